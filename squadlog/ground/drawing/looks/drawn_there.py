"""What a look draws at a place, asked of the values that it is drawn from: ground, walls, what stands there."""

from itertools import pairwise

from squadlog.base.records import value
from squadlog.ground.compiled.stretches import to_edge
from squadlog.ground.drawing.boxes import is_inside
from squadlog.ground.drawing.drawn_scene import Spots
from squadlog.ground.drawing.looks.look_scene import LookScene

_ON_M = 1e-3
"""What is nearer to a line than that lies on it."""


@value
class DrawnThere:
    """What is drawn at a place: the kind of ground, empty where a floor is seen from above its edge.

    `things` are the ids of obstacles and shafts, those that are drawn as high with a `!`.
    """

    ground: str
    things: frozenset[str]


def drawn_there(scene: LookScene, x: float, y: float) -> DrawnThere:
    """What is drawn at a place, metres east and north."""
    drawn, floor = scene.drawn, scene.floor
    obstacles = [one for one in drawn.obstacles if one.floor == floor and is_inside(one.points, x, y)]
    shafts = [
        one
        for one in (*drawn.stairs, *drawn.elevators)
        if floor in one.floors and is_inside(one.points, x, y)
    ]
    things = {f"{one.id}!" if one.high else one.id for one in obstacles} | {one.id for one in shafts}
    return DrawnThere(_ground(scene, x, y), frozenset(things))


def built_there(scene: LookScene, x: float, y: float) -> frozenset[str]:
    """The ids of the walls, shut doors and windows that are drawn on a place."""
    found = {
        run.wall for run in scene.walls if _on((*run.line, run.line[0]) if run.closed else run.line, x, y)
    }
    found |= {door.id for door in scene.doors if door in scene.shut and _on(door.ends, x, y)}
    return frozenset(found | {window.id for window in scene.windows if _on(window.ends, x, y)})


def _ground(scene: LookScene, x: float, y: float) -> str:
    floored = any(sum(is_inside(ring, x, y) for ring in area.rings) % 2 for area in scene.floors)
    if scene.floor > 1 or floored:
        return "clear" if floored else ""
    kind: str = scene.drawn.ground
    for patch in scene.painted:
        if is_inside(patch.points, x, y):
            kind = patch.kind
    return kind


def _on(line: Spots, x: float, y: float) -> bool:
    return any(to_edge((x, y), one, other) <= _ON_M for one, other in pairwise(line))
