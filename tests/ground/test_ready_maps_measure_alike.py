"""The ready maps measure what they measured before they had scenery: sight, cover, moves, features."""

import json

import pytest
from shapely import LineString, Polygon, STRtree, box
from support.measured_maps import KEPT, MAPS, measured, names

from squadlog.ground.checking.load import load_map

FLAT = {
    "path", "road", "rug", "mat", "marking", "cable", "pipe", "stain", "papers", "puddle", "drain", "vent", "rubble",
    "grass", "reeds", "flowers",
}  # fmt: skip
"""Scenery that lies on the ground, or grows out of it everywhere: furniture may stand on it."""
HELD = json.loads(KEPT.read_text(encoding="utf-8"))


def test_every_ready_map_has_answers_that_are_kept():
    assert sorted(HELD) == names(), "a new map is measured by `python tests/large/ready_maps.py --keep`"


@pytest.mark.parametrize("name", sorted(HELD))
def test_a_ready_map_is_measured_as_before(name):
    """Surfaces, looks, decorations and names of rooms change no line, no cover, no metre and no feature."""
    assert measured(name) == HELD[name]


def held_by_rules(drawn, floor):
    """The area of whatever a rule knows on a floor."""
    yield from (Polygon(one.points) for one in drawn.terrain if floor == 1 and one.kind != "clear")
    yield from (Polygon(one.points) for one in drawn.obstacles if one.floor == floor)
    yield from (Polygon(one.points) for one in (*drawn.stairs, *drawn.elevators) if floor in one.floors)
    yield from (LineString(one.line).buffer(0.1) for one in drawn.walls if one.floor == floor)
    yield from (
        LineString(one.ends).buffer(0.3) for one in (*drawn.doors, *drawn.windows) if one.floor == floor
    )


@pytest.mark.parametrize("name", sorted(HELD))
def test_scenery_that_stands_up_stands_on_free_ground_of_the_map(name):
    """Nobody takes a barrel for cover that hides a counter, or a tree for the wood beside it."""
    drawn = load_map(MAPS / f"{name}.toml")
    for floor in range(1, drawn.floors + 1):
        known = STRtree(list(held_by_rules(drawn, floor)))
        for one in drawn.decorations:
            if one.floor != floor or one.kind in FLAT:
                continue
            area = LineString(one.points).buffer(one.width_m / 2) if one.width_m else Polygon(one.points)
            assert not known.query(area, predicate="intersects").size, one
            assert box(0, 0, drawn.width_m, drawn.height_m).covers(area), one
