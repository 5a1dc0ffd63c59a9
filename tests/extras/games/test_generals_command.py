"""Command, armies and cancelling in Generals and Majors (GM-01 to GM-13, checks B-1 to B-7)."""

from dataclasses import asdict

import pytest
from support.generals import after, at, named, opened, rules, written

from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.decks import DECKS, Deck
from squadlog.extras.games.generals.sides import Commander, best_command_points, command_points

RED, YELLOW, GREEN, BLUE = range(4)


def _commanders(text, *, split=()):
    state = at(hand="", commanders=text)
    found = state.table.sides[0].commanders
    deck = state.table.pack
    return tuple(
        Commander(one.card, split if deck.joker[one.card] else _all(deck, one.card)) for one in found
    )


def _all(deck, card):
    return tuple((deck.command[card] or 0) * (colour in deck.colours[card]) for colour in range(4))


def test_b_1_jack_queen_and_ace_of_red_command_eight():
    """B-1: 2 + 2 + 3 and 1 for the group."""
    assert command_points(rules(), _commanders("JR QR AR"))[RED] == 8


@pytest.mark.parametrize(("agreed", "red"), [("supplying", 6), ("both", 6), ("never", 5)])
def test_b_3_and_gm_10_a_joker_completes_a_group_in_the_colours_it_supplies(agreed, red):
    """GM-10, B-3."""
    points = command_points(rules(joker_group=agreed), _commanders("JR QR ?RY", split=(1, 1, 0, 0)))
    assert points[:2] == (red, 1)


def test_gm_10_both_counts_a_joker_where_it_supplies_nothing():
    """GM-10."""
    laid = _commanders("JR QR ?RY", split=(0, 2, 0, 0))
    assert command_points(rules(), laid)[RED] == 4
    assert command_points(rules(joker_group="both"), laid)[RED] == 5


def test_gm_11_a_group_of_four_earns_one_point_as_well():
    """GM-11."""
    assert command_points(rules(), _commanders("JR QR KR"))[RED] == 7
    assert command_points(rules(), _commanders("JR QR KR AR"))[RED] == 10


def _most_command(deck, colour, *, jokers):
    suits = [letter for letter, colours in deck.suits.items() if colours == (colour,)]
    most = len(suits) * sum(deck.commanders.values())
    if deck.group_size and len(suits) * len(deck.commanders) >= deck.group_size:
        most += deck.group_bonus
    return most + jokers * sum(deck.joker_command for joker in deck.jokers if colour in joker)


def test_the_decks_are_whole_and_their_greatest_command_is_as_printed():
    """B.2: 60 cards and 10 or 14 points; 65 cards and 10 points of the two suits of a colour."""
    kalosi, stars = DECKS["kalosi"], DECKS["stardeck"]
    assert _most_command(kalosi, "red", jokers=False) == 10
    assert _most_command(kalosi, "red", jokers=True) == 14
    assert _most_command(stars, "black", jokers=False) == 10


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"cards": 61}, "60 cards"),
        ({"jokers": (("red", "red"),) * 4}, "two different"),
        ({"jokers": (("red", "yellow"),) * 4}, "exactly two"),
        ({"commanders": {"J": 2, "Q": 2, "K": 2}}, "either"),
        ({"suits": {"R": ("pink",)}}, "does not have"),
    ],
)
def test_a_deck_that_is_not_whole_is_refused(change, words):
    data = asdict(DECKS["kalosi"]) | change
    with pytest.raises(ValueError, match=words):
        Deck(**data)


def test_b_7_and_gm_01_command_allows_so_much_in_each_turn():
    """GM-01, B-7."""
    state = at(hand="3R 2R 4R 5R", commanders="AR JR")
    assert set(written(after(state, "3R"))) == {"2R", "end"}
    assert written(after(state, "3R", "2R")) == ["end"]
    with pytest.raises(GameError, match="more than its command allows"):
        after(state, "4R", "2R")
    later = at(hand="5R 1Y", commanders="AR JR", armies="3R 2R")
    assert "5R" in written(later)


def test_b_7_and_gm_01_standing_command_counts_what_lies_open():
    """GM-01, B-7."""
    later = at(hand="5R", commanders="AR JR", armies="3R 2R", command_mode="standing")
    assert written(later) == ["end"]
    assert "5R" in written(at(hand="5R", commanders="AR JR", command_mode="standing"))


def test_gm_02_one_colour_does_not_pay_for_another():
    """GM-02."""
    assert written(at(hand="3R 1Y", commanders="AR")) == ["3R", "end"]


def test_b_4_and_gm_03_an_army_cancels_others_of_the_same_total():
    """GM-03, B-4."""
    state = at(hand="6R", commanders="AR KR JR", foe="4Y 2G 9B")
    assert state.table.lead(0) == -15
    done = after(state, "6R x4Y,2G")
    assert (opened(done, 0), opened(done, 1)) == ([], ["9B"])
    assert (done.table.strength(0), done.table.strength(1)) == (0, 9)
    assert done.table.lead(0) == -9


