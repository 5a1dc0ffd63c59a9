"""What stands under the card of a soldier, and what is done where it has no room."""

import pytest
from textual.content import Content

from squadlog.tui.battle.story import MORE, cut_to, earlier_words, fit_rows, story
from squadlog.tui.chrome.wrapped_list import wrap_words

TOLD = [Content(f"T1.s{second} 4 Varro walks.") for second in range(1, 10)]


@pytest.mark.parametrize("rows", range(12))
def test_the_latest_of_what_it_did_stands_oldest_first_and_never_takes_more_rows_than_there_are(rows):
    told = story(TOLD, 40, rows)
    if rows < 2:
        assert told == []
    else:
        assert [row.plain for row in told[1:]] == [line.plain for line in TOLD[-(rows - 1) :]]


def test_a_long_line_takes_the_rows_into_which_it_folds():
    long = Content("fires at 1 John Doe at 15 m and hits")
    rows = wrap_words(long, 20)
    assert [row.plain.rstrip() for row in rows] == ["fires at 1 John Doe", "at 15 m and hits"]
    assert story([long], 20, 2) == []
    assert story([TOLD[0], long], 20, 3)[1:] == rows


def test_a_card_that_has_no_room_says_where_the_rest_of_it_is():
    card = wrap_words(Content("\n".join(f"line {number}" for number in range(9))), 20)
    assert fit_rows(card, 9) == card
    shown = [row.plain for row in fit_rows(card, 4)]
    assert shown == ["line 0", "line 1", "line 2", MORE]


def test_an_answer_that_is_cut_off_says_so_and_where_all_of_it_is():
    long = Content("There is nothing to redo. Undone lines stay in the log: l shows them.")
    assert cut_to(long, 40, 2) is long
    shown = cut_to(long, 40, 1)
    assert shown.plain.endswith(" … ] log")
    assert shown.cell_length <= 40


EARLIER = [Content("5 → 13 HIT M"), Content("6 → 13 MISS"), Content("13 → 5 HIT 2 levels")]


@pytest.mark.parametrize("width", range(16, 90))
def test_the_other_shots_of_a_second_stand_in_one_line_and_those_without_room_are_counted(width):
    told = earlier_words(EARLIER, width).plain
    whole = " · ".join(part.plain for part in EARLIER)
    assert len(told) <= width
    if len(whole) <= width:
        assert told == whole
    else:
        left = sum(part.plain in told for part in EARLIER)
        assert f"{len(EARLIER) - left} more: ] log" in told
        assert [part.plain for part in EARLIER[len(EARLIER) - left :] if part.plain not in told] == []
