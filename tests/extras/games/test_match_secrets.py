"""What a seat reads in the log of a game: a secret once it has come out, never before (PC-18, PC-29, GM-24)."""

import re
from dataclasses import replace

import pytest
from support.matches import CARDS, GENERALS, at_random, hasty_store, referee, seated, whole

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.game import GameError
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match

DEAL = "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH"
DUEL = Score(game="phalanx-cards", seed=1, deal=DEAL, seats=("Ann", "Bob"))
TRIO = Score(
    game="phalanx-cards",
    seed=1,
    options={"players": "3"},
    deal="A: 8S 9C QD 5S 4H 6D 10C; B: 8D KH 9D 10H 7D JD 3S; C: 3H 10S 10D 7C 6H 4S AS",
)
ONLOOKER = -1


@pytest.fixture
def store(path):
    opened = hasty_store(path)
    yield opened
    opened.close()


def played(store, score, *moves):
    match = Match.create(store, score)
    for move in moves:
        assert hasattr(match.moves.say(move), "move"), move
    return match


def words(match, seat, **options):
    reader = referee(match) if seat is None else seated(match).at(seat)
    return [entry.words for entry in reader.view.log(**options)][1:]


def test_an_initial_card_is_read_by_its_owner_alone_until_all_lie_pc_18(store):
    match = played(store, TRIO, "8S", "8D")
    assert words(match, 0) == ["8S", "an initial card"]
    assert words(match, 1) == ["an initial card", "8D"]
    assert words(match, 2) == words(match, ONLOOKER) == ["an initial card", "an initial card"]
    assert words(match, None) == ["8S", "8D"]


def test_when_the_last_initial_card_lies_everybody_reads_all_of_them_pc_35(store):
    match = played(store, TRIO, "8S", "8D", "3H")
    for seat in (0, 1, 2, ONLOOKER):
        assert words(match, seat) == ["8S", "8D", "3H"]


def test_initial_cards_of_the_next_battle_are_secret_again_and_those_of_the_last_are_not(store):
    match = played(
        store,
        DUEL,
        *[
            "9S",
            "9D",
            "4S>C",
            "5D>C",
            "6S>C",
            "2D>C",
            "JH>L",
            "10C>L",
            "8D>L",
            "8C>R",
            "3C>R",
            "JC>R",
            "7H>R",
            "AH>L",
        ],
    )
    laid = whole(match).state.notation(whole(match).state.moves()[0])
    match.moves.say(laid)
    assert words(match, 1)[0] == "9S"
    assert words(match, 1)[-1] == "an initial card"
    assert words(match, 0)[-1] == laid


def test_what_was_laid_and_taken_back_is_not_told_by_another_card_that_came_out(store):
    match = played(store, DUEL, "9S")
    match.undo()
    match.moves.say("4S")
    match.moves.say("9D")
    assert words(match, 1, undone=True) == ["an initial card", "4S", "9D"]
    assert words(match, 0, undone=True) == ["9S", "4S", "9D"]


def test_taking_a_secret_back_and_making_it_again_tells_nobody_what_it_was(store):
    match = played(store, DUEL, "9S")
    assert match.undo().sentence == "Undone: an initial card."
    assert match.redo().sentence == "Redone: an initial card."
    entry = match.record.head
    match.undo()
    assert match.jump(entry).sentence.endswith(": an initial card.")


def test_where_all_must_remember_the_log_names_only_what_lies_open_pc_29(store):
    remembering = Score(game="phalanx-cards", seed=1, deal=DEAL, options={"memory_mode": "true"})
    match = played(store, remembering, "9S", "9D", "4S>C", "5D>C")
    assert words(match, 0) == ["9S", "9D", "4S>C", "5D>C"]
    deal = "A: 10H 7C 5C 9C QS KD 2H; B: 6D 8S 3S KH JD 4D 10D"
    remembering = Score(game="phalanx-cards", seed=1, deal=deal, options={"memory_mode": "true"})
    match = played(store, remembering, "10H", "6D", "7C>L", "8S>L", "5C>L", "3S>L", "9C>R", "KH>R x9C")
    # Right after a move everybody has just seen it.
    assert words(match, 0)[-1] == "KH>R x9C"
    match.moves.say("QS>L")
    assert words(match, 1) == [
        "10H", "6D", "a card>L", "8S>L", "a card>L", "3S>L", "a card>R", "KH>R x9C", "QS>L",
    ]  # fmt: skip
    assert words(match, 0)[7] == "a card>R x a card"


def test_nothing_that_is_drawn_is_ever_in_the_log_gm_24(store):
    match = at_random(Match.create(store, GENERALS), Chance(4), 30)
    for seat in (0, 1, ONLOOKER):
        assert words(match, seat) == words(match, None)


def held_by_others(state, seat):
    """The names of the cards that others hold or have laid face down."""
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    if hasattr(state, "initial"):
        return {
            NAMES[card] for card in (*hidden, *state.initial) if card >= 0 and card != state.initial[seat]
        }
    return {state.table.pack.names[card] for card in hidden}


@pytest.mark.parametrize("score", [CARDS, GENERALS, TRIO], ids=["two", "generals", "three"])
def test_in_a_first_battle_no_card_that_another_holds_stands_in_the_log_of_a_seat(store, score):
    for seed in range(5):
        match, chance = Match.create(store, replace(score, seed=seed)), Chance(seed)
        for _ in range(12):
            at_random(match, chance, 1)
            for seat in range(len(match.seating.names)):
                secret = held_by_others(whole(match).state, seat)
                told = {part for line in words(match, seat) for part in re.split(r"[ >x,+()]+", line)}
                assert not told & secret


def test_a_refusal_about_somebody_elses_card_does_not_tell_where_it_is(store):
    match = played(store, DUEL)
    held = match.moves.say("9D").sentence
    elsewhere = match.moves.say("2H").sentence
    assert held.replace("9D", "?") == elsewhere.replace("2H", "?")


def test_told_needs_a_position_of_its_own_game(store):
    match = Match.create(store, CARDS)
    with pytest.raises(GameError):
        whole(match).state.told("9S", 1, whole(match).state)
