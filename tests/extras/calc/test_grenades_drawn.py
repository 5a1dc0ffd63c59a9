"""Throws and salvoes drawn at random, by the calculator and by a slow twin of the printed rules (GRN, GLA)."""

import json
import math
import random

import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.calc import answering

BOOK, RULINGS = load_rulebook(), load_rulings()
DRAWS = 200
BANDS = ((8, "short", 0, 1), (16, "medium", 1, 2), (24, "long", 3, 3))
WAYS = {1: "long", 2: "long", 3: "short", 4: "short", 5: "left", 6: "left", 7: "right", 8: "right"}


def answered(name, given):
    request = {"id": "x", "fn": name, "in": json.loads(json.dumps(given))}
    (found,) = answering.answer_all([request], BOOK, RULINGS)
    return found.get("out", "error")


def went(start, aim, faces, base):
    """By the words of the rules: the first 9 or 10 multiplies, further ones are ignored (GRN-18..23)."""
    times = 1
    for nth, face in enumerate(faces):
        if face < 9:
            way = WAYS[face]
            break
        if nth == 0:
            times = face - 7
    ahead = math.atan2(aim[1] - start[1], aim[0] - start[0])
    turned = {"long": 0.0, "short": math.pi, "left": math.pi / 2, "right": -math.pi / 2}[way]
    x = aim[0] + base * times * math.cos(ahead + turned)
    y = aim[1] + base * times * math.sin(ahead + turned)
    behind = (x - start[0]) * math.cos(ahead) + (y - start[1]) * math.sin(ahead) < -1e-9
    if behind or math.hypot(x - start[0], y - start[1]) < 2 - 1e-6:
        return start[0] + 2 * math.cos(ahead), start[1] + 2 * math.sin(ahead)
    return x, y


def drawn(rng):
    start = (rng.uniform(-5, 5), rng.uniform(-5, 5))
    far, way = (
        rng.choice([rng.uniform(1, 30), 2.0, 8.005, 8.02, 16.0, 24.005, 24.02]),
        rng.uniform(0, 2 * math.pi),
    )
    aim = (start[0] + far * math.cos(way), start[1] + far * math.sin(way))
    mods = [one for one in ("spotted", "window") if rng.random() < 0.3]
    faces = [*(rng.choice((9, 10)) for _ in range(rng.choice((0, 0, 1, 2)))), rng.randint(1, 8)]
    return start, aim, far, mods, rng.randint(1, 10), faces


def succeeds(face, net, target):
    return face == 1 or (face != 10 and net <= target)


@pytest.mark.parametrize("seed", [1])
def test_throws_agree_with_the_printed_rules_grn_10(seed):
    """GRN-09..GRN-23, A-62, A-63, A-64."""
    rng = random.Random(seed)
    for _ in range(DRAWS):
        start, aim, far, mods, face, faces = drawn(rng)
        given = {"thrower": start, "aim": aim, "face": face, "mods": mods, "scatter": faces}
        found = answered("grenade", given)
        if far > 24.011 or far < 1.99:
            assert found == "error", given
            continue
        _, name, modifier, base = next(band for band in BANDS if far <= band[0] + 0.0101)
        net = face + modifier + len(mods)
        hit = succeeds(face, net, 5)
        expected = aim if hit else went(start, aim, faces, base)
        assert (found["range"], found["net"], found["on_point"]) == (name, net, hit), given
        assert found["landing"] == pytest.approx(expected, abs=2e-3), given


def test_salvoes_agree_with_the_printed_rules_gla_10():
    """GLA-07..GLA-12, A-144."""
    rng = random.Random(2)
    for _ in range(DRAWS):
        start, aim, far, mods, _, _ = drawn(rng)
        far *= 2
        aim = (start[0] + 2 * (aim[0] - start[0]), start[1] + 2 * (aim[1] - start[1]))
        count = rng.randint(1, 4)
        rolled = [rng.randint(1, 10) for _ in range(count)]
        scatter = [drawn(rng)[5] for _ in range(count)]
        given = {
            "shooter": start,
            "aim": aim,
            "grenades_left": 4,
            "faces": rolled,
            "mods": mods,
            "scatter": scatter,
        }
        found = answered("launcher", given)
        if far < (15 if "spotted" in mods else 10) - 0.0101:
            assert found == "error", given
            continue
        hits = [succeeds(face, face + len(mods), 4) for face in rolled]
        assert found["on_point"] == hits, given
        assert found["grenades_left"] == 4 - count
        for nth, hit in enumerate(hits):
            expected = aim if hit else went(start, aim, scatter[nth], 4)
            assert found["landings"][nth] == pytest.approx(expected, abs=2e-3), given


def test_what_makes_no_sense_is_said_so():
    """GRN-09, GRN-18, GRN-23, GLA-03, GLA-08."""
    near = {"thrower": [0, 0], "aim": [0, 1], "face": 1}
    assert answered("grenade", near) == "error"
    assert answered("grenade", {"thrower": [0, 0], "aim": [0, 9], "face": 10, "scatter": [9]}) == "error"
    assert answered("launcher", {"shooter": [0, 0], "aim": [0, 6], "faces": [1]}) == "error"
    assert answered("launcher", {"shooter": [0, 0], "aim": [0, 30], "faces": [1] * 5}) == "error"


def test_levels_of_a_sacrifice_grn_31():
    """GRN-31: 8 less the armour."""
    for af in range(12):
        assert answered("sacrifice", {"af": af})["levels"] == max(0, 8 - af)
