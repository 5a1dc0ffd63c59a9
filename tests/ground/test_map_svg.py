"""Maps drawn in Inkscape: named layers, labels, transforms, and clear words for what cannot be a map."""

import pytest
from support.drawn_maps import box, ground, wall

from squadlog.base.errors import MapError
from squadlog.ground.compiled.conditions import Breach, Conditions, Figure, Spot
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.import_svg import import_svg, load_svg
from squadlog.ground.map.structures import Obstacle, Room

_OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
    'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="{page}">'
)


def svg(*layers, page="0 0 20 10"):
    return f"{_OPENING.format(page=page)}<title>Mill</title>{''.join(layers)}</svg>"


def layer(label, *shapes, transform=""):
    moved = f' transform="{transform}"' if transform else ""
    return f"<g inkscape:groupmode=\"layer\" inkscape:label='{label}'{moved}>{''.join(shapes)}</g>"


def imported(*layers, **page):
    return import_svg(svg(*layers, **page), "mill.svg")


def refusal(*layers):
    with pytest.raises(MapError) as refused:
        imported(*layers)
    return str(refused.value)


def test_the_page_is_the_map_and_north_is_up():
    drawn = imported(layer("lake", '<rect id="pond" x="1" y="2" width="3" height="4"/>'))
    assert (drawn.title, drawn.width_m, drawn.height_m) == ("Mill", 20, 10)
    assert drawn.terrain[0].points == ((1, 8), (4, 8), (4, 4), (1, 4))


def test_a_page_in_millimetres_is_scaled_by_the_layer_called_map():
    drawn = imported(
        layer("map metres_per_unit=0.1 ground=heavy floors=2"),
        layer("stream", '<polygon id="brook" points="0,0 10,0 10,20"/>'),
        page="-10 -5 210 100",
    )
    assert (drawn.width_m, drawn.height_m, drawn.ground, drawn.floors) == (21, 10, "heavy", 2)
    assert drawn.terrain[0].points == ((1, 9.5), (2, 9.5), (2, 7.5))


@pytest.mark.parametrize(
    "path",
    [
        "M 1 1 L 4 1 L 4 3 Z", "M1,1 4,1 4,3z", "m 1 1 3 0 0 2 z", "M 1 1 H 4 V 3 Z", "m1 1h3v2z",
        "M 1 1 L 4 1 L 4 3 L 1 1 Z", "M1 1L4 1 4 3", "M 1e0 1 L +4.0 1 4 .3e1 Z",
    ],
)  # fmt: skip
def test_every_way_to_write_a_straight_path_is_read(path):
    (patch,) = imported(layer("light", f'<path id="copse" d="{path}"/>')).terrain
    assert patch.points == ((1, 9), (4, 9), (4, 7))


@pytest.mark.parametrize(
    "transform",
    ["translate(1,2)", "translate(1) translate(0 2)", "matrix(1 0 0 1 1 2)", "rotate(90) translate(2,-1) rotate(-90)",
     "scale(0.5) translate(2,4) scale(2)", "rotate(180 0.5 1) rotate(180)"],
)  # fmt: skip
def test_transforms_of_layers_and_objects_are_applied(transform):
    plain = layer("light", '<rect id="copse" x="2" y="3" width="2" height="2"/>')
    moved = layer("light", '<rect id="copse" x="1" y="1" width="2" height="2"/>', transform=transform)
    inner = layer("light", f'<rect id="copse" x="1" y="1" width="2" height="2" transform="{transform}"/>')
    assert imported(moved) == imported(inner) == imported(plain)


def test_a_wall_keeps_its_corners_and_a_closed_one_returns_to_its_start():
    drawn = imported(
        layer(
            "external_wall floor=2", '<path id="a" d="M 1 1 H 5 V 4"/>', '<rect id="b" width="2" height="3"/>'
        )
    )
    assert drawn.walls[0].line == ((1, 9), (5, 9), (5, 6))
    assert drawn.walls[1].line == ((0, 10), (2, 10), (2, 7), (0, 7), (0, 10))
    assert {wall.floor for wall in drawn.walls} == {2}


