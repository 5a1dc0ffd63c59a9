"""Turns of Generals and Majors worked out by hand, with what was agreed in many combinations (GM-01..26)."""

import pytest
from support.generals import after, at, named, opened, written

from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import Deploy, Drop, Promote
from squadlog.extras.games.generals.sides import best_command_points
from squadlog.extras.games.score import read, replay, write


def reach(commanders, colour, **options):
    """The least and the most that a colour can command."""
    state = at(hand="", commanders=commanders, **options)
    ways = best_command_points(state.table.rules, state.table.sides[0].commanders)
    place = state.table.pack.colour_names.index(colour)
    return min(way[place] for way in ways), max(way[place] for way in ways)


@pytest.mark.parametrize(
    ("commanders", "options", "red"),
    [
        ("JR QR", {}, (4, 4)),
        ("JR QR AR", {}, (8, 8)),
        ("JR QR KR AR", {}, (10, 10)),
        ("JR QR KR AR ?RY ?BR", {}, (10, 14)),
        ("JR QR ?RY", {}, (4, 7)),
        ("JR QR ?RY", {"joker_group": "never"}, (4, 6)),
        ("JR QR ?RY", {"joker_group": "both"}, (5, 7)),
        ("JR ?RY ?BR", {}, (2, 7)),
        ("JR ?RY ?BR", {"joker_group": "never"}, (2, 6)),
        ("JR ?RY ?BR", {"joker_group": "both"}, (3, 7)),
        ("JR QR KR ?RY", {"joker_group": "both"}, (7, 9)),
        ("JY QG", {}, (0, 0)),
        ("JH QH KH AD", {"deck": "stardeck"}, (5, 5)),
        ("J* Q* K* A*", {"deck": "stardeck"}, (0, 5)),
        ("JH QH KH AH JD QD KD AD J* Q* K* A*", {"deck": "stardeck"}, (10, 15)),
    ],
)
def test_what_a_colour_commands(commanders, options, red):
    """B-1, GM-09, GM-10, GM-11, B.2: and no group in the deck of five suits."""
    assert reach(commanders, "red", **options) == red


@pytest.mark.parametrize(
    ("table", "moves", "left"),
    [
        ({"hand": "3R 2R 4R 5R", "commanders": "AR JR"}, "3R", {"2R", "end"}),
        ({"hand": "3R 2R 4R 5R", "commanders": "AR JR"}, "2R", {"3R", "end"}),
        ({"hand": "1R 1Y 1G 2G", "commanders": "JR ?YG"}, "1R, 1Y", {"1G", "end"}),
        ({"hand": "1R 1Y 1G 2G", "commanders": "JR ?YG"}, "2G", {"1R", "end"}),
        ({"hand": "2R 1Y", "commanders": "?RY", "joker_split": "each_turn"}, "2R", {"end"}),
        ({"hand": "5R 3R", "commanders": "AR", "armies": "3B"}, "", {"3R", "end"}),
        ({"hand": "KR 2R 5R", "commanders": "AR"}, "KR", {"2R", "5R", "end"}),
        ({"hand": "3H 2S 3S", "commanders": "J* Q* K* A*", "deck": "stardeck"}, "3H", {"2S", "end"}),
        ({"hand": "2R", "commanders": "AR", "armies": "1R", "command_mode": "standing"}, "", {"2R", "end"}),
        ({"hand": "2R", "commanders": "AR", "armies": "3R", "command_mode": "standing"}, "", {"end"}),
        ({"hand": "2Y", "commanders": "?RY", "armies": "2R", "command_mode": "standing"}, "", {"2Y", "end"}),
        (
            {"hand": "3R 3Y", "commanders": "AR AY", "foe": "3B", "command_mode": "standing"},
            "3R x3B",
            {"3Y", "end"},
        ),
    ],
)
def test_what_may_still_be_laid_in_the_turn(table, moves, left):
    """B-7, GM-01, GM-02, GM-09, GM-21."""
    state = after(at(**table), *filter(None, moves.split(", ")))
    assert set(written(state)) == left


