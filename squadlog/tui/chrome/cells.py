"""Cells of a terminal cut into parts, so that shapes are drawn finer than a cell: halves, quarters or sixths of it.

Which of them a terminal can show is a setting, the same for every drawing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from textual.app import App

from squadlog.errors import SquadlogError
from squadlog.tui.chrome.places import places

CellKind = Literal["half", "quadrant", "sextant"]
CELL_KINDS: tuple[CellKind, ...] = get_args(CellKind)
USUAL_CELLS: CellKind = "quadrant"
"""What nearly every font has."""
CELLS = "cells"
"""The setting that says which parts the terminal shows."""
PARTS: Mapping[CellKind, tuple[int, int]] = {"half": (1, 2), "quadrant": (2, 2), "sextant": (2, 3)}
"""Parts of a cell, across and down."""

_HALVES = " ▀▄█"
_QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
_LEFT, _RIGHT = 0b010101, 0b101010


def part_char(kind: CellKind, filled: Sequence[bool]) -> str:
    """The character in which these parts of a cell are filled, row by row from the upper left."""
    bits = sum(1 << place for place, full in enumerate(filled) if full)
    match kind:
        case "half":
            return _HALVES[bits]
        case "quadrant":
            return _QUARTERS[bits]
    return _sixths(bits)


def _sixths(bits: int) -> str:
    """Unicode has the halves and the whole among its blocks, and the other sixths in a row without them."""
    known = {0: " ", _LEFT: "▌", _RIGHT: "▐", 0b111111: "█"}
    if bits in known:
        return known[bits]
    return chr(0x1FB00 + bits - 1 - (bits > _LEFT) - (bits > _RIGHT))


def cell_kind(setting: str) -> CellKind:
    """The parts that a setting names; the usual ones for any other word."""
    return next((kind for kind in CELL_KINDS if kind == setting), USUAL_CELLS)


def shown_cells(app: App[Any]) -> CellKind:
    """The parts that this user's terminal shows, as set."""
    desk = places(app).desk
    try:
        return USUAL_CELLS if desk is None else cell_kind(desk.store.settings.get(CELLS, USUAL_CELLS))
    except SquadlogError:
        return USUAL_CELLS  # what cannot be read counts as never set
