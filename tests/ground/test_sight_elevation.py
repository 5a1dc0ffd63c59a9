"""Hills, steep slopes and dead zones under the line (LOS-11, LOS-18..24, MAP-07, AMB-79..81)."""

import pytest
from support.drawn import draw

from squadlog.ground.compiled.conditions import Spot


def on_ground(levels, a, x, **kwargs):
    """A line over squares of the given levels, from the middle of square `a` to that of `x`."""
    scene = draw(levels)
    scene.spots.update(A=Spot(a + 0.5, 0.5), X=Spot(x + 0.5, 0.5))
    return scene.look("A", "X", **kwargs)


def test_ground_higher_than_both_units_hides_them_los_18_los_11_map_07():
    seen = on_ground("0001111000", 1, 8)
    assert (seen.verdict, seen.rule) == ("blocked", "LOS-18")


def test_ground_as_high_as_the_higher_unit_hides_nobody_los_18_amb_79():
    assert on_ground("1000111000", 0, 8).verdict == "clear"


def test_ground_higher_than_the_lower_unit_hides_under_that_reading_amb_79():
    reading = {"elevation": "lower"}
    assert on_ground("2110000000", 0, 8, reading=reading).rule == "LOS-18"
    assert on_ground("2110000000", 0, 8).verdict == "clear"


def test_how_high_the_ground_between_rises_is_told_los_18():
    """LOS-18, AMB-79: X stands a level of 3 m higher than A, the ground between a level higher still."""
    higher, lower = (
        on_ground("0002221111", 1, 8, reading={"elevation": units}) for units in ("higher", "lower")
    )
    assert higher.reason == "The ground between rises 3 m above both units."
    assert lower.reason.startswith("The ground between rises 6 m above the lower unit")


def test_a_pit_between_hides_nobody_los_18():
    assert on_ground("1110000111", 1, 8).verdict == "clear"


def test_two_lines_within_a_metre_make_a_dead_zone_los_19():
    seen = on_ground("2220000000", 1, 6)
    assert (seen.verdict, seen.rule) == ("blocked", "LOS-20")


def test_a_dead_zone_blocks_both_into_it_and_out_of_it_los_20():
    assert [on_ground("2220000000", *ends).rule for ends in ((1, 6), (6, 1))] == ["LOS-20", "LOS-20"]


@pytest.mark.parametrize(("height", "reach"), [(2, 6), (3, 9)])
def test_a_dead_zone_reaches_three_metres_for_each_line_los_21(height, reach):
    """The foot of the slope lies at 3 m; the last square wholly within reach and the first wholly beyond."""
    ground = str(height) * 3 + "0" * 12
    assert on_ground(ground, 1, 2 + reach).rule == "LOS-20"
    assert on_ground(ground, 1, 3 + reach).verdict == "clear"


def test_the_end_of_a_dead_zone_is_too_close_to_call_los_21():
    scene = draw("2" * 3 + "0" * 12)
    scene.spots.update(A=Spot(1.5, 0.5), X=Spot(9.02, 0.5))
    assert scene.look("A", "X").verdict == "too_close"


def test_the_very_end_of_a_dead_zone_is_in_it_los_21():
    scene = draw("2" * 3 + "0" * 12)
    for x, nominal in ((9.0, "blocked"), (9.001, "clear")):
        scene.spots.update(A=Spot(1.5, 0.5), X=Spot(x, 0.5))
        assert scene.look("A", "X").nominal == nominal


def test_two_units_within_a_metre_see_each_other_across_any_slope_los_22():
    scene = draw("2220000000")
    for x, verdict in ((3.3, "clear"), (3.8, "blocked")):
        scene.spots.update(A=Spot(2.6, 0.5), X=Spot(x, 0.5))
        assert scene.look("A", "X").verdict == verdict


def test_who_stands_at_the_foot_sees_nothing_across_the_lines_from_however_far_los_23():
    seen = on_ground("2" * 30 + "0" * 5, 1, 31)
    assert (seen.verdict, seen.rule) == ("blocked", "LOS-23")


def test_at_the_foot_not_even_an_upper_storey_sees_across_the_lines_los_23():
    """On the third floor the unit is as high as the slope: the dead zone proper leaves it alone, its foot does not."""
    scene = draw("2220000000", floors=3)
    for x, verdict in ((4.5, "blocked"), (6.5, "clear")):
        scene.spots.update(A=Spot(0.5, 0.5), X=Spot(x, 0.5, 3))
        assert scene.look("A", "X").verdict == verdict


def test_a_one_level_change_never_makes_a_dead_zone_los_24():
    assert on_ground("1110000000", 2, 4).verdict == "clear"


def test_a_dead_zone_lies_on_the_low_side_whichever_that_is_los_19_amb_81():
    assert on_ground("0000000222", 3, 8).rule == "LOS-20"
    assert on_ground("0000000222222222", 7, 12).verdict == "clear"


