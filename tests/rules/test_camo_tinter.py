"""The camo tinter: whom it covers, and what it adds to whoever fires (CAM, A-101)."""

import pytest
from support.battles import setup, skirmish, table

from squadlog.battle.setup import Goods
from squadlog.rules.desk.chapters import laid

TINTED = {"chapters": ("camo_tinter",), "goods": (Goods(side="blue", item="camo_tinter"),)}


def lines(unit, target, rulings=None, soldiers=None, **changes):
    """The lines that the chapter adds to a shot: key, value, whether it counts."""
    battle = skirmish((1, 2), (11, 12), soldiers=soldiers, setup_changes=TINTED | changes)
    at = laid(table(rulings=rulings), battle)
    return [(one.key, one.value, one.applied) for one in at.added("ranged", battle, unit, target)]


@pytest.mark.parametrize("suit", ["LI", "BI", "M", "MZG", "RS"])
def test_fire_at_power_suits_of_the_side_is_harder_by_one(suit):
    """CAM-01, CAM-04, CAM-06."""
    assert lines(1, 11, soldiers={11: {"armour": suit}}) == [("camo", 1, True)]
    assert lines(1, 12) == [("camo", 1, True)]


@pytest.mark.parametrize("suit", ["TS", "SNF", "SSS", "No"])
def test_no_other_suit_takes_the_tint_unless_it_covers_all(suit):
    """CAM-06, A-101: each option."""
    dull = {11: {"armour": suit}}
    assert lines(1, 11, soldiers=dull) == [("camo", 1, False)]
    assert lines(1, 11, soldiers=dull, rulings={"camo.scope": "all"}) == [("camo", 1, True)]


def test_the_other_side_gains_nothing_by_it_and_nobody_without_the_chapter():
    """CAM-01, ADV-01."""
    assert lines(11, 1) == []
    assert lines(1, 11, chapters=()) == []


def test_the_tint_has_no_counter_and_is_not_laid_out():
    """CAM-03."""
    assert not [one for one in setup(**TINTED).goods if one.secret]
