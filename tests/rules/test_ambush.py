"""Ambush: AMS-01..AMS-07, INI-17, TRP-04, A-01..A-04."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from support.ambushes import BLUE, PLACES, RED, ambushed, fires, frozen, in_blues_slot, lying, misses
from support.battles import table
from support.on_maps import on_map
from support.piles import FIELD
from support.playing_on_maps import OnMap

from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.commands import (
    Begin,
    Cancel,
    ChooseOrder,
    Correct,
    Declare,
    Done,
    Engage,
    Fire,
    GiveIntent,
    RollInitiative,
)
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot, ShotPlan
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.rules.ambush import judging
from squadlog.rules.ambush.freeze import free_from, idle
from squadlog.rules.ambush.record import freeze
from squadlog.rules.desk.preview import preview
from squadlog.rules.hiding.piles import Hide, PlacementOver, Reveal, SearchNoMore

CALCULATED = Path(__file__).parents[1] / "extras" / "calc"


def test_a_whole_grouping_that_attacks_out_of_hiding_freezes_whom_it_attacks():
    """AMS-01, AMS-03, INI-17, A-02, A-03: red acts in T1.s1, and then not before T1.s5."""
    played = ambushed()
    (sprung,) = played.of_kind("ambush_sprung")
    assert (sprung.grouping, sprung.units, sprung.struck) == ("blue", BLUE, (1, 2))
    assert (sprung.at, sprung.first, sprung.last) == (Moment(1, 1), Moment(1, 2), Moment(1, 4))
    assert frozen(played) == set(RED)


def test_the_victims_are_passed_by_until_they_are_back_in_their_old_place():
    """AMS-03, AMS-05: red's slots of T1.s2 to T1.s4 are passed by, and in T1.s5 it is first again."""
    played = ambushed()
    assert (played.battle.now, played.battle.active.id) == (Moment(1, 2), "blue")
    asked = []
    while played.battle.now < Moment(1, 5):
        asked.append((played.battle.now.subphase, played.battle.active.id))
        played.do(Done())
    assert asked == [(2, "blue"), (3, "blue"), (4, "blue")]
    assert (played.battle.active.id, played.battle.order) == ("red", ("red", "blue"))
    assert frozen(played) == set()
    played.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1.0)))


def test_the_idle_subphases_are_those_of_the_calculator():
    """AMS-03, A-02: one truth."""
    played = ambushed()
    held, reading = freeze(played.unit(1)), table().reading
    window = idle(Moment(1, 1), reading)
    assert (held.first, held.last) == (window[0], window[-1])
    assert free_from(Moment(1, 1), reading) == Moment(1, 5)
    kept = [why_incapacitated(played.unit(1), Moment(1, s)) is not None for s in range(1, 6)]
    assert kept == [False, True, True, True, False]


