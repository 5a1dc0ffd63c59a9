"""The break point, a house rule (ours): a side that has lost a given share loses, tests, or is told to break off.

Losses are counted as each slot ends, and told to their side; in the End Phase it comes about.
"""

from collections.abc import Iterator
from fractions import Fraction
from math import ceil

from squadlog.base.dice import Roll
from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.common.kept.end_of_battle import (
    BreakTested,
    LossesCounted,
    SideBroke,
    SideLosses,
    end_of,
    fighting_on,
)
from squadlog.rules.common.wounds import value_fraction

OFF = "off"
_ALL = 100


@record
class Losses:
    """What a side has lost of what it had, in figures or in points, and from how much on it breaks."""

    lost: Fraction
    whole: Fraction
    breaks_at: int

    @property
    def is_past(self) -> bool:
        """Whether it has lost as much."""
        return self.lost >= self.breaks_at


def is_watched(reading: BookReading | RulesContext) -> bool:
    """Whether the table plays with a break point."""
    return not reading.rulings.is_("break.share", OFF)


def losses_of(battle: Battle, side: str, ctx: RulesContext) -> Losses:
    """What a side has lost so far: figures that are out of the fight, or the points that its wounds give away."""
    units = [unit for unit in battle.units.values() if unit.side == side]
    if ctx.rulings.is_("break.count", "points"):
        whole = Fraction(sum(unit.soldier.value for unit in units))
        lost = sum(
            (
                unit.soldier.value
                * max(
                    Fraction(0), value_fraction(unit.wound, ctx) - value_fraction(unit.soldier.brought, ctx)
                )
                for unit in units
            ),
            Fraction(0),
        )
    else:
        whole, lost = Fraction(len(units)), Fraction(sum(unit.out for unit in units))
    share = Fraction(ctx.rulings.number("break.share")) / _ALL
    return Losses(lost=lost, whole=whole, breaks_at=max(1, ceil(share * whole)))


def count_losses(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Tell each side that has lost more since what it has lost, and how much is left until it breaks."""
    if not is_watched(ctx):
        return
    told = {one.side: one for one in end_of(recorder.battle).losses}
    for side in fighting_on(recorder.battle):
        found = losses_of(recorder.battle, side, ctx)
        now = SideLosses(
            side=side,
            lost=int(found.lost),
            whole=int(found.whole),
            breaks_at=found.breaks_at,
            points=ctx.rulings.is_("break.count", "points"),
        )
        if (found.lost and side not in told) or (side in told and told[side] != now):
            recorder.emit(LossesCounted(side=side, losses=now))


def break_sides(recorder: EventRecorder, ctx: RulesContext) -> None:
    """In the End Phase a side past its break point loses, is tested for it, or is told to break off.

    May raise `DieNeeded`.
    """
    if not is_watched(ctx):
        return
    count_losses(recorder, ctx)
    for side in _past(recorder.battle, ctx):
        if ctx.rulings.is_("break.then", "tests"):
            held = int(ctx.rulings.number("break.holds"))
            name = recorder.battle.setup.side_name(side)
            face = ctx.dice.roll(Roll(name="break", who=name, side=side, needed=f"{held} or less holds"))
            recorder.emit(BreakTested(side=side, face=face, needed=held))
            if face.value <= held:
                continue
        losing = not ctx.rulings.is_("break.then", "told")
        left = [one for one in fighting_on(recorder.battle) if one != side]
        recorder.emit(SideBroke(side=side, loses=losing, last=losing and len(left) <= 1))


def _past(battle: Battle, ctx: RulesContext) -> Iterator[str]:
    """The sides past their break point; all may break, and the last one standing does not."""
    past = [side for side in fighting_on(battle) if losses_of(battle, side, ctx).is_past]
    yield from (
        past if len(past) < len(fighting_on(battle)) or ctx.rulings.is_("break.then", "told") else past[:-1]
    )


def ending(battle: Battle) -> str | None:
    """Why the battle ends as a side breaks; None: none has."""
    said = end_of(battle)
    if said.how != "broke":
        return None
    broken = " and ".join(map(battle.setup.side_name, said.losers))
    return f"{broken} broke"