def test_labels_say_what_drawing_cannot_and_outrank_the_layer():
    shapes = (
        (
            '<line id="line1" inkscape:label="D1 key=&quot;red key&quot;" x1="1" y1="1" x2="2" '
            'y2="1"><title>gate</title></line>'
        ),
        '<line id="line2" inkscape:label="D2 state=open floor=3" x1="3" y1="1" x2="4" y2="1"/>',
    )
    first, second = imported(layer("bulkhead_door state=locked", *shapes)).doors
    assert (first.id, first.name, first.state, first.key, first.floor) == (
        "D1",
        "gate",
        "locked",
        "red key",
        1,
    )
    assert (second.id, second.state, second.floor) == ("D2", "open", 3)


def test_a_layer_without_a_kind_gives_its_words_to_the_layers_in_it():
    inner = layer("internal_wall", '<path id="W" d="M 1 1 L 2 1"/>')
    assert imported(layer("floor=2", inner)).walls[0].floor == 2


@pytest.mark.parametrize(
    ("kind", "cover", "high"),
    [("furniture", "half_soft", False), ("counter", "half_hard", False), ("machinery", "half_hard", False),
     ("shelving", "full_hard", True), ("column", "full_hard", True), ("panel", "full_hard", True)],
)  # fmt: skip
def test_map_14_and_15_obstacles_have_the_cover_of_their_kind_unless_labelled(kind, cover, high):
    shapes = (
        '<rect id="a" width="1" height="1"/>',
        '<rect id="b" inkscape:label="b high=no cover=full_soft" width="1" height="1"/>',
    )
    plain, labelled = imported(layer(kind, *shapes)).obstacles
    assert (plain.cover, plain.high) == (cover, high)
    assert (labelled.cover, labelled.high) == ("full_soft", False)


def test_map_07_a_closed_path_is_a_closed_contour_and_an_open_one_needs_its_up_side():
    hill, slope = imported(
        layer(
            "contour",
            '<path id="hill" d="M 1 1 L 4 1 L 4 4 Z"/>',
            '<path id="slope" inkscape:label="slope up=left" d="M 0 5 L 20 6"/>',
        )
    ).contours
    assert (hill.closed, hill.up) == (True, "inside")
    assert (slope.closed, slope.up, slope.points) == (False, "left", ((0, 5), (20, 4)))


def test_sto_02_stairs_list_their_floors():
    shapes = (
        '<rect id="S1" width="1" height="1"/>',
        '<rect id="S2" inkscape:label="S2 floors=2,3" width="1" height="1"/>',
    )
    first, second = imported(layer("stairs floors=1-3", *shapes)).stairs
    assert (first.floors, second.floors) == ((1, 2, 3), (2, 3))


def test_rooms_go_by_their_title_or_label_and_zones_by_side():
    drawn = imported(
        layer(
            "room",
            '<rect width="1" height="1"><title>Guard room</title></rect>',
            '<rect inkscape:label="long hall" width="1" height="1"/>',
        ),
        layer(
            'zone side="Blue Team"',
            '<circle id="camp" cx="4" cy="4" r="3" transform="translate(1 1) scale(0.5)"/>',
        ),
    )
    assert [room.name for room in drawn.rooms] == ["Guard room", "long hall"]
    assert (drawn.zones[0].side, drawn.zones[0].circle.centre, drawn.zones[0].circle.radius_m) == (
        "Blue Team",
        (3, 7),
        1.5,
    )


def test_notes_and_what_inkscape_adds_of_its_own_are_left_out():
    drawn = imported(
        "<sodipodi:namedview/><defs><linearGradient/></defs><metadata/><!-- a comment -->",
        layer("notes", "<text>Here be dragons</text>", '<path d="M 1 1 C 2 2 3 3 4 4"/>'),
    )
    assert drawn.terrain == ()


