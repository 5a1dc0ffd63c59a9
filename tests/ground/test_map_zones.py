"""Start zones as they are drawn (SET-01)."""

from math import dist, pi

import pytest
from shapely import Polygon

from squadlog.ground.map.zones import Circle, Zone


def test_the_outline_of_a_round_zone_lies_on_its_edge_and_holds_nearly_all_of_it():
    """SET-01."""
    edge = Zone(id="north", side="red", circle=Circle(centre=(4.0, 5.0), radius_m=3.0)).outline()
    assert all(dist(point, (4.0, 5.0)) == pytest.approx(3.0) for point in edge)
    assert Polygon(edge).area == pytest.approx(9 * pi, rel=0.01)


def test_the_outline_of_a_zone_with_corners_is_its_corners():
    """SET-01."""
    corners = ((0.0, 0.0), (4.0, 0.0), (4.0, 2.0))
    assert Zone(id="north", side="red", points=corners).outline() == corners