CASES = [
    case
    for name in ("examples", "own_cases")
    for case in json.loads((CALCULATED / f"{name}.json").read_text(encoding="utf-8"))
    if case["fn"] == "ambush"
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_cases_of_the_calculator_hold_in_a_battle(case):
    """AMS-03, AMS-05, A-02, AC-12."""
    at = Moment(*case["in"]["at"])
    recorder = EventRecorder(replace(lying().battle, now=at))
    attack = judging.Attack(grouping="blue", at=at, units=BLUE, struck=(1,))
    judging.spring(recorder, attack, attack.struck, table(rulings=case.get("rulings")))
    held = freeze(recorder.battle.units[1])
    idle = [
        [m.turn, m.subphase]
        for m in map(held.first.later, range(20))
        if why_incapacitated(recorder.battle.units[1], m)
    ]
    free = held.last.later(1)
    assert (idle, [free.turn, free.subphase]) == (case["out"]["idle"], case["out"]["free"])


def test_it_runs_on_into_the_next_turn_in_which_the_victims_roll_as_usual():
    """AMS-05: an ambush of T1.s9 keeps them idle through T2.s2, and they take part in the initiative of turn 2."""
    played = in_blues_slot(lying())
    while played.battle.now < Moment(1, 9):
        played.do(Done())
    in_blues_slot(played)
    misses(played, (11, 1), (12, 1), (13, 2))
    played.do(Done())
    assert (played.battle.stage, played.battle.now.turn) == ("initiative", 2)
    played.do(RollInitiative(), 2, 8)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    assert [played.battle.now, played.battle.order, played.battle.active.id] == [
        Moment(2, 1), ("red", "blue"), "blue",
    ]  # fmt: skip
    while played.battle.active.id == "blue":
        played.do(Done())
    assert played.battle.now == Moment(2, 3)


def test_what_the_victims_had_under_way_is_lost():
    """AMS-04: also opportunity fire that is held."""
    played = lying()
    played.do(Declare(unit=3, action="opportunity_fire"))
    while played.unit(3).opportunity is None:
        played.do(Done())
    while played.battle.active.id == "blue":
        played.do(Done())
    played.do(Declare(unit=1, action="reload"))
    in_blues_slot(played)
    misses(played, (11, 1), (12, 2), (13, 2))
    lost = {(one.unit, one.action, one.rule) for one in played.of_kind("action_lost")}
    assert lost == {(1, "reload", "AMS-04"), (3, "opportunity_held", "AMS-04")}
    assert (played.unit(1).action, played.unit(3).opportunity) == (None, None)


def last_in_order(rulings=None):
    """Blue goes first."""
    played = OnMap(
        on_map(FIELD, PLACES, stage="setup", order=(), setup_changes={"chapters": ("hiding", "ambush")}),
        rulings,
    )
    for number in BLUE:
        x, y, facing = PLACES[number]
        played.do(Hide(unit=number, at=Waypoint(x=float(x), y=float(y)), facing_deg=float(facing)))
    played.do(PlacementOver(side="blue"))
    played.do(Begin())
    played.do(RollInitiative(), 7, 3)
    played.do(ChooseOrder(grouping="blue", choice="MOVE"))
    if played.battle.stage == "detection":
        played.do(SearchNoMore(side="red"))
    assert played.battle.order == ("blue", "red")
    return played


@pytest.mark.parametrize(("start", "asked", "until"), [("next", True, 4), ("immediate", False, 3)])
def test_the_freeze_begins_with_the_next_subphase_or_at_once(start, asked, until):
    """A-02, AMS-03."""
    played = last_in_order({"ambush.freeze_start": start})
    fires(played, (11, 1), (12, 2), (13, 2))
    assert (played.battle.stage == "actions") == asked
    assert ("ambush_sprung" in played.kinds()) != asked
    if asked:
        played.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1.0)))
        played.do(Done())
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    assert freeze(played.unit(1)).last == Moment(1, until)
    assert len(played.of_kind("ambush_sprung")) == 1


def test_an_attack_of_one_is_none():
    """AMS-02."""
    places = {number: PLACES[number] for number in (*RED, 11)}
    played = ambushed((11, 1), hidden=(11,), places=places)
    assert "ambush_sprung" not in played.kinds()
    assert frozen(played) == set()


def test_somebody_who_stands_by_spoils_it():
    """AMS-01, A-01."""
    assert "ambush_sprung" not in ambushed((11, 1), (12, 2)).kinds()


def test_somebody_who_was_seen_before_spoils_it():
    """AMS-01: its members are undetected."""
    played = in_blues_slot(lying(hidden=(11, 12)))
    for unit in (11, 12):
        played.do(Reveal(unit=unit))
    for unit in BLUE:
        played.do(Declare(unit=unit, action="fire_throw", target=1))
    played.do(Done())
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    assert "ambush_sprung" not in played.kinds()


def test_a_grouping_ambushes_once():
    """AMS-07: by attacking it has come out of hiding."""
    played = ambushed()
    while played.battle.now < Moment(1, 3):
        played.do(Done())
    for unit in BLUE:
        played.do(Declare(unit=unit, action="fire_throw", target=1))
    played.do(Done())
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    assert len(played.of_kind("ambush_sprung")) == 1
    assert freeze(played.unit(1)).last == Moment(1, 4)


@pytest.mark.parametrize(
    ("trigger", "shots", "stands"),
    [
        ("all_able", 2, False), ("majority", 2, True), ("two_or_more", 2, True),
        ("majority", 1, False), ("two_or_more", 1, False), ("all_able", 3, True),
    ],
)  # fmt: skip
def test_how_many_must_attack(trigger, shots, stands):
    """AMS-01, AMS-02, A-01."""
    pairs = tuple((unit, 1) for unit in BLUE[:shots])
    played = ambushed(*pairs, rulings={"ambush.trigger": trigger})
    assert ("ambush_sprung" in played.kinds()) == stands


