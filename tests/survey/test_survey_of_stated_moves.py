"""A move measured as somebody would declare it: by metres, as far as it goes, on the spot (MOV-01, MOV-06, MOV-15)."""

import pytest
from support.drawn_maps import box, ground, wall
from support.on_maps import measured_table, on_map, survey

from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import StatedMove, Turn, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.terrain import Patch
from squadlog.rules.desk.engine import refusal

FIELD = ground(
    walls=(wall((0, 8), (20, 8), name="W1"),),
    terrain=(Patch(id="L", kind="light", points=box(0, 5, 20, 10)),),
)
NAKED = {number: {"armour": "No"} for number in (1, 11)}


def battle():
    """Unit 1 at 8,3 facing north, the woods 2 m ahead of it and a wall 5 m ahead."""
    return on_map(FIELD, {1: (8, 3, 0), 11: (15, 1)}, soldiers=NAKED)


def via(*path, **stated):
    return StatedMove(path=tuple(Waypoint(x=x, y=y) for x, y in path), **stated)


def measured(mode, stated):
    return survey(battle()).measure_stated(1, mode, stated)


def ends(found):
    return [(leg.end.x, leg.end.y) for leg in found.legs]


@pytest.mark.parametrize(("mode", "metres"), [("jump", 1.0), ("dive", 2.0)])
def test_a_leap_without_metres_carries_as_far_as_usual(mode, metres):
    """ACT-42, ACT-46."""
    found = measured(mode, via())
    assert (found.metres, found.moved, ends(found)) == (metres, metres, [(8, 3 + metres)])
    assert found.refusal is None


@pytest.mark.parametrize(
    ("mode", "goal"), [("walk", (8, 5)), ("backward", (8, 1)), ("sideways", (9, 3)), ("run", (8, 6))]
)
def test_a_move_without_a_way_goes_straight_for_its_allowance(mode, goal):
    """MOV-01, MOV-06, ACT-39, ACT-40."""
    found = measured(mode, via())
    assert ends(found) == [goal]
    assert found.refusal is None


@pytest.mark.parametrize(
    ("stated", "origin"),
    [
        (via(), "default"),
        (via((8, 4)), "measured"),
        (via((8, 9), as_far=True), "stated"),
        (via(distance_m=1.0), "stated"),
    ],
)
def test_a_move_says_who_has_said_how_far_it_goes_gen_12(stated, origin):
    """GEN-12: the table, the map or nobody."""
    assert measured("walk", stated).facts.distance.origin == origin


def test_metres_end_a_way_before_what_lies_farther_on():
    """MOV-15, TER-02."""
    found = measured("run", via((8, 9), distance_m=2.0))
    assert (found.metres, ends(found)) == (2.0, [(8, 5)])
    assert (found.facts.ground, found.stop, found.refusal) == ((("clear",),) * 2, None, None)


def test_metres_that_end_at_a_corner_end_with_its_turn():
    """MOV-15."""
    found = measured("walk", via((8, 4), (10, 4), distance_m=1.0))
    assert (ends(found), found.facing_deg) == ([(8, 4)], 90.0)


def test_metres_beyond_a_way_go_straight_on():
    """MOV-15."""
    assert ends(measured("walk", via((8, 4), distance_m=2.0))) == [(8, 4), (8, 5)]


def test_no_metres_and_a_facing_turn_it_where_it_stands():
    """ACT-27."""
    found = measured("walk", via(distance_m=0.0, facing_deg=90.0))
    assert (found.metres, found.moved, found.legs) == (0.0, 0.0, ())
    assert (found.end, found.facing_deg) == (Spot(8, 3), 90.0)


def test_as_far_as_it_goes_is_as_long_as_the_unit_makes_of_it_and_tells_what_would_end_it():
    """MOV-06, MAP-08."""
    found = measured("walk", via((8, 9), as_far=True))
    assert (found.metres, found.moved, ends(found)) == (2.0, 2.0, [(8, 5)])
    assert (found.refusal, found.stop.rule) == (None, "MAP-08")


@pytest.mark.parametrize("mode", ["walk", "run", "crawl", "jump", "dive"])
@pytest.mark.parametrize(
    "stated",
    [
        via(), via(distance_m=1.0), via(distance_m=9.0), via(facing_deg=180.0),
        via(turns=(Turn(degrees=60.0, after_m=1.0),)),
        via((8, 9)), via((8, 9), as_far=True), via((8, 9), distance_m=1.0), via((8, 4), (10, 4), distance_m=1.0),
    ],
)  # fmt: skip
def test_what_is_measured_is_refused_as_the_declaration_will_be(mode, stated):
    action = mode if mode in ("jump", "dive") else "move"
    said = Declare(unit=1, action=action, mode=None if action == mode else mode, move=stated)
    found, told = measured(mode, stated).refusal, refusal(battle(), said, measured_table(battle()))
    assert (found.code if found else None) == (told.code if isinstance(told, Refusal) else None)
