"""What a lab has found, in words that claim no more than was measured, and as data."""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING

from squadlog.base.names import so_many
from squadlog.battle.moment import Moment
from squadlog.extras.lab.deciding.claims import EVEN, values_needed
from squadlog.extras.lab.told.compared import tell_compared
from squadlog.reports.story.minutes import format_time

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.extras.lab.deciding.claims import Claim
    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.trials.cell import Measure
    from squadlog.extras.lab.trials.running import RunningLab


_ALL = 0.99
"""A share from which on there is nothing worth ruling out."""


def tell_findings(lab: RunningLab) -> Iterator[str]:
    """All that a lab has found, line by line, one part for each cell."""
    yield lab.lab.title or f"A lab: {lab.lab.question}"
    many = len(lab.cells)
    yield from tell_compared(lab)
    for number, so_far in enumerate(lab.cells.values(), 1):
        yield ""
        yield f"{number}  {so_far.cell.key}"
        yield from (f"   {line}" for line in tell_cell(lab, so_far))
    yield ""
    yield (
        f"Limits hold with 95 % certainty{f' for all {many} together' if many > 1 else ''}, however often you look. "
        "Measured is how commanders of the program fare, not people."
    )


def tell_cell(lab: RunningLab, so_far: CellSoFar) -> Iterator[str]:
    """All that a lab has found of one cell, line by line."""
    cell, claim = so_far.cell, lab.claim(so_far)
    first, second = cell.called
    if not so_far.rows:
        yield "No battle has been played yet."
        return
    pairs = f", {so_many(claim.count, 'pair')} with sides exchanged" if cell.exchanged else ""
    alike = cell.levels[0] == cell.levels[1]
    led = f"{cell.levels[0]} on both sides" if alike else f"{cell.levels[0]} against {cell.levels[1]}"
    whole = "to their end" if cell.whole else "six turns at most, or until half of a side is out"
    yield f"{so_many(len(so_far.rows), 'battle')}{pairs}: {led}, {whole}"
    yield say_estimate(so_far, claim)
    yield " ".join(filter(None, (say_verdict(lab, claim, first, second), say_ruled_out(claim, cell.by))))
    if rest := say_rest(lab, so_far):
        yield rest
    yield ", ".join(_tell_counts(so_far))
    yield from (f"Failed {so_many(times, 'time')}: {fault}" for fault, times in so_far.faults.items())


def say_estimate(so_far: CellSoFar, claim: Claim) -> str:
    """What was measured of the first contender, with its limits, in a line."""
    first, by = so_far.cell.called[0], so_far.cell.by
    measured = (claim.estimate, claim.low, claim.high, so_far.limits.plain_mean)
    share, low, high, plain = (say_measured(one, by) for one in measured)
    if by == "strength":
        more = "more" if claim.estimate >= EVEN else "less"
        return (
            f"The squad with {first.removeprefix('with ')} takes {share.lstrip('+-')} in 100 {more} of the other's "
            f"strength than it loses of its own (limits {low} to {high}; {plain} before luck was taken out)"
        )
    return f"{first} gets {share} % of the battles (limits {low} % to {high} %; {plain} % before luck was taken out)"


def say_measured(share: float, by: Measure, digits: int = 1) -> str:
    """A share from 0 to 1 in 100; by strength how much more than nothing, with its sign."""
    return f"{100 * share:.{digits}f}" if by == "won" else f"{200 * (share - EVEN):+.{digits}f}"


