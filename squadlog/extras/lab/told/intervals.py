"""Limits drawn as a line of letters: from limit to limit, the estimate on it, what counts as fair shaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

CELLS = 51
"""How long a line is: two in 100 a cell, the middle one is even."""
BEYOND, BAND = "·", "░"
"""A share that is ruled out, and one that counts as even."""
LOW, BETWEEN, HIGH, ESTIMATE = "├", "─", "┤", "●"
"""The lower limit, what is still possible, the upper limit, and what is likeliest."""
EVEN_BETWEEN = "═"
"""What is still possible and counts as even."""


def draw_axis(cells: int = CELLS, within: float | None = None) -> str:
    """What stands over the lines: shares in 100 at their places, and what counts as even where that is given.

    A word that has no room beside those before it is left out.
    """
    even = "50" if within is None else f"50 ± {100 * within:.0f}"
    axis = " " * cells
    for share, told in ((50, even), (0, "0"), (100, "100"), (25, "25"), (75, "75")):
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
    yield f"{draw_axis()}  share in 100"
    for one in found:
        low, high = one["interval"]  # type: ignore[misc]  # two numbers
        line = draw_interval(low, float(str(one["estimate"])), high, within)  # type: ignore[has-type]
        yield f"{line}  {one['of']}, {one['cell']}"
