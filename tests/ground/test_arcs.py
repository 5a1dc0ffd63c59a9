"""Arcs of 180, 90 and 45 degrees, bearings and order (FOV-01..05, ACT-53, AMB-69, AMB-130)."""

from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.arcs import (
    NARROW_DEG,
    OPPORTUNITY_DEG,
    in_front,
    in_opportunity_arc,
    left_to_right,
    touches_arc,
    turned_deg,
)

READINGS = Readings()
FRONT_EDGE = Readings(fov_anchor="front_edge", opportunity_anchor="front_edge")
angles = st.integers(0, 359)


def facing(degrees, x=0.0, y=0.0):
    return Figure(1, Spot(x, y), degrees)


def at(degrees, metres=10.0):
    """A spot in that direction from the origin."""
    return Spot(metres * sin(radians(degrees)), metres * cos(radians(degrees)))


@given(angles, angles, st.integers(1, 50))
def test_the_arc_of_view_is_the_half_circle_to_the_front_fov_01(face, turn, metres):
    spot = at(face + turn, metres)
    assert in_front(facing(face), spot, READINGS) is (turn <= 90 or turn >= 270)


@pytest.mark.parametrize("turn", [-90, 90])
@pytest.mark.parametrize("face", [0, 37, 180, 315])
def test_a_target_on_the_edge_of_the_arc_is_inside_fov_03_amb_69(face, turn):
    assert in_front(facing(face), at(face + turn), READINGS)
    assert not in_front(facing(face), at(face + turn * 1.01), READINGS)


def test_from_the_front_edge_equal_counters_give_the_same_arc_fov_02_amb_69():
    beside, behind = Spot(5, 0), Spot(5, -0.01)
    assert [in_front(facing(0), spot, FRONT_EDGE) for spot in (beside, behind)] == [True, False]


def test_from_the_front_edge_a_mere_point_must_lie_before_it_fov_02_amb_69():
    point = Spot(5, 0.1)
    assert in_front(facing(0), point, READINGS, radius_m=0)
    assert not in_front(facing(0), point, FRONT_EDGE, radius_m=0)
    assert in_front(facing(0), Spot(5, 0.25), FRONT_EDGE, radius_m=0)


@pytest.mark.parametrize(
    ("turn", "inside"), [(0, True), (44, True), (-44, True), (50, False), (-50, False), (180, False)]
)
def test_opportunity_fire_has_ninety_degrees_fov_05_act_53(turn, inside):
    assert in_opportunity_arc(facing(90), at(90 + turn), READINGS) is inside


def test_a_counter_that_touches_the_edge_of_the_arc_is_in_it_fov_03_amb_130():
    """At 10 m the edge of the arc is touched up to asin(0.25 / 10), about 1.43 degrees, beyond it."""
    assert in_opportunity_arc(facing(0), at(46.4), READINGS)
    assert not in_opportunity_arc(facing(0), at(46.5), READINGS)
    assert not in_opportunity_arc(facing(0), at(45.1), READINGS, radius_m=0)


def test_a_counter_behind_is_not_in_the_arc_though_it_lies_on_the_edge_drawn_backwards_fov_05():
    assert not in_opportunity_arc(facing(0), at(225), READINGS)


def test_a_counter_close_behind_is_not_in_the_arc_fov_05():
    assert not in_opportunity_arc(facing(0), Spot(0, -0.3), READINGS)


def test_the_arc_may_start_at_the_front_edge_amb_130():
    beside = Spot(0.5, 0.45)
    assert in_opportunity_arc(facing(0), beside, READINGS)
    assert not in_opportunity_arc(facing(0), Spot(0.62, 0.4), FRONT_EDGE)
    assert in_opportunity_arc(facing(0), Spot(0.62, 0.4), READINGS)


@given(angles, st.integers(-180, 180), st.integers(1, 40))
def test_narrower_arcs_lie_within_wider_ones_fov_05(face, turn, metres):
    spot = at(face + turn, metres)
    if touches_arc(facing(face), spot, NARROW_DEG):
        assert touches_arc(facing(face), spot, OPPORTUNITY_DEG)
    if abs(turn) <= NARROW_DEG / 2:
        assert touches_arc(facing(face), spot, NARROW_DEG, radius_m=0.0) or abs(turn) == NARROW_DEG / 2
    if touches_arc(facing(face), spot, OPPORTUNITY_DEG, radius_m=0.0):
        assert in_front(facing(face), spot, READINGS)


@given(angles, angles)
def test_a_turn_is_the_shorter_way_round(face, toward):
    turn = turned_deg(face, toward)
    assert -180 < turn <= 180
    assert (face + turn - toward) % 360 == 0


def test_targets_are_named_from_left_to_right_and_the_nearer_first():
    left, near, far, right = at(300, 5), at(10, 3), at(10, 9), at(80, 2)
    assert left_to_right(facing(0), (right, far, left, near)) == (left, near, far, right)


def test_the_order_turns_with_the_viewer():
    east, west = Spot(5, 0), Spot(-5, 0.0)
    assert left_to_right(facing(180), (west, east)) == (east, west)
    assert left_to_right(facing(0), (east, west)) == (west, east)


def test_a_unit_on_the_very_spot_is_in_every_arc():
    assert in_front(facing(0), Spot(0, 0), READINGS)
    assert in_opportunity_arc(facing(0), Spot(0, 0), READINGS)


def test_of_two_in_one_direction_the_nearer_comes_first_wherever_the_viewer_stands_act_53():
    """From (6, 6) looking south, the one at (6, 3) is nearer than the one at (6, 1)."""
    near, far, aside = Spot(6, 3), Spot(6, 1), Spot(8, 3)
    assert left_to_right(facing(180, 6, 6), [far, near, aside]) == (aside, near, far)
