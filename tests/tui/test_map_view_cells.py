"""Cells of a map in halves, quarters and sixths, and which of them a terminal is known to show."""

import pytest
from support.drawn_maps import box, ground, wall

from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.map.terrain import Patch
from squadlog.tui.chrome.cells import CELL_KINDS, PARTS, cell_kind, cells_of_terminal, part_char
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.ground import picture
from squadlog.tui.map.layers import LAYERS

FRAME = MapFrame(20.0, 10.0, 40, 10, 0.5)
SLANTED = ground(
    walls=(wall((1, 1), (18, 9)),), terrain=(Patch(id="W", kind="river", points=((3, 0), (20, 2), (20, 0))),)
)


def parts_of(kind):
    across, down = PARTS[kind]
    places = range(across * down)
    return {part_char(kind, [bool(bits >> at & 1) for at in places]) for bits in range(1 << len(places))}


@pytest.mark.parametrize("kind", CELL_KINDS)
def test_walls_and_shores_are_drawn_with_the_parts_that_are_set_and_no_others(kind):
    text = "".join(picture(SLANTED, Conditions(), 1, FRAME, frozenset(LAYERS), cells=kind).text)
    blocks = {char for char in text if char not in " ≈"}
    assert blocks
    assert blocks <= parts_of(kind)


def test_the_finer_the_parts_the_less_of_the_cells_a_thin_wall_takes():
    """A wall along the lower edge of a row of cells: a half, a quarter's height, a sixth's."""
    drawn = ground(walls=(wall((2, 5.1), (18, 5.1)),))
    filled = {}
    for kind in CELL_KINDS:
        row = picture(drawn, Conditions(), 1, FRAME, frozenset(LAYERS), cells=kind).text[4]
        filled[kind] = set(row.strip()[1:-1])
    assert filled["half"] == filled["quadrant"] == {"▄"}
    assert filled["sextant"] == {part_char("sextant", [False] * 4 + [True] * 2)}


@pytest.mark.parametrize(
    ("environment", "kind"),
    [
        ({"TERM": "xterm-kitty"}, "sextant"),
        ({"TERM": "foot"}, "sextant"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"}, "sextant"),
        ({"TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"}, "quadrant"),
        ({"TERM": "xterm-256color"}, "quadrant"),
        ({"TERM": "linux"}, "half"),
        ({}, "quadrant"),
    ],
)
def test_a_terminal_that_draws_sixths_itself_gets_them_and_others_what_every_font_has(environment, kind):
    assert cells_of_terminal(environment) == kind


@pytest.mark.parametrize("kind", CELL_KINDS)
def test_what_is_set_outranks_what_the_terminal_says(kind, monkeypatch):
    monkeypatch.setenv("TERM", "linux")
    assert cell_kind(kind) == kind
    assert cell_kind("auto") == "half"


def test_the_parts_of_a_cell_hold_what_mostly_lies_in_them():
    drawn = ground(terrain=(Patch(id="W", kind="lake", points=box(0, 0, 20, 5.5)),))
    text = picture(drawn, Conditions(), 1, FRAME, frozenset(LAYERS)).text
    assert set(text[4]) == {"▄"}
    assert set(text[3]) == {" "}
