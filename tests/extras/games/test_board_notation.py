"""How the moves of the board game are written and read."""

import pytest
from support.board_games import opening, played, position, random_game

from squadlog.extras.games.board.turn import STAY, BoardTurn, BoardWord
from squadlog.extras.games.game import GameError

DOUBLE = "ARCHER c5 e5 d1", "ARCHER c4 e4 h8"


@pytest.mark.parametrize(
    "text",
    [
        "d1-d4 x c4 e4",
        "D1 - D4 X C4, E4",
        "d1 d4 xc4e4",
        "d1-d4 Phalanx!",
        "d1d4!",
        "  d1 to d4 takes e4 and c4 ",
        "d1\u2192d4 \u00d7 c4 e4",
        "Phalanx! d1-d4 x c4 e4",
        "d1-d4 x",
    ],
)
def test_a_move_is_read_in_any_case_and_spacing(text):
    state = position(*DOUBLE)
    assert state.notation(state.read(text)) == "d1-d4 x c4 e4"


def test_a_piece_of_one_triangle_is_named_with_its_half_only_where_two_stand():
    state = opening()
    assert state.notation(state.read("a1.nw-c3")) == "a1.NW-c3"
    assert state.notation(state.read("A1NW C3.NW")) == "a1.NW-c3"
    assert state.notation(state.read("a2-b3")) == "a2.SW-b3"
    with pytest.raises(GameError, match=r"a1 is not clear: Red has pieces on a1.NW a1.SE"):
        state.read("a1-c3")


def test_overlooked_captures_are_read_with_or_without_names():
    state = position("ARCHER c5 e5", "ARCHER d5 h8 h7")
    for text in ("x d5", "Phalanx!", "phalanx x D5", "x"):
        assert state.notation(state.read(text)) == "x d5"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a move is written such as e1-e3"),
        ("hello", "no square from a1 to h8"),
        ("d1", "a move is written"),
        ("d1-d4-d5", "a move is written"),
        ("d1-d9", "'d9' is no square"),
        ("e2-e3", "Red has no piece on e2; its pieces stand on c5 d1 e5"),
        ("c4-c3", "Red has no piece on c4"),
        ("d1-e4", "it can go to a1 a4"),
        ("c5-c3", "the Archer on c4 is in the way"),
        ("d1-d4 x h8", "the Archer on h8 cannot be taken after d1-d4: no side of it is wholly covered"),
        ("d1-d4 x h7", "Black has no piece on h7"),
        ("d1-d2 x", "nothing may be taken after that move"),
        ("x c4", "the Archer on c4 cannot be taken now: only one side"),
        ("accept", "there is no offer to answer"),
        ("d1-d4 " * 100, "a move is written"),
        ("\u202ed1-d4\x00", "no square"),
    ],
)
def test_a_move_that_cannot_be_is_refused_with_what_would_be_right(text, complaint):
    with pytest.raises(GameError, match=complaint) as refused:
        position(*DOUBLE).read(text)
    assert str(refused.value).isprintable()


@pytest.mark.parametrize(
    "move",
    [
        None,
        "d1-d4",
        7,
        BoardTurn(3, 5),
        BoardTurn(STAY, 4, (1,)),
        BoardTurn(-7, 4),
        BoardTurn(10_000, 1),
        BoardTurn(1, 2, (10_000,)),
        BoardWord.ACCEPT,
    ],
)
def test_play_refuses_what_is_no_move_in_a_sentence(move):
    with pytest.raises(GameError) as refused:
        position(*DOUBLE).play(move)
    assert len(str(refused.value)) > 20


def test_captures_are_named_once_each_in_order():
    state = position(*DOUBLE)
    turn = state.read("d1-d4 x c4 e4")
    for taken in (turn.taken[::-1], turn.taken * 2):
        with pytest.raises(GameError, match="once each"):
            state.play(turn._replace(taken=taken))


def test_where_captures_need_no_declaring_they_are_completed():
    state = position(*DOUBLE, declare="auto")
    assert state.notation(state.read("d1-d4 x e4")) == "d1-d4 x c4 e4"
    with pytest.raises(GameError, match="everything that may be taken is taken"):
        state.play(BoardTurn(*state.read("d1-d4")[:2]))


@pytest.mark.parametrize(
    "options", [{}, {"setup": "B", "capture_scope": "any"}, {"declare": "auto"}], ids=str
)
def test_every_legal_move_is_read_as_it_is_written(options):
    for state in random_game(5, opening(5, **options))[::7]:
        written = [state.notation(move) for move in state.moves()]
        assert len(set(written)) == len(written)
        assert [state.read(text) for text in written[::5]] == list(state.moves())[::5]


def test_an_offer_is_read_and_written():
    state = opening()
    assert state.notation(state.read(" OFFER! ")) == "offer"
    assert played(state, "offer", "decline").offer == "declined"
