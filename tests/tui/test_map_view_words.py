"""Words on the map: in free space, never over each other, never over a soldier, and left out where there is no room."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.drawn_maps import box, ground, wall
from support.laws import law

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.drawing.figures.map_scene import MapScene, UnitLabel
from squadlog.ground.drawing.figures.overlays import Arc, PathLine, Sight, Walked
from squadlog.ground.map.structures import Room
from squadlog.tui.map.canvas import Layer
from squadlog.tui.map.frame import SCALES_M, MapFrame
from squadlog.tui.map.glyphs import INK_MASK, INKS
from squadlog.tui.map.ground import picture
from squadlog.tui.map.labels import place_labels
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.names import names

MAPS = sorted((Path(__file__).parents[2] / "scenarios" / "maps").glob("*.toml"))
FLOORS = [(path, floor) for path in MAPS for floor in range(1, load_map(path).floors + 1)]
ALL = frozenset(LAYERS)


def layer_of(drawn, frame, spots=(), floor=1, *, overlays=()):
    """The picture of a map with units on these spots, and its scene."""
    figures = tuple(Figure(number, spot, 90) for number, spot in enumerate(spots, 1))
    labels = {one.number: UnitLabel(f"C{one.number}", "C", facing_deg=90, marks="w") for one in figures}
    scene = MapScene(drawn, Conditions(figures=figures), labels, tuple(overlays))
    return Layer(scene, frame, floor, ALL, None, names=names(drawn, floor, frame)), scene


def require_free(layer, scene, frame, floor):
    """Every word stands whole, in one row, on cells of its own; every soldier can be read."""
    for unit in place_labels(scene, frame, floor):
        for row, col, char, ink in unit.cells:
            assert layer.rows[row][col] == (char, ink)
            assert (row, col) not in layer.written
    pieces = {}
    for (row, col), words in layer.written.items():
        pieces.setdefault((words, row), []).append(col)
    for (words, row), cols in pieces.items():
        if words == "scale":
            continue
        shown = "".join(layer.rows[row][col][0] for col in sorted(cols))
        assert shown in words * len(cols), "another word lies over it"


@pytest.mark.parametrize(("path", "floor"), FLOORS, ids=lambda value: getattr(value, "stem", value))
@pytest.mark.parametrize("size", [(40, 12), (72, 22), (160, 44)], ids=str)
def test_on_every_map_no_name_lies_over_a_soldier_a_wall_or_another_name(path, floor, size):
    drawn = load_map(path)
    frame = MapFrame(drawn.width_m, drawn.height_m, *size).fitted()
    crowd = [
        Spot(drawn.width_m * (place % 6 + 0.5) / 6, drawn.height_m * (place // 6 + 0.5) / 5, floor)
        for place in range(30)
    ]
    layer, scene = layer_of(drawn, frame, crowd, floor)
    require_free(layer, scene, frame, floor)
    bare = picture(drawn, Conditions(), floor, frame, ALL)
    for (row, col), words in layer.written.items():
        quiet = dict(enumerate(INKS)).get(ord(bare.codes[row][col]) & INK_MASK) in (
            "texture",
            "scenery",
            "plant",
        )
        if words != "scale" and not quiet:
            assert bare.text[row][col] in " ,♧♣~≈≋ψ.·▀▄▌▐▖▗▘▝▙▟▛▜▚▞", (words, bare.text[row])


@pytest.mark.parametrize("path", [path for path in MAPS if load_map(path).rooms], ids=lambda path: path.stem)
def test_on_an_empty_map_every_room_that_has_space_says_its_name(path):
    drawn = load_map(path)
    frame = MapFrame(drawn.width_m, drawn.height_m, 160, 48).fitted()
    layer, _ = layer_of(drawn, frame)
    assert set(layer.written.values()) - {"scale"} >= {name.name for name in names(drawn, 1, frame)}


spots = st.builds(Spot, st.floats(0, 20), st.floats(0, 10))
overlays = st.one_of(
    st.builds(PathLine, st.lists(spots, min_size=2, max_size=4).map(tuple), st.just(("4.0 m", "8.5 m", "9 m"))),
    st.builds(Sight, spots, spots, st.just("clear"), st.just("12.3 m")),
    st.builds(Arc, spots, st.floats(0, 360), st.sampled_from([180.0, 90.0, 45.0]), st.floats(1, 9), st.just("90°")),
    st.builds(Walked, st.lists(st.tuples(spots, spots), max_size=3).map(tuple), st.just(("T1.2", "T1.3", "T2.1"))),
)  # fmt: skip
rooms = st.lists(
    st.builds(
        lambda name, x, y, wide, high: Room(name=name, points=box(x, y, x + wide, y + high)),
        st.sampled_from(["shop", "store", "counting room", "hall"]),
        st.integers(0, 14), st.integers(0, 6), st.integers(2, 9), st.integers(1, 5),
    ), max_size=5,
)  # fmt: skip


@law(80)
@given(
    rooms,
    st.lists(spots, max_size=16),
    st.lists(overlays, max_size=4),
    st.integers(8, 90),
    st.integers(4, 30),
)
def test_whoever_stands_where_no_word_lies_over_another_or_over_a_soldier(rooms, where, laid, cols, high):
    frame = MapFrame(20.0, 10.0, cols, high).fitted()
    drawn = ground(rooms=tuple(rooms))
    layer, scene = layer_of(drawn, frame, where, overlays=laid)
    require_free(layer, scene, frame, 1)


def test_a_name_makes_room_for_who_stands_on_it_and_is_left_out_where_it_cannot():
    drawn = ground(rooms=(Room(name="store", points=box(2, 1, 12, 9)),))
    frame = MapFrame(20.0, 10.0, 40, 10, 0.5)
    free, _ = layer_of(drawn, frame)
    (row, _), *_ = [cell for cell, words in free.written.items() if words == "store"]
    crowded, _ = layer_of(drawn, frame, [Spot(x, 10 - row - 0.5) for x in (3.0, 5.0, 7.0, 9.0, 11.0)])
    (other, _), *_ = [cell for cell, words in crowded.written.items() if words == "store"]
    assert other != row
    everywhere = [Spot(x + 0.5, y + 0.5) for x in range(2, 12) for y in range(1, 9)]
    full, _ = layer_of(drawn, frame, everywhere)
    assert "store" not in full.written.values()


def test_a_figure_at_the_cursor_stands_beside_its_brackets():
    frame = MapFrame(20.0, 10.0, 40, 10, 0.5)
    scene = MapScene(ground(), overlays=(Sight(Spot(2, 5), Spot(10, 5), "clear", "8.0 m"),))
    layer = Layer(scene, frame, 1, ALL, Spot(10, 5))
    row = "".join(layer.rows[5].get(col, (" ", ""))[0] or " " for col in range(40))
    assert "]8.0 m" in row or "8.0 m[" in row


@law(40)
@given(st.integers(2, 12), st.integers(2, 6), st.sampled_from(SCALES_M[:8]))
def test_the_name_of_a_room_stays_within_its_walls(width, height, scale_m):
    ring = box(3, 2, 3 + width, 2 + height)
    drawn = ground(rooms=(Room(name="counting room", points=ring),), walls=(wall(*ring, ring[0]),))
    frame = MapFrame(20.0, 10.0, 1, 1, scale_m)
    frame = MapFrame(20.0, 10.0, frame.map_cols, frame.map_rows, scale_m)
    layer, _ = layer_of(drawn, frame)
    bare = picture(drawn, Conditions(), 1, frame, ALL)
    for (row, col), words in layer.written.items():
        if words != "scale":
            assert bare.text[row][col] == " "
            assert 3 < (col + 0.5) * scale_m < 3 + width
            assert 2 < 10 - (row + 0.5) * 2 * scale_m < 2 + height
