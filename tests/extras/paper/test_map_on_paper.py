"""Maps on paper: their scale is exact, pages lie side by side, no word lies over another, a seat has its own eyes."""

import re
from itertools import combinations, pairwise
from math import hypot

import pytest
from shapely import LineString
from support.on_paper import room_of
from support.piles import hidden

from squadlog.battle.known import known
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.drawn_map import PaperMap, letters_at
from squadlog.extras.paper.marks import LETTER, SIZES, Lettering, Opening, Outline
from squadlog.extras.paper.scale import cut_up, millimetres
from squadlog.extras.paper.writing import write_document
from squadlog.ground.checking.load import map_agreed_on
from squadlog.ground.compiled.conditions import Conditions, Spot
from squadlog.ground.drawing.drawn_scene import scene_of
from squadlog.ground.drawing.figures.chip import Chip
from squadlog.ground.map.model import Map
from squadlog.ground.map.terrain import Contour
from squadlog.setup.maps import map_text, ready_maps

BOOK, RULINGS = load_rulebook(), load_rulings()
BLUE_HIDES = hidden((24, 5))
"""Unit 11 of blue hides at 20,10; a decoy lies at 24,5."""


def of_map(name, **options):
    """Pages of a ready map; `paper` is the sheet."""
    size = SIZES[options.pop("paper", "a4")]
    return document(
        "map", PrintOrder(book=BOOK, rulings=RULINGS, size=size, options=options, map_text=map_text(name))
    ).pages


def all_marks(page):
    for mark in page.marks:
        yield from mark.marks if isinstance(mark, Opening) else (mark,)


def said(pages):
    return [mark.text for page in pages for mark in all_marks(page) if isinstance(mark, Lettering)]


@pytest.mark.parametrize(("scale", "long"), [("25mm", 25.0), ("1in", 25.4), ("1:40", 25.0), ("0.5 in", 12.7)])
def test_a_wall_measures_on_paper_what_it_is_on_the_ground(scale, long):
    text = map_text("the_counting_house")
    drawn = map_agreed_on(text)
    wall = drawn.walls[0]
    wanted = [
        hypot(x2 - x1, y2 - y1) * long for (x1, y1), (x2, y2) in zip(wall.line, wall.line[1:], strict=False)
    ]
    pages = of_map("the_counting_house", scale=scale, floor="1")
    lines = [mark.places for page in pages[1:] for mark in all_marks(page) if isinstance(mark, Outline)]
    measured = {
        tuple(round(hypot(x2 - x1, y2 - y1), 6) for (x1, y1), (x2, y2) in pairwise(line)) for line in lines
    }
    assert tuple(round(one, 6) for one in wanted) in measured


def test_a_wall_measures_in_the_file_what_it_is_on_paper():
    """Read out of the page as HTML shows it: a millimetre to the unit."""
    pages = document(
        "map",
        PrintOrder(
            book=BOOK, rulings=RULINGS, options={"scale": "25mm"}, map_text=map_text("the_counting_house")
        ),
    )
    text = write_document(pages, "html", SIZES["a4"]).decode()
    assert re.search(r'width="210mm" height="297mm" viewBox="0 0 210 297"', text)
    walls = re.findall(r'd="M ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)', text)
    across = {round(abs(float(one[2]) - float(one[0])), 2) for one in walls}
    assert 16 * 25.0 in across


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
@pytest.mark.parametrize(("width", "height"), [(600, 500), (177, 900), (10, 10), (1523.7, 1016.2)])
def test_pages_cover_a_drawing_without_a_gap_and_without_an_overlap(width, height, size):
    cut = cut_up(width, height, size)
    assert sum(one.width * one.height for one in cut.pieces) == pytest.approx(width * height)
    for one, other in combinations(cut.pieces, 2):
        beside = one.x + one.width <= other.x + 1e-9 or other.x + other.width <= one.x + 1e-9
        beneath = one.y + one.height <= other.y + 1e-9 or other.y + other.height <= one.y + 1e-9
        assert beside or beneath, (one, other)
    assert all(
        one.x + one.width <= width + 1e-9 and one.y + one.height <= height + 1e-9 for one in cut.pieces
    )


