"""What the table should not forget in this subphase: sentences that name their cause."""

from collections.abc import Iterator

from squadlog.battle.moment import SUBPHASES, Duty, Moment
from squadlog.battle.state import Known, Unit
from squadlog.facts.seats import REFEREE
from squadlog.reports.deeds import doing_words
from squadlog.reports.wording import name_of
from squadlog.rules.common.advanced import fires_left, hints, reminders_of
from squadlog.rules.common.context import BookReading
from squadlog.rules.common.shots.gunnery import counted_shots, shots_per_turn, slides, too_soon


def reminders(battle: Known, reading: BookReading, seat: str = REFEREE) -> tuple[str, ...]:
    """The reminders of the present moment for a seat, unit by unit in initiative order; none outside a turn.

    What it should know as it gives orders comes first.
    """
    if battle.stage in ("setup", "over"):
        return ()
    return (
        *hints(battle, seat, reading.rulings),
        *(
            sentence
            for unit in battle.in_order()
            if not (unit.out or unit.soldier.paper)
            for sentence in _of(unit, battle, reading)
        ),
    )


def _of(unit: Unit, battle: Known, reading: BookReading) -> Iterator[str]:
    who, now = name_of(battle, unit.id), battle.now
    if unit.dazed(now) and unit.dazed_at is not None and unit.dazed_until is not None:
        until = "this subphase" if unit.dazed_until == now else str(unit.dazed_until)
        yield f"{who} is dazed since the hit of {unit.dazed_at}, up to and with {until} [WND-02]."
    action = unit.action
    if action is not None and action.end == now:
        if action.kind == "melee":
            yield f"{who}: the melee of {action.start} is resolved at the end of this subphase [MEL-21]."
        else:
            yield f"{who}: {doing_words(action)} begun in {action.start} takes effect in this subphase [ACT-08]."
    for weapon in unit.jammed:
        yield f"{who}: {weapon} is jammed and must be cleared before it is fired [FIR-42]."
    for told in reminders_of(unit, reading.book, reading.rulings):
        sentence = f"{who}: {told}"
        yield Duty.until(told.last, sentence) if isinstance(told, Duty) else sentence
    if unit.opportunity is not None:
        told = f"{who} is ready for opportunity fire with {unit.opportunity} [ACT-54]."
        turns = battle.setup.turns
        yield told if turns is None else Duty.until(Moment(turns, SUBPHASES), told)
    other = fires_left(unit, now, reading.book, reading.rulings)
    yield from _rate(unit, who, now, reading) if other is None else (f"{who} {told}" for told in other.told)
    if unit.hit_bonus:
        yield f"{who} hit in the last melee and has -1 on the next [MEL-27]."


def _rate(unit: Unit, who: str, now: Moment, reading: BookReading) -> Iterator[str]:
    if not unit.shots:
        return
    shots, most = counted_shots(unit.shots, now, reading.rulings), shots_per_turn(reading)
    if most and len(shots) >= most:
        again = shots[-most].later(SUBPHASES)
        span = f"before {again}" if slides(reading.rulings) else "this turn"
        fired = " and ".join(map(str, shots[-most:]))
        yield f"{who} has fired in {fired}: no more shots {span} [FIR-38]."
    elif too_soon(unit.shots, now, reading) and unit.shots[-1] != now:
        yield f"{who} fired in {unit.shots[-1]}: they may not fire again in this subphase [FIR-39]."
