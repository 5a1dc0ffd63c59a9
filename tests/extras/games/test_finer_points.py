"""What single rulings say at their edges, and sentences with one of a thing."""

from collections import Counter

import pytest
from support.board_games import opening, played, position
from support.generals import after as went
from support.generals import at
from support.phalanx_cards import played as cards_played

from squadlog.base.dice import Chance
from squadlog.extras.games.board.playout import playout
from squadlog.extras.games.board.turn import STAY
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.knowing import Known, Loose, deal_unknown
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import Deploy, GeneralsWord
from squadlog.extras.games.players.ismcts import Ismcts
from squadlog.extras.games.players.player import Budget
from squadlog.extras.games.score import LONGEST_LINE, read
from squadlog.extras.games.words import count_of


def test_one_is_not_many():
    assert [count_of(number, "turn") for number in (0, 1, 2)] == ["0 turns", "1 turn", "2 turns"]
    assert count_of(1, "ply", "plies") == "1 ply"
    assert count_of(3, "ply", "plies") == "3 plies"


def test_pc_33_one_battle_is_fought():
    """PC-33."""
    state, chance = PHALANX_CARDS.start({"max_battles": "1"}, 4), Chance(4)
    while state.to_move is not None:
        state = state.play(chance.pick(state.moves()))
    assert state.outcome().reason.startswith("1 battle is fought; ")


def test_gm_18_and_gm_22_one_turn_is_played():
    """GM-18, GM-22."""
    one = {"hand": "1R", "foe_hand": "1Y", "armies": "2G"}
    assert went(at(**one, turn_limit="1"), "end").outcome().reason.startswith("1 turn is played; ")
    assert (
        went(at(**one, stall_limit="1"), "end").outcome().reason.startswith("nothing was laid for 1 turn; ")
    )


def test_a_7_one_ply_is_played():
    state = position("ARCHER a1 b1", "ARCHER h8 g8", ply_limit="1")
    assert played(state, "a1-a2").outcome().reason.startswith("1 move is played; ")
    state = position("ARCHER a1 b1", "ARCHER h8 g8", no_capture_limit="1")
    assert played(state, "a1-a2").outcome().reason.startswith("nothing was taken for 1 move; ")


def test_a_card_named_twice_in_one_hand_is_said_so():
    for game, card in ((PHALANX_CARDS, "9S"), (GENERALS, "KR")):
        with pytest.raises(GameError, match=f"^{card} is dealt twice to A$"):
            game.start({}, 1, f"A: {card} {card}")
        with pytest.raises(GameError, match=f"^{card} is dealt twice, to A and to B$"):
            game.start({}, 1, f"A: {card}; B: {card}")


def test_gm_22_a_game_in_which_cards_go_round_ends_by_the_house_rule():
    """GM-07 with cancelled armies among the discards: something is laid in every round, for ever."""
    options = {
        "command_mode": "standing",
        "cancel_own": "subset",
        "cancelled_to": "discard",
        "lead_threshold": "200",
    }
    state, chance = GENERALS.start(options, 5), Chance(5)
    for _ in range(50_000):
        if state.to_move is None:
            break
        state = state.after(chance.pick(state.moves()))
    assert state.outcome() is not None
    assert state.table.turns == 1000
    assert state.outcome().rule == "GM-22"


def test_gm_15_a_trial_knows_that_exactly_twenty_win():
    """GM-15."""
    state = went(at(hand="1R", armies="10Y 10G", foe_hand="1B"), "end")
    assert state.table.warned == 0
    trial = GENERALS.sampler(state.seen_by(1)).deal(Chance(1))
    trial.make(GeneralsWord.END)
    assert trial.shares() == (1.0, 0.0)
    first = at(hand="1R", armies="10Y 10G", foe_hand="1B")
    trial = GENERALS.sampler(first.seen_by(0)).deal(Chance(1))
    trial.make(GeneralsWord.END)
    assert trial.warned == 0


def test_gm_15_a_trial_knows_that_a_lead_can_be_cut():
    """GM-15: the answer brings it down to nineteen."""
    table = {"hand": "1R", "armies": "10Y 10G", "foe_hand": "1B", "foe_commanders": "AB"}
    state = went(at(**table), "end")
    trial = GENERALS.sampler(state.seen_by(1)).deal(Chance(1))
    lay = next(
        step for step in trial.steps() if isinstance(step, Deploy) and step.card == state.read("1B").card
    )
    trial.make(lay)
    trial.make(GeneralsWord.END)
    assert trial.lead == 19
    assert 0.0 < trial.shares()[1] < 1.0


def test_a_raise_may_be_limited_to_one_chip():
    state = cards_played("A: 9S; B: 8S", ["9S", "8S"], gambling="true", max_raise="1")
    assert [state.notation(move) for move in state.moves()] == ["L check", "L raise 1"]


def test_pc_20_what_may_be_in_a_heap_goes_with_it_into_another():
    """PC-20: cards that went from A or to the spoils (heap 3) are spoils once A's reserve is spoils too."""
    own, others = Loose(0b01001, 0b110, 0, 1), Loose(0b01010, 0b1000, 1, 1)
    known = Known(sure=(0, 0, 0, 0, 0), loose=(own, others))
    poured = known.poured(0, 3)
    assert poured.sure == (0, 0, 0, 0b110, 0)
    assert poured.loose == (others,)
    gone = known.poured(0, 4)
    assert gone.sure == (0, 0, 0, 0, 0)
    assert gone.loose == (Loose(0b11000, 0b110, 4, 1), others)


