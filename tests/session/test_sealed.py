"""A sealed battle: what a seat may not know lies encrypted, and is decided where the words were given."""

import pytest
from support.sealing import WORDS, Terminal, to_seal

from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.errors import StoreError
from squadlog.seats import NOBODY


@pytest.fixture
def path(tmp_path):
    return tmp_path / "squadlog.db"


@pytest.fixture
def evening(path):
    """The machine at which every seat gave its word, before anything was said."""
    return Terminal(path).create(to_seal())


def test_a_machine_with_all_words_plays_as_ever(evening):
    """HID-08."""
    told = evening.say(
        "blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue"
    )
    assert isinstance(told, Accepted), told
    assert "commitment" in told.lines[-1]
    told = evening.say("red", "begin", "initiative")
    assert isinstance(told, Accepted), told


def test_each_seat_reads_in_its_own_terminal_what_it_would_without_a_seal(evening, path):
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    evening.say("red", "begin", "initiative")
    number = evening.session.id
    for seat in ("red", "blue"):
        alone = Terminal(path).open(number, seat)
        assert alone.known(seat) == evening.known(seat)
        assert alone.log(seat) == evening.log(seat)
    display = Terminal(path).open(number)
    assert display.known(NOBODY) == evening.known(NOBODY)
    assert display.log(NOBODY) == evening.log(NOBODY)
    referee = Terminal(path).open(number, "referee")
    assert referee.known("referee") == evening.known("referee")
    assert referee.log("referee") == evening.log("referee")


def test_a_seat_needs_its_word_and_a_wrong_one_is_a_sentence(evening, path):
    other = Terminal(path).open(evening.session.id)
    for seat in ("red", "blue", "referee", "table"):
        with pytest.raises(StoreError, match="is sealed"):
            other.known(seat)
    with other.at(), pytest.raises(StoreError, match="This is not the word of red"):
        other.session.unlock("red", "sky")
    with other.at():
        other.session.unlock("red", "rust")
    other.known("red")
    with pytest.raises(StoreError):
        other.known("blue")


def test_a_side_places_in_secret_by_itself_and_a_judge_goes_on_from_there(evening, path):
    """HID-08, HID-13."""
    number = evening.session.id
    blue = Terminal(path).open(number, "blue")
    told = blue.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west")
    assert isinstance(told, Accepted)
    assert 11 in blue.known("blue").units
    red = Terminal(path).open(number, "red")
    red.say("red", "note nothing")
    evening.looks()
    evening.say("blue", "placed blue")
    red.looks()
    blue.looks()
    assert 11 not in red.known("red").units
    for one, seat in ((red, "red"), (blue, "blue")):
        assert one.known(seat) == evening.known(seat)


def test_what_needs_a_secret_waits_half_said_until_a_terminal_is_open_that_can_decide_it(evening, path):
    """HID-15."""
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west")
    blue = Terminal(path).open(evening.session.id, "blue")
    head = blue.session.head
    told = blue.say("blue", "placed blue")
    assert told.lines[0] == "What was said waits for an open terminal of Red or of the referee."
    assert blue.session.head == head
    assert isinstance(blue.say("blue", "placed blue"), Refusal)
    evening.looks()
    assert blue.looks()
    assert blue.session.head == head + 1
    assert not blue.session.waits
    assert "placed" in blue.log("blue")[-1].lines[0]


def test_two_terminals_lend_each_other_what_it_takes_and_show_no_more_than_their_own_seat(path):
    alone = {seat: WORDS[seat] for seat in ("red", "blue")}
    number = Terminal(path).create(to_seal(), words=alone).session.id
    red, blue = Terminal(path).open(number, "red"), Terminal(path).open(number, "blue")
    blue.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west")
    waits = blue.say("blue", "placed blue")
    assert "terminal of Red" in waits.lines[0]
    for _ in range(3):
        red.looks()
        blue.looks()
    assert not blue.session.waits
    assert red.session.head == blue.session.head == 4
    assert isinstance(red.say("red", "begin"), Accepted)
    assert not red.session.waits
    with pytest.raises(StoreError):
        red.known("blue")
    assert 11 not in red.known("red").units
