"""What the rules measure on a ready map, each question as a digest, and the map without its scenery.

`python tests/large/ready_maps.py --help` shows how the kept digests are made.
"""

import hashlib
import json
import tomllib
from math import hypot
from pathlib import Path

from support.readings import read_as
from support.walks import price

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.map.dump import dump_map
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.moves_route import route_through
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.many import many

MAPS = Path(__file__).resolve().parents[2] / "scenarios" / "maps"
KEPT = Path(__file__).resolve().parents[1] / "ground" / "ready_maps_measured.json"
SCENERY = ("decoration", "surface", "looks")
"""The keys of a map that change no rule."""
_PLACES, _LOOKS, _WAYS = 48, 30, 10
_READ = read_as()


def names():
    """The ready maps by name."""
    return sorted(path.stem for path in MAPS.glob("*.toml"))


def measured(name):
    """The digest of what each question answers on a ready map."""
    return {
        question: _digest(answers)
        for question, answers in answers_of(load_map(MAPS / f"{name}.toml")).items()
    }


def answers_of(drawn):
    """What the rules measure on a map: the drawing without scenery, sight, lines with their cover, moves."""
    ground = Ground(drawn)
    moving = MoveGround(drawn, _READ, built=ground.built).under(Conditions())
    places = _places(drawn)
    figures = [Figure(number, spot, 90.0) for number, spot in enumerate(places)]
    return {
        "rules": rules_of(drawn),
        "sight": _sight(ground, figures),
        "cover": [_line(ground, *two) for two in _pairs(figures, _LOOKS)],
        "moves": [_walk(moving, one.spot, other.spot) for one, other in _pairs(figures, _WAYS)],
    }


def rules_of(drawn):
    """A map without anything that is scenery: its features in their order, its rooms by their edges."""
    whole = _bare(tomllib.loads(dump_map(drawn)))
    for room in whole.get("room", ()):
        del room["name"]
    return [whole, [feature.id for feature in drawn.features()]]


def _bare(entry):
    if isinstance(entry, dict):
        return {key: _bare(value) for key, value in entry.items() if key not in SCENERY}
    return [_bare(part) for part in entry] if isinstance(entry, list) else entry


def _places(drawn):
    """Places all over the floors of a map, at odd distances from its edges so that no line runs along a wall."""
    step = (drawn.width_m * drawn.height_m / _PLACES) ** 0.5
    across, down = int(drawn.width_m / step), int(drawn.height_m / step)
    return [
        Spot((column + 0.537) * drawn.width_m / across, (row + 0.463) * drawn.height_m / down, floor)
        for floor in range(1, drawn.floors + 1)
        for row in range(down)
        for column in range(across)
    ]


def _pairs(figures, count):
    """So many pairs, near and far, the same for the same places."""
    many_of = len(figures)
    return [
        (figures[n * 7 % many_of], figures[(n * 7 + 1 + n * n * 3) % many_of]) for n in range(1, count + 1)
    ]


def _sight(ground, figures):
    found = many(ground, figures, _READ)
    first = [[found.names[place] if place >= 0 else "" for place in row] for row in found.first.tolist()]
    return [first, found.light_m.round(3).tolist(), found.heavy_m.round(3).tolist()]


def _line(ground, one, other):
    line = look(ground, one, other, _READ, with_margin=False)
    crossings = [(crossing.feature, crossing.key) for crossing in line.crossings]
    return [line.verdict, line.nominal, line.reason, line.rule, crossings]


def _walk(moving, start, to):
    goal = Spot(to.x, to.y, start.floor)
    if hypot(goal.x - start.x, goal.y - start.y) < 0.1:
        return []
    move = measure(moving, route_through(start, 90.0, [goal]), cost=price(), mover=Mover())
    stop = (move.stop.id, move.stop.rule) if move.stop else ()
    return [round(move.reach_m, 3), stop, move.ground]


def _digest(answers):
    text = json.dumps(answers, default=str, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:24]
