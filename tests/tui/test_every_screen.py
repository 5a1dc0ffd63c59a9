"""Every screen: it is filled, every text of it can be read in every look, nothing is cut beside free room."""

import re
from dataclasses import dataclass, field

import pytest
from support.every_screen import SHEETS, Kept, over_every_screen, resized, shown
from support.faint import faint
from support.settling import settled
from textual.screen import ModalScreen

from squadlog.tui.chrome.themes import THEMES

FRAMES = re.compile(r"[\s─│╭╮╰╯┌┐└┘├┤┬┴┼━┃▏▕▔▁▌▐]")
"""What carries nothing: blanks, and the lines of panels and scroll bars."""
CUT = re.compile(r"…(?= {4,}\S?|$)")


FULL = (160, 48)
SIZES = (FULL, (80, 24), (120, 36), (200, 60))
PASSES = 20
"""Looks at a screen before a text of it counts as faint."""


@dataclass
class Looked:
    """What was seen: rows by size and name of a screen, and texts that are too faint by its name and the look."""

    rows: dict = field(default_factory=lambda: {size: {} for size in SIZES})
    faint: dict = field(default_factory=dict)


@pytest.fixture(scope="module")
def looked(tmp_path_factory):
    """Every screen once, in one app: at each size, questions that lie over a screen left out, and in each look."""
    kept, seen = Kept(tmp_path_factory.mktemp("every") / "squadlog.db"), Looked()

    async def look(app, pilot, name):
        for theme in sorted((theme.name for theme in THEMES), key=lambda name: name != app.theme):
            app.theme = theme
            await settled()
            for _ in range(PASSES):  # on a busy machine a text may be drawn once more in the look before
                seen.faint[name, theme] = faint(app)
                if not seen.faint[name, theme]:
                    break
                await pilot.pause(0.1)
        if isinstance(app.screen, ModalScreen) or name in SHEETS:
            return
        for size in SIZES:
            await resized(app, pilot, size)
            seen.rows[size][name] = shown(app)
        await resized(app, pilot, FULL)

    over_every_screen(kept, look)
    return seen


def test_at_160_by_48_at_least_half_of_the_rows_of_each_screen_carry_something(looked):
    carry = {name: sum(bool(FRAMES.sub("", row)) for row in told) for name, told in looked.rows[FULL].items()}
    assert len(carry) >= 16
    assert {name: count for name, count in carry.items() if count < FULL[1] // 2} == {}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_that_has_room_beside_it(looked, size):
    cut = {name: [row.strip() for row in told if CUT.search(row)] for name, told in looked.rows[size].items()}
    assert {name: lines for name, lines in cut.items() if lines} == {}


def test_every_text_of_every_screen_stands_out_4_5_to_1_in_every_look(looked):
    found = {where: texts for where, texts in looked.faint.items() if texts}
    assert not found, found
