"""What is wished of a new side game, taken as it is typed, kept for the next time, and brought back to the usual."""

import pytest

from squadlog.base.errors import SquadlogError
from squadlog.extras.games.screens.frame.wishes import Wishes
from squadlog.extras.games.session.standing import COMPUTER, OPPONENT
from squadlog.store.record_file import Store


@pytest.fixture
def settings(tmp_path):
    store = Store(tmp_path / "squadlog.db")
    yield store.settings
    store.close()


def test_what_is_typed_is_taken_or_said_to_be_wrong():
    wishes = Wishes()
    assert wishes.set_time("2.5") is None
    assert "seconds from" in wishes.set_time("never")
    assert wishes.set_hope("off") is None
    assert "per cent" in wishes.set_hope("95")
    assert wishes.set_seed("77") is None
    assert "whole number" in wishes.set_seed("-1")
    assert wishes.set_seat(0, "Ann") is None
    assert "there is no" in wishes.set_seat(1, f"{COMPUTER}nobody")
    assert (wishes.seconds, wishes.hope, wishes.seed) == (2.5, 0.0, 77)
    assert wishes.seated()[:2] == ("Ann", OPPONENT)


def test_an_option_as_usual_is_none():
    wishes = Wishes()
    option = next(one for one in wishes.game.options if one.choices)
    other = next(choice.key for choice in option.choices if choice.key != option.default)
    wishes.set_option(option, other)
    assert wishes.options == {option.name: other}
    with pytest.raises(SquadlogError):
        wishes.set_option(option, "what nobody offers")
    wishes.set_option(option, option.default)
    assert wishes.options == {}


def test_the_next_game_is_wished_as_the_last_one_was(settings):
    wishes = Wishes()
    wishes.set_game("phalanx-cards")
    wishes.set_seat(0, "Ann")
    wishes.set_time("7")
    wishes.keep(settings)
    again = Wishes()
    again.as_last(settings)
    assert (again.key, again.seats[0], again.seconds) == ("phalanx-cards", "Ann", 7.0)
    again.as_usual("time", "")
    assert again.seconds == Wishes().seconds


def test_another_game_has_no_deal_of_the_one_before():
    wishes = Wishes()
    wishes.set_deal("anything")
    wishes.set_game("phalanx-cards")
    assert wishes.deal == ""
    assert wishes.score().game == "phalanx-cards"
