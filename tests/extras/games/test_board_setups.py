"""Where the pieces of the board game begin (A.4), as data and as a text."""

from collections import Counter

import pytest
from support.board_games import opening, position

from squadlog.extras.games.board.game import PHALANX_BOARD
from squadlog.extras.games.board.setups import SETUPS, read_setup
from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.game import GameError

A_RED = "SYN_U d2 HOP_UW c1 HOP_UE f1 ARCHER b1 d1 e1 g1 AUX a1.NW a1.SE h1.NE h1.SW a2.SW b2.SE g2.SW h2.SE"
A_BLACK = (
    "SYN_D d7 HOP_DE f8 HOP_DW c8 ARCHER b8 d8 e8 g8 AUX h8.SE h8.NW a8.SW a8.NE h7.NE g7.NW b7.NE a7.NW"
)
B_RED = "SYN_U d1 AUX d1.NW e1.NE a2.SE b2.SW d2.SW e2.SE g2.SE h2.SW HOP_UE c1 HOP_UW f1 ARCHER a1 b1 g1 h1"


def test_a_4_set_up_a_stands_as_listed():
    assert read_setup(SETUPS["A"]).armies == read_setup(f"Red {A_RED} Black {A_BLACK}").armies
    assert read_setup(SETUPS["A"]).parity == "dark_slash"


def test_a_4_set_up_b_stands_as_listed_on_the_other_board():
    assert read_setup(SETUPS["B"]).armies == read_setup(f"Red {B_RED} Black turned", "light_slash").armies
    assert read_setup(SETUPS["B"]).parity == "light_slash"


@pytest.mark.parametrize("name", ["A", "B"])
def test_a_4_both_are_whole_armies_on_one_rank_and_a_half(name):
    setup = read_setup(SETUPS[name])
    assert setup.warnings == ()
    table = tables(setup.parity)
    red, black = setup.armies
    assert sorted(table.turned[place] for place in red) == list(black)
    cells = [cell for place in red for cell in table.places[place].cells]
    assert len(cells) == len(set(cells)) == 24
    assert set(range(16)) < set(cells)
    assert all(
        table.cell_names[cell][1] == "2" and ".S" in table.cell_names[cell] for cell in cells if cell > 15
    )


def test_a_4_the_halves_of_the_auxiliaries_are_as_counted():
    census = [
        Counter(
            place.shape.key[4:]
            for whose, place in opening().pieces()
            if whose == seat and place.kind.name == "Auxiliary"
        )
        for seat in (0, 1)
    ]
    assert census[0] == {"NW": 1, "NE": 1, "SW": 3, "SE": 3}
    assert census[1] == {"NW": 3, "NE": 3, "SW": 1, "SE": 1}


@pytest.mark.parametrize(
    ("deal", "complaint"),
    [
        ("Red: ARCHER c5 Black: AUX_NE c5", "does not fit|overlap"),
        ("Red: ARCHER c5, AUX_SE c5", "overlap on c5.SE"),
        ("Red: AUX_NW d3, AUX_NW d4", "does not fit"),
        ("Red: SYN_U h2", "does not fit on h2"),
        ("Red: ARCHER j9", "no square"),
        ("ARCHER c5", "first comes Red or Black"),
        ("Red: PAWN c5", "first comes Red or Black, then a shape"),
        ("Red: AUX c5", "its half is needed"),
        ("Red: ARCHER c5.NW", "the square alone is right"),
        ("Black: turned, Red: ARCHER c5", "needs the pieces of Red first"),
        ("Red:", "empty"),
        ("Position", "first comes|empty"),
        ("Red: ARCHER c5 e5 Black: ARCHER d5", "could be taken before anybody moves"),
        ("Red: ARCHER " + "c5 " * 2000, "too long"),
    ],
)
def test_a_9_a_set_up_with_faults_is_refused_in_a_sentence(deal, complaint):
    with pytest.raises(GameError, match=complaint) as refused:
        PHALANX_BOARD.start({"setup": "custom"}, 1, deal)
    assert "\n" not in str(refused.value)


def test_a_9_other_armies_than_the_usual_are_only_warned_about():
    setup = PHALANX_BOARD.setup({"setup": "custom"}, "red: archer C5, aux b6.nw; black: turned")
    assert len(setup.warnings) == 8
    assert "Red has 1 Archer, where 4 are usual" in setup.warnings
    assert PHALANX_BOARD.setup({}).warnings == ()


def test_a_9_a_deal_and_a_named_set_up_exclude_each_other():
    with pytest.raises(GameError, match="choose setup custom"):
        PHALANX_BOARD.start({}, 1, "Red: ARCHER c5")
    with pytest.raises(GameError, match="needs a deal"):
        PHALANX_BOARD.start({"setup": "custom"}, 1)


def test_a_2_a_set_up_on_the_wrong_cut_is_refused():
    with pytest.raises(GameError, match="does not fit"):
        opening(diagonal_parity="light_slash")
    assert opening(setup="B", diagonal_parity="light_slash").rules.parity == "light_slash"


def test_a_9_a_position_from_the_middle_of_a_game_may_hold_what_can_be_taken():
    assert position("ARCHER c5 e5", "ARCHER d5").moves()
