"""Seats of people in a sealed battle: the word of the side is asked, and whom each commands stays that side's."""

import pytest
from support.sealing import OF_SIDES, Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.whose.seats import seats_of

PEOPLE = ("seat Ann red 1", "seat Ben red 2", "seat Cleo red nothing")


def commands(terminal, seat):
    return {one.name: one.commands for one in seats_of(terminal.known(seat)) if one.kind == "player"}


@pytest.fixture
def evening(path):
    """The machine at which every side gave its word; three people play Red."""
    made = Terminal(path).create(to_seal(typed_dice=("red", "blue")))
    assert isinstance(made.say("red", *PEOPLE), Accepted)
    return made


def test_who_sits_down_by_name_gives_the_word_of_the_side(evening, path):
    other = Terminal(path).open(evening.session.id)
    with pytest.raises(StoreError, match="is sealed"):
        other.known("Ann")
    red = Terminal(path).open(evening.session.id, "red")
    assert red.known("Ann") == evening.known("red")
    with pytest.raises(StoreError, match="is sealed"):
        Terminal(path).open(evening.session.id, "blue").known("Ann")


def test_each_side_reads_with_its_word_whom_its_own_people_command(evening, path):
    red = {"Ann": (1,), "Ben": (2,), "Cleo": (), "blue": "all"}
    blue = {**dict.fromkeys(("Ann", "Ben", "Cleo"), "untold"), "blue": "all"}
    assert commands(Terminal(path).open(evening.session.id, "red"), "red") == red
    assert commands(Terminal(path).open(evening.session.id, "blue"), "blue") == blue
    assert commands(Terminal(path).open(evening.session.id), "") == blue


def test_what_a_seat_becomes_reads_alike_where_all_is_known_and_where_it_is_not(evening, path):
    for sentence in (
        "act for Ben by Ann",
        "hand over Ann to Ben",
        "leave seat Cleo",
        "come back Ben",
        "command Ann 2",
    ):
        assert isinstance(evening.say("red", sentence), Accepted)
        for seat in ("red", "blue"):
            assert Terminal(path).open(evening.session.id, seat).known(seat) == evening.known(seat)


def test_a_side_says_alone_whom_its_seated_people_command_and_leaves_a_new_seat_to_a_judge(path):
    number = Terminal(path).create(to_seal(), words=OF_SIDES).session.id
    red, blue = Terminal(path).open(number, "red"), Terminal(path).open(number, "blue")
    assert "terminal of Blue" in red.say("red", "seat Ann red 1").lines[0]
    for _ in range(3):
        blue.looks()
        red.looks()
    assert commands(red, "red")["Ann"] == (1,)
    assert red.say("red", "command Ann 2").lines == ("Ann commands 2.",)  # nobody else is needed
    blue.looks()
    assert (commands(red, "red")["Ann"], commands(blue, "blue")["Ann"]) == ((1, 2), "untold")


def test_each_orders_his_own_and_one_acts_in_the_middle_of_a_die_dice_07(evening):
    evening.say("blue", "placed blue")
    evening.say("red", "placed red", "begin")
    assert isinstance(evening.say("red", "initiative"), DieAsked)
    with evening.at():
        roll = evening.session.awaited.roll
    refused = evening.say("Ben", "die 4")
    assert isinstance(refused, Refusal)
    assert refused.sentence == "Only Ann can say this."
    assert isinstance(evening.say("Ben", "act for Ann because her phone died"), Accepted)
    with evening.at():
        assert evening.session.awaited.roll == roll
    assert isinstance(evening.say("Ben", "die 4"), DieAsked)
