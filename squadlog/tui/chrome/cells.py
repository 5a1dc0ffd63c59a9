"""Cells of a terminal cut into parts, so that shapes are drawn finer than a cell: halves, quarters or sixths of it.

Which of them a terminal can show is a setting, the same for every drawing.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args

from textual.app import App

from squadlog.base.errors import SquadlogError
from squadlog.tui.chrome.places import places

CellKind = Literal["half", "quadrant", "sextant"]
CELL_KINDS: tuple[CellKind, ...] = get_args(CellKind)
USUAL_CELLS: CellKind = "quadrant"
"""What nearly every font has."""
CELLS = "cells"
"""The setting that says which parts the terminal shows."""
PARTS: Mapping[CellKind, tuple[int, int]] = {"half": (1, 2), "quadrant": (2, 2), "sextant": (2, 3)}
"""Parts of a cell, across and down."""

AUTO_CELLS = "auto"
"""The setting that leaves it to what the terminal says of itself."""
_DRAWS_SIXTHS = ("WezTerm", "ghostty")
_HALVES = " ▀▄█"
_QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
_LEFT, _RIGHT = 0b010101, 0b101010


def part_char(kind: CellKind, filled: Sequence[bool]) -> str:
    """The character that fills these parts of a cell, given row by row from the upper left."""
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


def _every_part() -> Iterator[str]:
    for kind, (across, down) in PARTS.items():
        for bits in range(1, 1 << across * down):
            yield part_char(kind, [bool(bits >> place & 1) for place in range(across * down)])


BLOCKS = frozenset(_every_part())
"""Every character that is a part of a cell."""


def cell_kind(setting: str) -> CellKind:
    """The parts that a setting names; for any other word those that the terminal is known to show."""
    return next((kind for kind in CELL_KINDS if kind == setting), cells_of_terminal(os.environ))


def cells_of_terminal(environment: Mapping[str, str]) -> CellKind:
    """What a terminal that names itself shows: sixths where it draws them itself, whatever its font has.

    Behind a multiplexer nobody knows where the screen ends up, and the text console has halves alone.
    """
    term = environment.get("TERM", "")
    if term == "linux":
        return "half"
    if term.startswith(("screen", "tmux")):
        return USUAL_CELLS
    itself = term.startswith(("xterm-kitty", "xterm-ghostty", "foot", "wezterm"))
    return "sextant" if itself or environment.get("TERM_PROGRAM") in _DRAWS_SIXTHS else USUAL_CELLS


def cells_of_user(app: App[Any]) -> CellKind:
    """The parts that this user's terminal shows, as set."""
    desk = places(app).desk
    try:
        return cell_kind(AUTO_CELLS if desk is None else desk.store.settings.get(CELLS, AUTO_CELLS))
    except SquadlogError:
        return cell_kind(AUTO_CELLS)  # what cannot be read counts as never set
