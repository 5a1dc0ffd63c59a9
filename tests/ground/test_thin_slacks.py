"""The thin places of the geometry: where a wall ends, where a way starts, where two lines are one.

MAP-10, MOV-05, LOS-01.
"""

import numpy as np
import pytest

from squadlog.ground.compiled.gaps import JAMB_M, gaps, gaps_of
from squadlog.ground.drawing.svg_numbers import pairs
from squadlog.ground.moving.moves_lines import Edges
from squadlog.ground.moving.ray_casting import Ways, meets
from squadlog.ground.sight.critical import Critical
from squadlog.ground.sight.shifts import BEYOND_M, candidates

WALL = ((0.0, 0.0), (10.0, 0.0))


@pytest.mark.parametrize(
    ("begins", "ends", "taken"),
    [
        (8.0, 9.0, [(8.0, 9.0)]),
        (9.5, 10.5, [(9.5, 10.0)]),
        (10.0, 11.0, []),
        (10.05, 11.0, []),
        (-1.0, 0.0, []),
        (-1.0, -0.05, []),
        (-0.5, 0.5, [(0.0, 0.5)]),
    ],
)
def test_an_opening_takes_of_a_wall_what_lies_along_it_and_nothing_beyond_its_ends_map_10(
    begins, ends, taken
):
    """MAP-10: not a stretch of no length either."""
    for opening in (((begins, 0.02), (ends, 0.02)), ((ends, 0.02), (begins, 0.02))):
        assert list(gaps(WALL, [opening], JAMB_M)) == [pytest.approx(stretch) for stretch in taken]
        assert gaps_of({"W": WALL}, [opening])["W"] == [pytest.approx(stretch) for stretch in taken]


def corners(*places):
    """Nothing but corners near a line."""
    none = np.zeros((0, 2))
    return Critical(
        corners=np.array(places, dtype=float).reshape(-1, 2), at_a=none, at_b=none, aside=none, least_m=0.0
    )


def test_two_heads_in_one_place_have_no_line_past_two_corners_los_01():
    """LOS-01: and nothing is divided by their distance."""
    with np.errstate(all="raise"):
        found = candidates(corners((1, 1), (2, -1)), 0.0)
    assert np.isfinite(found).all()


def test_a_line_past_two_corners_is_among_the_shifts_los_01():
    """LOS-01: from 2 m and 8 m along a line of 10 m, a hand to the left and a hand to the right."""
    found = candidates(corners((2, 0.1), (8, -0.1)), 10.0)
    ahead_a, left_a, ahead_b, left_b = found.T
    slope = (left_b - left_a) / (10 + ahead_b - ahead_a)
    past = [
        np.abs(left_a + slope * (at - ahead_a) - left) <= 2 * BEYOND_M for at, left in ((2, 0.1), (8, -0.1))
    ]
    short = np.maximum(np.hypot(ahead_a, left_a), np.hypot(ahead_b, left_b)) <= 0.167
    assert (past[0] & past[1] & short).sum() >= 4


def ways(x, y):
    """One way east from there, 3 m long."""
    numbers = [np.array([value], dtype=float) for value in (x, y, 1.0, 0.0, 3.0)]
    return Ways(np.array([0]), *numbers)


def edge(ax, ay, bx, by):
    return Edges(*(np.array([value], dtype=float) for value in (ax, ay, bx, by)), np.array([0]))


@pytest.mark.parametrize(
    ("corner_x", "met"),
    [(5.0, True), (5.0 - 5e-7, True), (5.0 + 5e-7, True), (4.9, False), (8.0, True), (8.1, False)],
)
def test_a_way_that_starts_or_ends_at_a_corner_is_left_to_the_slow_measure_mov_05(corner_x, met):
    """MOV-05: a millionth of a metre before its start too."""
    assert meets(ways(5.0, 5.0), edge(corner_x, 5.0, corner_x, 8.0)).tolist() == [met]


@pytest.mark.parametrize(
    ("x", "met"), [(8.0 - 5e-7, True), (8.0 + 5e-7, True), (8.1, False), (5.0 - 1e-5, False)]
)
def test_a_way_that_ends_a_hair_before_or_behind_an_edge_meets_it_mov_05(x, met):
    """MOV-05."""
    assert meets(ways(5.0, 5.0), edge(x, 4.0, x, 6.5)).tolist() == [met]


@pytest.mark.parametrize("count", range(10))
def test_points_come_in_pairs_of_coordinates(count):
    text = " ".join(map(str, range(count)))
    if count % 2:
        with pytest.raises(ValueError, match="odd number of coordinates"):
            pairs(text)
    else:
        assert len(pairs(text)) == count // 2
