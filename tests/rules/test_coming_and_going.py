"""Soldiers who join a battle and soldiers who are taken off (LOG-02, ACT-16)."""

from dataclasses import replace

import pytest
from support.battles import skirmish, soldier
from support.melees import engaged, opened, swinging
from support.playing import Played
from support.referee import WHY

from squadlog.battle.commands import (
    AddUnit,
    Declare,
    Done,
    Fire,
    Regroup,
    RemoveUnit,
)
from squadlog.battle.events.melee import ChoiceAsked
from squadlog.battle.pending import IntentAsked, OpportunityOffer
from squadlog.facts.ground_facts import Glimpse, StatedMove
from squadlog.rules.desk.engine import ask


def recruit(number=5, **changes):
    return AddUnit(soldier=soldier(number, **changes), grouping="red", reason=WHY)


def test_a_soldier_joins_and_acts_act_16():
    """ACT-16, LOG-02."""
    played = Played(skirmish((1, 2)))
    played.do(recruit())
    assert played.battle.groupings["red"].units == (1, 2, 5)
    played.do(Declare(unit=5, action="move", mode="walk"))
    played.do(Done())
    assert played.unit(5).moved.metres > 0


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (recruit(1), "number-taken"),
        (recruit(0), "number-taken"),
        (replace(recruit(), grouping="blue"), "unknown-grouping"),
        (replace(recruit(), grouping="green"), "unknown-grouping"),
        (recruit(race="Elf"), "bad-profile"),
        (recruit(weapons=("SR", "XX")), "bad-profile"),
        (recruit(quality="heroic"), "bad-profile"),
        (replace(recruit(), reason=" "), "no-reason"),
        (recruit(name="a\u202eb"), "unsafe-text"),
    ],
)
def test_a_soldier_needs_a_number_a_grouping_and_a_profile_log_02(command, code):
    """LOG-02, LOG-03, INI-02."""
    assert Played(skirmish()).refused(command).code == code


def test_a_soldier_taken_off_is_in_nobodys_way_and_nobodys_count_log_02():
    """LOG-02: as if it had not come."""
    played = Played(skirmish((1, 2), (11, 12), units={12: {"wound": "D"}}))
    played.do(RemoveUnit(unit=12, reason=WHY))
    assert 12 not in played.battle.units
    assert played.battle.groupings["blue"].units == (11,)
    assert played.refused(Declare(unit=1, action="exchange", partner=12)).code == "unknown-unit"


def test_with_its_last_soldier_a_grouping_leaves_the_order_ini_01():
    """INI-01: the slot falls to the next."""
    played = Played(skirmish((1,), (11,)))
    played.do(recruit(2))
    played.do(Regroup(grouping="red", name="Reds"))
    played.do(RemoveUnit(unit=11, reason=WHY))
    assert played.battle.order == ("red",)
    played.do(RemoveUnit(unit=1, reason=WHY))
    assert played.refused(RemoveUnit(unit=2, reason=WHY)).code == "nobody-left"


def test_nobody_is_asked_about_who_was_taken_off_act_55():
    """ACT-55: mover or watcher."""
    for gone, left in ((1, None), (11, (12,))):
        states = {number: {"opportunity": "SR"} for number in (11, 12)}
        played = Played(skirmish((1, 2), (11, 12), units=states))
        seen = tuple(Glimpse(watcher=number, at_m=1.0) for number in (11, 12))
        played.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(seen_by=seen)))
        played.do(Done())
        played.do(RemoveUnit(unit=gone, reason=WHY))
        pending = played.battle.pending
        assert (pending.watchers if isinstance(pending, OpportunityOffer) else None) == left


@pytest.mark.parametrize(("gone", "asked"), [(12, True), (11, False)])
def test_a_question_to_fighters_stands_until_one_of_them_is_taken_off_mel_05(gone, asked):
    """MEL-05: whoever is not concerned goes without a word, and nothing is asked twice."""
    played = opened()
    question = played.battle.pending
    assert isinstance(question, IntentAsked)
    played.do(RemoveUnit(unit=gone, reason=WHY))
    assert played.battle.pending == (question if asked else None)
    assert played.of_kind("choice_asked") == [ChoiceAsked(asked=question)]


@pytest.mark.parametrize(("gone", "into"), [(12, "11"), (11, None)])
def test_a_dive_at_somebody_goes_on_unless_that_one_was_taken_off_zrg_12(gone, into):
    """ZRG-12: what was said of anybody else stands."""
    played = Played(skirmish((1, 2), (11, 12, 13), setup_changes={"zero_g": True}))
    played.do(Declare(unit=1, action="dive", move=StatedMove(into="11")), 1)
    played.do(RemoveUnit(unit=gone, reason=WHY))
    assert played.unit(1).declaration.move.into == into


def test_whoever_fought_somebody_taken_off_is_free_amb_110():
    """AMB-110."""
    units = {1: {"action": swinging(11, end=5, start=1)}, 11: {"action": swinging(1, end=5, start=1)}}
    played = Played(skirmish(units=units, engagements=(engaged(status="fighting"),)))
    played.do(recruit())
    played.do(RemoveUnit(unit=11, reason=WHY))
    assert played.unit(1).action is None
    assert played.battle.engagements == ()


def test_a_shot_at_somebody_taken_off_may_go_elsewhere_amb_83():
    """AMB-83."""
    played = Played(skirmish((1,), (11, 12)))
    played.do(Declare(unit=1, action="fire_throw", target=11))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(RemoveUnit(unit=11, reason=WHY))
    assert ask(played.battle).units == (1,)
    assert played.refused(Fire(unit=1)).code == "no-target"
    played.do(Fire(unit=1, target=12), 10)
