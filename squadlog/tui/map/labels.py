"""Where units and their labels stand in the cells of a map: none hides another, as far as there is room.

The cell a unit is in shows an arrow the way it faces; its label stands beside it, on the first side that is free with
a gap to its neighbours, else farther off at the end of a leader. When several units are in one cell, the chosen one (or
the lowest number) has it, with a + behind its label, and the others show label and arrow near by if there is room.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from rich.cells import cell_len

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Figure
from squadlog.ground.drawing.figures.map_scene import MapScene, UnitLabel
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import Ink
from squadlog.tui.map.over.shades import Cell

LONGEST = 3
"""Cells of a label."""
MORE = "+"
LEADER: Ink = "scale"
"""The ink of what leads to a label that stands farther off."""
FARTHEST = (5, 10)
"""Rows and columns from a unit within which its label stands, where a crowd leaves no room nearer to it."""
NO_UNIT = -1
"""The number, and all below, of what is no unit."""
_SIDES: tuple[Ink, ...] = (
    "side-1", "side-2", "side-3", "side-4", "side-blue", "side-orange", "side-purple", "side-green", "side-red",
)  # fmt: skip
"""The inks of sides, by the number of a hue, from 1 on."""


@value
class Placed:
    """The cells of one unit: the first is where it stands, unless another unit has that cell."""

    number: int
    cells: tuple[Cell, ...]


@value
class _Counter:
    number: int
    row: int
    col: int
    label: UnitLabel
    ink: Ink

    @property
    def arrow(self) -> str:
        if self.label.sign:
            return self.label.sign
        if self.label.out:
            return glyphs.BODY
        if self.label.facing_deg is None:
            return glyphs.STANDING
        return glyphs.arrow(self.label.facing_deg)


def place_labels(scene: MapScene, frame: MapFrame, floor: int, *, bodies: bool = True) -> tuple[Placed, ...]:
    """Every unit and body in the frame, in the order they give way to one another: the chosen, the rest, the fallen."""
    counters = sorted(_counters(scene, frame, floor, bodies), key=_precedence)
    groups: dict[tuple[int, int], list[_Counter]] = {}
    for counter in counters:
        groups.setdefault((counter.row, counter.col), []).append(counter)
    taken = set(groups)
    found: list[Placed] = []
    for counter in counters:
        first, *others = groups[counter.row, counter.col]
        text, ink = counter.label.text, counter.ink
        own: tuple[Cell, ...] = ()
        if counter is first:
            own = ((counter.row, counter.col, counter.arrow, ink),)
            text += counter.label.marks + (MORE if others else "")
        else:
            text += counter.label.marks + counter.arrow
        slot = _slot(frame, counter, len(text), taken, beside=counter is first)
        if slot is not None:
            row, col = slot
            letters: list[Cell] = [(row, at, char, ink) for at, char in enumerate(text, col)]
            taken.update((row, at) for _, at, _, _ in letters)
            leader = tuple(_leader(counter, row, col, len(text), taken))
            taken.update((at_row, at) for at_row, at, _, _ in leader)
            own += (*letters, *leader)
        if own:
            found.append(Placed(counter.number, own))
    return tuple(found)


def _precedence(counter: _Counter) -> tuple[bool, bool, int]:
    return counter.label.out, not counter.label.chosen, abs(counter.number)


def _counters(scene: MapScene, frame: MapFrame, floor: int, bodies: bool) -> Iterator[_Counter]:
    sides = sorted({label.side for label in scene.labels.values()})
    fallen = scene.conditions.bodies if bodies else ()
    for figures, out in ((scene.conditions.figures, False), (fallen, True)):
        for figure in figures:
            col, row = frame.cell(figure.spot.x, figure.spot.y)
            if figure.spot.floor == floor and frame.holds(col, row):
                label = _label(scene, figure, out)
                yield _Counter(figure.number, row, col, label, _ink(label, sides))
    for place, (spot, label) in enumerate(scene.counters):
        col, row = frame.cell(spot.x, spot.y)
        if spot.floor == floor and frame.holds(col, row):
            yield _Counter(NO_UNIT - place, row, col, label, _ink(label, sides))


def _label(scene: MapScene, figure: Figure, out: bool) -> UnitLabel:
    label = scene.labels.get(figure.number)
    if label is None:
        return UnitLabel(str(figure.number)[-LONGEST:], figure.side, facing_deg=figure.facing_deg, out=out)
    shown = _clip(label.text)
    if shown == label.text and out <= label.out:
        return label
    return replace(label, text=shown, out=label.out or out)


@lru_cache(maxsize=256)
def _clip(text: str) -> str:
    """The text cut to three letters, each of one cell."""
    return "".join(char for char in text if cell_len(char) == 1)[:LONGEST]


def _ink(label: UnitLabel, sides: list[str]) -> Ink:
    if label.endangered:
        return "endangered"
    if label.out:
        return "body"
    if label.chosen:
        return "chosen"
    if label.hue:
        return _SIDES[(label.hue - 1) % len(_SIDES)]
    return _SIDES[sides.index(label.side) % 4] if label.side in sides else _SIDES[0]


def _slot(
    frame: MapFrame, counter: _Counter, wide: int, taken: set[tuple[int, int]], *, beside: bool
) -> tuple[int, int] | None:
    """Row and first column of the nearest free place for a label, `beside` its cell first; None if all are taken.

    One with a gap to every neighbour comes first, be it a little way off; it is whole wherever it is.
    """
    row, right, left, middle = counter.row, counter.col + 1, counter.col - wide, counter.col - wide // 2
    level = [(row, right), (row, left)]
    others = [(row - 1, middle), (row + 1, middle)]
    corners = [(row - 1, right), (row + 1, right), (row - 1, left), (row + 1, left)]
    near = (*level, *others, *corners) if beside else (*others, *corners, *level)
    far = [(row, right + 1), (row, left - 1), (row, right + 2), (row, left - 2)]
    far += [(row + down, at) for down in (-2, 2) for at in (middle, right, left)]

    def free(place: tuple[int, int], gap: int) -> bool:
        at_row, at_col = place
        inside = frame.holds(at_col, at_row) and frame.holds(at_col + wide - 1, at_row)
        inside = inside and not (gap and row < at_row == frame.rows - 1)  # the scale stands there
        cells = range(at_col - gap, at_col + wide + gap)
        own = (counter.row, counter.col)
        return inside and not any((at_row, at) in taken and (at_row, at) != own for at in cells)

    rings = ((row + down, counter.col + aside) for down, aside in _rings(wide))
    tight = ((row + down, counter.col + aside) for down, aside in _rings(wide))
    for places, gap in ((near, 1), (far, 1), (near, 0), (rings, 1), (tight, 0)):
        for place in places:
            at_row, at_col = place
            if free(place, gap) and not (at_row == row and at_col <= counter.col < at_col + wide):
                return place
    return None


@lru_cache(maxsize=16)
def _rings(wide: int) -> tuple[tuple[int, int], ...]:
    """The rows down and columns to the right where a label may stand farther off, the nearest first.

    A row is as far as two columns.
    """
    rows, cols = FARTHEST
    places = [(down, aside) for down in range(-rows, rows + 1) for aside in range(-cols - wide + 1, cols + 1)]
    return tuple(sorted(places, key=lambda at: (2 * abs(at[0]) + max(-at[1] - wide + 1, at[1], 0), at)))


def _leader(counter: _Counter, row: int, col: int, wide: int, taken: set[tuple[int, int]]) -> Iterator[Cell]:
    """The cells from a unit to a label that is not beside it, over what is free between them."""
    down = row - counter.row
    aside = -1 if col + wide <= counter.col else 1 if col > counter.col else 0
    end = col if aside > 0 else col + wide - 1 if aside < 0 else counter.col
    long = max(abs(down), abs(end - counter.col))
    for step in range(1, long if abs(down) != 1 or long > 2 else 1):
        at_row = counter.row + _divide_rounded(down * step, long)
        at = counter.col + _divide_rounded((end - counter.col) * step, long)
        if (at_row, at) not in taken:
            yield at_row, at, _sign(down, end - counter.col), LEADER


def _divide_rounded(part: int, whole: int) -> int:
    return (2 * abs(part) + whole) // (2 * whole) * (1 if part > 0 else -1)


def _sign(down: int, aside: int) -> str:
    """A stroke of a leader, by where it leads; a cell is twice as high as wide."""
    flat, upright, rising, falling = tuple(glyphs.SIGHT)
    if abs(aside) > 4 * abs(down):
        return flat
    if abs(down) > abs(aside):
        return upright
    return rising if (down < 0) == (aside > 0) else falling
