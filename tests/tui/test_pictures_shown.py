"""Maps as real pictures at a terminal that answers the questions, or does not; and without what they need."""

import asyncio
import os
import sys
from importlib.util import find_spec

import pytest
from support.window import Window
from textual.geometry import Region

from squadlog.session.battle_session import open_store
from squadlog.tui.app import SquadlogApp
from squadlog.tui.chrome.pictures.asking import NOT_INSTALLED, NOT_SHOWN, QUESTION, Pictures, read_answer
from squadlog.tui.map.picture.view import PicturedMap

KITTY = b"\x1b_Gi=31;OK\x1b\\\x1b[6;16;8t\x1b[?62;c"
SIXEL = b"\x1b[6;18;9t\x1b[?62;4;22c"
BOTH = b"\x1b_Gi=31;OK\x1b\\\x1b[?62;4c"
NEITHER = b"\x1b[?62;22c"
BEGUN = {"kitty": "\x1b_Ga=T,U=1,i=", "sixel": '\x1bP0;1;0q"1;1;'}
SHOWN = {"kitty": "\U0010eeee", "sixel": "\x1b\\"}
needs_pillow = pytest.mark.skipif(find_spec("PIL") is None, reason="needs the extra for pictures")


@pytest.mark.parametrize(
    ("answer", "way", "cell"),
    [
        (KITTY, "kitty", (8, 16)),
        (SIXEL, "sixel", (9, 18)),
        (BOTH, "sixel", (10, 20)),
        (NEITHER, None, (10, 20)),
        (b"", None, (10, 20)),
        (b"\x1b[?64;14;44c", None, (10, 20)),
    ],
)
def test_what_a_terminal_answers_says_how_it_shows_pictures(answer, way, cell):
    assert (read_answer(answer).way, read_answer(answer).cell) == (way, cell)
    assert bool(read_answer(answer).why) == (way is None)


def pictured(tmp_path):
    path = tmp_path / "squadlog.db"
    open_store(path).settings.set("cells", "picture")
    return path


def opened(tmp_path, answer):
    """The guided fight on a map, at a terminal that gives this answer."""
    pictured(tmp_path)
    window = Window(tmp_path, "play", "tutorial_map", size=(160, 48))
    asked = window.until(QUESTION)
    assert not any(sign in asked for sign in (*BEGUN.values(), "\U0010eeee"))
    os.write(window.end, answer)
    return window


@needs_pillow
@pytest.mark.parametrize(("answer", "way"), [(KITTY, "kitty"), (SIXEL, "sixel")], ids=["kitty", "sixel"])
def test_the_map_is_sent_as_a_picture_with_everybody_on_it_and_its_keys_work_on(tmp_path, answer, way):
    window = opened(tmp_path, answer)
    try:
        after(window, BEGUN[way], SHOWN[way])
        window.press("M")
        after(window, BEGUN[way], "┘")  # the scale, which is written over the picture
        window.press("\x1b[C\x1b[C")
        after(window, "[", "]")  # about the cursor
    finally:
        assert window.close() == 0


def after(window, first, then):
    """Read until this has come after that."""
    shown = window.until(first)
    return shown if then in shown.partition(first)[2] else shown + window.until(then)


@needs_pillow
def test_a_terminal_without_pictures_has_the_map_in_cells(tmp_path):
    window = opened(tmp_path, NEITHER)
    shown = window.until("┘")
    window.press("M")
    shown += window.until("┘")
    assert not any(sign in shown for sign in (*BEGUN.values(), "\U0010eeee"))
    assert window.close() == 0


@needs_pillow
def test_under_a_notice_the_map_is_in_cells_and_whole_again_when_that_is_gone(tmp_path):
    app = SquadlogApp(tmp_path / "squadlog.db", ready="tutorial_map")

    async def steps():
        async with app.run_test(size=(160, 48), notifications=True) as pilot:
            while not app.screen.query(PicturedMap):
                await pilot.pause(0.05)
            view = app.screen.query_one(PicturedMap)
            view.shown_by = Pictures("sixel")
            painted, render = {}, view.render_lines

            def seen(crop):
                strips = render(crop)
                for y, strip in zip(crop.line_range, strips, strict=True):
                    painted[y] = any("\x1bP" in segment.text for segment in strip)
                return strips

            view.render_lines = seen
            found = []
            for act in (view.refresh, lambda: app.notify("x"), app.clear_notifications):
                act()
                await settled(pilot)
                view.refresh(Region(0, 0, view.size.width, 1))  # a key that changes a row
                await settled(pilot)
                found.append(sum(painted.values()))
            return found, view.size.height

    found, rows = asyncio.run(steps())
    assert found == [rows, 0, rows]


async def settled(pilot):
    for _ in range(3):
        await pilot.pause()


def test_without_the_extra_no_terminal_is_asked_and_the_settings_say_why(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    app = SquadlogApp(pictured(tmp_path))

    async def steps():
        async with app.run_test(size=(120, 36)) as pilot:
            while app.desk is None:
                await pilot.pause(0.05)
            app.action_open("settings")
            await pilot.pause()
            return str(app.screen.query_one("#settings-answer").render())

    assert asyncio.run(steps()) == NOT_INSTALLED.why
    assert "squadlog[pictures]" in NOT_INSTALLED.why != NOT_SHOWN.why
