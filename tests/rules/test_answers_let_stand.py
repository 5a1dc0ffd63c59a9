"""The last word of the table goes for holds, answers and shares as for moves.

What is let stand is carried out (GEN-06).
"""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.melees import engaged, fighting, opened
from support.playing import Played

from squadlog.battle.commands import (
    Continue,
    Correct,
    CorrectTurn,
    Declare,
    Done,
    FaceAttacker,
    Fire,
    GiveIntent,
    Hold,
    OpportunityShot,
    ShareParry,
)
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import ShotPlan, Trace
from squadlog.facts.ground_facts import Glimpse, StatedMove, StatedSighting
from squadlog.rules.desk.engine import decide

WHY = "the table lets it stand"
LATER = {"melee.parryDeclaration": "resolution"}


def let_stand(played, command, *faces):
    """Say it, be refused by a rule that the table may overrule, and say it again with the reason."""
    refused = played.refused(command)
    assert refused.subsystem is not None
    played.do(replace(command, overrule=WHY), *faces)
    assert [event.rule for event in played.of_kind("overruled")] == [refused.rule]
    return refused.rule


def attacked(**state):
    """Red 1, who has not acted, was attacked hand to hand in this subphase by blue 11."""
    attack = engaged(11, 1, declared=Moment(1, 1), late=False)
    return Played(skirmish((1, 2), (11,), engagements=(attack,), units={1: state}))


def test_who_is_attacked_holds_if_the_table_lets_it_mel_05():
    """MEL-05: the attacker need not be answered; the fight opens all the same."""
    played = attacked()
    assert let_stand(played, Hold(unit=1)) == "MEL-05"
    played.do(Done())
    assert played.unit(1).performed
    assert [e.key for e in played.battle.engagements] == [(11, 1)]


def test_a_dazed_unit_turns_to_its_attacker_if_the_table_lets_it_wnd_04():
    """WND-04, MEL-07."""
    played = attacked(dazed_at=Moment(1, 1), dazed_until=Moment(1, 4))
    assert let_stand(played, FaceAttacker(unit=1)) == "WND-04"
    played.do(Done())
    assert played.unit(1).moved.mode == "turn"


def test_a_grouping_is_done_though_a_bounce_must_go_on_if_the_table_lets_it_bnc_09():
    """BNC-09."""
    bouncing = {"pack_on": True, "before": Trace(mode="sprint", metres=6.0)}
    played = Played(skirmish((1,), units={1: bouncing}))
    assert let_stand(played, Done()) == "BNC-09"
    assert played.unit(1).moved.metres == 0


def test_a_unit_in_mid_bounce_holds_if_the_table_lets_it_bnc_09():
    """BNC-09."""
    bouncing = {"pack_on": True, "before": Trace(mode="sprint", metres=6.0)}
    played = Played(skirmish((1,), units={1: bouncing}))
    assert let_stand(played, Hold(unit=1)) == "BNC-09"


def test_a_parry_chosen_before_its_time_is_a_parry_amb_108():
    """AMB-108: where stances are chosen as the blows fall."""
    played = opened()
    played.rulings = LATER
    played.battle = replace(played.battle, rulings=LATER)
    played.do(Correct(unit=2, changes=(("posture", "kneeling"),), reason="so it was"))
    assert let_stand(played, GiveIntent(unit=11, intent="parry")) == "AMB-108"
    played.do(GiveIntent(unit=1, intent="attack"))
    assert played.unit(11).action.stance == "parry"
    assert played.unit(1).action.stance is None


def test_who_was_in_time_gets_away_by_a_roll_if_the_table_lets_it_mel_10():
    """MEL-10: the roll is for those who were too late."""
    played = opened(engaged(late=False), engaged(attacker=2, defender=12))
    assert let_stand(played, GiveIntent(unit=11, intent="avoid")) == "MEL-10"
    assert played.battle.engagements[0].defender_intent == "avoid"


def test_who_has_failed_to_get_away_tries_again_if_the_table_lets_it_mel_15():
    """MEL-15."""
    played = opened(engaged(may_avoid=False))
    assert let_stand(played, GiveIntent(unit=11, intent="avoid")) == "MEL-15"
    played.do(GiveIntent(unit=1, intent="attack"), 9)
    assert len(played.of_kind("avoidance_rolled")) == 1


def test_who_kneels_tries_to_get_away_if_the_table_lets_it_amb_104():
    """AMB-104."""
    played = opened(units={11: {"posture": "kneeling"}})
    assert let_stand(played, GiveIntent(unit=11, intent="avoid")) == "AMB-104"


def test_a_parry_is_split_as_the_table_has_it_mel_30():
    """MEL-30: three and two make five."""
    played = Played(fighting({(1, 11): "attack", (2, 11): "attack", (11, 1): "parry"}))
    played.do(Correct(unit=3, changes=(("posture", "kneeling"),), reason="so it was"))
    assert let_stand(played, ShareParry(unit=11, shares=((1, 3), (2, 2))), 5, 5) == "MEL-30"
    assert played.of_kind("shares_given")[0].shares == ((1, 3), (2, 2))


@pytest.mark.parametrize("intent", ["avoid", "out"])
def test_as_the_blows_fall_nobody_gets_away_mel_28(intent):
    """MEL-28: it could not be carried out, so nobody can let it stand."""
    played = Played(fighting({(1, 11): None, (11, 1): None}), LATER)
    played.do(Correct(unit=3, changes=(("posture", "kneeling"),), reason="so it was"))
    unit = played.battle.pending.unit
    assert played.refused(GiveIntent(unit=unit, intent=intent, overrule=WHY)).subsystem is None


