"""Drawings as people make them: clones, several pieces, hidden things, layers without a kind, pages on paper."""

import math

import pytest
from shapely import Point
from support.svg_drawings import area, drawn, layer, svg, told, wrong

from squadlog.base.errors import MapError
from squadlog.ground.drawing.import_svg import import_svg, import_svg_text

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
    seen = '<rect id="b" visibility="visible" width="1" height="1"/>'
    shapes = f'<g visibility="hidden"><rect id="a" width="1" height="1"/>{seen}</g>'
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
    asked = import_svg_text(svg(WOOD, page=A4), "x.svg", 0.1).map
    assert said == asked
    assert (asked.width_m, asked.terrain[0].points[0]) == (21, (1, 28.7))
    assert import_svg_text(svg(layer("map metres_per_unit=0.5"), WOOD, page=A4), "x.svg", 0.1).map == asked


@pytest.mark.parametrize("asked", [0.0, -1.0, math.nan, math.inf, 1e9])
def test_a_scale_that_is_none_is_refused(asked):
    with pytest.raises(MapError, match="--metres-per-unit should be a number"):
        import_svg_text(svg(WOOD, page=A4), "x.svg", asked)


def test_a_page_without_a_view_box_has_its_size():
    assert drawn(WOOD, page='width="60" height="50px"').height_m == 50
    paper = import_svg_text(svg(WOOD, page='width="254mm" height="127mm"'), "x.svg", 0.1).map
    assert (paper.width_m, paper.height_m) == pytest.approx((96, 48))


@pytest.mark.parametrize(
    ("size", "unit"), [(96, "px"), (25.4, "mm"), (2.54, "cm"), (1, "in"), (72, "pt"), (6, "pc"), (101.6, "Q")]
)
def test_an_inch_is_as_long_in_every_unit_of_a_page(size, unit):
    page = f'width="{size * 2}{unit}" height="{size}{unit}"'
    found = import_svg_text(svg(WOOD, page=page), "x.svg", 1.0).map
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
