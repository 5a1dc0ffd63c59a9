"""How a game of Generals and Majors begins, goes on and ends (GM-14 to GM-25), and its laws."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.generals import after, at, every_card, named, written
from support.laws import law

from squadlog.base.dice import Chance
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import GeneralsWord

POOR = "dealer: B; A: 1R 2R 3R 4R 5R 6R 10Y; B: KG"
BOTH_POOR = "dealer: B; A: 1R 2R 3R 4R 5R 6R ?RY; B: 1Y 2Y 3Y 4Y 5Y 6Y 7Y"


def test_b_10_and_gm_14_a_hand_without_commanders_may_be_thrown_back():
    """GM-14, B-10."""
    state = GENERALS.start({}, 1, "dealer: B; A: 1R 2R 3R 4R 5R 6R ?RY; B: KG")
    assert (state.to_move, state.moves()) == (0, [GeneralsWord.REDRAW, GeneralsWord.KEEP])
    drawn = state.play(state.read("redraw"))
    assert named(drawn, drawn.table.discards) == ["1R", "2R", "3R", "4R", "5R", "6R", "?RY"]
    kept = state.play(state.read("keep"))
    assert kept.table.discards == ()
    assert kept.table.asked == -1


def test_gm_14_the_non_dealer_decides_first_and_as_often_as_there_is_none():
    """GM-14."""
    state = GENERALS.start({}, 1, BOTH_POOR + "; draw: 1G 2G 3G 4G 5G 6G 7G KG")
    assert state.to_move == 0
    again = state.play(GeneralsWord.REDRAW)
    assert again.to_move == 0
    assert again.play(GeneralsWord.KEEP).to_move == 1
    once = GENERALS.start({"redraws": "1"}, 1, BOTH_POOR + "; draw: 1G 2G 3G 4G 5G 6G 7G KG")
    assert once.play(GeneralsWord.REDRAW).to_move == 1
    assert GENERALS.start({"redraws": "0"}, 1, BOTH_POOR).table.asked == -1


def test_gm_14_a_hand_thrown_back_may_go_into_the_deck():
    """GM-14."""
    state = GENERALS.start({"redraw_to": "deck"}, 1, POOR).play(GeneralsWord.REDRAW)
    assert state.table.discards == ()
    assert every_card(state) == list(range(60))


def test_gm_17_a_stack_made_of_discards_amid_a_redraw_tells_what_was_drawn_before():
    """GM-14, GM-17: the three cards drawn when the stack ran out lie nowhere else."""

    state = GENERALS.start({}, 1, "dealer: B; A: 1R 2R 3R 4R 5R 6R 10Y; B: KG; draw: KY 9Y AB")
    table = replace(state.table, discards=state.draw[3:])
    state = replace(state, table=table, draw=state.draw[:3]).play(GeneralsWord.REDRAW)
    first = {state.table.pack.card(name) for name in ("KY", "9Y", "AB")}
    assert first <= {*state.hands[0]}
    for seed in range(20):
        assert first <= {*state.seen_by(1).guess(Chance(seed)).hands[0]}
        assert state.seen_by(0).guess(Chance(seed)).hands[1] == state.hands[1]


def test_gm_14_one_who_threw_a_hand_into_the_deck_knows_that_the_other_holds_none_of_it():
    """GM-14, GM-24: until the other draws."""
    before = GENERALS.start({"redraw_to": "deck", "redraws": "1"}, 1, POOR)
    state = before.play(GeneralsWord.REDRAW)
    assert state.to_move == 0
    for seed in range(40):
        guess = state.seen_by(0).guess(Chance(seed))
        assert not {*before.hands[0]} & {*guess.hands[1]}
    others = [state.seen_by(1).guess(Chance(seed)) for seed in range(40)]
    assert any({*before.hands[0]} & {*guess.hands[0]} for guess in others)


def test_gm_14_what_was_known_of_a_kept_hand_is_known_after_the_other_throws_his_back():
    """GM-14, GM-24: A kept a hand without commanders and has drawn one card since."""
    state = (
        GENERALS.start({"redraw_to": "deck", "redraws": "1"}, 1, BOTH_POOR)
        .play(GeneralsWord.KEEP)
        .play(GeneralsWord.REDRAW)
    )
    assert (state.to_move, len(state.hands[0])) == (0, 8)
    army = state.table.pack.army
    for seed in range(20):
        guess = state.seen_by(1).guess(Chance(seed))
        assert sum(army[card] is not None for card in guess.hands[0]) >= 7


def test_gm_25_and_gm_23_seven_cards_each_and_the_non_dealer_begins():
    """GM-25, GM-23."""
    state = GENERALS.start({"redraws": "0"}, 1, "dealer: A")
    assert state.to_move == 1
    assert [len(hand) for hand in state.hands] == [7, 8]
    assert len(state.draw) == 60 - 15
    assert {GENERALS.start({}, seed).table.dealer for seed in range(20)} == {0, 1}


def test_gm_23_in_a_match_the_deal_alternates_and_gm_22_it_takes_so_many_wins():
    """GM-23, GM-22."""
    state = at(hand="5R", commanders="AR JR", armies="10Y 10G", foe_hand="1Y", match="2")
    again = after(state, "5R", "end", "end")
    assert again.outcome() is None
    assert again.table.wins == (1, 0)
    assert again.table.dealer == 0
    assert every_card(again) == list(range(60))


def test_gm_15_a_lead_of_twenty_wins_after_one_answer():
    """GM-15."""
    state = at(hand="5R", commanders="AR JR", armies="8Y 7G", foe_hand="1Y 4Y", foe_commanders="AY JY")
    warned = after(state, "5R", "end")
    assert warned.table.warned == 0
    assert warned.outcome() is None
    assert warned.to_move == 1
    lost = after(warned, "end")
    assert lost.outcome().shares == (1.0, 0.0)
    assert lost.outcome().rule == "GM-15"
    saved = after(warned, "1Y", "end")
    assert saved.outcome() is None
    assert saved.table.warned == -1


def test_gm_15_and_gm_22_nineteen_is_not_enough_and_thirty_may_be_asked_for():
    """GM-15, GM-22."""
    short = after(at(hand="4R", commanders="AR JR", armies="8Y 7G", foe_hand="1B"), "4R", "end")
    assert short.table.warned == -1
    longer = {"hand": "5R", "commanders": "AR JR", "armies": "8Y 7G", "foe_hand": "1B"}
    assert after(at(**longer, lead_threshold="30"), "5R", "end").table.warned == -1


def test_gm_16_the_answering_player_earns_a_grace_turn_of_the_other_at_most():
    """GM-16."""
    state = at(hand="1B", foe="10Y 9Y", foe_hand="1Y 1G", foe_commanders="AY JY")
    turned = after(state, "end", "1Y", "end")
    assert turned.table.warned == 1
    assert turned.outcome() is None
    assert after(turned, "end").outcome().shares == (0.0, 1.0)


def test_gm_17_the_discards_become_the_stack():
    """GM-17."""
    state = at(hand="1R", foe_hand="1Y", discards="2R 3R 4R", draw="", armies="", commanders="")
    state = after(state, "end")
    assert state.table.discards == ()
    assert len(state.draw) == 2
    assert len(state.hands[1]) == 2


@pytest.mark.parametrize(("count_by", "shares"), [("value", (1.0, 0.0)), ("cards", (0.0, 1.0))])
def test_gm_18_without_cards_and_plays_the_stronger_side_wins(count_by, shares):
    """GM-18."""
    state = at(hand="9R", armies="9Y", foe="3Y 4Y", foe_hand="9B", draw="", count_by=count_by)
    over = after(state, "end")
    assert over.outcome().shares == shares
    assert over.outcome().rule == "GM-18"


def test_gm_18_equal_strength_is_a_draw_and_two_passes_end_what_could_go_on():
    """GM-18."""
    assert after(at(hand="9R", draw=""), "end").outcome().shares == (0.5, 0.5)
    state = at(hand="1R", commanders="AR", foe="3Y", draw="", foe_hand="9G")
    state = after(state, "end", "end")
    assert state.outcome() is None
    over = after(state, "end")
    assert over.outcome().shares == (0.0, 1.0)


def test_gm_18_and_gm_22_house_rules_end_what_stalls():
    """GM-18, GM-22."""
    state = after(at(hand="1R", foe_hand="1Y", armies="2G", stall_limit="2"), "end", "end")
    assert state.outcome().shares == (1.0, 0.0)
    state = after(at(hand="1R", foe_hand="1Y", armies="2G", turn_limit="1"), "end")
    assert state.outcome().rule == "GM-22"


def test_b_9_a_hand_of_nine_is_discarded_to_seven():
    """B-9."""
    state = at(hand="1R 2R 3R 4R 5R 6R 7R 8R 9R", foe_hand="1Y")
    state = after(state, "end")
    assert set(written(state)) == {f"drop {value}R" for value in range(1, 10)}
    state = after(state, "drop 1R", "2R")
    assert named(state, state.table.discards) == ["1R", "2R"]
    assert state.to_move == 1
    assert len(state.hands[0]) == 7


def test_gm_20_a_hand_below_seven_is_not_filled_up():
    """GM-20."""
    state = after(at(hand="1R 2R", foe_hand="1Y"), "end", "end")
    assert len(state.hands[0]) == 3


def test_gm_24_hands_and_stack_are_hidden_and_the_rest_is_open():
    """GM-24."""
    state = at(hand="3R 2R", commanders="AR", foe="3Y", foe_hand="KB 1B", discards="9G")
    state = after(state, "3R")
    seen = state.seen_by(1)
    assert set(type(seen.sight).__dataclass_fields__) == {"seat", "table", "hand", "hand_sizes", "draw"}
    assert seen.sight.hand_sizes == (1, 2)
    assert seen.sight.table.sides == state.table.sides
    assert [army.card for army in seen.sight.table.sides[0].armies] == [state.table.pack.card("3R")]
    assert seen.sight.table.discards == state.table.discards


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "no move"),
        ("2R", "does not hold"),
        ("3Z", "no card"),
        ("?RY", "says what it is"),
        ("3R x9Y", "does not make the same total|cancels"),
        ("drop 3R", "end of a turn"),
        ("redraw", "before the first turn"),
        ("?RY army 9R", "may be paid as|costs"),
        ("10R", "more than its command allows"),
        ("\x1b[2J", "no move"),
    ],
)
def test_a_refusal_is_one_sentence(text, words):
    state = at(hand="3R ?RY 10R", commanders="AR", armies="2G", foe="3Y 9Y")
    with pytest.raises(GameError, match=words) as caught:
        state.read(text)
    assert "\n" not in str(caught.value)
    assert "\x1b" not in str(caught.value)


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("A: 1R 1R", "dealt twice"),
        ("C: 1R", "no part of a deal"),
        ("dealer: C", "cannot deal"),
        ("A: 1R 2R 3R 4R 5R 6R 7R 8R", "a hand has 7"),
        ("A: 1X", "no card"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal, words):
    with pytest.raises(GameError, match=words):
        GENERALS.start({}, 1, deal)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"facedown_uses_command": "true"}, "needs command_mode standing"),
        (
            {"command_mode": "standing", "facedown_uses_command": "true", "cancelled_to": "discard"},
            "^facedown_uses_command needs cancelled_to table",
        ),
        ({"redraws": "0", "redraw_to": "deck"}, "^redraw_to needs redraws other than 0"),
        ({"deck": "stardeck", "joker_group": "both"}, "^joker_group needs deck kalosi"),
        ({"deck": "stardeck", "joker_army_value": "dynamic"}, "^joker_army_value needs deck kalosi"),
        ({"deck": "stardeck", "allow_zero": "true"}, "^allow_zero needs deck kalosi"),
    ],
)
def test_options_that_exclude_each_other_are_refused(options, words):
    with pytest.raises(GameError, match=words):
        GENERALS.start(options, 1)


VARIANTS = [
    {},
    {"deck": "stardeck"},
    {"command_mode": "standing", "facedown_uses_command": "true", "stall_limit": "20"},
    {"cancel_own": "subset", "cancel_colour": "same", "cancel_choice": "largest"},
    {"cancelling": "optional", "cancelled_to": "discard", "cancel_choice": "fewest"},
    {"joker_split": "fixed", "joker_group": "both", "joker_army_cost": "single_colour"},
    {"joker_army_value": "dynamic", "allow_zero": "true", "joker_group": "never"},
    {"redraw_to": "deck", "free_order": "true", "redraws": "1"},
    {"lead_threshold": "40", "count_by": "cards"},
    {"match": "2", "turn_limit": "30"},
]


def _walk(options, seed):
    state, chance = GENERALS.start(options, seed), Chance(seed)
    while state.to_move is not None:
        yield state, chance
        state = state.after(chance.pick(state.moves()))
    yield state, chance


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_end_legally_and_every_guess_agrees(options):
    for seed in range(3):
        for number, (state, chance) in enumerate(_walk(options, seed)):
            assert number < 5_000
            if not number % 8:
                assert every_card(state) == list(range(state.table.pack.size))
                for seat in (0, 1):
                    seen = state.seen_by(seat)
                    guess = seen.guess(chance)
                    assert guess.seen_by(seat) == seen
                    assert every_card(guess) == every_card(state)
                for move in state.moves():
                    assert state.read(state.notation(move).lower()) == move
        assert sum(state.outcome().shares) == 1
        assert state.moves() == []


@law(20)
@given(st.sampled_from(VARIANTS), st.integers(0, 10_000), st.integers(0, 120))
def test_states_that_differ_only_in_what_is_hidden_look_the_same(options, seed, plies):
    """GM-24."""
    state = [state for _, (state, _) in zip(range(plies + 1), _walk(options, seed), strict=False)][-1]
    for seat in (0, 1):
        one, other = (state.seen_by(seat).guess(Chance(f"{seed}{name}")) for name in "ab")
        assert one.seen_by(seat) == other.seen_by(seat) == state.seen_by(seat)


def test_a_guess_knows_that_one_who_may_redraw_has_no_commander():
    """GM-14."""
    state = GENERALS.start({}, 1, POOR)
    deck = state.table.pack
    for seed in range(30):
        guess = state.seen_by(1).guess(Chance(seed))
        assert all(deck.army[card] is not None for card in guess.hands[0])
    asked_not = GENERALS.start({}, 1, "dealer: B; A: KR; B: KG")
    for seed in range(30):
        guess = asked_not.seen_by(1).guess(Chance(seed))
        assert any(deck.army[card] is None for card in guess.hands[0])


def test_a_guess_knows_the_other_hand_once_the_stack_was_made_of_discards():
    """GM-17: what lies nowhere else was in the other's hand."""
    deck = at(hand="1R").table.pack
    held = "1Y KB 7G"
    rest = [n for n in deck.names if n not in ("1R", *held.split())]
    state = after(at(hand="1R", foe_hand=held, discards=" ".join(rest), draw=""), "end")
    assert state.to_move == 1
    for seed in range(20):
        guess = state.seen_by(0).guess(Chance(seed))
        assert {deck.card(name) for name in held.split()} <= set(guess.hands[1])
