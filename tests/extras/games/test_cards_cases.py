"""Tables of the card game counted by hand, with what was agreed in many combinations (C.1, PC-01..37)."""

import pytest
from support.phalanx_cards import cell, cells, rules

from squadlog.extras.games.cards.deck import DOWN, NAMES
from squadlog.extras.games.cards.disposal import spread
from squadlog.extras.games.cards.layout import layout_of
from squadlog.extras.games.cards.totals import ZoneCards, own_value


@pytest.mark.parametrize(
    ("cards", "ace", "total"),
    [
        ("10S 9S 8S 7S", 2, 10 + 18 + 16 + 14),
        ("AS 2S 3S", 2, 3 + 4 + 2),
        ("AH", 10, 1),
        ("AH JC", 2, 2),
        ("AH JC JD", 2, 2),
        ("AH JC JD", 4, 4),
        ("5S 5D JC", 2, 15),
        ("KS QS", 2, 0),
        ("QS JS", 2, 0),
        ("10S 10D 10C 10H JS JD JC JH", 2, 80),
        ("9S 4S 9D 4D JC", 2, 9 + 8 + 18 + 8),
        ("2S 3D 4C 5H JS JD", 2, 4 + 6 + 4 + 5),
        ("(10S) 4S 3S", 2, 4 + 6),
        ("(10S) 4S", 2, 4),
        ("4S (JD)", 2, 4),
        ("4S 3S (JD) JC", 2, 8 + 6),
        ("AS AD", 10, 2),
        ("AS 10S AD JH", 2, 10 + 2 + 2),
        ("AS 10S AD JH", 4, 10 + 4 + 4),
        ("AS 10S AD JH", 10, 10 + 10 + 10),
        ("AS 5S JC", 10, 10 + 10),
        ("AS 5S JC", 1, 1 + 10),
        ("AS AD JC", 10, 10 + 1),
        ("AS AD JC JD", 10, 20),
        ("AS 2S 2D JC", 4, 4 + 4 + 2),
    ],
)
def test_what_one_player_has_in_one_zone_without_flanks(cards, ace, total):
    """C.1 steps 1 to 4, PC-08, PC-09, PC-10, PC-11, PC-31."""
    assert own_value(cell(cards), ace) == total


