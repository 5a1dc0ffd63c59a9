"""The calculations of the advanced chapters against a slow twin made from the printed tables, on drawn inputs."""

from random import Random, randrange

import pytest
from support.drawn_chapters import drawn
from support.slow_chapters import TWINS

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.calc.answering import answer_all

COUNT = 200


@pytest.mark.parametrize("name", TWINS)
def test_drawn_cases_come_out_as_the_printed_tables_have_them(name):
    """HID-04..HID-11, DET-09..DET-36, AMS-03, AMO-02..AMO-16, AUT-03..AUT-27, LDR-08,
    ROU-04..20, RAL-04, RGP-04, VIC-08..12."""
    seed = randrange(10**6)
    rng = Random(seed)
    asked = [{"id": number, "fn": name, "in": drawn(name, rng)} for number in range(COUNT)]
    for case, answer in zip(asked, answer_all(asked, load_rulebook(), load_rulings()), strict=True):
        assert answer.get("out", answer.get("error")) == TWINS[name](case["in"]), f"seed {seed}: {case}"


@pytest.mark.parametrize(("faces", "stands"), [(100, True), (101, False)])
def test_a_hundred_faces_are_answered_at_once(faces, stands):
    """ROU-03."""
    asked = [{"id": 1, "fn": "rout", "in": {"rating": 0, "faces": [50] * faces}}]
    (answer,) = answer_all(asked, load_rulebook(), load_rulings())
    assert ("out" in answer) is stands
