"""Doors, airlocks, lifts and stairs when more than one unit has a hand in it."""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import (
    Cancel,
    ChooseOrder,
    Correct,
    CorrectFeature,
    Declare,
    Done,
    RollInitiative,
)
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import StatedMove

DOOR = Feature(id="D1", kind="internal_door", name="Door", state="closed")
GATE = Feature(id="G1", kind="external_door", name="Gate", state="locked", key="K1")
LIFT = Feature(id="E1", kind="elevator", name="Lift", floors=5, car=1)
STAIRS = Feature(id="S1", kind="stairs", name="Stairs", floors=3)
INNER = Feature(id="A1", kind="airlock_door", name="Inner", state="closed", airlock="A")
OUTER = Feature(id="A2", kind="airlock_door", name="Outer", state="closed", airlock="A", pressure=False)
KEY = {"keys": ("K1",)}
UNSEEN = StatedMove(seen_by=())


def play_with(*features, red=(1, 2), blue=(11,), rulings=None, **battle):
    return Played(skirmish(red, blue, features=features, **battle), rulings)


def door(play, name="D1"):
    return play.battle.features[name].state


def use(unit, feature, *words):
    return Declare(unit=unit, action="open_close_door", feature=feature, extras=words)


def test_two_who_use_a_closed_door_in_one_subphase_both_mean_to_open_it_act_68_act_08():
    """The first opens it; the second finds it open and does not shut it again."""
    play = play_with(DOOR)
    play.do(use(1, "D1"))
    play.do(use(2, "D1"))
    play.do(Done())
    assert door(play) == "open"


def test_a_door_shut_by_one_and_opened_by_another_in_the_order_of_their_slots_act_09():
    play = play_with(DOOR)
    play.do(use(1, "D1", "open"))
    play.do(Done())
    play.do(use(11, "D1", "close"))
    play.do(Done())
    assert door(play) == "closed"


def test_an_opening_does_not_become_a_picking_of_the_lock_act_70_act_71():
    """2 locks in s1 to s5, 1 says open in s5: without key and without its AP the lock holds."""
    keyed = Feature(id="D1", kind="internal_door", name="Door", state="closed", key="K1")
    play = play_with(keyed, units={2: KEY})
    play.do(use(2, "D1", "lock"))
    play.do(Done())
    while play.battle.now.subphase < 5:
        play.do(Done())
    play.do(use(1, "D1", "open"))
    play.do(Done(order=(2, 1)))
    assert door(play) == "locked"


def test_a_door_destroyed_while_somebody_opens_it_stays_destroyed_act_72_act_08():
    play = play_with(GATE, units={1: KEY})
    play.do(use(1, "G1"))
    play.do(Done())
    play.do(CorrectFeature(feature="G1", changes=(("state", "destroyed"),), reason="blown up"))
    play.until(Moment(1, 6))
    assert door(play, "G1") == "destroyed"


@pytest.mark.parametrize(("wound", "cost"), [("none", 5), ("M", 6), ("S", 7)])
def test_unlocking_takes_five_and_longer_for_the_wounded_act_70_wnd_12_wnd_16(wound, cost):
    play = play_with(GATE, units={1: {**KEY, "wound": wound}})
    play.do(use(1, "G1"))
    assert play.unit(1).action.end == Moment(1, cost)


@pytest.mark.parametrize(("wound", "cost"), [("none", 6), ("M", 7)])
def test_a_locked_airlock_door_takes_six_act_73(wound, cost):
    locked = Feature(id="A1", kind="airlock_door", name="Inner", state="locked", key="K1", airlock="A")
    play = play_with(locked, OUTER, units={1: {**KEY, "wound": wound}})
    play.do(use(1, "A1"))
    assert play.unit(1).action.end == Moment(1, cost)


def test_two_units_share_a_cycle_and_leave_by_the_other_door_one_by_one_act_74_act_75_act_76_amb_32():
    play = play_with(INNER, OUTER, red=(1, 2), blue=(11,))
    play.do(use(1, "A1", "open"))
    play.do(Done())
    play.do(Done())
    play.until(Moment(1, 3))
    for number in (1, 2):
        play.do(Declare(unit=number, action="move", mode="walk", feature="A1", move=UNSEEN))
    play.do(Done())
    play.do(Done())
    assert door(play, "A1") == "closed", "it shut as the subphase closed"
    assert [play.unit(number).place for number in (1, 2)] == ["airlock:A", "airlock:A"]
    play.do(Declare(unit=1, action="open_airlock", feature="A"))
    assert play.refused(Declare(unit=2, action="open_airlock", feature="A")).code == "cycling"
    while play.battle.now < Moment(2, 4):
        if play.battle.stage == "initiative":
            play.do(RollInitiative(), 1, 9)
            play.do(ChooseOrder(grouping="red", choice="MOVE"))
        else:
            play.do(Done())
    assert play.refused(use(2, "A1", "open")).code == "not-cycled"
    play.do(use(2, "A2", "open"))
    play.do(Done())
    play.do(Done())
    play.do(Done())
    play.do(Done())
    assert door(play, "A2") == "open"
    for number in (1, 2):
        play.do(Declare(unit=number, action="move", mode="walk", feature="A2", move=UNSEEN))
    play.do(Done())
    play.do(Done())
    assert [play.unit(number).place for number in (1, 2)] == ["", ""]
    assert door(play, "A2") == "closed"


def test_the_second_door_does_not_open_while_the_first_stands_open_act_74_amb_32():
    play = play_with(INNER, Feature(id="A2", kind="airlock_door", name="Outer", state="closed", airlock="A"))
    play.do(use(1, "A1", "open"))
    play.do(use(2, "A2", "open"))
    play.do(Done())
    play.do(Done())
    play.do(Done())
    assert (door(play, "A1"), door(play, "A2")) == ("open", "closed")


