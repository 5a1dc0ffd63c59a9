"""Opportunity fire played out: who is asked when, and what becomes of the mover (ACT-52..58, AMB-17, AMB-18)."""

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import Cancel, Declare, DeclineShot, Done, Hold, OpportunityShot
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import Trace
from squadlog.facts.ground_facts import Glimpse, StatedMove

PLAIN = {"armour": "No", "troop": "marines"}


def watched(*watchers, runner=None, weapon="SR", rulings=None):
    """Red 1 is about to move; blue watchers hold opportunity fire with that weapon. Nobody wears a suit."""
    numbers = watchers or (11,)
    armed = {number: PLAIN | {"weapons": (weapon,)} for number in numbers}
    states = {number: {"opportunity": weapon} for number in numbers}
    return Played(
        skirmish(blue=numbers, soldiers={1: PLAIN | (runner or {}), **armed}, units=states), rulings
    )


def run(played, *glimpses):
    seen = tuple(Glimpse(watcher=watcher, at_m=at_m) for watcher, at_m in glimpses)
    played.do(Declare(unit=1, action="move", mode="run", move=StatedMove(seen_by=seen)))
    played.do(Done())
    return played


@pytest.mark.parametrize(
    ("weapon", "suit", "wound"),
    [("SR", "No", "D"), ("SR", "SSS", "U"), ("SR", "LI", "S"), ("LR", "LI", "M")],
)
def test_a_runner_lies_where_it_was_hit_however_badly(weapon, suit, wound):
    """ACT-58, WND-11, WND-15: the wound slows its next move, not the metres it has covered."""
    played = run(watched(weapon=weapon, runner={"armour": suit}), (11, 1.0))
    played.do(OpportunityShot(unit=11, at_m=3.0), 2)
    assert played.unit(1).wound == wound
    assert played.unit(1).moved == Trace(mode="run", metres=3.0)
    assert played.unit(1).action is None


@pytest.mark.parametrize("overrule", ["", "agreed"])
@pytest.mark.parametrize(("face", "fights"), [(2, False), (10, True)])
def test_a_runner_who_is_shot_down_on_its_way_attacks_nobody_hand_to_hand(face, fights, overrule):
    """ACT-58, MEL-05, WND-17."""
    played = watched()
    said = StatedMove(distance_m=4.0, seen_by=(Glimpse(watcher=11, at_m=1.0),))
    played.do(Declare(unit=1, action="move", mode="run", engage=11, move=said, overrule=overrule))
    played.do(Done())
    played.do(OpportunityShot(unit=11, at_m=4.0), face)
    assert (played.unit(1).wound == "none", bool(played.battle.engagements)) == (fights, fights)


def test_whoever_sees_the_mover_first_is_asked_first():
    """ACT-55, ACT-58, AMB-18: the move is interrupted step by step, in initiative order within a step."""
    played = run(watched(11, 12, 13), (11, 3.0), (12, 1.0), (13, 3.0))
    assert isinstance(played.battle.pending, OpportunityOffer)
    assert played.battle.pending.watchers == (12, 11, 13)


def test_who_loses_sight_and_regains_it_is_asked_where_it_first_saw_the_mover():
    """ACT-55, AMB-18."""
    played = run(watched(11, 12), (12, 1.0), (11, 2.0), (12, 3.0))
    assert played.battle.pending.watchers == (12, 11)


def test_a_runner_that_was_stopped_never_comes_into_later_view():
    """ACT-55, ACT-58."""
    played = run(watched(11, 12, runner={"armour": "LI"}), (11, 1.0), (12, 3.0))
    played.do(OpportunityShot(unit=11, at_m=1.0), 2)
    assert played.refused(OpportunityShot(unit=12, at_m=3.0)).code == "beyond-move"
    assert played.refused(OpportunityShot(unit=12, at_m=1.0)).code == "not-yet-seen"


@pytest.mark.parametrize(("reading", "again"), [("start_of_move", True), ("never_seen", False)])
def test_an_enemy_once_let_pass_may_be_read_as_seen_for_good(reading, again):
    """ACT-55, AMB-17: unless the table asks that it was never seen since the watcher became ready."""
    played = watched(rulings={"opportunityFire.trigger": reading})
    run(played, (11, 1.0)).do(DeclineShot(unit=11))
    played.do(Hold(unit=11))
    played.do(Done())
    run(played, (11, 1.0))
    assert (played.battle.pending is not None) is again


def test_fire_readied_anew_looks_at_everybody_afresh():
    """ACT-54, AMB-17."""
    played = watched(rulings={"opportunityFire.trigger": "never_seen"})
    run(played, (11, 1.0)).do(DeclineShot(unit=11))
    played.do(Declare(unit=11, action="opportunity_fire"))
    played.do(Done())
    played.do(Hold(unit=1))
    played.do(Done())
    assert played.unit(11).opportunity == "SR"
    assert played.unit(11).let_pass == ()
    run(played, (11, 1.0))
    assert played.battle.pending is not None


def test_a_weapon_that_jams_on_the_shot_is_cleared_from_the_next_subphase_on():
    """ACT-59, FIR-41, FIR-42."""
    played = run(watched(runner={"armour": "MZG"}, weapon="LP"), (11, 1.0))
    played.do(OpportunityShot(unit=11, at_m=1.0), 1, 2)
    assert played.unit(11).jammed == ("LP",)
    assert played.unit(1).wound == "L"
    assert played.refused(Declare(unit=11, action="clear_weapon", weapon="LP")).rule == "ACT-59"
    played.do(Done())
    played.do(Done())
    played.do(Declare(unit=11, action="clear_weapon", weapon="LP"))


def test_a_watcher_that_fired_may_act_but_not_fire_in_this_subphase_nor_the_next():
    """ACT-58, FIR-39, AMB-19."""
    played = run(watched(), (11, 1.0))
    played.do(OpportunityShot(unit=11, at_m=1.0), 10)
    assert played.unit(1).moved.metres == 4.0
    assert played.refused(Declare(unit=11, action="fire_throw")).rule == "FIR-39"
    played.do(Declare(unit=11, action="move", mode="walk"))
    played.do(Done())
    played.do(Hold(unit=1))
    played.do(Done())
    assert played.refused(Declare(unit=11, action="fire_throw")).rule == "FIR-39"
    assert played.refused(Declare(unit=11, action="opportunity_fire", weapon="LP")).code == "no-weapon"
    played.do(Declare(unit=11, action="aimed_fire"))


def test_nothing_is_given_up_while_a_watcher_is_asked_nor_where_nothing_is_under_way():
    """ACT-05, ACT-15."""
    idle = watched()
    assert idle.refused(Cancel(unit=1)).code == "nothing-to-cancel"
    played = run(watched(), (11, 1.0))
    assert played.refused(Cancel(unit=1)).code == "not-now"
    assert played.refused(Cancel(unit=11)).code == "not-now"
    played.do(OpportunityShot(unit=11, at_m=1.0), 10)
    assert played.refused(Cancel(unit=11)).code == "nothing-to-cancel"


def test_readied_fire_may_be_given_up():
    """ACT-54, ACT-15."""
    played = watched()
    played.do(Cancel(unit=11))
    assert played.unit(11).opportunity is None
