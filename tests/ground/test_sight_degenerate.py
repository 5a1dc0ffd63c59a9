"""Odd drawings and odd spots get a right answer, never a crash."""

import pytest
from support.drawn import draw
from support.readings import read_as

from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.map.model import Map
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.many import find_blocked, many, one_to_all

EMPTY = {"title": "odd", "width_m": 20.0, "height_m": 20.0}


def seen(a, x, **content):
    ground = Ground(Map.model_validate({**EMPTY, **content}))
    return look(ground, Figure(1, Spot(*a)), Figure(2, Spot(*x)), read_as())


def wall(name, *line):
    return {"id": name, "kind": "internal_wall", "line": list(line)}


def test_two_walls_that_touch_at_a_corner_leave_no_gap():
    """The line passes exactly through the point that both walls share."""
    walls = [wall("a", (0, 5), (5, 5)), wall("b", (5, 5), (5, 9))]
    assert seen((3, 3), (7, 7), walls=walls).nominal == "blocked"


def test_two_walls_in_line_leave_no_gap():
    walls = [wall("a", (0, 5), (5, 5)), wall("b", (5, 5), (10, 5))]
    assert seen((5, 3), (5, 7), walls=walls).verdict == "blocked"


def test_a_line_along_a_wall_touches_it_all_the_way():
    assert seen((1, 5), (9, 5), walls=[wall("a", (3, 5), (6, 5))]).nominal == "blocked"


def test_a_wall_that_the_line_runs_along_is_met_first_from_either_end():
    """It lies on the line from 3 to 6 m; another wall crosses the line at 5 m."""
    drawn = Map.model_validate(
        {**EMPTY, "walls": [wall("across", (5, 4), (5, 6)), wall("along", (3, 5), (6, 5))]}
    )
    found = many(Ground(drawn), (Figure(1, Spot(1, 5)), Figure(2, Spot(9, 5))), read_as())
    assert [found.first_id(0, 1), found.first_id(1, 0)] == ["along", "along"]


def test_a_wall_in_line_with_the_units_but_beyond_them_is_not_touched():
    assert seen((1, 5), (4, 5), walls=[wall("a", (6, 5), (8, 5))]).verdict == "clear"


def test_a_wall_without_length_blocks_only_a_line_through_it():
    walls = [wall("a", (5, 5), (5, 5))]
    assert seen((1, 5), (9, 5), walls=walls).nominal == "blocked"
    assert seen((1, 6), (9, 6), walls=walls).verdict == "clear"


@pytest.mark.parametrize("line", [((2, 3), (8, 3)), ((5, 0), (5, 6)), ((3, 1), (7, 5))])
def test_a_wall_parts_two_heads_in_one_place_on_it_however_it_runs_los_03(line):
    assert seen((5, 3), (5, 3), walls=[wall("a", *line)]).nominal == "blocked"


@pytest.mark.parametrize("other", [(9, 9), (1, 9)])
def test_a_unit_on_the_edge_of_a_wall_touches_it(other):
    assert seen((5, 5), other, walls=[wall("a", (5, 1), (5, 8))]).nominal == "blocked"


@pytest.mark.parametrize(("viewer", "target"), [((1, 5), (6.5, 5)), ((9, 5), (2.5, 5))])
def test_nobody_leans_round_a_wall_that_the_line_runs_along(viewer, target):
    ground = Ground(Map.model_validate({**EMPTY, "walls": [wall("a", (3, 5), (6, 5))]}))
    units = Figure(1, Spot(*viewer)), Figure(2, Spot(*target))
    assert look(ground, *units, read_as(), looks_out=True).nominal == "blocked"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_all_pairs_name_what_each_viewer_meets_first_whichever_comes_first(order):
    drawn = Map.model_validate(
        {**EMPTY, "walls": [wall("west", (3, 4), (3, 6)), wall("east", (6, 4), (6, 6))]}
    )
    figures = [Figure(1, Spot(1, 5)), Figure(2, Spot(9, 5))]
    found = many(Ground(drawn), [figures[place] for place in order], read_as())
    assert [found.first_id(*order), found.first_id(*order[::-1])] == ["west", "east"]


