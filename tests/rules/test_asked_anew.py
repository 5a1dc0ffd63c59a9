"""What is asked is asked of the battle as it stands.

A correction, a ruling or a shot may change it under a question.
"""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.melees import engaged, opened, swinging
from support.playing import Played
from support.referee import correct

from squadlog.battle.commands import (
    Declare,
    DeclineShot,
    Done,
    GiveIntent,
    OpportunityShot,
    SetRuling,
)
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Ongoing, Standing
from squadlog.facts.ground_facts import Glimpse, StatedMove
from squadlog.rules.desk.engine import ask

PLAIN = {"armour": "No", "troop": "marines"}
NOW_DEAD, NOW_DAZED = ("wound", "D"), ("dazed", "T1.s8")


def watched(*watchers):
    """Red 1 runs past blue watchers who are asked, one after the other; it wears light armour."""
    numbers = watchers or (11, 12)
    soldiers = {1: PLAIN | {"armour": "LI"}} | dict.fromkeys(numbers, PLAIN)
    states = {number: {"opportunity": "SR"} for number in numbers}
    played = Played(skirmish((1, 2), (*numbers, 19), soldiers=soldiers, units=states))
    seen = tuple(Glimpse(watcher=number, at_m=1.0) for number in numbers)
    played.do(Declare(unit=1, action="move", mode="run", move=StatedMove(seen_by=seen)))
    played.do(Done())
    return played


@pytest.mark.parametrize(
    "change", [NOW_DEAD, ("wound", "U"), NOW_DAZED, ("opportunity", "none"), ("jammed", "SR")]
)
def test_a_watcher_who_can_no_longer_fire_is_not_asked_act_54(change):
    """ACT-54, ACT-55: the next one is asked instead."""
    played = watched(11, 12)
    played.do(correct(11, change))
    assert played.battle.pending == OpportunityOffer(mover=1, watchers=(12,))
    assert played.refused(DeclineShot(unit=11)).code == "not-asked"


@pytest.mark.parametrize("change", [NOW_DEAD, NOW_DAZED])
def test_when_the_last_watcher_falls_out_the_mover_goes_on_act_55(change):
    """ACT-55: nobody answers for the dead."""
    played = watched(11)
    played.do(correct(11, change))
    assert played.battle.pending is None
    assert played.unit(1).moved.metres == 4


@pytest.mark.parametrize("change", [NOW_DEAD, NOW_DAZED, ("action", "none")])
def test_nobody_is_asked_about_a_mover_that_moves_no_more_act_11_act_12(change):
    """ACT-11, ACT-12, ACT-55."""
    played = watched()
    played.do(correct(1, change))
    assert played.battle.pending is None
    assert played.unit(1).moved.mode is None
    assert played.unit(11).opportunity == played.unit(12).opportunity == "SR"


def test_a_second_watcher_is_not_asked_about_a_mover_the_first_has_killed_act_58():
    """ACT-58, WND-18."""
    played = watched()
    played.do(correct(1, ("wound", "S")))
    played.do(OpportunityShot(unit=11), 2)
    assert played.unit(1).wound == "D"
    assert played.battle.pending is None
    assert played.unit(12).opportunity == "SR"


def test_a_second_watcher_is_asked_about_a_mover_the_first_has_only_stopped_act_58():
    """ACT-58: it may be shot at where it lies."""
    played = watched()
    played.do(OpportunityShot(unit=11), 2)
    assert not played.unit(1).out
    assert played.battle.pending == OpportunityOffer(mover=1, watchers=(12,))


def test_who_has_answered_is_not_asked_again_after_a_correction_act_56():
    """ACT-56: the watcher let the mover pass; somebody else's ammunition is put right."""
    played = watched()
    played.do(DeclineShot(unit=11))
    played.do(correct(2, ("items", "rope")))
    assert played.battle.pending == OpportunityOffer(mover=1, watchers=(12,))
    assert "asked_anew" not in played.kinds()


def test_a_watcher_who_recovers_is_asked_after_all_act_55():
    """ACT-55: what the table takes back was never so."""
    played = watched()
    played.do(correct(12, NOW_DAZED))
    played.do(correct(12, ("dazed", "none"), ("opportunity", "SR")))
    assert played.battle.pending == OpportunityOffer(mover=1, watchers=(11, 12))


def test_a_ruling_that_takes_the_shot_away_takes_the_question_away_amb_17():
    """AMB-17: an enemy once let pass was seen, now that the table reads it so."""
    played = watched(11)
    played.battle = replace(
        played.battle, units={**played.battle.units, 11: replace(played.unit(11), let_pass=(1,))}
    )
    played.do(SetRuling(name="opportunityFire.trigger", option="never_seen"))
    assert played.battle.pending is None
    assert played.unit(1).moved.metres == 4


@pytest.mark.parametrize("fallen", [1, 11])
def test_a_fight_does_not_open_with_the_dead_mel_05(fallen):
    """MEL-05, AMB-110: neither attacker nor defender is asked, and the other is free at once."""
    played = opened()
    assert isinstance(played.battle.pending, IntentAsked)
    played.do(correct(fallen, NOW_DEAD))
    assert played.battle.pending is None
    assert played.battle.engagements == ()
    assert played.battle.stage == "actions"


def test_a_dazed_defender_is_asked_nothing_but_its_attacker_is_mel_05():
    """MEL-05, WND-04."""
    played = opened()
    assert played.battle.pending.unit == 11
    played.do(correct(11, NOW_DAZED))
    assert played.battle.pending.unit == 1


