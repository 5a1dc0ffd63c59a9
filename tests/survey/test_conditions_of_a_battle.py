"""What play has done to the ground, in the words of the map (SET-08, OBS-01, AMB-135, STO-08, WND-17)."""

import pytest
from support.battles import table
from support.drawn import draw
from support.drawn_maps import box, ground, wall
from support.on_maps import on_map, survey, surveyor

from squadlog.battle.feature import Feature
from squadlog.ground.compiled.conditions import Breach, Spot
from squadlog.ground.map.structures import Door, Shaft
from squadlog.survey.figures import conditions_of, figure

ROOM = draw(
    """
    .......
    .+-D-+.
    .|t..|.
    .|...W.
    .+---+.
    .......
    """
)
LIFT = ground(
    floors=2,
    elevators=(Shaft(id="lift", points=box(4, 4, 6, 6), floors=(1, 2)),),
    doors=tuple(
        Door(id=f"E{floor}", kind="elevator_door", ends=((4.5, 4), (5.5, 4)), floor=floor) for floor in (1, 2)
    ),
)
LONG = ground(walls=(wall((2, 2), (12, 2), (12, 8), name="W9"),))


def _conditions(drawn, *features, places=None, units=None):
    battle = on_map(drawn, places or {1: (1, 1)}, units=units, features=features)
    return conditions_of(battle, survey(battle).map, table().reading)


@pytest.mark.parametrize(
    ("recorded", "on_the_map"),
    [
        ("intact", "closed"),
        ("closed", "closed"),
        ("open", "open"),
        ("locked", "locked"),
        ("destroyed", "destroyed"),
    ],
)
def test_a_door_is_as_the_record_has_it_set_08(recorded, on_the_map):
    found = _conditions(ROOM.map, Feature(id="D0", kind="internal_door", name="door", state=recorded))
    assert found.door_state(ROOM.map.doors[0]) == on_the_map


def test_a_door_that_the_battle_keeps_no_track_of_is_as_drawn_set_08():
    drawn = draw(".O.\n...")
    assert _conditions(drawn.map).door_state(drawn.map.doors[0]) == "open"


def test_windows_and_furniture_that_are_destroyed_are_gone_obs_01():
    gone = [
        Feature(id="W0", kind="window", name="window", state="destroyed"),
        Feature(id="t0", kind="furniture", name="table", state="destroyed"),
    ]
    assert _conditions(ROOM.map, *gone).destroyed == {"W0", "t0"}


def test_a_stretch_of_a_wall_that_has_fallen_is_a_breach_where_it_was_hit_amb_135():
    part = Feature(
        id="W9/1", kind="internal_wall", name="wall", state="destroyed", part_of="W9", at=(5.0, 2.0)
    )
    assert _conditions(LONG, part).breaches == (Breach("W9", (5.0, 2.0)),)


def test_a_stretch_that_still_stands_is_no_breach():
    part = Feature(id="W9/1", kind="internal_wall", name="wall", part_of="W9", at=(5.0, 2.0), damage=9)
    assert _conditions(LONG, part).breaches == ()


def test_a_wall_that_counts_as_a_whole_is_breached_where_it_was_hit_amb_135():
    whole = Feature(id="W9", kind="internal_wall", name="wall", state="destroyed", at=(12.0, 5.0))
    assert _conditions(LONG, whole).breaches == (Breach("W9", (12.0, 5.0)),)


def test_a_wall_that_is_simply_gone_lets_sight_and_movement_through_everywhere():
    gone = Feature(id="W9", kind="internal_wall", name="wall", state="destroyed")
    battle = on_map(LONG, {1: (4, 1), 2: (4, 4), 3: (11, 5), 4: (13, 5)}, features=[gone])
    asked = survey(battle)
    assert asked.sight(1, 2).verdict == asked.sight(3, 4).verdict == "clear"
    assert asked.measure(1, "walk", [Spot(4, 3)]).stop is None
    assert asked.measure(4, "walk", [Spot(11.7, 5)]).stop is None


def test_a_breach_lets_a_unit_see_and_go_through_amb_119():
    part = Feature(
        id="W9/1", kind="internal_wall", name="wall", state="destroyed", part_of="W9", at=(5.0, 2.0)
    )
    before = survey(on_map(LONG, {1: (5, 1), 2: (5, 4)}))
    after = survey(on_map(LONG, {1: (5, 1), 2: (5, 4)}, features=[part]))
    assert (before.sight(1, 2).open, after.sight(1, 2).open) == (False, True)
    assert before.measure(1, "walk", [Spot(5, 3)]).stop is not None
    assert after.measure(1, "walk", [Spot(5, 3)]).stop is None


@pytest.mark.parametrize(
    ("car", "open_doors"),
    [
        ({"state": "open", "car": 1}, {"E1"}),
        ({"state": "open", "car": 2}, {"E2"}),
        ({"state": "closed", "car": 1}, set()),
        ({"state": "open", "car": 1, "heading": 2}, set()),
        ({"state": "intact"}, set()),
    ],
)
def test_the_door_of_an_elevator_opens_only_where_the_car_stands_sto_08(car, open_doors):
    found = _conditions(LIFT, Feature(id="lift", kind="elevator", name="lift", floors=2, **car))
    assert {door.id for door in LIFT.doors if found.door_state(door) == "open"} == open_doors


def test_who_is_out_of_the_fight_lies_and_is_in_nobodys_way_amb_96():
    found = _conditions(
        ROOM.map, places={1: (1, 1), 2: (3, 1), 3: (5, 1)}, units={2: {"wound": "U"}, 3: {"wound": "D"}}
    )
    assert [one.number for one in found.figures] == [1]
    assert [(one.number, one.posture) for one in found.bodies] == [(2, "prone"), (3, "prone")]


def test_a_unit_on_no_map_is_no_figure():
    battle = on_map(ROOM.map, {1: (1, 1), 2: (3, 1)}, units={2: {"position": None}})
    assert figure(battle.units[2], table().reading) is None
    assert set(survey(battle).figures) == {1}


def test_a_figure_has_the_place_facing_posture_and_side_of_its_unit():
    battle = on_map(LIFT, {11: (5.0, 2.5, 270.0, 2)}, units={11: {"posture": "kneeling"}})
    one = figure(battle.units[11], table().reading)
    assert (one.spot, one.facing_deg, one.posture, one.side) == (Spot(5.0, 2.5, 2), 270.0, "kneeling", "blue")


@pytest.mark.parametrize(("place", "inside"), [((2.5, 3.5), True), ((0.5, 0.5), False)])
def test_who_stands_between_walls_is_indoors_env_06(place, inside):
    """ENV-06, MAP-08: what walls enclose has a roof."""
    battle = on_map(ROOM.map, {1: place})
    fact = surveyor(battle).indoors(1)
    assert (fact.value, fact.rule) == (inside, "ENV-06")