def test_b_5_and_gm_04_the_one_who_lays_chooses_what_is_cancelled():
    """GM-04, B-5."""
    state = at(hand="6R", commanders="AR KR JR", foe="6Y 4G 2B")
    assert written(state)[:2] == ["6R x6Y", "6R x4G,2B"]
    for move in written(state)[:2]:
        done = after(state, move)
        assert (done.table.strength(1), done.table.lead(0)) == (6, -6)


@pytest.mark.parametrize(("agreed", "move"), [("fewest", "6R x6Y"), ("largest", "6R x4G,2B")])
def test_gm_04_it_may_be_agreed_what_is_cancelled(agreed, move):
    """GM-04."""
    state = at(hand="6R", commanders="AR KR JR", foe="6Y 4G 2B", cancel_choice=agreed)
    assert written(state)[:-1] == [move]
    other = {"6R x6Y": "6R x4G,2B", "6R x4G,2B": "6R x6Y"}[move]
    with pytest.raises(GameError, match="GM-04"):
        state.read(other)


def test_gm_04_of_armies_alike_the_oldest_is_named_and_any_may_be_chosen():
    """GM-04."""
    state = at(hand="3R", commanders="AR", foe="3Y 3G")
    assert written(state)[0] == "3R x3Y"
    assert opened(after(state, "3R x3G"), 1) == ["3Y"]


def test_gm_05_cancelling_is_mandatory_unless_agreed_otherwise():
    """GM-05."""
    state = at(hand="3R", commanders="AR", foe="3Y 2G 1B")
    with pytest.raises(GameError, match="GM-05"):
        state.play(state.moves()[0]._replace(foe=()))
    free = at(hand="3R", commanders="AR", foe="3Y", cancelling="optional")
    assert set(written(free)) == {"3R x3Y", "3R", "end"}
    assert opened(after(free, "3R"), 0) == ["3R"]


def test_gm_03_own_armies_join_only_if_agreed():
    """GM-03."""
    alone = at(hand="2R", commanders="AR", armies="4G", foe="6B")
    assert written(alone) == ["2R", "end"]
    with pytest.raises(GameError, match="cancels nothing"):
        alone.read("2R with 4G x6B")
    joined = at(hand="2R", commanders="AR", armies="4G", foe="6B", cancel_own="subset")
    done = after(joined, "2R with 4G x6B")
    assert (opened(done, 0), opened(done, 1)) == ([], [])


def test_gm_03_colour_is_irrelevant_unless_agreed():
    """GM-03."""
    hand = {"hand": "3R", "commanders": "AR", "foe": "3Y"}
    assert "3R x3Y" in written(at(**hand))
    assert written(at(**hand, cancel_colour="same")) == ["3R", "end"]
    assert "3R x2R,1R" in written(at(hand="3R", commanders="AR", foe="2R 1R", cancel_colour="same"))


@pytest.mark.parametrize("move", ["5R", "5R x4Y,1G", "5R x5B"])
def test_gm_06_an_army_moves_the_lead_by_its_value_whether_or_not_it_cancels(move):
    """GM-06."""
    foe = {"5R": "9B", "5R x4Y,1G": "4Y 1G 9B", "5R x5B": "5B 9Y"}[move]
    state = at(hand="5R", commanders="AR JR", foe=foe)
    assert after(state, move).table.lead(0) == state.table.lead(0) + 5


def test_gm_07_cancelled_armies_stay_face_down_out_of_play():
    """GM-07."""
    done = after(at(hand="3R 2R", commanders="AR JR", foe="3Y"), "3R x3Y")
    assert [army.is_open for army in done.table.sides[1].armies] == [False]
    assert named(done, done.table.discards) == []
    assert "2R" in written(done)
    gone = after(at(hand="3R", commanders="AR", foe="3Y", cancelled_to="discard"), "3R x3Y")
    assert sorted(named(gone, gone.table.discards)) == ["3R", "3Y"]
    assert gone.table.sides[1].armies == gone.table.sides[0].armies == ()


def test_gm_07_standing_armies_face_down_use_no_command_unless_agreed():
    """GM-07."""
    hand = {"hand": "2R", "commanders": "AR", "down": "3R", "command_mode": "standing"}
    assert "2R" in written(at(**hand))
    assert written(at(**hand, facedown_uses_command="true")) == ["end"]


def test_gm_08_commanders_stay():
    """GM-08."""
    done = after(at(hand="3R KR", commanders="AR", foe="3Y"), "KR", "3R", "end")
    assert named(done, [one.card for one in done.table.sides[0].commanders]) == ["AR", "KR"]


def test_gm_09_a_joker_in_command_splits_its_points_anew_in_each_turn():
    """GM-09."""
    red = at(hand="2R 2Y 1R 1Y", commanders="?RY")
    assert set(written(after(red, "2R"))) == {"end"}
    assert set(written(after(red, "1R"))) == {"1Y", "end"}
    assert "2Y" in written(red)
    assert best_command_points(red.table.rules, red.table.sides[0].commanders) == (
        (0, 2, 0, 0),
        (1, 1, 0, 0),
        (2, 0, 0, 0),
    )


