"""Measuring a 6 m move on a map of 500 features, against shapely asked metre by metre, answers checked equal.

After it, in milliseconds: what an opened door costs, and the areas that a walk and a sprint reach.

The plain way keeps STRtrees of the patches, the contour lines and everything solid; for each metre of the move it
intersects the metre with the patches and lines it meets, and the swept disc with what is solid.

    python benchmarks/moves.py
"""

import random
import statistics
import time

import numpy as np
import shapely

from squadlog.field.conditions import Conditions, Figure, Spot
from squadlog.field.ground import Ground
from squadlog.field.model import Map
from squadlog.field.moves import measure
from squadlog.field.moves_ground import MoveGround
from squadlog.field.moves_route import route_ahead
from squadlog.field.moves_stops import Mover
from squadlog.field.reachable import reachable
from squadlog.field.readings import Readings

SIDE, MOVES, METRES, BOUND_MS, DOOR_MS = 120.0, 400, 6, 1.0, 5.0
AREAS = (("walk", 2, 150), ("sprint", 6, 400))
COST = {"clear": 1.0, "light": 1.5, "heavy": 2.0, "stream": 2.0, "marsh": 1.0}


def cost(effects):
    if "slope2plus" in effects or {"up1", "down1"} <= {*effects} or effects[-1] == "low_obstacle":
        return None
    return COST[effects[0]] + ("up1" in effects)


def around(x, y, radius, corners, rng):
    angles = np.sort(np.array([rng.uniform(0, 2 * np.pi) for _ in range(corners)]))
    return [(float(x + radius * np.cos(a)), float(y + radius * np.sin(a))) for a in angles]


def drawing(rng):
    def place():
        return rng.uniform(6, SIDE - 6), rng.uniform(6, SIDE - 6)

    kinds = ("light", "heavy", "stream", "marsh")
    terrain = [
        {"id": f"p{n}", "kind": rng.choice(kinds), "points": around(*place(), rng.uniform(2, 5), 8, rng)}
        for n in range(100)
    ]
    contours = [{"id": f"c{n}", "points": around(*place(), rng.uniform(3, 6), 9, rng)} for n in range(60)]
    walls, doors = [], []
    for number in range(170):
        x, y = place()
        dx, dy = rng.choice(((5.0, 0.0), (0.0, 5.0)))
        walls.append({"id": f"w{number}", "kind": "internal_wall", "line": [(x, y), (x + dx, y + dy)]})
        if number % 2:
            ends = [(x + 0.3 * dx, y + 0.3 * dy), (x + 0.5 * dx, y + 0.5 * dy)]
            state = rng.choice(("open", "closed"))
            doors.append({"id": f"d{number}", "kind": "internal_door", "ends": ends, "state": state})
    obstacles = []
    for number in range(85):
        x, y = place()
        points = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        obstacles.append(
            {
                "id": f"o{number}",
                "kind": "furniture",
                "cover": "half_soft",
                "high": bool(number % 2),
                "points": points,
            }
        )
    return Map.model_validate(
        {"title": "Benchmark", "width_m": SIDE, "height_m": SIDE, "terrain": terrain, "contours": contours,
         "walls": walls, "doors": doors, "obstacles": obstacles}
    )  # fmt: skip


class Plain:
    """The same questions answered by shapely, metre by metre."""

    def __init__(self, plan, figures):
        self.kinds = [patch.kind for patch in plan.terrain]
        self.patches = [shapely.make_valid(shapely.Polygon(patch.points)) for patch in plan.terrain]
        self.hills = [shapely.make_valid(shapely.Polygon(contour.points)) for contour in plan.contours]
        gaps = shapely.union_all([shapely.LineString(door.ends).buffer(1e-6) for door in plan.doors])
        solid = [shapely.difference(shapely.LineString(wall.line), gaps) for wall in plan.walls]
        solid += [shapely.LineString(door.ends) for door in plan.doors if door.state == "closed"]
        solid += [shapely.Polygon(thing.points) for thing in plan.obstacles]
        solid += [shapely.Point(figure.spot.x, figure.spot.y).buffer(0.25) for figure in figures]
        self.solid = solid
        self.patch_tree, self.hill_tree, self.solid_tree = map(
            shapely.STRtree, (self.patches, self.hills, self.solid)
        )

    def measure(self, x, y, dx, dy):
        ground = []
        for number in range(METRES):
            low, far = (shapely.Point(x + dx * at, y + dy * at) for at in (number, number + 1))
            metre = shapely.LineString([low, far])
            near = self.solid_tree.query(metre, predicate="dwithin", distance=0.25)
            if near.size and min(self.solid[int(n)].distance(metre) for n in near) < 0.25:
                return ground, "solid"
            left, present = metre, set()
            for one in sorted(self.patch_tree.query(metre, predicate="intersects"), reverse=True):
                inside = shapely.intersection(left, self.patches[one])
                if inside.length > 1e-6:
                    present.add(self.kinds[one])
                    left = shapely.difference(left, self.patches[one])
            if left.length > 1e-6:
                present.add("clear")
            crossed = sum(
                len(shapely.get_parts(shapely.intersection(metre, self.hills[int(n)].boundary)))
                for n in self.hill_tree.query(metre, predicate="intersects")
                if not self.hills[int(n)].covers(metre)
            )
            if crossed > 1:
                return ground, "slope"
            ground.append((present, crossed))
        return ground, None


