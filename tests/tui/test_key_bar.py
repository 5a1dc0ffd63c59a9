"""The last line of a screen: what it shows, and what the mouse does there."""

import asyncio

from textual.app import App
from textual.binding import Binding
from textual.events import MouseScrollDown

from squadlog.tui.chrome.key_bar import KeyBar


class Some(App):
    """A screen with five keys, one of them shown twice and one that cannot be pressed now."""

    BINDINGS = [  # noqa: RUF012 - textual declares it
        Binding("a", "note('a')", "Act", tooltip="Choose an action."),
        Binding("b", "note('b')", "Not now"),
        Binding("x,y", "note('x')", "Either"),
        Binding("c", "note('c')", "Hidden", show=False),
        Binding("z", "note('z')", "At the end of a line"),
    ]

    def __init__(self):
        super().__init__()
        self.pressed = []

    def compose(self):
        yield KeyBar()

    def check_action(self, action, parameters):
        return None if (action, parameters) == ("note", ("b",)) else True

    def action_note(self, key):
        self.pressed.append(key)

    def line(self):
        return self.query_one(KeyBar).render_line(0).text


def seen(steps, width=80):
    async def whole():
        app = Some()
        async with app.run_test(size=(width, 5), tooltips=True) as pilot:
            await pilot.pause()
            await steps(app, pilot, app.query_one(KeyBar))

    asyncio.run(whole())


def test_each_key_that_does_something_stands_there_once_and_the_palette_at_the_right():
    async def steps(app, _pilot, _bar):
        assert app.line().startswith("a Act b Not now x Either z At the end")
        assert app.line().endswith("▏^p palette ")
        assert len(app.line()) == 80

    seen(steps)


def test_a_key_that_cannot_be_pressed_now_is_told_apart_and_keeps_its_contrast():
    async def steps(_app, _pilot, bar):
        styles = {segment.text.strip(): segment.style for segment in bar.render_line(0)}
        assert not any(style.dim for style in styles.values())
        assert styles["Not now"].italic
        assert styles["b"].italic
        assert not styles["Act"].italic

    seen(steps)


def test_a_click_presses_the_key_unless_it_cannot_be_pressed():
    async def steps(app, pilot, _bar):
        line = app.line()
        for words in ("Act", "Not now", "Either"):
            await pilot.click(KeyBar, offset=(line.index(words), 0))
        assert app.pressed == ["a", "x"]
        await pilot.click(KeyBar, offset=(line.index("palette"), 0))
        assert type(app.screen).__name__ == "CommandPalette"

    seen(steps)


def test_keys_that_do_not_fit_are_left_out_whole_and_a_click_on_the_sign_brings_them():
    async def steps(app, pilot, _bar):
        assert app.line().startswith("a Act b Not now x Either  ")
        assert "At" not in app.line()
        await pilot.click(KeyBar, offset=(app.line().index("»"), 0))
        assert app.line().startswith("z At the end of a line ")
        await pilot.click(KeyBar, offset=(app.line().index("end"), 0))
        assert app.pressed == ["z"]
        await pilot.click(KeyBar, offset=(app.line().index("«"), 0))
        assert app.line().startswith("a Act")

    seen(steps, width=50)


def test_the_wheel_brings_what_does_not_fit_key_by_key():
    async def steps(app, _pilot, bar):
        for _ in range(9):
            bar.on_mouse_scroll_down(_wheel())
        assert "z At the end of a line" in app.line()
        assert app.line().startswith("x Either")
        for _ in range(9):
            bar.on_mouse_scroll_up(_wheel())
        assert app.line().startswith("a Act")

    def _wheel():
        return MouseScrollDown(None, 0, 0, 0, 0, 0, False, False, False)

    seen(steps, width=50)


def test_what_the_pointer_is_on_stands_out_and_says_more():
    async def steps(_app, pilot, bar):
        plain = bar.render_line(0)
        await pilot.hover(KeyBar, offset=(3, 0))
        assert bar.tooltip == "Choose an action."
        assert bar.render_line(0) != plain
        await pilot.hover(offset=(3, 3))
        assert (bar.tooltip, bar.render_line(0)) == (None, plain)

    seen(steps)
