"""How close a verdict is, and when the table decides."""

from math import atan, cos

import pytest
from hypothesis import given
from support.drawn import draw
from support.laws import law
from support.random_maps import maps
from support.readings import read_as

from squadlog.facts.ground_facts import FAR_M
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.sight.line_of_sight import look

WALL = {"id": "w", "kind": "internal_wall", "line": [(5.0, 0.0), (5.0, 3.0)]}


def past_the_wall(aside, **kwargs):
    """A line from west to east, `aside` metres north of the end of a wall, south of it if negative."""
    scene = draw("\n".join(["." * 10] * 6), walls=[WALL])
    scene.spots.update(A=Spot(1.0, 3.0 + aside), X=Spot(9.0, 3.0 + aside))
    return scene.look("A", "X", **kwargs)


@pytest.mark.parametrize("aside", [0.02, 0.2, 0.7, 1.3])
def test_the_margin_of_an_open_line_is_its_distance_from_the_nearest_thing_that_would_block_it(aside):
    assert past_the_wall(aside).margin_m == pytest.approx(aside, abs=1e-6)


@pytest.mark.parametrize("aside", [0.03, 0.2, 0.7, 1.3])
def test_the_margin_of_a_blocked_line_is_how_far_it_must_move_to_be_free(aside):
    assert past_the_wall(-aside).margin_m == pytest.approx(aside, abs=0.03 * (1 + aside))


@pytest.mark.parametrize(("aside", "nominal"), [(0.03, "clear"), (-0.03, "blocked")])
def test_inside_the_band_the_table_decides_and_both_verdicts_are_told(aside, nominal):
    seen = past_the_wall(aside)
    assert (seen.verdict, seen.nominal) == ("too_close", nominal)
    assert "the table decides" in seen.reason
    assert "internal wall w blocks" in seen.reason
    assert "Nothing is on the line" in seen.reason


def test_a_line_that_is_all_but_blocked_tells_by_what_and_where_los_03():
    """As drawn it is clear; what would block it is what the table has to look at."""
    seen = past_the_wall(0.03)
    assert (seen.nominal, seen.rule) == ("clear", "LOS-03")
    assert seen.point == pytest.approx((5.0, 3.0), abs=0.1)


def test_outside_the_band_the_verdict_stands():
    assert past_the_wall(0.06).verdict == "clear"
    assert past_the_wall(-0.06).verdict == "blocked"


def test_the_band_is_a_reading():
    assert past_the_wall(0.06, reading={"close_call_m": 0.1}).verdict == "too_close"
    assert past_the_wall(0.001, reading={"close_call_m": 0.0}).verdict == "clear"


def test_a_verdict_that_nothing_near_would_change_is_far_from_changing():
    assert draw("A.........X").look("A", "X").margin_m == FAR_M


def test_a_wall_beside_a_line_that_it_could_not_block_is_no_close_call():
    """X leans round the corner anyway: touching it changes nothing for X."""
    scene = draw("\n".join(["." * 10] * 6), walls=[WALL])
    scene.spots.update(A=Spot(1.0, 3.02), X=Spot(5.5, 3.02))
    assert scene.look("X", "A").verdict == "clear"
    assert scene.look("A", "X").verdict == "too_close"


def test_a_line_may_be_freed_by_a_shift_that_leaves_it_at_the_viewers_own_corner():
    """X leans round the end of its wall; another wall, met 3 cm from its end, is all that blocks."""
    own, other = [(5.0, 2.0), (9.0, 2.0)], [(-9.0, 5.0), (5.43, 5.0)]
    walls = [
        {"id": name, "kind": "internal_wall", "line": line} for name, line in (("own", own), ("other", other))
    ]
    scene = draw("\n".join(["." * 10] * 10), walls=walls)
    scene.spots.update(X=Spot(5.4, 1.2), A=Spot(5.4, 8.5))
    seen = scene.look("X", "A")
    assert (seen.nominal, seen.verdict) == ("blocked", "too_close")


@pytest.mark.parametrize("floor", [1, 2])
def test_a_wall_of_another_storey_frees_or_blocks_no_line_between_storeys_los_03(floor):
    """LOS-03: wall `w`, on the floor of A, ends 10 cm beside the line.

    Another crosses it where it runs on another floor.
    """
    across = {"id": "v", "kind": "internal_wall", "line": [(7.0, 0.0), (7.0, 6.0)], "floor": 1}
    scene = draw(
        "\n".join(["." * 10] * 6), walls=[{**WALL, "line": [(4.0, 0.0), (4.0, 3.0)]}, across], floors=2
    )
    scene.spots.update(A=Spot(1.0, 2.9, 1), X=Spot(9.0, 2.9, floor))
    seen = scene.look("A", "X")
    assert seen.nominal == "blocked"
    if floor == 2:
        assert seen.margin_m == pytest.approx(0.1, abs=0.01)
    else:
        assert seen.margin_m > 1


def test_a_line_is_freed_by_passing_between_two_corners():
    """Both walls reach 20 cm across the line.

    Both heads must move so that it passes from above one to below the other.
    """
    ends = ((4.0, 3.2), (6.0, 2.8))
    walls = [
        {"id": name, "kind": "internal_wall", "line": [(end[0], edge), end]}
        for name, end, edge in zip("wv", ends, (0.0, 6.0), strict=True)
    ]
    scene = draw("\n".join(["." * 10] * 6), walls=walls)
    scene.spots.update(A=Spot(1.0, 3.0), X=Spot(9.0, 3.0))
    seen = scene.look("A", "X")
    assert seen.nominal == "blocked"
    assert seen.margin_m == pytest.approx(0.8 * cos(atan(0.2)), abs=0.001)


def test_a_thin_thing_beside_the_line_is_not_overlooked():
    """A column of 2 cm, 13 cm from the line."""
    post = {"id": "p", "kind": "column", "cover": "full_hard", "high": True,
            "points": [(5, 0.63), (5.02, 0.63), (5.02, 0.65), (5, 0.65)]}  # fmt: skip
    assert draw("A.........X", obstacles=[post]).look("A", "X").margin_m == pytest.approx(0.13, abs=1e-6)


def test_woods_a_hair_short_of_their_limit_are_too_close_to_call():
    patch = {"id": "p", "kind": "heavy", "points": [(3, 0), (5.98, 0), (5.98, 1), (3, 1)]}
    seen = draw("A.........X", terrain=[patch]).look("A", "X")
    assert (seen.nominal, seen.verdict, round(seen.margin_m, 3)) == ("penalty", "too_close", 0.02)


@law(60)
@given(maps())
def test_a_look_agrees_with_itself(world):
    """The verdict is too close exactly inside the band, and then as drawn it is one of the others."""
    drawn, conditions = world
    ground, one, other = Ground(drawn, conditions), *conditions.figures[:2]
    seen = look(ground, one, other, read_as())
    assert 0 <= seen.margin_m <= FAR_M
    assert (seen.verdict == "too_close") is (seen.margin_m <= read_as().close_call_m)
    assert seen.verdict in ("too_close", seen.nominal)
    assert (seen.point is None) is (seen.rule == "LOS-01")
