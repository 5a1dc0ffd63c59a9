"""What is asked is asked of the battle as it stands: a correction, a ruling or a shot may change it under a question."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.battles import setup, skirmish, table
from support.melees import engaged, opened, swinging
from support.players import RandomPlayer
from support.playing import Played
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import (
    Correct,
    Declare,
    DeclineShot,
    Done,
    GiveIntent,
    OpportunityShot,
    SetRuling,
    ShareParry,
    WithholdFire,
)
from squadlog.battle.evolve import evolve, started
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Ongoing, Standing
from squadlog.dice import SeededDice
from squadlog.facts import Glimpse, StatedMove
from squadlog.rules import flow
from squadlog.rules.engine import ask, decide, refusal

PLAIN = {"armour": "No", "troop": "marines"}
NOW_DEAD, NOW_DAZED = ("wound", "D"), ("dazed", "T1.s8")


def correct(unit, *changes):
    return Correct(unit=unit, changes=changes, reason="it was so on the table")


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


# The law

_CHANGES = (
    NOW_DEAD, ("wound", "U"), ("wound", "S"), NOW_DAZED, ("dazed", "none"), ("action", "none"), ("posture", "prone"),
    ("posture", "kneeling"), ("posture", "standing"), ("opportunity", "none"), ("opportunity", "SR"), ("weapons", "none"),
    ("weapons", "SR,SP"), ("jammed", "SR"), ("in_hand", "none"), ("floor", "2"), ("floor", "1"), ("place", "stairs:S1"),
    ("performed", "no"), ("performed", "yes"),
)  # fmt: skip
_READINGS = (
    ("melee.avoidMove", "as_far_as_possible"), ("melee.parryDeclaration", "resolution"), ("melee.incapacitated", "other_rolls"),
    ("opportunityFire.countsForRof", "no"), ("daze.sameSubphase", "yes"), ("melee.continuation", "declare_again"),
    ("melee.openingStep", "slot"), ("wounds.unconscious", "removed"), ("opportunityFire.trigger", "never_seen"),
)  # fmt: skip


def _can_answer(battle, at):
    """Whoever is asked is alive, able and concerned."""
    wanted = ask(battle)
    units = [battle.units[number] for number in wanted.units]
    pending = battle.pending
    if pending is not None:
        asked = units[0]
        assert not asked.out, f"the dead are asked: {wanted}"
        assert not asked.dazed(battle.now) or "daze.sameSubphase" in battle.rulings, (
            f"the dazed are asked: {wanted}"
        )
    match pending:
        case OpportunityOffer():
            mover = battle.units[pending.mover]
            assert mover.wound != "D"
            assert mover.action is not None or mover.moved.mode is not None
            assert all(battle.units[number].opportunity for number in pending.watchers)
            assert refusal(battle, DeclineShot(unit=asked.id), at) is None
        case IntentAsked():
            assert (pending.attacker, pending.defender) in {e.key for e in battle.engagements}
            for intent in pending.options:
                assert refusal(battle, GiveIntent(unit=asked.id, intent=intent), at) is None
        case EscapeAsked():
            assert any(pending.attacker in e.key for e in battle.engaging(asked.id))
        case SharesAsked():
            assert not any(battle.units[number].out for number in pending.attackers)
            assert refusal(battle, ShareParry(unit=asked.id, shares=()), at) is None
        case None if wanted.kind == "fire":
            assert not units[0].out
            assert battle.fire_queue[0].weapon in units[0].weapons
            assert refusal(battle, WithholdFire(unit=units[0].id), at) is None
        case None if wanted.kind == "choose_order":
            left = any(not unit.out for unit in battle.units.values())
            assert not left or any(not unit.out for unit in battle.members(wanted.grouping))
        case None if wanted.kind == "declare":
            assert any(flow.has_a_choice(battle, unit, at) for unit in battle.members(wanted.grouping))
        case _:
            assert wanted.kind in ("begin", "roll_initiative", "over")


def _meddled(battle, rng):
    """Something the table may set right now, most of it with those who are asked."""
    if rng.random() < 0.15:
        name, option = rng.choice(_READINGS)
        return SetRuling(name=name, option=option)
    pending = battle.pending
    concerned = [getattr(pending, name, None) for name in ("unit", "mover", "attacker", "defender")]
    concerned = [number for number in (*concerned, *ask(battle).units) if number is not None]
    anybody = concerned if concerned and rng.random() < 0.8 else list(battle.units)
    return correct(rng.choice(anybody), rng.choice(_CHANGES))


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), zero_g=st.booleans())
def test_after_any_correction_whoever_is_asked_can_answer_and_the_turn_goes_on(seed, zero_g):
    """ACT-11, ACT-12, ACT-55, MEL-05, MEL-12, MEL-30: asked of the battle as it stands, at any moment."""
    rng = Random(seed)
    numbers = ((1, 2, 3), (11, 12, 13))
    battle = started(setup(*numbers, zero_g=zero_g))
    player = RandomPlayer(seed, warlike=1.5)
    for _ in range(160):
        at = table(dice=SeededDice(seed, battle.rolls), rulings=battle.rulings)
        meddles = battle.stage not in ("setup", "over") and rng.random() < (0.5 if battle.pending else 0.08)
        command = _meddled(battle, rng) if meddles else player.next(battle, at)
        if command is None:
            return
        events = decide(battle, command, at)
        if meddles and not isinstance(events, tuple):
            continue
        assert isinstance(events, tuple), f"{command} was allowed, then refused: {events}"
        for event in events:
            battle = evolve(battle, event)
        _can_answer(battle, table(rulings=battle.rulings))


# On the map

WALL = field_of(
    """
