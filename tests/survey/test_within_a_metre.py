"""Who is within reach, in front, behind a breach; setting up (AMB-127, MEL-02, AMB-102, OBS-13, SET-01)."""

from math import cos, radians, sin
from random import Random

import pytest
from shapely import Point
from support.drawn_maps import box, ground, wall
from support.on_maps import measured_battle, on_map, surveyor

from squadlog.battle.feature import Feature
from squadlog.battle.state import Thing
from squadlog.facts.ground_facts import Lying, Position
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft
from squadlog.ground.map.terrain import Patch
from squadlog.ground.map.zones import Circle, Zone
from squadlog.ground.moving.reachable_area import clears, engagement, within_reach_of
from squadlog.ground.moving.starting import StartingGround

FIELD = ground()
WALLED = ground(
    floors=2,
    walls=(wall((5, 5), (15, 5), name="W9"),),
    doors=(Door(id="D1", kind="internal_door", ends=((9, 5), (10, 5))),),
)


def _reach(drawn, places, other, *, rulings=None, said=None, **more):
    return surveyor(on_map(drawn, places, **more), rulings).reach(1, other, said)


@pytest.mark.parametrize(("metres", "near"), [(0.5, True), (1.0, True), (1.01, False), (4.0, False)])
def test_another_unit_is_within_reach_at_one_metre_from_head_to_head_amb_127(metres, near):
    found = _reach(FIELD, {1: (5, 5), 11: (5 + metres, 5)}, 11)
    assert (found.value, found.origin, found.rule) == (near, "measured", "AMB-127")


def test_from_rim_to_rim_reach_is_farther_amb_127():
    assert _reach(FIELD, {1: (5, 5), 11: (6.5, 5)}, 11, rulings={"reach.measure": "edge"}).value


def test_nobody_reaches_through_a_wall_mel_02():
    found = _reach(WALLED, {1: (7, 4.6), 11: (7, 5.4)}, 11)
    assert (found.value, found.rule) == (False, "MEL-02")
    assert "W9" in found.reason


def test_but_through_an_open_door_mel_02():
    opened = [Feature(id="D1", kind="internal_door", name="door", state="open")]
    places = {1: (9.5, 4.6), 11: (9.5, 5.4)}
    assert not _reach(WALLED, places, 11).value
    assert _reach(WALLED, places, 11, features=opened).value


def test_nobody_reaches_to_another_floor_mel_02():
    assert not _reach(WALLED, {1: (7, 3), 11: (7, 3, 0, 2)}, 11).value


def test_nobody_reaches_into_a_stairway_sto_06():
    stairs = ground(stairs=(Shaft(id="S1", points=box(4, 4, 6, 6), floors=(1, 2)),), floors=2)
    assert _reach(stairs, {1: (3.7, 5), 11: (4.4, 5)}, 11).rule == "STO-06"


def test_facing_does_not_matter_for_reach_amb_136():
    assert _reach(FIELD, {1: (5, 5, 90), 11: (4.5, 5)}, 11).value


@pytest.mark.parametrize(("x", "near"), [(9.5, True), (8.2, True), (7.9, False)])
def test_a_door_is_within_reach_from_its_nearest_point_amb_127(x, near):
    assert _reach(WALLED, {1: (x, 4.6)}, "D1").value == near


def test_a_wall_and_the_stretch_of_it_that_was_hit():
    part = Feature(id="W9/1", kind="internal_wall", name="wall", part_of="W9", at=(7.0, 5.0))
    assert _reach(WALLED, {1: (12, 4.2)}, "W9").value
    assert not _reach(WALLED, {1: (12, 4.2)}, "W9/1", features=[part]).value


def test_an_elevator_is_reached_at_its_outline_and_from_inside():
    lift = ground(elevators=(Shaft(id="lift", points=box(4, 4, 6, 6), floors=(1,)),))
    assert [_reach(lift, {1: (x, 5)}, "lift").value for x in (2.9, 3.1, 5.0)] == [False, True, True]


def test_a_thing_on_the_ground_is_reached_where_it_lies():
    item = Thing(id=3, name="key", position=Position(x=5.9, y=5.0))
    assert _reach(FIELD, {1: (5, 5)}, Lying(3), things=(item,)).value
    assert not _reach(FIELD, {1: (4.5, 5)}, Lying(3), things=(item,)).value