def test_two_units_on_one_spot_see_each_other():
    line = seen((5, 5), (5, 5))
    assert (line.nominal, line.distance_m, line.depth_m("light")) == ("clear", 0.0, 0.0)


def test_a_self_crossing_patch_counts_what_it_covers():
    """A bow tie: the line runs through a metre of each half and not through the notch between them."""
    bow = {"id": "p", "kind": "light", "points": [(4, 4), (8, 8), (8, 4), (4, 8)]}
    assert seen((1, 5), (12, 5), terrain=[bow]).depth_m("light") == pytest.approx(2.0)


def test_overlapping_patches_of_one_kind_count_once():
    square = [(4, 4), (8, 4), (8, 8), (4, 8)]
    patches = [{"id": name, "kind": "light", "points": square} for name in "pq"]
    assert seen((1, 5), (12, 5), terrain=patches).depth_m("light") == pytest.approx(4.0)


def test_a_patch_without_area_is_nothing():
    flat = {"id": "p", "kind": "heavy", "points": [(4, 4), (8, 4), (6, 4)]}
    assert seen((1, 4), (12, 4), terrain=[flat]).verdict == "clear"


def test_a_contour_that_the_line_only_touches_changes_no_level():
    """The corner of a hill of two levels touches the line."""
    rings = [{"id": f"c{n}", "points": [(5, 5), (8, 8), (5, 11), (2, 8)]} for n in (1, 2)]
    assert seen((1, 5), (10, 5), contours=rings).nominal == "clear"


def test_doors_that_touch_each_other_leave_no_wall_between_them():
    doors = [
        {"id": name, "kind": "internal_door", "ends": ends, "state": "open"}
        for name, ends in (("d", [(3, 5), (4, 5)]), ("e", [(4, 5), (5, 5)]))
    ]
    assert seen((4, 3), (4, 7), walls=[wall("a", (0, 5), (9, 5))], doors=doors).verdict == "clear"


def test_a_door_as_long_as_its_wall_leaves_nothing_of_it():
    door = {"id": "d", "kind": "internal_door", "ends": [(3, 5), (5, 5)], "state": "open"}
    assert seen((4, 3), (4, 7), walls=[wall("a", (3, 5), (5, 5))], doors=[door]).verdict == "clear"


def test_spots_far_off_the_map_are_measured_like_others():
    assert seen((-500, 5), (900, 5), walls=[wall("a", (5, 1), (5, 8))]).verdict == "blocked"


def test_nobody_and_a_single_unit_have_no_lines():
    ground = Ground(Map.model_validate(EMPTY))
    assert many(ground, (), read_as()).blocked.shape == (0, 0)
    alone = (Figure(1, Spot(1, 1)),)
    assert find_blocked(ground, alone, read_as()).tolist() == [[False]]
    assert many(ground, alone, read_as()).first.tolist() == [[-1]]
    assert one_to_all(ground, alone[0], (), read_as()).blocked.shape == (1, 0)


def test_a_contour_with_a_repeated_point_is_the_same_contour():
    again = draw("2220000000").map
    rings = [line.model_copy(update={"points": (*line.points, line.points[0])}) for line in again.contours]
    other = again.model_copy(update={"contours": tuple(rings)})
    units = Figure(1, Spot(1.5, 0.5)), Figure(2, Spot(6.5, 0.5))
    assert look(Ground(other), *units, read_as()) == look(Ground(again), *units, read_as())


def test_a_line_that_only_touches_the_corner_of_woods_has_none_of_them():
    woods = {"id": "p", "kind": "light", "points": [(5.0, 0.0), (5.5, 0.0), (5.5, 6.5), (5.0, 6.5)]}
    assert seen((3.0, 5.5), (6.0, 7.0), terrain=[woods]).nominal == "clear"
