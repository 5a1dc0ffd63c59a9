"""Whoever is not in the battle can be named by no order: not shot at, not watched by, not handed anything (GEN-11)."""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import (
    Continue,
    Correct,
    Declare,
    Done,
    Engage,
    Fire,
    Hold,
    Regroup,
    RemoveUnit,
)
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, QueuedShot, ShotPlan
from squadlog.facts.ground_facts import Glimpse, StatedMove

GONE, NEVER = 12, 77
ORDERS = {
    "fire": lambda n: Declare(unit=1, action="fire_throw", shot=ShotPlan(weapon="SR", target=n)),
    "aimed fire": lambda n: Declare(unit=1, action="aimed_fire", shot=ShotPlan(weapon="SR", target=n)),
    "fire while walking": lambda n: Declare(
        unit=1, action="fire_throw", mode="walk", shot=ShotPlan(weapon="SR", target=n)
    ),
    "a walk that is seen": lambda n: Declare(unit=1, action="move", mode="walk", move=seen_by(n)),
    "a reload that is seen": lambda n: Declare(unit=1, action="reload", move=seen_by(n)),
    "a walk and an attack": lambda n: Declare(unit=1, action="move", mode="walk", engage=n),
    "an attack": lambda n: Engage(unit=1, target=n),
    "going on in view": lambda n: Continue(unit=2, move=seen_by(n)),
    "going on and attacking": lambda n: Continue(unit=2, engage=n),
    "handing over": lambda n: Declare(unit=1, action="exchange", item="SP", partner=n),
    "searching": lambda n: Declare(unit=1, action="pick_up_object", target=n, extras=("key",)),
    "a correction": lambda n: Correct(unit=n, changes=(("wound", "M"),), reason="so it was"),
    "a grouping": lambda n: Regroup(grouping="Wing", units=(n,), reason="so it was"),
    "an order to it": lambda n: Hold(unit=n),
}


def seen_by(number):
    return StatedMove(
        distance_m=1.0, seen_by=(Glimpse(watcher=11, at_m=0.0), Glimpse(watcher=number, at_m=1.0))
    )


def fight():
    """Red 2 is reloading while it walks; blue 12 has been taken off."""
    walking = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 4), mode="walk")
    played = Played(skirmish((1, 2), (11, GONE), units={2: {"action": walking}}))
    played.do(RemoveUnit(unit=GONE, reason="set up by mistake"))
    return played


@pytest.mark.parametrize("stranger", [GONE, NEVER, 0])
@pytest.mark.parametrize("order", ORDERS)
def test_an_order_that_names_somebody_who_is_not_there_is_refused_gen_11(order, stranger):
    """GEN-11, LOG-02: neither a number that nobody has nor one that was taken off; the table cannot let it stand."""
    refused = fight().refused(ORDERS[order](stranger))
    assert (refused.code, refused.subsystem) == ("unknown-unit", None)
    assert f"There is no unit {stranger}." in refused.sentence


ITSELF = ("fire", "aimed fire", "fire while walking", "an attack", "a walk and an attack")


@pytest.mark.parametrize("order", ITSELF)
def test_nobody_attacks_itself_whatever_the_table_lets_stand_gen_11(order):
    """GEN-11, FIR-01, MEL-02."""
    for said in (ORDERS[order](1), replace(ORDERS[order](1), overrule="the table lets it stand")):
        refused = fight().refused(said)
        assert (refused.code, refused.subsystem) == ("itself", None)


def test_nobody_going_on_attacks_itself_gen_11():
    """GEN-11."""
    assert fight().refused(replace(ORDERS["going on and attacking"](2), overrule="so be it")).code == "itself"


def test_fire_is_declared_at_features_of_the_battle_only_obs_18():
    """OBS-18."""
    door = Feature(id="D1", kind="internal_door", name="Door", state="closed")
    played = Played(skirmish(features=(door,)))
    shot = {name: ShotPlan(weapon="SR", target=name) for name in ("D1", "D9")}
    refused = played.refused(Declare(unit=1, action="fire_throw", shot=shot["D9"]))
    assert (refused.code, refused.rule) == ("unknown-feature", "OBS-18")
    played.do(Declare(unit=1, action="fire_throw", shot=shot["D1"]))


def test_fire_is_declared_at_a_unit_or_a_feature_and_not_at_both_fir_01():
    """FIR-01."""
    door = Feature(id="D1", kind="internal_door", name="Door", state="closed")
    played = Played(skirmish(features=(door,)))
    at_the_door = Declare(unit=1, action="fire_throw", feature="D1")
    refused = played.refused(replace(at_the_door, target=11))
    assert (refused.code, refused.subsystem) == ("two-targets", None)
    played.do(at_the_door)
    assert played.unit(1).action.shot.target == "D1"


def test_a_shot_whose_target_was_taken_off_can_be_turned_on_somebody_else_fir_01():
    """FIR-01, LOG-02: in the fire step too, only those who are there can be shot at."""
    plan = ShotPlan(weapon="SR", target=GONE)
    played = Played(
        skirmish((1,), (11, GONE), stage="fire", fire_queue=(QueuedShot(unit=1, weapon="SR", plan=plan),))
    )
    played.do(RemoveUnit(unit=GONE, reason="set up by mistake"))
    assert played.refused(Fire(unit=1)).code == "no-target"
    assert played.refused(Fire(unit=1, target=GONE)).code == "unknown-unit"
    played.do(Fire(unit=1, target=11), 9)


def test_an_attack_on_somebody_who_was_taken_off_is_no_attack_any_more_mel_03():
    """MEL-03, LOG-02: the walk before it is walked."""
    played = Played(skirmish((1,), (11, GONE)))
    played.do(ORDERS["a walk and an attack"](GONE))
    played.do(RemoveUnit(unit=GONE, reason="set up by mistake"))
    played.do(Done())
    assert played.unit(1).moved.metres
    assert not played.battle.engagements