def test_what_is_stated_of_reach_wins():
    found = _reach(FIELD, {1: (5, 5), 11: (9, 5)}, 11, said=True)
    assert (found.value, found.origin) == (True, "stated")


@pytest.mark.parametrize("other", [11, "nowhere", Lying(9)])
def test_what_is_on_no_map_is_reached_by_default(other):
    units = {11: {"position": None}}
    assert _reach(FIELD, {1: (5, 5), 11: (5, 6)}, other, units=units).origin == "default"


# In front


@pytest.mark.parametrize(
    ("degrees", "at", "within"),
    [
        (180, (6, 5), True),
        (180, (6, 4.99), False),
        (90, (6, 6), True),
        (90, (8, 5.5), False),
        (90, (8, 7.7), True),
        (45, (6, 6), False),
        (45, (5, 9), True),
    ],
)
def test_a_unit_is_in_front_within_the_arc_or_where_its_rim_touches_it_fov_03_amb_102(degrees, at, within):
    battle = on_map(FIELD, {1: (5, 5, 0), 11: at})
    assert surveyor(battle).faces(1, 11, degrees).value == within


def test_a_unit_on_no_map_is_in_front():
    battle = on_map(FIELD, {1: (5, 5, 0), 11: (5, 2)}, units={11: {"position": None}})
    assert surveyor(battle).faces(1, 11, 180) == StatedSurveyor().faces(1, 11, 180)


# Setting up

CAMP = ground(
    floors=2,
    walls=(wall((12, 0), (12, 10), name="W9"),),
    obstacles=(Obstacle(id="t", kind="furniture", cover="half_soft", points=box(2, 6, 4, 8)),),
    terrain=(Patch(id="L", kind="lake", points=box(6, 6, 10, 9)),),
    zones=(
        Zone(id="a", side="RED", points=box(0, 0, 12, 10)),
        Zone(id="b", side="Red", circle=Circle(centre=(18, 5), radius_m=1.5)),
    ),
)


@pytest.mark.parametrize(
    ("x", "y", "floor", "rule"),
    [
        (5, 5, 1, ""),
        (18, 6.5, 1, ""),
        (18, 6.6, 1, "SET-01"),
        (14, 5, 1, "SET-01"),
        (-0.1, 5, 1, "MAP-01"),
        (5, 10.1, 1, "MAP-01"),
        (5, 5, 3, "MAP-01"),
        (5, 5, 0, "MAP-01"),
        (5, 5, 2, "MAP-01"),
        (11.8, 5, 1, "ACT-18"),
        (11.75, 5, 1, ""),
        (3, 7, 1, "ACT-18"),
        (4.2, 7, 1, "ACT-18"),
        (8, 7, 1, "TER-05"),
        (8.4, 2, 1, "AMB-37"),
        (8.5, 2, 1, ""),
    ],
)
def test_where_a_unit_may_be_set_up_set_01(x, y, floor, rule):
    battle = on_map(CAMP, {1: (5, 3), 2: (8, 2)})
    found = surveyor(battle).stands(1, Position(x=x, y=y), floor)
    assert (found.value, "" if found.value else found.rule) == (not rule, rule)
    assert found.reason


def test_a_side_without_a_zone_is_set_up_anywhere_set_01():
    battle = on_map(CAMP, {1: (5, 3), 11: (8, 2)})
    assert surveyor(battle).stands(11, Position(x=14, y=5), 1).value


def test_a_unit_may_be_set_where_it_stands_already():
    battle = on_map(CAMP, {1: (5, 3)})
    assert surveyor(battle).stands(1, Position(x=5, y=3.2), 1).value


# Beyond a breach


def test_those_within_a_metre_behind_a_breach_are_told_nearest_first_obs_13_amb_116():
    places = {
        1: (7, 2),
        11: (7, 5.9),
        12: (7.1, 5.3),
        2: (7, 7),
        13: (7.8, 5.5),
        14: (7, 4.6),
        15: (6.9, 6.1),
    }
    battle = on_map(WALLED, places, units={})
    assert surveyor(battle).beyond(1, "W9", (7.0, 5.0)) == (12, 11, 15)


def test_the_line_of_the_shot_decides_who_is_behind():
    battle = on_map(WALLED, {1: (4, 2), 11: (7, 5.6), 12: (7.6, 5.6)})
    assert surveyor(battle).beyond(1, "W9", (7.0, 5.0)) == (12,)


