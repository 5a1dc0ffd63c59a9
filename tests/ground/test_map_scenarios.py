"""The shipped maps: in order, and as their scenarios describe them."""

from pathlib import Path

import pytest
from shapely import Point, Polygon

from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import load_map, load_sound_map

_FOLDER = Path(__file__).parents[2] / "scenarios" / "maps"
_MAPS = sorted(_FOLDER.glob("*.toml"))


def shipped(name):
    return load_sound_map(_FOLDER / f"{name}.toml")


def test_the_maps_of_four_scenarios_two_for_free_play_and_a_yard_to_learn_on_are_there():
    assert [path.stem for path in _MAPS] == [
        "blow_the_damn_thing_up", "definitely_not_camping", "pest_control", "the_counting_house", "the_long_ford",
        "toll_bridge", "training_yard",
    ]  # fmt: skip


@pytest.mark.parametrize("path", _MAPS, ids=lambda path: path.stem)
def test_a_shipped_map_has_neither_faults_nor_warnings(path):
    assert check(load_map(path)) == ()


@pytest.mark.parametrize("path", _MAPS, ids=lambda path: path.stem)
def test_the_sides_of_a_shipped_map_have_somewhere_to_start(path):
    assert len({zone.side for zone in load_map(path).zones}) >= 2


def test_the_night_patrol_is_all_heavy_woods_with_the_patrol_within_ten_metres_of_the_middle():
    drawn = shipped("definitely_not_camping")
    assert (drawn.width_m, drawn.height_m, drawn.ground) == (48, 36, "heavy")
    camp = drawn.zones[0].circle
    assert (camp.centre, camp.radius_m) == ((24, 18), 10)


def test_los_19_the_night_patrol_has_a_cliff_of_two_levels():
    drawn = shipped("definitely_not_camping")
    lines = {contour.id: Polygon(contour.points) for contour in drawn.contours if contour.closed}
    assert lines["C4"].within(lines["C3"])
    assert Point(12.6, 7.2).distance(lines["C3"].exterior) < 1


def test_set_08_and_09_every_door_of_the_relay_station_and_the_ship_is_locked_with_a_key():
    for name in ("blow_the_damn_thing_up", "pest_control"):
        doors = shipped(name).doors
        assert {(door.state, bool(door.key)) for door in doors} == {("locked", True)}, name


def test_the_relay_station_has_its_equipment_in_the_communications_room():
    drawn = shipped("blow_the_damn_thing_up")
    (comm,) = (Polygon(room.points) for room in drawn.rooms if room.name == "comm")
    equipment = [obstacle for obstacle in drawn.obstacles if obstacle.name.startswith("communication")]
    assert len(equipment) == 3
    assert all(comm.contains(Polygon(obstacle.points)) and obstacle.af == 3 for obstacle in equipment)


def test_map_22_the_ship_has_two_airlocks_of_two_doors():
    airlocks = [door.airlock for door in shipped("pest_control").doors if door.kind == "airlock_door"]
    assert sorted(airlocks) == ["port", "port", "starboard", "starboard"]


def test_map_13_and_18_the_ship_is_closed_to_space_but_for_its_airlocks():
    drawn = shipped("pest_control")
    assert (drawn.ground, [window.ship for window in drawn.windows]) == ("space", [True])
    hull = Polygon(next(wall.line for wall in drawn.walls if wall.kind == "external_bulkhead"))
    outer = [door.name for door in drawn.doors if hull.exterior.covers(Point(door.ends[0]))]
    assert outer == ["port outer", "starboard outer"]


def test_the_boarders_start_within_five_metres_of_an_airlock_and_outside_the_hull():
    drawn = shipped("pest_control")
    hull = Polygon(drawn.terrain[0].points)
    approaches = [Polygon(zone.points) for zone in drawn.zones if zone.side == "TOG"]
    assert [hull.intersection(approach).area for approach in approaches] == [0, 0]
    for approach, airlock in zip(approaches, ((7.5, 8), (16.5, 8)), strict=True):
        assert approach.hausdorff_distance(Point(airlock)) == pytest.approx(5, abs=0.02)


def test_sto_03_the_counting_house_has_two_floors_stairs_and_an_elevator():
    drawn = shipped("the_counting_house")
    assert drawn.floors == 2
    assert [shaft.floors for shaft in (*drawn.stairs, *drawn.elevators)] == [(1, 2), (1, 2)]


def test_map_05_the_river_of_the_open_map_has_a_bridge_and_a_ford():
    drawn = shipped("the_long_ford")
    river = next(Polygon(patch.points) for patch in drawn.terrain if patch.kind == "river")
    for name in ("bridge", "ford"):
        crossing = next(Polygon(patch.points) for patch in drawn.terrain if patch.id == name)
        assert river.difference(crossing).geom_type == "MultiPolygon", name