def test_one_melee_action_is_no_attack_on_one_and_parry_of_another_mel_31():
    """MEL-31: it could not be carried out either."""
    played = opened(engaged(), engaged(attacker=2))
    played.do(GiveIntent(unit=11, intent="attack"))
    played.do(GiveIntent(unit=1, intent="attack"))
    refused = played.refused(GiveIntent(unit=11, intent="parry", overrule=WHY))
    assert (refused.rule, refused.subsystem) == ("MEL-31", None)


@pytest.mark.parametrize(
    ("state", "rule", "way_out"),
    [
        ({2: {"wound": "U"}}, "WND-17", "correct 2 wound=S"),
        ({2: {"performed": True}}, "ACT-16", "correct 2 performed=no"),
        ({}, "ACT-02", "correct slot=blue"),
    ],
)
@pytest.mark.parametrize(
    "order", [Hold, FaceAttacker, Continue, lambda unit: Declare(unit=unit, action="reload")]
)
def test_what_cannot_be_let_stand_says_so_and_how_it_is_set_right(state, rule, way_out, order):
    """ACT-02, ACT-16, WND-17: the dead, those who have acted and those whose turn it is not."""
    played = Played(skirmish((1, 2), (11,), units=state))
    command = replace(order(unit=2 if state else 11), overrule=WHY)
    refused = played.refused(command)
    assert (refused.rule, refused.subsystem) == (rule, None)
    assert f"That cannot be overruled; use {way_out} because" in str(refused)
    change = {"WND-17": ("wound", "S"), "ACT-16": ("performed", "no")}.get(rule)
    right = (
        Correct(unit=2, changes=(change,), reason=WHY)
        if change
        else CorrectTurn(changes=(("slot", "blue"),), reason=WHY)
    )
    played.do(right)
    answer = decide(played.battle, command, table())
    assert (
        not isinstance(answer, Refusal)
        or answer.rule not in ("ACT-02", "ACT-16", "WND-17")
        or answer.code == "not-busy"
    )


def declared(action, **more):
    return Declare(unit=1, action=action, overrule=WHY, **more)


def gunman(jam=("SR",), **rulings):
    """Red 1 holds a spike rifle that is jammed, unless the test says otherwise."""
    return Played(skirmish((1,), (11, 12), units={1: {"jammed": jam}}), rulings)


@pytest.mark.parametrize(("action", "subphases"), [("fire_throw", 1), ("aimed_fire", 3)])
def test_a_jammed_weapon_that_was_let_stand_fires_without_another_word_fir_42(action, subphases):
    """FIR-42, GEN-06: what was let stand as fire was declared is carried out, and told once."""
    played = gunman()
    played.do(declared(action, shot=ShotPlan(weapon="SR", target=11)))
    for _ in range(subphases):
        while played.battle.stage == "actions":
            played.do(Done())
    played.do(Fire(unit=1), 9)
    assert [event.code for event in played.of_kind("overruled")] == ["jammed"]
    assert played.of_kind("shot_fired")


def test_what_speaks_against_the_shot_only_now_is_asked_all_the_same_fir_42():
    """FIR-42, FIR-01: the jam was let stand, a friend as target was not; nor a jam of later."""
    played = gunman()
    played.do(declared("fire_throw", shot=ShotPlan(weapon="SR", target=11)))
    while played.battle.stage == "actions":
        played.do(Done())
    blind = StatedSighting(in_sight=False)
    assert played.refused(Fire(unit=1, stated=blind)).code == "out-of-sight"
    other = gunman(jam=())
    other.do(Declare(unit=1, action="fire_throw", shot=ShotPlan(weapon="SR", target=11)))
    while other.battle.stage == "actions":
        other.do(Done())
    other.do(Correct(unit=1, changes=(("jammed", "SR"),), reason=WHY))
    assert other.refused(Fire(unit=1)).code == "jammed"


def test_a_target_let_stand_when_it_counts_from_then_on_stands_for_that_target_alone_amb_83():
    """AMB-83: a friend, where targets are judged twice; another friend is another matter."""
    rulings = {"fire.targetTiming": "both"}
    played = Played(skirmish((1, 2, 3), (11,)), rulings)
    played.do(declared("fire_throw", shot=ShotPlan(weapon="SR", target=2)))
    while played.battle.stage == "actions":
        played.do(Done())
    assert played.refused(Fire(unit=1, target=3)).code in ("target-fixed", "friendly")
    played.do(Fire(unit=1), 9)


def test_a_watcher_whose_jam_was_let_stand_is_asked_and_fires_act_54():
    """ACT-54, FIR-42: readied fire is for the shot that follows."""
    played = gunman()
    played.do(declared("opportunity_fire"))
    while played.unit(1).opportunity is None or played.battle.active.id != "blue":
        played.do(Done())
    seen = StatedMove(seen_by=(Glimpse(watcher=1, at_m=1.0),))
    played.do(Declare(unit=11, action="move", mode="walk", move=seen))
    played.do(Done())
    assert isinstance(played.battle.pending, OpportunityOffer)
    played.do(OpportunityShot(unit=1), 9)
    assert [event.code for event in played.of_kind("overruled")] == ["jammed"]
