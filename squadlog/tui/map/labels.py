"""Where the chips of units stand in the cells of a map: each is one block in one row, and none hides another.

A chip is the arrow the way its unit faces, its label, and signs of what ails it. It stands where its unit does, with
the arrow on the very cell; in a crowd it is pushed off to the nearest free place, a pin marks the cell, and a leader
joins the two. When several units are in one cell, the chosen one (or the lowest number) has it, with a + behind its
label, and the others stand near by. Where there is little room a chip leaves out its signs before it goes far.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

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
"""The ink of what leads to a chip that stands farther off."""
NEAR, FARTHEST = (2, 5), (5, 12)
"""Rows and columns from a unit within which its chip stands whole, and with nothing but its label and arrow."""
NO_UNIT = -1
"""The number, and all below, of what is no unit."""
_SIDES: tuple[Ink, ...] = (
    "side-1", "side-2", "side-3", "side-4", "side-blue", "side-orange", "side-purple", "side-green", "side-red",
)  # fmt: skip
"""The inks of sides, by the number of a hue, from 1 on."""
_Place: TypeAlias = tuple[int, int]
"""Row and column."""


@value
class Placed:
    """The cells of one unit.

    `chip`: arrow, label and signs, side by side in one row from west to east.
    `lead`: the pin where the unit stands, and the leader from there; nothing where the chip stands there itself.
    """

    number: int
    chip: tuple[Cell, ...]
    lead: tuple[Cell, ...] = ()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells that are this unit's."""
        return (*self.chip, *self.lead)


@value
class _Counter:
    number: int
    row: int
    col: int
    label: UnitLabel
    ink: Ink
    arrow: str
    posture: str = ""


def place_labels(scene: MapScene, frame: MapFrame, floor: int, *, bodies: bool = True) -> tuple[Placed, ...]:
    """Every unit and body in the frame, in the order they give way to one another: the chosen, the rest, the fallen."""
    counters = sorted(_counters(scene, frame, floor, bodies), key=_precedence)
    groups: dict[_Place, list[_Counter]] = {}
    for counter in counters:
        groups.setdefault((counter.row, counter.col), []).append(counter)
    room = _Room(frame, set(groups))
    return tuple(
        placed
        for counter in counters
        if (placed := room.place(counter, groups[counter.row, counter.col])) is not None
    )


