"""What cards are worth and where they go: forming, Jacks, flanks, ties, spoils."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.phalanx_cards import cell, cells, played, rules

from squadlog.extras.games.cards.account import account, lines
from squadlog.extras.games.cards.deck import DOWN, RANK, SUIT, VALUE, card_named
from squadlog.extras.games.cards.disposal import spread
from squadlog.extras.games.cards.layout import layout_of
from squadlog.extras.games.cards.totals import ZoneCards, own_value

TWO = layout_of((0, 1), 2)
THREE = layout_of((0, 1, 2), 3)


def _sums(zones, *, seats=2, **options):
    layout = layout_of(tuple(range(seats)), seats)
    found = ZoneCards(cells(zones, seats), layout, rules(players=str(seats), **options)).totals()
    return {layout.names[zone]: tuple(sums.values()) for zone, sums in enumerate(found)}


def _spread(zones, *, seats=2, **options):
    layout = layout_of(tuple(range(seats)), seats)
    return spread(ZoneCards(cells(zones, seats), layout, rules(players=str(seats), **options)))


def _names(laid):
    return sorted(card & ~DOWN for card in laid)


@pytest.mark.parametrize(
    ("text", "total"),
    [
        ("9S 4S", 17),
        ("9S 6S 4S", 29),
        ("9S 4D", 13),
        ("9S 4S JH", 26),
        ("9S 4S JH JD", 26),
        ("9S 4S 3D JH", 9 + 8 + 6),
        ("9S (4S)", 9),
        ("9S 4S (JH)", 17),
        ("JS", 0),
        ("AS 2S", 4),
        ("QS 9S", 9),
    ],
)
def test_pc_08_pc_10_and_pc_11_forming_comes_first_then_each_jack_doubles_the_lowest_single(text, total):
    """PC-08, PC-10, PC-11."""
    assert own_value(cell(text)) == total


def test_pc_09_of_equal_values_the_jack_is_shown_at_the_higher_suit():
    """PC-09."""
    shown = {line.name: line.value for line in lines(cell("5H 5D JC"))}
    assert shown == {"5H": 5, "5D": 10, "JC": 0}


def test_pc_10_the_order_in_which_jacks_were_played_changes_nothing():
    """PC-10."""
    assert own_value(cell("JH 9S JD 4C")) == own_value(cell("4C 9S JD JH")) == 26


def test_pc_12_cards_of_two_players_never_form():
    """PC-12."""
    assert _sums({"L": ("3C", "8C")})["L"] == (3, 8)


def test_pc_12_in_gambling_both_may_show_the_same_card():
    """PC-12."""
    state = played("A: 9S; B: 9S", "9S, 9S", gambling="true")
    assert [seat.total for seat in state.account(1).seats] == [9, 9]


@given(st.lists(st.integers(0, 51), unique=True, max_size=7), st.sampled_from([2, 4, 10]), st.randoms())
def test_the_sum_of_the_lines_is_what_the_cell_counts(cards, ace, random):
    """C.1: card by card the slow obvious way, and all at once."""
    laid = [card | (DOWN if random.random() < 0.2 else 0) for card in cards]
    assert sum(line.value for line in lines(tuple(laid), ace)) == own_value(laid, ace)


@given(st.lists(st.integers(0, 51), unique=True, max_size=7))
def test_no_card_ever_counts_more_than_double(cards):
    for line in lines(tuple(cards)):
        assert line.value in (VALUE[line.card], 2 * VALUE[line.card])


@given(st.lists(st.integers(0, 51), unique=True, max_size=7))
def test_of_each_suit_only_the_highest_number_can_stay_single_and_jacks_take_the_lowest_of_those(cards):
    """PC-08, PC-11: written from the rule, suit by suit."""
    numbers = [card for card in cards if VALUE[card]]
    total, singles = 0, []
    for suit in range(4):
        own = sorted(RANK[card] for card in numbers if SUIT[card] == suit)
        total += sum(2 * rank for rank in own[:-1])
        singles += own[-1:]
    singles.sort()
    jacks = sum(RANK[card] == 11 for card in cards)
    total += sum(2 * rank for rank in singles[:jacks]) + sum(singles[jacks:])
    assert own_value(cards) == total


@pytest.mark.parametrize(("option", "mine"), [("2", 11), ("4", 13), ("10", 19), ("highest_opposing", 16)])
def test_pc_31_a_doubled_ace_counts_what_was_agreed(option, mine):
    """PC-31."""
    assert _sums({"L": ("9S AS", "7D 3C")}, ace_doubled=option)["L"][0] == mine


def test_pc_31_the_highest_opposing_card_is_printed_and_open_and_two_if_there_is_none():
    """PC-31."""
    agreed = {"ace_doubled": "highest_opposing"}
    assert _sums({"L": ("9S AS", "(10D) 3D 7D")}, **agreed)["L"][0] == 9 + 7
    assert _sums({"L": ("9S AS", "KD")}, **agreed)["L"][0] == 11


def test_pc_31_a_jack_doubles_an_ace_as_the_lowest_whatever_it_then_counts():
    """PC-31."""
    assert _sums({"L": ("AS 9D JH", "2C")}, ace_doubled="10")["L"][0] == 19


def test_pc_05_only_open_cards_flank_and_oppose():
    """PC-05."""
    assert _sums({"L": ("9S", "(5D)"), "C": ("2H", "3H")})["C"] == (11, 3)
    assert _sums({"L": ("9S", "AD"), "C": ("2H", "3H")})["C"] == (2, 3)
    assert _sums({"L": ("(9S)", ""), "C": ("2H", "3H")})["C"] == (2, 3)
    assert _sums({"L": ("9S", "JD"), "C": ("2H", "3H")})["C"] == (2, 3)


def test_pc_13_two_flanks_add_up_in_the_centre_and_the_centre_lends_in_full_to_both_sides():
    """PC-13."""
    assert _sums({"L": ("9S", ""), "C": ("2H", "3H"), "R": ("4D", "")})["C"] == (15, 3)
    zones = {"L": ("2S", "3S"), "C": ("9H", ""), "R": ("4D", "5D")}
    assert _sums(zones) == {"L": (11, 3), "C": (9, 0), "R": (13, 5)}


def test_pc_14_both_may_flank_and_one_may_win_a_zone_without_a_card_there():
    """PC-14."""
    zones = {"L": ("9S", ""), "C": ("2H", ""), "R": ("", "5D")}
    assert _sums({"L": ("9S", ""), "C": ("2H", "3H"), "R": ("", "5D")})["C"] == (11, 8)
    result = _spread(zones)
    assert result.winners[0] == 0
    assert _spread({"L": ("9S", ""), "C": ("(2H)", "(3H)")}).winners[1] == 0
    assert _sums(zones)["C"] == (11, 5)


def test_pc_14_being_flanked_from_elsewhere_does_not_oppose():
    """PC-14."""
    zones = {"L": ("9S", ""), "C": ("2H", ""), "R": ("", "5D")}
    assert _sums(zones)["L"] == (11, 0)


def test_pc_15_a_flanking_zone_counts_at_home_as_well():
    """PC-15."""
    zones = {"L": ("9S", ""), "C": ("2H", "3H")}
    assert _sums(zones)["L"] == (9, 0)
    assert _spread(zones).winners[:2] == [0, 0]


def test_pc_16_what_is_lent_is_not_lent_on():
    """PC-16."""
    assert _sums({"L": ("9S", ""), "C": ("2H", ""), "R": ("", "5D")})["R"] == (2, 5)


def test_pc_37_a_flank_lends_value_with_its_doubling_or_as_printed():
    """PC-37."""
    zones = {"L": ("9S 4S", ""), "C": ("2H", "3H")}
    assert _sums(zones)["C"] == (2 + 17, 3)
    assert _sums(zones, flank_value="printed")["C"] == (2 + 13, 3)
    assert _sums(zones, flank_value="printed")["L"] == (17, 0)


def test_pc_37_a_flanking_jack_doubles_and_forms_nothing_elsewhere():
    """PC-37."""
    assert _sums({"L": ("JS", ""), "C": ("2H", "3H")})["C"] == (2, 3)
    assert _sums({"L": ("4H", ""), "C": ("5H", "3D")})["C"] == (9, 3)


def test_pc_26_in_the_centre_of_three_one_alone_flanks_both_his_outer_zones():
    """PC-26."""
    sums = _sums({"centre": ("9S", "", "(4D)"), "AB": ("2H", "3H", ""), "CA": ("2D", "", "3D")}, seats=3)
    assert sums["AB"] == (11, 3)
    assert sums["CA"] == (3, 11)
    opposed = _sums({"centre": ("9S", "", "4D"), "AB": ("2H", "3H", "")}, seats=3)
    assert opposed["AB"] == (2, 3)


def test_pc_06_a_zone_with_nothing_open_is_a_tie_or_spoils():
    """PC-06."""
    zones = {"L": ("(9S)", "(QD)")}
    tie, spoils = _spread(zones), _spread(zones, zero_zone="spoils")
    assert [_names(cards) for cards in tie.taken] == [[card_named("9S")], [card_named("QD")]]
    assert tie.spoils == []
    assert _names(spoils.spoils) == _names(cell("9S QD"))
    assert _spread({"L": ("JS", "")}, zero_zone="spoils").spoils == []


def test_pc_07_a_jack_alone_ties_with_nothing_unless_presence_wins():
    """PC-07."""
    zones = {"L": ("JS", "(4D)")}
    assert _spread(zones).winners[0] is None
    assert _spread(zones, presence_wins="true").winners[0] == 0
    assert _spread({"L": ("JS", "JD")}, presence_wins="true").winners[0] is None


@pytest.mark.parametrize(
    ("tie", "mine", "theirs", "spoils"),
    [("retake", "9S (2S)", "9D", ""), ("spoils", "", "", "9S 2S 9D"), ("swap", "9D", "9S 2S", "")],
)
def test_pc_22_two_tied_take_back_or_leave_or_exchange_their_cards(tie, mine, theirs, spoils):
    """PC-22."""
    result = _spread({"L": ("9S (2S)", "9D")}, tie=tie)
    assert [_names(cards) for cards in result.taken] == [_names(cell(mine)), _names(cell(theirs))]
    assert _names(result.spoils) == _names(cell(spoils))


def test_pc_22_three_tied_pass_their_cards_counter_clockwise():
    """PC-22."""
    result = _spread({"centre": ("9S", "9D", "9C")}, seats=3, tie="swap")
    assert [_names(cards) for cards in result.taken] == [_names(cell(name)) for name in ("9D", "9C", "9S")]


@pytest.mark.parametrize(
    ("tie", "taken", "spoils"),
    [
        ("retake", ("9S", "9D", ""), "2C 3H"),
        ("swap", ("9D", "9S", ""), "2C 3H"),
        ("spoils", ("", "", ""), "9S 9D 2C 3H"),
    ],
)
def test_pc_23_what_lies_below_those_tied_for_the_lead_becomes_spoils(tie, taken, spoils):
    """PC-23."""
    result = _spread({"centre": ("9S", "9D", "2C (3H)")}, seats=3, tie=tie)
    assert [_names(cards) for cards in result.taken] == [_names(cell(name)) for name in taken]
    assert _names(result.spoils) == _names(cell(spoils))


def test_pc_24_spoils_go_to_the_next_sole_winner_of_the_centre():
    """PC-24."""
    assert _spread({"C": ("9S", "2D")}).collects == 0
    assert _spread({"C": ("9S", "9D")}).collects is None
    assert _spread({"L": ("9S", "2D")}).collects is None


def test_pc_24_spoils_that_lay_there_before_are_collected_and_those_of_this_battle_stay():
    """PC-24."""
    deal = "A: 9S 2S 5S 6S 7S 8S 4S; B: 3D 2D 2H 3H 4H 5H AH"
    moves = "9S, 3D, 2S>L, 2D>L, 5S>C, 2H>C, 6S>C, 3H>C, 7S>C, 4H>C, 8S>R, 5H>R, 4S>R, AH>R"
    state = played(deal, moves, tie="spoils", spoils_ante="0")
    assert state.table.last.taken == (8 + 4, 0)
    assert _names(state.spoils) == _names(cell("2S 2D"))
    ante = played("A: 10H 9S 2S 5S 6S 7S 8S 4S; B: 10D 3D 2D 2H 3H 4H 5H AH", moves, spoils_ante="1")
    mine = {*ante.hands[0], *ante.reserves[0], *ante.spoils}
    assert {card_named("10H"), card_named("10D")} <= mine


def test_an_account_names_the_rule_of_every_card_and_flank():
    table = cells({"L": ("9S 4S JH AD", ""), "C": ("2H (KD)", "3H")})
    left, centre = (account(ZoneCards(table, TWO, rules()), zone) for zone in (0, 1))
    assert {line.name: line.rule for line in left.seats[0].lines} == {
        "9S": "C.1",
        "4S": "PC-11",
        "JH": "PC-08",
        "AD": "PC-08",
    }
    assert [flank.value for flank in centre.seats[0].flanks] == [19]
    assert centre.seats[0].flanks[0].rule == "PC-13"
    assert {line.name: line.rule for line in centre.seats[0].lines}["(KD)"] == "PC-05"
    assert centre.seats[0].total == 21
    assert centre.words == "A takes everything that lies there"
