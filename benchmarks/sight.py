"""Sight of 32 units against shapely, by processor time: ratios of one run, after equal answers.

Run: python benchmarks/sight.py

1. "Is it blocked?" for all 992 ordered pairs / one vectorised `shapely.intersects` against a prepared union of all that
   blocks, on maps of 50, 500 and 5,000 features.
2. Blocked, metres in woods and first blocker for all pairs on a map of 500 / a bulk STRtree query and
   `shapely.intersection` per pair.
3. The same for one unit against the 31 others / for all pairs.
4. A line of the Counting House with the question whether it is too close to call, and with its margin / the line alone.
"""

from random import Random

import numpy as np
import shapely
from measuring import Figures, medians, spent
from wide_maps import wide_map

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.book.places import data_dir
from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SOLID
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.model import Map
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.los_verdict import judge_line
from squadlog.ground.sight.many import find_blocked, many, one_to_all
from squadlog.rules.common.context import BookReading
from squadlog.rules.fire.sight import judge_of

SIZES, SPEED, FASTER, SHARE = (50, 500, 5000), 0.9, 7.0, 0.25
CLOSE, MARGIN, LINES = 15.0, 200.0, 80
ROUNDS, TIMES = 15, 10
SIDE, WALLS, HIGH, WOODS, UNITS = 120.0, 300, 80, 120, 32
READINGS = Readings(judged_by=judge_of(BookReading(load_rulebook(), load_rulings())))


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


def often(question):
    """The question asked a few times in a row."""
    return lambda: spent(lambda: [question() for _ in range(TIMES)])


def standing(chance, wide, high):
    """Thirty-two units anywhere."""
    return tuple(
        Figure(number, Spot(chance.uniform(0, wide), chance.uniform(0, high)))
        for number in range(1, UNITS + 1)
    )


def blocking(figures, size):
    """One question to all that blocks, of a wide map."""
    drawn = wide_map(size)
    units = standing(Random(size), drawn.width_m, drawn.height_m)  # noqa: S311 - places, nothing to hide
    ground = Ground(drawn, Conditions(figures=units))
    things = [thing for thing in ground.plan(1, READINGS).things if thing.role in SOLID]
    union = shapely.union_all([shapely.LineString(path) for thing in things for path in thing.paths])
    shapely.prepare(union)
    points = np.array([(unit.spot.x, unit.spot.y) for unit in units])
    pairs = np.nonzero(~np.eye(len(points), dtype=bool))
    lines = shapely.linestrings(np.stack([points[pairs[0]], points[pairs[1]]], axis=1))
    found, theirs = find_blocked(ground, units, READINGS)[pairs], shapely.intersects(union, lines)
    inside = {row for row, _ in ground.plan(1, READINGS).around(points)}
    alike = ~np.isin(pairs, list(inside)).any(axis=0)
    assert np.array_equal(found[alike], theirs[alike])
    ours, plain = medians(
        [
            often(lambda: find_blocked(ground, units, READINGS)),
            often(lambda: shapely.intersects(union, lines)),
        ],
        ROUNDS,
    )
    told = f"{len(tuple(drawn.features()))} features, {found.mean():.0%} blocked: {ours / TIMES * 1e3:.2f} ms"
    figures.at_least(f"{told}, times as fast as the prepared union", plain / ours, SPEED)


def margins(figures):
    """What the margin of a line costs on top of the line."""
    drawn, chance = load_map(data_dir("scenarios") / "maps" / "the_counting_house.toml"), Random(3)  # noqa: S311
    ground = Ground(drawn)
    pairs = [standing(chance, drawn.width_m, drawn.height_m)[:2] for _ in range(LINES)]
    questions = (
        lambda: [judge_line(ground, one, other, READINGS) for one, other in pairs],
        lambda: [look(ground, one, other, READINGS, with_margin=False) for one, other in pairs],
        lambda: [look(ground, one, other, READINGS) for one, other in pairs],
    )
    alone, close, whole = medians([lambda ask=ask: spent(ask) for ask in questions], rounds=3)
    each = alone / LINES * 1e3
    figures.at_most(f"a line alone takes {each:.2f} ms; too close or not, against it", close / alone, CLOSE)
    figures.at_most("its margin, against it", whole / alone, MARGIN)


def main():
    figures, chance = Figures(), Random(7)  # noqa: S311 - a map to draw, nothing to hide
    for size in SIZES:
        blocking(figures, size)
    drawn = drawn_map(chance)
    units = standing(chance, SIDE, SIDE)
    ground, other = Ground(drawn, Conditions(figures=units)), Shapely(drawn, units)
    seen = many(ground, units, READINGS)
    check(seen, other, seen.names)
    row = one_to_all(ground, units[0], units[1:], READINGS)
    assert np.array_equal(row.first[0], seen.first[0, 1:])
    assert np.allclose(row.light_m[0], seen.light_m[0, 1:])
    slow, fast, single = medians(
        [
            often(other.all_three),
            often(lambda: many(ground, units, READINGS)),
            often(lambda: one_to_all(ground, units[0], units[1:], READINGS)),
        ],
        ROUNDS,
    )
    told = (
        f"{fast / TIMES * 1e3:.2f} ms against {slow / TIMES * 1e3:.1f} ms of the tree and the intersections"
    )
    figures.at_least(f"all three answers: {told}, times as fast", slow / fast, FASTER)
    figures.at_most(f"one unit against {UNITS - 1}, of all pairs", single / fast, SHARE)
    margins(figures)
    figures.end()


if __name__ == "__main__":
    main()