def test_gm_09_a_fixed_split_holds():
    """GM-09."""
    state = at(hand="?RY 2R 1R 1Y", joker_split="fixed")
    assert written(state)[:3] == ["?RY commander 2R", "?RY commander 1R+1Y", "?RY commander 2Y"]
    laid = after(state, "?RY commander 1R+1Y")
    assert set(written(laid)) == {"1R", "1Y", "end"}
    with pytest.raises(GameError, match="GM-09"):
        state.read("?RY commander")


def test_gm_09_a_joker_is_the_one_commander_of_its_turn():
    """GM-09."""
    state = after(at(hand="?RY KR AR"), "?yr commander")
    assert written(state) == ["end"]
    with pytest.raises(GameError, match="one is all"):
        state.read("KR")


def test_gm_12_a_joker_as_army_counts_as_the_highest_open_one_and_keeps_that():
    """GM-12."""
    state = at(hand="?RY", commanders="AR JR KR", armies="5B 3G", foe="8Y 5Y", down="10B")
    done = after(state, "?RY army 5R x5Y")
    assert done.table.sides[0].armies[-1].value == 5
    grown = after(at(hand="?RY 4R", commanders="AR JR KR", armies="2B"), "?RY army 2R", "4R")
    assert grown.table.strength(0) == 2 + 2 + 4
    follows = after(
        at(hand="?RY 4R", commanders="AR JR KR", armies="2B", joker_army_value="dynamic"), "?RY army 2R", "4R"
    )
    assert follows.table.strength(0) == 2 + 4 + 4


def test_gm_12_without_an_open_army_a_joker_is_none_unless_agreed():
    """GM-12."""
    hand = {"hand": "?RY", "commanders": "AR", "down": "5B"}
    assert written(at(**hand)) == ["?RY commander", "end"]
    with pytest.raises(GameError, match="GM-12"):
        at(**hand).read("?RY army 3R")
    done = after(at(**hand, allow_zero="true"), "?RY army 0")
    assert done.table.sides[0].armies[-1].value == 0
    assert done.table.lead(0) == 0


def test_gm_13_a_joker_as_army_is_paid_from_its_colours_in_any_split():
    """GM-13."""
    hand = {"hand": "?RY", "commanders": "AR AY", "armies": "4B"}
    assert [m for m in written(at(**hand)) if "army" in m] == [
        "?RY army 3R+1Y",
        "?RY army 2R+2Y",
        "?RY army 1R+3Y",
    ]
    assert [m for m in written(at(**hand, joker_army_cost="single_colour")) if "army" in m] == []
    one = at(hand="?RY", commanders="AR AY", armies="3B", joker_army_cost="single_colour")
    assert [m for m in written(one) if "army" in m] == ["?RY army 3R", "?RY army 3Y"]


def test_gm_19_an_ace_commands_and_a_one_is_an_army():
    """GM-19."""
    state = at(hand="AR 1R", commanders="JR")
    assert set(written(state)) == {"AR", "1R", "end"}
    with pytest.raises(GameError, match="is a commander, no army"):
        state.play(state.moves()[1]._replace(card=state.table.pack.card("AR")))


def test_gm_21_the_commander_comes_before_armies_unless_agreed():
    """GM-21."""
    hand = {"hand": "KR 1R 2R", "commanders": "JR"}
    assert written(after(at(**hand), "1R")) == ["end"]
    with pytest.raises(GameError, match="GM-21"):
        after(at(**hand), "1R", "KR")
    assert set(written(after(at(**hand, free_order="true"), "1R"))) == {"KR", "end"}


def test_gm_26_the_role_of_a_laid_joker_holds():
    """GM-26."""
    state = after(at(hand="?RY ?YG", commanders="AR", armies="2B"), "?RY army 2R", "end")
    assert named(state, [army.card for army in state.table.sides[0].armies]) == ["2B", "?RY"]
    assert named(state, [one.card for one in state.table.sides[0].commanders]) == ["AR"]


def test_stars_serve_either_colour():
    """B.2: the fifth suit of the Stardeck is wild."""
    state = at(hand="3* 2H 2S", commanders="A* AH", deck="stardeck")
    assert {"3* 3R", "3* 2R+1B"} <= set(written(state))
    assert set(written(after(state, "2s"))) >= {"2H", "end"}
    assert "2S" in written(at(hand="2S", commanders="A*", deck="stardeck"))
    assert written(at(hand="2S", commanders="AH", deck="stardeck")) == ["end"]


def test_an_account_says_card_by_card_what_commands_and_what_counts():
    state = at(hand="?RY 1R", commanders="JR QR KR ?RY", armies="5B", down="3G").account(0)
    assert [(line.name, line.value, line.rule) for line in state.commanders] == [
        ("JR", 2, "B.3"),
        ("QR", 2, "B.3"),
        ("KR", 2, "B.3"),
        ("?RY", 2, "GM-09"),
    ]
    assert [(line.name, line.value, line.rule) for line in state.armies] == [
        ("5B", 5, "B.3"),
        ("3G", 0, "GM-07"),
    ]
    assert state.command[:2] == (("red", 7, 9), ("yellow", 0, 2))
    assert "GM-11" in state.groups[0]
    assert (state.strength, state.lead) == (5, 5)