def seconds(work, moves):
    took = []
    for move in moves:
        begun = time.perf_counter()
        work(move)
        took.append(time.perf_counter() - begun)
    return statistics.median(took)


def main():
    rng = random.Random(7)  # noqa: S311 - a map, not a secret
    plan = drawing(rng)
    figures = tuple(
        Figure(number, Spot(rng.uniform(5, SIDE - 5), rng.uniform(5, SIDE - 5)), 0.0) for number in range(32)
    )
    footing = MoveGround(plan).under(Conditions(figures=figures))
    plain = Plain(plan, figures)
    moves = []
    while len(moves) < MOVES:
        spot, heading = Spot(rng.uniform(8, SIDE - 8), rng.uniform(8, SIDE - 8)), rng.uniform(0, 360)
        if not plain.solid_tree.query(shapely.Point(spot.x, spot.y), predicate="dwithin", distance=0.26).size:
            moves.append((spot, heading))

    def ours(move):
        spot, heading = move
        return measure(footing, route_ahead(spot, heading, heading, float(METRES)), cost=cost, mover=Mover())

    def theirs(move):
        spot, heading = move
        angle = np.radians(heading)
        return plain.measure(spot.x, spot.y, float(np.sin(angle)), float(np.cos(angle)))

    stopped = 0
    for move in moves:
        measured, (ground, why) = ours(move), theirs(move)
        full = [metre for metre in measured.metres if metre.to_m - metre.from_m > 1 - 1e-6]
        assert len(full) == len(ground), (move, measured.stop, why)
        assert (measured.stop is None) == (why is None), (move, measured.stop, why)
        for metre, (present, crossed) in zip(full, ground, strict=True):
            assert (set(metre.present), len(metre.crossings)) == (present, crossed), move
        stopped += measured.stop is not None
    features = sum(1 for _ in plan.features())
    for _warm in range(2):
        fast, slow = seconds(ours, moves), seconds(theirs, moves)
    print(
        f"{features} features, {len(figures)} units, {len(moves)} moves of {METRES} m, {stopped} of them stopped"
    )
    print(
        f"measured {fast * 1000:.3f} ms (bound {BOUND_MS} ms), metre by metre with shapely {slow * 1000:.3f} ms"
    )
    print(f"ratio {fast / slow:.2f}")
    opened = seconds(opening(plan), [door.id for door in plan.doors if door.state == "closed"][:30])
    print(f"a door opened, for sight and moves together: {opened * 1000:.2f} ms (bound {DOOR_MS} ms)")
    for name, allowance, bound_ms in AREAS:
        took = seconds(lambda move, metres=allowance: area(footing, move, metres), moves[:40])
        print(f"area of a {name} of {allowance} m: {took * 1000:.0f} ms (bound {bound_ms} ms)")


def opening(plan):
    """The ground looked across and moved over after a door has been opened."""
    ground = Ground(plan)
    footings = MoveGround(plan, built=ground.built)
    ground.plan(1, Readings())

    def opened(door):
        conditions = Conditions(doors={door: "open"})
        ground.with_conditions(conditions).plan(1, Readings())
        footings.under(conditions).storey(1)

    return opened


def area(footing, move, allowance):
    """Where a unit can get that may turn by half a right angle, and again after two metres."""
    spot, heading = move
    return reachable(
        footing,
        Figure(99, spot, heading),
        cost=cost,
        allowance=allowance,
        gate=lambda degrees, since_m, made: (
            degrees <= (180 if allowance <= 2 else 45) and (since_m >= 2 or not made)
        ),
    )


if __name__ == "__main__":
    main()