def test_a_cycle_given_up_gives_no_pressure_act_15_act_75():
    play = play_with(INNER, OUTER)
    play.do(Declare(unit=1, action="open_airlock", feature="A"))
    play.do(Done())
    play.do(Done())
    play.do(Cancel(unit=1))
    assert play.refused(use(1, "A2", "open")).code == "not-cycled"


def test_an_elevator_called_from_two_floors_goes_first_to_the_first_caller_sto_11_amb_35():
    """Car on 1. Called to 5 in s1 and to 3 in s2: travels s2 to s13 (12), then 5 to 3 takes 6."""
    upstairs = {1: {"floor": 5}, 2: {"floor": 3}}
    play = play_with(LIFT, units=upstairs)
    play.do(Declare(unit=1, action="call_elevator", feature="E1"))
    play.do(Done())
    play.do(Done())
    play.do(Declare(unit=2, action="call_elevator", feature="E1"))
    play.do(Done())
    lift = play.battle.features["E1"]
    assert (lift.heading, lift.arrives, lift.calls) == (5, Moment(2, 3), (3,))


def test_two_who_call_from_one_floor_call_once_sto_10():
    play = play_with(LIFT, units={1: {"floor": 2}, 2: {"floor": 2}})
    play.do(Declare(unit=1, action="call_elevator", feature="E1"))
    play.do(Declare(unit=2, action="call_elevator", feature="E1"))
    play.do(Done())
    play.until(Moment(1, 6))
    lift = play.battle.features["E1"]
    assert (lift.car, lift.heading, lift.calls) == (2, None, ())


def test_the_door_of_a_called_car_opens_from_the_subphase_after_its_arrival_amb_35():
    """One floor: called in s1, travels s2 to s4, opens from s5."""
    play = play_with(LIFT, units={1: {"floor": 2}})
    play.do(Declare(unit=1, action="call_elevator", feature="E1"))
    play.until(Moment(1, 4))
    assert play.refused(use(1, "E1", "open")).code == "car-moving"
    play.until(Moment(1, 5))
    play.do(use(1, "E1", "open"))
    play.do(Done())
    assert door(play, "E1") == "open"


def test_a_rider_who_falls_on_the_way_still_arrives_sto_07_cmb_17():
    inside = {1: {"place": "elevator:E1"}}
    play = play_with(LIFT, units=inside)
    play.do(Declare(unit=1, action="elevator_floor", feature="E1", floors=2))
    play.do(Done())
    play.do(Done())
    play.do(Correct(unit=1, changes=(("wound", "U"),), reason="a stray shot"))
    play.until(Moment(1, 6))
    assert play.unit(1).floor == 3


def test_a_rider_knocked_out_before_the_car_left_goes_nowhere_sto_07():
    play = play_with(LIFT, units={1: {"place": "elevator:E1"}})
    play.do(Declare(unit=1, action="elevator_floor", feature="E1", floors=2))
    play.do(Done())
    play.do(Correct(unit=1, changes=(("wound", "U"),), reason="a stray shot"))
    play.until(Moment(1, 6))
    assert play.unit(1).floor == 1


def test_stairs_given_up_half_way_leave_the_climber_where_it_was_act_15_sto_04():
    play = play_with(STAIRS)
    play.do(Declare(unit=1, action="stairs_floor", feature="S1", floors=1))
    play.do(Done())
    play.do(Done())
    play.do(Cancel(unit=1))
    assert (play.unit(1).floor, play.unit(1).place) == (1, "stairs:S1")
    play.do(Declare(unit=1, action="move", mode="walk", move=UNSEEN))
    play.do(Done())
    assert play.unit(1).place == ""


def test_a_climber_out_of_the_stairway_arrives_in_the_fifth_subphase_sto_04():
    play = play_with(STAIRS)
    play.do(Declare(unit=1, action="stairs_floor", feature="S1", floors=1))
    play.until(Moment(1, 5))
    assert play.unit(1).floor == 1
    play.do(Done())
    assert (play.unit(1).floor, play.unit(1).place) == (2, "")


def test_an_action_beside_the_stairs_lasts_its_surcharge_or_the_floor_cmb_16():
    """Reload beside a walk is 7, longer than the 5 of a floor; dropping something waits for the floor."""
    play = play_with(STAIRS, units={2: {"items": ("rope",)}})
    up = {"mode": "stairs", "feature": "S1", "floors": 1}
    play.do(Declare(unit=1, action="reload", **up))
    play.do(Declare(unit=2, action="drop_object", item="rope", **up))
    assert (play.unit(1).action.end, play.unit(2).action.end) == (Moment(1, 7), Moment(1, 5))


def test_a_destroyed_elevator_door_stays_open_wherever_the_car_goes_act_72():
    play = play_with(LIFT, units={1: {"floor": 2}})
    play.do(
        CorrectFeature(feature="E1", changes=(("state", "destroyed"), ("damage", "10")), reason="shot away")
    )
    play.do(Declare(unit=1, action="call_elevator", feature="E1"))
    play.until(Moment(1, 3))
    assert door(play, "E1") == "destroyed"
    play.until(Moment(1, 5))
    assert (door(play, "E1"), play.battle.features["E1"].car) == ("destroyed", 2)


def test_nobody_steps_in_or_out_of_a_car_on_its_way_even_without_a_door_sto_08():
    travelling = replace(LIFT, state="destroyed", heading=3, arrives=Moment(1, 5))
    play = play_with(travelling, units={1: {"place": "elevator:E1"}})
    for number in (1, 2):
        step = Declare(unit=number, action="move", mode="walk", feature="E1", move=UNSEEN)
        assert play.refused(step).code == "car-moving"
