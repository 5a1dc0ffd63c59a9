"""A move that is refused says what is wrong, by which rule, and what would be right."""

import re

import pytest
from support.generals import at

from squadlog.base.dice import Chance
from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.refusing import why_not as why_not_on_board
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.refusing import why_not as why_not_at_cards
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import Deploy, Promote
from squadlog.extras.games.generals.refusing import why_not as why_not_at_generals
from squadlog.extras.games.generals.refusing import why_not_card
from squadlog.extras.games.generals.table import NOBODY

GAMES = [
    (PHALANX_BOARD, why_not_on_board),
    (PHALANX_CARDS, why_not_at_cards),
    (GENERALS, why_not_at_generals),
]
REFUSED = [
    (PHALANX_BOARD, {"first_player": "red"}, "d2-d8", "A.5"),
    (PHALANX_BOARD, {"first_player": "red"}, "x", "A.6"),
    (PHALANX_BOARD, {"first_player": "red"}, "accept", "A.7"),
    (PHALANX_CARDS, {}, "9S>C", "PC-35"),
    (PHALANX_CARDS, {}, "offer", "C.2"),
    (GENERALS, {}, "redraw", "GM-14"),
    (GENERALS, {}, "drop 3R", "B.3"),
]


@pytest.mark.parametrize(("game", "why_not"), GAMES, ids=lambda thing: getattr(thing, "key", ""))
def test_nothing_is_wrong_with_any_legal_move_or_word(game, why_not):
    chance = Chance(game.key)
    for seed in range(3):
        state = game.start({"first_player": "red"} if game is PHALANX_BOARD else {}, seed)
        for _ in range(30):
            if state.to_move is None:
                break
            assert [
                why_not(state, move) for move in (*state.moves(), *state.words()) if why_not(state, move)
            ] == []
            state = state.play(chance.pick(state.moves()))


@pytest.mark.parametrize(
    ("game", "options", "text", "rule"), REFUSED, ids=lambda thing: getattr(thing, "key", None)
)
def test_a_refusal_names_its_rule_beside_the_sentence(game, options, text, rule):
    state = game.start(options, 4)
    with pytest.raises(GameError) as refused:
        state.play(state.read(text))
    error = refused.value
    assert error.rule == rule
    assert rule not in error.sentence
    assert error.cited == f"{error.sentence} [{rule}]"


def test_a_fault_tells_its_place_once_it_is_known():
    error = GameError("nothing may be taken now", rule="A.6").at("line 3")
    assert str(error) == "line 3: nothing may be taken now [A.6]"
    assert error.sentence == "Nothing may be taken now."
    assert error.cited == "Line 3: nothing may be taken now. [A.6]"


@pytest.mark.parametrize("options", [{}, {"command_mode": "standing"}, {"deck": "stardeck"}], ids=str)
def test_something_is_wrong_with_a_card_of_the_hand_exactly_when_it_can_be_laid_in_no_way(options):
    chance = Chance(7)
    state = GENERALS.start({"turn_limit": "30", **options}, 7)
    while state.to_move is not None:
        moves = state.moves()
        if state.table.asked == NOBODY and not state.table.dropping:
            laid = {move.card for move in moves if isinstance(move, Promote | Deploy)}
            hand = state.hands[state.to_move]
            assert {card for card in hand if why_not_card(state.table, card) is None} == laid
        state = state.play(chance.pick(moves))


@pytest.mark.parametrize(
    ("table", "moves", "name", "words"),
    [
        ({"hand": "10G"}, (), "10G", "costs 10 of green, .* no commander of green yet. .GM-01"),
        (
            {"hand": "4R 1R", "commanders": "QR"},
            ("1R",),
            "4R",
            "costs 4 of red, .* has 1 of red left in this turn. .GM-01",
        ),
        (
            {"hand": "1R KR", "commanders": "JR"},
            ("1R",),
            "KR",
            "can be no commander now.* before its armies. .GM-21",
        ),
        ({"hand": "?RY KR"}, ("KR",), "?RY", "can be no commander now.*as army.*there is none. .GM-12"),
    ],
)
def test_a_card_that_cannot_be_laid_is_told_with_what_it_lacks(table, moves, name, words):
    state = at(**table)
    for move in moves:
        state = state.play(state.read(move))
    fault = why_not_card(state.table, state.table.pack.card(name))
    assert re.search(f"^{re.escape(name)} {words}", fault.cited)
