"""What the table should not forget in this subphase: sentences that name their cause."""

from collections.abc import Iterator

from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Unit
from squadlog.reports.wording import called, plain
from squadlog.rules.gunnery import SHOTS_PER_TURN


def reminders(battle: Battle) -> tuple[str, ...]:
    """The reminders of the present moment, unit by unit in initiative order; none outside a turn."""
    if battle.stage in ("setup", "over"):
        return ()
    return tuple(sentence for unit in battle.in_order() if not unit.out for sentence in _of(unit, battle))


def _of(unit: Unit, battle: Battle) -> Iterator[str]:
    who, now = called(battle, unit.id), battle.now
    if unit.dazed(now) and unit.dazed_at is not None and unit.dazed_until is not None:
        ends = "this is the last" if unit.dazed_until == now else f"the last is {unit.dazed_until}"
        yield f"{who} is dazed since the hit of {unit.dazed_at}: {ends} subphase [WND-02]."
    action = unit.action
    if action is not None and action.end == now:
        if action.kind == "melee":
            yield f"{who}: its melee of {action.start} is resolved at the end of this subphase [MEL-21]."
        else:
            yield f"{who}: {plain(action.kind)} begun in {action.start} takes effect in this subphase [ACT-08]."
    for weapon in unit.jammed:
        yield f"{who}: {weapon} is jammed and must be cleared before it fires [FIR-42]."
    if unit.opportunity is not None:
        yield f"{who} holds opportunity fire with {unit.opportunity} [ACT-54]."
    yield from _rate(unit, who, now)
    if unit.hit_bonus:
        yield f"{who} hit in its last melee and has -1 on the next [MEL-27]."


def _rate(unit: Unit, who: str, now: Moment) -> Iterator[str]:
    this_turn = [shot for shot in unit.shots if shot.turn == now.turn]
    if len(this_turn) >= SHOTS_PER_TURN:
        yield f"{who} has fired in {this_turn[-2]} and {this_turn[-1]}: no more shots this turn [FIR-38]."
    elif now.later(-1) in unit.shots:
        yield f"{who} fired in {now.later(-1)}: it may not fire again in this subphase [FIR-39]."
