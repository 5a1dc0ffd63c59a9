"""Directions in degrees clockwise from north."""

import pytest

from squadlog.facts.ground_facts import Position
from squadlog.ground.compiled.bearings import bearing_deg, between_deg, distance_m
from squadlog.ground.compiled.conditions import Spot


@pytest.mark.parametrize(
    ("to", "bearing"), [((0, 1), 0), ((1, 1), 45), ((1, 0), 90), ((0, -1), 180), ((-1, 0), 270), ((0, 0), 0)]
)
def test_bearings_run_clockwise_from_north(to, bearing):
    assert bearing_deg(Spot(0, 0), Spot(*to)) == pytest.approx(bearing)


def test_a_direction_a_hair_left_of_north_is_less_than_a_whole_circle():
    assert bearing_deg(Spot(0, 0), Spot(-1e-20, 1)) == 0.0


def test_directions_are_never_more_than_half_a_circle_apart():
    assert between_deg(350, 10) == pytest.approx(20)
    assert between_deg(10, 350) == pytest.approx(20)
    assert between_deg(0, 180) == 180


def test_it_is_as_far_from_a_place_on_another_floor_mov_02():
    here, there = Spot(1, 2), Spot(4, 6, floor=3)
    assert distance_m(here, there) == distance_m(there, here) == 5.0
    assert distance_m(Position(x=4, y=6), here) == 5.0
