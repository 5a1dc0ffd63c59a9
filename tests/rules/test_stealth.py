"""Stealth power mode: STL-01..05, ADV-01..03, A-25, ACT-79, FIR-33."""

from dataclasses import replace

import pytest
from support.battles import setup, skirmish, table
from support.playing import Played

from squadlog.battle.commands import Correct, Declare, Done, Fire, SwitchChapter
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import replay
from squadlog.battle.moment import Moment
from squadlog.battle.state import Trace
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.rules.desk.choices import choices
from squadlog.rules.desk.declaring import objections_declare
from squadlog.rules.desk.preview import preview
from squadlog.rules.moving.step_costs import NO_GROUND
from squadlog.rules.stealth.record import in_stealth

LEAVE, ENTER = "leave_stealth", ("enter",)
VEILED = {"chapters": ("stealth",)}
REENTER, DISABLED = {"stealth.reenter": "true"}, {"stealth.disables_suit": "true"}


def veiled(*, soldier=None, setup_changes=None, **battle):
    """Unit 1 begins in stealth power mode, unit 11 does not."""
    return skirmish(
        soldiers={1: {"begins": ("stealth",), **(soldier or {})}},
        setup_changes=VEILED | (setup_changes or {}),
        **battle,
    )


def keys(battle, unit=1, rulings=None):
    return {choice.key for choice in choices(battle, unit, table(rulings=rulings))}


def lines(battle, rulings=None):
    """The lines of a shot of unit 1 at unit 11, by key."""
    shot = preview(
        battle, Fire(unit=1, target=11, stated=StatedSighting(distance_m=10)), table(rulings=rulings)
    )
    return {line.key: line for line in shot.ledger.lines}


def test_who_begins_in_the_mode_is_in_it_and_nobody_else():
    """STL-04."""
    battle = veiled()
    assert (in_stealth(battle.units[1]), in_stealth(battle.units[11])) == (True, False)


def test_leaving_costs_one_ap_and_goes_beside_a_move_at_no_extra_cost():
    """STL-01, ACT-79."""
    played = Played(veiled())
    played.do(Declare(unit=1, action=LEAVE, mode="walk", move=StatedMove(distance_m=1)))
    assert played.unit(1).action.end == played.battle.now
    played.do(Done())
    assert (in_stealth(played.unit(1)), played.unit(1).moved.metres) == (False, 1)
    (told,) = played.of_kind("stealth_switched")
    assert (told.unit, told.on) == (1, False)


def test_who_is_not_in_the_mode_cannot_leave_it_unless_the_table_says_so():
    """STL-01, GEN-06."""
    played = Played(skirmish(setup_changes=VEILED))
    leave = Declare(unit=1, action=LEAVE, extras=("leave",))
    assert played.refused(leave).rule == "STL-01"
    played.do(replace(leave, overrule="we forgot"))
    played.do(Done())
    assert not in_stealth(played.unit(1))


def test_fire_out_of_the_mode_is_two_harder():
    """STL-03, FIR-33."""
    line = lines(veiled())["stealth_mode"]
    assert (line.value, line.applied, line.rule) == (2, True, "STL-03")
    off = lines(skirmish(setup_changes=VEILED))["stealth_mode"]
    assert (off.applied, "not in it" in off.note) == (False, True)


def test_a_suit_without_the_mode_shows_no_line_of_it():
    """STL-04, ADV-15."""
    battle = skirmish(soldiers={1: {"armour": "No"}}, setup_changes=VEILED)
    assert "stealth_mode" not in lines(battle)


def test_a_battle_of_basic_rules_knows_nothing_of_the_mode():
    """ADV-01, ADV-04."""
    battle = skirmish(soldiers={1: {"begins": ("stealth",)}})
    assert battle.units[1].held == ()
    assert "stealth_mode" not in lines(battle)
    assert LEAVE not in keys(battle)
    refused = Played(battle).refused(Declare(unit=1, action=LEAVE))
    assert "not in force" in refused.sentence
    assert LEAVE not in refused.instead


def test_nobody_enters_the_mode_in_play_unless_the_table_plays_so():
    """STL-05, A-25."""
    played = Played(skirmish(setup_changes=VEILED))
    refused = played.refused(Declare(unit=1, action=LEAVE, extras=ENTER))
    assert (refused.rule, "A-25" in refused.instead) == ("STL-05", True)
    assert played.refused(Declare(unit=1, action=LEAVE)).rule == "STL-05"


@pytest.mark.parametrize("extras", [ENTER, ()], ids=["said", "as it fits"])
def test_where_it_can_be_entered_again_that_costs_one_ap_and_needs_a_power_suit(extras):
    """STL-04, STL-05, A-25."""
    played = Played(skirmish(setup_changes=VEILED), REENTER)
    played.do(Declare(unit=1, action=LEAVE, extras=extras))
    assert played.unit(1).action.end == played.battle.now
    played.do(Done())
    assert in_stealth(played.unit(1))
    assert Played(veiled(), REENTER).refused(Declare(unit=1, action=LEAVE, extras=ENTER)).code == "in-stealth"
    bare = skirmish(soldiers={1: {"armour": "TS"}}, setup_changes=VEILED)
    assert Played(bare, REENTER).refused(Declare(unit=1, action=LEAVE, extras=extras)).rule == "STL-04"


def test_a_disabled_suit_has_no_fire_control_in_the_mode():
    """STL-02, A-25."""
    found = lines(veiled(), DISABLED)
    assert found["fire_control"].value + found["no_fire_control"].value == 0
    assert "no_fire_control" not in lines(veiled())
    assert "no_fire_control" not in lines(veiled(soldier={"armour": "LI"}), DISABLED)
    assert "no_fire_control" not in lines(skirmish(setup_changes=VEILED), DISABLED)


