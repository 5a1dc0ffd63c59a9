"""What more time would tell: more of it rules out more, and never more battles than may be played."""

import re

from squadlog.extras.lab.told.plans import tell_plan


def test_more_time_and_more_cores_rule_out_more():
    head, *lines = tell_plan(3.0, 2, 400, at_once=2, minutes=(2, 10, 60))
    assert head == "A battle takes 3.0 s of one core here; 2 battles at once."
    assert [int(re.search(r": ([\d,]+) battles", line)[1].replace(",", "")) for line in lines] == [
        40,
        200,
        400,
    ]
    odds = [int(re.search(r"more than (\d+) :", line)[1]) for line in lines]
    assert odds == sorted(odds, reverse=True)
    assert list(tell_plan(3.0, 2, 400, at_once=4, minutes=(5,)))[1].startswith("In 5 min: 200 battles")


def test_cells_that_share_the_error_rule_out_less_by_as_many_battles():
    def odds(cells):
        (line,) = list(tell_plan(3.0, cells, 50, at_once=2, minutes=(600,)))[1:]
        assert ": 50 battles of each" in line
        return int(re.search(r"more than (\d+) :", line)[1])

    assert odds(1) < odds(18)


def test_strength_is_known_the_closer_the_more_pairs_there_are():
    (line,) = list(tell_plan(6.0, 2, 400, at_once=2, minutes=(10,), by="strength"))[1:]
    assert line == (
        "In 10 min: 100 battles of each of 2 cells; they tell strength within 43 in 100 at worst, "
        "mostly within half of that."
    )
