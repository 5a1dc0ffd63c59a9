"""The check of a map: every fault and every warning, drawn once wrong and once right."""

import pytest
from hypothesis import given
from support.drawn_maps import box, ground, maps, read, wall
from support.laws import law

from squadlog.ground.checking.check import check
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Window
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.ground.map.zones import Circle, Zone


def codes(drawn, severity=None):
    return [remark.code for remark in check(drawn) if severity in (None, remark.severity)]


def door(*ends, kind="internal_door", name="D", **more):
    return Door(id=name, kind=kind, ends=ends, **more)


def stairs(*floors, name="S", at=0.0):
    return Shaft(id=name, points=box(at, 0, at + 2, 3), floors=floors)


def table(points, **more):
    return Obstacle(**{"id": "O", "kind": "furniture", "cover": "half_soft", "points": points, **more})


LONG = wall((0, 5), (20, 5), kind="internal_wall")


def test_an_empty_map_is_in_order():
    assert check(ground()) == ()


def test_faults_come_before_warnings():
    drawn = ground(walls=(LONG,), doors=(door((1, 5), (1.2, 5)), door((1, 7), (2, 7), name="E")))
    assert [remark.severity for remark in check(drawn)] == ["fault", "warning"]


def test_two_features_of_one_name_are_a_fault_even_of_different_kinds():
    (remark,) = check(ground(walls=(LONG,), windows=(Window(id="W", ends=((1, 5), (2, 5))),)))
    assert remark.sentence == "2 features are called W; give each its own id."


def test_two_rooms_of_one_name_are_a_warning_unless_on_different_floors():
    rooms = [Room(name="hall", points=box(0, 0, 3, 3)), Room(name="hall", points=box(4, 0, 7, 3))]
    assert "duplicate-room" in codes(ground(rooms=rooms), "warning")
    upstairs = rooms[1].model_copy(update={"floor": 2})
    assert "duplicate-room" not in codes(ground(rooms=(rooms[0], upstairs), floors=2))


@pytest.mark.parametrize(
    "piece",
    [
        {"terrain": (Patch(id="X", kind="lake", points=((0, 0), (2, 2), (2, 0), (0, 2))),)},
        {"obstacles": (table(((0, 0), (2, 2), (2, 0), (0, 2)), id="X"),)},
        {"contours": (Contour(id="X", points=((0, 0), (2, 2), (2, 0), (0, 2))),)},
        {"zones": (Zone(id="X", side="Red", points=((0, 0), (2, 2), (2, 0), (0, 2))),)},
        {"rooms": (Room(name="X", points=((0, 0), (2, 2), (2, 0), (0, 2))),)},
        {"stairs": (Shaft(id="X", points=((0, 0), (2, 2), (2, 0), (0, 2)), floors=(1, 2)),), "floors": 2},
    ],
    ids=lambda piece: next(iter(piece)),
)
def test_a_bow_tie_is_a_fault_that_says_where_it_crosses(piece):
    (remark,) = check(ground(**piece))
    assert (remark.severity, remark.code, remark.feature) == ("fault", "self-crossing", "X")
    assert "crosses itself at (1, 1)" in remark.sentence


def test_an_outline_of_points_in_a_row_encloses_nothing():
    drawn = ground(terrain=(Patch(id="X", kind="lake", points=((0, 0), (1, 1), (2, 2))),))
    assert codes(drawn) == ["self-crossing"]
    spot = ground(terrain=(Patch(id="X", kind="lake", points=((3, 3), (3, 3), (3, 3))),))
    assert len(codes(spot, "fault")) == 1


@pytest.mark.parametrize(
    "line", [((1, 1), (1, 1)), ((1, 1), (4, 1), (4, 1), (4, 3))], ids=["a point", "a stutter"]
)
def test_a_wall_of_no_length_is_a_fault(line):
    assert codes(ground(walls=(wall(*line),))) == ["zero-length"]


def test_a_door_of_no_width_is_a_fault():
    assert codes(ground(walls=(LONG,), doors=(door((3, 5), (3, 5)),))) == ["zero-length"]


def test_nothing_stands_on_a_floor_that_the_map_does_not_have():
    (remark,) = check(ground(walls=(wall((0, 0), (1, 0), floor=2),)))
    assert remark.sentence == "W is on floor 2, but the map has 1 floor."


def test_what_lies_outside_the_map_is_a_fault_and_what_reaches_over_its_edge_a_warning():
    assert codes(ground(walls=(wall((30, 0), (40, 0)),)), "fault") == ["outside"]
    assert codes(ground(walls=(wall((10, 5), (40, 5)),))) == ["overhanging"]