@pytest.mark.parametrize(
    ("layers", "sentence"),
    [
        ((layer("light", '<path id="p1" d="L 1 1"/>'),),
         "mill.svg: layer light, p1 has a path that does not start with M."),
        ((layer("light", '<path id="p1" d="M 1 1 L 3"/>'),),
         "mill.svg: layer light, p1 has a path with the wrong number of coordinates after L."),
        ((layer("light", '<path id="p1"/>'),), "mill.svg: layer light, p1 has an empty path."),
        ((layer("light", '<rect id="r1" transform="skewX(20)" width="1" height="1"/>'),),
         ("mill.svg: layer light, r1 has the transform skewX, which is not applied; use translate, scale, rotate or "
         "matrix.")),
        ((layer("light", '<rect id="r1" width="3cm" height="1"/>'),),
         "mill.svg: layer light, r1 has the length '3cm'; lengths should be plain numbers."),
        ((layer("light", '<rect id="r1" height="1"/>'),),
         "mill.svg: layer light, r1 is a rectangle without width or height."),
        ((layer("light", '<circle id="c1"/>'),), "mill.svg: layer light, c1 is a circle without a radius."),
        ((layer("light", "<circle/>"),),
         "mill.svg: layer light, a circle without a label is a circle without a radius."),
        ((layer("light", '<ellipse id="e1" rx="0" ry="1"/>'),),
         "mill.svg: layer light, e1 is an ellipse without a radius."),
        ((layer("light", '<ellipse id="e1" rx="1"/>'),),
         "mill.svg: layer light, e1 is an ellipse without a radius."),
        ((layer("light", '<abcdefghijklmnopqrstuvwxyz id="x1"/>'),),
         "mill.svg: layer light, x1 is a abcdefghijklmnopqrst; draw lines or curves, or move it to the layer notes."),
        ((layer("light", '<use id="u1" href="#wood"/>'),),
         "mill.svg: layer light, u1 is a clone of #wood, which is not in the drawing."),
        ((layer("light", '<g id="g1"><use id="u1" href="#g1"/></g>'),),
         "mill.svg: layer light, g1 is too deep in groups and clones, or shows itself."),
        ((layer("light", '<text id="t1">wood</text>'),),
         "mill.svg: layer light, t1 is text; draw lines or curves, or move it to the layer notes."),
        (('<rect id="r1" width="1" height="1"/>',),
         "mill.svg: r1 is on no layer; move it to one, or to the layer notes."),
        ((layer("light depth=3", '<rect id="r1" width="1" height="1"/>'),),
         'mill.svg: layer light depth=3, r1 has an unknown key "depth" for terrain.'),
        ((layer("map colour=red"),), 'mill.svg: layer "map colour=red" has an unknown key "colour".'),
        ((layer("map metres_per_unit=0"),),
         "mill.svg: layer map: metres_per_unit should be a number from 0.0001 to 1000."),
        ((layer("light", '<rect inkscape:label="the &quot;mill" width="1" height="1"/>'),),
         'mill.svg: layer light, the "mill has a quotation mark that is never closed.'),
        ((layer("sliding_door state=ajar", '<line id="D1" x1="1" y1="1" x2="2" y2="1"/>'),),
         'mill.svg, door D1: state should be "open", "closed", "locked" or "destroyed", not "ajar".'),
        ((layer("sliding_door", '<path id="D1" d="M 1 1 H 2 H 3"/>'),),
         ("mill.svg, door D1: ends should be two points, each [x, y] in metres, each from -1000 to 2000, not "
         "[[1.0, 9.0], [2.0, 9.0], [3.0, 9.0]].")),
        ((layer("light", '<path id="p1" d="M 1 1 Z"/>'),),
         ("mill.svg, terrain p1: points should be three or more points, each [x, y] in metres, each from "
          "-1000 to 2000, not "
         "[[1.0, 9.0]].")),
        ((layer("other", '<rect id="r1" width="1" height="1"/>'),),
         'mill.svg, obstacle r1: cover is missing; it should be "half_soft", "half_hard", "full_soft" or "full_hard".'),
    ],
)  # fmt: skip
def test_what_cannot_be_a_map_is_named_with_its_layer_and_what_would_be_right(layers, sentence):
    assert refusal(*layers) == sentence


