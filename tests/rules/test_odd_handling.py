"""Things that change hands, weightlessness, and orders changed in mid-action."""

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import (
    Cancel,
    Continue,
    Correct,
    Declare,
    Done,
    Fire,
    Hold,
)
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Thing
from squadlog.facts.ground_facts import StatedMove

GATE = Feature(id="G1", kind="external_door", name="Gate", state="locked", key="K1")
KEY = {"keys": ("K1",)}
UNSEEN = StatedMove(seen_by=())


def play_with(*features, red=(1, 2), blue=(11,), rulings=None, **battle):
    return Played(skirmish(red, blue, features=features, **battle), rulings)


@pytest.mark.parametrize(("wound", "cost"), [("none", 5), ("M", 6)])
def test_a_key_is_found_on_a_dead_unit_after_five_act_65_act_66(wound, cost):
    play = play_with(GATE, units={1: {"wound": wound}, 2: {"wound": "D", **KEY}})
    play.do(Declare(unit=1, action="pick_up_object", target=2, extras=("key",)))
    assert play.unit(1).action.end == Moment(1, cost)
    play.until(Moment(1, cost + 1))
    assert (play.unit(1).keys, play.unit(2).keys) == (("K1",), ())


def test_two_who_search_one_body_find_one_key_act_66():
    play = play_with(GATE, red=(1, 2, 3), units={3: {"wound": "U", **KEY}})
    for number in (1, 2):
        play.do(Declare(unit=number, action="pick_up_object", target=3, extras=("key",)))
    play.until(Moment(1, 6))
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
    play.until(Moment(1, 3))
    assert play.unit(1).keys == ("K1",)
    play.until(Moment(1, 4))
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
    play.until(Moment(1, 7))
    assert play.unit(1).keys == ("K1",)
    assert play.unit(2).keys == ()


def test_the_taker_alone_gets_nothing_act_63():
    play = play_with(units={1: KEY})
    play.do(exchange(2, 1, "K1"))
    play.until(Moment(1, 5))
    assert play.unit(1).keys == ("K1",)


def test_what_was_dropped_in_a_subphase_may_be_taken_in_it_by_a_later_slot_act_03_act_64_act_65():
    play = play_with(units={1: {"items": ("rope",)}})
    play.do(Declare(unit=1, action="drop_object", item="rope"))
    play.do(Done())
    play.do(Declare(unit=11, action="pick_up_object", item="rope"))
    play.do(Done())
    assert play.unit(11).items == ("rope",)
    assert play.battle.things == ()


def test_of_two_who_reach_for_one_thing_the_first_in_order_has_it_act_02():
    play = play_with(things=(Thing(id=1, name="rope"),))
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


def test_every_thing_that_falls_has_a_number_of_its_own_log_19():
    """Two fall, the first is taken away, a third falls: it is not mistaken for the second."""
    play = play_with(units={1: {"items": ("rope", "lamp", "flag")}})
    for item in ("rope", "lamp"):
        play.do(Declare(unit=1, action="drop_object", item=item))
        play.do(Done())
        play.do(Done())
    play.do(Declare(unit=1, action="pick_up_object", item="1"))
    play.do(Done())
    play.do(Done())
    play.do(Declare(unit=1, action="drop_object", item="flag"))
    play.do(Done())
    assert [(item.id, item.name) for item in play.battle.things] == [(2, "lamp"), (3, "flag")]