def test_terrain_and_zones_may_reach_over_the_edge():
    patch = Patch(id="T", kind="light", points=box(-5, -5, 5, 5))
    zone = Zone(id="Z", side="Red", circle=Circle(centre=(0, 0), radius_m=4))
    assert check(ground(terrain=(patch,), zones=(zone,))) == ()


def test_map_07_an_open_contour_runs_from_edge_to_edge():
    whole = Contour(id="C", points=((0, 3), (20, 4)), closed=False, up="left")
    short = Contour(id="C", points=((0, 3), (12, 4)), closed=False, up="left")
    assert codes(ground(contours=(whole,))) == []
    assert codes(ground(contours=(short,))) == ["contour-ends"]


@pytest.mark.parametrize(
    ("closed", "up"), [(True, "left"), (True, "right"), (False, "inside"), (False, "outside")]
)
def test_map_07_a_closed_contour_is_up_inside_or_outside_and_an_open_one_left_or_right(closed, up):
    points = ((0, 3), (10, 8), (20, 4))
    assert codes(ground(contours=(Contour(id="C", points=points, closed=closed, up=up),))) == ["contour-side"]


def test_map_07_a_looping_open_contour_has_no_up_side():
    points = ((0, 3), (10, 3), (10, 6), (8, 6), (8, 0))
    drawn = ground(contours=(Contour(id="C", points=points, closed=False, up="left"),))
    assert codes(drawn) == ["self-crossing"]


def test_map_07_a_closed_contour_needs_three_points():
    assert codes(ground(contours=(Contour(id="C", points=((0, 0), (1, 1))),))) == ["too-few-points"]


def test_map_07_contours_may_meet_but_not_cross():
    hill = Contour(id="C1", points=box(2, 2, 10, 8))
    for other, crossing in [
        (box(4, 3, 8, 7), False), (box(2, 3, 8, 7), False), (box(12, 3, 14, 5), False), (box(8, 3, 14, 6), True),
    ]:  # fmt: skip
        found = codes(ground(contours=(hill, Contour(id="C2", points=other))), "warning")
        assert ("contours-cross" in found) is crossing, other


def test_map_07_two_open_contours_that_cross_are_a_warning():
    first = Contour(id="C1", points=((0, 2), (20, 8)), closed=False, up="left")
    second = Contour(id="C2", points=((0, 8), (20, 2)), closed=False, up="left")
    assert codes(ground(contours=(first, second))) == ["contours-cross"]


@pytest.mark.parametrize(
    ("ends", "sound"),
    [
        (((3, 5), (4, 5)), True), (((3, 5.005), (4, 5)), True), (((3, 5.2), (4, 5.2)), False),
        (((3, 5), (3, 6)), False), (((19.5, 5), (20.5, 5)), False),
    ],
    ids=["on it", "half a centimetre off", "beside it", "across it", "past its end"],
)  # fmt: skip
@pytest.mark.parametrize("sort", ["door", "window"])
def test_map_10_to_12_doors_and_windows_lie_on_a_wall(sort, ends, sound):
    opening = {"doors": (door(*ends),)} if sort == "door" else {"windows": (Window(id="D", ends=ends),)}
    assert ("not-on-wall" not in codes(ground(walls=(LONG,), **opening), "fault")) is sound


def test_map_10_a_door_needs_a_wall_on_its_own_floor():
    drawn = ground(walls=(LONG,), doors=(door((3, 5), (4, 5), floor=2),), stairs=(stairs(1, 2),), floors=2)
    assert codes(drawn, "fault") == ["not-on-wall"]


def test_map_10_a_door_may_span_the_joint_of_two_walls():
    halves = (wall((0, 5), (10, 5)), wall((10, 5), (20, 5), name="V"))
    assert check(ground(walls=halves, doors=(door((9, 5), (11, 5)),))) == ()


def test_touching_doors_are_a_warning_and_overlapping_ones_a_fault():
    first = door((3, 5), (4, 5))
    for ends, expected in [
        (((4, 5), (5, 5)), ["openings-touch"]), (((3.5, 5), (4.5, 5)), ["openings-overlap"]),
        (((3, 5), (4, 5)), ["openings-overlap"]), (((4.1, 5), (5, 5)), []),
    ]:  # fmt: skip
        assert codes(ground(walls=(LONG,), doors=(first, door(*ends, name="E")))) == expected, ends


def test_doors_that_overlap_by_a_metre_are_told_to_do_so():
    drawn = ground(walls=(LONG,), doors=(door((3, 5), (5, 5)), door((4, 5), (6, 5), name="E")))
    (remark,) = check(drawn)
    assert remark.sentence == "D and E share 1.00 m of wall; set them apart."


def test_a_window_may_not_share_its_stretch_of_wall_with_a_door():
    drawn = ground(
        walls=(LONG,), doors=(door((3, 5), (4, 5)),), windows=(Window(id="G", ends=((3.5, 5), (4.5, 5))),)
    )
    assert codes(drawn) == ["openings-overlap"]


