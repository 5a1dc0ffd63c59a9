"""The list of the program: rows of one line, a cursor, and only what changed drawn again."""

import asyncio
from collections.abc import Sequence

import pytest
from textual.content import Content

from squadlog.tui.chrome.marked_list import MARK, MarkedList
from squadlog.tui.chrome.strip_list import GUTTER, ListRow, StripList
from squadlog.tui.chrome.themes import DARK, meanings
from squadlog.tui.chrome.wrapped_list import WrappedList, lines_of_row
from squadlog.tui.leaving import LeavingApp


class Listed(LeavingApp):
    def __init__(self, rows, *, kind=StripList, decides=False):
        super().__init__()
        self._rows, self._kind, self._decides, self.heard = rows, kind, decides, []

    def get_theme_variable_defaults(self):
        return meanings(DARK)

    def compose(self):
        made = self._kind(id="list")
        made.decides = self._decides
        yield made

    def on_mount(self):
        if self._kind is WrappedList:
            self.query_one(WrappedList).set_entries(self._rows)
        else:
            self.query_one(StripList).fill(self._rows)

    def on_strip_list_highlighted(self, event):
        self.heard.append(event.key)

    def on_strip_list_selected(self, event):
        self.heard.append(f"!{event.key}")


def tried(steps, rows, *, size=(20, 6), **how):
    async def run():
        app = Listed(rows, **how)
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


def test_a_row_more_or_less_draws_its_own_line():
    async def more_and_less(pilot, shown):
        drawn = []
        once = shown.render_line
        shown.render_line = lambda y: drawn.append(y) or once(y)
        shown.fill((*ROWS[:4], ListRow("new", Content("new row"))))
        await pilot.pause()
        shown.fill(ROWS[:4])
        await pilot.pause()
        assert set(drawn) == {4}
        assert [line.strip() for line in seen(shown)[3:5]] == ["row 3", ""]

    tried(more_and_less, ROWS[:4], size=(20, 8))


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


def marking(steps, rows=ROWS):
    return tried(steps, rows, size=(20, 16), kind=MarkedList)


GROUPS = (*ROWS[:4], ListRow("k", Content("another"), stops=False), *ROWS[4:7])


def test_space_marks_the_row_and_goes_on_and_takes_the_mark_away():
    async def steps(pilot, shown):
        await pilot.press("space", "space")
        assert (shown.marks.keys, shown.chosen) == (("1", "2"), "3")
        await pilot.press("up", "space")
        assert shown.marks.keys == ("1",)
        assert [line for line in seen(shown) if MARK in line] == [f" {MARK}row 1"]

    marking(steps)


def test_a_row_that_goes_on_over_a_second_line_is_marked_once_and_its_group_goes_on_behind_it():
    two = [
        row for key in "12" for row in (ListRow(key, Content(key)), ListRow(key, Content(".."), stops=False))
    ]
    rows = (ListRow("g", Content("one"), stops=False), *two, ROWS[0], ROWS[5])

    async def steps(_pilot, shown):
        shown.marks.action_mark_group()
        assert shown.marks.keys == ("1", "2")

    marking(steps, rows)


def test_a_range_is_marked_as_the_cursor_goes_and_shrinks_as_it_comes_back():
    async def steps(pilot, shown):
        await pilot.press("space", "down", *["shift+down"] * 3)
        assert shown.marks.keys == ("1", "3", "4", "5", "6")
        await pilot.press(*["shift+up"] * 2)
        assert shown.marks.keys == ("1", "3", "4")
        await pilot.press(*["shift+up"] * 2)
        assert shown.marks.keys == ("1", "2", "3")
        await pilot.press("down", "down", "shift+down")
        assert shown.marks.keys == ("1", "2", "3", "4", "5")

    marking(steps)


def test_a_group_is_marked_whole_by_a_key_and_by_a_click_on_its_heading():
    async def steps(pilot, shown):
        await pilot.press("down", "A")
        assert shown.marks.keys == ("1", "2", "3")
        await pilot.click(shown, offset=(5, 4))
        assert shown.marks.keys == ("1", "2", "3", "4", "5", "6")
        await pilot.press("A")
        assert shown.marks.keys == ("4", "5", "6")

    marking(steps, GROUPS)


