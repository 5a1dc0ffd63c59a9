"""Curves in drawings: flattened, with as few corners as they take, and paths in every way of writing them."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Point
from support.svg_drawings import area, drawn, layer

from squadlog.ground.drawing.svg_numbers import UNMOVED, transform_point
from squadlog.ground.drawing.svg_path import WITHIN_M, flatten, pieces_of

ROUNDED_M = 0.0015


def _bezier(points, t):
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


_numbers = st.integers(-3000, 3000).map(lambda hundredths: hundredths / 100)
_points = st.tuples(_numbers, _numbers)
_turned = st.floats(0, 6.28).map(
    lambda turn: (math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), 3.0, 4.0)
)


@given(start=_points, controls=st.lists(_points, min_size=2, max_size=3), matrix=_turned)
def test_a_flattened_curve_is_within_five_centimetres_of_it_both_ways(start, controls, matrix):
    letter = "Q" if len(controls) == 2 else "C"
    text = f"M {start[0]} {start[1]} {letter} " + " ".join(f"{x} {y}" for x, y in controls)
    (piece,) = pieces_of(text)
    corners = flatten(piece, matrix)
    exact = [transform_point(matrix, *_bezier([start, *controls], step / 400)) for step in range(401)]
    lines = LineString(corners if len(corners) > 1 else corners * 2)
    assert max(lines.distance(Point(point)) for point in exact) <= WITHIN_M
    curve = LineString(exact)
    assert all(curve.distance(Point(point)) <= WITHIN_M for point in corners)


@pytest.mark.parametrize("radius", [0.3, 2, 15, 150])
def test_a_circle_is_within_five_centimetres(radius):
    wood = drawn(layer("heavy", f'<circle id="w" cx="20" cy="20" r="{radius}"/>')).terrain[0]
    centre, ring = Point(20, 20), LineString([*wood.points, wood.points[0]])
    assert max(abs(centre.distance(Point(point)) - radius) for point in wood.points) <= ROUNDED_M
    assert centre.distance(ring) >= radius - WITHIN_M


def test_an_ellipse_turned_and_scaled_is_within_five_centimetres():
    shape = '<ellipse id="w" cx="2" cy="1" rx="4" ry="2" transform="translate(18 17) rotate(30) scale(1.5)"/>'
    wood = drawn(layer("light", shape)).terrain[0]
    assert area(wood).area == pytest.approx(math.pi * 6 * 3, rel=0.02)
    assert area(wood).is_valid


@pytest.mark.parametrize("flags", ["0 0", "0 1", "1 0", "1 1"])
@pytest.mark.parametrize("glued", [False, True])
def test_an_arc_runs_on_its_ellipse_from_end_to_end(flags, glued):
    """The two circles of radius 5 through its ends have their middles at 10,9 and 10,15."""
    written = flags.replace(" ", "") if glued else flags
    (piece,) = pieces_of(f"M 6 12 A 5 5 0 {written} 14 12")
    corners = flatten(piece, UNMOVED)
    long, sweep = flags.split()
    centre = Point(10, 15 if long != sweep else 9)
    assert corners[0] == (6, 12)
    assert corners[-1] == (14, 12)
    assert all(abs(centre.distance(Point(corner)) - 5) <= ROUNDED_M for corner in corners)
    assert LineString(corners).length == pytest.approx(
        2 * 5 * (math.asin(0.8) if long == "0" else math.pi - math.asin(0.8)), rel=0.01
    )


def test_an_arc_too_small_for_its_ends_is_as_large_as_it_takes():
    (piece,) = pieces_of("M 0 0 a 1 1 0 0 1 10 0")
    assert max(abs(y) for _x, y in flatten(piece, UNMOVED)) == pytest.approx(5, abs=WITHIN_M)


@pytest.mark.parametrize("begin", [0.3, 2.5, 4.4])
@pytest.mark.parametrize("sweep", [1.0, -2.5, 4.0, -5.5])
def test_an_arc_runs_on_its_ellipse_wherever_its_ends_lie(begin, sweep):
    """A circle of radius 5 about 10,10: so far round from where it begins, which SVG tells by two flags."""
    (ax, ay), (bx, by) = (
        (10 + 5 * math.cos(turn), 10 + 5 * math.sin(turn)) for turn in (begin, begin + sweep)
    )
    flags = f"{int(abs(sweep) > math.pi)} {int(sweep > 0)}"
    (piece,) = pieces_of(f"M {ax} {ay} A 5 5 0 {flags} {bx} {by}")
    corners = flatten(piece, UNMOVED)
    assert all(abs(math.dist(corner, (10, 10)) - 5) <= ROUNDED_M for corner in corners)
    assert LineString(corners).length == pytest.approx(5 * abs(sweep), rel=0.01)


def test_a_smooth_quadratic_mirrors_the_control_of_the_one_before():
    (piece,) = pieces_of("M 0 0 Q 2 6 4 0 T 8 0")
    assert piece.runs[1][0] == pytest.approx((4 + 2 / 3 * 2, -4))


@pytest.mark.parametrize("shift", [(0, 0), (7, 3), (-20, 30)])
def test_a_curve_has_as_few_corners_as_it_takes_wherever_it_lies(shift):
    """One that runs straight is a line; a quarter of a circle of 4 m takes a handful."""
    x, y = shift
    straight, bent = (
        flatten(pieces_of(f"M {x} {y} c {controls}")[0], UNMOVED)
        for controls in ("1 1 2 2 3 3", "0 2.2 1.8 4 4 4")
    )
    assert straight == [(x, y), (x + 3, y + 3)]
    assert 4 <= len(bent) <= 8


def test_every_command_of_a_path_relative_and_smooth():
    """Each piece of the way is told by where it ends."""
    text = "m1 1h2v2l1 1H6V6c0 1 1 2 2 2s2 1 2 2q1 1 2 0t2 0a2 2 0 0 1 2 2z"
    (piece,) = pieces_of(text)
    assert [run[-1] for run in piece.runs[:9]] == [
        (3, 1), (3, 3), (4, 4), (6, 4), (6, 6), (8, 8), (10, 10), (12, 10), (14, 10)]  # fmt: skip
    assert piece.closed
    assert piece.runs[6][0] == (9, 8)  # the control before it, 7,8, mirrored about 8,8
    assert piece.runs[8][0] == pytest.approx((12 + 2 / 3, 10 - 2 / 3))


def test_a_pencil_drawn_wall_becomes_a_wall_of_short_lines():
    fence = drawn(layer("internal_wall", '<path id="W" d="M 5 5 C 10 0 15 10 20 5"/>')).walls[0]
    assert len(fence.line) > 4
    assert (fence.line[0], fence.line[-1]) == ((5, 35), (20, 35))


def test_a_rounded_rectangle_keeps_its_corners_round():
    pond = drawn(layer("lake", '<rect id="p" x="5" y="5" width="10" height="6" rx="2"/>')).terrain[0]
    assert area(pond).area == pytest.approx(60 - (4 - math.pi) * 4, rel=0.01)
    assert area(pond).is_valid
    sharp = drawn(layer("lake", '<rect id="p" x="5" y="5" width="10" height="6" rx="0"/>')).terrain[0]
    assert len(sharp.points) == 4


def test_a_rounding_larger_than_the_rectangle_makes_it_an_ellipse():
    pond = drawn(layer("lake", '<rect id="p" x="5" y="5" width="10" height="6" rx="50" ry="50"/>')).terrain[0]
    assert area(pond).area == pytest.approx(math.pi * 15, rel=0.02)


def test_a_zone_that_is_a_circle_stays_one_and_an_oval_one_gets_corners():
    zones = drawn(
        layer(
            "zone side=Red",
            '<circle id="a" cx="9" cy="9" r="3"/>',
            '<circle id="b" cx="9" cy="9" r="3" transform="scale(2 1)"/>',
        )
    ).zones
    assert zones[0].circle.radius_m == 3
    assert area(zones[1]).area == pytest.approx(math.pi * 18, rel=0.02)


@pytest.mark.parametrize("flags", ["2 1", "0 2", "0.5 1", "-1 0"])
def test_the_flags_of_an_arc_are_0_or_1(flags):
    with pytest.raises(ValueError, match="cannot be read"):
        pieces_of(f"M0 0A5 5 0 {flags} 10 0")


def test_the_flags_of_an_arc_may_stand_without_blanks():
    assert pieces_of("M0 0a5 5 0 0110 0") == pieces_of("M0 0 a 5 5 0 0 1 10 0")
