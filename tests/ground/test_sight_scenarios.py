"""Sight on the maps that come with the program."""

from itertools import permutations
from pathlib import Path
from random import Random

import numpy as np
import pytest
from support.readings import read_as

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.sight.many import find_blocked, many
from squadlog.ground.sight.ray_trace import trace

MAPS = sorted(Path(__file__).parents[2].glob("scenarios/maps/*.toml"))
READINGS = read_as()


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_all_pairs_at_once_and_single_lines_measure_the_same_on_a_real_map(path):
    drawn, chance = load_map(path), Random(3)
    figures = tuple(
        Figure(number, Spot(chance.uniform(0, drawn.width_m), chance.uniform(0, drawn.height_m)))
        for number in range(12)
    )
    ground = Ground(drawn, Conditions(figures=figures))
    seen = many(ground, figures, READINGS)
    for i, j in permutations(range(len(figures)), 2):
        line = trace(ground, figures[i].spot, figures[j].spot, READINGS)
        assert bool(seen.blocked[i, j]) is bool(line.solid)
        assert seen.light_m[i, j] == pytest.approx(line.depth_m("light"), abs=1e-9)
        assert seen.heavy_m[i, j] == pytest.approx(line.depth_m("heavy"), abs=1e-9)
    assert np.array_equal(find_blocked(ground, figures, READINGS), seen.blocked)


def test_there_are_maps_to_look_at():
    assert len(MAPS) >= 5