def test_a_door_narrower_than_a_unit_and_one_with_furniture_in_it_are_warnings():
    narrow = ground(walls=(LONG,), doors=(door((3, 5), (3.4, 5)),))
    blocked = ground(walls=(LONG,), doors=(door((3, 5), (4, 5)),), obstacles=(table(box(3, 4.5, 4, 5.5)),))
    assert (codes(narrow), codes(blocked)) == (["narrow-door"], ["blocked-door"])


@pytest.mark.parametrize(
    ("kind", "ship", "sound"),
    [
        ("external_wall", False, True), ("external_wall", True, False), ("external_bulkhead", True, True),
        ("external_bulkhead", False, False), ("internal_bulkhead", True, True),
    ],
)  # fmt: skip
def test_map_12_and_13_windows_of_ships_are_in_bulkheads_and_those_of_buildings_in_walls(kind, ship, sound):
    window = Window(id="G", ends=((3, 5), (4, 5)), ship=ship)
    assert (
        "ship-window" not in codes(ground(walls=(wall((0, 5), (20, 5), kind=kind),), windows=(window,)))
    ) is sound


@pytest.mark.parametrize(
    ("second", "sound"),
    [
        ({"kind": "airlock_door", "airlock": "port"}, True), ({"kind": "airlock_door", "airlock": "bow"}, False),
        ({"kind": "airlock_door"}, False), ({"kind": "bulkhead_door", "airlock": "port"}, False),
    ],
    ids=["a pair", "another airlock", "no airlock", "no airlock door"],
)  # fmt: skip
def test_map_22_an_airlock_is_two_airlock_doors(second, sound):
    first = door((3, 5), (4, 5), kind="airlock_door", airlock="port")
    drawn = ground(walls=(LONG,), doors=(first, door((6, 5), (7, 5), name="E", **second)))
    assert ("airlock" not in codes(drawn, "fault")) is sound


def test_map_22_a_third_door_on_one_airlock_is_a_fault():
    doors = [door((x, 5), (x + 1, 5), kind="airlock_door", airlock="port", name=f"D{x}") for x in (2, 5, 8)]
    assert codes(ground(walls=(LONG,), doors=doors)) == ["airlock"]


def test_sto_03_stairs_that_list_both_floors_line_up_by_themselves():
    assert check(ground(stairs=(stairs(1, 2),), floors=2)) == ()


def test_sto_03_stairs_drawn_floor_by_floor_need_the_same_outline():
    below = stairs(1, name="S1")
    assert codes(ground(stairs=(below, stairs(2, name="S2")), floors=2)) == []
    shifted = codes(ground(stairs=(below, stairs(2, name="S2", at=1.0)), floors=2))
    assert shifted == ["not-lined-up", "not-lined-up"]


def test_sto_03_stairs_on_one_floor_lead_nowhere():
    (fault,) = (
        remark for remark in check(ground(stairs=(stairs(1),), floors=2)) if remark.severity == "fault"
    )
    assert fault.sentence == "Stairs S is on floor 1 only; list the floors it links, such as [1, 2]."


@pytest.mark.parametrize("floors", [(1, 3), (2, 1), (1, 1)])
def test_sto_03_stairs_pass_no_floor_over(floors):
    assert "floors-not-in-order" in codes(ground(stairs=(stairs(*floors),), floors=3))


def test_sto_03_stairs_do_not_line_up_with_an_elevator():
    drawn = ground(stairs=(stairs(1),), elevators=(stairs(2, name="E"),), floors=2)
    assert codes(drawn, "fault") == ["not-lined-up", "not-lined-up"]


def test_sto_03_two_shafts_in_one_place_are_a_fault():
    drawn = ground(stairs=(stairs(1, 2), stairs(1, 2, name="T", at=1.0)), floors=2)
    assert codes(drawn) == ["shafts-overlap"]


def test_sto_02_a_floor_without_stairs_or_elevator_is_out_of_reach():
    (remark,) = check(ground(stairs=(stairs(1, 2),), floors=3))
    assert (remark.code, remark.rule) == ("unreached-floor", "STO-02")


def test_sto_08_an_elevator_has_a_door_on_every_floor():
    lift = Shaft(id="E", points=box(0, 0, 2, 3), floors=(1, 2))
    doors = tuple(
        door((0.5, 3), (1.5, 3), kind="elevator_door", floor=floor, name=f"D{floor}") for floor in (1, 2)
    )
    assert check(ground(elevators=(lift,), doors=doors, floors=2)) == ()
    (remark,) = check(ground(elevators=(lift,), doors=doors[:1], floors=2))
    assert (remark.code, remark.rule) == ("no-car-door", "STO-08")


