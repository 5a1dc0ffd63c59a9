"""The ground as characters, against a slow twin that asks what lies at the middle of each sub-cell."""

from pathlib import Path

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from support.drawn_maps import box, ground, maps, wall
from support.laws import law

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Breach, Conditions
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Obstacle, Shaft, Window
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.ground.map.zones import Circle, Zone
from squadlog.tui.chrome.cells import BLOCKS
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import SCALES_M, MapFrame
from squadlog.tui.map.ground import picture
from squadlog.tui.map.lands.laid import kinds
from squadlog.tui.map.lands.look import KINDS
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.raster import Raster

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "maps").glob("*.toml"))
ALL = frozenset(LAYERS)
NOTHING = Conditions()
scales = st.sampled_from(SCALES_M[:18])


def shown(drawn, *, scale_m=0.5, floor=1, conditions=NOTHING, layers=ALL):
    """All of a map of 20 by 10 m, as rows of text."""
    frame = MapFrame(drawn.width_m, drawn.height_m, 1, 1, scale_m)
    frame = MapFrame(drawn.width_m, drawn.height_m, frame.map_cols, frame.map_rows, scale_m)
    return picture(drawn, conditions, floor, frame, layers).text


def chars(drawn, **how):
    return set("".join(shown(drawn, **how)))


@law(40)
@given(maps(millimetres=True), scales, st.integers(-20, 60), st.integers(-10, 40))
def test_terrain_is_what_the_last_patch_at_the_middle_of_each_sub_cell_says(drawn, scale_m, left, top):
    raster = Raster(MapFrame(drawn.width_m, drawn.height_m, 12, 6, scale_m, left, top))
    found = kinds(drawn, 1, raster)
    for row, y in enumerate(raster.y):
        for col, x in enumerate(raster.x):
            kind = drawn.ground
            for patch in drawn.terrain:
                if even_odd(patch.points, x, y):
                    kind = patch.kind
            assert KINDS[found[row, col]] == kind, (x, y)


def even_odd(ring, x, y):
    inside = False
    for (px, py), (qx, qy) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (py > y) != (qy > y) and px + (y - py) * (qx - px) / (qy - py) > x:
            inside = not inside
    return inside


@law(40)
@given(
    st.lists(st.tuples(st.floats(0, 20), st.floats(0, 10)), min_size=2, max_size=4, unique=True),
    st.sampled_from(SCALES_M[2:9]),
)
def test_a_wall_marks_the_sub_cells_it_passes_and_no_others(line, scale_m):
    raster = Raster(MapFrame(20.0, 10.0, 50, 14, scale_m))
    marked, drawn = raster.dots([line]), shapely.LineString(line)
    half = raster.sub_m / 2
    x, y = np.meshgrid(raster.x, raster.y)
    cells = shapely.box(x - half, y - half, x + half, y + half)
    long = shapely.length(shapely.intersection(cells, drawn))
    # One that runs along the side between two sub-cells is in one of them, though it is as long in both.
    assert marked[long > raster.sub_m + 1e-9].all()
    assert (shapely.distance(cells, drawn)[marked] < 1e-4).all()


@law(60)
@given(maps(millimetres=True), scales, st.integers(-30, 60), st.integers(-15, 30), st.integers(1, 3))
def test_a_window_shows_the_same_whatever_larger_window_it_is_cut_from(drawn, scale_m, left, top, floor):
    frame = MapFrame(drawn.width_m, drawn.height_m, 16, 8, scale_m, left, top)
    own = picture(drawn, NOTHING, floor, frame, ALL)
    larger = picture(drawn, NOTHING, floor, frame.wider(), ALL)
    assert own.text == tuple(larger.row(frame, y)[0] for y in range(frame.rows))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
