"""Measuring a 6 m move on a map of 500 features, against shapely asked metre by metre, answers checked equal.

After it, in processor time against `python -c pass`: what an opened door costs, the areas that a walk and a sprint
reach there, and where the first soldiers of the Long Ford and of Blow the Damn Thing UP can get, their packs on and
windows open to them, in every way of moving.

The plain way keeps STRtrees of the patches, the contour lines and everything solid; for each metre of the move it
intersects the metre with the patches and lines it meets, and the swept disc with what is solid.

    python benchmarks/moves.py
"""

import random
import statistics
import sys
import time
from dataclasses import replace

import numpy as np
import shapely
from measuring import Figures, medians, spent, spent_by

from squadlog.battle.evolve import first_state
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.model import Map
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.moves_route import route_ahead
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.moving.reachable import reachable
from squadlog.setup.scenes import load_battle
from squadlog.survey.seat_survey import Survey

SIDE, MOVES, METRES, SLOWER, DOOR = 120.0, 400, 6, 2.0, 0.5
AREAS = (("walk", 2, 15), ("sprint", 6, 40))
SHIPPED, MODES, REACH = (
    ("long_ford", "blow_the_damn_thing_up"),
    ("walk", "run", "sprint", "crawl", "jump", "dive"),
    30,
)
RUN_UP = {"run": "run", "sprint": "sprint"}
NOTHING = (sys.executable, "-c", "pass")
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
        begun = time.process_time()
        work(move)
        took.append(time.process_time() - begun)
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
    figures_told = Figures()
    for _warm in range(2):
        fast, slow = seconds(ours, moves), seconds(theirs, moves)
    features = sum(1 for _ in plan.features())
    told = f"{features} features, {len(figures)} units, {len(moves)} moves of {METRES} m, {stopped} stopped"
    print(f"{told}: {fast * 1000:.3f} ms, metre by metre with shapely {slow * 1000:.3f} ms")
    figures_told.at_most("a move, against shapely metre by metre", fast / slow, SLOWER)
    nothing = statistics.median(spent_by(NOTHING) for _ in range(9))
    doors = [door.id for door in plan.doors if door.state == "closed"][:30]
    opened = seconds(opening(plan), doors)
    figures_told.at_most("a door opened, for sight and moves together, against pass", opened / nothing, DOOR)
    for name, allowance, bound in AREAS:
        took = seconds(lambda move, metres=allowance: area(footing, move, metres), moves[:40])
        figures_told.at_most(f"area of a {name} of {allowance} m, against pass", took / nothing, bound)
    for key in SHIPPED:
        shipped(figures_told, key)
    figures_told.end()


def shipped(figures, key):
    """Where the first soldier of a ready battle can get; what it takes to load the battle is not counted."""
    book, rulings = load_rulebook(), load_rulings()
    battle = first_state(load_battle(key, book, rulings))
    first = min(Survey(battle, book, rulings).figures)

    def reached(mode):
        survey = Survey(moving(battle, first, mode), book, rulings)
        survey.world.footing.storey(1)
        return spent(lambda: survey.reachable(first, mode))

    for mode in MODES:
        took, nothing = medians([lambda mode=mode: reached(mode), lambda: spent_by(NOTHING)], rounds=3)
        figures.at_most(f"{key}, {first} {mode}, against pass", took / nothing, REACH)


def moving(battle, number, mode):
    """The battle with that soldier in such a motion or posture that it may go on so."""
    unit = battle.units[number]
    unit = replace(
        unit,
        before=replace(unit.before, mode=RUN_UP.get(mode), metres=20.0),
        since_turn_m=20.0,
        posture="prone" if mode == "crawl" else "standing",
    )
    return replace(battle, units={**battle.units, number: unit})


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
