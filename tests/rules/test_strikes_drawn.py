"""Mines and fire missions: the calculator against a slow twin, and the battle against both (MIN-03, MIN-08, FMS)."""

from random import Random, randrange

import pytest
from support.minefields import go, minefield
from support.slow_strikes import DRAWN, TWINS, mine_chain, mission
from support.strikes import at, call, called, field

from squadlog.battle.commands import Done
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.calc.answering import answer_all

COUNT = 200


@pytest.mark.parametrize("name", TWINS)
def test_drawn_cases_come_out_as_the_printed_tables_have_them(name):
    """MIN-03, MIN-08, FMS-02, FMS-03, FMS-11, FMS-14..18, GRN-18..20."""
    seed = randrange(10**6)
    rng = Random(seed)
    asked = [{"id": number, "fn": name, "in": DRAWN[name](rng)} for number in range(COUNT)]
    for case, answer in zip(asked, answer_all(asked, load_rulebook(), load_rulings()), strict=True):
        out, twin = answer.get("out", answer.get("error")), TWINS[name](case["in"])
        if name == "mission" and "landing" in out:
            assert out.pop("landing") == pytest.approx(twin.pop("landing"), abs=0.0011), (
                f"seed {seed}: {case}"
            )
        assert out == twin, f"seed {seed}: {case}"


def test_a_battle_comes_to_the_same_as_the_calculator_min_08():
    """MIN-03, MIN-05, MIN-08: AC-79 on the map; the mover comes from the west to A, and the second stands at B."""
    case = {
        "mines": {"A": [12, 10], "B": [16, 10], "C": [20, 10]}, "trigger": "A",
        "checks": [["A", "B", 5], ["B", "C", 6]],
        "units": [{"at": [10.99, 10], "af": 3}, {"at": [16, 11], "af": 3}],
    }  # fmt: skip
    twin = mine_chain(case)
    played = minefield((12, 10), (16, 10), (20, 10), places={1: (10, 10, 90), 2: (16, 11, 90), 11: (50, 10)})
    played.do(go())
    played.do(Done(), 5, 6)
    told = played.of_kind("exploded")
    assert [event.fused.spot.x for event in told] == [case["mines"][name][0] for name in twin["order"]]
    levels = {1: 0, 2: 0}
    for event in told:
        for one in event.struck:
            levels[one.unit] += one.levels or 0
    assert list(levels.values()) == twin["levels"]


@pytest.mark.parametrize("number", range(4))
def test_a_mission_of_a_battle_lands_where_the_calculator_has_it(number):
    """FMS-11, FMS-14..18."""
    rng = Random(number)
    case = DRAWN["mission"](rng) | {"leader": [30, 5], "aim": [30, 30 + number], "called": [1, 1]}
    twin = mission(case)
    scatter = () if twin["on_point"] else _needed(case["scatter"])
    played = called(
        field(), case["face"], *scatter, command=call(mission=case["kind"], point=at(*case["aim"]))
    )
    (landed,) = played.of_kind("mission_landed")
    assert [landed.spot.x, landed.spot.y] == pytest.approx(twin["landing"], abs=0.0011)


def _needed(faces):
    return faces[: next(place for place, face in enumerate(faces) if face <= 8) + 1]
