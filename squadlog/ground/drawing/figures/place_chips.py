"""Where chips stand on a drawn map: at their figures, pushed apart where two would lie on each other."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from typing import Any

import numpy as np

from squadlog.ground.drawing.figures.chip import Chip, PlacedChip
from squadlog.ground.drawing.figures.chip_shapes import letter_size

_SHARE, _LEAST_M, _MOST_M = 18.0, 0.8, 14.0
"""A chip is so small a part of the longer side of the map, and within these metres."""
_ROOM = 3.0
"""All chips together take up at most one part in so many of the map."""
_STEPS, _PUSH, _PULLED, _PULL, _GAP = 60, 0.9, 12, 0.04, 1.02
"""How often chips push each other and how much, how often and how much they are drawn back, how far apart they stay."""
_HEAP = 0.15
"""How near, against their size, chips lie in a heap: they begin apart, as the seeds of a sunflower."""
_BODY = 0.8
"""The size of a body, against that of a soldier in action."""
_LED = 0.36
"""How far from its figure, against its size, a chip is led back to it by a line."""
_SHRINK = 0.85
_RINGS, _AROUND = 24, 24
"""Places that are tried about a figure: so many rings of so many places."""
_Numbers = np.ndarray[Any, np.dtype[np.float64]]


def chip_size(width_m: float, height_m: float, count: int) -> float:
    """The side of a chip's box in metres on a map of that size with so many chips."""
    fair = min(max(max(width_m, height_m) / _SHARE, _LEAST_M), _MOST_M)
    return min(fair, sqrt(width_m * height_m / (_ROOM * max(count, 1))), width_m, height_m)


def place_chips(
    chips: Sequence[Chip],
    width_m: float,
    height_m: float,
    size_m: float | None = None,
    *,
    letters_m: float = 0.0,
) -> tuple[PlacedChip, ...]:
    """Each chip with a box of its own on the map, as near to its figure as the others let it be.

    Letters are at least `letters_m` high. They are smaller than asked for where there is no room. The order decides who
    gives way: the first stay nearest.
    """
    if not chips:
        return ()
    size = chip_size(width_m, height_m, len(chips)) if size_m is None else size_m
    legible = [letters_m * 100 / letter_size(chip)[0] for chip in chips]
    sizes = np.array(
        [
            max(size * (_BODY if chip.kind == "body" else 1.0), least)
            for chip, least in zip(chips, legible, strict=True)
        ]
    )
    while (placed := _place(chips, width_m, height_m, sizes)) is None:
        sizes *= _SHRINK
    return placed


def _place(
    chips: Sequence[Chip], width_m: float, height_m: float, sizes: _Numbers
) -> tuple[PlacedChip, ...] | None:
    """The chips in these sizes; None where they do not all find room."""
    homes = np.array([(chip.spot.x, chip.spot.y) for chip in chips], dtype=np.float64)
    low = np.stack([sizes / 2, sizes / 2], axis=1)
    high = np.array([width_m, height_m]) - low
    if (high < low).any():
        return None
    homes = np.clip(homes, low, high)
    wished = _push(homes, sizes, low, high)
    taken = np.empty((len(chips), 2))
    for place in range(len(chips)):
        found = _free(
            wished[place], homes[place], taken[:place], sizes[: place + 1], (low[place], high[place])
        )
        if found is None:
            return None
        taken[place] = found
    placed = []
    for chip, (x, y), side in zip(chips, taken.tolist(), sizes.tolist(), strict=True):
        led = hypot(x - chip.spot.x, y - chip.spot.y) > _LED * side
        placed.append(PlacedChip(chip, x, y, side, led))
    return tuple(placed)


def _push(homes: _Numbers, sizes: _Numbers, low: _Numbers, high: _Numbers) -> _Numbers:
    """Where chips come to rest that push one another out of the way and are drawn back to their figures."""
    count = len(homes)
    turn = np.arange(count) * 2.399963  # the golden angle: those on one spot each go a way of their own
    near = np.hypot(homes[:, 0, None] - homes[:, 0], homes[:, 1, None] - homes[:, 1]) < sizes * _HEAP
    away = sizes * (0.01 + 0.5 * np.sqrt(np.tril(near, -1).sum(axis=1)))
    x, y = homes[:, 0] + np.cos(turn) * away, homes[:, 1] + np.sin(turn) * away
    apart = (sizes[:, None] + sizes[None, :]) / 2 * _GAP
    np.fill_diagonal(apart, -1.0)
    for step in range(_STEPS):
        dx, dy = x[:, None] - x[None, :], y[:, None] - y[None, :]
        short_x, short_y = apart - np.abs(dx), apart - np.abs(dy)
        least = np.minimum(short_x, short_y)
        if least.max() <= 0:
            break
        least = np.maximum(least, 0.0)
        across = short_x <= short_y
        x = x + (least * np.sign(dx) * across).sum(axis=1) * _PUSH
        y = y + (least * np.sign(dy) * ~across).sum(axis=1) * _PUSH
        if step < _PULLED:
            x, y = x + (homes[:, 0] - x) * _PULL, y + (homes[:, 1] - y) * _PULL
        x, y = np.clip(x, low[:, 0], high[:, 0]), np.clip(y, low[:, 1], high[:, 1])
    return np.stack([x, y], axis=1)


def _free(
    wished: _Numbers,
    home: _Numbers,
    others: _Numbers,
    sizes: _Numbers,
    within: tuple[_Numbers, _Numbers],
) -> _Numbers | None:
    """The wished place, else the nearest one that is free of all others, first about it, then anywhere; None: none is.

    The last of `sizes` is its own.
    """
    low, high = within
    size = float(sizes[-1])
    apart = (sizes[:-1] + size) / 2

    def first(places: _Numbers) -> _Numbers | None:
        places = np.round(places, 3)
        clear = ((places >= low - 1e-9) & (places <= high + 1e-9)).all(axis=1)
        if len(others):
            meets = np.abs(places[:, 0, None] - others[:, 0]) < apart
            meets &= np.abs(places[:, 1, None] - others[:, 1]) < apart
            clear &= ~meets.any(axis=1)
        return places[clear.argmax()] if clear.any() else None

    found = first(wished[None, :])
    near = _rings()
    for some in (near[: _AROUND * 4], near[_AROUND * 4 : _AROUND * 12], near[_AROUND * 12 :]):
        if found is None:
            found = first(wished + some * size)
    if found is None:
        every = _grid(low, high, size / 3)
        order = np.hypot(*(every - home).T).argsort(kind="stable")
        found = first(every[order])
    return found


@lru_cache(maxsize=1)
def _rings() -> _Numbers:
    """Places about one, the nearest first, a chip's size apart."""
    return np.array(
        [
            (ring / 6 * sin(2 * pi * turn / _AROUND), ring / 6 * cos(2 * pi * turn / _AROUND))
            for ring in range(1, _RINGS + 1)
            for turn in range(_AROUND)
        ]
    )


def _grid(low: _Numbers, high: _Numbers, step: float) -> _Numbers:
    """Places all over the map, a row after another."""
    across, up = (np.append(np.arange(start, end, step), end) for start, end in zip(low, high, strict=True))
    return np.stack(np.meshgrid(across, up), axis=-1).reshape(-1, 2)
