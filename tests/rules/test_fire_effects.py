"""The effects of the shots of one step, which land together: ACT-04, AMB-84, WND-01..18."""

import pytest
from support.battles import table
from support.fire_step import AT_11, SHOT, fight, landed, resolved

from squadlog.battle.commands import Fire
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, QueuedShot
from squadlog.rules.fire import shots


def test_effects_wait_for_the_last_shot():
    """AMB-84, ACT-03, ACT-04: nothing happens to the target while shots are still rolled."""
    recorder = resolved(fight(SHOT, QueuedShot(unit=11, weapon="SR")), AT_11, 3)
    assert (recorder.battle.units[11].wound, len(recorder.battle.effects)) == ("none", 1)
    assert landed(recorder)[11].wound == "M"
    assert recorder.events[-1].kind == "effects_applied"


def test_effects_may_come_at_once_amb_84():
    """AMB-84."""
    recorder = resolved(
        fight(SHOT, QueuedShot(unit=11, weapon="SR")), AT_11, 3, fire__simultaneity="in_order"
    )
    assert (recorder.battle.units[11].wound, recorder.battle.effects) == ("M", ())
    shots.drop_unable(recorder, table())
    assert [event.reason for event in recorder.events if event.kind == "shot_withheld"] == ["dazed"]


def test_two_hits_tick_the_boxes_of_both_and_daze_once():
    """WND-05, DMG-07, AMB-84."""
    battle = fight(SHOT, QueuedShot(unit=2, weapon="SR"), red=(1, 2))
    recorder = resolved(battle, AT_11, 3)
    shots.resolve_fire(recorder, Fire(unit=2, target=11), table([3]))
    assert landed(recorder)[11].wound == "U"
    assert [event.kind for event in recorder.events].count("unit_dazed") == 1


@pytest.mark.parametrize(("armour", "wound"), [("BI", "none"), ("No", "S")])
def test_any_hit_dazes_penetrating_or_not(armour, wound):
    """WND-01, DMG-03, WND-09, WND-13: a spike pistol has PF 3."""
    battle = fight(
        QueuedShot(unit=1, weapon="SP"), soldiers={11: {"armour": armour}}, units={1: {"in_hand": "SP"}}
    )
    unit = landed(resolved(battle, AT_11, 3))[11]
    assert (unit.wound, unit.dazed_until) == (wound, Moment(1, 5))


def test_a_hit_costs_the_target_its_action():
    """WND-03, ACT-12."""
    reload = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5))
    assert landed(resolved(fight(units={11: {"action": reload}}), AT_11, 3))[11].action is None


def test_a_hit_on_the_unconscious_ticks_on_without_a_daze():
    """WND-17, WND-18, AMB-96."""
    recorder = resolved(fight(units={11: {"wound": "U"}}), AT_11, 3)
    assert landed(recorder)[11].wound == "D"
    assert "unit_dazed" not in [event.kind for event in recorder.events]


def test_worked_hit_tx_24():
    """TX-24: PF 5 against AF 3 takes a lightly wounded unit to S."""
    assert landed(resolved(fight(units={11: {"wound": "L"}}), AT_11, 4))[11].wound == "S"


def test_nothing_is_told_when_no_shot_did_anything():
    recorder = resolved(fight(), AT_11, 10)
    shots.apply_effects(recorder, table())
    assert recorder.events[-1].kind == "shot_fired"