def _tell_counts(so_far: CellSoFar) -> Iterator[str]:
    fought = [one.fought for one in so_far.rows]
    contacts = sorted(one.first_contact for one in fought if one.first_contact is not None)
    drawn = f"Draws {so_far.draws}{', each counts as half a win' if 2 * so_far.draws > len(fought) else ''}"
    yield f"{drawn}, cut {so_far.cut}, failed {so_far.faults.total()}"
    yield f"{mean(one.turns for one in fought):.1f} turns"
    if contacts:
        yield f"the first attack in half of them by {Moment.at(contacts[len(contacts) // 2])}"
    margins = sorted(abs(one.points[0][1] - one.points[1][1]) for one in fought)
    if middle := int(margins[len(margins) // 2]):
        yield f"half of them won by {middle} points or more"


def say_verdict(lab: RunningLab, claim: Claim, first: str, second: str) -> str:
    """What may be claimed of a cell, in a sentence."""
    within = f"{lab.lab.within} in 100"
    leads = first if claim.estimate > EVEN else second
    return {
        "fair": f"Fair within {within}.",
        "unfair": f"Unfair by more than {within}: {leads} has the better of it.",
        "better": f"{first} is better.",
        "worse": f"{second} is better.",
        "as good": f"As good as each other within {within}.",
        "measured": f"Measured as closely as was asked, within {2 * lab.lab.within} in 100 of a squad's strength.",
        "not settled": "Not settled.",
    }[claim.verdict]


def say_ruled_out(claim: Claim, by: Measure = "won") -> str:
    """What a claim rules out, in a sentence; empty where that goes without saying."""
    if by == "strength":
        return ""
    if claim.most < _ALL:
        return f"More than {say_odds(claim.most)} is ruled out."
    rules_out = claim.low > 1 - _ALL or claim.high < _ALL
    return "" if rules_out or claim.verdict != "not settled" else "So few battles rule nothing out."


def say_odds(share: float) -> str:
    """A share from 0 to 1 as people say odds, rounded away from even: `58 : 42`."""
    more = min(100, int(100 * share + 0.999))
    return f"{more} : {100 - more}"


def count_rest(lab: RunningLab, so_far: CellSoFar) -> int:
    """How many battles more would settle a cell, if its estimate is right; 0 where it is settled or nobody can say."""
    claim = lab.claim(so_far)
    needed = values_needed(claim, lab.lab.within / 100, lab.lab.question)
    more = (needed - claim.count) * (2 if so_far.cell.exchanged else 1)
    untold = claim.most >= _ALL if so_far.cell.by == "won" else claim.high - claim.low > EVEN
    return 0 if not needed or untold else max(more, 0)


def say_rest(lab: RunningLab, so_far: CellSoFar) -> str:
    """How many battles would settle a cell and how long they take; empty where it is settled."""
    more = count_rest(lab, so_far)
    if not more:
        return ""
    took = f", about {format_time(more * lab.seconds_each, to_come=True)}" if lab.seconds_each else ""
    all_played = len(so_far.rows) >= lab.lab.battles
    most = f" This lab plays no more than {lab.lab.battles:,}; a new one may." if all_played else ""
    return f"Some {round_up(more):,} battles more would settle it if the estimate is right{took}.{most}"


def round_up(number: int) -> int:
    """A number to two digits: it is an estimate."""
    step = int(10 ** max(0, len(str(number)) - 2))
    return -(-number // step) * step


def list_findings(lab: RunningLab) -> list[Mapping[str, object]]:
    """What is claimed of each cell, as data."""
    return [_describe(lab, so_far) for so_far in lab.cells.values()]


def _describe(lab: RunningLab, so_far: CellSoFar) -> Mapping[str, object]:
    cell, claim = so_far.cell, lab.claim(so_far)
    return {
        "cell": cell.key,
        "print": lab.rows.prints[cell.key],
        "claim": claim.verdict,
        "measure": cell.by,
        "of": cell.called[0],
        "against": cell.called[1],
        "estimate": round(claim.estimate, 4),
        "interval": [round(claim.low, 4), round(claim.high, 4)],
        "plain": round(so_far.limits.plain_mean, 4),
        "battles": len(so_far.rows),
        "pairs": claim.count if cell.exchanged else 0,
        "level": list(cell.levels),
        "draws": so_far.draws,
        "cut": so_far.cut,
        "failed": so_far.faults.total(),
        "needed": values_needed(claim, lab.lab.within / 100, lab.lab.question),
        "stopped_because": lab.why_stopped(so_far),
    }