def test_map_17_an_elevator_door_needs_an_elevator():
    assert codes(ground(walls=(LONG,), doors=(door((3, 5), (4, 5), kind="elevator_door"),))) == [
        "not-on-wall"
    ]


@pytest.mark.parametrize(
    ("rule", "high", "cover", "sound"),
    [
        ("MAP-14", False, "half_hard", True), ("MAP-14", False, "full_hard", False),
        ("MAP-15", True, "full_hard", True), ("MAP-15", True, "half_soft", False),
    ],
)  # fmt: skip
def test_map_14_and_15_low_obstacles_give_half_cover_and_high_ones_full(rule, high, cover, sound):
    found = check(ground(obstacles=(table(box(1, 1, 2, 2), high=high, cover=cover),)))
    assert [remark.rule for remark in found] == ([] if sound else [rule])


def test_a_room_is_closed_by_walls_and_shafts():
    room = Room(name="cell", points=box(0, 0, 4, 4))
    three = wall((0, 4), (0, 0), (4, 0), (4, 4))
    (remark,) = check(ground(walls=(three,), rooms=(room,)))
    assert remark.sentence == "Room cell is not closed: 4.0 m of its outline, by (2.0, 4.0), has no wall."
    closed = ground(
        walls=(three,),
        rooms=(room,),
        floors=2,
        stairs=(Shaft(id="S", points=box(0, 4, 4, 6), floors=(1, 2)),),
    )
    assert check(closed) == ()


def test_rooms_may_share_walls_but_not_ground():
    walls = (
        wall(*box(0, 0, 4, 4), (0, 0)),
        wall(*box(4, 0, 8, 4), (4, 0), name="V"),
        wall(*box(3, 0, 6, 4), (3, 0), name="U"),
    )
    first, beside, over = (
        Room(name=name, points=points)
        for name, points in [("a", box(0, 0, 4, 4)), ("b", box(4, 0, 8, 4)), ("c", box(3, 0, 6, 4))]
    )
    assert codes(ground(walls=walls, rooms=(first, beside))) == []
    assert codes(ground(walls=walls, rooms=(first, over))) == ["rooms-overlap"]


@pytest.mark.parametrize(
    ("points", "sound"),
    [
        (box(0, 0, 3, 3), True), (box(25, 0, 30, 3), False), (box(12, 2, 15, 4), False), (box(17, 2, 19, 4), False),
        (box(17, 2, 19, 8), True), (box(0, 4.8, 20, 5.2), False), (box(1, 1, 1.07, 1.07), False),
        (box(1, 1, 1.5, 1.5), True), (box(-5, -5, 0.1, 0.1), False),
    ],
    ids=["open ground", "off the map", "in the lake", "in a block", "beside the block", "in a wall",
    "a speck", "as large as one",
         "a corner of it on the map"],
)  # fmt: skip
def test_a_start_zone_has_room_for_a_unit(points, sound):
    drawn = ground(
        terrain=(Patch(id="L", kind="lake", points=box(11, 1, 16, 4.5)),),
        obstacles=(table(box(16.9, 1.9, 19.1, 4.1), kind="machinery"),),
        walls=(LONG,),
        zones=(Zone(id="Z", side="Red", points=points),),
    )
    assert (not codes(drawn, "fault")) is sound


def test_a_start_zone_as_large_as_one_counter_is_enough():
    for radius_m, sound in ((0.25, True), (0.2, False)):
        drawn = ground(zones=(Zone(id="Z", side="Red", circle=Circle(centre=(5, 5), radius_m=radius_m)),))
        assert (not codes(drawn, "fault")) is sound


def test_a_bridge_over_a_river_is_ground_to_start_on():
    river, bridge = (
        Patch(id="R", kind="river", points=box(0, 0, 20, 4)),
        Patch(id="B", kind="clear", points=box(5, 0, 7, 4)),
    )
    zone = Zone(id="Z", side="Red", points=box(4, 1, 8, 3))
    assert codes(ground(terrain=(river, bridge), zones=(zone,))) == []
    assert codes(ground(terrain=(bridge, river), zones=(zone,))) == ["zone-full"]


@given(maps() | maps(millimetres=True, corners=3))
@law(150)
def test_no_map_however_odd_breaks_the_check(drawn):
    assert all(remark.sentence.endswith(".") for remark in check(drawn))


def test_a_patch_that_enters_a_zone_here_and_touches_its_edge_there_is_no_trouble():
    wood = '[[terrain]]\nid = "W"\nkind = "heavy"\npoints = [[4, 9], [4, 6], [5, 6], [6, 5], [7, 7]]\n'
    zone = '[[zone]]\nid = "south"\nside = "Red"\npoints = [[2, 0], [10, 0], [10, 6], [2, 6]]\n'
    assert check(read(wood + zone)) == ()
