"""Odd drawings and odd places get a right answer from a move too, never a crash (MOV-05, MAP-09, AMB-37)."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.drawn import draw
from support.laws import law
from support.random_maps import maps
from support.readings import read_as
from support.walks import footing, pace, price, unit

from squadlog.facts.ground_facts import metres_begun
from squadlog.ground.compiled.conditions import Breach, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.drawing.side_view import side_view
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.moves_route import route_through
from squadlog.ground.moving.reachable import reachable

FIELD = "\n".join(["." * 12] * 12)


def going(start, goal, *, facing=0.0, readings=None, conditions=None, **content):
    ground = footing(draw(FIELD, **content), readings, **(conditions or {}))
    return measure(ground, route_through(Spot(*start), facing, [Spot(*goal)]), cost=price())


def wall(*points, name="w"):
    return {"id": name, "kind": "internal_wall", "line": list(points)}


def test_a_wall_without_length_stops_only_who_touches_it():
    walls = [wall((5, 5), (5, 5))]
    assert going((2, 5), (8, 5), walls=walls).reach_m == pytest.approx(2.75, abs=1e-4)
    assert going((2, 5.3), (8, 5.3), walls=walls).stop is None


def test_a_wall_that_repeats_a_point_is_the_same_wall():
    twice = going((5, 2), (5, 8), walls=[wall((1, 5), (5, 5), (5, 5), (9, 5))])
    assert twice.reach_m == going((5, 2), (5, 8), walls=[wall((1, 5), (9, 5))]).reach_m


def test_open_doors_that_touch_are_one_gap():
    doors = [
        {"id": name, "kind": "internal_door", "ends": ends, "state": "open"}
        for name, ends in (("d", [(3, 5), (3.4, 5)]), ("e", [(3.4, 5), (3.8, 5)]))
    ]
    assert going((3.4, 3), (3.4, 7), walls=[wall((0, 5), (9, 5))], doors=doors).stop is None
    shut = {"doors": {"e": "closed"}}
    assert (
        going((3.4, 3), (3.4, 7), walls=[wall((0, 5), (9, 5))], doors=doors, conditions=shut).stop.id == "e"
    )


def test_a_door_as_long_as_its_wall_leaves_nothing_of_it():
    door = {"id": "d", "kind": "internal_door", "ends": [(3, 5), (5, 5)], "state": "open"}
    assert going((4, 3), (4, 7), walls=[wall((3, 5), (5, 5))], doors=[door]).stop is None


def test_a_breach_at_the_very_end_of_a_wall_opens_what_there_is_of_it():
    torn = {"breaches": (Breach("w", (5.0, 5.0)),)}
    assert going((4.75, 3), (4.75, 7), walls=[wall((0, 5), (5, 5))], conditions=torn).stop is None
    assert going((4.4, 3), (4.4, 7), walls=[wall((0, 5), (5, 5))], conditions=torn).stop.id == "w"


def test_a_self_crossing_patch_is_charged_where_it_covers():
    """A bow tie: 1 m of its west half, the notch between, 1 m of its east half."""
    bow = {"id": "p", "kind": "heavy", "points": [(3, 3), (7, 7), (7, 3), (3, 7)]}
    move = going((2, 4), (8, 4), terrain=[bow], facing=90)
    assert [metre.present for metre in move.metres] == [
        ("clear",),
        *[("heavy",)],
        *[("clear",)] * 2,
        ("heavy",),
        ("clear",),
    ]


def test_a_patch_without_area_is_nothing():
    flat = {"id": "p", "kind": "river", "points": [(4, 4), (8, 4), (6, 4)]}
    assert going((6, 2), (6, 7), terrain=[flat]).stop is None


def test_along_the_edge_of_a_patch_the_mover_chooses_mov_07():
    woods = {"id": "p", "kind": "heavy", "points": [(2, 4), (9, 4), (9, 8), (2, 8)]}
    assert going((2, 4), (9, 4), terrain=[woods], facing=90).ground == (("clear",),) * 7


def test_a_unit_on_a_wall_may_leave_it():
    assert going((5, 5), (5, 8), walls=[wall((1, 5), (9, 5))]).stop is None


def test_who_starts_off_the_map_does_not_move():
    assert going((-500, 5), (2, 5)).reach_m == 0.0
    assert going((5, 900), (5, 5)).stop.kind == "map_edge"


def test_two_units_on_one_spot_may_part_but_not_pass_another():
    figures = (unit(1, 5, 5), unit(2, 5, 5), unit(3, 5, 7))
    move = going((5, 5), (5, 9), conditions={"figures": figures[1:]})
    assert (move.stop.id, move.reach_m) == ("3", pytest.approx(1.5, abs=1e-4))


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_a_waypoint_that_is_no_place_is_refused(number):
    with pytest.raises(ValueError, match="finite"):
        route_through(Spot(0, 0), 0.0, [Spot(number, 1.0)])


odd = st.one_of(st.floats(-1_000, 2_000), st.sampled_from([0.0, 10.0, 20.0, 1e-9, 19.999999999]))


@given(maps(), st.tuples(odd, odd), st.lists(st.tuples(odd, odd), min_size=1, max_size=3))
@law(60)
def test_from_anywhere_to_anywhere_there_is_an_answer(world, start, places):
    """Far off the map, on corners and edges.

    Moves, areas and side views come without an error and within their bounds.
    """
    drawn, conditions = world
    ground = MoveGround(drawn).under(conditions)
    me = Figure(99, Spot(*start))
    move = measure(ground, route_through(me.spot, 0.0, [Spot(*place) for place in places]), cost=price())
    assert 0.0 <= move.reach_m <= move.route.length_m
    assert len(move.metres) == metres_begun(move.reach_m)
    if not ground.on_map(*start):
        assert move.reach_m == 0.0 or move.route.length_m == 0.0
    found = reachable(ground, me, cost=price(), allowance=2, pace=pace(2), most_stations=5)
    west, south, east, north = found.area.bounds if not found.area.is_empty else (*start, *start)
    assert start[0] - 2.01 <= west <= east <= start[0] + 2.01
    assert start[1] - 2.01 <= south <= north <= start[1] + 2.01
    seen = side_view(Ground(drawn, conditions), me, Figure(98, Spot(*places[0])), read_as())
    assert all(-1e-5 <= thing.from_m <= thing.to_m <= seen.length_m + 1e-5 for thing in seen.walls)


def test_a_start_a_hair_off_the_map_leads_nowhere_even_through_a_waypoint_on_it():
    """MOV-01: waypoints nearer than a step are passed over, and the mover stays where it was."""
    route = route_through(Spot(0.0, -1e-149), 0.0, [Spot(0.0, 0.0), Spot(1.0, 0.0)])
    assert route.legs[0].y == route.start.y
    assert measure(footing(draw(FIELD)), route, cost=price()).reach_m == 0.0


def test_a_way_of_many_hairs_is_as_long_as_its_ends_are_apart():
    """MOV-01: however finely a way is drawn, nothing of it is lost."""
    route = route_through(Spot(1.0, 1.0), 0.0, [Spot(1.0 + step * 4e-10, 1.0) for step in range(1, 101)])
    assert 3.8e-8 <= route.length_m <= 4e-8
