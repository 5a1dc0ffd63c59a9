"""Bursts, scatter, wedges, squares and ways through walls on random maps, held against shapely question by question.

    python tests/large/blasts.py --cases 2000 --seed 1

Maps lie on a grid of a quarter of a metre, so that lines run along walls and through corners; one unit in three is at
the very edge of a reach, a centimetre more or less. Every run of the tests asks two hundred.
"""

import argparse
import sys
from pathlib import Path
from time import monotonic

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from large.trying import need
from support.blasted_maps import EDGES, Blasted
from support.slow_bursts import SlowBursts, in_square, in_wedge

from squadlog.facts import shapes
from squadlog.facts.ground_facts import Whereabouts

WHOLE, FEW, EACH = 2000, 200, 10
"""Cases in all, in every run, and of one map."""
NEARLY_M = 1e-6
WEDGES = (((0, 2), 1.0), ((2, 4), 2.0))
AXES = (0.0, 90.0, 180.0, 270.0, 45.0, 37.0)


def asked_of(seed):
    """Ask one map everything; AssertionError for the first answer that is not that of the twin."""
    world = Blasted(seed)
    twin = SlowBursts(world)
    for burst in (world.burst, *(world.place() for _ in range(2))):
        _reached(world, twin, burst, seed)
    _cover_from(world, twin, seed)
    for _ in range(3):
        _landing(world, twin, seed)
    _beyond(world, twin, seed)
    _through(world, twin, seed)
    _squares(world, seed)


def _reached(world, twin, burst, seed):
    found = {one.unit: one for one in world.asked.around(burst, world.reach_m)}
    near = {number for number, at in world.places.items() if twin.within(burst, at, world.reach_m)}
    need(set(found) == near, "seed", seed, "reaches", set(found), "and not", near, burst, world.reach_m)
    metres = [one.metres for one in found.values()]
    need(metres == sorted(metres), "seed", seed, "not the nearest first", metres)
    for number, one in found.items():
        cover = twin.cover(burst, world.places[number], world.units[number]["posture"])
        need(cover in ("", one.cover), "seed", seed, "unit", number, one, "and not", cover, burst)
    places = list(world.places.values())
    for at, one in zip(places, world.asked.reached(burst, places, world.reach_m), strict=True):
        need((one is not None) == twin.within(burst, at, world.reach_m), "seed", seed, at, one)
        if one is not None:
            cover = twin.cover(burst, at, "standing")
            need(cover in ("", one.cover), "seed", seed, at, one, "and not", cover, burst)


def _cover_from(world, twin, seed):
    thrown = world.place()
    for one in world.asked.around(world.burst, world.reach_m, thrown):
        cover = twin.cover(thrown, world.places[one.unit], world.units[one.unit]["posture"])
        need(cover in ("", one.cover), "seed", seed, one, "and not", cover, "from", thrown)


def _landing(world, twin, seed):
    start, to = world.way()
    found, (place, met) = world.asked.lands(start, to), twin.lands(start, to)
    at = found.at
    need((at is None) == (place is None), "seed", seed, start, to, found, "and not", place)
    if at is not None:
        near = abs(at.x - place[0]) <= NEARLY_M and abs(at.y - place[1]) <= NEARLY_M
        need(near and at.floor == place[2], "seed", seed, start, to, found, "and not", place)
        need(found.contact in met if met else not found.contact, "seed", seed, found, "and not", met)


def _beyond(world, twin, seed):
    pieces = [(one.line, one.floor) for one in world.drawn.walls]
    pieces += [(one.points[:2], one.floor) for one in world.drawn.obstacles]
    ((px, py), (qx, qy)), floor = world.chance.choice(pieces)
    hole = Whereabouts((px + qx) / 2, (py + qy) / 2, floor)
    axis = world.chance.choice(AXES)
    for depth, half in WEDGES:
        found = {one.unit: one for one in world.asked.in_wedge(hole, axis, depth, half)}
        near = {
            number
            for number, at in world.places.items()
            if at.floor == hole.floor and in_wedge((at.x, at.y), (hole.x, hole.y), axis, depth, half)
        }
        need(set(found) == near, "seed", seed, hole, axis, depth, set(found), "and not", near)
        for number, one in found.items():
            cover = twin.cover(hole, world.places[number], world.units[number]["posture"], hole=True)
            need(cover in ("", one.cover), "seed", seed, hole, one, "and not", cover)


def _through(world, twin, seed):
    pieces = [(one.id, one.line) for one in world.drawn.walls]
    pieces += [(one.id, one.points) for one in world.drawn.obstacles]
    name, points = world.chance.choice(pieces)
    at, by = world.chance.choice(points), world.place()
    found = world.asked.through(name, at, by)
    meant = twin.through(name, at, by)
    close = any(min(abs(found - one), 360 - abs(found - one)) <= NEARLY_M for one in meant)
    need(close, "seed", seed, name, at, by, found, "and not", meant)


def _squares(world, seed):
    centre = world.place()
    for far in (1.75, 2.0, *(2.0 + edge for edge in EDGES)):
        for dx, dy in ((far, 0.0), (0.0, -far), (far, far), (-far, 1.0)):
            point = centre.x + dx, centre.y + dy
            found = shapes.in_square(point, (centre.x, centre.y), 2.0)
            need(found == in_square(point, (centre.x, centre.y), 2.0), "seed", seed, centre, point, found)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--cases", type=int, default=WHOLE, help="how many questions (2000)")
    asked.add_argument("--seed", type=int, default=1, help="the first map")
    given = asked.parse_args()
    began, wrong = monotonic(), 0
    for seed in range(given.seed * 100_000, given.seed * 100_000 + -(-given.cases // EACH)):
        try:
            asked_of(seed)
        except AssertionError as error:
            wrong += 1
            print(error)
    print(
        f"seed {given.seed}: {given.cases} cases, {wrong} maps wrong, {(monotonic() - began) / 60:.1f} minutes"
    )
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
