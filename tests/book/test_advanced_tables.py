"""The advanced tables against values typed from the printed book, not from the files."""

from fractions import Fraction
from math import ceil

import pytest


def test_ldr_08_a_leader_costs_ten_points_for_each_point_below_zero(book):
    assert {row.rating: row.cost for row in book.leaders.values()} == {2: -20, 1: -10, 0: 0, -1: 10, -2: 20}


def test_rou_12_the_rout_modifier_of_a_leader_is_minus_ten_times_his_rating(book):
    each = book.rout.rows["leader"].value
    assert each == -10
    assert all(row.rout == each * row.rating for row in book.leaders.values())


def test_qua_03_to_07_quality(book):
    rows = [(row.name, row.initiative, row.rout, row.rally) for row in book.qualities.values()]
    assert rows == [
        ("Civilian", 2, -20, 2),
        ("Green", 1, -10, 1),
        ("Regular", 0, 0, 0),
        ("Veteran", -1, 10, -1),
        ("Elite", -2, 20, -2),
    ]


def test_ta07_rout_modifiers(book):
    assert {key: row.value for key, row in book.rout.rows.items()} == {
        "leader": -10, "wounded_friend": -5, "lost_friend": -10, "enemy_leader_dead": 20, "own_leader_dead": -20,
        "penal_leader_visible": 10, "penal_leader_hidden": -10, "enemy_loss": 5,
    }  # fmt: skip


def test_ta01_detection_modifiers(book):
    assert {key: row.value for key, row in book.detection.rows.items()} == {
        "rain": 1, "snow_5": 1, "snow_15": 2, "night_power": 1, "night_no_power": 2, "ecm": 3, "ground_sensor": -3,
        "smoke": 5, "camo": 1, "ranger_suit": 3, "light_woods": 1, "heavy_woods": 3, "marsh": 1, "half_cover": 2,
        "full_cover": 3, "holotarp": 2, "power_not_stealth": -2,
    }  # fmt: skip


def test_det_14_four_detection_modifiers_are_secret(book):
    secret = {key for key, row in book.detection.rows.items() if row.secret}
    assert secret == {"ecm", "camo", "ranger_suit", "power_not_stealth"}


@pytest.mark.parametrize(("rounds", "less"), [(5, 1), (4, 2), (3, 3)])
def test_aut_21_to_23_the_burst_table_is_half_the_die_less_a_number_fractions_up(book, rounds, less):
    assert list(book.automatic_fire.rows[str(rounds)].hits) == [
        max(1, ceil(d / 2 - less)) for d in range(1, 11)
    ]


def test_aut_24_and_25_two_rounds_or_one_hit_once(book):
    assert {book.automatic_fire.rows[key].hits for key in "12"} == {(1,) * 10}


def test_aut_21_prints_no_minimum_for_five_rounds(book):
    assert book.automatic_fire.rows["5"].hits_without_minimum == (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)


def test_grn_38_fragmentation_by_metres(book):
    rings = [(ring.band_m, ring.pf) for ring in book.grenades.fragmentation]
    assert rings == [((0, 1), 6), ((2, 2), 4), ((3, 4), 3), ((5, 6), 2)]


def test_grn_11_to_13_and_21_throwing_ranges(book):
    rows = [(row.band_m, row.modifier, row.scatter_m) for row in book.grenades.rows.values()]
    assert rows == [((0, 8), 0, 1), ((9, 16), 1, 2), ((17, 24), 3, 3)]


def test_grn_18_and_19_the_scatter_die(book):
    rows = [(row.faces, row.direction, row.multiplier) for row in book.grenades.scatter.values()]
    assert rows == [
        ((1, 2), "long", 1),
        ((3, 4), "short", 1),
        ((5, 6), "left", 1),
        ((7, 8), "right", 1),
        ((9, 9), "reroll", 2),
        ((10, 10), "reroll", 3),
    ]


def test_exp_22_one_plastic_charge(book):
    rings = [(ring.band_m, ring.pf) for ring in book.plastic_charges.single]
    assert rings == [((1, 2), 4), ((3, 4), 3), ((5, 6), 2), ((7, 10), 1)]


def test_exp_24_two_plastic_charges(book):
    rings = [(ring.band_m, ring.pf[0]) for ring in book.plastic_charges.multiple if ring.pf[0]]
    assert rings == [((1, 2), 5), ((3, 4), 4), ((5, 6), 3), ((7, 9), 2), ((10, 12), 1)]


def test_fms_16_and_19_missions_hit_like_three_and_four_charges(book):
    missions = book.fire_missions.rows
    assert (missions["mortar"].pf, missions["missile"].pf) == ((5, 5, 4, 3, 2, 1), (5, 5, 4, 4, 3, 2, 1))


def test_fms_14_to_18_missions_land_and_scatter(book):
    rows = {key: (row.target, row.scatter_m, row.cost) for key, row in book.fire_missions.rows.items()}
    assert rows == {"mortar": (4, 6, 10), "missile": (6, 3, 15)}


def test_exp_13_to_17_what_a_hit_does_to_a_charge(book):
    assert {key: (row.nothing, row.explodes) for key, row in book.charge_fire.items()} == {
        "small_arms": ((1, 4), (8, 10)),
        "laser": ((1, 3), (6, 10)),
        "slug": ((1, 1), (9, 10)),
        "spike": (None, (10, 10)),
        "explosion": (None, (10, 10)),
    }


def test_shp_08_a_shaped_charge_opens_an_airlock_but_not_the_hull(book):
    pf = book.shaped_charge.pf_vs_obstacle
    assert pf - book.obstacles["airlock_door"].af == 5
    assert pf - book.obstacles["external_bulkhead"].af == 4


def test_env_13_snow_slows_to_one_and_a_half_three_and_four(book):
    snow = book.environment.rows["snow"]
    assert (snow.walk_m, snow.run_m, snow.sprint_m) == (1.5, 3, 4)


def test_ta14_costs(book):
    assert {key: row.cost for key, row in book.costs.items()} == {
        "grenades": 0, "grenade_launcher": 2, "mine": 3, "plastic_charge": 5, "shaped_charge": 10,
        "mortar_mission": 10, "missile_mission": 15, "defender_forces_undetected": 150, "hide_unit_percent": 25,
        "holotarp": 15, "ecm_jammer": 20, "ground_sensor": 20, "camo_tinter": 10, "troop_quality": 0,
    }  # fmt: skip


def test_vic_02_to_12_points_and_levels(book):
    victory = book.victory
    assert (victory.primary, victory.secondary, victory.unspent_point) == (100, 50, 1)
    ratios = [(row.min_ratio, row.name) for row in victory.rows.values()]
    assert ratios == [
        (3, "Decisive Victory"),
        (2, "Substantial Victory"),
        (Fraction(3, 2), "Marginal Victory"),
        (0, "Draw"),
    ]


def test_amo_04_to_06_a_soldier_carries_four_rifle_and_two_pistol_magazines_and_two_grenades_of_each_kind(
    book,
):
    assert [row.count for row in book.ammunition.rows.values()] == [4, 2, 2, 2]
