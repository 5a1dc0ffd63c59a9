"""Maps of other programs: files written as those programs write them become the same house with its doors."""

import json
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from shapely import Polygon

from squadlog.base.errors import MapError
from squadlog.extras.workshop.foreign.importing import read_foreign
from squadlog.extras.workshop.foreign.map_building import build_map
from squadlog.ground.checking.check import check

FILES = Path(__file__).parents[2] / "data" / "foreign"
VTT = ("dungeondraft.dd2vtt", "dungeonfog.df2vtt", "arkenforge.uvtt")
SCENES = tuple(f"foundry_{version}.json" for version in range(9, 15))


def _build(name, metres=1.0, objects="full", **how):
    foreign = read_foreign(FILES / name, **how)
    return build_map(foreign, metres, name, objects)


def _walls(drawn, floor=1):
    """The walls of a floor as a set of stretches of one metre, whatever they were cut into."""
    found = set()
    for wall in drawn.walls:
        for (x, y), (x2, y2) in zip(wall.line, wall.line[1:], strict=False):
            steps = round(max(abs(x2 - x), abs(y2 - y)))
            for step in range(steps if wall.floor == floor else 0):
                places = [
                    (x + (x2 - x) * part / steps, y + (y2 - y) * part / steps) for part in (step, step + 1)
                ]
                found.add(frozenset((round(px, 2), round(py, 2)) for px, py in places))
    return found


def _house():
    """The house of the files: ten squares by eight with a wall across, of metres, y to the north."""
    rows = [((x, y), (x + 1, y)) for x in range(4, 14) for y in (3, 11)]
    columns = [((x, y), (x, y + 1)) for y in range(3, 11) for x in (4, 9, 14)]
    return {frozenset(stretch) for stretch in rows + columns}


@pytest.mark.parametrize("name", VTT)
def test_a_universal_vtt_file_of_each_program_is_the_same_house_drawn_through_its_doors(name):
    built = _build(name)
    assert _house() <= _walls(built.map)
    assert not [remark for remark in check(built.map) if remark.severity == "fault"]
    external = [wall for wall in built.map.walls if wall.kind == "external_wall"]
    assert {x for wall in external for x, _ in wall.line} == {4, 9, 14}


def test_portals_are_doors_open_where_they_are_not_closed_and_one_that_stands_alone_has_a_wall():
    built = _build("dungeondraft.dd2vtt")
    doors = {door.ends: (door.kind, door.state) for door in built.map.doors}
    assert doors[(6, 11), (7, 11)] == ("external_door", "closed")
    assert doors[(9, 8), (9, 7)] == ("internal_door", "open")
    assert doors[(14, 7), (14, 6)] == ("external_door", "open")
    alone = next(wall for wall in built.map.walls if wall.line[0][0] == 17)
    assert {y for _, y in alone.line} == {9.25, 7.75}
    assert "Took 4 portals for doors, 2 of them open." in built.told


def test_portals_are_windows_all_of_them_or_the_open_ones_where_that_is_said():
    assert len(_build("dungeondraft.dd2vtt", windows=True).map.windows) == 4
    some = _build("dungeondraft.dd2vtt", open_windows=True).map
    assert {door.state for door in some.doors} == {"closed"}
    assert len(some.windows) == 2


@pytest.mark.parametrize(
    ("objects", "cover"), [("full", ["full_hard"]), ("half", ["half_hard"]), ("out", [])]
)
def test_objects_give_full_cover_unless_something_else_is_said(objects, cover):
    built = _build("dungeondraft.dd2vtt", objects=objects)
    assert [one.cover for one in built.map.obstacles] == cover
    assert all(one.high == (objects == "full") for one in built.map.obstacles)


@pytest.mark.parametrize("name", SCENES)
def test_a_foundry_scene_of_each_version_is_the_same_house_whatever_its_padding(name):
    foreign = read_foreign(FILES / name)
    assert foreign.metres == pytest.approx(1.524)
    built = build_map(foreign, 1.0, name)
    assert _house() <= _walls(built.map)
    doors = {door.ends: (door.kind, door.state, door.name) for door in built.map.doors}
    assert doors == {
        ((6, 11), (7, 11)): ("external_door", "locked", ""),
        ((9, 8), (9, 7)): ("internal_door", "open", "secret door"),
    }
    assert [window.ends for window in built.map.windows] == [((14, 7), (14, 6))]
    assert [(one.high, len(one.points)) for one in built.map.obstacles] == [(True, 4)]
    assert not [remark for remark in check(built.map) if remark.severity == "fault"]
    for said in ("one-way wall", "ethereal wall", "secret door", "terrain walls"):
        assert sum(said in sentence for sentence in built.told) == 1


