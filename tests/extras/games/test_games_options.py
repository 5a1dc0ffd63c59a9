"""What the form of a new game says in a row: readable beside its title, whole at 80 columns, and of use."""

import asyncio

import pytest
from support.at_the_board import at_the_board

from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.screens.frame.new_game_words import about_words, short, wanting
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.words import lines

CARDS = game_of("phalanx-cards")
ROOM = 37
"""The cells of a row of 80 columns, with the mark before it."""
EVERY = [(key, option) for key in GAMES for option in game_of(key).options]


def named(name, game=CARDS):
    return next(option for option in game.options if option.name == name)


@pytest.mark.parametrize("option", [option for _, option in EVERY], ids=lambda option: option.name)
def test_every_value_can_be_read_beside_its_title_and_fits_its_row(option):
    values = [choice.key for choice in option.choices] or [option.default, str(option.least)]
    shown = [short(option, value) for value in values]
    assert not {"yes", "no"} & set(shown)
    assert all(len(f" {option.title}: {words}") <= ROOM for words in shown), shown
    assert not option.choices or len(set(shown)) == len(values), shown


@pytest.mark.parametrize(("key", "option"), EVERY, ids=[f"{key}-{option.name}" for key, option in EVERY])
def test_the_whole_words_of_what_is_chosen_stand_beside_the_list(key, option):
    value = option.choices[-1].key if option.choices else str(option.most)
    told = lines(about_words(game_of(key), {option.name: value}, "option", option.name)).plain
    assert f"● {option.choices[-1].words if option.choices else value}" in told


def test_a_3_articles_fit_the_names_of_pieces():
    """A.3."""
    asked = {
        option.question for option in game_of("phalanx-board").options if option.name.startswith("points_")
    }
    assert "How many points is an Auxiliary worth?" in asked
    assert "How many points is an Archer worth?" in asked
    assert "How many points is a Hoplite worth?" in asked


def test_c_2_what_needs_chips_does_nothing_without_them_and_says_so():
    """C.2."""
    for name in ("chips", "ante", "max_raise", "raises", "tie_pot"):
        assert wanting(CARDS, {}, named(name)) == "No effect now: it needs “Played for: chips”."
        assert not wanting(CARDS, {"gambling": "true"}, named(name))
    assert wanting(CARDS, {}, named("pay_per_card")).startswith("No effect now: it needs ")
    assert not wanting(CARDS, {"chips": "50"}, named("chips")), "what is refused is said at the foot"
    told = lines(about_words(CARDS, {}, "option", "chips")).plain
    assert told.startswith("No effect now: ")


def test_gm_07_an_option_of_standing_command_does_nothing_by_turns():
    """GM-07."""
    generals = game_of("generals")
    option = named("facedown_uses_command", generals)
    assert wanting(generals, {}, option) == ("No effect now: it needs “What command allows: value in play”.")
    assert not wanting(generals, {"command_mode": "standing"}, option)


def test_what_does_something_wants_nothing():
    board = game_of("phalanx-board")
    assert [option.name for option in board.options if wanting(board, {}, option)] == []


def test_in_a_small_terminal_every_seat_still_says_which_computer(tmp_path):
    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", size=(60, 18)) as table:
            await table.press("g", "b", "down", "down")
            rows = [row.words.plain for row in table.app.screen.query_one(StripList).rows]
            assert "Seat Black: computer greedy" in rows
            assert "Seat Black: computer greedy " in table.text()
            assert "● a person" in table.text()

    asyncio.run(steps())


def test_rows_that_do_nothing_are_marked_in_the_form(tmp_path):
    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", size=(80, 24)) as table:
            await table.press("g", "b")
            form = table.app.screen
            form._wishes.set_game("phalanx-cards")
            for gambling, marked in (("false", True), ("true", False)):
                form._set_option(named("gambling"), gambling)
                form._fill()
                rows = [row.words.plain for row in form.query_one(StripList).rows]
                assert ("·Chips at first: 100" in rows) == marked
                assert (" Chips at first: 100" in rows) != marked

    asyncio.run(steps())
