"""Drawings as people make them.

Curves, clones, several pieces, hidden things, layers without a kind, pages on paper.
"""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from squadlog.errors import MapError
from squadlog.field.drawing.import_svg import import_svg, imported
from squadlog.field.drawing.svg_numbers import UNMOVED, moved
from squadlog.field.drawing.svg_path import WITHIN_M, flattened, pieces_of

_SPACES = (
    'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'xmlns:xlink="http://www.w3.org/1999/xlink"'
)
ROUNDED_M = 0.0015


def svg(*parts, page='viewBox="0 0 40 40"'):
    return f"<svg {_SPACES} {page}>{''.join(parts)}</svg>"


def layer(label, *shapes, **more):
    said = "".join(f' {key}="{value}"' for key, value in more.items())
    return f"<g inkscape:groupmode=\"layer\" inkscape:label='{label}'{said}>{''.join(shapes)}</g>"


def drawn(*parts, **page):
    return import_svg(svg(*parts, **page), "x.svg")


def told(*parts, **page):
    return imported(svg(*parts, **page), "x.svg").told


def wrong(*parts, **page):
    with pytest.raises(MapError) as refused:
        drawn(*parts, **page)
    return refused.value.sentences


def area(patch):
    return Polygon(patch.points)


# Curves


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
    corners = flattened(piece, matrix)
    exact = [moved(matrix, *_bezier([start, *controls], step / 400)) for step in range(401)]
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
    corners = flattened(piece, UNMOVED)
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
    assert max(abs(y) for _x, y in flattened(piece, UNMOVED)) == pytest.approx(5, abs=WITHIN_M)


@pytest.mark.parametrize("begin", [0.3, 2.5, 4.4])
@pytest.mark.parametrize("sweep", [1.0, -2.5, 4.0, -5.5])
def test_an_arc_runs_on_its_ellipse_wherever_its_ends_lie(begin, sweep):
    """A circle of radius 5 about 10,10: so far round from where it begins, which SVG tells by two flags."""
    (ax, ay), (bx, by) = (
        (10 + 5 * math.cos(turn), 10 + 5 * math.sin(turn)) for turn in (begin, begin + sweep)
    )
    flags = f"{int(abs(sweep) > math.pi)} {int(sweep > 0)}"
    (piece,) = pieces_of(f"M {ax} {ay} A 5 5 0 {flags} {bx} {by}")
    corners = flattened(piece, UNMOVED)
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
        flattened(pieces_of(f"M {x} {y} c {controls}")[0], UNMOVED)
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


# Several pieces


def test_pieces_of_one_path_are_pieces_of_the_map():
    path = '<path id="W" d="M 1 1 H 5 M 1 3 H 5 m 1 1 h 5"/>'
    assert [wall.id for wall in drawn(layer("internal_wall", path)).walls] == ["W", "W-2", "W-3"]


def test_a_ring_of_wood_leaves_its_glade_open():
    path = '<path id="w" d="M 5 5 H 25 V 25 H 5 Z M 10 10 V 20 H 20 V 10 Z"/>'
    woods = drawn(layer("heavy", path)).terrain
    assert sum(area(wood).area for wood in woods) == pytest.approx(400 - 100)
    assert not any(area(wood).contains(Point(15, 25)) for wood in woods)
    assert all(area(wood).is_valid for wood in woods)
    assert len({wood.id for wood in woods}) == len(woods)


def test_an_island_in_a_ring_is_there_again():
    path = '<path id="w" d="M 0 0 H 30 V 30 H 0 Z M 5 5 H 25 V 25 H 5 Z M 10 10 H 20 V 20 H 10 Z"/>'
    assert sum(area(wood).area for wood in drawn(layer("light", path)).terrain) == pytest.approx(
        900 - 400 + 100
    )


# Clones


def test_a_clone_is_what_it_shows_where_it_shows_it():
    table = '<rect id="T" x="2" y="3" width="2" height="1"/>'
    clone = '<use id="T2" xlink:href="#T" x="10" transform="translate(0 5)"/>'
    first, second = drawn(layer("furniture", table, clone)).obstacles
    assert second.id == "T2"
    assert second.points == tuple((x + 10, y - 5) for x, y in first.points)


def test_a_clone_of_a_group_shows_all_of_it_on_the_layer_of_the_clone():
    group = '<defs><g id="set"><rect id="a" width="1" height="1"/><rect id="b" x="2" width="1" height="1"/></g></defs>'
    found = drawn(
        group, layer("counter", '<use id="c" href="#set" x="5" y="5"/>', '<use id="d" href="#set"/>')
    ).obstacles
    assert [one.id for one in found] == ["c", "c-2", "d", "d-2"]
    assert {one.kind for one in found} == {"counter"}


