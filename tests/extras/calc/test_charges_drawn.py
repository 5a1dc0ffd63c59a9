"""The calculations of explosions and charges against slow twins made from the printed tables, on drawn inputs."""

from random import Random, randrange

import pytest
from support.slow_charges import TWINS, drawn

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.calc.answering import answer_all

COUNT = 200


@pytest.mark.parametrize("name", TWINS)
def test_drawn_cases_come_out_as_the_printed_tables_have_them(name):
    """GRN-35..39, EXP-12..17, EXP-20..27, SHP-04..09, MIN-03, FMS-16, FMS-19."""
    seed = randrange(10**6)
    rng = Random(seed)
    asked = [{"id": number, "fn": name, "in": drawn(name, rng)} for number in range(COUNT)]
    for case, answer in zip(asked, answer_all(asked, load_rulebook(), load_rulings()), strict=True):
        assert answer.get("out", answer.get("error")) == TWINS[name](case["in"]), f"seed {seed}: {case}"


@pytest.mark.parametrize(
    ("name", "given", "says"),
    [
        ("shaped_zones", {"hole": [0, 0], "through": [0, 0], "points": []}, "SHP-09"),
        ("plastic_on", {"obstacle": "stairs", "together": [1]}, "obstacle"),
        ("plastic_on", {"obstacle": "window", "together": []}, "together"),
        ("fire_at_charge", {"with": "XX", "face": 1}, "with"),
        ("blast", {"source": "cannon", "units": []}, "source"),
    ],
)
def test_what_makes_no_sense_is_an_error_that_names_it(name, given, says):
    (answer,) = answer_all([{"id": 1, "fn": name, "in": given}], load_rulebook(), load_rulings())
    assert says in answer["error"]
