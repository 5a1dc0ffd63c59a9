"""Where something may lie, as areas and as spots: judged like each spot by itself. SET-01, HID-09, EXP-04, MAP-01."""

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.battles import setup
from support.playing_on_maps import field_of

from squadlog.base.records import replace
from squadlog.battle.terms import Start
from squadlog.book.load import book_of
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.language.parse import parse
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.places import MapExtent, find_places, first_place
from squadlog.session.view.questions.placing import list_things, place_answers, places_meant, places_of_thing

YARD = """
[[zone]]
id = "west"
side = "red"
points = [[0, 0], [6, 0], [6, 8], [0, 8]]

[[obstacle]]
id = "hut"
kind = "furniture"
cover = "full_hard"
points = [[2, 2], [4, 2], [4, 5], [2, 5]]
"""
discs = st.tuples(st.floats(0, 12), st.floats(0, 9), st.floats(1.5, 6))


def _inside(x, y, ring):
    odd = False
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


def _in_area(x, y, floor, areas):
    return any(
        area.floor == floor
        and _inside(x, y, area.points)
        and not any(_inside(x, y, hole) for hole in area.holes)
        for area in areas
    )


def _grid(extent, step_m=0.71):
    for floor in range(1, extent.floors + 1):
        for row in range(int(extent.height_m / step_m)):
            for column in range(int(extent.width_m / step_m)):
                yield Waypoint(x=round(column * step_m, 2), y=round(row * step_m, 2), floor=floor)


@settings(max_examples=6)
@given(st.lists(discs, max_size=2), st.lists(discs, max_size=2))
def test_samples_are_legal_and_no_legal_ground_is_missed_by_more_than_the_grid(here, not_here):
    extent = MapExtent(12.0, 9.0, 2)

    def legal(at):
        near = [hypot(at.x - x, at.y - y) <= reach for x, y, reach in here]
        return at.floor == 2 and any(near) and all(hypot(at.x - x, at.y - y) > r for x, y, r in not_here)

    found = find_places(legal, extent)
    assert all(map(legal, found.samples))
    reach = found.grid_m * 1.5
    for at in _grid(extent):
        around = [
            replace(at, x=at.x + east, y=at.y + north)
            for east in (-reach, 0, reach)
            for north in (-reach, 0, reach)
        ]
        if _in_area(at.x, at.y, at.floor, found.areas):
            assert any(
                legal(replace(at, x=at.x + east, y=at.y + north))
                for east in (-found.grid_m, 0, found.grid_m)
                for north in (-found.grid_m, 0, found.grid_m)
            )
        elif at.x > reach and at.y > reach and all(map(legal, around)):
            assert any(_in_area(one.x, one.y, one.floor, found.areas) for one in around), at


def test_a_lone_place_is_found_about_whoever_is_there_with_a_finer_grid():
    near = Waypoint(x=7.3, y=3.1, floor=1)
    found = find_places(lambda at: hypot(at.x - 7.3, at.y - 3.1) <= 0.3, MapExtent(40.0, 30.0), near)
    assert found.grid_m < 0.2
    assert _in_area(7.3, 3.1, 1, found.areas)
    assert first_place(lambda at: at.x > 35, MapExtent(40.0, 30.0)).x > 35
    assert first_place(lambda _at: False, MapExtent(40.0, 30.0)) is None


@pytest.fixture
def yard(store):
    """Two of red who may hide in the west of a yard with a hut, one of blue in the east; the seat of red."""
    places = {1: (1.0, 1.0), 2: (1.0, 6.0), 11: (11.0, 4.0)}
    starts = tuple(
        Start(unit=number, position=Position(x=x, y=y, facing_deg=90)) for number, (x, y) in places.items()
    )
    ground = field_of(YARD, size="width_m = 12\nheight_m = 8")
    made = replace(setup((1, 2), (11,), chapters=("hiding",)), map=dump_map(ground))
    return Session.create(store, replace(made, starts=starts)).seat(Speaker(seat="red"))


def test_a_soldier_hides_in_its_zone_beside_the_hut_as_each_spot_by_itself_says(yard):
    row = next(one for one in yard.due.placeables() if one.key == "1")
    found = places_of_thing(yard, "1")
    for spot in found.spots:
        command = parse(spot.say, yard.known, book_of(yard.known.setup))
        assert command == row.lays(Waypoint(x=spot.x, y=spot.y, floor=spot.floor), None, "")
        assert yard.rules.refusal(command) is None, spot
    for at in _grid(MapExtent(12.0, 8.0)):
        legal = yard.rules.refusal(row.lays(at, None, "")) is None
        if legal != _in_area(at.x, at.y, 1, found.places.areas):
            edge = [
                yard.rules.refusal(row.lays(replace(at, x=at.x + east, y=at.y + north), None, "")) is None
                for east in (-0.26, 0, 0.26)
                for north in (-0.26, 0, 0.26)
            ]
            assert not all(edge), at
            assert any(edge), at


def test_what_is_offered_while_a_side_places_stands_and_what_is_meant_is_found_by_name(yard):
    things = {one.key: one for one in list_things(yard)}
    assert things["1"].on_map
    assert {one.say for one in place_answers(yard)} >= {"hide 1 facing 90deg", 'placed "red"'}
    assert all(yard.rules.refusal(one.says) is None for one in place_answers(yard))
    assert places_meant(yard, things["2"].words).spots
    with pytest.raises(KeyError):
        places_meant(yard, "the moon")
