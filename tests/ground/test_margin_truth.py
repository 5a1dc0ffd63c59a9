"""The margin against shifts drawn by lot, and against itself on a map that is turned (LOS-01)."""

from dataclasses import replace

import numpy as np
import pytest
from support.readings import read_as
from support.scattered_maps import Scattered

from squadlog.book.places import data_dir
from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.los_verdict import pair
from squadlog.ground.sight.ray_trace import trace, traces

READINGS = read_as()
SHIFTS = 400
NEAR_M, SHARE = 0.02, 0.03


def smaller_shift(ground, viewer, target, below_m, seed=0):
    """A shift of less than that which changes the verdict.

    Anywhere within it for both heads, mostly as far as it goes.
    """
    if below_m <= 0:
        return None
    two, chance = pair(ground, viewer, target, READINGS), np.random.default_rng(seed)
    line = trace(ground, viewer.spot, target.spot, READINGS)
    angles = chance.random((SHIFTS, 2)) * 2 * np.pi
    sizes = below_m * np.where(chance.random((SHIFTS, 2)) < 0.7, 1.0, chance.random((SHIFTS, 2)))
    ahead, north = sizes * np.cos(angles), sizes * np.sin(angles)
    shifted = [
        (
            Spot(line.a.x + ahead[n, 0], line.a.y + north[n, 0], line.a.floor),
            Spot(line.b.x + ahead[n, 1], line.b.y + north[n, 1], line.b.floor),
        )
        for n in range(SHIFTS)
    ]
    drawn = two.verdict(line)
    for spots, there in zip(shifted, traces(ground, shifted, READINGS), strict=True):
        if two.verdict(there) != drawn:
            return spots
    return None


@pytest.mark.parametrize("seed", range(30))
def test_no_shift_that_is_smaller_than_the_margin_changes_the_verdict(seed):
    world = Scattered(seed)
    viewer, target, _ = world.figures
    margin_m = look(world.ground, viewer, target, READINGS).margin_m
    for share in (1.0, 0.7, 0.4):
        below_m = share * (margin_m - NEAR_M - SHARE * margin_m)
        assert smaller_shift(world.ground, viewer, target, below_m, seed) is None


@pytest.mark.parametrize("seed", range(12))
def test_the_margin_is_the_same_on_a_map_that_is_turned(seed):
    plain = Scattered(seed)
    told = look(plain.ground, *plain.figures[:2], READINGS).margin_m
    for degrees in (37.0, 90.0, 180.0, 251.0):
        turned = Scattered(seed, degrees)
        again = look(turned.ground, *turned.figures[:2], READINGS).margin_m
        assert again == pytest.approx(told, abs=NEAR_M + SHARE * told)


@pytest.mark.parametrize("seed", range(30))
def test_what_is_too_close_to_call_is_so_however_little_is_asked(seed):
    """While deciding only the band is looked through; it tells what the whole margin would."""
    world = Scattered(seed)
    viewer, target, _ = world.figures
    wide = replace(READINGS, close_call_m=0.25)
    whole, quick = (look(world.ground, viewer, target, wide, with_margin=asked) for asked in (True, False))
    if abs(whole.margin_m - wide.close_call_m) > NEAR_M:
        assert (quick.verdict, quick.nominal) == (whole.verdict, whole.nominal)


def shipped(name):
    return load_map(data_dir("scenarios") / "maps" / f"{name}.toml")


def test_a_window_that_opens_when_the_heads_move_apart_is_found_los_14():
    """13 cm of either head open the line through window G3 of the counting house; as drawn a wall blocks it."""
    ground = Ground(shipped("the_counting_house"), Conditions())
    seen = look(ground, Figure(1, Spot(20.1, 4.7)), Figure(2, Spot(4.2, 2.1)), READINGS)
    assert seen.nominal == "blocked"
    assert seen.margin_m <= 0.14


@pytest.mark.parametrize("seed", [1006, 2534, 2694, 3796, 5207, 5883])
def test_the_margin_does_not_hang_on_which_head_is_called_the_first_los_01(seed):
    """LOS-01, AMB-76: lines of which the margin was another when turned; a straight wall has no corner."""
    found = [Scattered(seed, degrees) for degrees in (0.0, 17.0, 123.0)]
    margins = [look(one.ground, *one.figures[:2], READINGS).margin_m for one in found]
    assert margins == pytest.approx([margins[0]] * 3, abs=0.01)