def test_an_unknown_layer_is_told_which_words_layers_start_with():
    assert refusal(layer("ramparts", "<rect/>")).startswith(
        'mill.svg: layer "ramparts" is unknown; a layer starts with one of clear, light, heavy, stream, river, lake,'
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', "DOCTYPE"),
        ('<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', "DOCTYPE"),
        ('<!DOCTYPE svg SYSTEM "https://example.org/x.dtd"><svg/>', "DOCTYPE"),
        (svg("<g>" * 60 + "</g>" * 60), "too complicated"),
        (svg("<g/>" * 20_001), "too complicated"),
        (svg("<g>" * 500_000), "too complicated"),
        ("x" * 10_000_001, "too long"),
        ("<svg", "not valid XML"),
        ("", "not valid XML"),
        ("<html/>", "no SVG drawing"),
        ("<svg/>", "no SVG drawing"),
        (svg(page="0 0 wide 10"), "no readable viewBox"),
        (svg(page="0 0 20"), "no readable viewBox"),
        (svg(layer("light", f'<path id="a" d="M 1 1 {" " * 1_000_000}x"/>')), "cannot be read"),
        (svg(layer("light", f'<polygon id="a" points="{"9" * 1_000_000} 1 2 2 3 3"/>')), "too large"),
        (svg(layer("light", '<path id="a" d="M 1e200 1 L 1e999 2 L 3 3"/>')), "too large"),
        (svg(layer("light", f'<rect id="a" inkscape:label="{"a " * 9_000}" width="1" height="1"/>')), "2000 characters"),
        (svg(layer("light", '<rect id="a" transform="scale(1e300) scale(1e300)" width="1" height="1"/>')), "-1000 to 2000"),
    ],
    ids=["entities", "a foreign file", "a foreign grammar", "deep", "many", "unclosed", "long", "broken",
    "empty", "html", "no namespace",
         "page of words", "short page", "a path of spaces", "digits", "overflow", "long label", "infinite scale"],
)  # fmt: skip
def test_a_hostile_or_broken_drawing_is_refused_in_one_sentence(text, says):
    with pytest.raises(MapError, match=says) as refused:
        import_svg(text, "mill.svg")
    assert str(refused.value).isprintable()


def test_a_drawing_is_read_from_its_file(tmp_path):
    path = tmp_path / "mill.svg"
    path.write_text(draw_svg(ground(walls=(wall((0, 0), (4, 0)),))), encoding="utf-8")
    assert load_svg(path).map.walls[0].line == ((0, 0), (4, 0))


def test_names_are_escaped_when_drawn():
    drawn = ground(
        title="<script>&\"'",
        rooms=(Room(name="</title><b>", points=box(0, 0, 3, 3)),),
        obstacles=(
            Obstacle(id="O", name="a & <b>", kind="other", cover="half_soft", points=box(0, 0, 1, 1)),
        ),
    )
    written = draw_svg(drawn)
    assert "<script>" not in written
    assert "<b>" not in written
    assert import_svg(written, "x.svg") == drawn


def test_the_other_floors_are_hidden_layers():
    drawn = ground(walls=(wall((0, 0), (4, 0)), wall((0, 0), (4, 0), floor=2, name="V")), floors=2)
    labels = {
        line.split("inkscape:label=")[1]
        for line in draw_svg(drawn, floor=2).splitlines()
        if "display:none" in line
    }
    assert labels == {'"external_wall floor=1" style="display:none">'}
    assert import_svg(draw_svg(drawn, floor=2), "x.svg") == drawn


def test_units_bodies_and_breaches_are_notes_that_are_not_imported():
    drawn = ground(walls=(wall((0, 5), (20, 5)),))
    conditions = Conditions(
        figures=(Figure(11, Spot(4, 2), 90, side="Red"),),
        bodies=(Figure(12, Spot(6, 2), posture="prone"),),
        breaches=(Breach("W", (9, 5)),),
    )
    written = draw_svg(drawn, conditions=conditions)
    assert written.count("<circle") == 3
    assert ">11</text>" in written
    assert '<path d="M 4 8 L 4.5 8"' in written, "11 looks east"
    assert import_svg(written, "x.svg") == drawn


def test_scenery_drawn_as_a_line_is_as_wide_as_its_stroke_unless_its_label_says_otherwise():
    look = 'd="M 1 1 L 5 1" fill="none" stroke="#000" stroke-width="0.8"'
    labels = ("P1 kind=path", "R1 kind=rails width_m=1.5")
    drawn = imported(layer("decoration", *(f'<path inkscape:label="{label}" {look}/>' for label in labels)))
    path, rails = drawn.decorations
    assert (path.kind, path.width_m, rails.kind, rails.width_m) == ("path", 0.8, "rails", 1.5)
