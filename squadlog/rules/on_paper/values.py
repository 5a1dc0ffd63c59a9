"""What their losses are worth: as it was stated, or by the book, or asked once at the end (CAS-01..CAS-06)."""

from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Soldier
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.context import RulesContext
from squadlog.rules.on_paper.record import ValuesLeft, figure, paper
from squadlog.rules.on_paper.saying import LeaveValues

with lazy_imports():
    from squadlog.squads import cost
    from squadlog.squads import plan as plans

_PRICED = ("troop", "armour", "weapons")
"""What must be known of a soldier so that the book says what he is worth (BLD-11)."""


def value_by_book(soldier: Soldier, suit: bool, ctx: RulesContext) -> int | None:
    """What the book says a figure costs by what was stated of it; None where too little was (BLD-11)."""
    if not suit or any(one in soldier.unknown for one in _PRICED):
        return None
    on_paper = plans.SoldierPlan(
        name="figure", race=soldier.race, troop=soldier.troop, armour=soldier.armour, weapons=soldier.weapons
    )
    return cost.unit_value(plans.SquadPlan(name="figures", soldiers=(on_paper,)), 0, ctx.book, ctx.rulings)


def hurt_unvalued(battle: Battle) -> tuple[Unit, ...]:
    """Their figures that bring points which nobody knows."""
    return tuple(
        unit
        for unit in battle.units.values()
        if unit.soldier.paper and unit.wound != "none" and "value" in unit.soldier.unknown
    )


def asks_values(battle: Battle) -> Ask | None:
    """At the end, once: what those who were hit are worth; None where that is known, or nobody tells it."""
    hurt = hurt_unvalued(battle)
    if not hurt or paper(battle).values_asked:
        return None
    names, verb = ", ".join(unit.called for unit in hurt), "is" if len(hurt) == 1 else "are"
    return Ask(
        kind="step",
        step="points",
        sentence=f"The battle is over: {battle.result}. What {verb} {names} worth, in points?",
        units=tuple(unit.id for unit in hurt),
        options=(AskOption(says=LeaveValues(), words="they do not say: their points stay unknown"),),
        enter=1,
        hint=f"Or write the points, one after the other, such as their {hurt[0].id} value 38.",
    )


def objections_leave(battle: Battle, _command: LeaveValues, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to leave their points unknown: they are asked for at the end alone."""
    if battle.stage != "over" or asks_values(battle) is None:
        yield nonsense(
            "not-asked", "Nobody asks for their points now.", "CAS-07", "At the end it is asked once."
        )


def resolve_leave(recorder: EventRecorder, _command: LeaveValues, _ctx: RulesContext) -> None:
    """Leave them as they are."""
    recorder.emit(ValuesLeft())


def unknown_points(battle: Battle, side: str) -> tuple[Unit, ...]:
    """Their figures whose loss brings a side points that nobody knows."""
    return tuple(unit for unit in hurt_unvalued(battle) if unit.side != side)


def all_left(battle: Battle) -> str | None:
    """Why the battle ends: of a side on paper everybody is out or has left; None: it does not."""
    gone = [
        battle.setup.side_name(side)
        for side in battle.setup.paper
        if all(unit.out or figure(unit).left for unit in battle.units.values() if unit.side == side)
    ]
    return f"nobody is left to fight for {' or '.join(gone)}" if gone else None
