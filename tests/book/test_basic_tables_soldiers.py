"""What a soldier is made of, against values typed from the printed book: T-02, T-03, T-04, T-05."""

import pytest
from support.printed import drawn, figure

WEAPONS_T04 = """
LP       1   0  3   -  laser
LR       3   0  4   -  laser
SAR     10  +2  7   6  slug
SP       1   0  3  25  spike
SC       3   0  4  15  spike
SR       5   0  5  10  spike
OR       6   0  4  12  spike
OR_slug  6  +1  6  12  slug
SMG      1  +1  3  30  caseless
P        0  +1  2  12  caseless
"""


@pytest.mark.parametrize("row", drawn(WEAPONS_T04), ids=lambda row: row[0])
def test_t04_weapon_cost_to_hit_penetration_magazine_family(book, row):
    key, cost, to_hit, pf, magazine, family = row
    weapon = book.weapons[key]
    assert (weapon.cost, weapon.to_hit, weapon.pf) == (int(cost), int(to_hit), int(pf))
    assert weapon.magazine == figure(magazine)
    assert weapon.family == family


def test_t04_lists_ten_lines_and_nothing_else(book):
    assert list(book.weapons) == [row[0] for row in drawn(WEAPONS_T04)]


def test_aut_01_four_weapons_fire_bursts(book):
    assert {key for key, weapon in book.weapons.items() if weapon.automatic} == {"SC", "SR", "OR", "SMG"}


def test_wpn_02_both_omni_modes_are_one_weapon(book):
    assert [key for key, weapon in book.weapons.items() if weapon.code == "OR"] == ["OR", "OR_slug"]


def test_amo_17_three_weapons_draw_on_the_pistol_boxes(book):
    assert {key for key, weapon in book.weapons.items() if weapon.hands == "pistol"} == {"LP", "SP", "P"}


ARMOUR_T05 = """
LI   10 2 +1 1    -1
BI   20 3 +2 1.25 -2
M    20 3 +2 1.25 -2
TS   10 2 +1 1     0
RS   40 2 +1 1    -2
SNF   5 0  0 1     0
SSS  10 1  0 1     0
MZG  25 4 +2 1.25 -2
No    0 0  0 1     0
"""


@pytest.mark.parametrize("row", drawn(ARMOUR_T05), ids=lambda row: row[0])
def test_t05_armour_cost_factor_melee_move_detection(book, row):
    key, cost, af, melee, move, detection = row
    suit = book.armours[key]
    assert (suit.cost, suit.af, suit.melee) == (int(cost), int(af), int(melee))
    assert suit.move_factor == float(move)
    assert suit.detection == int(detection)


@pytest.mark.parametrize(
    ("feature", "suits"),
    [
        ("power", "LI BI M MZG RS"),
        ("sensor_helmet", "LI BI M MZG RS"),
        ("fire_control", "BI M MZG RS"),
        ("space", "BI M SSS MZG SNF"),
        ("pack", "BI M RS"),
        ("thrusters", "MZG"),
    ],
)
def test_arm_05_to_07_and_env_16_name_the_suits_with_each_feature(book, feature, suits):
    assert {key for key, suit in book.armours.items() if getattr(suit, feature)} == set(suits.split())


def test_bld_12_ranger_suits_are_commonwealth_and_two_to_a_squad(book):
    assert (book.armours["RS"].side, book.armours["RS"].max_per_squad) == ("Commonwealth", 2)


RACES_T02 = """
Human         0    0  0  0  0  0  0  0
Naram         0    0  0  0  0  0 +1  0
Baufrin      -0.5 -1 -2  0 +1  0 +1 +1
Vauvusar      0    0  0 -1 +1  0 +1 +1
Ssora         0    0  0 -1  0  0 +1 +1
Kessrith     +0.5 +1 +2  0 -1  0 +1 -1
Zog           0    0  0  0  0 -1 +1 -1
Menevagorean  0    0  0  0 +1  0 +1 -1
"""


@pytest.mark.parametrize("row", drawn(RACES_T02), ids=lambda row: row[0])
def test_t02_race_strides_and_modifiers(book, row):
    race = book.races[row[0]]
    figures = [race.walk_m, race.run_m, race.sprint_m, race.initiative, race.armour]
    assert [*figures, race.to_hit, race.leader, race.melee] == [float(cell) for cell in row[1:]]


def test_rac_07_only_a_naram_must_lead_the_squad_itself(book):
    assert [key for key, race in book.races.items() if race.leader_of_squad_only] == ["Naram"]


TROOPS_T03 = """
combat_arms        20  0 -1 +1 BI
marines            20  0  0 -1 M
counter_insurgency 15  0 -2 +1 LI
tech                5 +1 +1 +1 SNF,LI
civilian            1 +2 +2 +2 No
penal               4  0  0  - LI
"""


@pytest.mark.parametrize("row", drawn(TROOPS_T03), ids=lambda row: row[0])
def test_t03_troop_cost_modifiers_and_suits(book, row):
    key, cost, to_hit, melee, zero_g, suits = row
    troop = book.troops[key]
    assert (troop.cost, troop.to_hit, troop.melee) == (int(cost), int(to_hit), int(melee))
    assert troop.zero_g == figure(zero_g)
    assert troop.suits == tuple(suits.split(","))


def test_trp_02_naval_techs_are_at_home_in_zero_g(book):
    assert book.troops["tech"].zero_g_naval == 0


def test_bld_13_penal_troops_are_tog_with_the_smg(book):
    assert (book.troops["penal"].side, book.troops["penal"].weapon) == ("TOG", "SMG")


def test_bld_11_the_soldier_of_the_worked_squad_is_worth_46_points(book):
    parts = (book.troops["combat_arms"], book.armours["BI"], book.weapons["SR"], book.weapons["SP"])
    assert sum(part.cost for part in parts) == 46


def test_zrg_05_the_weapons_that_kick(book):
    assert [row.key for row in book.weapons.values() if row.kicks] == ["SR", "SMG", "P"]


def test_space_suits_are_the_sealed_ones_and_the_flight_suit(book):
    """ARM-10, AMB-66, AMB-67: suits and weapons by the codes of their tables; SSS, MZG and SNF hold out in space."""
    sealed = {key for key, suit in book.armours.items() if suit.space}
    assert {"SSS", "MZG", "SNF"} <= sealed
    assert "TS" not in sealed
    assert set(book.armours) == {"LI", "BI", "M", "TS", "RS", "SNF", "SSS", "MZG", "No"}
    assert {row.code for row in book.weapons.values()} == {
        "LP",
        "LR",
        "SAR",
        "SP",
        "SC",
        "SR",
        "OR",
        "SMG",
        "P",
    }
