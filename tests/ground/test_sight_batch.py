"""Many looks in one call say what each says by itself."""

from itertools import permutations
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.drawn import draw
from support.laws import law, times
from support.looks_twin import differences, scattered
from support.measured_maps import MAPS, names
from support.random_maps import hill_maps, maps, readings
from support.readings import read_as

from squadlog.base.records import replace
from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.map.model import Map
from squadlog.ground.sight import margin
from squadlog.ground.sight.batch import look_at_many
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.los_verdict import judge_line


@law(80)
@given(st.one_of(maps(), hill_maps()), readings, st.booleans())
def test_many_looks_are_judged_as_one_by_one(world, reading, looks_out):
    drawn, conditions = world
    looks = list(permutations(conditions.figures, 2))
    out = frozenset(range(len(looks)) if looks_out else ())
    assert not list(differences(Ground(drawn, conditions), looks, reading, out))


@pytest.mark.parametrize("name", names())
def test_on_a_ready_map_many_looks_are_judged_as_one_by_one(name):
    """Floors, stairs, corners to lean round, lines that end on a wall: 20,000 of them in `tests/large/looks.py`."""
    drawn, chance = load_map(MAPS / f"{name}.toml"), Random(name)
    conditions, looks = scattered(chance, drawn, times(240))
    assert not list(
        differences(Ground(drawn, conditions), looks, read_as(), frozenset(range(0, len(looks), 3)))
    )


@pytest.mark.parametrize("mixed", ["independent", "weighted", "all_heavy"])
def test_in_woods_on_slopes_many_looks_are_judged_as_one_by_one(mixed):
    """Through woods and marsh, and over contour lines that are near each other here and far apart there."""
    chance = Random(f"woods and slopes, {mixed}")
    drawn = wooded_hill(chance)
    conditions, looks = scattered(chance, drawn, times(1200), standing=2)
    reading, out = read_as(mixed_woods=mixed), frozenset(range(0, len(looks), 3))
    assert not list(differences(Ground(drawn, conditions), looks, reading, out))


@pytest.mark.parametrize("units", ["once", "block"])
def test_what_is_sure_of_a_shifted_line_is_what_the_one_judge_says_of_it(monkeypatch, units):
    """Whether a line is too close to call, and what would change it: with every shift judged by itself as well."""
    chance = Random(f"shifted, {units}")
    drawn = wooded_hill(chance)
    conditions, looks = scattered(chance, drawn, times(140), standing=50)
    ground, reading = Ground(drawn, conditions), read_as(units_as_cover=units, close_call_m=0.3)
    quickly = [look(ground, *two, reading, with_margin=False) for two in looks]
    monkeypatch.setattr(
        margin, "_stays", lambda _two, _drawn, met, _crossed: np.zeros(len(met.lines), dtype=bool)
    )
    assert [look(ground, *two, reading, with_margin=False) for two in looks] == quickly
    assert {"too_close", "penalty", "blocked"} <= {line.verdict for line in quickly}


@pytest.mark.parametrize(("units", "verdict"), [("once", "penalty"), ("block", "too_close")])
def test_beside_a_line_through_thin_woods_somebody_may_hide_only_where_units_do_amb_82(units, verdict):
    wood = {"id": "p", "kind": "light", "points": [(4, 0), (6, 0), (6, 8), (4, 8)]}
    drawn = Map.model_validate({"title": "thin", "width_m": 20.0, "height_m": 8.0, "terrain": [wood]})
    viewer, target = Figure(1, Spot(1, 4)), Figure(2, Spot(11, 4), posture="kneeling")
    ground = Ground(drawn, Conditions(figures=(viewer, target, Figure(3, Spot(8, 4.35)))))
    reading = read_as(units_as_cover=units, close_call_m=0.3)
    assert look(ground, viewer, target, reading, with_margin=False).verdict == verdict


def wooded_hill(chance):
    """Patches of all that grows round a hill that is steep on one side, and a bank."""

    def patch(number):
        x, y, wide, high = (
            chance.uniform(0, 32),
            chance.uniform(0, 22),
            chance.uniform(1, 8),
            chance.uniform(1, 8),
        )
        points = [(x, y), (x + wide, y), (x + wide + 1, y + high), (x, y + high)]
        return {
            "id": f"P{number}",
            "kind": chance.choice(("light", "light", "heavy", "marsh")),
            "points": points,
        }

    hill = [(12, 10), (24, 9), (26, 18), (13, 20)]
    rings = [[(x + way * (18 - x) * 0.2, y + way * (11 - y) * 0.1) for x, y in hill] for way in range(3)]
    contours = [{"id": f"H{number}", "points": ring} for number, ring in enumerate(rings)]
    bank = {"id": "bank", "points": [(0, 4), (20, 6), (40, 3)], "closed": False, "up": "left"}
    return Map.model_validate({
        "title": "wooded hill", "width_m": 40.0, "height_m": 30.0,
        "terrain": [patch(number) for number in range(9)], "contours": [*contours, bank],
    })  # fmt: skip


def test_what_covers_a_target_comes_with_its_look_los_09():
    """LOS-09: behind a counter who kneels is hidden, and covered once he looks out over it (AMB-77)."""
    drawn = draw(".........\n.A..ccB..\n.........")
    ground = Ground(drawn.map, Conditions())
    viewer, target = Figure(1, Spot(1.5, 1.5)), Figure(11, Spot(6.5, 1.5), posture="kneeling")
    idle = look_at_many(ground, [(viewer, target)] * 2, read_as(), looking_out=(1,))
    assert [idle.verdict(0), idle.verdict(1)] == ["blocked", "penalty"]
    assert not idle.on_the_way(0).crossings
    assert [one.key for one in idle.on_the_way(1).crossings] == ["counter"]
    assert idle.seen.tolist() == [False, True]


def test_no_looks_give_no_answers():
    assert not len(look_at_many(Ground(draw("...").map), [], read_as()).codes)


@pytest.mark.parametrize("posture", ["standing", "kneeling", "prone"])
def test_a_target_at_the_very_end_of_a_wall_is_met_by_every_line_to_it_los_02(posture):
    """LOS-02: touching counts as meeting, in whatever company the line is measured and however numbers are rounded."""
    drawn = load_map(MAPS / "toll_bridge.toml")
    ground, chance = Ground(drawn), Random(4)
    corner = Figure(11, Spot(24.0, 20.0, 2), posture=posture)
    viewers = [Figure(1, Spot(chance.uniform(2, 12), chance.uniform(8, 14), 2)) for _ in range(12)]
    alone = [judge_line(ground, one, corner, read_as()).verdict for one in viewers]
    no_leaning = replace(read_as(), wall_peek="block")
    assert {judge_line(ground, one, corner, no_leaning).verdict for one in viewers} == {"blocked"}
    together = look_at_many(ground, [(one, corner) for one in viewers], read_as())
    assert [together.verdict(row) for row in range(len(viewers))] == alone


def test_a_look_along_the_edge_of_a_wood_is_one_whoever_looks():
    """On which side of its edge the line runs is told from the same end for both."""
    wood = {"id": "p", "kind": "light", "points": [(15, 13), (6, 7), (6, 8), (8, 8)]}
    drawn = Map.model_validate({"title": "edge", "width_m": 20.0, "height_m": 20.0, "terrain": [wood]})
    two = Figure(1, Spot(6, 8.5)), Figure(2, Spot(6, 1))
    assert not list(differences(Ground(drawn), list(permutations(two)), read_as()))
