"""Bursts by the book: with what, how many rounds, how many of them hit, how often (AUT-01..AUT-06, AUT-13..AUT-26)."""

from collections.abc import Iterator, Sequence

from squadlog.battle.ledger import Line
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Unit
from squadlog.rules.ammunition.magazines import count_rounds_left
from squadlog.rules.automatic_fire.record import AREA, CONCENTRATED, BurstOfLate, bursts
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.common.shots import gunnery

_no = refuses("fire")

SHOT = "shot"
"""An ordinary shot among the fires of a turn."""


def is_automatic(unit: Unit, weapon: str, ctx: RulesContext) -> bool:
    """Whether a weapon of a unit fires bursts, an OMNI rifle as it is set (AUT-01)."""
    return (
        weapon in unit.weapons
        and weapon in ctx.book.weapons
        and gunnery.weapon_row(unit, weapon, ctx).automatic
    )


def rounds_of(left: int | None, reading: BookReading) -> int:
    """The rounds of a burst with `left` rounds in the magazine: five, or what there is (AUT-04, AUT-05)."""
    most = reading.book.automatic_fire.rounds_per_burst
    return most if not left else min(most, left)


def rounds_now(unit: Unit, weapon: str, ctx: RulesContext) -> int:
    """The rounds of the next burst of a unit."""
    return rounds_of(count_rounds_left(unit, weapon, ctx.reading), ctx.reading)


def hits_row(rounds: int, reading: BookReading) -> tuple[int, ...]:
    """How many of the `rounds` hit for the faces 1 to 10, once the burst has hit (AUT-21..AUT-25, A-36, A-37)."""
    row = reading.book.automatic_fire.rows[str(rounds)]
    if row.hits_without_minimum is not None and reading.rulings.is_("auto.five_round_minimum", "0"):
        return row.hits_without_minimum
    if rounds == 2:
        return (int(reading.rulings.number("auto.two_round_hits")),) * len(row.hits)
    return row.hits


def is_rolled(rounds: int, reading: BookReading) -> bool:
    """Whether a die is rolled for how many rounds hit: not where all its faces say the same (AUT-24, AUT-25)."""
    return len(set(hits_row(rounds, reading))) > 1


def hits(rounds: int, face: int, reading: BookReading) -> int:
    """How many rounds of a burst hit for a face, 1 to 10."""
    return hits_row(rounds, reading)[face - 1]


def run_now(unit: Unit, now: Moment, reading: BookReading) -> int:
    """The how-manieth burst of a run one fired in `now` would be: 1 for the first (AUT-13, A-34)."""
    before = [burst.moment for burst in bursts(unit)]
    if reading.rulings.is_("auto.burst_penalty", "per_turn"):
        return 1 + sum(moment.turn == now.turn for moment in before)
    run, expected = 1, now.later(-1) if now.index else None
    for moment in reversed(before):
        if moment != expected:
            break
        run, expected = run + 1, moment.later(-1) if moment.index else None
    return run


def mode_lines(mode: str, run: int, ctx: RulesContext) -> Iterator[Line]:
    """What the mode and the bursts before it add to the roll (AUT-12, AUT-13, AUT-20)."""
    row = ctx.book.to_hit["auto_area" if mode == AREA else "auto_concentrated"]
    yield line(row.key, row.name, row.value, row.rule)
    more = ctx.book.to_hit["auto_extra_burst"]
    extra = (run - 1) * more.value
    against = "" if extra else "no burst just before it"
    yield line(more.key, f"burst {run} of a run", extra, "AUT-13", against=against)


def is_allowed(fired: Sequence[str], wanted: str, reading: BookReading) -> bool:
    """Whether one more fire of that kind is allowed in a turn after those: shot, concentrated, area (AUT-26)."""
    book = reading.book.automatic_fire
    if len(fired) >= book.fires_per_turn:
        return False
    if reading.rulings.is_("auto.fires_per_turn", "three_any"):
        return True
    return wanted == AREA or len(fired) < book.concentrated_per_turn


def fires(unit: Unit, now: Moment, reading: BookReading) -> tuple[str, ...]:
    """What a unit has fired in this turn, or in ten subphases, as the rate of fire counts it."""
    known = {burst.moment: burst.mode for burst in bursts(unit)}
    return tuple(
        known.get(moment, SHOT) for moment in gunnery.counted_shots(unit.shots, now, reading.rulings)
    )


def refusal_single(unit: Unit, now: Moment, ctx: RulesContext) -> Refusal | None:
    """Why an ordinary shot may not be fired in `now`, or None: not next to a burst, nor third (AUT-26, A-32)."""
    reading = ctx.reading
    mixed = reading.rulings.is_("auto.mixed_consecutive", "true")
    bursting = {burst.moment for burst in bursts(unit)}
    resting = tuple(moment for moment in unit.shots if not (mixed and moment in bursting))
    if gunnery.too_soon(resting, now, reading):
        return gunnery.rate_refusal(unit, now, reading)
    return _too_many(unit, now, SHOT, ctx)


def refusal_burst(mode: str, unit: Unit, now: Moment, ctx: RulesContext) -> Refusal | None:
    """Why a burst may not be fired in `now`, or None: three fires, and not next to a single shot (AUT-03, AUT-06)."""
    reading = ctx.reading
    bursting = {burst.moment for burst in bursts(unit)}
    single = tuple(moment for moment in unit.shots if moment not in bursting)
    again = gunnery.too_soon(single, now, reading)
    if again and not reading.rulings.is_("auto.mixed_consecutive", "true"):
        return _no(
            "fired-just-before",
            f"Unit {unit.id} fired a single shot in {single[-1]}; only burst after burst may follow at once.",
            "AUT-06",
            f"They may fire again in {again}.",
        )
    if now in unit.shots:
        return gunnery.rate_refusal(unit, now, reading)
    return _too_many(unit, now, mode, ctx)


def _too_many(unit: Unit, now: Moment, wanted: str, ctx: RulesContext) -> Refusal | None:
    fired = fires(unit, now, ctx.reading)
    if is_allowed(fired, wanted, ctx.reading):
        return None
    if len(fired) >= ctx.book.automatic_fire.fires_per_turn:
        return gunnery.refuse_used_up(unit, len(fired), now, ctx.rulings, "AUT-03")
    span = gunnery.span(now, ctx.rulings)
    sentence = f"Unit {unit.id} has fired {len(fired)} times {span}; a third fire is an area burst."
    instead = "Fire an area burst, or none."
    return _no("rate-of-fire", sentence, "AUT-26" if wanted == SHOT else "AUT-17", instead)


def other_target(unit: Unit, target: int | None, now: Moment) -> BurstOfLate | None:
    """The concentrated burst just before this one, at another target (AUT-18); None if there is none."""
    last = next(iter(reversed(bursts(unit))), None)
    if last is None or last.mode != CONCENTRATED or last.target in (None, target):
        return None
    return last if last.moment.later(1) == now else None
