"""A map in one of the looks: the same map when it is read back, its ground named by a hash, fit for a strict page."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from support.drawn_ground import drawn_wrongly
from support.drawn_maps import ground, maps, wall
from support.laws import law

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.drawing.import_svg import import_svg
from squadlog.ground.drawing.looks.canvas import Canvas
from squadlog.ground.drawing.looks.draw_ground import canvas_of, draw_ground
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.ground.drawing.looks.look_scene import LookScene
from squadlog.ground.drawing.looks.names import names_of
from squadlog.ground.drawing.looks.nature import crown_places
from squadlog.ground.drawing.looks.palette import LOOKS
from squadlog.ground.drawing.looks.paths import Plotter
from squadlog.ground.drawing.looks.styles import STYLES
from squadlog.ground.drawing.looks.textures import Textures
from squadlog.ground.map.dump import dump_map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.structures import Room
from squadlog.ground.map.terrain import Patch
from squadlog.ground.map.zones import Zone
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.moves_terrain import kinds_at

READY = sorted((Path(__file__).parents[2] / "scenarios" / "maps").glob("*.toml"))
load = cache(load_map)
_looks = pytest.mark.parametrize("look", LOOKS)


@_looks
@pytest.mark.parametrize("path", READY, ids=lambda path: path.stem)
def test_every_look_of_a_ready_map_reads_back_as_the_same_map_and_a_strict_page_may_show_it(path, look):
    """It has no style, no script, and nothing from elsewhere."""
    drawn = load(path)
    text = draw_look(drawn, look, floor=1 if look == "table" else drawn.floors, night=look != "ink")
    assert dump_map(import_svg(text, "again.svg")) == dump_map(drawn)
    for element in ET.fromstring(text).iter():  # noqa: S314 - our own
        assert "style" not in element.attrib
        assert element.tag.rpartition("}")[2] not in ("style", "script", "image", "filter")
        for key, said in element.attrib.items():
            assert not key.lower().startswith("on")
            assert not key.endswith("href") or said.startswith("#")
            assert "url(" not in said or said.startswith("url(#")


@given(maps(millimetres=True), st.sampled_from(LOOKS), st.booleans())
@law(30)
def test_any_map_in_any_look_by_day_and_night_reads_back_the_same(drawn, look, night):
    assert import_svg(draw_look(drawn, look, night=night), "again.svg") == drawn


@pytest.mark.parametrize("path", READY, ids=lambda path: path.stem)
def test_the_picture_says_what_the_rules_say_of_ground_walls_and_cover(path):
    """MAP-01..22; more places by tests/large/drawn_ground.py."""
    assert not list(drawn_wrongly(load(path), 20, Random(29)))


def test_a_tree_stands_in_the_woods_it_is_drawn_for():
    for path in READY:
        drawn = load(path)
        scene, land = LookScene(drawn, 1), MoveGround(drawn).under(Conditions()).land
        style = STYLES["table"]
        canvas = Canvas(scene, style, Textures(style.textures), Plotter(drawn.height_m))
        for kind in ("light", "heavy"):
            for x, y in (spot for _, spots in crown_places(canvas, kind) for spot in spots):
                assert kind in dict(kinds_at(x, y, land.patches[::-1], land.base)), (path.stem, x, y)


def test_outlines_that_cross_themselves_are_drawn_as_far_as_they_are_areas():
    room = Room(name="0", points=((0, 0), (6.8, 0.2), (1.4, 2.1), (1.9, 0.6), (10, 0.4)), surface="grass")
    line = Room(name="1", points=((0, 0), (4, 0), (2, 0)))
    walls = (wall((0.2, 2.2), (0.1, 0.1), (0.7, 9), (19, 0), (6, 3)),)
    puddle = Patch(id="puddle", kind="river", points=((0, 0), (0, 0.001), (0.001, 0)))
    drawn = ground(rooms=(room, line), walls=walls, terrain=(puddle,), ground="heavy")
    assert import_svg(draw_look(drawn, "table"), "again.svg") == drawn


@pytest.mark.parametrize("path", READY, ids=lambda path: path.stem)
def test_names_stand_on_the_map_off_walls_and_furniture_and_off_one_another(path):
    drawn = load(path)
    for floor in range(1, drawn.floors + 1):
        scene = LookScene(drawn, floor)
        boxes = [word.box for word in names_of(scene)]
        lines = [shapely.LineString(wall.line) for wall in drawn.walls if wall.floor == floor]
        built = shapely.union_all([*lines, *map(shapely.LineString, scene.openings)])
        standing = [shapely.Polygon(one.points) for one in drawn.obstacles if one.floor == floor]
        assert not shapely.intersects(boxes, built).any()
        assert not shapely.overlaps(boxes, shapely.union_all(standing)).any()
        assert shapely.covers(shapely.box(0, 0, drawn.width_m, drawn.height_m), boxes).all()
        assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("floor", [1, 2])
def test_every_room_of_a_house_in_a_look_is_named(floor):
    house = load(next(path for path in READY if path.stem == "the_counting_house"))
    said = " ".join(word.text for word in names_of(LookScene(house, floor)))
    assert all(room.name in said for room in house.rooms if room.floor == floor)


@_looks
def test_rain_falls_outdoors_and_is_no_part_of_the_ground(look):
    """ENV-02: weather counts outdoors alone."""
    house = load(next(path for path in READY if path.stem == "the_counting_house"))
    text = draw_look(house, look, conditions=Conditions(around=("rain",)))
    ground, figures = text.split('<g id="figures"')
    assert "__rain" not in ground
    falls = re.search(r'url\(#__rain\)" fill-rule="evenodd" d="([^"]*)"', figures)[1]
    assert falls.count("z") == 2  # the whole map, but for the house
    assert import_svg(text, "again.svg") == house


@_looks
def test_the_hash_names_the_ground_whatever_happens_in_play(look):
    drawn = load(next(path for path in READY if path.stem == "the_counting_house"))
    stood = Conditions(figures=(Figure(1, Spot(3, 3)),), doors={drawn.doors[0].id: "open"})

    def named(text):
        found = re.search(
            r'<g id="ground" data-hash="([0-9a-f]+)"[^>]*>\n(.*)</g>\n<g id="figures"', text, re.DOTALL
        )
        return found.groups()

    said = named(draw_look(drawn, look))
    assert named(draw_look(drawn, look, conditions=stood)) == said
    others = [named(draw_look(drawn, look, night=True)), named(draw_look(drawn, look, floor=2))]
    assert len({said[0], *(one[0] for one in others)}) == 3


def test_woods_with_a_surface_look_like_woods_in_every_look():
    """Where no crowns stand on them, the pattern of the woods itself does."""
    ring = ((1.0, 1.0), (9.0, 1.0), (9.0, 9.0), (1.0, 9.0))
    for look in LOOKS:
        for kind in ("light", "heavy"):
            drawn = ground(terrain=(Patch(id="T1", kind=kind, points=ring, surface="grass"),))
            canvas = canvas_of(drawn, look, 1)
            assert canvas.style.crowns or canvas.ground_of(drawn.terrain[0]) == f"url(#__{kind})"


def test_a_name_keeps_off_scenery_where_there_is_room_beside_it():
    room = Room(name="kitchen", points=((1.0, 1.0), (9.0, 1.0), (9.0, 9.0), (1.0, 9.0)))
    rug = Decoration(id="R", kind="rug", points=((4.0, 4.0), (6.0, 4.0), (6.0, 6.0), (4.0, 6.0)))
    whole = Decoration(id="R", kind="rug", points=room.points)
    (beside,) = names_of(LookScene(ground(rooms=(room,), decorations=(rug,)), 1))
    half = beside.size_m / 2
    assert abs(beside.y - 5.0) >= 1 + half or abs(beside.x - 5.0) >= 1 + beside.wide_m / 2
    assert len(names_of(LookScene(ground(rooms=(room,), decorations=(whole,)), 1))) == 1


def test_names_are_light_on_dark_ground_alone():
    """By night those outdoors are, in a coloured look; in open space wherever that is drawn dark."""
    pieces = {
        "width_m": 30,
        "rooms": (Room(name="hall", points=((1, 1), (9, 1), (9, 9), (1, 9))),),
        "walls": (wall((0.5, 0.5), (9.5, 0.5), (9.5, 9.5), (0.5, 9.5), (0.5, 0.5)),),
        "zones": (Zone(id="Z1", side="Red", points=((12, 1), (28, 1), (28, 9), (12, 9))),),
    }
    street, wreck = ground(**pieces), ground(**pieces, ground="space")
    for look in LOOKS:
        for night in (False, True):
            told = {word.text: word.light for word in draw_ground(street, look, 1, night).words}
            assert told == {"hall": False, "start: Red": night and look == "table"}
        told = {word.text: word.light for word in draw_ground(wreck, look, 1, False).words}
        assert told == {"hall": False, "start: Red": look != "ink"}


def test_trees_stand_beside_a_path_through_the_woods_if_there_is_room():
    path = Decoration(id="P", kind="path", points=((0.0, 5.0), (20.0, 5.0)), width_m=1.0)
    for wood, cleared in (
        (ground(ground="heavy", decorations=(path,)), True),
        (ground(ground="heavy"), False),
    ):
        spots = [spot for _, places in crown_places(canvas_of(wood, "table", 1), "heavy") for spot in places]
        assert spots
        assert all(abs(y - 5.0) >= 0.5 for _, y in spots) is cleared