def test_b_7_through_two_turns():
    """B-7, GM-01: red 5, by the turn 3 and 2, then 5; standing that 5 is too much."""
    table = {"hand": "3R 2R 4R 5R", "commanders": "AR JR", "foe_hand": "1B", "draw": "1Y 1G 2B"}
    later = after(at(**table), "3R", "2R", "end", "end")
    assert "5R" in written(later)
    standing = after(at(**table, command_mode="standing"), "3R", "2R", "end", "end")
    assert not {"4R", "5R"} & set(written(standing))


@pytest.mark.parametrize(
    ("table", "ways"),
    [
        ({"hand": "6R", "foe": "4Y 2G 9B"}, {"6R x4Y,2G"}),
        ({"hand": "6R", "foe": "6Y 4G 2B"}, {"6R x6Y", "6R x4G,2B"}),
        ({"hand": "6R", "foe": "1Y 2G 3B"}, {"6R x1Y,2G,3B"}),
        ({"hand": "6R", "foe": "5Y 1G 4B 2Y"}, {"6R x5Y,1G", "6R x4B,2Y"}),
        ({"hand": "6R", "foe": "7Y 5G"}, {"6R"}),
        ({"hand": "6R", "armies": "6Y", "foe": ""}, {"6R"}),
        ({"hand": "6R", "foe": "6Y 6G"}, {"6R x6Y"}),
        ({"hand": "6R", "foe": "6R 3R 3Y", "cancel_colour": "same"}, {"6R"}),
        ({"hand": "6R", "foe": "5R 1R 6Y", "cancel_colour": "same"}, {"6R x5R,1R"}),
        ({"hand": "6R", "foe": "6Y 4G 2B", "cancelling": "optional"}, {"6R", "6R x6Y", "6R x4G,2B"}),
        ({"hand": "6R", "foe": "4G 2B 6Y", "cancel_choice": "fewest"}, {"6R x6Y"}),
        ({"hand": "6R", "foe": "4G 1B 1Y 2B", "cancel_choice": "fewest"}, {"6R x4G,2B"}),
        ({"hand": "6R", "foe": "4G 1B 1Y 2B", "cancel_choice": "largest"}, {"6R x4G,1B,1Y"}),
        ({"hand": "6R", "foe": "5G 1B 1Y", "cancel_choice": "fewest"}, {"6R x5G,1B"}),
        ({"hand": "2R", "armies": "4G", "foe": "6B", "cancel_own": "subset"}, {"2R with 4G x6B"}),
        (
            {"hand": "2R", "armies": "4G", "foe": "6B 2Y", "cancel_own": "subset"},
            {"2R x2Y", "2R with 4G x6B"},
        ),
        (
            {"hand": "2R", "armies": "4G", "foe": "6B 2Y", "cancel_own": "subset", "cancel_choice": "fewest"},
            {"2R x2Y"},
        ),
        (
            {
                "hand": "2R",
                "armies": "4G",
                "foe": "6B 2Y",
                "cancel_own": "subset",
                "cancel_choice": "largest",
            },
            {"2R with 4G x6B"},
        ),
        (
            {
                "hand": "2R",
                "armies": "4G 3R",
                "foe": "5B 5R",
                "cancel_own": "subset",
                "cancel_colour": "same",
            },
            {"2R with 3R x5R"},
        ),
        (
            {"hand": "4R", "armies": "1G 2G 3G", "foe": "10Y", "cancel_own": "subset"},
            {"4R with 1G,2G,3G x10Y"},
        ),
        (
            {
                "hand": "4R",
                "armies": "1G 2G 3G",
                "foe": "10Y 6B",
                "cancel_own": "subset",
                "cancel_choice": "largest",
            },
            {"4R with 1G,2G,3G x10Y"},
        ),
        (
            {
                "hand": "4R",
                "armies": "1G 2G 3G",
                "foe": "10Y 6B",
                "cancel_own": "subset",
                "cancel_choice": "fewest",
            },
            {"4R with 2G x6B"},
        ),
        ({"hand": "4R", "armies": "1G 2G 3G", "foe": "10Y"}, {"4R"}),
    ],
)
def test_what_an_army_cancels(table, ways):
    """B-4, B-5, GM-03, GM-04, GM-05."""
    state = at(commanders="AR KR JR", **table)
    assert {move for move in written(state) if move != "end"} == ways
    if len(ways) == 1:
        assert state.notation(state.read(table["hand"])) in ways


