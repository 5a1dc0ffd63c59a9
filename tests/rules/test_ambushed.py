"""What an ambush keeps its victims from besides orders: AMS-03, AMS-04, ACT-54, BNC-09, MEL-05, WND-03."""

from dataclasses import replace

from support.ambushes import ambushed, lying, misses
from support.battles import skirmish, table

from squadlog.battle.chapter_state import replace_state
from squadlog.battle.commands import Correct, Declare, Done
from squadlog.battle.moment import Moment
from squadlog.battle.standing import GiveStandingOrder, Task
from squadlog.battle.state import Trace
from squadlog.facts.ground_facts import Glimpse, StatedMove
from squadlog.rules.ambush.record import KEY, Freeze
from squadlog.rules.common.slot import of_the_slot, without_orders
from squadlog.rules.common.wounds import unable
from squadlog.rules.moving.bounce import must_keep_moving

CAUGHT = Freeze(first=Moment(1, 1), last=Moment(1, 3))


def caught(battle, *numbers):
    """These units are frozen in T1.s1 to T1.s3."""
    units = {number: replace_state(battle.units[number], KEY, CAUGHT) for number in numbers}
    return replace(battle, units={**battle.units, **units})


def test_who_watches_and_is_frozen_is_not_asked_about_a_move():
    """AMS-03, ACT-54: fire that was readied by hand waits until the freeze is over."""
    played = ambushed((11, 1), (12, 1), (13, 1))
    played.do(Correct(unit=1, changes=(("opportunity", "SR"),), reason="agreed"))
    played.do(Done())
    walk = StatedMove(distance_m=1.0, seen_by=(Glimpse(watcher=1, at_m=0.5),))
    played.do(Declare(unit=11, action="move", mode="walk", move=walk))
    played.do(Done())
    assert played.battle.pending is None
    while played.battle.now < Moment(1, 5):
        played.do(Done())
    played.do(Done())
    played.do(Declare(unit=11, action="move", mode="walk", move=walk))
    played.do(Done())
    assert played.battle.pending.watchers == (1,)


def test_a_standing_order_of_a_victim_is_over_with_the_reason():
    """AMS-04."""
    played = lying()
    played.do(GiveStandingOrder(units=(1,), task=Task(what="go", mode="walk", metres=9.0)))
    played.do(Done())
    played.do(Correct(unit=1, changes=(("ambush", "T1.s3"),), reason="it was forgotten"))
    while "standing_order_ended" not in played.kinds():
        played.do(Done())
    (ended,) = played.of_kind("standing_order_ended")
    assert (ended.unit, ended.rule) == (1, "AMS-03")


def test_a_bouncing_victim_comes_to_a_stop():
    """AMS-03, BNC-09: nothing carries it on, and no orders are owed for it."""
    bounding = {"pack_on": True, "before": Trace(mode="run", metres=6.0)}
    battle = skirmish(units={1: bounding}, setup_changes={"chapters": ("hiding", "ambush"), "packs_on": True})
    assert must_keep_moving(battle, battle.units[1], table())
    battle = caught(battle, 1)
    assert not must_keep_moving(battle, battle.units[1], table())


def test_nobody_waits_for_orders_to_a_victim():
    """AMS-03: neither all who could act nor those who lack orders are meant by it."""
    battle = skirmish(red=(1, 2), setup_changes={"chapters": ("hiding", "ambush")})
    assert (of_the_slot(battle), without_orders(battle)) == ((1, 2), (1, 2))
    battle = caught(battle, 1)
    assert (of_the_slot(battle), without_orders(battle)) == ((2,), (2,))
    assert unable(battle.units[1], Moment(1, 1), table()) == ("ambushed", "AMS-03")
    assert unable(battle.units[1], Moment(1, 4), table()) is None


def test_a_rally_that_meets_an_ambush_in_its_last_second_is_lost_before_its_roll():
    """RAL-02, AMS-04, ADV-14: it would be rolled after all else of that second; the leader can do nothing any more."""
    soldiers = {1: {"leader": 0}, 11: {"leader": 0}}
    played = lying(soldiers=soldiers, chapters=("hiding", "ambush", "leadership", "quality", "rout"))
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    played.do(Declare(unit=1, action="rally"))
    while played.battle.now < Moment(1, 10):
        played.do(Done())
    played.do(Done())
    assert played.battle.active.id == "blue"
    misses(played, (11, 1), (12, 1), (13, 1))
    assert "ambush_sprung" in played.kinds()
    (lost,) = played.of_kind("rally_lost")
    assert (lost.unit, lost.why) == (1, "ambushed")
    assert "rally_rolled" not in played.kinds()
