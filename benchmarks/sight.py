"""Sight of 32 units on a map of 500 features against shapely: three ratios of one run, after equal answers.

Run: python benchmarks/sight.py

1. "Is it blocked?" for all 992 ordered pairs / one vectorised `shapely.intersects` against a prepared union of the walls.
2. Blocked, metres in woods and first blocker for all pairs / a bulk STRtree query and `shapely.intersection` per pair.
3. The same for one unit against the 31 others / for all pairs.
"""

from random import Random
from time import perf_counter

import numpy as np
import shapely

from squadlog.field.conditions import Conditions, Figure, Spot
from squadlog.field.ground import Ground
from squadlog.field.many import blocked, many, one_to_all
from squadlog.field.model import Map
from squadlog.field.readings import Readings

SPEED, FASTER, SHARE = 0.9, 7.0, 0.25
ROUNDS, TIMES = 15, 5
SIDE, WALLS, HIGH, WOODS, UNITS = 120.0, 300, 80, 120, 32
READINGS = Readings()


def drawn_map(chance):
    """Walls, columns and woods at random; patches of woods do not overlap."""
    walls = []
    for number in range(WALLS):
        x, y = chance.uniform(0, SIDE), chance.uniform(0, SIDE)
        line = [(x, y), (x + chance.uniform(-6, 6), y + chance.uniform(-6, 6))]
        walls.append({"id": f"wall{number}", "kind": "internal_wall", "line": line})
    columns = [
        {
            "id": f"column{n}",
            "kind": "column",
            "cover": "full_hard",
            "high": True,
            "points": blob(chance, 0.4, 1.2),
        }
        for n in range(HIGH)
    ]
    woods, shapes = [], []
    while len(woods) < WOODS:
        points = blob(chance, 1.0, 4.0)
        shape = shapely.Polygon(points)
        if not any(shape.intersects(other) for other in shapes):
            shapes.append(shape)
            woods.append(
                {"id": f"wood{len(woods)}", "kind": chance.choice(["light", "heavy"]), "points": points}
            )
    return Map.model_validate(
        {
            "title": "benchmark",
            "width_m": SIDE,
            "height_m": SIDE,
            "walls": walls,
            "obstacles": columns,
            "terrain": woods,
        }
    )


def blob(chance, least, most):
    """A polygon of six to ten corners round a point."""
    x, y, corners = chance.uniform(5, SIDE - 5), chance.uniform(5, SIDE - 5), chance.randint(6, 10)
    turns = [(corner + chance.uniform(0, 0.8)) * 2 * np.pi / corners for corner in range(corners)]
    radii = [chance.uniform(least, most) for _ in turns]
    return [(x + r * float(np.cos(t)), y + r * float(np.sin(t))) for t, r in zip(turns, radii, strict=True)]


class Shapely:
    """The same answers by shapely, every ordered pair by itself."""

    def __init__(self, drawn, figures):
        solid = [shapely.LineString(wall.line) for wall in drawn.walls]
        solid += [shapely.Polygon(thing.points) for thing in drawn.obstacles]
        self.names = np.array([feature.id for feature in (*drawn.walls, *drawn.obstacles)])
        self.kinds = np.array(["solid"] * len(solid) + [patch.kind for patch in drawn.terrain])
        self.shapes = np.array([*solid, *(shapely.Polygon(patch.points) for patch in drawn.terrain)])
        self.union = shapely.union_all(
            [*solid[:WALLS], *(part.exterior for part in solid[WALLS:])]
        )  # lines are fastest
        shapely.prepare(self.union)
        self.tree = shapely.STRtree(self.shapes)
        points = np.array([(figure.spot.x, figure.spot.y) for figure in figures])
        self.rows, self.columns = np.nonzero(~np.eye(len(points), dtype=bool))
        self.ends = np.stack([points[self.rows], points[self.columns]], axis=1)
        self.lines = shapely.linestrings(self.ends)

    def blocked(self):
        return shapely.intersects(self.union, self.lines)

    def all_three(self):
        line, shape = self.tree.query(self.lines, predicate="intersects")
        part = shapely.intersection(self.lines[line], self.shapes[shape])
        lengths = shapely.length(part)
        woods = {}
        for kind in ("light", "heavy"):
            mine = self.kinds[shape] == kind
            woods[kind] = np.bincount(line[mine], weights=lengths[mine], minlength=len(self.lines))
        solid = self.kinds[shape] == "solid"
        line, shape, part = line[solid], shape[solid], part[solid]
        away = shapely.distance(shapely.points(self.ends[line, 0]), part)
        order = np.lexsort((away, line))
        found, first = np.unique(line[order], return_index=True)
        names = np.full(len(self.lines), "", dtype=object)
        names[found] = self.names[shape[order][first]]
        return names != "", woods["light"], woods["heavy"], names


def seconds(question):
    """The best of a few rounds, each repeated."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        for _ in range(TIMES):
            question()
        best = min(best, (perf_counter() - began) / TIMES)
    return best


def check(mine, other, names):
    """Both ways give the same answers for every ordered pair."""
    theirs = other.all_three()
    pick = other.rows, other.columns
    first = np.array([names[place] if place >= 0 else "" for place in mine.first[pick]])
    assert np.array_equal(mine.blocked[pick], theirs[0])
    assert np.allclose(mine.light_m[pick], theirs[1], atol=1e-6)
    assert np.allclose(mine.heavy_m[pick], theirs[2], atol=1e-6)
    assert np.array_equal(first, theirs[3])
    assert 0.1 < theirs[0].mean() < 0.98
    assert theirs[1].any()
    assert theirs[2].any()


def main():
    chance = Random(7)  # noqa: S311 - a map to draw, nothing to hide
    drawn = drawn_map(chance)
    figures = tuple(
        Figure(number, Spot(chance.uniform(0, SIDE), chance.uniform(0, SIDE)))
        for number in range(1, UNITS + 1)
    )
    ground, other = Ground(drawn, Conditions(figures=figures)), Shapely(drawn, figures)
    seen = many(ground, figures, READINGS)
    check(seen, other, seen.names)
    matrix = blocked(ground, figures, READINGS)
    assert np.array_equal(matrix[other.rows, other.columns], other.blocked())
    row = one_to_all(ground, figures[0], figures[1:], READINGS)
    assert np.array_equal(row.first[0], seen.first[0, 1:])
    assert np.allclose(row.light_m[0], seen.light_m[0, 1:])
    features = len(tuple(drawn.features()))
    print(
        f"{features} features, {UNITS} units, {len(other.rows)} ordered pairs, {matrix.mean():.0%} blocked: equal answers"
    )

    plain, ours = seconds(other.blocked), seconds(lambda: blocked(ground, figures, READINGS))
    print(f"blocked: {ours * 1e3:.2f} ms against {plain * 1e3:.2f} ms of the prepared union")
    print(f"ratio {plain / ours:.2f} times as fast (at least {SPEED})")
    slow, fast = seconds(other.all_three), seconds(lambda: many(ground, figures, READINGS))
    print(
        f"all three answers: {fast * 1e3:.2f} ms against {slow * 1e3:.1f} ms of the tree and the intersections"
    )
    print(f"ratio {slow / fast:.1f} times as fast (at least {FASTER})")
    single = seconds(lambda: one_to_all(ground, figures[0], figures[1:], READINGS))
    print(
        f"one unit against {UNITS - 1}: {single * 1e3:.2f} ms, ratio {single / fast:.2f} of all pairs (at most {SHARE})"
    )


if __name__ == "__main__":
    main()