def test_most_of_a_grouping_is_more_than_half():
    """A-01."""
    places = PLACES | {14: (25, 14, 270)}
    more = {"places": places, "hidden": (*BLUE, 14), "rulings": {"ambush.trigger": "majority"}}
    assert "ambush_sprung" not in ambushed((11, 1), (12, 1), **more).kinds()
    assert "ambush_sprung" in ambushed((11, 1), (12, 1), (13, 1), **more).kinds()


def test_who_is_out_of_the_fight_need_not_attack():
    """A-01: every conscious member."""
    played = in_blues_slot(lying(hidden=(11, 12)))
    played.do(Correct(unit=13, changes=(("wound", "U"),), reason="he fell"))
    misses(played, (11, 1), (12, 1))
    assert "ambush_sprung" in played.kinds()


@pytest.mark.parametrize(
    ("scope", "targets", "caught"),
    [
        ("unit_or_grouping", (1, 1, 1), {1}), ("unit_or_grouping", (1, 2, 2), {1, 2, 3}),
        ("units_only", (1, 2, 2), {1, 2}), ("grouping", (1, 1, 1), {1, 2, 3}),
    ],
)  # fmt: skip
def test_whom_it_catches(scope, targets, caught):
    """AMS-01, AMS-03, A-03."""
    played = ambushed(*zip(BLUE, targets, strict=True), rulings={"ambush.scope": scope})
    assert frozen(played) == caught
    if caught == {1}:
        assert played.battle.active.id == "red"
        assert played.refused(Declare(unit=1, action="reload")).rule == "AMS-03"
        played.do(Declare(unit=2, action="reload"))


def test_a_frozen_unit_takes_no_order_but_one_that_the_table_lets_stand():
    """AMS-03, GEN-06."""
    played = ambushed((11, 1), (12, 1), (13, 1))
    walk = Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1.0))
    refused = played.refused(walk)
    assert (refused.code, refused.rule, refused.subsystem) == ("ambushed", "AMS-03", "timing")
    assert "by the ambush of T1.s1 and does nothing through T1.s4" in refused.sentence
    assert "T1.s5" in refused.instead
    played.do(
        Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1.0), overrule="he saw them")
    )
    played.do(Done())
    assert played.unit(1).moved.metres == 1.0


COUNTER = {number: {"troop": "counter_insurgency"} for number in BLUE}


def worth(played, unit, target):
    """The line of ambush in a shot that waits."""
    ledger = preview(played.battle, Fire(unit=unit, target=target), played.table()).ledger
    return next((line for line in ledger.lines if line.key == "counter_insurgency_ambush"), None)


@pytest.mark.parametrize(
    ("bonus", "shots", "applied"),
    [("full_ambush", 3, True), ("full_ambush", 2, False), ("any_hidden_shot", 2, True)],
)
def test_counter_insurgency_troops_hit_better_out_of_an_ambush(bonus, shots, applied):
    """AMS-06, TRP-04, A-04."""
    played = in_blues_slot(lying(soldiers=COUNTER, rulings={"ambush.ci_bonus": bonus}))
    fires(played, *((unit, 1) for unit in BLUE[:shots]))
    line = worth(played, 11, 1)
    assert (line.value, line.applied, line.rule, bool(line.note)) == (-1, applied, "AMS-06", not applied)


def test_nobody_else_does_and_nobody_who_was_seen():
    """AMS-06."""
    played = in_blues_slot(lying())
    fires(played, (11, 1), (12, 1), (13, 1))
    assert worth(played, 11, 1) is None
    seen = in_blues_slot(lying(soldiers=COUNTER, hidden=(), rulings={"ambush.ci_bonus": "any_hidden_shot"}))
    for unit in BLUE:
        seen.do(Declare(unit=unit, action="fire_throw", target=1))
    seen.do(Done())
    assert not worth(seen, 11, 1).applied


NEAR = {1: (10, 8, 90), 2: (10, 12, 90), 3: (5, 12, 90), 11: (11.4, 8, 270), 12: (11.4, 12, 270)}


