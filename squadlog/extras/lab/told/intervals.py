"""Limits drawn as a line of letters: from limit to limit, the estimate on it, what counts as fair shaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from squadlog.extras.lab.trials.cell import Measure

CELLS = 51
"""How long a line is: two in 100 a cell, the middle one is even."""
BEYOND, BAND = "·", "░"
"""A share that is ruled out, and one that counts as even."""
LOW, BETWEEN, HIGH, ESTIMATE = "├", "─", "┤", "●"
"""The lower limit, what is still possible, the upper limit, and what is likeliest."""
EVEN_BETWEEN = "═"
"""What is still possible and counts as even."""


def label_share(share: float, by: Measure = "won") -> str:
    """A share from 0 to 1 on a scale: `25` in 100, by strength `-50` to `+50` about nothing."""
    at = round(100 * share) if by == "won" else round(200 * share - 100)
    return f"{at}" if by == "won" or not at else f"{at:+}"


def label_even(within: float, by: Measure = "won") -> str:
    """What counts as even on a scale: `50 ± 5`, by strength `0 ± 4`."""
    return f"{label_share(0.5, by)} ± {(100 if by == 'won' else 200) * within:.0f}"


def name_scale(by: Measure = "won") -> str:
    """What a scale counts."""
    return "share in 100" if by == "won" else "strength taken less strength lost, in 100 of a squad"


def draw_axis(cells: int = CELLS, within: float | None = None, by: Measure = "won") -> str:
    """What stands over the lines: shares in 100 at their places, and what counts as even where that is given.

    A word that has no room beside those before it is left out.
    """
    even = label_share(0.5, by) if within is None else label_even(within, by)
    others = [(share, label_share(share / 100, by)) for share in (0, 100, 25, 75)]
    axis = " " * cells
    for share, told in ((50, even), *others):
        at = min(max(place_of(share / 100, cells) - len(told) // 2, 0), cells - len(told))
        if at >= 0 and not axis[max(at - 1, 0) : at + len(told) + 1].strip():
            axis = f"{axis[:at]}{told}{axis[at + len(told) :]}"
    return axis


def draw_interval(low: float, estimate: float, high: float, within: float, cells: int = CELLS) -> str:
    """The limits and the estimate, shares from 0 to 1, on a line of so many cells.

    A half give or take `within` is shaded. Each share has its place, so that a line narrows where it stands.
    """
    line = [BAND if _is_even(at, within, cells) else BEYOND for at in range(cells)]
    first, last = place_of(low, cells), place_of(high, cells)
    line[first : last + 1] = BETWEEN * (last + 1 - first)
    line[first], line[last], line[place_of(estimate, cells)] = LOW, HIGH, ESTIMATE
    return "".join(line)


def mark_even(line: str, within: float) -> str:
    """Such a line with what counts as even marked between the limits too."""
    return "".join(
        EVEN_BETWEEN if one == BETWEEN and _is_even(at, within, len(line)) else one
        for at, one in enumerate(line)
    )


def place_of(share: float, cells: int) -> int:
    """The cell of a share from 0 to 1 in a line of so many."""
    return round(min(max(share, 0.0), 1.0) * (cells - 1))


def _is_even(at: int, within: float, cells: int) -> bool:
    return place_of(0.5 - within, cells) <= at <= place_of(0.5 + within, cells)


def draw_intervals(found: Sequence[Mapping[str, object]], within: float) -> Iterator[str]:
    """A line for each of what `findings.list_findings` gives, under an axis, and whose share it is where."""
    if not found:
        return
    by: Measure = "strength" if found[0].get("measure") == "strength" else "won"
    yield f"{draw_axis(by=by)}  {name_scale(by)}"
    for one in found:
        low, high = one["interval"]  # type: ignore[misc]  # two numbers
        line = draw_interval(low, float(str(one["estimate"])), high, within)  # type: ignore[has-type]
        yield f"{line}  {one['of']}, {one['cell']}"
