"""The referee has the last word about what is so, but no battle has a floor, a turn or a weapon that there is not."""

from dataclasses import replace

import pytest
from support.battles import skirmish, soldier
from support.playing import Played
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import AddUnit, Correct, CorrectFeature, CorrectTurn, PlaceFeature
from squadlog.battle.feature import Feature
from squadlog.facts.ground_facts import Position

WHY = "it was so on the table"
LIFT = Feature(id="L", kind="elevator", name="Lift", floors=3, lowest=0)
DOOR = Feature(id="D1", kind="internal_door", name="Door", state="closed")
HOUSE = field_of(
    """
[[wall]]
id = "W"
kind = "external_wall"
line = [[10, 5], [10, 15]]

[[room]]
name = "Attic"
floor = 2
points = [[20, 0], [30, 0], [30, 10], [20, 10]]
""",
    size="width_m = 40\nheight_m = 20\nfloors = 2",
)


def right(*changes):
    return Correct(unit=1, changes=changes, reason=WHY)


def house():
    return play(HOUSE, {1: (5, 5), 2: (25, 5, 0, 2), 11: (35, 15)})


@pytest.mark.parametrize("floor", ["-5", "0", "100", "999999"])
def test_no_unit_is_on_a_floor_that_there_is_not_sto_01(floor):
    """STO-01: without a map floors count from 1 to 99."""
    refused = Played(skirmish()).refused(right(("floor", floor)))
    assert (refused.rule, refused.subsystem) == ("STO-01", None)
    assert "1 to 99" in str(refused)


LOCK = Feature(id="D2", kind="airlock_door", name="Hatch", state="closed", airlock="Lock")
STAIRS = Feature(id="S", kind="stairs", name="Stairs", floors=3)


@pytest.mark.parametrize("place", ["elevator:nix", "stairs:L", "elevator:", "airlock:D2", "D1", "on:"])
def test_nobody_is_in_a_stairway_an_elevator_or_an_airlock_that_there_is_not_sto_06(place):
    """STO-06."""
    refused = Played(skirmish(features=(LIFT, LOCK, STAIRS, DOOR))).refused(right(("place", place)))
    assert (refused.rule, refused.subsystem) == ("STO-06", None)
    assert str(refused).endswith("Places: elevator:L, airlock:Lock, stairs:S, on:OBSTACLE, none.")


@pytest.mark.parametrize("place", ["elevator:L", "stairs:S", "airlock:Lock", "on:table", "none"])
def test_who_is_where_is_for_the_referee_to_say_sto_06(place):
    """STO-06, GEN-06."""
    played = Played(skirmish(features=(LIFT, LOCK, STAIRS)))
    played.do(right(("place", place)))
    assert played.unit(1).place == ("" if place == "none" else place)


def test_an_elevator_that_goes_below_ground_takes_units_there_sto_13():
    """STO-13."""
    played = Played(skirmish(features=(LIFT,)))
    played.do(right(("floor", "0")))
    assert played.refused(right(("floor", "-1"))).rule == "STO-01"


@pytest.mark.parametrize(
    "change", [("floor", "3"), ("floor", "2"), ("at", "41,5"), ("at", "-1,5"), ("floor", "999999")]
)
def test_on_a_map_a_unit_is_on_it_and_on_a_floor_of_it_map_01(change):
    """MAP-01: floor 2 is there, but not over this place."""
    refused = house().refused(right(change))
    assert (refused.code, refused.rule) == ("off-map", "MAP-01")


def test_place_and_floor_are_judged_together_map_01():
    """MAP-01."""
    played = house()
    played.do(right(("floor", "2"), ("at", "22,5")))
    assert played.where(1)[:2] == (22, 5)
    assert played.unit(1).floor == 2


