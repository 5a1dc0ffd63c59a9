"""What casualties are worth (CAS-01..07, AMB-97)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.battle.state import WOUNDS
from squadlog.rules.victory import score, written

SHARES = {
    "none": Fraction(0),
    "L": Fraction(1, 10),
    "M": Fraction(1, 4),
    "S": Fraction(1, 2),
    "U": Fraction(3, 4),
    "D": Fraction(1),
}


def points(battle, **rulings):
    reading = table(rulings={name.replace("__", "."): option for name, option in rulings.items()})
    return {entry.side: entry.points for entry in score(battle, reading)}


@pytest.mark.parametrize(("wound", "share"), SHARES.items())
def test_a_wound_is_worth_its_share_of_the_units_points(wound, share):
    """CAS-01, CAS-02, CAS-03, CAS-04, CAS-05, CAS-06: NEW-57."""
    battle = skirmish(units={11: {"wound": wound}})
    assert points(battle) == {"red": 46 * share, "blue": 0}


def test_a_daze_alone_is_worth_nothing():
    """CAS-01."""
    battle = skirmish()
    assert (
        points(skirmish(units={11: {"dazed_at": battle.now, "dazed_until": battle.now.later(3)}}))["red"] == 0
    )


def test_points_go_to_the_enemy_whoever_fired():
    """CAS-07, AMB-97: the final wound counts, not who caused it."""
    battle = skirmish(red=(1, 2), units={2: {"wound": "D"}})
    assert points(battle) == {"red": 0, "blue": 46}


def test_fractions_are_exact_or_rounded_down_unit_by_unit_amb_97():
    """AMB-97."""
    battle = skirmish(blue=(11, 12), units={11: {"wound": "L"}, 12: {"wound": "L"}})
    assert points(battle)["red"] == Fraction(46, 5)
    assert points(battle, victory__fractions="whole")["red"] == 8


def test_every_unit_has_its_line_with_the_rule_that_prices_it():
    """CAS-03."""
    (red, _) = score(skirmish(blue=(11, 12), units={11: {"wound": "M"}}), table())
    assert [(line.unit, line.wound, line.points, line.rule) for line in red.lines] == [
        (11, "M", Fraction(23, 2), "CAS-03"),
        (12, "none", 0, "CAS-01"),
    ]


def test_the_record_keeps_points_as_a_fraction_in_words():
    """CAS-07."""
    scores = written(skirmish(units={11: {"wound": "L"}}), table())
    assert [(entry.side, entry.points) for entry in scores] == [("red", "23/5"), ("blue", "0/1")]


@given(st.lists(st.sampled_from(WOUNDS), min_size=2, max_size=2), st.integers(1, 60))
def test_a_worse_wound_is_never_worth_less(levels, value):
    """CAS-01..06."""
    better, worse = sorted(levels, key=WOUNDS.index)
    totals = [
        points(skirmish(soldiers={11: {"value": value}}, units={11: {"wound": level}}))["red"]
        for level in (better, worse)
    ]
    assert totals[0] <= totals[1] <= value
