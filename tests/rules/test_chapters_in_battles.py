"""The worked examples of the advanced chapters once more, as battles: what the calculator says the engine decides."""

import json
from pathlib import Path
from random import Random, randrange

import pytest
from support import in_battle, led_in_battle
from support.drawn_chapters import drawn, fit
from support.slow_chapters import TWINS

PLAYED = {
    name: played
    for room in (in_battle, led_in_battle)
    for name, played in vars(room).items()
    if name in TWINS
}
"""How a battle answers, by the name of the calculation."""
CALC = Path(__file__).parents[1] / "extras" / "calc"
NO_TARP_YET = ("AC-63",)
"""No chapter puts a tarp on the ground."""
EXAMPLES = [
    case
    for name in ("examples", "examples_ammunition", "examples_automatic_fire")
    for case in json.loads((CALC / f"{name}.json").read_text(encoding="utf-8"))
    if case["fn"] in PLAYED and case["id"] not in NO_TARP_YET
]


def as_told(out):
    """As far as a battle tells it: what blocks a line is not named."""
    return {"blocked": True} if isinstance(out, dict) and "blocked" in out else out


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: f"{case['id']}-{case['fn']}")
def test_the_worked_example_comes_out_in_a_battle(case):
    """HID-04, HID-11, DET-09..DET-36, AMO-02..AMO-16, AUT-10..AUT-27, LDR-08, ROU-03..ROU-20, RAL-04, RGP-04."""
    assert PLAYED[case["fn"]](case["in"]) == as_told(case["out"])


FEW = {"ammunition": 60, "rally": 40, "burst_area": 60, "burst_hits": 60, "decoys": 20, "ambush": 10}
COUNT = 200


@pytest.mark.parametrize("name", PLAYED)
def test_drawn_cases_come_out_in_battles_as_the_printed_tables_have_them(name):
    """HID-04, HID-11, DET-09..DET-36, AMO-02..AMO-16, AUT-03..AUT-27, LDR-08, ROU-03..ROU-20, RAL-04, RGP-04."""
    seed = randrange(10**6)
    rng = Random(seed)
    for _ in range(FEW.get(name, COUNT)):
        case = fit(name, drawn(name, rng), rng)
        assert PLAYED[name](case) == as_told(TWINS[name](case)), f"seed {seed}: {case}"
