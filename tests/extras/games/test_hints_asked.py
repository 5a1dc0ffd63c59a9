"""Hints that were asked for are counted by seat, and told where a game ends, is listed and is written out."""

import json

import pytest

from squadlog.extras.games.players.player import Thought
from squadlog.store.record_file import Store


@pytest.fixture
def board(call, monkeypatch):
    """Ann against Bob, over after three moves; a hint costs no time."""

    def think(standing, _budget, **_more):
        return Thought(move=standing.state.moves()[0])

    monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", think)
    seats = ("--seat", "Red=Ann", "--seat", "Black=Bob")
    call("games", "new", "phalanx-board", *seats, "--option", "ply_limit=3", "--option", "first_player=red")
    return call


def _moves(board, many):
    for _ in range(many):
        assert board("games", "move", board("games", "moves")[1].split()[0])[0] == 0


def _hints(board):
    return json.loads(board("games", "show", "--json")[1])["hints"]


def test_a_hint_counts_once_at_a_place_and_undo_takes_none_back(board):
    assert "hints" not in board("games", "list")[1]
    for _ in range(2):
        board("games", "hint")
    assert _hints(board) == [1, 0]
    _moves(board, 1)
    board("games", "hint", "--json")
    board("games", "undo")
    assert _hints(board) == [1, 1]
    _moves(board, 3)
    assert "Hints asked: Ann (Red) 1, Bob (Black) 1." in board("games", "show")[1]
    assert json.loads(board("games", "list", "--json")[1])[0]["hints"] == 2
    assert [row["hints"] for row in json.loads(board("games", "stats", "--json")[1])] == [1, 1]
    assert "hints" in board("games", "stats")[1]
    text = board("games", "text")[1]
    assert text.endswith("# hints asked: Ann 1, Bob 1\n")
    assert board("games", "import", "-", stdin=text)[0] == 0
    assert _hints(board) == [0, 0]


def test_a_game_deleted_for_good_leaves_no_hints_to_the_next_of_its_number(board):
    board("games", "hint")
    assert board("games", "delete", "1", "--yes", "--for-good")[0] == 0
    board(
        "games",
        "new",
        "phalanx-board",
        "--seat",
        "Red=Ann",
        "--seat",
        "Black=Bob",
        "--option",
        "first_player=red",
    )
    assert _hints(board) == [0, 0]


def test_what_somebody_else_wrote_in_their_place_counts_as_none(board):
    Store().settings.set("hints.1", '[[1], "x"]')
    assert _hints(board) == [0, 0]
    board("games", "hint")
    assert _hints(board) == [1, 0]
