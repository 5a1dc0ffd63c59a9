"""What is in a mover's way, told for one piece and for many at once (MAP, ACT-18, AMB-37)."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from squadlog.ground.moving.moves_lines import distance_to_edge_m, distance_to_edges_m, edges_from, ring_of
from squadlog.ground.moving.moves_route import Leg
from squadlog.ground.moving.passage import Rays, entries, entry

_PLACE = st.integers(-8, 8).map(lambda quarters: quarters / 4) | st.floats(-2, 2)
_EDGE = st.tuples(_PLACE, _PLACE, _PLACE, _PLACE)
_HEADING = st.sampled_from([(0.0, 1.0), (1.0, 0.0), (0.6, 0.8), (-0.8, 0.6), (-1.0, 0.0)])
_CLEARANCE = st.sampled_from([0.25, 0.5, 0.1, 0.0, 2e-7])


def _edges(ends):
    return edges_from(ends, range(len(ends)))


_WAY = st.tuples(_PLACE, _PLACE, _HEADING, st.floats(0.1, 6))


@given(st.lists(_EDGE, min_size=1, max_size=4), _WAY, _CLEARANCE)
def test_one_piece_is_entered_where_it_is_among_many(ends, way, clearance_m):
    """To the last bit, so that a move past few pieces ends where it would past many."""
    x, y, (dx, dy), length_m = way
    edges = _edges(ends)
    clearances = np.full(edges.owner.size, clearance_m)
    rays = Rays(x, y, dx, dy, length_m)
    many = entries(rays, edges, np.arange(edges.owner.size), clearances)
    leg = Leg(x=x, y=y, floor=1, dx=dx, dy=dy, length_m=length_m, from_m=0.0, facing_deg=0.0)
    assert [entry(leg, edges, edge, clearance_m) for edge in range(edges.owner.size)] == many.tolist()


@given(st.lists(_EDGE, min_size=1, max_size=4), _PLACE, _PLACE)
def test_one_piece_is_as_far_away_as_it_is_among_many(ends, x, y):
    edges = _edges(ends)
    far = [distance_to_edge_m(edges, edge, x, y) for edge in range(edges.owner.size)]
    assert far == distance_to_edges_m(edges, x, y).tolist()


@pytest.mark.parametrize(
    ("x", "y", "side"),
    [(2, 1, 1), (1, 3, -1), (2, 3, 0), (3.9, 0, 0), (0.5, 2.9, -1), (2, -0.5, -1), (5, 1, -1), (0, 0, 0)],
)
def test_a_place_is_within_an_outline_on_it_or_outside(x, y, side):
    """Also level with its apex, where it has no side above nor below."""
    assert ring_of([(0, 0), (4, 0), (2, 3)]).side(x, y) == side