def test_who_kneels_by_now_may_no_longer_choose_to_avoid_amb_104():
    """AMB-104: the question stands, with other answers."""
    played = opened()
    assert "avoid" in played.battle.pending.options
    played.do(correct(11, ("posture", "kneeling")))
    assert played.battle.pending.options == ("attack", "parry", "out")


def test_a_survivor_is_free_as_soon_as_the_table_says_that_its_foe_is_dead_amb_110():
    """AMB-110: not only at the end of the subphase."""
    units = {1: {"action": swinging(11, end=5, start=1)}, 11: {"action": swinging(1, end=5, start=1)}}
    played = Played(skirmish(units=units, engagements=(engaged(status="fighting"),)))
    played.do(correct(11, NOW_DEAD))
    assert played.unit(1).action is None
    assert played.battle.engagements == ()
    played.do(Declare(unit=1, action="move", mode="walk"))


def escaping(**units):
    """Late 11 has got away from 1 and owes its move."""
    states = {int(number[1:]): fields for number, fields in units.items()}
    played = opened(units=states)
    played.do(GiveIntent(unit=11, intent="avoid"))
    played.do(GiveIntent(unit=1, intent="attack"), 1, 9)
    assert isinstance(played.battle.pending, EscapeAsked)
    return played


@pytest.mark.parametrize("change", [NOW_DEAD, NOW_DAZED])
def test_who_can_no_longer_move_owes_no_escape_mel_12(change):
    """MEL-12, WND-04: the dead do not get away, the dazed do not walk."""
    played = escaping()
    played.do(correct(11, change))
    assert played.battle.pending is None
    assert played.battle.engagements == ()
    assert played.unit(11).moved.mode is None


def test_nobody_runs_from_a_dead_attacker_mel_12():
    """MEL-12, AMB-110."""
    played = escaping()
    played.do(correct(1, NOW_DEAD))
    assert played.battle.pending is None
    assert played.battle.engagements == ()


def parried_by_two():
    """11 parries 1 and 2, whose melee actions all end in s8."""
    units = {
        1: {"action": swinging(11)},
        2: {"action": swinging(11)},
        11: {"action": swinging(1, stance="parry")},
    }
    pairs = tuple(engaged(number, status="fighting") for number in (1, 2))
    battle = skirmish((1, 2), units=units, engagements=pairs, stage="melee", now=Moment(1, 8))
    played = Played(battle)
    played.do(correct(2, ("hit_bonus", "no")))
    assert played.battle.pending == SharesAsked(unit=11, attackers=(1, 2))
    return played


def test_a_parry_is_not_split_with_the_dead_mel_30():
    """MEL-30: the one attacker left gets all of it, and the blow falls."""
    played = parried_by_two()
    played.do(correct(2, NOW_DEAD), 9)
    assert played.of_kind("shares_given")[-1].shares == ((1, 3),)
    assert [blow.unit for blow in played.of_kind("melee_struck")] == [1]


def test_a_dazed_parrier_is_asked_for_no_shares_amb_110():
    """AMB-110: who is dazed parries nobody."""
    played = parried_by_two()
    played.do(correct(11, NOW_DAZED), 9, 9)
    assert not played.of_kind("shares_given")
    assert [blow.unit for blow in played.of_kind("melee_struck")] == [1, 2]


def test_a_shot_without_its_weapon_is_not_asked_for_act_04():
    """ACT-04: the table says the rifle is gone."""
    played = Played(skirmish())
    played.do(Declare(unit=1, action="fire_throw", weapon="SR"))
    played.do(Done())
    while played.battle.stage == "actions":
        played.do(Done())
    assert ask(played.battle).units == (1,)
    played.do(correct(1, ("weapons", "SP")))
    assert ask(played.battle).kind != "fire"


def test_a_grouping_without_survivors_has_nothing_to_choose_ini_06():
    """INI-06: it fell, by the table's word, between the roll and the choice."""
    battle = replace(
        skirmish(stage="initiative", order=()),
        standings=(Standing(grouping="red", roll=3), Standing(grouping="blue", roll=7)),
    )
    played = Played(battle)
    assert ask(played.battle).grouping == "red"
    played.do(correct(1, NOW_DEAD))
    assert played.battle.order == ("red", "blue")
    assert played.battle.stage == "actions"


@pytest.mark.parametrize(
    ("change", "rule"), [(NOW_DEAD, "ACT-11"), (("wound", "U"), "ACT-11"), (NOW_DAZED, "ACT-12")]
)
def test_who_falls_out_by_a_correction_loses_what_it_was_doing(change, rule):
    """ACT-11, ACT-12: and the fire it holds, as if a shot had done it."""
    busy = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5))
    played = Played(skirmish((1, 2), units={1: {"action": busy}, 2: {"opportunity": "SR"}}, now=Moment(1, 3)))
    for unit in (1, 2):
        told = played.do(correct(unit, change))
        assert [event.rule for event in told if event.kind == "action_lost"] == [rule]
    assert (played.unit(1).action, played.unit(2).opportunity) == (None, None)
    assert not [event for event in played.do(correct(1, ("items", "rope"))) if event.kind == "action_lost"]


def test_a_correction_of_something_else_costs_a_dazed_unit_nothing_wnd_04():
    """WND-04: it goes on lying down."""
    units = {1: {"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}}
    played = Played(skirmish(units=units, now=Moment(1, 2)))
    played.do(Declare(unit=1, action="position_change", posture="prone"))
    played.do(correct(1, ("items", "rope")))
    assert played.unit(1).action is not None