def test_the_dead_are_not_reached_the_unconscious_are_amb_116():
    units = {11: {"wound": "D"}, 12: {"wound": "U"}}
    battle = on_map(WALLED, {1: (7, 2), 11: (7, 5.4), 12: (7, 5.8)}, units=units)
    assert surveyor(battle).beyond(1, "W9", (7.0, 5.0)) == (12,)


def test_behind_a_door_without_a_point_named_it_is_the_point_aimed_at():
    battle = on_map(
        WALLED, {1: (9.5, 2), 11: (9.5, 5.5)}, features=[Feature(id="D1", kind="internal_door", name="d")]
    )
    assert surveyor(battle).beyond(1, "D1", None) == (11,)


def test_nobody_can_tell_for_a_firer_or_a_feature_on_no_map():
    battle = on_map(WALLED, {1: (7, 2)}, units={1: {"position": None}})
    assert surveyor(battle).beyond(1, "W9", (7.0, 5.0)) is None
    assert surveyor(on_map(WALLED, {1: (7, 2)})).beyond(1, "X", None) is None


@pytest.mark.parametrize("front", ["180", "90"])
@pytest.mark.parametrize("anchor", ["head", "front_edge"])
@pytest.mark.parametrize("off_deg", range(-180, 181, 15))
def test_the_ground_and_the_rules_have_one_front_for_hand_to_hand_mel_02_fov_03_amb_102(
    off_deg, anchor, front
):
    """What touches the edge of the front is in it, for whoever asks."""
    rulings = {"melee.engageGeometry": front, "fov.anchor": anchor}
    angle = radians(40 + off_deg)
    battle = on_map(FIELD, {1: (8.0, 8.0, 40.0), 11: (8 + 0.9 * sin(angle), 8 + 0.9 * cos(angle))})
    known = measured_battle(battle, rulings)
    possible = engagement(known.footing, known.figures[1], known.figures[11]).possible
    assert possible == surveyor(battle, rulings).faces(1, 11, float(front)).value
    if front == "90":
        assert possible == (abs(off_deg) <= 60)


@pytest.mark.parametrize("name", ["pest_control", "the_counting_house", "the_long_ford"])
def test_who_sets_units_up_and_who_asks_whether_they_may_stand_there_go_by_one_rule_set_01_act_18(name):
    """Wherever it is: in stairways and airlocks, at corners of walls, on the banks of a river, off the map."""
    battle, rng = on_map(name, {}), Random(5)
    drawn = measured_battle(battle).map
    setting_up, asked = StartingGround(drawn), surveyor(battle)
    for _ in range(400):
        x, y = rng.uniform(-0.5, drawn.width_m + 0.5), rng.uniform(-0.5, drawn.height_m + 0.5)
        floor = rng.randint(0, drawn.floors + 1)
        free = asked.stands(-1, Position(x=x, y=y), floor).value
        assert free == (not setting_up.fault(Spot(x, y, floor))), (x, y, floor)


def test_units_are_set_up_on_the_floor_of_an_upper_storey_not_in_the_air_beside_it_set_01():
    """SET-01: its rooms are its floor; where none are drawn, the whole of it is."""
    room = Room(name="Attic", floor=2, points=box(5, 5, 9, 9))
    for rooms, metres2 in (((room,), 16), ((room.model_copy(update={"floor": 1}),), 100)):
        zone = Zone(id="up", side="Red", floor=2, points=box(0, 0, 10, 10))
        drawn = ground(floors=2, rooms=rooms, zones=(zone,))
        assert StartingGround(drawn).free(zone).area == pytest.approx(metres2)


@pytest.mark.parametrize(("apart_m", "near"), [(1.0, True), (1.009, True), (1.01, False), (1.02, False)])
def test_a_metre_has_a_grace_of_less_than_a_centimetre_gen_06(apart_m, near):
    """AMB-127, MEL-02, MEL-08: places are typed to the centimetre; who is not within reach is clear of it."""
    battle = on_map(ground(), {1: (5, 5, 90), 11: (5 + apart_m, 5, 270)})
    told = surveyor(battle)
    assert told.reach(1, 11, None).value is near
    footing, figures = told.world.footing, told.world.figures
    assert clears(footing, figures[1], [figures[11]]) is not near
    assert within_reach_of(footing, figures[1], figures[11]).contains(Point(5, 5)) or not near
