"""The picture of a plot: boxes in layers with lines between them, in cells; screen, paper and SVG draw the same."""

import textwrap
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Literal

from squadlog.base.names import cells, clean_text
from squadlog.base.records import record
from squadlog.extras.careers.linked.layers import Leg, Place, choose_bends, lay_out
from squadlog.extras.careers.linked.plot import CampaignPlot

BoxState = Literal["here", "passed", "ahead"]
_LEAST, _WIDEST = 12, 26
"""Cells that a box has at least and at most."""
_BETWEEN, _GAP = 2, 2
"""Cells between two boxes of a row, and rows of cells between two rows of boxes where all lines bend in one."""


@record
class PlotBox:
    """A battle or an end in its place: left upper corner, size, title in lines, and where the campaign stands."""

    key: str
    x: int
    y: int
    width: int
    height: int
    title: tuple[str, ...]
    state: BoxState
    end: bool


@record
class PlotWay:
    """What can follow: cells of a line from box to box; `taken`: the campaign went that way."""

    places: tuple[tuple[int, int], ...]
    taken: bool

    @property
    def points(self) -> tuple[tuple[float, float], ...]:
        """The line as it is drawn with a pen, in cells: through their middles, from edge to edge of the boxes."""
        ends = (self.places[0], self.places[-1])
        return tuple((x + 0.5, y + (1.0 if (x, y) in ends else 0.5)) for x, y in self.places)


@record
class PlotPicture:
    """The whole picture in cells. `back` are ways that lead back to an earlier battle, from and to."""

    width: int
    height: int
    boxes: tuple[PlotBox, ...]
    lines: tuple[PlotWay, ...]
    back: tuple[tuple[str, str], ...] = ()


def draw_plot(
    plot: CampaignPlot, width: int, *, at: str = "", path: Iterable[tuple[str, str]] = ()
) -> PlotPicture:
    """The picture of a plot, `width` cells wide at most; `at` is where it stands, `path` the ways it went."""
    went, layers = set(path), lay_out(plot)
    columns = max(map(len, layers.rows))
    wide = max(_LEAST, min(_WIDEST, width // columns - _BETWEEN))
    step = wide + _BETWEEN
    titles = {key: _fold(plot.title(key), wide - 3) for row in layers.rows for key, to in row if not to}
    high = 2 + max(map(len, titles.values()))
    lefts = [
        {place: (columns - len(row)) * step // 2 + nth * step for nth, place in enumerate(row)}
        for row in layers.rows
    ]
    passed = {a for a, _ in went}
    boxes, ways, came, y = list[PlotBox](), list[PlotWay](), dict[Place, int](), 0
    for row, left in enumerate(lefts):
        boxes += [
            PlotBox(
                key=key, x=x, y=y, width=wide, height=high, title=titles[key], end=key in plot.end,
                state="here" if key == at else "passed" if key in passed else "ahead",
            )
            for (key, to), x in left.items() if not to
        ]  # fmt: skip
        legs = layers.legs(row)
        spans = _spans(legs, left, lefts[row + 1], came, wide) if legs else []
        came = {finish: x for (_, finish, _), (_, x) in zip(legs, spans, strict=True) if finish[1]}
        bends = choose_bends(spans)
        below = y + high + max(bends, default=0) + _GAP
        for (start, _, of), (x1, x2), bend in zip(legs, spans, bends, strict=True):
            top, turn = y - 1 if start[1] else y + high - 1, y + high + bend
            bent = () if x1 == x2 else ((x1, turn), (x2, turn))
            ways.append(PlotWay(places=((x1, top), *bent, (x2, below - 1)), taken=of in went))
        y = below if legs else y + high
    return PlotPicture(
        width=columns * step, height=y, boxes=tuple(boxes), lines=tuple(ways), back=layers.back
    )


def _spans(
    legs: Sequence[Leg], above: dict[Place, int], below: dict[Place, int], came: dict[Place, int], wide: int
) -> list[tuple[int, int]]:
    """The column in which each line leaves its row and that in which it comes to the next: each has its own.

    `came` are the columns of those that only pass the row.
    """
    leaving, coming = defaultdict[Place, list[int]](list), defaultdict[Place, list[int]](list)
    for nth, (start, finish, _) in enumerate(legs):
        leaving[start].append(nth)
        coming[finish].append(nth)
    starts, finishes = dict[int, int](), dict[int, int]()
    for place, those in leaving.items():
        for at, nth in enumerate(sorted(those, key=lambda nth: below[legs[nth][1]]), 1):
            starts[nth] = came.get(place, above[place] + wide * at // (len(those) + 1))
    for place, those in coming.items():
        for at, nth in enumerate(sorted(those, key=starts.__getitem__), 1):
            column = below[place] + wide * at // (len(those) + 1)
            taken = {x for one, x in starts.items() if one != nth} | {*finishes.values()}
            finishes[nth] = next(x for x in range(column, column + len(taken) + 1) if x not in taken)
    return [(starts[nth], finishes[nth]) for nth in range(len(legs))]


def _fold(text: str, room: int) -> tuple[str, ...]:
    """A title on one line or two, the second cut where it is too long."""
    first, *others = textwrap.wrap(text, room, break_on_hyphens=False) or [""]
    rest = " ".join(others)
    if cells(rest) > room:
        rest = f"{clean_text(rest, limit=room - 1).rstrip()}…"
    return (first, rest) if rest else (first,)
