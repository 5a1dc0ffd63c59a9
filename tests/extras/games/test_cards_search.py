"""Players of the games with hidden hands: their trials follow the rules, they see only their view, and keep time."""

import re

import pytest
from support.generals import after, at
from support.phalanx_cards import played

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.deck import DOWN, SUIT, VALUE, card_named
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.moves import CardsWord
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import GeneralsWord as Said
from squadlog.extras.games.levels import describe_players, player_of
from squadlog.extras.games.players.ismcts import Ismcts
from squadlog.extras.games.players.player import Budget

FOREVER = Budget(seconds=1e9, clock=lambda: 0.0)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": "3"},
        {"players": "5", "initial_faces": "facedown", "tie": "swap"},
        {"queen_spares_own": "true"},
        {"king_needs_target": "true", "players": "2"},
    ],
    ids=str,
)
def test_a_trial_of_a_battle_offers_the_legal_moves_and_ends_as_the_battle_does(options):
    for seed in range(6):
        state, chance = PHALANX_CARDS.start(options, seed), Chance(seed)
        seats = state.table.rules.players
        trial = PHALANX_CARDS.sampler(state.seen_by(0)).deal(Chance(0))
        trial.hands = [list(hand) for hand in state.hands]
        spoils = len(state.spoils)
        while state.table.battle == 1 and state.to_move is not None:
            assert trial.speaker() == state.to_move
            known = PHALANX_CARDS.sampler(state.seen_by(state.to_move))
            steps = {known.move(step): step for step in trial.steps()}
            assert set(steps) == set(state.moves())
            move = chance.pick(state.moves())
            trial.make(steps[move])
            was_secret, state = state.table.first < 0, state.play(move)
            if was_secret and state.table.first >= 0:
                laid = [state.table.cells[trial.layout.centre * seats + seat][0] for seat in range(seats)]
                one, other = (laid[seat] & ~DOWN for seat in (trial.turn, state.table.first))
                assert (VALUE[one], SUIT[one]) == (VALUE[other], SUIT[other])
                trial.turn = state.table.first  # a tie is tossed for
        shares = trial.shares()
        report = state.table.last
        gained = [
            taken + spoils * (report.zones[trial.layout.centre].leaders == (seat,))
            for seat, taken in enumerate(report.taken)
        ]
        assert trial.speaker() == -1
        whole = 7 * seats + spoils * any(
            report.zones[trial.layout.centre].leaders == (s,) for s in range(seats)
        )
        assert shares == pytest.approx([count / whole for count in gained])


def test_the_last_card_of_a_battle_is_played_where_it_wins_most():
    """One card each: whatever B holds, 10S to R wins or keeps more than anywhere else."""
    deal = "A: 9S 2S 3S 4S 5S 6S 10D; B: 9D 2C 3C 4C 5C 6C AD"
    text = "9S, 9D, 2S>L, 2C>L, 3S>L, 3C>L, 4S>C, 4C>C, 5S>C, 5C>C, 6S>R, 6C>R"
    state = played(deal, text)
    thought = Ismcts(PHALANX_CARDS, 1, rounds=400).think(state.seen_by(0), FOREVER)
    assert state.notation(thought.move) in ("10D>R", "10D>L", "10D>C")
    worth = {line.moves[0]: line.value for line in thought.lines}
    assert max(worth.values()) == worth[state.notation(thought.move)]
    assert thought.searched == 400


@pytest.mark.parametrize("game", [PHALANX_CARDS, GENERALS], ids=lambda game: game.key)
@pytest.mark.parametrize("level", describe_players())
def test_every_level_answers_with_a_legal_move_and_the_same_seed_with_the_same(game, level):
    state = game.start({}, 4)
    while len(state.moves()) < 4:
        state = state.play(state.moves()[0])
    seen = state.seen_by(state.to_move)

    def thought():
        ticks = iter(range(10_000_000))
        return player_of(game, level, "s").think(seen, Budget(seconds=20.0, clock=lambda: next(ticks)))

    one, same = thought(), thought()
    assert one.move in state.moves()
    assert one == same
    assert all(0 <= line.value <= 1 for line in one.lines)


