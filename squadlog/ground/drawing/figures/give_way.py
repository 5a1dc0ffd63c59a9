"""Words on a map that give way to the chips: each stays, or goes where it is free, or is left out. None is cut."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Any

import numpy as np

from squadlog.base.records import replace
from squadlog.ground.drawing.boxes import Box, crosses
from squadlog.ground.drawing.figures.chip import PlacedChip
from squadlog.ground.drawing.svg_words import LETTER, MapWord
from squadlog.ground.map.model import Map

_SHIFTS = tuple(
    (aside, up)
    for up in (0.0, 1.2, -1.2, 2.4, -2.4)
    for aside in (0.0, 0.35, -0.35, 0.7, -0.7)
    if aside or up
)
"""Where words are tried that cannot stay: in widths to the side, in heights up."""
_WALL_M = 0.14
"""How far words keep from the line of a wall: so thick it is drawn."""
_DOT = 0.08
"""Half of a dot at the end of a leader, against the chip."""
_NAME, _BOLD = 0.28, 1.1
"""How high names of soldiers are, against their chips, and how much wider bold letters are than others."""


class WordRoom:
    """The room for words on a floor: none is set over what is taken, over a wall or a door, or beyond the edge."""

    def __init__(self, drawn: Map, floor: int, taken: Sequence[Box] = ()) -> None:
        self._drawn, self._floor = drawn, floor
        self._taken = list(taken)
        self._known: np.ndarray[Any, np.dtype[np.float64]] | None = None

    def free(self, box: Box) -> bool:
        """Whether nothing lies there, and all of it on the map."""
        wide, high = self._drawn.width_m, self._drawn.height_m
        inside = box[0] >= 0 and box[1] >= 0 and box[2] <= wide and box[3] <= high
        if not inside:
            return False
        west, south, east, north = box  # asked thousands of times: no call for each box
        for left, low, right, top in self._taken:
            if west < right and left < east and south < top and low < north:
                return False
        return True

    def free_of_all(self, boxes: Sequence[Box]) -> list[bool]:
        """Which of several boxes are free, told together."""
        if not boxes:
            return []
        there = np.array(boxes)[:, None, :]
        taken = np.array(self._taken).reshape(-1, 4)[None, :, :]
        meets = (there[..., :2] < taken[..., 2:]).all(axis=2) & (taken[..., :2] < there[..., 2:]).all(axis=2)
        edge = np.array([self._drawn.width_m, self._drawn.height_m])
        inside = (there[:, 0, :2] >= 0).all(axis=1) & (there[:, 0, 2:] <= edge).all(axis=1)
        return [bool(one) for one in inside & ~np.logical_or.reduce(meets, axis=1)]

    def take(self, *words: MapWord) -> None:
        """Set words: none comes to lie on them from now on."""
        self._taken += (word.bounds for word in words)

    def on_wall(self, box: Box) -> bool:
        """Whether a wall, a door or a window passes through a box or lies in it."""
        if self._known is None:
            self._known = np.array(list(_lines(self._drawn, self._floor))).reshape(-1, 4)
        box = box[0] - _WALL_M, box[1] - _WALL_M, box[2] + _WALL_M, box[3] + _WALL_M
        x1, y1, x2, y2 = self._known.T
        near = (np.minimum(x1, x2) < box[2]) & (np.maximum(x1, x2) > box[0])
        near &= (np.minimum(y1, y2) < box[3]) & (np.maximum(y1, y2) > box[1])
        return any(crosses(((x, y), (u, v)), box) for x, y, u, v in self._known[near].tolist())


def taken_by(placed: Sequence[PlacedChip]) -> list[Box]:
    """What chips take up, and the dots where the figures of those are that were pushed aside."""
    taken = [one.box for one in placed]
    for one in placed:
        if one.led:
            (x, y), half = (one.chip.spot.x, one.chip.spot.y), one.size_m * _DOT
            taken.append((x - half, y - half, x + half, y + half))
    return taken


def words_beside(words: Sequence[MapWord], room: WordRoom) -> tuple[MapWord, ...]:
    """The words of a floor, none on another, clear of all that is taken, of walls and doors, and whole on the map."""
    names = list(_names_of(words))
    free, stays = room.free_of_all([word.bounds for word in words]), list[bool]()
    for lines in names:
        stays.append(all(free[: len(lines)]))
        free = free[len(lines) :]
    for lines, stay in zip(names, stays, strict=True):
        if stay:
            room.take(*lines)
    found: list[MapWord] = []
    for lines, stay in zip(names, stays, strict=True):
        there = lines if stay else next(_near(lines, room), ())
        if not stay:
            room.take(*there)
        found += there
    return tuple(found)


def _names_of(words: Sequence[MapWord]) -> Iterator[tuple[MapWord, ...]]:
    """The lines of each name together."""
    lines: list[MapWord] = []
    for word in words:
        lines.append(word)
        if not word.goes_on:
            yield tuple(lines)
            lines = []
    if lines:
        yield tuple(lines)


def _near(lines: tuple[MapWord, ...], room: WordRoom) -> Iterator[tuple[MapWord, ...]]:
    """The name near by, where nothing is in the way, and no wall between there and where it was."""
    first = lines[0]
    wide, high = (first.size_m, first.wide_m) if first.upwards else (first.wide_m, first.size_m)
    for aside, up in sorted(_SHIFTS, key=lambda shift: hypot(shift[0] * wide, shift[1] * high)):
        moved = tuple(replace(word, x=word.x + aside * wide, y=word.y + up * high) for word in lines)
        boxes = [word.bounds for word in moved]
        if all(map(room.free, boxes)):
            west, south, east, north = zip(*boxes, *(word.bounds for word in lines), strict=True)
            if not room.on_wall((min(west), min(south), max(east), max(north))):
                yield moved


def names_beside(placed: Sequence[PlacedChip], room: WordRoom) -> Iterator[MapWord]:
    """The name of each soldier under the chip, above it or beside it; where there is no room it is left out."""
    for one in placed:
        if not one.chip.name or one.chip.kind == "marker":
            continue
        size = _NAME * one.size_m
        long = len(one.chip.name) * LETTER * _BOLD * size
        away, aside = one.size_m / 2 + size * 0.6, one.size_m / 2 + long / 2
        places = ((0.0, -away), (0.0, away), (aside, 0.0), (-aside, 0.0))
        tries = (MapWord(one.chip.name, one.x + dx, one.y + dy, size, long) for dx, dy in places)
        name = next(
            (word for word in tries if room.free(word.bounds) and not room.on_wall(word.bounds)), None
        )
        if name is not None:
            room.take(name)
            yield name


def _lines(drawn: Map, floor: int) -> Iterator[tuple[float, float, float, float]]:
    lines = (
        *(wall.line for wall in drawn.walls if wall.floor == floor),
        *(door.ends for door in drawn.doors if door.floor == floor),
        *(window.ends for window in drawn.windows if window.floor == floor),
    )
    for line in lines:
        for (x1, y1), (x2, y2) in pairwise(line):
            yield x1, y1, x2, y2
