"""What the shell tells of a game with hidden hands: nothing that the seat who looks does not know (PC-18, GM-24)."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.matches import seated, whole

from squadlog.base.dice import Chance
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.commands.moves import record
from squadlog.extras.games.commands.words import explain_totals, page
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import open_store

DUEL = "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH"
CARDS = Score(game="phalanx-cards", seats=("Ann", "computer strong"))
HIDDEN = [
    CARDS,
    Score(game="phalanx-cards", options={"memory_mode": "true", "players": "3"}),
    Score(game="generals", seats=("Ann", "computer greedy")),
]


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    opened = open_store(tmp_path_factory.mktemp("secrets") / "squadlog.db")
    yield opened
    opened.close()


def secrets(match, seat):
    """The cards that a seat must not be told now: in other hands, or laid face down at the beginning of a battle."""
    state = whole(match).state
    names = getattr(getattr(state.table, "pack", None), "names", NAMES)
    hidden = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    if hasattr(state, "initial") and state.table.first < 0:
        hidden += [card for owner, card in enumerate(state.initial) if owner != seat and card >= 0]
    return {names[card] for card in hidden}


def words(text):
    """A text cut where names of cards end, without what colours pay: `1Y` is a card and a point of yellow."""
    text = re.sub(r"(army|commander|\*) \d[A-Z](\+\d[A-Z])*", " ", text)
    return set(text.translate(str.maketrans(">,;:.()[]=\"'{}", " " * 14)).replace(" x", " ").split())


@pytest.mark.parametrize("score", HIDDEN, ids=range(3))
@law(15)
@given(seed=st.integers(0, 999), moves=st.integers(0, 18))
def test_pc_18_gm_24_nothing_hidden_is_printed_for_a_seat_that_may_not_see_it(store, score, seed, moves):
    """In the first battle no card that was played comes back to a hand, so that none may be named at all."""
    match = Match.create(store, Score(game=score.game, options=score.options, seats=score.seats, seed=seed))
    chance, told = Chance(seed), []
    for _ in range(moves):
        state = whole(match).state
        table = state.table
        if state.to_move is None or getattr(table, "battle", 1) > 1 or getattr(table, "asked", -1) >= 0:
            break
        mover, made = state.to_move, match.moves.say(state.notation(chance.pick(state.moves())))
        assert not isinstance(made, Refusal)
        told.append((mover, made.sentence))
    if getattr(whole(match).state.table, "battle", 1) > 1:
        return
    for seat in (ONLOOKER, *range(len(match.seating.names))):
        door = seated(match).at(seat)
        shown = [*page(door), json.dumps(record(door)), *(entry.words for entry in door.view.log())]
        shown += explain_totals(door)
        shown += [sentence for mover, sentence in told[-1:] if mover != seat]
        assert not secrets(match, seat) & words("\n".join(shown)), seat


def test_pc_18_a_move_stands_in_a_sentence_without_the_card_that_lies_face_down(store):
    match = Match.create(store, Score(game="phalanx-cards", seats=("Ann", "Bob"), deal=DUEL))
    made = match.moves.say("9S")
    assert (made.move, made.sentence) == ("9S", "Ann: an initial card.")


def test_pc_18_json_does_not_tell_what_a_computer_laid_face_down(call):
    seats = ("--seat", "A=Ann", "--seat", "B=computer:greedy", "--seat", "C=Cid")
    call("games", "new", "phalanx-cards", "--option", "players=3", *seats, "--deal", "A: 9S")
    own, answer = map(json.loads, call("games", "move", "9S", "--json")[1].splitlines())
    assert (own["seat"], own["move"]) == (0, "9S")
    assert (answer["seat"], answer["move"]) == (1, "an initial card")


def test_pc_18_nobody_moves_for_a_computer_with_a_hidden_hand(call):
    """Held or not, legal or not: the answer is the same, and nothing is made."""
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--deal", DUEL)
    call("games", "move", "9S", "--wait")
    answers = {call("games", "move", card) for card in ("9D", "KS", "zz")}
    assert len(answers) == 1
    code, out, err = answers.pop()
    assert (code, out) == (1, "")
    assert "is to move, and plays a hand of its own" in err
    told = json.loads(call("games", "move", "9D", "--json")[1])
    assert told["refusal"]["code"] == "not-yours"
    assert len(json.loads(call("games", "log", "--json")[1])) == 2


def test_pc_18_the_name_of_a_seat_means_that_seat_whoever_is_called_so(call):
    call("games", "new", "phalanx-cards", "--seat", "A=B", "--seat", "B=Bob", "--deal", DUEL)
    assert "Your hand: 2D 5D 9D 8C 10C JC AH" in call("games", "show", "--seat", "b")[1]
    assert "Your hand: 2D 5D 9D 8C 10C JC AH" in call("games", "show", "--seat", "Bob")[1]
