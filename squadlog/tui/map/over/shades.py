"""The cells that an area on the ground takes up, and the signs it is strewn with: told without colour too."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TypeAlias

from squadlog.ground.compiled.shapes import MapShape
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import Ink

Cell: TypeAlias = tuple[int, int, str, Ink]
"""Row and column in the frame, the character (empty: that of the ground stays) and its ink."""
_RINGS: tuple[Ink, ...] = ("blast-1", "blast-2", "blast-3", "blast-4")
_RANKED = ("ring", "danger")
"""What is drawn as strongly as its rank, with its word for a sign."""
_FINE_M = 0.5
"""Metres for a column below which signs stand farther apart."""


def cells_of_shape(shape: MapShape, frame: MapFrame) -> Iterator[Cell]:
    """The cells of a shape: those with their middle in it, or the one cell that it lies in as a whole."""
    ink = _ink(shape)
    sign = shape.word[:1] if shape.rank and shape.look in _RANKED else glyphs.SHADES.get(shape.look, "")
    every = 4 if frame.scale_m < _FINE_M else 2
    anything = False
    outline = tuple(frame.seen(x, y) for x, y in shape.outline)
    for row in range(frame.rows):
        y = frame.down_m - (frame.top + row + 0.5) * 2 * frame.scale_m
        cuts = sorted(crossings(outline, y))
        for west, east in zip(cuts[::2], cuts[1::2], strict=True):
            first = max(ceil(west / frame.scale_m - frame.left - 0.5), 0, -frame.left)
            last = min(ceil(east / frame.scale_m - frame.left - 0.5), frame.cols, frame.map_cols - frame.left)
            for col in range(first, last):
                anything = True
                shown = (frame.left + col + (frame.top + row) % 2 * (every // 2)) % every == 0
                yield row, col, sign if shown else "", ink
    if not anything:
        points = shape.outline
        middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        col, row = frame.cell(*middle)
        yield row, col, sign, ink


def _ink(shape: MapShape) -> Ink:
    if shape.look in _RANKED:
        return _RINGS[max(shape.rank, 1) - 1]
    return "past" if shape.look == "past" else "cloud" if shape.look == "cloud" else "laid"


def crossings(ring: Sequence[tuple[float, float]], y: float) -> Iterator[float]:
    """Each x where a ring crosses the line from west to east at `y`, in no order."""
    for (px, py), (qx, qy) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (py > y) != (qy > y):
            yield px + (y - py) * (qx - px) / (qy - py)