def test_pc_32_no_more_of_the_cards_of_a_reserve_are_away_than_were_given():
    """PC-32: A gave two; once two have come to light elsewhere, the rest are with A."""
    known = Known(sure=(0b11110, 0, 0, 0, 0)).leaked(0, 3, 2)
    assert known.loose == (Loose(0b01001, 0b11110, 0, 2),)
    once = known.poured(3, 1).without(1, 1)
    assert once.loose == (Loose(0b00011, 0b11100, 0, 1),)
    assert once.without(2, 1) == Known(sure=(0b11000, 0, 0, 0, 0))
    assert once.without(2, 0).loose == (Loose(0b00011, 0b11000, 0, 1),)
    for seed in range(30):
        heaps = deal_unknown(known, [10, 11, 12, 13], (4, 0, 0, 4, 0), Chance(seed))
        assert len({1, 2, 3, 4} & {*heaps[0]}) >= 2
        assert {1, 2, 3, 4} <= {*heaps[0], *heaps[3]}


def test_a_6_a_piece_of_the_other_side_is_said_to_be_the_others():
    state = opening()
    places = state.rules.tables.places
    turn = next(move for move in state.play(state.moves()[0]).moves() if move.start != STAY)
    with pytest.raises(GameError, match=r"is Black's; Red is to move"):
        state.play(turn)
    empty = next(place.id for place in places if place.name == "d4.NW")
    with pytest.raises(GameError, match=r"no Auxiliary stands on d4\.NW"):
        state.play(turn._replace(start=empty))


def test_a_6_overlooked_captures_are_as_likely_in_a_playout_as_any_slide():
    state = position("ARCHER c5 e5 a1 b1", "ARCHER d5 h8 h1 f3 b3", declare="auto")
    moves = len(state.moves())
    drawn, chance = Counter(), Chance(7)
    for _ in range(6000):
        turns = []
        playout(state, chance, 1, turns)
        drawn[turns[0].start == STAY] += 1
    assert drawn[True] / 6000 == pytest.approx(1 / moves, abs=0.4 / moves)


def test_a_6_a_playout_takes_what_was_moved_to_where_it_is_held():
    state, chance = position("ARCHER d8 a1", "ARCHER c5 e5 h8", declare="auto"), Chance(7)
    itself = 0
    for _ in range(15_000):
        turns = []
        playout(state, chance, 2, turns)
        itself += turns[1].start == STAY and turns[1].taken == (turns[0].end,)
    assert itself


def test_a_7_a_playout_ends_when_the_agreed_points_are_taken():
    state = position(
        "ARCHER c2 e2 g2, AUX_NW a1", "ARCHER c5 e5, SYN_D d7", declare="auto", target_points="10"
    )
    chance, reached = Chance(5), 0
    for _ in range(60):
        turns, now = [], state
        shares = playout(state, chance, turns=turns)
        for turn in turns:
            assert now.outcome() is None
            now = now.play(turn)
        assert now.outcome().shares == shares
        reached += "10 win" in now.outcome().reason
    assert reached


def test_a_6_what_a_playout_leaves_standing_it_may_take_later():
    state, chance = position("ARCHER c5 e5 d1", "ARCHER c4 h8 h1"), Chance(7)
    later = 0
    for _ in range(3000):
        turns = []
        playout(state, chance, 3, turns)
        later += turns[2].start == STAY and turns[1].end not in turns[2].taken
    assert later


def test_a_line_of_a_record_may_be_as_long_as_the_limit_says():
    head = "game phalanx-board\n# "
    assert read(head + "x" * (LONGEST_LINE - 2)).game == "phalanx-board"
    with pytest.raises(GameError, match=f"^line 2: {LONGEST_LINE + 1} characters"):
        read(head + "x" * (LONGEST_LINE - 1))


@pytest.mark.parametrize("limit", ["2", "3", "4"])
def test_a_7_a_playout_counts_the_positions_that_stood_before_it_began(limit):
    for seed in range(40):
        chance = Chance(seed)
        state = position("AUX_NW a1, HOP_UW c1", "AUX_NE g8, HOP_DE f8", repetition_limit=limit)
        for _ in range(8):
            if state.to_move is not None:
                state = state.play(chance.pick([move for move in state.moves() if not move.taken]))
        turns = []
        shares = playout(state, chance, turns=turns)
        for turn in turns:
            assert state.outcome() is None
            state = state.play(turn)
        assert state.outcome().shares == shares


def test_gm_12_a_joker_that_follows_has_no_value_once_no_numbered_army_lies_open():
    """GM-12."""
    options = {
        "hand": "?RY",
        "commanders": "AR KR",
        "armies": "5B",
        "foe_hand": "5Y",
        "foe_commanders": "AY KY",
    }
    for value, left in (("dynamic", 0), ("frozen", 5)):
        state = at(**options, joker_army_value=value, draw="1G 2G")
        state = went(state, "?RY army 5R", "end", "5Y x5B")
        assert state.table.strength(0) == left


def test_a_long_round_is_the_last_when_time_is_up():
    """With chips seven play for long: the clock is looked at after every round."""
    seen = PHALANX_CARDS.start({"players": "7", "gambling": "true"}, 3).seen_by(0)
    looks = iter(range(100))
    thought = Ismcts(PHALANX_CARDS, 1).think(seen, Budget(seconds=4.0, clock=lambda: next(looks)))
    assert thought.searched == 3
    assert thought.lines