def test_the_levels_of_a_scene_are_floors_from_the_lowest():
    built = _build("foundry_14.json")
    assert built.map.floors == 2
    assert {wall.floor for wall in built.map.walls} == {1, 2}
    assert len(_walls(built.map, 2)) == 36


def test_an_invisible_wall_is_a_window_between_walls_and_else_a_rail_that_nobody_takes_for_an_area(tmp_path):
    there = [
        ((1, 1), (4, 1), 20), ((4, 1), (5, 1), 0), ((5, 1), (9, 1), 20),
        ((2, 4), (6, 4), 0), ((6, 4), (6, 7), 0), ((6, 7), (2, 7), 0), ((2, 7), (2, 4), 0),
    ]  # fmt: skip
    walls = [
        {"c": [100 * n for place in ends for n in place], "move": 20, "sight": sight}
        for *ends, sight in there
    ]
    scene = {"width": 1000, "height": 1000, "padding": 0, "grid": {"size": 100, "type": 1}, "walls": walls}
    drawn = build_map(read_foreign(_file(tmp_path, json.dumps(scene))), 1.0, "x").map
    assert [window.ends for window in drawn.windows] == [((4, 9), (5, 9))]
    assert len(drawn.walls) == 1
    rails = [Polygon(thing.points) for thing in drawn.obstacles]
    assert {thing.cover for thing in drawn.obstacles} == {"half_hard"}
    assert sum(rail.area for rail in rails) == pytest.approx(14 * 0.2, abs=0.2)
    assert not check(drawn)


def _file(tmp_path, text):
    path = tmp_path / "x.uvtt"
    path.write_text(text, encoding="utf-8")
    return path


def _vtt(**more):
    said = {
        "format": 0.3,
        "resolution": {"map_size": {"x": 10, "y": 10}, "pixels_per_grid": 1},
        "line_of_sight": [],
    }
    return json.dumps(said | more)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is empty"),
        ("[]", "is no JSON object"),
        ('{"resolution": {', "ends in the middle"),
        ('{"format": 1, "format": 2}', 'says "format" twice'),
        ('{"a": 1} x', "goes on after its end"),
        (_vtt(lights=[[]]), "light 1 should be an object, not a list"),
        (_vtt(line_of_sight=[[{"x": 1e7, "y": 0}]]), "larger than any map"),
        (_vtt()[:-1] + ', "portals": [NaN]}', "has NaN where a number should be"),
        (_vtt(portals=[{"bounds": [{"x": 1, "y": 1}, {"x": 1, "y": 1}]}]), "portal 1 has no width"),
        ('{"resolution": ' + "[" * 50 + "]" * 50 + "}", "nested more than 40 deep"),
        ('{"walls": []}', "is no map that is known here"),
        (_vtt(resolution={"map_size": {"x": 0, "y": 3}}), "should be larger than 0"),
        ('{"width": 900, "height": 900, "grid": {"size": 1e-300}, "walls": []}', "a square (grid) 1 pixel or more"),
    ],
)  # fmt: skip
def test_what_is_no_map_is_refused_in_a_sentence_that_says_what_and_where(tmp_path, text, said):
    with pytest.raises(MapError, match=r"^x\.uvtt") as refused:
        read_foreign(_file(tmp_path, text))
    assert said in str(refused.value)
    assert str(refused.value).endswith(".")


_PLACES = st.integers(0, 40).map(lambda n: n / 4) | st.integers(0, 2_000).map(lambda n: n / 200)
_POINTS = st.builds(lambda x, y: {"x": x, "y": y}, _PLACES, _PLACES)
_LINES = st.lists(st.lists(_POINTS, min_size=2, max_size=5), max_size=6)
_PORTALS = st.lists(
    st.builds(
        lambda a, b, closed: {"bounds": [a, b], "closed": closed}, _POINTS, _POINTS, st.booleans()
    ).filter(lambda portal: portal["bounds"][0] != portal["bounds"][1]),
    max_size=4,
)


@settings(max_examples=12, deadline=None)
@example(
    lines=[[{"x": 4.75, "y": 7.03}, {"x": 0.465, "y": 7.89}]],
    objects=[],
    portals=[{"bounds": [{"x": 0.0, "y": 0.0}, {"x": 0.75, "y": 7.84}], "closed": False}],
)
@given(lines=_LINES, objects=_LINES, portals=_PORTALS)
def test_whatever_lines_portals_and_objects_there_are_the_map_has_no_fault(
    tmp_path_factory, lines, objects, portals
):
    text = _vtt(line_of_sight=lines, objects_line_of_sight=objects, portals=portals)
    path = _file(tmp_path_factory.mktemp("law"), text)
    built = build_map(read_foreign(path), 1.5, "x")
    faults = {remark.code for remark in check(built.map) if remark.severity == "fault"}
    assert not faults
