"""Why a side game stands as it stands, from the shell; and what came of a battle."""

import json

import pytest

DUEL = "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH"
HALF = ("9S", "9D", "4S>C", "5D>C", "6S>C", "2D>C", "JH>L", "10C>L", "8D>L", "8C>R")
REST = ("3C>R", "JC>R", "7H>R", "AH>L")
TWO = ("--seat", "A=Ann", "--seat", "B=Bob")


@pytest.fixture
def duel(call):
    """The worked battle, until four cards are left."""
    call("games", "new", "phalanx-cards", *TWO, "--deal", DUEL)
    call("games", "move", *HALF)
    return call


def test_every_zone_is_explained_card_by_card_with_rules_c_1(duel):
    told = duel("games", "explain")[1].splitlines()
    assert [line for line in told if line.startswith("Zone ")] == [
        "Zone L as it stands: A takes everything that lies there [C.1]",
        "Zone C as it stands: B takes everything that lies there [C.1]",
        "Zone R as it stands: B takes everything that lies there [C.1]",
    ]
    assert "     16  8D     doubled by JH [PC-08]" in told
    assert "  Bob (B): 31 = 23+8" in told
    assert "     +8  flank: unopposed in R, which lies beside [PC-13]" in told


def test_one_zone_is_explained_by_its_name_and_one_that_there_is_not_is_code_5(duel):
    assert duel("games", "explain", "zone", "l")[1].count("as it stands") == 1
    assert duel("games", "explain", "Q")[::2] == (5, "There is no 'Q' to explain here; there are L, C, R.\n")


def test_an_account_as_json_names_every_card_with_its_value(duel):
    (zone,) = json.loads(duel("games", "explain", "R", "--json")[1])
    assert [(seat["total"], [line["name"] for line in seat["lines"]]) for seat in zone["seats"]] == [
        (0, []), (8, ["8C"]),
    ]  # fmt: skip


def test_command_is_explained_by_colour_and_commander_gm_01(call):
    deal = "dealer: B; A: KR 2R 3R 10B 9B 8B 7B; B: KB QR 3B 4B 5B 9R 10R"
    call("games", "new", "generals", *TWO, "--deal", deal)
    assert call("games", "move", "KR")[0] == 0
    told = call("games", "explain", "ann")[1].splitlines()
    assert told[0] == "Ann (A): strength 0, lead 0"
    assert "    red: 2; 2 may still be laid in this turn [GM-01]" in told
    assert "      2  KR     commands 2 of red [B.3]" in told
    assert len([line for line in call("games", "explain")[1].splitlines() if "strength" in line]) == 2


def test_points_on_the_board_are_explained_by_kind_of_piece_a_3(call):
    call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Bob")
    told = call("games", "explain", "red")[1].splitlines()
    assert told[0] == "Ann (Red): 130 points left, 0 lost [A.3]"
    assert "  Syntagma: 1 at 20 = 20   d2" in told
    (side,) = json.loads(call("games", "explain", "Bob", "--json")[1])
    assert side["seat"] == 1


def test_pc_24_the_move_that_ends_a_battle_tells_each_zone_with_sums_and_who_takes_what(duel):
    assert duel("games", "move", *REST)[1].splitlines() == [
        "Battle 1 is over.",
        "  Zone L: A takes everything that lies there [C.1]",
        "    Ann (A) 16, Bob (B) 11",
        "  Zone C: A takes everything that lies there [C.1]",
        "    Ann (A) 29, Bob (B) 23",
        "  Zone R: B takes everything that lies there [C.1]",
        "    Ann (A) 10, Bob (B) 16",
        "  Ann (A) takes 10 cards",
        "  Bob (B) takes 4 cards",
    ]
    assert "    Ann (A) 10, Bob (B) 16" in duel("games", "show")[1]


def test_json_tells_the_battle_with_the_move_that_ended_it(duel):
    made = [json.loads(line) for line in duel("games", "move", *REST, "--json")[1].splitlines()]
    assert ["battle" in move for move in made] == [False, False, False, True]
    assert made[-1]["battle"]["taken"] == [10, 4]


def test_in_the_next_battle_one_line_is_left_of_the_one_before(duel):
    duel("games", "move", *REST)
    for _ in range(2):
        seat = "Ann" if json.loads(duel("games", "show", "--json")[1])["to_move"] == 0 else "Bob"
        duel("games", "move", duel("games", "moves", "--seat", seat)[1].split()[0])
    shown = duel("games", "show")[1]
    assert "Battle 1 is over: Ann (A) takes 10 cards, Bob (B) takes 4 cards." in shown
    assert "Zone R: Ann" not in shown


def test_pc_24_spoils_that_come_with_a_battle_are_told_apart(call):
    deal = DUEL.replace("A: ", "A: 3H ").replace("B: ", "B: 2H ")
    call("games", "new", "phalanx-cards", *TWO, "--option", "spoils_ante=1", "--deal", deal)
    told = call("games", "move", *HALF, *REST)[1]
    assert "Ann (A) takes 10 cards and 2 spoils [PC-24]\n  Bob (B) takes 4 cards\n" in told


def test_c_2_a_battle_for_chips_tells_who_won_how_many(call):
    options = ("--option", "gambling=yes", "--option", "pay_per_card=2")
    call("games", "new", "phalanx-cards", *TWO, *options, "--seed", "5")
    told = ""
    for _ in range(14):
        seat = "AB"[json.loads(call("games", "show", "--json")[1])["to_move"]]
        told = call("games", "move", call("games", "moves", "--seat", seat)[1].splitlines()[0])[1]
    assert "  Ann (A) wins 12 chips\n  Bob (B) loses 12 chips\n" in told
    assert "Spoils" not in told