def test_a_mark_goes_with_its_row_and_escape_takes_all_away():
    async def steps(pilot, shown):
        await pilot.press("end", "space", "home", "space")
        shown.fill(ROWS[2:])
        assert shown.marks.keys == ("9",)
        await pilot.press("escape")
        assert shown.marks.keys == ()
        assert MARK not in "".join(seen(shown))

    marking(steps)


def test_a_click_at_the_left_marks_and_elsewhere_chooses():
    async def steps(pilot, shown):
        await pilot.click(shown, offset=(1, 3))
        assert (shown.marks.keys, shown.chosen) == (("3",), "1")
        await pilot.click(shown, offset=(4, 2))
        assert (shown.marks.keys, shown.chosen) == (("3",), "2")

    marking(steps)


@pytest.mark.parametrize("width", [9, 14, 30, 200])
def test_a_row_over_several_lines_loses_no_word_and_keeps_to_its_width(width):
    words = Content.assemble("FIR-07 ", ("a burst", "bold"), " of three rounds counts as one shot")
    made = list(lines_of_row("FIR-07", words, width, hang=2))
    assert " ".join(row.words.plain.strip() for row in made) == words.plain
    assert all(row.words.cell_length <= width for row in made)
    assert [row.stops for row in made] == [True] + [False] * (len(made) - 1)
    assert {row.key for row in made} == {"FIR-07"}


def test_a_row_of_several_lines_is_lit_and_clicked_as_one():
    rows = [*lines_of_row("a", Content("one two three"), 6), *lines_of_row("b", Content("four five six"), 6)]

    async def steps(pilot, shown):
        assert [line[:1] == GUTTER for line in seen(shown)] == [True, True, True, False, False, False]
        await pilot.click(StripList, offset=(2, 4))
        assert shown.chosen == "b"
        assert [line[:1] == GUTTER for line in seen(shown)] == [False, False, False, True, True, True]

    tried(steps, rows)


def test_another_row_on_the_same_line_is_told_though_it_was_asked_for():
    async def steps(pilot, shown):
        shown.fill([ListRow("new", Content("another"))], keep="new")
        await pilot.pause()

    assert tried(steps, [ListRow("old", Content("one"))]) == ["old", "new"]


def test_entries_are_folded_anew_for_another_width_and_the_cursor_stays_on_its_entry():
    words = "a deal that somebody has kept under a long name"

    async def steps(pilot, shown):
        assert " ".join(line.strip(f"{GUTTER} ") for line in seen(shown)).strip() == f"{words} another"
        await pilot.press("down")
        for width in (60, 24):
            await pilot.resize_terminal(width, 6)
            while shown.size.width < width - 4 or shown.size.width > width:
                await pilot.pause()
            assert all(row.words.cell_length < width for row in shown.rows)
            assert len(shown.rows) == (2 if width == 60 else 4)
            assert shown.chosen == "b"

    tried(steps, [("a", Content(words)), ("b", Content("another"))], kind=WrappedList)


def test_what_hangs_on_the_cursor_is_done_at_once_when_it_is_put_elsewhere_but_not_when_rows_are_filled():
    async def steps(pilot, shown):
        stood = []
        shown.stood = lambda: stood.append(shown.chosen)
        shown.choose("3")
        shown.choose("3")
        assert stood == ["3"]
        shown.fill(ROWS[:3])
        await pilot.pause()
        assert shown.chosen == "1"
        assert stood == ["3"]

    tried(steps, ROWS)


def test_the_cursor_does_not_stay_behind_on_a_row_that_it_cannot_stand_on():
    """Filled with words alone and then with rows again, it stands on the first of them, not on the words."""

    async def steps(_, shown):
        shown.fill([ROWS[0]] * 3)
        assert shown.chosen is None
        shown.fill(ROWS)
        assert shown.chosen == "1"

    tried(steps, ROWS)