[[wall]]
id = "W1"
kind = "internal_wall"
line = [[20, 0], [20, 10]]
"""
)


def round_the_corner():
    """1 runs north and comes into view of 11 behind the end of a wall, after two and a half metres."""
    places = {1: (15, 10, 0), 11: (30, 5, 270), 12: (5, 14, 90)}
    soldiers = dict.fromkeys((1, 11, 12), PLAIN)
    played = play(
        WALL, places, soldiers=soldiers, units={11: {"opportunity": "SR"}, 12: {"opportunity": "SR"}}
    )
    played.do(Declare(unit=1, action="move", mode="run", move=StatedMove(distance_m=4.0)))
    played.do(Done())
    assert isinstance(played.battle.pending, OpportunityOffer)
    return played


@pytest.mark.parametrize("at", ["30,1", "none"])
def test_a_watcher_set_down_elsewhere_is_asked_only_if_it_sees_the_mover_act_55(at):
    """ACT-55: from there it does not, and off the map nobody does."""
    played = round_the_corner()
    before = played.battle.pending.watchers
    played.do(correct(11, ("at", at)))
    pending = played.battle.pending
    assert 11 in before
    assert 11 not in (pending.watchers if pending is not None else ())


@pytest.mark.parametrize("at", ["15,1", "none"])
def test_a_mover_set_down_elsewhere_is_asked_about_only_where_it_is_seen_act_55(at):
    """ACT-55."""
    played = round_the_corner()
    played.do(correct(12, ("opportunity", "none")))
    assert played.battle.pending == OpportunityOffer(mover=1, watchers=(11,))
    played.do(correct(1, ("at", at)))
    assert played.battle.pending is None


@pytest.mark.parametrize("at", ["30,10", "none"])
@pytest.mark.parametrize("moved", [1, 11])
def test_those_who_stand_apart_by_now_fight_no_longer_mel_02(moved, at):
    """MEL-02: measured where they stand, or off the map."""
    places = {1: (10, 10, 90), 11: (10.8, 10, 270), 12: (30, 15, 270)}
    units = {1: {"action": swinging(11, end=5, start=1)}, 11: {"action": swinging(1, end=5, start=1)}}
    played = play(WALL, places, units=units, engagements=(engaged(status="fighting"),), now=Moment(1, 2))
    played.do(correct(moved, ("facing", "0")))
    assert played.battle.engagements
    played.do(correct(moved, ("at", at)))
    assert played.battle.engagements == ()
    assert not played.unit(1).fighting
    assert not played.unit(11).fighting