def test_what_stands_on_two_pages_stands_at_the_same_place_of_the_ground():
    """A door that two pages show is as far from the edge of the one as the pages lie apart."""
    _, first, second, *_ = of_map("the_counting_house", scale="25mm", floor="1")
    cut = cut_up(600, 500, SIZES["a4"])
    step = cut.pieces[1].x - cut.pieces[0].x
    left, right = (
        {mark.places for mark in all_marks(page) if isinstance(mark, Outline)} for page in (first, second)
    )
    moved = {tuple((round(x - step, 6), round(y, 6)) for x, y in places) for places in left}
    there = {tuple((round(x, 6), round(y, 6)) for x, y in places) for places in right}
    assert len(moved & there) >= 10


@pytest.mark.parametrize("scale", [None, 25.0])
@pytest.mark.parametrize("name", ready_maps())
def test_no_word_lies_over_another_and_every_door_has_its_id(name, scale):
    drawn = map_agreed_on(map_text(name))
    scale_mm = scale or min(190 / drawn.width_m, 230 / drawn.height_m)
    for floor in range(1, drawn.floors + 1):
        scene = scene_of(drawn, floor, Conditions(), letters=letters_at(scale_mm))
        marks = PaperMap(scene, scale_mm).marks()
        boxes = [(one.text, *room_of(one)) for one in marks if isinstance(one, Lettering)]
        for (text, x1, y1, x2, y2), (other, u1, v1, u2, v2) in combinations(boxes, 2):
            assert x2 <= u1 or u2 <= x1 or y2 <= v1 or v2 <= y1, (text, other)
        named = {text.split()[0] for text, *_ in boxes}
        assert [door.id for door in drawn.doors if door.floor == floor and door.id not in named] == []


def test_a_map_on_one_page_has_its_title_and_legend_and_a_scale_and_north():
    words = said(of_map("the_counting_house", grid="1"))
    assert {"The Counting House, floor 1 of 2", "The Counting House, floor 2 of 2", "N", "5 m"} <= {*words}
    assert {"external wall", "window", "door", "stairs", "start zone", "lines every 1 m"} <= {
        part for word in words for part in word.split(" · ")
    }
    assert {"10", "24"} <= {*words}, "the figures of the grid"


