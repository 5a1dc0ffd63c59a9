"""A name that fits two is asked, whole or not; what a word may have meant is guessed where it is likely."""

import pytest
from support.battles import skirmish

from squadlog.book.load import load_rulebook
from squadlog.language.parse import parse
from squadlog.language.words import Misread

FIELD = skirmish(
    red=(1, 2), blue=(3, 4), soldiers={1: {"name": "Anna"}, 2: {"name": "Anna"}, 3: {"name": "Ann Lee"}}
)


def _asked(sentence):
    answer = parse(sentence, FIELD, load_rulebook())
    assert isinstance(answer, Misread), answer
    return answer


@pytest.mark.parametrize("sentence", ["walk Anna", "correct anna wound=M because x", "fire 4 at ANNA"])
def test_of_two_with_one_name_the_whole_name_is_asked(sentence):
    told = str(_asked(sentence))
    assert "could be more than one unit: 1 Anna, 2 Anna." in told
    assert "Several have that name: write 1 or 2." in told


def test_more_of_a_name_is_asked_for_where_that_helps():
    assert "Write more of the name, or the number." in str(_asked("walk Ann"))
    assert not isinstance(parse("walk Ann Lee", FIELD, load_rulebook()), Misread)


@pytest.mark.parametrize("word", ["n", "ho", "glance", "q", "s"])
def test_what_could_be_anything_is_not_guessed(word):
    assert _asked(word).near == ()


@pytest.mark.parametrize(
    ("word", "meant"), [("flie 1", "fire"), ("wlak 1", "walk"), ("hodl", "hold"), ("plce", "place")]
)
def test_what_is_a_word_with_two_letters_wrong_is_guessed(word, meant):
    assert meant in _asked(word).near


def test_a_number_that_is_too_large_is_not_said_to_be_none():
    misread = parse("undo 99999999999", FIELD, load_rulebook())
    assert misread.problem == "'99999999999' is too large for the number of steps."
    assert (
        parse("undo many", FIELD, load_rulebook()).problem
        == "'many' stands where the number of steps should be."
    )
