"""A chapter lists its folds and its words; by which events each is asked says its argument."""

import pytest

from squadlog.battle.events.chapter import by_event
from squadlog.battle.events.fire import UnitDazed, UnitWounded
from squadlog.battle.events.melee import Engaged


def hurts(battle, event: UnitDazed | UnitWounded): ...


def fights(_event: Engaged, battle): ...


def test_each_function_is_found_by_every_kind_of_event_that_it_takes():
    assert by_event(hurts, fights) == {UnitDazed: hurts, UnitWounded: hurts, Engaged: fights}


def test_no_two_of_them_take_the_same_kind():
    def heals(battle, event: UnitWounded): ...

    with pytest.raises(ValueError, match="UnitWounded is taken by hurts and heals"):
        by_event(hurts, heals)