class _Room:
    """The cells that are taken so far, and the search for a place among the rest."""

    def __init__(self, frame: MapFrame, spots: set[_Place]) -> None:
        self.frame, self.spots = frame, spots
        self.taken = set(spots)

    def place(self, counter: _Counter, group: list[_Counter]) -> Placed | None:
        """Put one chip where it finds room; without any the first of its cell is its arrow alone."""
        first, ink, spot = counter is group[0], counter.ink, (counter.row, counter.col)
        more = MORE if first and len(group) > 1 else ""
        for places, signs, gap in self._tries(counter, at_home=first):
            text = counter.label.text + signs + more
            for forward in (True, False) if places is None else (False,):
                wide = len(text) + 1
                shown = counter.arrow + text if forward else text + counter.arrow
                found = (
                    self._home(counter, wide, forward=forward, gap=gap)
                    if places is None
                    else self._off(counter, wide, places, gap=gap)
                )
                if found is not None:
                    row, col = found
                    chip = tuple((row, at, char, ink) for at, char in enumerate(shown, col))
                    self.taken.update((row, at) for at in range(col, col + wide))
                    lead = () if places is None else self._lead(counter, row, col, wide, pinned=first)
                    return Placed(counter.number, chip, lead)
        return Placed(counter.number, ((*spot, counter.arrow, ink),)) if first else None

    def _tries(
        self, counter: _Counter, *, at_home: bool
    ) -> Iterator[tuple[tuple[int, int] | None, str, int]]:
        """Where to look, rows and columns off or None for the very cell, with which signs, with how large a gap."""
        all_signs = tuple(
            dict.fromkeys((counter.label.marks + counter.label.states + counter.posture, counter.label.marks))
        )
        homes: tuple[None, ...] = (None,) if at_home else ()
        for places in (*homes, NEAR):
            for signs in all_signs:
                yield places, signs, 1
        for gap in (1, 0):
            for places in (*homes, FARTHEST, (self.frame.rows, self.frame.cols)):
                yield places, "", gap

    def _home(self, counter: _Counter, wide: int, *, forward: bool, gap: int) -> _Place | None:
        """The place with the arrow on the very cell; another arrow may stand right behind it, but no letter."""
        row, col = counter.row, counter.col if forward else counter.col - wide + 1
        letters = range(col + 1, col + wide + gap) if forward else range(col - gap, col + wide - 1)
        behind = (row, col - 1 if forward else col + wide)
        held = self.frame.holds(col, row) and self.frame.holds(col + wide - 1, row)
        if not held or any((row, at) in self.taken for at in letters):
            return None
        return None if gap and behind in self.taken and behind not in self.spots else (row, col)

    def _off(self, counter: _Counter, wide: int, within: tuple[int, int], *, gap: int) -> _Place | None:
        """The nearest place off the cell of the unit, a row being as far as two columns."""
        frame, taken = self.frame, self.taken
        foot = frame.rows - 1
        for down, aside in _rings(wide, *within):
            row, col = counter.row + down, counter.col + aside
            if not (frame.holds(col, row) and frame.holds(col + wide - 1, row)):
                continue
            if gap and down > 0 and row == foot:  # the scale stands there
                continue
            if not any((row, at) in taken for at in range(col - gap, col + wide + gap)):
                return row, col
        return None

    def _lead(self, counter: _Counter, row: int, col: int, wide: int, *, pinned: bool) -> tuple[Cell, ...]:
        """The pin of a chip that stands elsewhere, and the leader to it, over what is free between them."""
        pin: list[Cell] = [(counter.row, counter.col, glyphs.PIN, counter.ink)] if pinned else []
        found = pin + [cell for cell in _leader(counter, row, col, wide) if cell[:2] not in self.taken]
        self.taken.update(cell[:2] for cell in found)
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
                posture = "" if label.out else glyphs.POSTURES.get(figure.posture, "")
                yield _Counter(
                    figure.number, row, col, label, _ink(label, sides), _arrow(label, frame), posture
                )
    for place, (spot, label) in enumerate(scene.counters):
        col, row = frame.cell(spot.x, spot.y)
        if spot.floor == floor and frame.holds(col, row):
            if label.sign and label.facing_deg is not None:
                facing = glyphs.arrow(frame.heading(label.facing_deg))
                label = replace(label, marks=label.marks + facing)  # noqa: PLW2901 - the same, told whole
            yield _Counter(NO_UNIT - place, row, col, label, _ink(label, sides), _arrow(label, frame))


def _arrow(label: UnitLabel, frame: MapFrame) -> str:
    if label.sign:
        return label.sign
    if label.out:
        return glyphs.BODY
    return glyphs.STANDING if label.facing_deg is None else glyphs.arrow(frame.heading(label.facing_deg))


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


@lru_cache(maxsize=32)
def _rings(wide: int, rows: int, cols: int) -> tuple[tuple[int, int], ...]:
    """The rows down and columns to the right where a chip of a width may stand off its cell, the nearest first."""
    places = [
        (down, aside)
        for down in range(-rows, rows + 1)
        for aside in range(-cols - wide + 1, cols + 1)
        if down or not -wide < aside <= 0
    ]
    return tuple(sorted(places, key=lambda at: (2 * abs(at[0]) + max(-at[1] - wide + 1, at[1], 0), at)))


def _leader(counter: _Counter, row: int, col: int, wide: int) -> Iterator[Cell]:
    """The cells from a unit to a chip that is not beside it."""
    down = row - counter.row
    aside = -1 if col + wide <= counter.col else 1 if col > counter.col else 0
    end = col if aside > 0 else col + wide - 1 if aside < 0 else counter.col
    long = max(abs(down), abs(end - counter.col))
    for step in range(1, long if abs(down) != 1 or long > 2 else 1):
        at_row = counter.row + _divide_rounded(down * step, long)
        at = counter.col + _divide_rounded((end - counter.col) * step, long)
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