@pytest.mark.parametrize("size", [(20, 8), (80, 24), (200, 60)])
def test_every_map_shows_its_walls_at_every_scale(path, size):
    drawn = load_map(path)
    frame = MapFrame(drawn.width_m, drawn.height_m, *size).fitted()
    walls = BLOCKS
    while True:
        text = picture(drawn, NOTHING, 1, frame, ALL).text
        assert len(text) == size[1]
        assert all(len(row) == size[0] for row in text)
        assert not drawn.walls or walls & set("".join(text))
        nearer = frame.zoomed(1, size[0] // 2, size[1] // 2)
        if nearer.scale_m == frame.scale_m or nearer.scale_m < 0.5:
            break
        point = drawn.walls[0].line[0] if drawn.walls else (1, 1)
        frame = nearer.centred(*point)


@pytest.mark.parametrize("state", ["open", "closed", "locked", "destroyed"])
def test_each_state_of_a_door_has_a_sign_of_its_own(state):
    """MAP-10, SET-08: the door is drawn as play has left it."""
    door = Door(id="D", kind="internal_door", ends=((5.0, 5.0), (6.0, 5.0)))
    drawn = ground(walls=(wall((0, 5), (20, 5)),), doors=(door,))
    found = chars(drawn, conditions=Conditions(doors={"D": state}))
    signs = {sign for sign, _ in glyphs.DOORS.values()}
    assert found & signs == {glyphs.DOORS[state][0]}


def test_a_door_stands_where_it_is_drawn_with_wall_on_both_sides():
    door = Door(id="D", kind="internal_door", ends=((5.0, 5.0), (6.0, 5.0)))
    rows = shown(ground(walls=(wall((0, 5), (20, 5)),), doors=(door,)))
    assert [row.strip() for row in rows if row.strip()] == ["▀" * 10 + "▣▣" + "▀" * 28]


def test_a_window_follows_its_wall_and_a_sealed_one_differs():
    """MAP-12, MAP-13."""
    walls = wall((5, 0), (5, 10)), wall((0, 5), (20, 5), name="V")
    ends = ((5.0, 7.0), (5.0, 8.0)), ((10.0, 5.0), (11.0, 5.0))
    for ship, (flat, upright) in ((False, glyphs.WINDOW), (True, glyphs.SEALED)):
        panes = tuple(Window(id=f"w{place}", ends=pair, ship=ship) for place, pair in enumerate(ends))
        assert {flat, upright} <= chars(ground(walls=walls, windows=panes))
    destroyed = Conditions(destroyed=frozenset({"w0", "w1"}))
    assert glyphs.DESTROYED in chars(ground(walls=walls, windows=panes), conditions=destroyed)


def test_a_breach_opens_the_wall_where_it_was_made():
    """OBS-01."""
    drawn = ground(walls=(wall((0, 5), (20, 5)),))
    rows = shown(drawn, conditions=Conditions(breaches=(Breach("W", (8.0, 5.0)),)))
    (line,) = (row for row in rows if row.strip())
    assert [place for place, char in enumerate(line) if char == glyphs.BREACH] == [15, 16]


@pytest.mark.parametrize(
    ("cover", "high", "sign"),
    [
        ("half_soft", False, glyphs.LOW_SOFT),
        ("half_hard", False, glyphs.LOW_HARD),
        ("full_hard", True, glyphs.HIGH),
    ],
)
def test_obstacles_tell_what_they_cover_and_a_destroyed_one_is_gone(cover, high, sign):
    """MAP-14, MAP-15."""
    thing = Obstacle(id="T", kind="other", cover=cover, high=high, points=box(3, 3, 6, 6))
    drawn = ground(obstacles=(thing,))
    assert sign in chars(drawn)
    assert sign not in chars(drawn, conditions=Conditions(destroyed=frozenset({"T"})))


def test_even_the_smallest_column_is_marked():
    thing = Obstacle(id="T", kind="column", cover="full_hard", high=True, points=box(3, 3, 3.1, 3.1))
    assert "".join(shown(ground(obstacles=(thing,)), scale_m=1.0)).count(glyphs.HIGH) == 1


def test_shafts_show_on_their_floors_only():
    """MAP-16, MAP-17, STO-03."""
    stairs = Shaft(id="S", points=box(2, 2, 4, 6), floors=(1, 2))
    lift = Shaft(id="E", points=box(6, 2, 8, 6), floors=(2, 3))
    drawn = ground(floors=3, stairs=(stairs,), elevators=(lift,))
    signs = {glyphs.STAIRS, glyphs.ELEVATOR}
    assert [chars(drawn, floor=floor) & signs for floor in (1, 2, 3)] == [{"≡"}, {"≡", "⇕"}, {"⇕"}]


@pytest.mark.parametrize(
    ("up", "side"), [("left", "▵"), ("right", "▿")], ids=["up on the left", "up on the right"]
)
def test_the_triangles_of_a_contour_point_uphill(up, side):
    """MAP-07: an open line drawn eastwards has north on its left."""
    line = Contour(id="C", points=((0, 5), (20, 5)), closed=False, up=up)
    assert chars(ground(contours=(line,))) & set(glyphs.UPHILL) == {side}


@pytest.mark.parametrize("turned", [False, True], ids=["drawn one way", "drawn the other way"])
@pytest.mark.parametrize(("up", "north_side"), [("inside", "▿"), ("outside", "▵")])
def test_a_hill_is_up_inside_and_a_pit_outside_whichever_way_it_is_drawn(turned, up, north_side):
    """MAP-07: seen on the line's north side, where inside is south."""
    ring = box(4, 2, 16, 8)
    line = Contour(id="C", points=ring[::-1] if turned else ring, up=up)
    upper = "".join(shown(ground(contours=(line,)))[:3])
    assert set(upper) & {"▵", "▿"} == {north_side}


def test_upper_floors_have_neither_terrain_nor_contours():
    """MAP-01."""
    drawn = ground(floors=2, terrain=(Patch(id="w", kind="heavy", points=box(1, 1, 9, 9)),))
    assert "♣" in chars(drawn)
    assert chars(drawn, floor=2) == {" "}


def test_start_zones_show_only_with_their_layer():
    zones = (Zone(id="a", side="Red", circle=Circle(centre=(5, 5), radius_m=3)),)
    zones += (Zone(id="b", side="Blue", points=box(10, 2, 18, 8)),)
    assert glyphs.ZONE in chars(ground(zones=zones))
    assert chars(ground(zones=zones), layers=ALL - {"zones"}) == {" "}


@pytest.mark.parametrize("scale_m", SCALES_M)
@pytest.mark.parametrize("side", [1.0, 1_000.0])
def test_the_smallest_and_the_largest_map_can_be_drawn(side, scale_m):
    drawn = Map(title="a map", width_m=side, height_m=side, floors=20, walls=(wall((0, 0), (side, side)),))
    frame = MapFrame(side, side, 80, 24, scale_m).centred(side / 2, side / 2)
    for floor in (1, 20):
        assert len(picture(drawn, NOTHING, floor, frame, ALL).text) == 24


def test_each_meaning_has_signs_no_other_meaning_has():
    """No meaning hangs on a colour alone."""
    kinds_of_ground = {
        sign for rows, _, _ in glyphs.GROUND.values() for row in rows for sign in set(row) - {" "}
    }
    doors = {sign for sign, _ in glyphs.DOORS.values()}
    rest = [glyphs.TREE, glyphs.PLANT, glyphs.STONE, glyphs.THING, glyphs.PIN, *glyphs.WINDOW, *glyphs.SEALED, glyphs.BREACH, glyphs.LOW_SOFT, glyphs.LOW_HARD, glyphs.HIGH,
            glyphs.STAIRS, glyphs.ELEVATOR, glyphs.ZONE, *glyphs.UPHILL, *glyphs.ARROWS, glyphs.STANDING, glyphs.BODY,
            glyphs.DROPPED, glyphs.TRAIL, glyphs.WALKED, glyphs.HATCH, glyphs.HAZE, glyphs.AREA, glyphs.ARC,
            *(sign for sign, _ in glyphs.ARCS.values()), *glyphs.MARKS.values(), *glyphs.LINES[1:], glyphs.BLOCKED, glyphs.CLOSE, *glyphs.SIGHT,
            *sorted(BLOCKS), glyphs.TOP, glyphs.BOTTOM, glyphs.WEST, glyphs.EAST]  # fmt: skip
    every = [*kinds_of_ground, *doors, *rest]
    assert len(every) == len(set(every))
    told = "".join(sample for sample, _ in glyphs.LEGEND)
    assert {sign for sign in every if sign not in told} <= {*BLOCKS, *glyphs.ARROWS, *glyphs.LINES}
    assert kinds_of_ground | doors <= set(told)