def test_more_own_armies_than_two_may_join_where_fewer_would_do():
    """GM-03: it can be written, though the list of moves names the shorter ways."""
    table = {
        "hand": "4R",
        "commanders": "AR JR",
        "armies": "1G 2G 3G",
        "foe": "10Y 6B",
        "cancel_own": "subset",
    }
    done = after(at(**table), "4R with 1G,2G,3G x10Y")
    assert (opened(done, 0), opened(done, 1)) == ([], ["6B"])
    assert done.table.lead(0) == at(**table).table.lead(0) + 4


@pytest.mark.parametrize(
    ("table", "moves", "strengths"),
    [
        ({"hand": "?RY 4R", "armies": "5B"}, "4R, ?RY army 5Y", (14, 0)),
        ({"hand": "?RY ?YG", "armies": "5B"}, "?RY army 5R, ?YG army 5Y", (15, 0)),
        ({"hand": "?RY 6Y", "armies": "3B"}, "?RY army 3R, 6Y", (12, 0)),
        ({"hand": "?RY 6Y", "armies": "3B", "joker_army_value": "dynamic"}, "?RY army 3R, 6Y", (15, 0)),
        ({"hand": "?RY 4R", "allow_zero": "true"}, "?RY army 0, 4R", (4, 0)),
        (
            {"hand": "?RY 4R", "allow_zero": "true", "joker_army_value": "dynamic"},
            "?RY army 0, 4R",
            (8, 0),
        ),
        ({"hand": "?RY", "armies": "5B", "foe": "3Y 2G 9G"}, "?RY army 5R x3Y,2G", (5, 9)),
        (
            {"hand": "?RY", "armies": "5B", "foe": "3Y 2R", "cancel_colour": "same"},
            "?RY army 5R x3Y,2R",
            (5, 0),
        ),
        ({"hand": "?RY", "armies": "5B", "foe": "5G", "cancel_colour": "same"}, "?RY army 5R", (10, 5)),
    ],
)
def test_a_joker_as_army(table, moves, strengths):
    """GM-12, GM-13, GM-26."""
    state = after(at(commanders="AR JR KR AY JY KY", **table), *moves.split(", "))
    assert (state.table.strength(0), state.table.strength(1)) == strengths


def test_cancelled_armies_among_the_discards_are_drawn_again():
    """GM-07, GM-17: but those that stay on the table are not."""
    table = {"hand": "3R", "commanders": "AR", "foe": "3Y", "foe_hand": "9B", "draw": ""}
    gone = after(at(**table, cancelled_to="discard"), "3R x3Y", "end")
    drawn = {*named(gone, gone.hands[1]), *named(gone, gone.draw)}
    assert drawn == {"9B", "3R", "3Y"}
    over = after(at(**table), "3R x3Y", "end")
    assert over.outcome().rule == "GM-18"
    assert over.outcome().shares == (0.5, 0.5)


def test_one_who_answers_may_lead_by_twenty_himself_and_gives_a_last_chance():
    """GM-15, GM-16: forty in one turn."""
    foe = {"foe_hand": "10R 10Y 10G 10B", "foe_commanders": " ".join(r + c for c in "RYGB" for r in "JQKA")}
    warned = after(at(hand="1R", armies="9R 9Y 2G", draw="1Y 1G 1B", **foe), "end")
    assert warned.table.warned == 0
    turned = after(warned, "10R", "10Y", "10G", "10B", "end")
    assert turned.table.lead(1) == 20
    assert (turned.table.warned, turned.outcome()) == (1, None)
    assert after(turned, "end").outcome().shares == (0.0, 1.0)


@pytest.mark.parametrize(("laid", "over"), [("", True), ("1B", True), ("2B", False), ("1B, 1G", False)])
def test_twenty_after_the_answer_win_and_nineteen_do_not(laid, over):
    """GM-15: 21 to begin with."""
    state = at(
        hand="1R",
        armies="9R 9Y 3G",
        foe_hand="1B 2B 1G",
        foe_commanders="AB AG",
        draw="3Y 4Y 5Y",
    )
    state = after(state, "end", *filter(None, laid.split(", ")), "end")
    assert (state.outcome() is not None) == over


