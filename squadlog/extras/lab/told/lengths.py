"""How the battles of a cell are spread: how long they last, when the first attack is, by how much they are won."""

from __future__ import annotations

from collections import Counter
from math import ceil
from statistics import fmean
from typing import TYPE_CHECKING

from squadlog.base.names import so_many
from squadlog.base.records import record
from squadlog.battle.moment import Moment

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.extras.lab.trials.playing import TrialRow

_BAR = 30
"""How long the bar of the step is in which most battles lie."""
_HALF_A_TURN = 5
_MOST_STEPS = 12
_WIDE = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000)
"""How many points a step of margins may have."""


@record
class BattleSpread:
    """How many battles lie in each step of something, in order; `middle` is what half of them reach, in words."""

    what: str
    steps: tuple[tuple[str, int], ...]
    middle: str


def list_spreads(rows: Sequence[TrialRow], called: tuple[str, str]) -> tuple[BattleSpread, ...]:
    """All that is told of how battles were: turns, first attacks, margins; none of no battle."""
    return (spread_turns(rows), spread_contacts(rows), spread_margins(rows, *called)) if rows else ()


def spread_turns(rows: Sequence[TrialRow]) -> BattleSpread:
    """How many turns the battles took. `rows` are at least one, here and below."""
    turns = sorted(row.fought.turns for row in rows)
    counts = Counter(turns)
    steps = tuple((so_many(one, "turn"), counts[one]) for one in range(turns[0], turns[-1] + 1))
    return BattleSpread(
        what="How long they last",
        steps=steps,
        middle=f"half of them {so_many(turns[len(turns) // 2], 'turn')} at most",
    )


def spread_contacts(rows: Sequence[TrialRow]) -> BattleSpread:
    """When the first attack was, by halves of turns."""
    found = sorted(row.fought.first_contact for row in rows if row.fought.first_contact is not None)
    counts = Counter(one // _HALF_A_TURN for one in found)
    steps = [
        (_name_half(one), counts[one]) for one in (range(min(counts), max(counts) + 1) if counts else ())
    ]
    if len(found) < len(rows):
        steps.append(("no attack", len(rows) - len(found)))
    return BattleSpread(
        what="When the first attack is",
        steps=tuple(steps),
        middle=f"half of them by {Moment.at(found[len(found) // 2])}" if found else "none attacked",
    )


def _name_half(half: int) -> str:
    first = Moment.at(half * _HALF_A_TURN)
    return f"{first} to s{first.subphase + _HALF_A_TURN - 1}"


def spread_margins(rows: Sequence[TrialRow], first: str, second: str) -> BattleSpread:
    """By how many victory points each contender won, the second at the top; `first` and `second` are their names."""
    margins = sorted(_margin(row) for row in rows)
    most = max(map(abs, margins))
    wide = next((one for one in _WIDE if 2 * (int(most) // one + 1) <= _MOST_STEPS), _WIDE[-1])
    counts = Counter(_step(one, wide) for one in margins)
    steps = tuple(
        (_name_step(one, wide, first, second), counts[one])
        for one in range(min(counts), max(counts) + 1)
        if one or counts[one]
    )
    middle = int(sorted(map(abs, margins))[len(margins) // 2])
    return BattleSpread(
        what="Who wins by how much", steps=steps, middle=f"half of them by {so_many(middle, 'point')} or more"
    )


def _margin(row: TrialRow) -> float:
    points = dict(row.fought.points)
    return points[row.sides[0]] - points[row.sides[1]]


def _step(margin: float, wide: int) -> int:
    """Step 0 is a draw, 1 and -1 are margins up to `wide` of the first and of the second, and so on."""
    return ceil(abs(margin) / wide) * (1 if margin > 0 else -1)


def _name_step(step: int, wide: int, first: str, second: str) -> str:
    if not step:
        return "a draw"
    least, most = (abs(step) - 1) * wide + 1, abs(step) * wide
    return f"{first if step > 0 else second} by {least}{f' to {most}' if most > least else ''}"


def tell_spread(spread: BattleSpread) -> Iterator[str]:
    """The spread in lines: a bar for each step, as long as it has battles."""
    yield f"{spread.what}: {spread.middle}"
    most = max((times for _, times in spread.steps), default=1)
    wide = max((len(name) for name, _ in spread.steps), default=0)
    for name, times in spread.steps:
        bar = "▰" * round(_BAR * times / most)
        yield f"   {name:<{wide}} {f'{bar} ' if bar else ''}{times:,}"


def explain_by_luck(rows: Sequence[TrialRow]) -> float:
    """What part of how the results differ goes with luck, from 0 to 1: the square of their correlation.

    Pairs with sides exchanged are told battle by battle, since each has luck of its own.
    """
    shares, lucks = [row.share for row in rows], [row.luck for row in rows]
    if not rows:
        return 0.0
    share, luck = fmean(shares), fmean(lucks)
    apart = sum((one - share) ** 2 for one in shares) * sum((one - luck) ** 2 for one in lucks)
    together = sum((one - share) * (other - luck) for one, other in zip(shares, lucks, strict=True))
    return together**2 / apart if apart else 0.0
