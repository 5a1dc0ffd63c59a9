"""Places of a map, and whether a look draws there what the ground answers."""

from itertools import pairwise
from math import hypot
from random import Random

from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.drawing.looks.drawn_there import built_there, drawn_there
from squadlog.ground.drawing.looks.look_scene import LookScene
from squadlog.ground.map.model import Map
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.moves_terrain import kinds_at

_APART_M = 0.02
"""Nearer to an end or a corner two answers are right."""

_MEANT = {"space": "clear", "lake": "river"}
"""What the rules make of a kind of ground that is only drawn otherwise (MAP-01..06)."""


def drawn_wrongly(drawn: Map, count: int, chance: Random):
    """What is drawn otherwise than the ground has it, at so many places of the map and on so many of its walls."""
    ground, land = Ground(drawn), MoveGround(drawn, Readings()).under(Conditions()).land
    scenes = [LookScene(drawn, floor) for floor in range(1, drawn.floors + 1)]
    for _ in range(count):
        scene = chance.choice(scenes)
        x, y = chance.uniform(0, drawn.width_m), chance.uniform(0, drawn.height_m)
        yield from _at_a_place(scene, ground, land, x, y)
    walls = [(scene, wall) for scene in scenes for wall in drawn.walls if wall.floor == scene.floor]
    for _ in range(count if walls else 0):
        scene, wall = chance.choice(walls)
        (px, py), (qx, qy) = chance.choice(list(pairwise(wall.line)))
        share = chance.random()
        yield from _on_a_wall(scene, ground, px + share * (qx - px), py + share * (qy - py))


def _at_a_place(scene, ground, land, x, y):
    plan = ground.plan(scene.floor, Readings())
    there = drawn_there(scene, x, y)
    if scene.floor == 1:
        kinds = dict(kinds_at(x, y, land.patches[::-1], land.base))
        if _MEANT.get(there.ground, there.ground) not in kinds:
            yield f"{scene.drawn.title} {x:.3f},{y:.3f}: drawn {there.ground}, the ground says {set(kinds)}"
    elif (there.ground == "clear") != ground.land.under_floor(scene.floor, x, y):
        yield f"{scene.drawn.title} {x:.3f},{y:.3f},{scene.floor}: drawn {there.ground or 'no floor'}"
    standing = {
        f"{thing.id}!" if thing.role == "high" else thing.id
        for thing in plan.things
        if thing.role in ("high", "low", "stairs", "elevator") and thing.holds((x, y))
    }
    if there.things != standing:
        yield f"{scene.drawn.title} {x:.3f},{y:.3f},{scene.floor}: drawn {set(there.things)}, there is {standing}"


def _on_a_wall(scene, ground, x, y):
    ends = [end for ends in scene.openings for end in ends]
    ends += [corner for wall in scene.drawn.walls if wall.floor == scene.floor for corner in wall.line]
    if any(hypot(x - a, y - b) < _APART_M for a, b in ends):
        return
    solid = {
        thing.id
        for thing in ground.plan(scene.floor, Readings()).things
        if thing.role in ("wall", "door", "window", "sealed") and thing.distance((x, y)) <= 1e-3
    }
    if (built := built_there(scene, x, y)) != solid:
        yield f"{scene.drawn.title} {x:.3f},{y:.3f},{scene.floor}: drawn {set(built)}, there is {solid}"
