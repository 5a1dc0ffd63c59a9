"""What of a scenario binds a side now, in words (SCN-12)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle, Unit
from squadlog.book.rulings import Rulings
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.telling import condition_told
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.words import Bound
from squadlog.rules.scenario.conditions import is_lifted
from squadlog.rules.scenario.deploying import turn_of
from squadlog.rules.scenario.progress import SayDeployed, binds, page_of, progress_of
from squadlog.rules.scenario.squads import of_squads


def hints(battle: Battle, seat: str, rulings: Rulings) -> Iterator[str]:
    """Hints about the conditions in force for the side that has the word; for the seat of a side, its own."""
    active = battle.active
    side = seat if seat in battle.side_ids() else "" if active is None else active.side
    for one, _ in _in_force(battle, rulings):
        if one.side in ("", side) or not side:
            yield f"{format_condition(battle, one)} [SCN-12]"


def conditions_binding(battle: Battle, rulings: Rulings) -> Iterator[Bound]:
    """Every condition in force, and the units whom it binds."""
    for one, units in _in_force(battle, rulings):
        yield Bound(told=f"{format_condition(battle, one)} [SCN-12]", units=units)


def _in_force(battle: Battle, rulings: Rulings) -> Iterator[tuple[Condition, tuple[int, ...]]]:
    """With the units whom each binds: none who has fallen, and none for whom a ban on attacking is lifted."""
    for one in page_of(battle).conditions:
        if binds(battle, one):
            of = (battle.units[number] for number in sorted(of_squads(battle, one.side, one.squads)))
            units = tuple(unit.id for unit in of if not (unit.out or _is_lifted(battle, unit, one, rulings)))
            if units:
                yield one, units


def _is_lifted(battle: Battle, unit: Unit, one: Condition, rulings: Rulings) -> bool:
    return one.kind == "hold_fire" and is_lifted(battle, unit, one, rulings)


def format_condition(battle: Battle, one: Condition) -> str:
    """A condition as a player reads it."""
    called = {side.id: side.name for side in battle.setup.sides}
    return condition_told(one, page_of(battle), called)


def sets_up_now(battle: Battle) -> Ask | None:
    """Who sets up now, and what it says when it has; None where all may."""
    side = turn_of(battle)
    if not side:
        done = {*battle.side_ids()} <= {*progress_of(battle).deployed}
        return Ask(kind="begin", sentence="Every side has set up: begin turn 1.") if done else None
    mine = sorted(unit.id for unit in battle.units.values() if unit.side == side)
    unplaced = [number for number in mine if battle.units[number].position is None]
    sets = "".join(f"put {number} X,Y places one, " for number in (unplaced or mine)[:1])
    typed = f": {sets}deployed {side} ends it."
    told = f"{battle.setup.side_name(side)} sets up{_where(battle, side)}"
    return Ask(
        kind="begin",
        sentence=f"Begin turn 1 when all units are placed. {told}{typed}",
        typed=typed,
        options=(AskOption(says=SayDeployed(side=side), words=told),),
    )


def _where(battle: Battle, side: str) -> str:
    page = page_of(battle)
    units = {unit.id for unit in battle.units.values() if unit.side == side}
    names = [name for place in page.deployment.places if units & {*place.units} for name in place.areas]
    areas = [area.called for name in dict.fromkeys(names) if (area := page.area(name)) is not None]
    return f" in {' or '.join(areas)}" if areas else ""
