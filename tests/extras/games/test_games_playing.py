"""What is asked of a side game at a screen, without any screen: who looks, whose turn it is, what is remembered."""

import pytest
from support.matches import seated

from squadlog.extras.games.account import CardLine
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.commands.words import indent_lines
from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.cards.words import draw_account as drawn
from squadlog.extras.games.screens.frame.parts.news import NewsHeard
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.frame.shown import move_rows, next_words, status_words
from squadlog.extras.games.screens.frame.tables import screen_of
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.telling import Told
from squadlog.session.battle_session import open_store

DRAWN = {**dict.fromkeys(map(ord, "▶▲●◆■")), **str.maketrans("♠♦♣♥★", "SDCH*")}
DEAL = "A: 9S 4S 10H 2S 3S 5S 6S; B: 9D 5D 2D 10C 8C JC AH"


@pytest.fixture
def at(tmp_path):
    """A play of the card game: `at(seats)`."""
    store = open_store(tmp_path / "squadlog.db")

    def begun(*seats, game="phalanx-cards", deal=DEAL):
        score = Score(game=game, deal=deal, seats=seats)
        return Playing(seated(Match.create(store, score, title="A game with a rather long title")))

    yield begun
    store.close()


def test_between_two_people_with_hands_the_curtain_falls_and_names_who_lifts_it_pc_18(at):
    play = at("Ann", "Bob")
    assert play.hand_over() == 0
    assert (play.seat, play.view, play.mine) == (None, None, False)
    play.seat = 0
    assert play.hand_over() is None
    assert play.mine
    play.say("9S")
    assert play.hand_over() == 1
    assert list(play.open_view.moves()) == []


def test_a_lone_person_looks_all_the_time_and_a_computer_is_due(at):
    play = at("computer random", "Bob")
    assert play.hand_over() is None
    assert (play.seat, play.mine, play.computer_due) == (1, False, 0)
    play.resting = True
    assert play.computer_due is None


def test_where_everything_lies_open_whoever_moves_looks(at):
    play = at("Ann", "Bob", game="phalanx-board", deal="")
    play.hand_over()
    first = play.seat
    play.say(play.view.notation(play.view.moves()[0]))
    assert play.hand_over() is None
    assert play.seat == 1 - first


def test_a_secret_move_is_read_by_who_made_it_and_by_nobody_else_pc_18(at):
    play = at("Ann", "Bob")
    play.seat = 0
    play.say("9S")
    assert play.told_last() == "1. Ann (A): 9S"
    play.seat = 1
    assert play.told_last() == "1. Ann (A): an initial card"
    assert "9S" not in " ".join(row.words.plain for row in move_rows(play)[0])
    assert play.last_person() == "Ann (A)"


def test_undo_takes_back_ones_own_move_and_redo_brings_it_forward(at):
    play = at("Ann", "Bob")
    play.seat = 0
    play.say("9S")
    play.undo()
    assert play.match.progress.to_move == 0
    play.redo()
    assert play.match.progress.to_move == 1


def test_a_game_that_was_over_is_walked_through_and_one_that_ends_now_is_not(at):
    play = at("Ann", "Bob")
    play.seat = 0
    play.say("resign")
    play.went_on()
    assert (play.over, play.replaying) == (True, False)
    assert "wins." in next_words(play, "").plain
    play.undo()
    play.went_on()
    assert (play.over, play.replaying, play.gone_back) == (True, True, True)
    assert "stepped back" in status_words(play, "", 80).plain


def test_a_person_moves_for_a_computer_only_once_it_could_not(at):
    play = at("computer random", "Bob")
    assert play.take_over() is None
    play.stuck = True
    assert (play.take_over(), play.people) == (0, (0, 1))


def test_a_title_gives_way_to_what_changes(at):
    play = at("Ann", "Bob")
    assert status_words(play, " · battle 1", 40).plain.endswith("…  move 0 · battle 1")


def test_each_seat_hears_of_a_battle_once_and_again_after_it_was_taken_back():
    heard = NewsHeard(2)
    assert [heard.is_new(0, number) for number in (2, 3, 3, 2, 3)] == [False, True, False, False, True]
    assert heard.is_new(1, 3)


@pytest.mark.parametrize("key", ["phalanx-cards", "generals"])
def test_screen_and_command_line_say_the_same_of_every_part(at, key):
    """With cards drawn on the screen, and ▶ for whoever leads."""
    play = at("Ann", "Bob", game=key, deal="")
    while len(play.entries()) < 20:
        play.seat = play.match.progress.to_move
        play.say(play.access.view.offers()[0])
    board, seen = screen_of(key).BOARD(play), play.view
    told = [line for part in (0, 1) for line in words_of(play.match.game).account(seen, part, play.who)]
    assert any(line.card for line in told)
    assert [line.plain.translate(DRAWN).split() for line in board.captions.laid(told)] == [
        line.split() for line in indent_lines(told)
    ]


def test_a_card_that_counts_stands_between_what_it_counts_and_why():
    line = Told(
        words="as printed",
        rule="C.1",
        depth=2,
        value="9",
        card=CardLine(card=8, name="6S", value=9, why="", rule=""),
    )
    assert list(indent_lines([line])) == ["      9  6S     as printed [C.1]"]
    assert drawn([line])[0].plain.split()[0] == "9"
    assert drawn([line])[0].plain.endswith("as printed [C.1]")