def test_a_line_down_and_a_line_up_within_a_metre_are_no_slope_of_two_levels_los_24():
    assert on_ground("1110111", 1, 5).verdict == "clear"


def test_lines_more_than_a_metre_apart_make_no_dead_zone_los_19():
    assert on_ground("2221100000", 1, 6).verdict == "clear"


def test_lines_just_a_metre_apart_make_a_dead_zone_los_19():
    assert on_ground("2221000000", 1, 6).nominal == "blocked"


def test_two_lines_are_too_few_when_three_are_asked_for_amb_80():
    assert on_ground("2220000000", 1, 6, reading={"dead_zone_min_lines": 3}).verdict == "clear"
    assert on_ground("3330000000", 1, 6, reading={"dead_zone_min_lines": 3}).rule == "LOS-20"


def test_a_dead_zone_may_be_measured_from_the_highest_line_amb_81():
    """Lines at 3 and 4 m: from the lowest the zone reaches to 10 m, from the highest to 9 m."""
    ground = "2221000000000"
    assert on_ground(ground, 1, 9).rule == "LOS-20"
    assert on_ground(ground, 1, 9, reading={"dead_zone_from": "highest_line"}).verdict == "clear"


def test_the_far_rim_of_a_gorge_is_not_in_the_dead_zone_of_the_near_one_amb_81():
    assert on_ground("2220002222", 1, 8).verdict == "clear"


def test_the_rims_of_a_narrow_gorge_see_each_other_though_its_foot_is_near_both_los_23_amb_81():
    """A metre wide and two levels deep; down in it one sees neither rim."""
    scene = draw("22220222")
    scene.spots.update(A=Spot(3.2, 0.5), X=Spot(5.8, 0.5), B=Spot(4.5, 0.5))
    assert scene.look("A", "X").verdict == "clear"
    scene.spots["A"] = Spot(2.0, 0.5)
    assert scene.look("A", "B").rule == "LOS-23"


def test_the_high_side_of_a_slope_has_no_dead_zone_amb_81():
    """Both units stand on the hill; the slope lies beyond."""
    assert on_ground("2222220000", 0, 4).verdict == "clear"


def test_posture_is_ignored_by_elevation_amb_79():
    assert on_ground("1000111000", 0, 8, posture="prone").verdict == "clear"


def test_an_upper_floor_adds_a_level_amb_79():
    """From the second floor the hill between is no higher than the unit."""
    scene = draw("0001111000", floors=2)
    scene.spots.update(A=Spot(1.5, 0.5, 2), X=Spot(8.5, 0.5))
    assert scene.look("A", "X").verdict == "clear"
    scene.spots["A"] = Spot(1.5, 0.5)
    assert scene.look("A", "X").verdict == "blocked"


RING = [(3.0, -1.0), (6.0, -1.0), (6.0, 2.0), (3.0, 2.0)]


@pytest.mark.parametrize("points", [RING, RING[::-1]])
@pytest.mark.parametrize(("up", "verdict"), [("inside", "blocked"), ("outside", "clear")])
def test_a_closed_contour_is_a_hill_or_a_pit_however_it_is_drawn_map_07(points, up, verdict):
    scene = draw("A........X", contours=[{"id": "ring", "points": points, "up": up}])
    assert scene.look("A", "X").verdict == verdict


@pytest.mark.parametrize(
    ("first", "second", "verdict"), [("right", "left", "blocked"), ("left", "right", "clear")]
)
def test_an_open_contour_is_up_on_the_side_it_says_map_07(first, second, verdict):
    """Both lines are drawn northward; up to the east of the first and to the west of the second is a ridge."""
    lines = [
        {"id": up, "points": [(x, -1.0), (x, 2.0)], "closed": False, "up": up}
        for x, up in ((3.0, first), (6.0, second))
    ]
    assert draw("A........X", contours=lines).look("A", "X").verdict == verdict


TABLE = {"id": "t", "kind": "furniture", "cover": "half_soft", "points": [(1, 0), (2, 0), (2, 1), (1, 1)]}


def test_who_stands_on_a_table_counts_as_its_ground_or_a_level_higher_amb_139():
    """The hill between is one level higher than both."""
    scene = draw("0001111000", obstacles=[TABLE])
    scene.spots.update(A=Spot(1.5, 0.5), X=Spot(8.5, 0.5))
    for ends in ("AX", "XA"):
        assert scene.look(*ends).rule == "LOS-18"
        assert scene.look(*ends, reading={"onto_obstacle": "raised"}).verdict == "clear"
    scene.spots["A"] = Spot(0.5, 0.5)
    assert scene.look("A", "X", reading={"onto_obstacle": "raised"}).rule == "LOS-18"
