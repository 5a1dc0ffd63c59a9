"""Groupings, actions of one's own, soldiers who come and go, and a turn set right (INI-02, INI-12, INI-14, ACT-19)."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.battles import setup, skirmish, soldier, table
from support.melees import engaged, swinging
from support.players import RandomPlayer
from support.playing import Played

from squadlog.battle.codec import event_from_json, event_to_json
from squadlog.battle.commands import (
    AddAction,
    AddUnit,
    Begin,
    CorrectTurn,
    Declare,
    Done,
    Fire,
    Regroup,
    RemoveUnit,
    RollInitiative,
)
from squadlog.battle.evolve import evolve, started
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.setup import ExtraAction
from squadlog.battle.state import Ongoing, Standing
from squadlog.dice import SeededDice
from squadlog.facts import Glimpse, StatedMove
from squadlog.rules import initiative
from squadlog.rules.choices import choices
from squadlog.rules.engine import ask, decide
from squadlog.rules.initiative import modifiers

WHY = "it was so on the table"


def before_play(**battle):
    return Played(started(setup((1, 2, 3, 4), (11,), **battle)))


# Groupings


def test_any_units_of_a_side_may_share_a_roll_ini_02():
    """INI-02: agreed before play, neither squad nor fire team."""
    played = before_play()
    played.do(Regroup(grouping="Wing", units=(4, 2)))
    assert played.battle.groupings["Wing"].units == (4, 2)
    assert played.battle.groupings["red"].units == (1, 3)
    assert played.unit(2).grouping == "Wing"
    played.do(Begin())
    played.do(RollInitiative(), 3, 8, 5)
    assert [standing.grouping for standing in played.battle.standings] == ["red", "Wing", "blue"]


def test_a_grouping_that_nobody_belongs_to_is_gone_ini_02():
    """INI-02."""
    played = before_play()
    played.do(Regroup(grouping="Wing", units=(1, 2, 3, 4)))
    assert set(played.battle.groupings) == {"Wing", "blue"}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Regroup(grouping="Wing", units=(1, 11)), "two-sides"),
        (Regroup(grouping="Wing", units=(1, 1)), "two-sides"),
        (Regroup(grouping="Wing", units=(7,)), "unknown-unit"),
        (Regroup(grouping="Wing", race="Human"), "unknown-grouping"),
        (Regroup(grouping="red"), "nothing-to-group"),
        (Regroup(grouping="red", modifier=99), "bad-modifier"),
        (Regroup(grouping="red", race="Elf"), "unknown-race"),
        (Regroup(grouping="red", race="Zog"), "no-choice"),
    ],
)
def test_what_makes_no_grouping_is_refused_ini_02(command, code):
    """INI-02, INI-12, INI-14."""
    assert before_play().refused(command).code == code


def test_groupings_are_fixed_once_play_has_begun_unless_the_table_says_why_ini_03():
    """INI-03: and then only before the roll of a turn."""
    played = before_play()
    played.do(Begin())
    assert played.refused(Regroup(grouping="Wing", units=(1,))).rule == "INI-03"
    played.do(Regroup(grouping="Wing", units=(1,), reason="the lieutenant fell"))
    played.do(RollInitiative(), 3, 8, 5)
    assert played.refused(Regroup(grouping="red", units=(1,), reason=WHY)).code == "rolled"


def test_the_owner_picks_the_race_of_an_even_split_ini_12():
    """INI-12: two races, two units each."""
    played = before_play(soldiers={1: {"race": "Ssora"}, 2: {"race": "Ssora"}})
    first = modifiers(played.battle, played.battle.groupings["red"], table())[0]
    assert (first.label, first.note) == ("Ssora", "an even split: the owner picks")
    played.do(Regroup(grouping="red", race="Human"))
    picked = modifiers(played.battle, played.battle.groupings["red"], table())[0]
    assert (picked.label, picked.value) == ("Human", 0)
    played.do(Regroup(grouping="red", race="none"))
    assert modifiers(played.battle, played.battle.groupings["red"], table())[0] == first


def test_a_scenario_adds_to_a_roll_ini_14():
    """INI-14."""
    played = before_play()
    played.do(Regroup(grouping="red", modifier=-2))
    played.do(Begin())
    played.do(RollInitiative(), 5, 4)
    assert {standing.grouping: standing.roll for standing in played.battle.standings} == {"red": 3, "blue": 4}


def test_what_stands_for_quality_falls_away_where_quality_counts_ini_14(monkeypatch):
    """INI-14, AMB-12: the two are never added up."""
    elite = {number: {"quality": "elite"} for number in (1, 2, 3, 4)}
    played = before_play(soldiers=elite)
    grouping = replace(played.battle.groupings["red"], modifier=-2, instead_of="quality")
    lines = {entry.key: entry for entry in modifiers(played.battle, grouping, table())}
    assert (lines["scenario"].applied, lines["quality"].applied) == (True, False)
    counted = initiative._quality_line
    monkeypatch.setattr(initiative, "_quality_line", lambda *said: replace(counted(*said), applied=True))
    lines = {entry.key: entry for entry in modifiers(played.battle, grouping, table())}
    assert (lines["scenario"].applied, lines["quality"].applied) == (False, True)


# Actions of one's own


def salute(**more):
    agreed = setup((1, 2), extra_actions=(ExtraAction(name="Salute", ap=3, **more),))
    return Played(replace(started(agreed), stage="actions", order=("red", "blue")))


def test_an_action_of_ones_own_takes_its_time_act_19():
    """ACT-19, LOG-16: from this subphase to the third."""
    played = salute()
    played.do(Declare(unit=1, action="extra:Salute"))
    assert played.unit(1).action == Ongoing(kind="extra:Salute", start=Moment(1, 1), end=Moment(1, 3))
    while played.unit(1).action is not None:
        played.do(Done())
    assert [event.action for event in played.of_kind("action_ended")] == ["extra:Salute"]


@pytest.mark.parametrize("combines", [True, False])
def test_an_action_of_ones_own_stands_in_the_menu_act_19(combines):
    """ACT-19, LOG-16: with its price, and the moves it goes with."""
    played = salute(combines=combines)
    entry = {one.key: one for one in choices(played.battle, 1, table())}["extra:Salute"]
    assert (entry.label, entry.cost_ap, entry.end) == ("Salute", 3, Moment(1, 3))
    assert ("walk" in entry.modes) is combines
    beside = Declare(unit=1, action="extra:Salute", mode="walk")
    if combines:
        played.do(beside)
    else:
        assert played.refused(beside).rule == "CMB-14"


def test_the_table_adds_an_action_in_play_act_19():
    """ACT-19: and one of the same name takes its place."""
    played = Played(skirmish((1, 2)))
    assert played.refused(Declare(unit=1, action="extra:Salute")).code == "unknown-action"
    played.do(AddAction(name="Salute", ap=3))
    played.do(AddAction(name="Salute", ap=2, combines=True))
    assert played.battle.setup.extra_actions == (ExtraAction(name="Salute", ap=2, combines=True),)
    played.do(Declare(unit=1, action="extra:Salute"))
    assert played.unit(1).action.end == Moment(1, 2)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (AddAction(name="Salute", ap=0), "bad-price"),
        (AddAction(name="reload", ap=3), "printed-action"),
        (AddAction(name="", ap=3), "unsafe-text"),
    ],
)
def test_an_action_needs_a_name_and_a_price_act_19(command, code):
    """ACT-19."""
    assert Played(skirmish()).refused(command).code == code


# Acting while one rides


def riding():
    lift = Feature(id="E1", kind="elevator", name="Lift", state="closed", floors=3, car=1)
    played = Played(skirmish((1, 2), features=(lift,), units={1: {"place": "elevator:E1"}}))
    played.do(Declare(unit=1, action="elevator_floor", feature="E1", floors=1))
    return played


def test_a_rider_acts_in_the_very_subphase_in_which_it_pressed_the_button_cmb_17():
    """CMB-17, STO-07: the ride goes on, and nothing of it is lost."""
    played = riding()
    played.do(Declare(unit=1, action="reload"))
    assert played.unit(1).action.kind == "reload"
    assert played.battle.features["E1"].heading == 2
    assert "action_lost" not in played.kinds()
    while played.battle.now < Moment(1, 3):
        played.do(Done())
    assert (played.unit(1).floor, played.unit(1).action.kind) == (2, "reload")


def test_a_rider_that_begins_something_else_on_the_way_loses_no_ride_cmb_17():
    """CMB-17: in the second subphase of the ride."""
    played = riding()
    while played.battle.now < Moment(1, 2):
        played.do(Done())
    played.do(Declare(unit=1, action="reload"))
    assert "action_lost" not in played.kinds()
    while played.battle.now < Moment(1, 3):
        played.do(Done())
    assert played.unit(1).floor == 2


# Coming and going


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


# The turn


def turn(reason=WHY, **changes):
    return CorrectTurn(changes=tuple(changes.items()), reason=reason)


def test_the_referee_sets_the_moment_act_17():
    """ACT-17: what was to end by then ends now."""
    busy = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 4))
    played = Played(skirmish((1, 2), units={1: {"action": busy}}))
    played.do(turn(moment="T1.s5"))
    assert played.battle.now == Moment(1, 5)
    played.do(Done())
    assert played.unit(1).action is None


def test_the_referee_sets_the_order_and_the_slot_goes_on_ini_10():
    """INI-08, INI-10: who was acting still is."""
    played = Played(skirmish((1,), (11,)))
    played.do(turn(order="blue,red"))
    assert (played.battle.order, played.battle.active.id) == (("blue", "red"), "red")
    played.do(turn(slot="Blue squad"))
    assert played.battle.active.id == "blue"


def test_shots_that_wait_are_rolled_in_the_order_as_set_fir_44():
    """FIR-44: shots are rolled in initiative order, also where the referee sets it right in the fire step."""
    played = Played(skirmish((1, 2), (11,)))
    for unit, target in ((2, 11), (1, 11)):
        played.do(Declare(unit=unit, action="fire_throw", target=target))
    played.do(Done(order=(2, 1)))
    played.do(Declare(unit=11, action="fire_throw", target=1))
    played.do(Done())
    assert ask(played.battle).units == (2, 1, 11)
    played.do(turn(order="blue,red"))
    assert ask(played.battle).units == (11, 2, 1)
    played.do(Fire(unit=11), 10)


def test_whose_slot_it_is_may_act_again_act_16():
    """ACT-16: the table had forgotten somebody."""
    played = Played(skirmish((1,), (11,)))
    played.do(Done())
    assert played.battle.active.id == "blue"
    played.do(turn(slot="red"))
    played.do(Declare(unit=1, action="move", mode="walk"))
    played.do(Done())
    assert played.battle.active.id == "blue"


def test_initiative_typed_by_the_referee_stands_for_the_roll_ini_05():
    """INI-05, INI-06: from the lowest up, and the lowest chooses."""
    played = before_play()
    played.do(Begin())
    played.do(turn(initiative="red:7,blue:3"))
    assert ask(played.battle).grouping == "blue"


def test_initiative_set_right_later_gives_the_order_anew_ini_08():
    """INI-08..10: by what was chosen."""
    standings = (
        Standing(grouping="red", roll=3, choice="MOVE"),
        Standing(grouping="blue", roll=7, choice="MOVE"),
    )
    played = Played(skirmish(standings=standings))
    played.do(turn(initiative="red:9"))
    assert played.battle.order == ("blue", "red")


def test_an_order_agreed_at_the_table_opens_the_turn_ini_10():
    """INI-10: nobody need roll in the program."""
    played = before_play()
    played.do(Begin())
    played.do(turn(order="blue,red"))
    assert (played.battle.stage, played.battle.active.id) == ("actions", "blue")


@pytest.mark.parametrize(
    "changes",
    [
        {"moment": "T1.s11"},
        {"moment": "soon"},
        {"order": "red"},
        {"order": "red,red,blue"},
        {"order": "red,green"},
        {"initiative": "red"},
        {"initiative": "red:x"},
        {"initiative": "red:5"},
        {"slot": "green"},
        {"weather": "fine"},
        {},
    ],
)
def test_what_no_turn_can_be_is_refused_log_01(changes):
    """LOG-01."""
    assert Played(skirmish()).refused(turn(**changes)).code == "bad-correction"


def test_a_turn_is_set_right_with_a_reason_while_it_runs_act_17():
    """ACT-17, LOG-01."""
    assert Played(skirmish()).refused(turn(reason=" ", moment="T1.s2")).code == "no-reason"
    assert before_play().refused(turn(moment="T1.s2")).code == "not-now"
    in_initiative = Played(skirmish(stage="initiative", order=()))
    assert in_initiative.refused(turn(moment="T1.s2")).code == "bad-correction"
    assert Played(skirmish(stage="fire")).refused(turn(slot="red")).code == "bad-correction"


# The law


def _set_right(battle, rng):
    units, groupings = list(battle.units), list(battle.groupings)
    kind = rng.randrange(6)
    if kind == 0 and len(units) > 2:
        return RemoveUnit(unit=rng.choice(units), reason=WHY)
    if kind == 1:
        grouping = battle.groupings[rng.choice(groupings)]
        number = next(number for number in range(1, 99) if number not in units)
        return AddUnit(soldier=soldier(number, grouping.side), grouping=grouping.id, reason=WHY)
    if kind == 2:
        return turn(slot=rng.choice(groupings))
    if kind == 3:
        return turn(order=",".join(rng.sample(groupings, len(groupings))))
    if kind == 4:
        side = rng.choice(battle.side_ids())
        own = [unit.id for unit in battle.units.values() if unit.side == side]
        names = rng.choice(("Wing", f"{side}"))
        return Regroup(grouping=f"{names}-{side}", units=tuple(own[:2]), reason=WHY)
    return turn(moment=str(Moment.at(max(0, battle.now.index + rng.randrange(-2, 4)))))


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_whoever_comes_or_goes_the_battle_goes_on_and_can_be_told_gen_06(seed):
    """GEN-06: every question has a legal answer, and every event is kept and read as it was."""
    rng = Random(seed)
    battle = started(setup((1, 2, 3), (11, 12, 13)))
    player = RandomPlayer(seed, warlike=1.5)
    for _ in range(120):
        at = table(dice=SeededDice(seed, battle.rolls), rulings=battle.rulings)
        meddles = battle.stage not in ("setup", "over") and rng.random() < (0.3 if battle.pending else 0.1)
        command = _set_right(battle, rng) if meddles else player.next(battle, at)
        if command is None:
            return
        events = decide(battle, command, at)
        if meddles and not isinstance(events, tuple):
            continue
        assert isinstance(events, tuple), f"{command} was allowed, then refused: {events}"
        for event in events:
            assert event_from_json(event_to_json(event)) == event
            battle = evolve(battle, event)
