"""Rings, squares and wedges by arithmetic alone, to the centimetre that no ruler tells (A-63, SHP-09, HOL-03)."""

import pytest

from squadlog.facts import shapes


@pytest.mark.parametrize(("metres", "near"), [(8.0, True), (8.01, True), (8.02, False)])
def test_a_centimetre_more_is_still_within_a_63(metres, near):
    assert shapes.within(metres, 8) is near


@pytest.mark.parametrize(
    ("metres", "bands"),
    [(0.0, "A"), (2.0, "A"), (2.01, "A"), (2.02, "B"), (4.01, "B"), (4.02, ""), (-0.01, "")],
)
def test_a_band_begins_where_the_one_before_ends_a_63(metres, bands):
    found = {"A": shapes.in_band(metres, (0, 2)), "B": shapes.in_band(metres, (2, 4))}
    assert [name for name, inside in found.items() if inside] == list(bands)


@pytest.mark.parametrize(
    ("point", "zone"),
    [
        ((0, 1), "A"), ((0.5, 3), "B"), ((1.5, 1), ""), ((0, -0.5), ""), ((1.01, 2.01), "A"), ((1.02, 1), ""),
        ((2.01, 2.02), "B"), ((2.02, 3), ""), ((0, 4.01), "B"), ((0, 4.02), ""), ((0, 0), "A"),
    ],
)  # fmt: skip
def test_zone_a_is_two_metres_deep_and_one_to_each_side_zone_b_twice_that_shp_09(point, zone):
    """SHP-09, SHP-06: a wedge in two steps beyond the hole, nothing on the near side."""
    wedge = {"A": ((0, 2), 1.0), "B": ((2, 4), 2.0)}
    found = [name for name, (deep, wide) in wedge.items() if shapes.in_wedge(point, (0, 0), 0.0, deep, wide)]
    assert found == list(zone)


@pytest.mark.parametrize(("axis_deg", "inside"), [(90, (1, 0.5)), (180, (0.5, -1)), (270, (-1, 0.5))])
def test_a_wedge_points_along_its_axis_shp_09(axis_deg, inside):
    opposite = -inside[0], -inside[1]
    assert shapes.in_wedge(inside, (0, 0), axis_deg, (0, 2), 1.0)
    assert not shapes.in_wedge(opposite, (0, 0), axis_deg, (0, 2), 1.0)


@pytest.mark.parametrize(
    ("point", "inside"),
    [((1.9, 1.9), True), ((2.1, 0), False), ((-2, 2), True), ((2.01, -2.01), True), ((0, 2.02), False)],
)
def test_a_tarp_is_a_square_that_runs_as_the_map_does_hol_03(point, inside):
    """HOL-03: two metres from the middle to each side, corners included."""
    assert shapes.in_square((point[0] + 7, point[1] + 3), (7, 3), 2) is inside
