"""The cells of a lab as rows of a list: what each shows, its limits as a line that narrows, what may be claimed."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.names import cells, so_many
from squadlog.extras.lab.told.findings import round_up, say_measured
from squadlog.extras.lab.told.intervals import (
    BAND,
    BETWEEN,
    BEYOND,
    ESTIMATE,
    EVEN_BETWEEN,
    HIGH,
    LOW,
    draw_axis,
    draw_interval,
    mark_even,
)
from squadlog.tui.chrome.strip_list import ListRow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.lab.told.standing import CellStanding, LabStanding

INDENT, CELL_LINES = 3, 3
"""Cells before all that is told of a cell but its number, and the lines of it."""
SETTLED, OPEN = "✓", "…"
_LOOKS = {
    BEYOND: "$quiet", BAND: "$asked", ESTIMATE: "bold $asked",
    **dict.fromkeys((LOW, BETWEEN, EVEN_BETWEEN, HIGH), "bold"),
}  # fmt: skip


def scale_words(standing: LabStanding, width: int) -> Content:
    """The scale over the lines of all cells, in so many cells."""
    return Content.styled(
        f"{'':{INDENT}}{draw_axis(max(1, width - INDENT), standing.within, standing.by)}", "$quiet"
    )


def cell_rows(standing: LabStanding, width: int) -> Iterator[ListRow]:
    """Three lines for each cell: what it has shown, its limits, what may be claimed."""
    for number, one in enumerate(standing.cells, 1):
        for place, words in enumerate(cell_lines(number, one, standing.within, width)):
            yield ListRow(one.key, words, stops=not place)


def cell_lines(number: int, one: CellStanding, within: float, width: int) -> tuple[Content, Content, Content]:
    """The lines of a cell, none wider than `width`."""
    room = max(1, width - INDENT)
    claim = one.claim
    line = mark_even(draw_interval(claim.low, claim.estimate, claim.high, within, room), within)
    looks = (("".join(run), _LOOKS[char]) for char, run in groupby(line))
    return (
        _head(number, one, width),
        Content.assemble(" " * INDENT, *looks),
        Content.assemble(" " * INDENT, _claim_words(one, room)),
    )


def _head(number: int, one: CellStanding, width: int) -> Content:
    """Number and key, at the right how many battles; between them the share of the first, as far as there is room."""
    first, claim = one.called[0], one.claim
    key, count = f"{number:>{INDENT - 1}} {one.key}", so_many(one.battles, "battle")
    share, low, high = (say_measured(end, one.by) for end in (claim.estimate, claim.low, claim.high))
    short = say_measured(claim.estimate, one.by, digits=0)
    unit = " %" if one.by == "won" else ""
    told = [
        f"{first} {share}{unit} ({low} to {high})",
        f"{first} {short}{unit}",
        *([short] if one.by == "strength" else []),
        "",
    ]
    room = width - cells(key) - cells(count) - 4
    share = next((words for words in told if cells(words) <= room), "") if one.battles else ""
    gap = max(1, width - cells(key) - cells(share) - cells(count) - 2)
    return Content.assemble((key, "bold"), "  ", share, " " * gap, (count, "$quiet")).truncate(width)


def _claim_words(one: CellStanding, room: int) -> Content:
    """What may be claimed, and as much of what is ruled out and of what is left as has room, whole."""
    sign, words = SETTLED if one.settled else OPEN, one.verdict
    for more in (
        one.ruled_out,
        f"Some {round_up(one.rest):,} battles more would settle it." if one.rest else "",
    ):
        if more and cells(words) + 1 + cells(more) + 2 <= room:
            words = f"{words} {more}"
    return Content.assemble((sign, "bold $asked"), f" {words}").truncate(room, ellipsis=True)