SUMS = [
    ("the centre lends to both sides", "PC-13", {}, {"L": ("9S", ""), "C": ("", "5D")},
     {"L": (9, 5), "C": (9, 5), "R": (0, 5)}),
    ("both flank the centre", "PC-14", {}, {"L": ("7S", ""), "C": ("2H", "2C"), "R": ("", "7D")},
     {"L": (7, 0), "C": (9, 9), "R": (0, 7)}),
    ("cards face down in the centre lend nothing", "PC-05", {},
     {"L": ("9S", ""), "C": ("(2H)", "(3H)"), "R": ("", "4D")}, {"L": (9, 0), "C": (9, 4), "R": (0, 4)}),
    ("a lone Jack lends nothing", "PC-07", {}, {"L": ("JS", ""), "C": ("2H", "2D")}, {"L": (0, 0), "C": (2, 2)}),
    ("a lone Jack is beaten by a flank", "PC-07", {"presence_wins": "true"},
     {"L": ("JS", ""), "C": ("", "5D")}, {"L": (0, 5), "C": (0, 5)}),
    ("what is lent is doubled", "PC-37", {}, {"L": ("9S 4S JD", "")}, {"L": (26, 0), "C": (26, 0), "R": (0, 0)}),
    ("what is lent is printed", "PC-37", {"flank_value": "printed"},
     {"L": ("9S 4S JD", "")}, {"L": (26, 0), "C": (13, 0)}),
    ("a flanking Ace of ten", "PC-31", {"ace_doubled": "10"},
     {"L": ("AS 2S", ""), "C": ("3H", "10D 4C")}, {"L": (12, 0), "C": (15, 14)}),
    ("a flanking Ace of ten as printed", "PC-31", {"ace_doubled": "10", "flank_value": "printed"},
     {"L": ("AS 2S", ""), "C": ("3H", "10D 4C")}, {"L": (12, 0), "C": (6, 14)}),
    ("a flanking Ace faces nothing", "PC-31", {"ace_doubled": "highest_opposing"},
     {"L": ("AS 2S", ""), "C": ("3H", "10D 4C")}, {"L": (4, 0), "C": (7, 14)}),
    ("an Ace faces an Ace", "PC-31", {"ace_doubled": "highest_opposing"}, {"L": ("AS 9S", "AD")}, {"L": (10, 1)}),
    ("an Ace faces what is printed", "PC-31", {"ace_doubled": "highest_opposing"},
     {"L": ("AS 9S", "5D 3D")}, {"L": (14, 11)}),
    ("an Ace faces nothing open but a Jack", "PC-31", {"ace_doubled": "highest_opposing"},
     {"L": ("AS 9S", "(10D) JD")}, {"L": (11, 0)}),
    ("two Aces face each other", "PC-31", {"ace_doubled": "highest_opposing"},
     {"R": ("AS 6S", "AD 8D")}, {"R": (6 + 8, 8 + 6)}),
    ("an inert Queen opposes", "PC-04", {}, {"L": ("4H", ""), "C": ("QS", "9D")}, {"L": (4, 0), "C": (4, 9)}),
    ("a Queen laid face down does not", "PC-04", {},
     {"L": ("4H", ""), "C": ("(QS)", "9D")}, {"L": (4, 9), "C": (4, 9), "R": (0, 9)}),
    ("no chain through the centre", "PC-16", {}, {"L": ("9S 3S", ""), "C": ("2H", "")},
     {"L": (9 + 6 + 2, 0), "C": (2 + 15, 0), "R": (2, 0)}),
    ("the same card of two players does not form", "PC-12", {"gambling": "true"},
     {"L": ("9S", "9S 4S")}, {"L": (9, 17)}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("what", "rule", "agreed", "zones", "expected"), SUMS, ids=[f"{s[1]} {s[0]}" for s in SUMS]
)
def test_totals_of_two(what, rule, agreed, zones, expected):
    layout = layout_of((0, 1), 2)
    found = ZoneCards(cells(zones), layout, rules(**agreed)).totals()
    sums = {layout.names[zone]: (of[0], of[1]) for zone, of in enumerate(found)}
    assert {name: sums[name] for name in expected} == expected, (what, rule)


MANY = [
    ("an outer zone lends to the centre alone, the centre to both of its owner's", "PC-26", 3, {},
     {"AB": ("9S", "", ""), "centre": ("", "", "4C")},
     {"AB": {0: 9, 1: 0}, "BC": {1: 0, 2: 4}, "CA": {2: 4, 0: 0}, "centre": {0: 9, 1: 0, 2: 4}}),
    ("two outer zones lend to the centre", "PC-13", 3, {},
     {"AB": ("5S", "", ""), "CA": ("6S", "", "(9C)"), "centre": ("AH", "9D", "9C")},
     {"centre": {0: 12, 1: 9, 2: 9}, "CA": {0: 6, 2: 0}}),
    ("an Ace in the centre faces the highest of everybody", "PC-31", 3, {"ace_doubled": "highest_opposing"},
     {"centre": ("AS 9S", "4D", "(10C) 7C")}, {"centre": {0: 16, 1: 4, 2: 7}}),
    ("an Ace between neighbours does not face the third", "PC-31", 3, {"ace_doubled": "highest_opposing"},
     {"AB": ("AS 9S", "4D", ""), "centre": ("2H", "", "10C")}, {"AB": {0: 13, 1: 4}}),
    ("alone in the centre of four", "PC-26", 4, {},
     {"centre": ("", "6D", "(2C)", ""), "AB": ("5S", "", "", ""), "BC": ("", "AH", "9C", "")},
     {"AB": {0: 5, 1: 6}, "BC": {1: 7, 2: 9}, "CD": {2: 0, 3: 0}, "DA": {3: 0, 0: 0},
      "centre": {0: 5, 1: 6, 2: 0, 3: 0}}),
    ("the last and the first share a zone", "PC-27", 7, {},
     {"GA": ("3S", "", "", "", "", "", "8H"), "FG": ("", "", "", "", "", "(2S)", "6D")},
     {"GA": {6: 8, 0: 3}, "FG": {5: 0, 6: 6}, "centre": {0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 6}}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("what", "rule", "players", "agreed", "zones", "expected"),
    MANY,
    ids=[f"{case[1]} {case[0]}" for case in MANY],
)
def test_totals_of_many(*, what, rule, players, agreed, zones, expected):
    layout = layout_of(tuple(range(players)), players)
    found = ZoneCards(cells(zones, players), layout, rules(players=str(players), **agreed)).totals()
    sums = dict(zip(layout.names, found, strict=True))
    assert {name: sums[name] for name in expected} == expected, (what, rule)


SPREADS = [
    ("a tie after flanks is retaken", "PC-22", 2, {}, {"L": ("7S", ""), "C": ("2H", "2C"), "R": ("", "7D")},
     ("7S 2H", "7D 2C"), ""),
    ("... or becomes spoils", "PC-22", 2, {"tie": "spoils"},
     {"L": ("7S", ""), "C": ("2H (KD)", "2C"), "R": ("", "7D")}, ("7S", "7D"), "2H KD 2C"),
    ("... or is exchanged", "PC-22", 2, {"tie": "swap"},
     {"L": ("7S", ""), "C": ("2H (KD)", "2C"), "R": ("", "7D")}, ("7S 2C", "7D 2H KD"), ""),
    ("a flank wins cards face down", "PC-14", 2, {"zero_zone": "spoils"},
     {"L": ("9S", ""), "C": ("(2H)", "(3H)")}, ("9S 2H 3H", ""), ""),
    ("equal flanks into a zone all face down are an ordinary tie", "PC-06", 2, {"zero_zone": "spoils"},
     {"L": ("9S", ""), "C": ("(2H)", "(3H)"), "R": ("", "9D")}, ("9S 2H", "9D 3H"), ""),
    ("all face down is a tie that is exchanged", "PC-06", 2, {"tie": "swap"},
     {"R": ("(9S)", "(QD) (2D)")}, ("QD 2D", "9S"), ""),
    ("all face down is spoils before it is exchanged", "PC-06", 2, {"tie": "swap", "zero_zone": "spoils"},
     {"R": ("(9S)", "(QD) (2D)")}, ("", ""), "9S QD 2D"),
    ("a lone Jack is a tie", "PC-07", 2, {"zero_zone": "spoils"}, {"L": ("JS", "(9D)")}, ("JS", "9D"), ""),
    ("a lone Jack is a tie of spoils", "PC-07", 2, {"tie": "spoils"}, {"L": ("JS", "(9D)")}, ("", ""), "JS 9D"),
    ("a lone Jack wins", "PC-07", 2, {"tie": "spoils", "presence_wins": "true"},
     {"L": ("JS", "(9D)")}, ("JS 9D", ""), ""),
    ("a lone inert King wins the centre", "PC-07", 2, {"presence_wins": "true"},
     {"C": ("(9S)", "KD")}, ("", "9S KD"), ""),
    ("a flank beats a lone Jack all the same", "PC-07", 2, {"presence_wins": "true"},
     {"L": ("JS", ""), "C": ("", "5D")}, ("", "JS 5D"), ""),
    ("one alone in the centre of three with a Jack wins", "PC-07", 3, {"presence_wins": "true"},
     {"centre": ("(9S)", "JD", "")}, ("", "9S JD", ""), ""),
    ("two Jacks in the centre of three do not", "PC-07", 3, {"presence_wins": "true"},
     {"centre": ("JS", "JD", "(2C)")}, ("JS", "JD", "2C"), ""),
    ("three tied at nothing pass counter-clockwise", "PC-22", 3, {"tie": "swap"},
     {"centre": ("(2S)", "(3D)", "(4C)")}, ("3D", "4C", "2S"), ""),
    ("the first and the third exchange, the second is below", "PC-23", 3, {"tie": "swap"},
     {"centre": ("9S", "2D (KD)", "9C")}, ("9C", "", "9S"), "2D KD"),
    ("the second and the fourth of four exchange", "PC-23", 4, {"tie": "swap"},
     {"centre": ("2S", "9D", "3C", "9H")}, ("", "9H", "", "9D"), "2S 3C"),
    ("four tied pass counter-clockwise", "PC-22", 4, {"tie": "swap"},
     {"centre": ("9S", "9D", "9C", "9H")}, ("9D", "9C", "9H", "9S"), ""),
    ("three tied of four, the second is below", "PC-23", 4, {"tie": "swap"},
     {"centre": ("9S", "2D", "9C", "9H")}, ("9C", "", "9H", "9S"), "2D"),
    ("the centre decides between neighbours", "PC-26", 3, {"tie": "swap"},
     {"CA": ("9S", "", "9C (2C)"), "centre": ("5S", "", "")}, ("9S 9C 2C 5S", "", ""), ""),
    ("one far ahead takes the open and the covered of everybody", "C.1", 3, {},
     {"centre": ("10S 9S (KH)", "2D (QD)", "(3C)"), "BC": ("", "4D", "4C")},
     ("10S 9S KH 2D QD 3C", "4D", "4C"), ""),
    ("gamblers take their own whoever wins", "C.2", 2, {"gambling": "true"},
     {"L": ("9S (KS)", "2D"), "C": ("2S", "9D")}, ("9S KS 2S", "2D 9D"), ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("what", "rule", "players", "agreed", "zones", "taken", "spoils"),
    SPREADS,
    ids=[f"{case[1]} {case[0]}" for case in SPREADS],
)
def test_where_the_cards_go(*, what, rule, players, agreed, zones, taken, spoils):
    layout = layout_of(tuple(range(players)), players)
    result = spread(ZoneCards(cells(zones, players), layout, rules(players=str(players), **agreed)))
    found = [{NAMES[card & ~DOWN] for card in cards} for cards in result.taken]
    assert found == [set(names.split()) for names in taken], (what, rule)
    assert {NAMES[card & ~DOWN] for card in result.spoils} == set(spoils.split())


@pytest.mark.parametrize(
    ("zones", "collects"),
    [
        ({"centre": ("9S", "2D", "")}, 0),
        ({"centre": ("9S", "9D", "")}, None),
        ({"AB": ("9S", "2D", "")}, None),
        ({"AB": ("9S", "", ""), "centre": ("", "2D", "(10C)")}, 0),
    ],
)
def test_pc_24_only_the_sole_winner_of_the_centre_collects_spoils(zones, collects):
    """PC-24."""
    layout = layout_of((0, 1, 2), 3)
    assert spread(ZoneCards(cells(zones, 3), layout, rules(players="3"))).collects == collects
