"""Where what misses its point comes down: faces, rerolls, axis (GRN-18..20, GRN-24, A-64)."""

import pytest
from support.battles import table

from squadlog.rules.common.scatter import Scatter, astray, axis_deg, roll_scatter


def rolled(*faces, skips=()):
    return roll_scatter(table(faces), who="1 Trooper", side="red", skips=skips)


@pytest.mark.parametrize(
    ("faces", "direction", "times"),
    [
        ((1,), "long", 1),
        ((2,), "long", 1),
        ((3,), "short", 1),
        ((4,), "short", 1),
        ((5,), "left", 1),
        ((6,), "left", 1),
        ((7,), "right", 1),
        ((8,), "right", 1),
        ((9, 1), "long", 2),
        ((10, 5), "left", 3),
        ((10, 9, 2), "long", 3),
        ((9, 10, 10, 8), "right", 2),
    ],
)
def test_each_face_has_its_way_and_one_reroll_counts_grn_18_19_20(faces, direction, times):
    """GRN-18, GRN-19, GRN-20."""
    scatter = rolled(*faces)
    assert (scatter.direction, scatter.times) == (direction, times)
    assert [face.value for face in scatter.faces] == list(faces)


def test_what_may_not_go_far_is_rolled_again_grn_24():
    """GRN-24."""
    assert rolled(1, 9, 2, 3, skips=("long",)) == rolled(1, 9, 2, 3, skips=("long",))
    assert (rolled(1, 9, 2, 3, skips=("long",)).direction, rolled(1, 9, 2, 3, skips=("long",)).times) == (
        "short",
        2,
    )


@pytest.mark.parametrize(
    ("start", "aim", "direction", "landing"),
    [
        ((0, 0), (0, 12), "right", (2, 12)),
        ((0, 0), (0, 12), "left", (-2, 12)),
        ((0, 0), (0, 12), "long", (0, 14)),
        ((0, 0), (7, 0), "left", (7, 2)),
        ((10, 10), (10, 0), "right", (8, 0)),
        ((3, 3), (6, 7), "short", (4.8, 5.4)),
        ((5, 5), (5, 5), "long", (5, 7)),
    ],
)
def test_the_ways_are_as_the_thrower_sees_them_a_64(start, aim, direction, landing):
    """A-64: long away from him, right at his right hand."""
    assert astray(aim, axis_deg(start, aim), Scatter(direction=direction), 2.0) == pytest.approx(landing)
