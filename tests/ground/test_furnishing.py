"""Furniture and scenery as shapes: what is drawn of which, and that it stays where the rules have it."""

from math import cos, radians, sin
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon
from support.drawn_maps import box, ground, wall
from support.laws import law

from squadlog.ground.drawing.furnishing.furnish import furnish_map, shapes_of
from squadlog.ground.drawing.furnishing.guessing import looks_of
from squadlog.ground.drawing.furnishing.shapes import Tone
from squadlog.ground.map.scenery import Decoration, DecorationKind
from squadlog.ground.map.structures import Obstacle
from squadlog.ground.map.surfaces import Looks

RING = box(2, 2, 4, 3)
MOST_POINTS = 110
"""Of one thing: it is drawn in some 250 bytes on the average, and never in ten times as many."""


def turned(wide, deep, degrees, at=(10.0, 10.0)):
    """A rectangle turned about its south-west corner."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return tuple(
        (at[0] + x * c - y * s, at[1] + x * s + y * c)
        for x, y in ((0, 0), (wide, 0), (wide, deep), (0, deep))
    )


def thing(looks=None, ring=RING, name="", kind="other", cover="half_soft"):
    return Obstacle(id="O", name=name, kind=kind, cover=cover, looks=looks, points=ring)


def reached(shape):
    """Where the ink of a shape comes to; the breadth of a line of no given breadth is nothing."""
    if shape.form == "area":
        return [Polygon(path).buffer(0) for path in shape.paths]
    if shape.form == "line":
        return [LineString(path).buffer(shape.size_m / 2, cap_style="flat") for path in shape.paths]
    return [Point(at).buffer(shape.size_m) for at in shape.paths[0]]


@law(60)
@given(
    looks=st.sampled_from(get_args(Looks)), wide=st.floats(0.3, 6), deep=st.floats(0.3, 3), way=st.floats(0, 360),
    cover=st.sampled_from(("half_soft", "half_hard")),
)  # fmt: skip
def test_no_furniture_is_drawn_beyond_its_outline(looks, wide, deep, way, cover):
    ring = turned(wide, deep, way)
    outline = Polygon(ring).buffer(0.03)
    drawn = shapes_of(thing(looks, ring, cover=cover))
    for shape in drawn.shapes:
        for part in reached(shape):
            assert part.difference(outline).area < 0.02 * outline.area, shape
    assert sum(len(path) for shape in drawn.shapes for path in shape.paths) <= MOST_POINTS


@pytest.mark.parametrize("kind", get_args(DecorationKind))
def test_every_kind_of_scenery_is_drawn_as_an_area_and_as_a_line(kind):
    ring = ((3.0, 3.0), (5.0, 2.6), (6.0, 4.0), (4.5, 5.2), (3.2, 4.6))
    known = set(get_args(Tone))
    for piece in (
        Decoration(id="d", kind=kind, points=ring),
        Decoration(id="d", kind=kind, points=box(3, 3, 5, 4)),
        Decoration(id="d", kind=kind, points=ring[:3], width_m=0.8),
    ):
        drawn = shapes_of(piece)
        assert drawn.body or drawn.shapes
        assert {shape.tone for shape in drawn.shapes} <= known
        assert sum(len(path) for shape in drawn.shapes for path in shape.paths) <= MOST_POINTS


@pytest.mark.parametrize(
    ("name", "kind", "looks"),
    [
        ("guard desk", "furniture", "desk"), ("bunks", "furniture", "bunks"),
        ("generator set", "machinery", "generator"), ("communication equipment A", "machinery", "console"),
        ("shelving", "shelving", "shelves"), ("stone fence", "other", "fence"),
        ("broken wagon", "furniture", "cart"), ("kitchen table", "furniture", "table"),
        ("bridge console forward", "counter", "console"), ("stacked crates", "other", "crates"),
        ("", "column", "pillar"), ("Red Baron", "machinery", "machine"),
        ("rocks", "other", "rock"), ("", "furniture", "table"),
    ],
)  # fmt: skip
def test_a_name_and_a_kind_say_what_a_thing_looks_like(name, kind, looks):
    assert looks_of(thing(name=name, kind=kind)) == looks


def test_what_the_map_says_outranks_the_name():
    assert looks_of(thing("altar", name="kitchen table")) == "altar"


def test_a_thing_of_another_outline_is_its_outline():
    drawn = shapes_of(thing("bed", ((0, 0), (2, 0), (3, 1), (2, 2), (0, 2))))
    assert (drawn.looks, drawn.body, [shape.form for shape in drawn.shapes]) == ("bed", "linen", ["line"])


def test_a_bed_stands_with_its_pillows_at_the_wall():
    east = wall((9, 0), (9, 10))
    for points in (box(6.8, 4, 8.8, 5.5), (*box(6.8, 4, 8.8, 5.5)[2:], *box(6.8, 4, 8.8, 5.5)[:2])):
        drawn = ground(walls=(east,), obstacles=(thing("bed", points),))
        (pillows,) = (one for one in furnish_map(drawn)["obstacle", 1].shapes if one.tone == "paper")
        assert min(x for path in pillows.paths for x, _ in path) > 8
