"""Words typed by people never reach a screen as markup, control codes or hidden text."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.base.names import (
    as_sentence,
    cells,
    clean_text,
    end_sentence,
    safe_name,
    safe_text,
    unfit,
    whole_number,
)
from squadlog.session.telling.noting import unfit_in


@pytest.mark.parametrize("name", ["John Doe", "Zoë", "[red]Kor[/red]", "李雷", "O'Hara \\ 2"])
def test_ordinary_names_stay_as_they_are(name):
    assert safe_name(name) == name


@pytest.mark.parametrize(
    "name",
    ["a\x1b[31mb", "a\nb", "\u202egnp", "a\u200bb", "a\u2028b", "\ud800", "a\x00", "\u009b31m", "\u2066x"],
)
def test_control_invisible_and_direction_characters_are_refused(name):
    with pytest.raises(ValueError, match="cannot be shown"):
        safe_name(name)


def test_an_empty_name_is_refused():
    with pytest.raises(ValueError, match="at least one"):
        safe_name("   ")


def test_wide_characters_count_two_cells():
    assert cells("李a") == 3
    with pytest.raises(ValueError, match="limit is 40"):
        safe_name("李" * 21)


def test_a_text_may_be_longer_than_a_name():
    assert safe_text("x" * 400)
    with pytest.raises(ValueError, match="limit is 400"):
        safe_text("x" * 401)


def test_foreign_text_is_cut_where_the_next_character_would_not_fit():
    assert clean_text("a李b", limit=2) == "a"
    assert clean_text("e\u0323\u0323", limit=1) == "\u1eb9\u0323"
    assert clean_text("x" * 5000, limit=None) == "x" * 5000


@given(st.text())
def test_cleaned_text_is_always_safe_to_show(text):
    shown = clean_text(text, limit=80)
    assert safe_text(shown, limit=80) == shown.strip()


def test_words_become_a_sentence_with_one_mark_at_its_end():
    assert (
        as_sentence("there is no such player; did you mean strong?")
        == "There is no such player; did you mean strong?"
    )
    assert as_sentence("it is over.") == "It is over."
    assert end_sentence("e1-e3 is no move") == "e1-e3 is no move."
    assert end_sentence("stop! ") == "stop!"


@given(
    st.recursive(st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)),
    st.booleans(),
    st.sampled_from(["", "\\", "\x7f", "\u202e", '"', "x" * 3990]),
)
def test_a_document_is_as_unfit_as_the_texts_in_it(content, ascii_only, more):
    """However JSON writes a character: as itself or behind a backslash."""
    told = [content, more]
    assert unfit_in(json.dumps(told, ensure_ascii=ascii_only)) == unfit(told, limit=4000)


def test_marks_that_blot_out_the_lines_around_are_left_away_and_those_of_writing_kept():
    flood = "e" + "\u0323" * 5000
    assert len(safe_name(flood)) < 12
    assert len(clean_text(flood, limit=40)) < 12
    pointed = "ש\u05b8\u05c1\u0591ל\u05b9ם"
    assert safe_name(pointed) == clean_text(pointed) == pointed


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u034f"])
def test_a_name_of_characters_that_draw_nothing_is_refused(name):
    with pytest.raises(ValueError, match="at least one visible"):
        safe_name(name)


def test_a_name_of_wide_letters_is_told_in_letters_and_columns():
    with pytest.raises(
        ValueError, match=r"^32 characters take 64 columns, a wide one two; the limit is 40 columns$"
    ):
        safe_name("火" * 32)
    with pytest.raises(ValueError, match=r"^64 characters are too many; the limit is 40$"):
        safe_name("x" * 64)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "٣", " 7", "1_0", "1" * 10])
def test_what_plain_digits_do_not_write_is_no_number(text):
    assert whole_number(text) is None
    assert whole_number("042") == 42
