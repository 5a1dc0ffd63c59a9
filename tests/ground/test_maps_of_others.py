"""What people draw and mean otherwise: yards with a roof, open streams, an inner wall on the layer of outer ones."""

import pytest
import shapely
from support.drawn_maps import box, ground, wall
from support.svg_drawings import layer, svg

from squadlog.base.errors import MapError
from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import load_map, parse_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.drawing.draw_text import draw_text
from squadlog.ground.drawing.import_svg import import_svg_text
from squadlog.ground.map.structures import Room
from squadlog.ground.map.terrain import Patch

YARD = wall(*box(2, 2, 8, 8), (2, 2))
HALL = wall(*box(2, 2, 18, 12), (2, 2))


def roofs(drawn):
    return [remark.sentence for remark in check(drawn) if remark.code == "roofed"]


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"walls": (YARD,)}, ""),
        ({"walls": (YARD,), "terrain": (Patch(id="T", kind="light", points=box(3, 3, 7, 7)),)}, "has terrain in it"),
        ({"walls": (YARD,), "terrain": (Patch(id="T", kind="clear", points=box(3, 3, 7, 7)),)}, ""),
        ({"walls": (YARD,), "terrain": (Patch(id="T", kind="light", points=box(10, 3, 17, 7)),)}, ""),
        ({"walls": (HALL,)}, "is 160 square metres large and has no room"),
        ({"walls": (HALL,), "rooms": (Room(name="Hall", points=box(2, 2, 18, 12)),)}, ""),
        ({"walls": (wall((2, 2), (18, 2), (18, 12), (2, 12), (2, 4)),)}, ""),
    ],
)  # fmt: skip
def test_a_space_that_is_no_room_is_told_to_have_a_roof(more, told):
    """MAP-08: whatever walls enclose is indoors; a gap opens it."""
    found = roofs(ground(width_m=20, height_m=20, **more))
    assert [told in sentence for sentence in found] == ([True] if told else [])


def drawn(*layers):
    return import_svg_text(svg(*layers), "ford.svg")


def test_an_open_stream_is_as_wide_as_its_stroke_and_that_is_told():
    line = '<path id="brook" d="M 0 20 L 20 20 L 20 40" style="fill:none;stroke:#00f;stroke-width:2"/>'
    found = drawn(layer("stream", line))
    (patch,) = found.map.terrain
    area = shapely.Polygon(patch.points)
    assert area.contains(shapely.Point(10, 20.9))
    assert not area.contains(shapely.Point(10, 18))
    assert area.area == pytest.approx(2 * 40, abs=2)
    assert any("brook is an open line; it is taken as wide as its stroke, 2 m" in one for one in found.told)


def test_what_is_filled_or_has_no_stroke_is_closed_as_a_drawing_fills_it():
    for style in ("fill:#00f", "fill:#00f;stroke:#000;stroke-width:2", "fill:none"):
        found = drawn(layer("stream", f'<path id="brook" d="M 0 20 L 20 20 L 20 40" style="{style}"/>'))
        assert shapely.Polygon(found.map.terrain[0].points).area == pytest.approx(200)


def test_the_word_on_an_object_outranks_the_word_on_its_layer():
    found = drawn(
        layer(
            "external_wall",
            '<path inkscape:label="internal_wall" id="W1" d="M 1 1 L 9 1"/>', '<path id="W2" d="M 1 5 L 9 5"/>',
        )
    )  # fmt: skip
    assert [(one.id, one.kind) for one in found.map.walls] == [
        ("W1", "internal_wall"),
        ("W2", "external_wall"),
    ]
    assert any("is taken for internal_wall, as its label says" in one for one in found.told)


def test_all_that_is_wrong_with_a_map_file_is_told_at_once_each_with_its_line(tmp_path):
    text = (
        '[map]\ntitle = "T"\nwidth_m = 20\nheight_m = 20\n'
        '[[wall]]\nid = "A"\nkind = "brick"\nline = [[0, 0], [5, 0]]\n'
        '[[wall]]\nid = "B"\nkind = "glass"\nline = [[0, 9], [5, 9]]\n'
    )
    file = tmp_path / "two.toml"
    file.write_text(text)
    with pytest.raises(MapError) as told:
        load_map(file, every=True)
    assert ["line 5" in told.value.sentences[0], "line 9" in told.value.sentences[1]] == [True, True]
    with pytest.raises(MapError) as first:
        parse_map(text, "two.toml")
    assert len(first.value.sentences) == 1


def test_numbers_of_figures_that_stand_close_are_read_apart():
    """No digit is lost, and no two numbers run together."""
    places = ((9, 3.5, 2.5), (11, 4.5, 2.5), (13, 5.5, 2.5), (7, 0, 0), (14, 13.9, 5.9), (2, 13.5, 5.5))
    figures = tuple(
        Figure(number=number, spot=Spot(x, y), facing_deg=0, posture="standing", side="red")
        for number, x, y in places
    )  # fmt: skip
    page = draw_text(ground(width_m=14, height_m=6), conditions=Conditions(figures=figures))
    rows = [line[5:] for line in page.splitlines()[1:7]]
    found = sorted(int(word) for row in rows for word in row.replace(".", " ").split())
    assert found == [2, 7, 9, 11, 13, 14]
    assert rows[3][3] == "9"
