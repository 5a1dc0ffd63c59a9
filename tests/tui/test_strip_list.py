"""The list of the program: rows of one line, a cursor, and only what changed drawn again."""

import asyncio
from collections.abc import Sequence

import pytest
from textual.app import App
from textual.content import Content

from squadlog.tui.chrome.strip_list import GUTTER, ListRow, StripList
from squadlog.tui.chrome.themes import DARK, meanings


class Listed(App[None]):
    def __init__(self, rows, *, decides=False):
        super().__init__()
        self._rows, self._decides, self.heard = rows, decides, []

    def get_theme_variable_defaults(self):
        return meanings(DARK)

    def compose(self):
        made = StripList(id="list")
        made.decides = self._decides
        yield made

    def on_mount(self):
        self.query_one(StripList).fill(self._rows)

    def on_strip_list_highlighted(self, event):
        self.heard.append(event.key)

    def on_strip_list_selected(self, event):
        self.heard.append(f"!{event.key}")


def tried(steps, rows, *, size=(20, 6), decides=False):
    async def run():
        app = Listed(rows, decides=decides)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot, app.query_one(StripList))
        return app.heard

    return asyncio.run(run())


def seen(shown: StripList) -> list[str]:
    return [shown.render_line(y).text.rstrip() for y in range(shown.size.height)]


ROWS = (
    ListRow("h", Content("heading"), stops=False),
    *(ListRow(str(n), Content(f"row {n}")) for n in range(1, 10)),
)


def test_the_cursor_passes_headings_and_stays_at_the_ends():
    async def steps(pilot, shown):
        assert shown.chosen == "1"
        await pilot.press("up")
        assert shown.chosen == "1"
        await pilot.press("end", "down")
        assert shown.chosen == "9"
        await pilot.press("home")
        assert shown.chosen == "1"

    assert tried(steps, ROWS) == ["1", "9", "1"]


def test_the_row_of_the_cursor_is_marked_by_a_sign():
    async def steps(pilot, shown):
        await pilot.press("down")
        assert [line for line in seen(shown) if line.startswith(GUTTER)] == [f"{GUTTER}row 2"]

    tried(steps, ROWS)


def test_a_row_that_only_changed_its_colour_is_drawn_again():
    async def steps(_pilot, shown):
        before = shown.render_line(2)
        shown.fill((*ROWS[:2], ListRow("2", Content.styled("row 2", "$out")), *ROWS[3:]))
        assert shown.render_line(2) != before
        assert shown.render_line(2).text == before.text

    tried(steps, ROWS)


@pytest.mark.parametrize("decides", [False, True])
def test_one_click_chooses_and_decides_where_nothing_has_to_be_set_first(decides):
    async def steps(pilot, shown):
        await pilot.click(shown, offset=(3, 3))
        assert shown.chosen == "3"
        await pilot.click(shown, offset=(3, 0))
        assert shown.chosen == "3"

    assert tried(steps, ROWS, decides=decides) == (["1", "3", "!3"] if decides else ["1", "3"])


class Made(Sequence):
    """Rows made when they are read."""

    def __init__(self, count):
        self.count, self.read = count, set()

    def __len__(self):
        return self.count

    def __getitem__(self, line):
        self.read.add(line)
        return ListRow(str(line), Content(f"line {line}"))


def test_of_a_long_list_only_what_is_seen_is_made():
    rows = Made(5000)

    async def steps(_pilot, shown):
        shown.scroll_to_row(4999)
        await _pilot.pause()
        assert seen(shown)[-1].strip() == "line 4999"

    tried(steps, rows)
    assert len(rows.read) < 40


def test_what_is_filled_again_keeps_the_cursor_on_its_row():
    async def steps(pilot, shown):
        await pilot.press("down", "down")
        shown.fill(ROWS[2:])
        assert shown.chosen == "3"
        shown.fill(ROWS[:2])
        assert shown.chosen == "1"

    tried(steps, ROWS)