@pytest.mark.parametrize("game", [PHALANX_CARDS, GENERALS], ids=lambda game: game.key)
def test_thinking_ends_in_time_and_tells_its_progress(game):
    state = game.start({}, 4)
    while len(state.moves()) < 4:
        state = state.play(state.moves()[0])
    now, told = [0.0], []

    def clock():
        now[0] += 0.001
        return now[0]

    budget = Budget(seconds=3.0, clock=clock, progress=told.append)
    thought = Ismcts(game, 1).think(state.seen_by(state.to_move), budget)
    assert now[0] <= 3.0 * 1.1
    assert thought.searched > 1000
    assert told
    assert all(one.move in state.moves() for one in told)


def test_thinking_can_be_stopped():
    seen = PHALANX_CARDS.start({}, 4).seen_by(0)
    asked = []
    budget = Budget(seconds=1e9, clock=lambda: 0.0, stopped=lambda: asked.append(1) or len(asked) > 5)
    assert Ismcts(PHALANX_CARDS, 1).think(seen, budget).searched < 100


def test_a_player_who_is_not_to_move_has_nothing_to_think_about():
    with pytest.raises(GameError, match="not to move"):
        Ismcts(PHALANX_CARDS, 1, rounds=5).think(PHALANX_CARDS.start({}, 4).seen_by(1), FOREVER)


def test_what_others_hold_changes_nothing_for_a_player():
    """Two positions that look the same to a seat get the same answer."""
    state = played("A: 9S 2S 3S 4S 5S 6S 10D; B: 9D 2C 3C 4C 5C 6C AD", "9S, 9D")
    other = state.seen_by(0).guess(Chance(9))
    assert other.hands[1] != state.hands[1]
    first, second = (Ismcts(PHALANX_CARDS, 3, rounds=60).think(s.seen_by(0), FOREVER) for s in (state, other))
    assert first == second


@pytest.mark.parametrize(
    "options",
    [
        {"gambling": "true"},
        {"gambling": "true", "pay_per_card": "2"},
        {"initial_faces": "trigger", "players": "3"},
    ],
    ids=str,
)
def test_chips_and_triggers_are_tried_out_on_whole_states(options):
    state = PHALANX_CARDS.start(options, 4)
    player = Ismcts(PHALANX_CARDS, 1, rounds=4)
    for _ in range(8):
        thought = player.think(state.seen_by(state.to_move), FOREVER)
        assert thought.move in state.moves()
        state = state.play(thought.move)


def test_an_offer_to_stop_is_answered_at_sight():
    state = played("", "", gambling="true").play(CardsWord.OFFER)
    assert Ismcts(PHALANX_CARDS, 1).think(state.seen_by(state.to_move), FOREVER).move is CardsWord.DECLINE


def test_a_hand_without_commanders_is_thrown_back():
    """GM-14."""
    state = GENERALS.start({}, 1, "dealer: B; A: 1R 2R 3R 4R 5R 6R 10Y; B: KG")
    for level in ("greedy", "search"):
        assert player_of(GENERALS, level, 1).think(state.seen_by(0), FOREVER).move is Said.REDRAW


def test_a_winning_lead_is_laid():
    """GM-15: the last chance of the other side has passed if the lead holds."""
    state = at(hand="5R 1B", commanders="AR JR", armies="8Y 7G", foe_hand="1Y 2Y 3Y 4Y 5Y 6Y 7Y")
    thought = Ismcts(GENERALS, 1, rounds=100).think(state.seen_by(0), FOREVER)
    assert state.notation(thought.move) == "5R"
    assert after(state, "5R", "end").table.warned == 0


def test_greedy_beats_chance_at_cards():
    wins = 0
    for number in range(6):
        players = [player_of(PHALANX_CARDS, level, number) for level in ("greedy", "random")]
        state = PHALANX_CARDS.start({}, number)
        while state.to_move is not None:
            state = state.play(players[state.to_move].think(state.seen_by(state.to_move), FOREVER).move)
        wins += state.outcome().shares[0] == 1
    assert wins >= 5


def test_a_plan_names_only_own_cards_each_once_and_where_they_may_go():
    """PC-19: what the others hold is never part of a reason."""
    state, told = PHALANX_CARDS.start({"players": "2"}, 3), 0
    for _ in range(16):
        seat = state.to_move
        for line in Ismcts(PHALANX_CARDS, 1, rounds=400).think(state.seen_by(seat), FOREVER).lines:
            cards = [card_named(re.split("[> ]", move)[0]) for move in line.moves]
            assert set(cards) <= set(state.hands[seat])
            assert len(set(cards)) == len(cards)
            told += len(cards) > 1
        state = state.play(state.moves()[0])
    assert told > 0
