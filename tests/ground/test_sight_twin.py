"""The fast sight against the slow one, and the laws of the measured line."""

from itertools import permutations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.random_maps import hill_maps, maps, readings
from support.readings import read_as
from support.slow_sight import SlowSight

from squadlog.ground.compiled.ground import Ground
from squadlog.ground.sight.los_verdict import judge_line
from squadlog.ground.sight.many import find_blocked, many, one_to_all
from squadlog.ground.sight.ray_trace import trace

often = law(200)
sometimes = law(60)


def pairs(conditions):
    return list(permutations(conditions.figures, 2))


@often
@given(maps(), readings)
def test_what_blocks_first_and_the_metres_of_woods_are_those_of_the_slow_twin(world, reading):
    drawn, conditions = world
    figures = conditions.figures
    seen = many(Ground(drawn, conditions), figures, reading)
    slow = SlowSight(drawn, conditions, reading)
    for viewer, target in pairs(conditions):
        i, j = figures.index(viewer), figures.index(target)
        found = slow.measure(viewer, target)
        assert bool(seen.blocked[i, j]) is found.blocked
        assert seen.first_id(i, j) == found.first
        if not found.on_an_edge:
            assert abs(seen.light_m[i, j] - found.light_m) < 1e-6
            assert abs(seen.heavy_m[i, j] - found.heavy_m) < 1e-6


@often
@given(maps(), readings, st.booleans())
def test_the_verdict_and_the_cover_as_drawn_are_those_of_the_slow_twin(world, reading, looks_out):
    drawn, conditions = world
    ground, slow = Ground(drawn, conditions), SlowSight(drawn, conditions, reading)
    for viewer, target in pairs(conditions):
        found = slow.ask(viewer, target, looks_out=looks_out)
        if not found.on_an_edge:
            said = judge_line(ground, viewer, target, reading, looks_out=looks_out)
            assert said.verdict == found.verdict, (said, found)
            if said.verdict != "blocked":
                covers = {
                    ("any" if effect.key == "marsh" else effect.feature, effect.key)
                    for effect in said.covers
                    if not effect.key.endswith("_woods")
                }
                assert covers == found.crossings


@often
@given(hill_maps(), readings)
def test_dead_zones_and_rising_ground_are_those_of_the_slow_twin(world, reading):
    drawn, conditions = world
    ground, slow = Ground(drawn, conditions), SlowSight(drawn, conditions, reading)
    for viewer, target in pairs(conditions):
        rules = slow.hidden(viewer, target)
        if rules is not None:
            line = trace(ground, viewer.spot, target.spot, reading)
            assert {hidden.rule for hidden in reading.judge.slopes.hiding(line.profile)} == rules


@sometimes
@given(maps())
def test_the_measured_line_is_the_same_from_either_end(world):
    drawn, conditions = world
    ground = Ground(drawn, conditions)
    for viewer, target in pairs(conditions):
        there = trace(ground, viewer.spot, target.spot, read_as())
        back = trace(ground, target.spot, viewer.spot, read_as())
        assert there == back


@sometimes
@given(maps())
def test_one_unit_against_all_and_the_blocked_matrix_say_what_all_pairs_say(world):
    drawn, conditions = world
    ground, figures = Ground(drawn, conditions), conditions.figures
    seen = many(ground, figures, read_as())
    row = one_to_all(ground, figures[0], figures[1:], read_as())
    assert np.array_equal(row.blocked[0], seen.blocked[0, 1:])
    assert np.array_equal(row.first[0], seen.first[0, 1:])
    assert np.allclose(row.light_m[0], seen.light_m[0, 1:])
    assert np.array_equal(find_blocked(ground, figures, read_as()), seen.blocked)