@pytest.mark.parametrize(
    ("rulings", "pack", "refused"), [(DISABLED, None, True), (DISABLED, False, False), ({}, None, False)]
)
def test_a_disabled_suit_does_not_bounce_in_the_mode(rulings, pack, refused):
    """STL-02, A-25."""
    played = Played(veiled(units={1: {"pack_on": True}}), rulings)
    move = Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1), pack=pack)
    if refused:
        assert played.refused(move).code == "pack-in-stealth"
    else:
        played.do(move)


@pytest.mark.parametrize(
    "beside",
    [
        {"action": "fire_throw", "target": 11},
        {"action": LEAVE, "extras": ("leave",)},
        {"action": "reload"},
    ],
    ids=lambda beside: beside["action"],
)
def test_nor_does_it_bounce_beside_another_action(beside):
    """STL-02, CMB-01, A-25."""
    played = Played(veiled(units={1: {"pack_on": True}}), DISABLED)
    bounces = Declare(unit=1, mode="walk", move=StatedMove(distance_m=1), **beside)
    assert played.refused(bounces).code == "pack-in-stealth"
    played.do(replace(bounces, pack=False))


@pytest.mark.parametrize("mode", NO_GROUND)
def test_what_covers_no_ground_beside_another_action_is_no_bounce(mode):
    """STL-02, CMB-02, CMB-16, A-25: stairs are climbed with the pack on alone, and so beside a reload."""
    battle, board = veiled(units={1: {"pack_on": True}}), table(rulings=DISABLED)
    against = objections_declare(battle, Declare(unit=1, action="reload", mode=mode), board)
    assert "pack-in-stealth" not in [refused.code for refused in against]


def test_where_the_mode_switches_the_pack_off_nobody_enters_it_in_mid_flight():
    """STL-02, BNC-09, A-25: who did could neither bounce on nor stop."""
    enters = Declare(unit=1, action=LEAVE, extras=ENTER)
    bouncing = {1: {"pack_on": True}}
    walks = replace(enters, mode="walk", move=StatedMove(distance_m=1))
    stands = skirmish(setup_changes=VEILED, units=bouncing)
    assert Played(stands, REENTER | DISABLED).refused(walks).code == "pack-in-stealth"
    Played(stands, REENTER | DISABLED).do(enters)
    Played(stands, REENTER | DISABLED).do(replace(walks, pack=False))
    Played(stands, REENTER).do(walks)
    flying = skirmish(
        setup_changes=VEILED, units={1: {"pack_on": True, "before": Trace(mode="run", metres=8.0)}}
    )
    assert Played(flying, REENTER | DISABLED).refused(enters).code == "pack-in-stealth"


def test_the_referee_sets_the_mode_right():
    """STL-04, LOG-01."""
    played = Played(veiled())
    played.do(Correct(unit=1, changes=(("stealth", "no"),), reason="forgotten"))
    assert not in_stealth(played.unit(1))
    assert (
        "neither yes nor no"
        in played.refused(Correct(unit=1, changes=(("stealth", "half"),), reason="x")).sentence
    )
    assert (
        "cannot be corrected"
        in Played(skirmish()).refused(Correct(unit=1, changes=(("stealth", "no"),), reason="x")).sentence
    )


def test_a_chapter_taken_into_play_holds_from_the_next_turn_on():
    """ADV-01."""
    played = Played(skirmish(soldiers={1: {"begins": ("stealth",)}}))
    played.do(SwitchChapter(chapter="stealth", on=True, reason="we want to try it"))
    assert played.battle.chapters == ()
    assert played.refused(SwitchChapter(chapter="stealth", on=True)).code == "nothing-to-switch"
    while not played.of_kind("turn_begun"):
        played.do(Done())
    assert played.battle.chapters == ("stealth",)
    assert in_stealth(played.unit(1))
    played.do(SwitchChapter(chapter="stealth", on=False))
    assert played.battle.switched == (("stealth", False),)


def test_a_chapter_that_there_is_not_is_refused_with_those_that_there_are():
    """ADV-01."""
    refused = Played(skirmish()).refused(SwitchChapter(chapter="magic", on=True))
    assert (refused.code, "stealth" in refused.instead) == ("unknown-chapter", True)


def test_the_record_tells_it_again():
    """STL-01."""
    played = Played(veiled())
    created = BattleCreated(setup=setup(soldiers={1: {"begins": ("stealth",)}}, **VEILED))
    assert in_stealth(replay([created]).units[1])
    played.do(Declare(unit=1, action=LEAVE))
    assert [event.kind for event in played.do(Done())].count("stealth_switched") == 1


@pytest.mark.parametrize("off", [True, False])
def test_who_is_about_to_leave_the_mode_as_the_chapter_is_left_gives_that_up(off):
    """ADV-01, ACT-11: the action goes with its chapter; without that it ends in the next turn."""
    played = Played(veiled(units={1: {"wound": "M"}}, now=Moment(1, 10)))
    played.do(Declare(unit=1, action=LEAVE, extras=("leave",)))
    if off:
        played.do(SwitchChapter(chapter="stealth", on=False))
    while played.battle.now.turn == 1:
        played.do(Done())
    assert (played.unit(1).action is None) is off
    assert [(lost.action, lost.rule) for lost in played.of_kind("action_lost")] == [(LEAVE, "ADV-01")] * off
