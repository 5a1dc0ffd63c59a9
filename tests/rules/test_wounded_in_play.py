"""Wounded units: a hit dazes at every level of wound, and whoever is out of the fight takes no orders."""

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import Declare, Fire, Hold
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot


@pytest.mark.parametrize("wound", ["none", "L", "M", "S"])
@pytest.mark.parametrize("armour", ["MZG", "LI"])
def test_a_hit_dazes_whatever_the_wound_before(wound, armour):
    """WND-01, WND-08, WND-09, WND-13: PF 2 stops at AF 4 and at AF 2, and dazes all the same."""
    battle = skirmish(
        soldiers={1: {"weapons": ("P",)}, 11: {"armour": armour}},
        units={1: {"in_hand": "P"}, 11: {"wound": wound}},
        stage="fire",
        fire_queue=(QueuedShot(unit=1, weapon="P"),),
    )
    play = Played(battle)
    play.do(Fire(unit=1, target=11), 3)
    assert (play.unit(11).wound, play.unit(11).dazed_until) == (wound, Moment(1, 4))


@pytest.mark.parametrize("wound", ["U", "D"])
@pytest.mark.parametrize("order", [Declare(unit=1, action="fire_throw"), Hold(unit=1)])
def test_whoever_is_out_of_the_fight_takes_no_orders(wound, order):
    """WND-17, WND-18: and the table cannot overrule that."""
    refused = Played(skirmish(red=(1, 2), units={1: {"wound": wound}})).refused(order)
    assert (refused.code, refused.rule, refused.subsystem) == ("out", "WND-17", None)
