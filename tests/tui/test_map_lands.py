"""What the ground looks like in cells: surfaces, shallows, scenery that hides nothing of the rules, night."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.color_triplet import ColorTriplet
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from support.drawn_maps import box, ground, maps, wall
from support.ground_view import people, run
from support.laws import law
from textual.color import Color

from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.map.scenery import Decoration, DecorationKind
from squadlog.ground.map.structures import Room
from squadlog.ground.map.terrain import Patch
from squadlog.tui.chrome.themes import THEMES
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import SCALES_M, MapFrame
from squadlog.tui.map.glyphs import AS_FILL, FILL_BIT, FILLS, INK_MASK, INKS, LETTERS, NUMBER
from squadlog.tui.map.ground import picture
from squadlog.tui.map.lands.laid import lands
from squadlog.tui.map.lands.look import LAND, SURFACES
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.paint import contrast, paint_of
from squadlog.tui.map.raster import Raster

ALL = frozenset(LAYERS)
FRAME = MapFrame(20.0, 10.0, 40, 10, 0.5)
QUIET = frozenset(NUMBER[ink] for ink in ("blank", "texture", "scenery", "plant", "edge"))
OFTEN = LETTERS & {"name", "scale", "chosen", "path", "side-1", "side-2", "blast-1", "figure"}
points = st.tuples(st.floats(0, 20), st.floats(0, 10))
decorations = st.one_of(
    st.builds(
        lambda kind, ring: Decoration(id="d", kind=kind, points=ring),
        st.sampled_from(DecorationKind.__args__), st.lists(points, min_size=3, max_size=5, unique=True).map(tuple),
    ),
    st.builds(
        lambda kind, line, wide: Decoration(id="d", kind=kind, points=line, width_m=wide),
        st.sampled_from(DecorationKind.__args__), st.lists(points, min_size=2, max_size=4, unique=True).map(tuple),
        st.floats(0.1, 3),
    ),
)  # fmt: skip


def shown(drawn, *, layers=ALL, frame=FRAME):
    return picture(drawn, Conditions(), 1, frame, layers)


def fills_at(drawn, *places):
    """The fill of the cells at some places."""
    seen = shown(drawn)
    cells = [FRAME.cell(*place) for place in places]
    return [FILLS[ord(seen.codes[row][col]) >> FILL_BIT] for col, row in cells]


@law(8)
@given(maps(millimetres=True), st.lists(decorations, min_size=1, max_size=4), st.sampled_from(SCALES_M[:9]))
def test_scenery_hides_no_sign_of_the_rules_and_is_gone_with_its_layer(drawn, laid, scale_m):
    frame = MapFrame(drawn.width_m, drawn.height_m, 24, 10, scale_m)
    bare = drawn.model_copy(update={"decorations": ()})
    dressed = drawn.model_copy(update={"decorations": tuple(laid)})
    plain, seen = shown(bare, frame=frame), shown(dressed, frame=frame)
    for row, other in zip(range(frame.rows), seen.text, strict=True):
        for col, sign in enumerate(plain.text[row]):
            ink = ord(plain.codes[row][col]) & INK_MASK
            if sign != " " and ink not in QUIET and ink < AS_FILL:
                assert other[col] == sign
    off = shown(dressed, frame=frame, layers=ALL - {"scenery"})
    assert (off.text, off.codes) == (plain.text, plain.codes)


@given(
    st.lists(decorations, max_size=3),
    st.sampled_from(SCALES_M[:9]),
    st.integers(-20, 30),
    st.integers(-8, 12),
)
@law(12)
def test_banks_surfaces_and_scenery_are_the_same_in_whatever_larger_window(laid, scale_m, left, top):
    lake = Patch(id="L", kind="lake", points=((0, 0), (14, 0), (12, 7), (4, 5)))
    drawn = ground(surface="grass", terrain=(lake,), decorations=tuple(laid))
    frame = MapFrame(20.0, 10.0, 16, 8, scale_m, left, top)
    own, larger = shown(drawn, frame=frame), shown(drawn, frame=frame.wider())
    assert own.text == tuple(larger.row(frame, row)[0] for row in range(frame.rows))
    fills = [[ord(code) >> FILL_BIT for code in codes] for codes in own.codes]
    assert fills == [
        [ord(code) >> FILL_BIT for code in larger.row(frame, row)[1]] for row in range(frame.rows)
    ]


def test_water_is_shallow_at_its_bank_and_deep_in_the_middle_but_a_brook_has_no_banks():
    lake = ground(terrain=(Patch(id="L", kind="lake", points=box(4, 1, 16, 9)),))
    assert fills_at(lake, (10, 5), (4.3, 5), (10, 1.5), (2, 5)) == ["deep", "shallow", "shallow", "ground"]
    river = ground(terrain=(Patch(id="R", kind="river", points=box(0, 4, 20, 5)),))
    assert fills_at(river, (10, 4.5)) == ["deep"]
    signs = {sign for row in shown(lake).text for sign in row} - {" "}
    assert "≋" in signs, "shallow or not, it is a lake"


def test_water_has_no_bank_where_the_map_ends():
    lake = ground(terrain=(Patch(id="L", kind="lake", points=box(-5, -5, 10, 15)),))
    assert fills_at(lake, (0.2, 5), (5, 0.2), (9.6, 5)) == ["deep", "deep", "shallow"]


@pytest.mark.parametrize("surface", SURFACES)
def test_ground_and_rooms_have_the_colour_of_their_surface_and_woods_stay_woods(surface):
    drawn = ground(
        surface=surface,
        terrain=(Patch(id="W", kind="heavy", points=box(0, 0, 5, 10)),),
        rooms=(
            Room(name="x", points=box(12, 2, 18, 8), surface=surface),
            Room(name="y", points=box(6, 2, 9, 8)),
        ),
        walls=(wall((0, 9.9), (20, 9.9)),),
    )
    fill = SURFACES[surface][1]
    assert fills_at(drawn, (10.5, 5), (15, 5), (7.5, 5), (2, 5)) == [fill, fill, "floor", "thick"]


def test_a_patch_of_clear_ground_has_its_own_surface_and_without_one_that_of_the_map():
    drawn = ground(
        surface="snow",
        terrain=(
            Patch(id="A", kind="clear", points=box(0, 0, 5, 10), surface="paving"),
            Patch(id="B", kind="clear", points=box(5, 0, 10, 10)),
        ),
    )
    found = lands(drawn, 1, Raster(FRAME), scenery=True)
    assert [found[20, col] for col in (5, 25, 60)] == [LAND["paving"], LAND["snow"], LAND["snow"]]


def test_trees_and_rugs_are_seen_and_no_sign_of_theirs_means_woods():
    laid = (
        Decoration(id="t", kind="tree", points=box(1, 4, 3, 6)),
        Decoration(id="r", kind="rug", points=box(6, 3, 12, 7)),
        Decoration(id="f", kind="fence", points=((14, 1), (14, 9)), width_m=0.2),
    )
    drawn = ground(decorations=laid)
    seen = shown(drawn)
    assert fills_at(drawn, (9, 5)) == ["rug"]
    assert any(glyphs.TREE in row for row in seen.text)
    assert np.all([ord(row[28]) > glyphs.BRAILLE for row in seen.text[2:8]])
    assert not {"♣", "♧"} & {sign for row in seen.text for sign in row}


def test_in_every_look_night_is_dimmer_ground_and_sixteen_colours_are_enough_for_walls_and_words():
    """At night letters stand out 4.5 to 1 and walls 3 to 1; no letter falls into the colour behind it."""

    async def steps(app, view, pilot):
        for theme in THEMES:
            app.theme = theme.name
            await pilot.pause()
            day, night = paint_of(view, ()), paint_of(view, (), night=True)
            for place, fill in enumerate(FILLS):
                codes = [
                    (ink, chr(NUMBER[ink] | place << FILL_BIT)) for ink in (*sorted(OFTEN), "wall", "inner")
                ]
                for ink, code in codes:
                    least = 4.5 if ink in LETTERS else 3
                    assert contrast(*_colours(night.style(code))) >= least, (theme.name, ink, fill)
                    by_day = day.style(code)
                    assert _of_sixteen(by_day.color) != _of_sixteen(by_day.bgcolor), (theme.name, ink, fill)
                light, dim = (
                    _colours(paint.style(chr(place << FILL_BIT)))[1].brightness for paint in (day, night)
                )
                assert dim < light or light == 0

    run(steps, people())


def _colours(style):
    return [Color.from_rich_color(colour) for colour in (style.color, style.bgcolor)]


def _of_sixteen(colour: RichColor) -> ColorTriplet:
    return colour.downgrade(ColorSystem.STANDARD).get_truecolor(DEFAULT_TERMINAL_THEME)


def test_every_ink_of_the_map_fits_into_its_code():
    assert AS_FILL + len(FILLS) <= INK_MASK + 1
    assert len(FILLS) <= 1 << glyphs.UNSEEN_BIT - FILL_BIT
    assert len(set(INKS)) == len(INKS)
