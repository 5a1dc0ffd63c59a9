"""Doors, airlocks, lifts, things and weightlessness when more than one unit has a hand in it."""

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import (
    Cancel,
    Continue,
    Correct,
    CorrectFeature,
    Declare,
    Done,
    Fire,
    Hold,
)
from squadlog.battle.moment import Moment
from squadlog.battle.state import Feature, GroundItem
from squadlog.facts import StatedMove

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


def until(play, moment):
    """Say done until `moment`, or until something else is asked."""
    while play.battle.now < moment and play.battle.stage == "actions":
        play.do(Done())


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
    until(play, Moment(1, 6))
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
    until(play, Moment(1, 3))
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
            from squadlog.battle.commands import ChooseOrder, RollInitiative  # noqa: PLC0415

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


@pytest.mark.parametrize(("wound", "cost"), [("none", 5), ("M", 6)])
def test_a_key_is_found_on_a_dead_unit_after_five_act_65_act_66(wound, cost):
    play = play_with(GATE, units={1: {"wound": wound}, 2: {"wound": "D", **KEY}})
    play.do(Declare(unit=1, action="pick_up_object", target=2, extras=("key",)))
    assert play.unit(1).action.end == Moment(1, cost)
    until(play, Moment(1, cost + 1))
    assert (play.unit(1).keys, play.unit(2).keys) == (("K1",), ())


def test_two_who_search_one_body_find_one_key_act_66():
    play = play_with(GATE, red=(1, 2, 3), units={3: {"wound": "U", **KEY}})
    for number in (1, 2):
        play.do(Declare(unit=number, action="pick_up_object", target=3, extras=("key",)))
    until(play, Moment(1, 6))
    assert (play.unit(1).keys, play.unit(2).keys, play.unit(3).keys) == (("K1",), (), ())


def test_a_key_search_on_the_living_is_refused_act_65():
    play = play_with(units={2: KEY})
    command = Declare(unit=1, action="pick_up_object", target=2, extras=("key",))
    assert play.refused(command).code == "not-a-body"


def exchange(unit, partner, item=None):
    return Declare(unit=unit, action="exchange", partner=partner, item=item)


def test_a_wounded_giver_is_slower_and_the_healthy_taker_waits_for_it_amb_126_wnd_12():
    play = play_with(units={1: {**KEY, "wound": "M"}})
    play.do(exchange(1, 2, "K1"))
    play.do(exchange(2, 1))
    assert (play.unit(1).action.end, play.unit(2).action.end) == (Moment(1, 4), Moment(1, 3))
    until(play, Moment(1, 3))
    assert play.unit(1).keys == ("K1",)
    until(play, Moment(1, 4))
    assert (play.unit(1).keys, play.unit(2).keys) == ((), ("K1",))
    assert (play.unit(1).action, play.unit(2).action) == (None, None)


def test_a_giver_shot_while_it_hands_over_keeps_the_thing_act_12_act_63():
    play = play_with(units={1: {**KEY, "wound": "M"}})
    play.do(exchange(1, 2, "K1"))
    play.do(exchange(2, 1))
    play.do(Done())
    play.do(Declare(unit=11, action="fire_throw", target=1))
    play.do(Done())
    play.do(Fire(unit=11), 2)
    until(play, Moment(1, 7))
    assert play.unit(1).keys == ("K1",)
    assert play.unit(2).keys == ()


def test_the_taker_alone_gets_nothing_act_63():
    play = play_with(units={1: KEY})
    play.do(exchange(2, 1, "K1"))
    until(play, Moment(1, 5))
    assert play.unit(1).keys == ("K1",)


def test_what_was_dropped_in_a_subphase_may_be_taken_in_it_by_a_later_slot_act_03_act_64_act_65():
    play = play_with(units={1: {"items": ("rope",)}})
    play.do(Declare(unit=1, action="drop_object", item="rope"))
    play.do(Done())
    play.do(Declare(unit=11, action="pick_up_object", item="rope"))
    play.do(Done())
    assert play.unit(11).items == ("rope",)
    assert play.battle.ground == ()


def test_of_two_who_reach_for_one_thing_the_first_in_order_has_it_act_02():
    play = play_with(ground=(GroundItem(id=1, name="rope"),))
    for number in (1, 2):
        play.do(Declare(unit=number, action="pick_up_object", item="1"))
    play.do(Done(order=(2, 1)))
    assert (play.unit(1).items, play.unit(2).items) == ((), ("rope",))


def test_a_weapon_dropped_while_its_fire_is_due_fires_no_more_act_49():
    """The shot was queued before; a unit cannot do both, so the queue is empty when it drops instead."""
    play = play_with()
    play.do(Declare(unit=1, action="fire_throw", target=11))
    play.do(Declare(unit=1, action="drop_object", item="SR"))
    play.do(Done())
    play.do(Done())
    assert "SR" not in play.unit(1).weapons
    assert play.battle.fire_queue == ()


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
    until(play, Moment(1, 6))
    lift = play.battle.features["E1"]
    assert (lift.car, lift.heading, lift.calls) == (2, None, ())


def test_the_door_of_a_called_car_opens_from_the_subphase_after_its_arrival_amb_35():
    """One floor: called in s1, travels s2 to s4, opens from s5."""
    play = play_with(LIFT, units={1: {"floor": 2}})
    play.do(Declare(unit=1, action="call_elevator", feature="E1"))
    until(play, Moment(1, 4))
    assert play.refused(use(1, "E1", "open")).code == "car-moving"
    until(play, Moment(1, 5))
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
    until(play, Moment(1, 6))
    assert play.unit(1).floor == 3


