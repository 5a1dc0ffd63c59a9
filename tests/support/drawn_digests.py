"""Digests of maps drawn at random, by which the kinds of an earlier version are held to draw what they drew."""

import json
from hashlib import blake2b
from pathlib import Path

from squadlog.base.dice import Chance
from squadlog.ground.map.dump import dump_map
from squadlog.ground.random_maps.at_random import LAY
from squadlog.ground.random_maps.sketch import Sketch
from squadlog.survey.random_map import draw_random_map

KEPT = Path(__file__).parents[1] / "golden" / "random_maps.json"
SEEDS = range(20)
SIZES = ((20, 20), (24, 36), (48, 36), (36, 48), (80, 60))


def digest(text):
    """A short digest of a text."""
    return blake2b(text.encode(), digest_size=6).hexdigest()


def first_tries(kind, wide, high):
    """One digest of the first tries of all seeds, before anybody asks whether they are fair."""
    told = []
    for seed in SEEDS:
        sketch = Sketch(wide, high, Chance(f"{kind} {wide}x{high} {seed} 1"))
        LAY[kind](sketch)
        told.append(dump_map(sketch.map(f"{kind} {seed}")))
    return digest("".join(told))


def whole_map(kind, wide, high, seed):
    """The digest of the map that comes of a seed, with its zones."""
    return digest(dump_map(draw_random_map(kind, seed, width_m=wide, height_m=high).map))


def kept():
    """What version 0.8.0 drew: digests by `tries KIND WxH` and `KIND WxH SEED`."""
    return json.loads(KEPT.read_text(encoding="utf-8"))
