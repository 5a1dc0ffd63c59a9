"""A battle that was taken into careers and stands otherwise since is told, with the words that mend it (ours)."""

import pytest

from squadlog.extras.careers.session.changed import find_changed, numbers_of, say_changed
from squadlog.extras.careers.words import company_lines, entry_words, member_lines

FALL = "correct 1 wound=S because the shot"


@pytest.fixture
def fought(evening):
    """The Ford, taken into the career of Able, whose soldier 2 was wounded in it."""
    able, baker = evening.found("Able"), evening.found("Baker Street")
    seat = evening.battle(evening.mustered(able, (2,), "A"), evening.mustered(baker, (1,), "B"), after=[FALL])
    evening.take_in(seat)
    return seat


def changed(companies, name="able"):
    return [one.told for one in find_changed(companies, companies.called(name))]


def test_a_battle_as_it_was_taken_in_is_not_told_nor_one_with_a_note_more(fought, companies):
    assert (say_changed(fought), changed(companies)) == ("", [])
    fought.say("note who was that?")
    assert (say_changed(fought), changed(companies)) == ("", [])


def test_a_battle_that_was_taken_back_is_told_with_the_words_that_mend_it(fought, companies):
    fought.undo(1)
    told = say_changed(fought)
    assert told.startswith(
        "Battle 1, The Ford, stands otherwise than in the careers of Able and Baker Street: "
    )
    assert told.endswith(
        "squadlog company undo Able takes that back, squadlog company after 1 takes it in anew once it is over."
    )
    assert 'squadlog company undo "Baker Street" takes' in changed(companies, "baker street")[0]
    fought.redo(1)
    assert (say_changed(fought), changed(companies)) == ("", [])


def test_another_end_is_told_and_its_words_mend_it(fought, companies, evening):
    fought.undo(2)
    for sentence in ("correct 1 wound=D because it was worse", "end because it is late"):
        fought.say(sentence)
    assert say_changed(fought).endswith("squadlog company after 1 takes it in anew.")
    assert len(changed(companies)) == 1
    companies.take_back(companies.called("able"))
    evening.take_in(fought)
    assert (say_changed(fought), changed(companies)) == ("", [])
    assert companies.called("able").member(2).wound == "D"


def test_what_is_set_right_after_the_end_is_told_where_it_counts(fought):
    fought.say("correct 1 posture=prone because it lay")
    assert not say_changed(fought)
    fought.say("correct 1 wound=U because it was worse")
    assert say_changed(fought)


@pytest.mark.usefixtures("fought")
def test_a_battle_is_named_by_its_number_and_title(companies):
    able, numbers = companies.called("able"), numbers_of(companies)
    assert any(line.startswith("1 The Ford: ") for line in company_lines(able, numbers))
    assert any(line.startswith("  1 The Ford: ") for line in member_lines(able, 2, "Bob", numbers))
    assert entry_words(able.battles[0], numbers).startswith("1 The Ford: ")
    assert entry_words(able.battles[0]).startswith("The Ford: ")


def test_one_battle_of_the_file_is_asked_for_alone(fought, companies):
    (head,) = companies.store.heads(fought.id)
    assert head in companies.store.heads()
    assert head[0] == fought.id
    assert companies.store.heads(99) == ()