@pytest.mark.parametrize(
    ("turns", "beyond", "within"), [(6, "T7.s1", "T6.s10"), (None, "T1000.s1", "T999.s1")]
)
def test_a_battle_goes_to_no_turn_beyond_its_last_gen_04(turns, beyond, within):
    """GEN-04: the turns that were agreed, or 999."""
    played = Played(skirmish(setup_changes={"turns": turns}))
    refused = played.refused(CorrectTurn(changes=(("moment", beyond),), reason=WHY))
    assert "beyond the last turn" in refused.sentence
    played.do(CorrectTurn(changes=(("moment", within),), reason=WHY))


def test_nobody_is_dazed_for_ever_gen_04():
    """GEN-04."""
    played = Played(skirmish())
    assert played.refused(right(("dazed", "T999999.s1"))).rule == "GEN-04"
    played.do(right(("dazed", "T2.s1")))


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ((("weapons", "XX"),), "LOG-08"),
        ((("weapons", "SR,XX"),), "LOG-08"),
        ((("in_hand", "XX"),), "ACT-49"),
        ((("in_hand", "SAR"),), "ACT-49"),
        ((("opportunity", "SAR"),), "ACT-49"),
        ((("weapons", "SP"), ("in_hand", "SR")), "ACT-49"),
    ],
)
def test_a_unit_has_weapons_of_the_table_and_holds_what_it_carries_log_08_act_49(changes, rule):
    """LOG-08, ACT-49."""
    assert Played(skirmish()).refused(right(*changes)).rule == rule


def test_a_weapon_given_and_taken_in_hand_at_once_is_right_act_49():
    """ACT-49."""
    played = Played(skirmish())
    played.do(right(("weapons", "SAR"), ("in_hand", "SAR")))
    assert played.unit(1).in_hand == "SAR"


@pytest.mark.parametrize(
    ("feature", "change"),
    [("D1", ("damage", "-1")), ("D1", ("damage", "11")), ("L", ("car", "4")), ("L", ("car", "-1"))],
)
def test_a_feature_has_figures_that_it_can_have_log_01(feature, change):
    """OBS-01, STO-12."""
    played = Played(skirmish(features=(LIFT, DOOR)))
    refused = played.refused(CorrectFeature(feature=feature, changes=(change,), reason=WHY))
    assert refused.code == "bad-feature"


@pytest.mark.parametrize("feature", [replace(LIFT, lowest=9), replace(LIFT, car=7), replace(DOOR, damage=11)])
def test_no_feature_is_placed_that_could_not_be_log_01(feature):
    """LOG-01."""
    assert Played(skirmish()).refused(PlaceFeature(feature=feature)).code == "bad-feature"


def test_a_key_of_a_feature_has_a_name_that_can_be_shown_log_01():
    """LOG-01."""
    keyed = CorrectFeature(feature="D1", changes=(("key", "K\u202e1"),), reason=WHY)
    assert Played(skirmish(features=(DOOR,))).refused(keyed).code == "unsafe-text"


@pytest.mark.parametrize(
    ("at", "floor", "rule"),
    [((10, 8), 1, "ACT-18"), ((50, 5), 1, "MAP-01"), ((5, 5), 2, "MAP-01"), ((5, 5), 1, None)],
)
def test_a_soldier_joins_on_free_ground_of_the_map_act_18(at, floor, rule):
    """ACT-18, MAP-01: not in a wall, not off the map, not on top of 1."""
    joins = AddUnit(
        soldier=soldier(3),
        grouping="red",
        reason=WHY,
        position=Position(x=float(at[0]), y=float(at[1])),
        floor=floor,
    )
    refused = house().refused(joins)
    assert refused.code == "not-there"
    assert rule is None or refused.rule == rule


def test_a_soldier_joins_outside_its_start_zone_too_log_02():
    """LOG-02: reinforcements come from anywhere."""
    played = house()
    played.do(AddUnit(soldier=soldier(3), grouping="red", reason=WHY, position=Position(x=30.0, y=15.0)))
    assert played.where(3)[:2] == (30, 15)