def test_a_clone_keeps_what_the_label_of_its_door_says():
    door = '<line id="l1" inkscape:label="D1 state=locked" x1="1" y1="1" x2="2" y2="1"/>'
    doors = drawn(layer("sliding_door", door, '<use id="D2" href="#l1" x="5"/>')).doors
    assert [(one.id, one.state) for one in doors] == [("D1", "locked"), ("D2", "locked")]


def test_clones_of_clones_are_bounded():
    levels = ['<g id="a0"><rect width="1" height="1"/></g>']
    levels += [f'<g id="a{n}">' + f'<use href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, 12)]
    (sentence,) = wrong("<defs>", *levels, "</defs>", layer("light", '<use id="u" href="#a11"/>'))
    assert "more than 200000 objects, its clones counted" in sentence


# Hidden


@pytest.mark.parametrize(
    "said",
    ['display="none"', 'style="display:none"', 'style="fill:red; display : none"', 'visibility="hidden"',
     'style="visibility:hidden"', 'style="visibility:collapse"', 'class="off"', 'class="x off"', 'id="ghost"'],
)  # fmt: skip
def test_what_is_hidden_is_left_out_and_told(said):
    style = "<style>/* .on{display:none} */ .on, .x { fill: red } .off , #ghost {display:none}</style>"
    parts = (
        style,
        layer(
            "light", f'<rect {said} width="1" height="1"/>', '<rect id="b" class="on" width="1" height="1"/>'
        ),
    )
    assert [wood.id for wood in drawn(*parts).terrain] == ["b"]
    assert told(*parts) == ('Of layer "light" 1 object is hidden and left out.',)


def test_a_hidden_layer_is_left_out_with_all_it_holds_be_it_nonsense():
    hidden = layer("my old ideas", "<g><text>wood</text></g>", style="display:none")
    assert drawn(hidden).terrain == ()
    assert told(hidden) == ('Of layer "my old ideas" 1 object is hidden and left out.',)


def test_what_is_visible_in_something_invisible_is_taken():
    shapes = '<g visibility="hidden"><rect id="a" width="1" height="1"/><rect id="b" visibility="visible" width="1" height="1"/></g>'
    assert [wood.id for wood in drawn(layer("light", shapes)).terrain] == ["b"]


def test_words_that_read_like_a_style_sheet_hide_nothing():
    words = layer("notes", "<text>#a {display:none}</text>")
    assert len(drawn(words, layer("light", '<rect id="a" width="1" height="1"/>')).terrain) == 1


def test_a_style_of_its_own_outranks_the_style_sheet():
    shape = '<rect id="a" class="off" style="display:inline" width="1" height="1"/>'
    assert len(drawn("<style>.off{display:none}</style>", layer("light", shape)).terrain) == 1


def test_a_hidden_layer_that_names_its_floor_is_a_floor_nobody_works_on_now():
    hidden = layer("internal_wall floor=2", '<path id="W" d="M 1 1 H 5"/>', style="display:none")
    assert drawn(layer("map floors=2"), hidden).walls[0].floor == 2


# Layers


def test_layer_1_with_layers_in_it_is_nothing_but_a_folder():
    assert len(drawn(layer("Layer 1", layer("light", '<rect id="a" width="1" height="1"/>'))).terrain) == 1


@pytest.mark.parametrize("name", ["Layer 1", "layer1", "Ebene 2", "Calque 1"])
def test_objects_on_a_layer_without_a_kind_are_left_out_unless_their_label_says_one(name):
    shapes = (
        '<rect id="r1" width="1" height="1"/>',
        '<rect id="r2" inkscape:label="heavy copse" width="1" height="1"/>',
        '<line id="r3" inkscape:label="external_wall" x1="1" y1="1" x2="5" y2="1"/>',
    )
    found = drawn(layer(name, *shapes))
    assert [(wood.id, wood.kind) for wood in found.terrain] == [("copse", "heavy")]
    assert [wall.id for wall in found.walls] == ["r3"]
    (sentence,) = told(layer(name, *shapes))
    assert sentence.startswith(f'Layer "{name}" names no kind: 1 object is left out')


@pytest.mark.parametrize(
    ("name", "table"),
    [("Walls", "walls"), ("External wall", "walls"), ("light woods 2", "terrain"), ("Lift", "elevators")],
)
def test_a_layer_by_another_name_is_taken_and_told(name, table):
    shape = '<path id="a" d="M 1 1 H 5 V 5 Z"/>'
    floors = " floors=1-2" if name == "Lift" else ""
    assert len(getattr(drawn(layer("map floors=2"), layer(name + floors, shape)), table)) == 1
    assert told(layer(name + floors, shape))[0].startswith(f'Layer "{name}{floors}" is taken for ')


def test_a_layer_called_text_is_notes():
    assert drawn(layer("Text", "<text>wood</text>")).terrain == ()


def test_groups_named_like_layers_are_layers_where_there_are_none():
    """As other programs write them."""
    found = drawn('<g id="external_wall"><path id="W" d="M 1 1 H 5"/></g>')
    assert found.walls[0].kind == "external_wall"


# The page

A4 = 'width="210mm" height="297mm" viewBox="0 0 210 297"'
WOOD = layer("light", '<rect id="a" x="10" y="10" width="20" height="20"/>')


@pytest.mark.parametrize("unit", ["mm", "in", "pt"])
def test_a_page_measured_on_paper_must_say_its_scale(unit):
    (sentence,) = wrong(WOOD, page=A4.replace("mm", unit))
    assert f"the page is measured in {unit}" in sentence
    assert "--metres-per-unit 0.1 (a page of 21 by 29.7 m)" in sentence


def test_the_scale_is_asked_for_or_said_by_the_drawing():
    said = import_svg(svg(layer("map metres_per_unit=0.1"), WOOD, page=A4), "x.svg")
    asked = imported(svg(WOOD, page=A4), "x.svg", 0.1).map
    assert said == asked
    assert (asked.width_m, asked.terrain[0].points[0]) == (21, (1, 28.7))
    assert imported(svg(layer("map metres_per_unit=0.5"), WOOD, page=A4), "x.svg", 0.1).map == asked


@pytest.mark.parametrize("asked", [0.0, -1.0, math.nan, math.inf, 1e9])
def test_a_scale_that_is_none_is_refused(asked):
    with pytest.raises(MapError, match="--metres-per-unit should be a number"):
        imported(svg(WOOD, page=A4), "x.svg", asked)


def test_a_page_without_a_view_box_has_its_size():
    assert drawn(WOOD, page='width="60" height="50px"').height_m == 50
    paper = imported(svg(WOOD, page='width="254mm" height="127mm"'), "x.svg", 0.1).map
    assert (paper.width_m, paper.height_m) == pytest.approx((96, 48))


@pytest.mark.parametrize(
    ("size", "unit"), [(96, "px"), (25.4, "mm"), (2.54, "cm"), (1, "in"), (72, "pt"), (6, "pc"), (101.6, "Q")]
)
def test_an_inch_is_as_long_in_every_unit_of_a_page(size, unit):
    page = f'width="{size * 2}{unit}" height="{size}{unit}"'
    found = imported(svg(WOOD, page=page), "x.svg", 1.0).map
    assert (found.width_m, found.height_m) == pytest.approx((192, 96))


def test_a_drawing_without_a_page_is_as_large_as_what_is_drawn():
    found = drawn(WOOD, page="")
    assert (found.width_m, found.height_m) == (30, 30)


# Complaints


def test_all_complaints_are_told_at_once():
    said = wrong(
        layer("light", '<text id="t">x</text>', '<path id="p"/>', '<rect id="ok" width="1" height="1"/>'),
        layer("ramparts", "<rect/>"),
        layer(
            "sliding_door state=ajar",
            '<line id="D1" x1="1" y1="1" x2="2" y2="1"/>',
            '<line id="D2" x1="1" x2="2"/>',
        ),
        layer("other", '<rect id="o" width="1" height="1"/>'),
        page=A4,
    )
    assert len(said) == 7
    for words in (
        "measured in mm",
        "ramparts",
        "t is text",
        "p has an empty path",
        "door D1",
        "door D2",
        "obstacle o",
    ):
        assert sum(words in sentence for sentence in said) == 1, words


def test_of_very_many_complaints_the_first_are_told_and_how_many_more():
    said = wrong(layer("light", *(f'<text id="t{number}">x</text>' for number in range(50))))
    assert len(said) == 21
    assert said[-1] == "And 30 more."


@pytest.mark.parametrize("flags", ["2 1", "0 2", "0.5 1", "-1 0"])
def test_the_flags_of_an_arc_are_0_or_1(flags):
    with pytest.raises(ValueError, match="cannot be read"):
        pieces_of(f"M0 0A5 5 0 {flags} 10 0")


def test_the_flags_of_an_arc_may_stand_without_blanks():
    assert pieces_of("M0 0a5 5 0 0110 0") == pieces_of("M0 0 a 5 5 0 0 1 10 0")