def test_a_lead_that_was_cut_and_grows_again_warns_again():
    """GM-15, GM-20."""
    table = {"hand": "1R 2R", "commanders": "AR", "armies": "9R 9Y 2G", "draw": "3Y 4Y 5Y 6Y"}
    state = after(at(**table, foe_hand="1B", foe_commanders="AB"), "end", "1B", "end")
    assert state.outcome() is None
    state = after(state, "2R", "end")
    assert state.table.warned == 0
    assert after(state, "end").outcome().shares == (1.0, 0.0)


def test_a_whole_record_with_a_hand_thrown_back_and_a_discard():
    """B-9, B-10, GM-08, GM-14, GM-19, GM-20, GM-24, GM-25: cards are where the words put them."""
    deal = (
        "dealer: B; A: 1R 2R 3R 4R 5R 6R ?RY; B: KG JG QG AG 1G 2G 3G;"
        " draw: KR QR AR 7R 8R 9R 10R JR 9Y 1B 2B 3B 10B"
    )
    moves = ["redraw", "JR", "end", "AG", "3G", "end", "end", "drop 7R", "KG", "2G", "1G", "end", "AR", "end"]
    score = read(f"game generals\ndeal {deal}\n\n" + "\n".join(moves))
    assert list(score.moves) == moves
    assert read(write(score)) == score
    states = replay(score)
    assert named(states[1], states[1].hands[0]) == ["7R", "8R", "9R", "10R", "JR", "QR", "KR", "AR"]
    assert written(states[7]) == [
        f"drop {card}" for card in ["7R", "8R", "9R", "10R", "QR", "KR", "AR", "1B"]
    ]
    end = states[-1]
    assert named(end, end.hands[0]) == ["8R", "9R", "10R", "QR", "KR", "1B", "3B"]
    assert set(named(end, end.hands[1])) == {"JG", "QG", "9Y", "2B", "10B"}
    assert named(end, end.table.discards) == ["1R", "2R", "3R", "4R", "5R", "6R", "?RY", "7R"]
    assert end.account(0).command[0] == ("red", 5, 5)
    assert end.account(1).command[2] == ("green", 5, 5)
    assert (end.table.strength(1), end.table.lead(0), end.to_move) == (6, -6, 1)


def test_a_match_goes_on_after_a_draw_and_the_deal_alternates():
    """GM-22, GM-23, GM-18."""
    state = after(at(hand="9R", draw="", match="2"), "end")
    assert state.outcome() is None
    assert state.table.wins == (0, 0)
    assert state.table.dealer == 0
    assert GENERALS.start({"match": "2"}, 3, "dealer: A").table.dealer == 0


@pytest.mark.parametrize(
    ("table", "move", "words"),
    [
        ({"hand": "4R 2R", "commanders": "AR"}, "4R", "more than its command allows"),
        ({"hand": "6R", "commanders": "AR KR JR", "foe": "6Y 4G 2B"}, "6R x4G", "same total"),
        ({"hand": "?RY", "commanders": "AR"}, "?RY army 1R", "GM-12"),
        ({"hand": "6R", "commanders": "AR KR JR", "foe": "3Y 6G"}, "6R x3Y,3Y", "same total"),
        (
            {"hand": "2R", "commanders": "AR", "armies": "4G", "foe": "10Y 6B", "cancel_own": "subset"},
            "2R with 4G,4G x10Y",
            "same total",
        ),
        ({"hand": "KR JR"}, "KR, JR", "one is all"),
        ({"hand": "1R KR", "commanders": "JR"}, "1R, KR", "GM-21"),
        ({"hand": "?RY", "commanders": "AR AB", "armies": "3G"}, "?RY army 3B", "may be paid as"),
        (
            {"hand": "3R", "commanders": "AR", "foe": "3Y", "cancel_colour": "same"},
            "3R x3Y",
            "cancels nothing",
        ),
    ],
)
def test_what_may_not_be_done(table, move, words):
    """GM-02, GM-03, GM-12, GM-13, GM-21."""
    with pytest.raises(GameError, match=words):
        after(at(**table), *move.split(", "))


@pytest.mark.parametrize(
    "move",
    [
        Deploy(99, ()),
        Deploy(2, (3,)),
        Deploy(2, (3, 0, 0, 0), (), (99,)),
        Promote(99),
        Promote(12, (9,)),
        Drop(2),
        None,
        "3R",
    ],
)
def test_what_is_no_move_at_all_is_refused(move):
    with pytest.raises(GameError):
        at(hand="3R KR", commanders="AR", foe="3Y").play(move)