def test_pages_to_glue_are_named_and_tell_which_page_goes_where():
    overview, *pages = of_map("the_counting_house", scale="25mm", floor="1", paper="letter")
    names = [mark.text for mark in overview.marks if isinstance(mark, Lettering)]
    every = [next(one.text for one in page.marks if isinstance(one, Lettering)) for page in pages]
    assert every[:2] == ["A1", "A2"]
    assert {*every} <= {*names}
    assert "A2 goes here, to the dashed line" in said([pages[0]])
    assert "cut here, glue on A1" in said([pages[1]])
    assert {(page.width, page.height) for page in pages} <= {
        (LETTER.width, LETTER.height), (LETTER.height, LETTER.width)
    }  # fmt: skip


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("scale", "large", "scale wants what a metre is on paper"),
        ("scale", "1:0", "scale wants"),
        ("scale", "9999in", "0.5 to 100 mm"),
        ("scale", "nan", "scale wants"),
        ("scale", "100mm", "150 at most"),
        ("grid", "-1", "grid wants metres"),
        ("floor", "3", "has floors 1 to 2"),
        ("floor", "²", "has floors 1 to 2"),
        ("units", "maybe", "units is yes or no"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_sentence(option, value, says):
    name = "the_long_ford" if value == "100mm" else "the_counting_house"
    with pytest.raises(PaperError, match=says) as told:
        of_map(name, **{option: value})
    assert str(told.value).count("\n") == 0


@pytest.mark.parametrize("scale", ["page", "25mm"])
def test_a_seat_finds_on_its_map_only_what_it_knows(scale):
    """HID-02: piles by their signs, and nobody beneath them."""

    def seen(played, seat):
        asked = PrintOrder(
            book=BOOK, rulings=RULINGS, battle=known(played.battle, seat), seat=seat, options={"scale": scale}
        )
        return document("map", asked)

    pages = seen(BLUE_HIDES, "red")
    words = said(pages.pages)
    assert {"?1", "?2"} <= {*words}
    assert "11" not in words
    assert seen(BLUE_HIDES, "referee") != pages
    told = said(seen(BLUE_HIDES, "referee").pages)
    assert any("for the referee: it shows everything" in one for one in told)
    assert any("as Red knows it" in one for one in words)


def test_a_map_without_who_stands_on_it_is_that_of_the_battle():
    asked = PrintOrder(
        book=BOOK, rulings=RULINGS, battle=known(BLUE_HIDES.battle, "referee"), seat="referee",
        options={"units": "no"},
    )  # fmt: skip
    words = said(document("map", asked).pages)
    assert not {"?1", "?2", "1"} & {*words}


def test_millimetres_to_the_metre_are_read_as_people_say_them():
    assert [millimetres(one) for one in ("25mm", " 1 IN", "2.5cm", "1:100")] == [25.0, 25.4, 25.0, 10.0]


def test_no_word_hides_a_wall_or_a_door():
    """What is built is what the map is for: a name is rather small, or runs upwards, or is left out."""
    for name in ready_maps():
        drawn = map_agreed_on(map_text(name))
        scale_mm = min(185 / drawn.width_m, 225 / drawn.height_m)
        for floor in range(1, drawn.floors + 1):
            words = scene_of(drawn, floor, Conditions(), letters=letters_at(scale_mm)).words
            there = [LineString(wall.line) for wall in drawn.walls if wall.floor == floor]
            there += [LineString(door.ends) for door in drawn.doors if door.floor == floor]
            ids = {door.id for door in drawn.doors}
            names = [word for word in words if word.text.split()[0] not in ids]
            assert [word.text for word in names for one in there if word.box.intersects(one)] == [], name


def test_every_start_zone_and_every_room_of_the_toll_bridge_is_named():
    for name, sides in (("definitely_not_camping", 5), ("toll_bridge", 4)):
        assert len([text for text in said(of_map(name)) if text.startswith("start: ")]) == sides


def test_strokes_of_a_contour_line_lie_where_the_ground_falls():
    """MAP-07: a hill has them outside, a pit inside, an open line on the side that is not up."""
    square = ((2, 2), (6, 2), (6, 6), (2, 6))
    for points, closed, up, falls_inside in (
        (square, True, "inside", False),
        (square[::-1], True, "inside", False),
        (square, True, "outside", True),
        (((0, 4), (8, 4)), False, "left", None),
        (((0, 4), (8, 4)), False, "right", None),
    ):
        drawn = Map(
            title="A hill",
            width_m=8,
            height_m=8,
            contours=(Contour(id="C", points=points, closed=closed, up=up),),
        )
        marks = PaperMap(scene_of(drawn, 1, Conditions(), letters=letters_at(10)), 10).marks()
        brown = [mark for mark in marks if isinstance(mark, Outline) and mark.ink == "#8a5a20"]
        strokes = [mark.places[1] for mark in brown if len(mark.places) == 2 and mark.width == 0.3]
        strokes = [(x, y) for x, y in strokes if not (x in (0, 80) and y == 40)]
        assert len(strokes) >= 8
        for x, y in strokes:
            if falls_inside is None:
                assert (y > 40) == (up == "left"), "north is up the page"
            else:
                assert (20 < x < 60 and 20 < y < 60) == falls_inside


def test_soldiers_on_paper_are_chips_with_their_number_told_apart_by_filling_and_posture():
    text = map_text("training_yard")
    scene = scene_of(map_agreed_on(text), 1, Conditions())

    def marks(**more):
        return tuple(PaperMap(scene, 10.0, chips=(Chip("7", Spot(9.0, 9.0), **more),)).marks())

    assert "7" in [mark.text for mark in marks() if isinstance(mark, Lettering)]
    ways = (
        [{"side": side} for side in range(4)],
        [{"posture": posture} for posture in ("standing", "kneeling", "prone")],
        [{"wound": wound} for wound in ("", "L", "M", "S")],
        [{"kind": kind} for kind in ("unit", "body", "marker")],
        [{"facing_deg": facing} for facing in (None, 0.0, 90.0)],
    )
    for several in ways:
        assert len({marks(**more) for more in several}) == len(several)


def test_scenery_is_drawn_in_faint_lines_beneath_all_that_a_rule_knows():
    drawn = map_agreed_on(map_text("the_counting_house"))
    bare = drawn.model_copy(update={"decorations": ()})
    whole, without = (
        list(PaperMap(scene_of(one, 1, Conditions()), 8.0, words=False).marks()) for one in (drawn, bare)
    )
    ruled = set(without)
    scenery = [mark for mark in whole if mark not in ruled]
    assert len(scenery) > 100
    assert {mark.ink for mark in scenery if mark.width} <= {"#8a8a8a", "#c8c8c8", "#ffffff"}
    assert without == [mark for mark in whole if mark in ruled]
