"""The drawn map as it is printed: words in free space, hatched zones, a scale bar, north, a legend."""

import re
from itertools import combinations
from pathlib import Path

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from support.drawn_maps import box, ground, wall
from support.laws import law

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Conditions, Figure, MapCounter, Spot
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.import_svg import import_svg
from squadlog.ground.drawing.svg_words import words_on
from squadlog.ground.map.structures import Room
from squadlog.ground.map.zones import Zone

MAPS = sorted((Path(__file__).parents[2] / "scenarios" / "maps").glob("*.toml"))
FLOORS = [(path, floor) for path in MAPS for floor in range(1, load_map(path).floors + 1)]


def require_free(words, people):
    """No word over another, none over anybody."""
    for one, other in combinations(words, 2):
        assert not one.box.intersects(other.box), (one.text, other.text)
    for at in people:
        token = shapely.Point(at.x, at.y).buffer(FIGURE_RADIUS_M)
        assert not any(word.box.intersects(token) for word in words), at


@pytest.mark.parametrize(("path", "floor"), FLOORS, ids=lambda value: getattr(value, "stem", value))
def test_on_every_map_no_word_lies_over_another_or_over_a_soldier(path, floor):
    drawn = load_map(path)
    crowd = [
        Spot(drawn.width_m * (place % 7 + 0.5) / 7, drawn.height_m * (place // 7 + 0.5) / 5, floor)
        for place in range(35)
    ]
    figures = tuple(Figure(number, spot) for number, spot in enumerate(crowd, 1))
    require_free(words_on(drawn, floor, Conditions(figures=figures)), crowd)
    require_free(words_on(drawn, floor, Conditions()), ())


@pytest.mark.parametrize("floor", [1, 2])
def test_every_room_of_a_house_with_space_for_its_name_has_it(floor):
    house = load_map(next(path for path in MAPS if path.stem == "the_counting_house"))
    words = {word.text for word in words_on(house, floor, Conditions())}
    assert words >= {room.name for room in house.rooms if room.floor == floor}


@law(40)
@given(
    st.lists(st.builds(Spot, st.floats(0, 20), st.floats(0, 10)), max_size=12),
    st.lists(
        st.tuples(st.integers(0, 15), st.integers(0, 7), st.integers(1, 8), st.integers(1, 5)), max_size=5
    ),
)
def test_whoever_stands_where_no_word_lies_over_another(people, rooms):
    named = tuple(Room(name="counting room", points=box(x, y, x + w, y + h)) for x, y, w, h in rooms)
    figures = tuple(Figure(number, spot) for number, spot in enumerate(people, 1))
    require_free(words_on(ground(rooms=named), 1, Conditions(figures=figures)), people)


def test_a_drawn_map_has_its_scale_north_and_a_legend_of_what_is_on_it_and_is_read_back_as_it_was():
    zones = (Zone(id="a", side="Red", points=box(0, 0, 4, 4)),)
    drawn = ground(
        walls=(wall((0, 5), (20, 5)),), zones=zones, rooms=(Room(name="shop", points=box(5, 6, 15, 9)),)
    )
    written = draw_svg(drawn)
    words = set(re.findall(r">([^<>]+)</text>", written))
    assert {"5 m", "N", "shop", "Red", "external wall", "start zone", "Test ground"} <= words
    assert not {"river", "unit, looking", "stairs"} & words
    assert 'fill="url(#hatch)"' in written
    assert import_svg(written, "again.svg") == drawn


def test_the_legend_calls_counters_what_they_are_each_kind_once():
    counters = [
        MapCounter(text=text, kind=kind, spot=Spot(x, 5.0), side="red")
        for text, kind, x in (("?1", "pile", 3.0), ("?2", "pile", 6.0), ("c", "charge", 9.0))
    ]
    words = re.findall(r">([a-z]+)</text>", draw_svg(ground(), counters=counters))
    assert [word for word in words if word in ("pile", "charge")] == ["pile", "charge"]


def test_sides_have_their_own_hue_and_those_who_are_out_none():
    figures = (
        Figure(1, Spot(3, 3), side="Red"),
        Figure(2, Spot(6, 3), side="Blue"),
        Figure(3, Spot(9, 3), side="Red"),
    )
    written = draw_svg(ground(), conditions=Conditions(figures=figures, bodies=(Figure(4, Spot(12, 3)),)))
    hues = re.findall(r'<circle cx="\d+" cy="7" r="0.25" fill="([^"]+)"', written)
    body, one, two, three = hues
    assert one == three
    assert len({body, one, two}) == 3
