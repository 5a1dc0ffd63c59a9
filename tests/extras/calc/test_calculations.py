"""Every calculation against worked examples: those of the rules text and our own, worked out by hand."""

import io
import json
from pathlib import Path

import pytest

from squadlog.extras.calc.catalogue import CATALOGUE
from squadlog.extras.calc.run import main

HERE = Path(__file__).parent


def _cases(files):
    """The cases of the basic rules and those of each advanced chapter, which has its own file."""
    found = sorted(HERE.glob(files))
    return [case for file in found for case in json.loads(file.read_text(encoding="utf-8"))]


EXAMPLES, OWN = _cases("examples*.json"), _cases("own_cases*.json")


@pytest.fixture(scope="module")
def answers():
    """All cases asked in one go, as a spreadsheet would."""
    requests = [
        {key: case[key] for key in ("id", "fn", "in", "rulings") if key in case} for case in EXAMPLES + OWN
    ]
    out = io.StringIO()
    assert main([], io.StringIO(json.dumps(requests)), out, io.StringIO()) == 0
    return {answer["id"]: answer for answer in json.loads(out.getvalue())}


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: f"{case['id']}-{case['fn']}")
def test_the_worked_example_of_the_rules_comes_out(case, answers):
    assert json.dumps(answers[case["id"]]["out"]) == json.dumps(case["out"])


@pytest.mark.parametrize("case", OWN, ids=lambda case: case["id"])
def test_the_case_worked_out_by_hand_comes_out(case, answers):
    assert json.dumps(answers[case["id"]]["out"]) == json.dumps(case["out"]), case["math"]


def test_every_calculation_has_a_worked_example_and_cases_of_our_own():
    assert {case["fn"] for case in EXAMPLES} == set(CATALOGUE)
    assert {case["fn"] for case in OWN} == set(CATALOGUE)


@pytest.mark.parametrize("name", CATALOGUE)
def test_the_example_in_the_list_is_true(name):
    given, out = CATALOGUE[name].example
    answer = io.StringIO()
    main([], io.StringIO(json.dumps([{"id": name, "fn": name, "in": given}])), answer, io.StringIO())
    assert json.loads(answer.getvalue()) == [{"id": name, "out": out}]


# Shots that destroy an obstacle, row by PF, as printed in the rules (OBS-04..OBS-08): "-" never, "!" goes on beyond.
SHOTS = """
        internal_wall external_wall internal_bulkhead external_bulkhead internal_door airlock_door
P       -             -             -                 -                 5             -
SP      10            -             -                 -                 3!            -
LR      5             10            -                 -                 2!            -
SR      3!            5             10                -                 2!            -
OR_slug 2!            3!            5                 -                 1!            10
SAR     2!            2!            3!                10                1!            5
"""


def _cells():
    kinds, *rows = [line.split() for line in SHOTS.strip().splitlines()]
    return [(weapon, kind, cell) for weapon, *cells in rows for kind, cell in zip(kinds, cells, strict=True)]


def test_shots_to_destroy_an_obstacle_agree_with_the_printed_arithmetic_obs_04_to_12():
    cells = _cells()
    requests = [
        {"id": place, "fn": "obstacle", "in": {"weapon": weapon, "obstacle": kind}}
        for place, (weapon, kind, _) in enumerate(cells)
    ]
    out = io.StringIO()
    main([], io.StringIO(json.dumps(requests)), out, io.StringIO())
    found = [answer["out"] for answer in json.loads(out.getvalue())]
    shown = [f"{answer['shots'] or '-'}{'!' if answer['through'] else ''}" for answer in found]
    assert shown == [cell for _, _, cell in cells]
