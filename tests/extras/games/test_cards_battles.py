"""Whole battles of the card game, card by card (C-1, C-2, C-5), and how battles begin and end."""

from dataclasses import replace

import pytest
from support.phalanx_cards import count_all, played, values

from squadlog.extras.games.cards.deck import card_named
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.layout import layout_of
from squadlog.extras.games.cards.opening import begin_battle
from squadlog.extras.games.game import GameError

C1 = (
    "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH",
    "9S, 9D, 4S>C, 5D>C, 6S>C, 2D>C, JH>L, 10C>L, 8D>L, 8C>R, 3C>R, JC>R, 7H>R, AH>L",
)
C2 = (
    "A: 10H 7C 5C 9C QS KD 2H; B: 6D 8S 3S KH JD 4D 10D",
    "10H, 6D, 7C>L, 8S>L, 5C>L, 3S>L, 9C>R, KH>R x9C, QS>L, JD>C, KD>C xJD, 4D>C, 2H>L, 10D>R",
)
C5 = (
    "A: 8S 9C QD 5S 4H 6D 10C; B: 8D KH 9D 10H 7D JD 3S; C: 3H 10S 10D 7C 6H 4S AS",
    (
        "8S, 8D, 3H, 9C>AB, KH>AB x9C, 10S>CA, QD>CA, 9D>BC, 10D>BC, 5S>centre, 10H>centre, 7C>centre,"
        "4H>AB, 7D>AB, 6H>CA, 6D>AB, JD>BC, 4S>BC, 10C>AB, 3S>BC, AS>BC"
    ),
)


def _totals(state):
    return {zone.name: {seat.seat: seat.total for seat in zone.seats} for zone in state.table.last.zones}


def test_battle_c1_suits_forming_and_jacks_come_out_card_by_card():
    state = played(*C1)
    left, centre, right = state.table.last.zones
    assert values(left) == {"8D": 16, "JH": 0, "10C": 10, "AH": 1}
    assert values(centre) == {"9S": 9, "6S": 12, "4S": 8, "9D": 9, "5D": 10, "2D": 4}
    assert values(right) == {"3C": 3, "7H": 7, "8C": 16, "JC": 0}
    assert _totals(state) == {"L": {0: 16, 1: 11}, "C": {0: 29, 1: 23}, "R": {0: 10, 1: 16}}
    assert state.table.last.taken == (10, 4)
    assert [len(one) + len(other) for one, other in zip(state.hands, state.reserves, strict=True)] == [29, 23]


def test_battle_c2_queens_kings_and_two_flanks_come_out_card_by_card():
    state = played(*C2)
    left, centre, right = state.table.last.zones
    assert values(left) == {"2H": 2, "(7C)": 0, "(5C)": 0, "(QS)": 0, "(8S)": 0, "(3S)": 0}
    assert values(right) == {"10D": 10, "(KH)": 0, "(9C)": 0}
    assert values(centre) == {"10H": 10, "(KD)": 0, "6D": 6, "4D": 8, "(JD)": 0}
    assert _totals(state)["C"] == {0: 12, 1: 24}
    assert state.table.last.taken == (6, 8)
    assert [len(one) + len(other) for one, other in zip(state.hands, state.reserves, strict=True)] == [25, 27]


