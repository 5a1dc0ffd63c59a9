"""The heat of many battles in the cells of a map: how often something happened in each, not every place of it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import ceil

from squadlog.ground.drawing.figures.draw_heat_squares import BY_SQUARES
from squadlog.ground.drawing.figures.overlays import HeatLaid
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import Ink
from squadlog.tui.map.over.shades import Cell

_MOST = 9
"""The figure of the cell in which most happened; the others have their share of it."""
_LEAST, _MARKED = 0.02, 0.2
"""What happened more seldom than this share of the most is left out: of one kind alone, and of several together."""


def is_of_many(heat: HeatLaid) -> bool:
    """Whether it is of so many battles that it is drawn so."""
    return heat.battles >= BY_SQUARES


def cells_of_many(heat: HeatLaid, frame: MapFrame, floor: int, inks: Mapping[str, Ink]) -> Iterator[Cell]:
    """One kind alone by figures from 1 to 9, the most; several by their signs, falls over all others.

    Of two sides in one cell the one is seen to whom more happened.
    """
    counts = Counter(
        (one.kind, one.side, *frame.cell(one.x, one.y)) for one in heat.spots if one.floor == floor
    )
    kinds = {kind for kind, *_ in counts}
    for kind, sign in glyphs.HEAT.items():
        found = sorted((times, key) for key, times in counts.items() if key[0] == kind)
        most = found[-1][0] if found else 1
        for times, (_, side, col, row) in found:
            share = times / most
            if share >= (_LEAST if len(kinds) == 1 else _MARKED):
                figure = f"{ceil(_MOST * share)}" if len(kinds) == 1 else sign
                yield row, col, figure, inks.get(side, "walked")