def test_a_rider_knocked_out_before_the_car_left_goes_nowhere_sto_07():
    play = play_with(LIFT, units={1: {"place": "elevator:E1"}})
    play.do(Declare(unit=1, action="elevator_floor", feature="E1", floors=2))
    play.do(Done())
    play.do(Correct(unit=1, changes=(("wound", "U"),), reason="a stray shot"))
    until(play, Moment(1, 6))
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
    until(play, Moment(1, 5))
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


def weightless(**battle):
    return Played(skirmish((1, 2), (11,), setup_changes={"zero_g": True}, **battle))


def test_a_failed_check_costs_the_subphase_and_the_action_before_zrg_03_act_15():
    play = weightless()
    play.do(Declare(unit=1, action="reload"), 2)
    play.do(Done())
    play.do(Done())
    play.do(Declare(unit=1, action="move", mode="walk"), 8)
    assert play.unit(1).action is None
    assert play.refused(Declare(unit=1, action="reload")).code == "performed"
    play.do(Done())
    play.do(Done())
    play.do(Declare(unit=1, action="reload"), 2)


def drifting():
    play = weightless()
    play.do(Declare(unit=1, action="dive", move=UNSEEN), 2)
    play.do(Done())
    play.do(Done())
    return play


def test_a_dive_ends_against_things_that_are_there_zrg_10():
    play = drifting()
    assert play.refused(Continue(unit=1, move=StatedMove(into="99"))).code == "unknown-obstacle"
    assert play.refused(Continue(unit=1, move=StatedMove(into="1"))).code == "unknown-obstacle"


def test_a_diver_adrift_does_nothing_else_until_something_stops_it_zrg_10_amb_99():
    """In s2 it may still change its mind; in s3 it is on its way."""
    play = drifting()
    play.do(Cancel(unit=1))
    play = drifting()
    play.do(Done())
    play.do(Done())
    assert play.battle.now == Moment(1, 3)
    play.do(Done())
    play.do(Done())
    assert play.refused(Declare(unit=1, action="reload")).code == "adrift"
    assert play.refused(Cancel(unit=1)).code == "adrift"
    play.do(Continue(unit=1, move=StatedMove(into="cover", seen_by=())))
    play.do(Done())
    assert play.unit(1).action is None
    assert play.unit(1).dazed(Moment(1, 5))


def test_no_dive_begins_toward_what_is_not_there_zrg_10():
    play = weightless()
    assert play.refused(Declare(unit=1, action="dive", move=StatedMove(into="x"))).code == "unknown-obstacle"


def test_a_diver_into_a_unit_that_has_not_acted_costs_it_this_subphase_too_zrg_12_amb_92():
    """11 is struck before its slot: it may not even go down in this subphase, but in the next."""
    play = drifting()
    play.do(Continue(unit=1, move=StatedMove(into="11", seen_by=())))
    play.do(Done())
    assert play.battle.now == Moment(1, 3), "11 has nothing to decide in s2"
    assert (play.unit(1).posture, play.unit(11).posture) == ("prone", "prone")
    assert play.unit(11).dazed_until == Moment(1, 5)


def test_a_unit_dazed_before_its_slot_does_not_begin_to_kneel_in_it_amb_92_amb_93():
    struck = {"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}
    kneel = Declare(unit=1, action="position_change", posture="kneeling")
    assert play_with(units={1: struck}, now=Moment(1, 2)).refused(kneel).code == "dazed"
    play_with(units={1: struck}, now=Moment(1, 3)).do(kneel)


def test_a_unit_dazed_before_its_slot_may_act_where_daze_spares_its_subphase_amb_92():
    struck = {"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}
    play = play_with(units={1: struck}, now=Moment(1, 2), rulings={"daze.sameSubphase": "yes"})
    play.do(Declare(unit=1, action="reload"))


def test_a_correction_that_fells_or_dazes_ends_what_the_unit_was_doing_act_11_act_12():
    for change in (("wound", "U"), ("wound", "D"), ("dazed", "T1.s4")):
        play = play_with(units={1: {"opportunity": "SR"}, 2: {"items": ("rope",)}})
        play.do(Declare(unit=2, action="reload"))
        play.do(Correct(unit=2, changes=(change,), reason="it was so on the table"))
        play.do(Correct(unit=1, changes=(change,), reason="it was so on the table"))
        assert play.unit(2).action is None, change
        assert play.unit(1).opportunity is None, change


def test_a_cancel_in_mid_combination_loses_the_time_and_keeps_the_ground_act_15_cmb_15():
    play = play_with()
    play.do(Declare(unit=1, action="reload", mode="walk", move=UNSEEN))
    play.do(Done())
    play.do(Done())
    play.do(Cancel(unit=1))
    play.do(Declare(unit=1, action="reload"))
    assert play.unit(1).before.mode == "walk"
    assert play.unit(1).action.end == Moment(1, 6)


def test_a_new_order_replaces_the_one_given_before_done_act_15():
    play = play_with()
    play.do(Declare(unit=1, action="reload"))
    play.do(Declare(unit=1, action="move", mode="walk", move=UNSEEN))
    play.do(Done())
    assert play.unit(1).moved.mode == "walk"
    assert play.unit(1).action is None


def test_units_without_orders_go_on_with_what_they_do_act_10_act_20():
    """One kneels (2) without a word in its second subphase."""
    play = play_with()
    play.do(Declare(unit=1, action="position_change", posture="kneeling"))
    play.do(Done())
    play.do(Done())
    play.do(Hold(unit=2))
    play.do(Done())
    assert play.unit(1).posture == "kneeling"