def test_battle_c5_a_tie_for_the_lead_of_three_comes_out_card_by_card():
    state = played(*C5, players="3")
    accounts = {zone.name: values(zone) for zone in state.table.last.zones}
    assert accounts["AB"] == {"4H": 4, "6D": 6, "10C": 10, "(9C)": 0, "7D": 7, "(KH)": 0}
    assert accounts["BC"] == {"9D": 9, "3S": 6, "JD": 0, "10D": 10, "4S": 4, "AS": 2}
    assert accounts["CA"] == {"6H": 6, "(10S)": 0, "(QD)": 0}
    assert accounts["centre"] == {"8S": 8, "5S": 10, "8D": 8, "10H": 10, "3H": 3, "7C": 7}
    assert _totals(state)["centre"] == {0: 18, 1: 18, 2: 16}
    assert state.table.last.taken == (8, 2, 9)
    assert state.table.last.spoils == 3
    assert [len(one) + len(other) for one, other in zip(state.hands, state.reserves, strict=True)] == [
        18,
        12,
        19,
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [("9S", "9D", 0), ("9D", "9C", 0), ("9H", "9C", 1), ("KS", "AH", 1), ("2H", "AS", 0), ("QD", "JH", 0)],
)
def test_pc_17_the_highest_value_begins_then_the_highest_suit(mine, theirs, first):
    """PC-17."""
    state = played(f"A: {mine}; B: {theirs}", f"{mine}, {theirs}")
    assert state.table.first == state.to_move == first


def test_pc_17_an_exact_tie_is_tossed_for():
    """PC-17."""
    deal, moves = "A: JS; B: KS", "JS, KS"
    firsts = set()
    for seed in range(20):
        state = PHALANX_CARDS.start({}, seed, deal)
        for move in moves.split(", "):
            state = state.play(state.read(move))
        firsts.add(state.table.first)
    assert firsts == {0, 1}


def test_pc_18_an_initial_card_stays_secret_until_all_have_laid():
    """PC-18."""
    state = played("A: 9S; B: 9D", "9S")
    seen = state.seen_by(1)
    assert seen.sight.laid == (True, False)
    assert seen.sight.own_initial == -1
    assert not any(seen.sight.table.cells)
    assert state.seen_by(0).sight.own_initial == card_named("9S")


@pytest.mark.parametrize(
    ("players", "each", "rest"), [(2, 26, 0), (3, 17, 1), (4, 13, 0), (5, 10, 2), (6, 8, 4), (7, 7, 3)]
)
def test_pc_21_and_pc_34_the_whole_deck_is_dealt_in_equal_parts_and_the_rest_is_spoils(players, each, rest):
    """PC-21, PC-34."""
    state = PHALANX_CARDS.start({"players": str(players)}, 5)
    assert [len(h) + len(r) for h, r in zip(state.hands, state.reserves, strict=True)] == [each] * players
    assert len(state.spoils) == rest
    assert count_all(state) == list(range(52))


def test_pc_34_another_seed_deals_other_cards_and_the_same_seed_the_same():
    """PC-34."""
    one, same, other = (PHALANX_CARDS.start({}, seed) for seed in (4, 4, 5))
    assert one == same
    assert hash(one) == hash(same)
    assert one.hands != other.hands


def test_pc_35_everybody_holds_seven_and_the_initial_cards_count_in_the_centre():
    """PC-35."""
    state = PHALANX_CARDS.start({}, 1, C1[0])
    assert [len(hand) for hand in state.hands] == [7, 7]
    state = played(C1[0], "9S, 9D")
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert [seat.total for seat in state.account(1).seats] == [9, 9]


def test_pc_28_and_pc_36_every_card_is_played_open_in_turn():
    """PC-28, PC-36."""
    state = played(C1[0], "9S, 9D")
    assert all(state.notation(move).count(">") == 1 for move in state.moves())
    turns = []
    for move in C1[1].split(", ")[2:]:
        turns.append(state.to_move)
        state = state.play(state.read(move))
    assert turns == [0, 1] * 6
    with pytest.raises(GameError, match="no move"):
        played(C1[0], "9S, 9D, pass")


def test_pc_27_turns_go_clockwise_and_each_shares_a_zone_with_each_neighbour():
    """PC-27."""
    layout = layout_of((0, 1, 2, 3), 4)
    assert layout.names == ("AB", "BC", "CD", "DA", "centre")
    assert layout.zones[0] == (0, 4, 3)
    assert layout.after(3) == 0
    assert layout_of((0, 2, 3), 4).names == ("AC", "CD", "DA", "centre")


