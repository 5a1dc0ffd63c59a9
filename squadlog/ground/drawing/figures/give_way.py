"""Words on a map that give way to the chips: each stays, or goes where it is free, or is left out. None is cut."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Any

import numpy as np

from squadlog.base.records import replace
from squadlog.ground.drawing.figures.chip import PlacedChip
from squadlog.ground.drawing.svg_words import LETTER, MapWord
from squadlog.ground.map.model import Map

Box = tuple[float, float, float, float]
"""West, south, east, north."""
_SHIFTS = tuple(
    (aside, up)
    for up in (0.0, 1.2, -1.2, 2.4, -2.4)
    for aside in (0.0, 0.35, -0.35, 0.7, -0.7)
    if aside or up
)
"""Where words are tried that cannot stay: in widths to the side, in heights up."""
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

    def take(self, word: MapWord) -> MapWord:
        """Set a word: none comes to lie on it from now on."""
        self._taken.append(box_of(word))
        return word

    def walled(self, box: Box) -> bool:
        """Whether a wall, a door or a window passes through a box or lies in it."""
        if self._known is None:
            self._known = np.array(list(_lines(self._drawn, self._floor))).reshape(-1, 4)
        x1, y1, x2, y2 = self._known.T
        near = (np.minimum(x1, x2) < box[2]) & (np.maximum(x1, x2) > box[0])
        near &= (np.minimum(y1, y2) < box[3]) & (np.maximum(y1, y2) > box[1])
        return any(_crosses(line, box) for line in self._known[near].tolist())


def words_off_walls(words: Sequence[MapWord], drawn: Map, floor: int) -> tuple[MapWord, ...]:
    """The words of a floor that lie on no wall, door or window."""
    room = WordRoom(drawn, floor)
    return tuple(word for word in words if not room.walled(box_of(word)))


def words_beside(words: Sequence[MapWord], room: WordRoom) -> tuple[MapWord, ...]:
    """The words of a floor, none on another, clear of all that is taken, of walls and doors, and whole on the map."""
    stays = room.free_of_all([box_of(word) for word in words])
    for word, stay in zip(words, stays, strict=True):
        if stay:
            room.take(word)
    found = []
    for word, stay in zip(words, stays, strict=True):
        moved = word if stay else next(_near(word, room), None)
        if moved is not None:
            found.append(moved if stay else room.take(moved))
    return tuple(found)


def _near(word: MapWord, room: WordRoom) -> Iterator[MapWord]:
    """The same words near by, where nothing is in the way, and no wall between there and where they were."""
    wide, high = (word.size_m, word.wide_m) if word.upwards else (word.wide_m, word.size_m)
    for aside, up in sorted(_SHIFTS, key=lambda shift: hypot(shift[0] * wide, shift[1] * high)):
        moved = replace(word, x=word.x + aside * wide, y=word.y + up * high)
        box, old = box_of(moved), box_of(word)
        swept = min(box[0], old[0]), min(box[1], old[1]), max(box[2], old[2]), max(box[3], old[3])
        if room.free(box) and not room.walled(swept):
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
            (word for word in tries if room.free(box_of(word)) and not room.walled(box_of(word))), None
        )
        if name is not None:
            yield room.take(name)


def box_of(word: MapWord) -> Box:
    """What a word takes up."""
    half, high = word.wide_m / 2, word.size_m / 2
    if word.upwards:
        half, high = high, half
    return word.x - half, word.y - high, word.x + half, word.y + high


def _lines(drawn: Map, floor: int) -> Iterator[tuple[float, float, float, float]]:
    lines = (
        *(wall.line for wall in drawn.walls if wall.floor == floor),
        *(door.ends for door in drawn.doors if door.floor == floor),
        *(window.ends for window in drawn.windows if window.floor == floor),
    )
    for line in lines:
        for (x1, y1), (x2, y2) in pairwise(line):
            yield x1, y1, x2, y2


def _crosses(line: Sequence[float], box: Box) -> bool:
    """Whether a straight line passes through a box, or lies in it."""
    x1, y1, x2, y2 = line
    near, far = 0.0, 1.0
    for start, change, low, high in ((x1, x2 - x1, box[0], box[2]), (y1, y2 - y1, box[1], box[3])):
        if change == 0:
            if not low < start < high:
                return False
            continue
        first, last = sorted(((low - start) / change, (high - start) / change))
        near, far = max(near, first), min(far, last)
        if near >= far:
            return False
    return True
