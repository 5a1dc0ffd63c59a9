"""Limits drawn as a line of letters: from limit to limit, the estimate on it, what counts as fair shaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

CELLS = 51
"""How long a line is: two in 100 a cell, the middle one is even."""


def draw_axis() -> str:
    """What stands over the lines: shares in 100 at their places."""
    axis = [" "] * CELLS
    for share in (0, 25, 50, 75, 100):
        told = str(share)
        at = min(max(_at(share / 100) - len(told) // 2, 0), CELLS - len(told))
        axis[at : at + len(told)] = told
    return "".join(axis)


def draw_interval(low: float, estimate: float, high: float, within: float) -> str:
    """The limits and the estimate, shares from 0 to 1, on a line of `CELLS`; a half give or take `within` is shaded."""
    line = ["░" if _at(0.5 - within) <= at <= _at(0.5 + within) else "·" for at in range(CELLS)]
    first, last = _at(low), _at(high)
    line[first : last + 1] = "─" * (last + 1 - first)
    line[first], line[last], line[_at(estimate)] = "├", "┤", "●"
    return "".join(line)


def draw_intervals(found: Sequence[Mapping[str, object]], within: float) -> Iterator[str]:
    """A line for each of what `findings.list_findings` gives, under an axis, and whose share it is where."""
    if not found:
        return
    yield f"{draw_axis()}  share in 100"
    for one in found:
        low, high = one["interval"]  # type: ignore[misc]  # two numbers
        line = draw_interval(low, float(str(one["estimate"])), high, within)  # type: ignore[has-type]
        yield f"{line}  {one['of']}, {one['cell']}"


def _at(share: float) -> int:
    return round(min(max(share, 0.0), 1.0) * (CELLS - 1))