def _ended(*, reserve: int, **options: str):
    """A battle won wholly by A with so many cards left in the reserve of B."""

    state = PHALANX_CARDS.start(options, 1)
    cards = tuple(range(52))
    return begin_battle(
        replace(
            state,
            hands=((),) * len(state.hands),
            reserves=(cards[reserve:], cards[:reserve], *((),) * (len(state.hands) - 2)),
            spoils=(),
        )
    )


def test_pc_19_fewer_than_seven_lose_and_exactly_seven_are_enough():
    """PC-19."""
    assert _ended(reserve=7).outcome() is None
    ending = _ended(reserve=6).outcome()
    assert ending.shares == (1.0, 0.0)
    assert ending.rule == "PC-19"


def test_pc_19_when_all_are_short_the_larger_reserve_wins():
    """PC-19."""

    state = PHALANX_CARDS.start({"tie": "spoils"}, 1)
    cards = tuple(range(52))
    for reserves, shares in (((5, 6), (0.0, 1.0)), ((6, 6), (0.5, 0.5))):
        one, other = cards[: reserves[0]], cards[10 : 10 + reserves[1]]
        rest = tuple(card for card in cards if card not in one + other)
        over = begin_battle(replace(state, hands=((), ()), reserves=(one, other), spoils=rest))
        assert over.outcome().shares == shares


def _three(**options: str):

    state = PHALANX_CARDS.start({"players": "3", **options}, 1)
    cards = tuple(range(52))
    return begin_battle(
        replace(state, hands=((),) * 3, reserves=(cards[:20], cards[20:25], cards[25:]), spoils=())
    )


def test_pc_20_of_three_the_one_who_is_short_leaves_and_the_others_play_on():
    """PC-20."""
    state = _three()
    assert state.outcome() is None
    assert state.table.alive == (0, 2)
    assert state.table.layout.names == ("L", "C", "R")
    assert sorted(state.spoils) == [20, 21, 22, 23, 24]
    assert state.gone == ()


def test_pc_20_the_cards_of_one_who_left_may_leave_the_game():
    """PC-20."""
    state = _three(eliminated_cards="out")
    assert sorted(state.gone) == [20, 21, 22, 23, 24]
    assert state.spoils == ()


def test_pc_30_taken_cards_are_shuffled_together_with_what_was_left():
    """PC-30: they are not put under the reserve, so that some are in the next hand; the order of the rest changes."""
    won = {card_named(name) for name in ["8D", "JH", "10C", "AH", "9S", "6S", "4S", "9D", "5D", "2D"]}
    drawn = set()
    for seed in range(12):
        before = PHALANX_CARDS.start({}, seed, C1[0])
        state = before
        for move in C1[1].split(", "):
            state = state.play(state.read(move))
        assert won <= {*state.hands[0], *state.reserves[0]}
        drawn |= won & {*state.hands[0]}
        left = [card for card in before.reserves[0] if card in state.reserves[0]]
        assert left != [card for card in state.reserves[0] if card in left]
    assert len(drawn) > 5


def test_pc_32_an_ante_of_spoils_goes_to_the_centre_before_hands_are_drawn():
    """PC-32."""
    state = PHALANX_CARDS.start({"spoils_ante": "2"}, 1, "A: 2S 3S 4S; B: 2H 3H")
    assert {card_named("2S"), card_named("3S"), card_named("2H"), card_named("3H")} == set(state.spoils)
    assert card_named("4S") in state.hands[0]
    assert _ended(reserve=8, spoils_ante="2").outcome().shares == (1.0, 0.0)
    assert _ended(reserve=9, spoils_ante="2").outcome() is None


def test_pc_33_after_the_battles_agreed_the_larger_reserve_wins():
    """PC-33."""
    assert played(*C1).outcome() is None
    ending = played(*C1, max_battles="1").outcome()
    assert ending.shares == (1.0, 0.0)
    assert ending.rule == "PC-33"