def test_a_frozen_unit_engages_nobody_and_defends_itself_against_nobody():
    """AMS-01, AMS-03: an attack hand to hand is an attack; the fight opens with a victim that can do nothing."""
    played = in_blues_slot(lying(hidden=(11, 12), places=NEAR))
    for unit, target in ((11, 1), (12, 2)):
        played.do(Reveal(unit=unit))
        played.do(
            Declare(unit=unit, action="move", mode="walk", move=StatedMove(distance_m=0.6), engage=target)
        )
    played.do(Done())
    (sprung,) = played.of_kind("ambush_sprung")
    assert (sprung.units, sprung.struck) == ((11, 12), (1, 2))
    assert played.battle.now == Moment(1, 2)
    assert (played.battle.stage, played.battle.pending.unit) == ("openings", 11)
    for unit in (11, 12):
        assert played.battle.pending.unit == unit
        played.do(GiveIntent(unit=unit, intent="attack"))
    assert [played.unit(unit).fighting for unit in (11, 1, 12, 2)] == [True, False, True, False]


def test_a_frozen_unit_attacks_nobody_hand_to_hand():
    """AMS-03."""
    played = ambushed((11, 1), (12, 1), (13, 1), places=PLACES | {1: (24, 8, 90)})
    assert played.refused(Engage(unit=1, target=11)).rule == "AMS-03"


def test_who_engages_a_frozen_unit_finds_it_helpless():
    """AMS-03, MEL-05: it neither faces its attacker nor gets away."""
    played = ambushed((11, 1), (12, 1), (13, 1), places=PLACES | {1: (24.2, 8, 90)})
    assert played.battle.active.id == "red"
    played.do(Done())
    played.do(Engage(unit=11, target=1))
    played.do(Done())
    (engaged,) = [one for one in played.told if one.kind == "engaged"]
    assert engaged.engagement.helpless


def test_an_aimed_shot_declared_out_of_hiding_is_an_ambush_when_it_falls():
    """AMS-01, A-12: whether somebody is detected is judged just before he declares."""
    played = in_blues_slot(lying())
    for unit in BLUE:
        played.do(Reveal(unit=unit))
        played.do(Declare(unit=unit, action="aimed_fire", target=1))
    end = played.unit(11).action.end
    assert end > played.battle.now
    while played.battle.now < end or played.battle.stage != "fire":
        played.do(Done())
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    (sprung,) = played.of_kind("ambush_sprung")
    assert sprung.at == end


def test_an_aimed_shot_that_is_given_up_no_longer_counts():
    """AMS-01: what is declared after it comes from somebody who has been seen."""
    played = in_blues_slot(lying())
    for unit in BLUE:
        played.do(Reveal(unit=unit))
        played.do(Declare(unit=unit, action="aimed_fire", target=1))
    end = played.unit(11).action.end
    played.do(Done())
    while played.battle.now < end:
        played.do(Done())
    played.do(Cancel(unit=11))
    in_blues_slot(played)
    played.do(Declare(unit=11, action="fire_throw", target=1))
    while played.battle.stage != "fire":
        played.do(Done())
    while played.battle.stage == "fire":
        played.do(Fire(unit=played.battle.fire_queue[0].unit), 10)
    assert "ambush_sprung" not in played.kinds()


def test_shots_that_wait_count_in_their_own_subphase_also_where_their_target_is_still_to_be_named():
    """AMS-01, AMB-83."""
    played = in_blues_slot(lying())
    for unit in BLUE:
        played.do(Reveal(unit=unit))
        played.do(Declare(unit=unit, action="fire_throw", target=None if unit == 11 else 1))
    played.do(Done())
    now = judging.attack_of(played.battle, "blue", Moment(1, 1))
    assert (now.units, now.struck, now.idle) == (BLUE, (1,), ())
    assert judging.attack_of(played.battle, "blue", Moment(1, 2)).units == ()


def test_an_attack_on_a_wall_is_none_on_a_unit():
    """AMS-01."""
    assert judging._aims_at_units(QueuedShot(unit=1, weapon="SR", plan=ShotPlan(weapon="SR", target=11)))
    assert not judging._aims_at_units(
        QueuedShot(unit=1, weapon="SR", plan=ShotPlan(weapon="SR", target="door"))
    )
