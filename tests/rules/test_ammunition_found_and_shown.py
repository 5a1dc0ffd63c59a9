"""Magazines of the fallen, and who sees what of ammunition: AMO-01, AMO-08..AMO-15, A-31, LOG-01, LOG-09."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.arms import Arm
from squadlog.battle.chapter_state import under
from squadlog.battle.commands import Correct, Declare, Done, Fire, SwitchChapter
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import Thing
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.reports.deeds import format_deed
from squadlog.rules.ammunition.magazines import boxes as boxes_left
from squadlog.rules.ammunition.magazines import count_rounds_left, due, spares
from squadlog.rules.ammunition.record import Begun, Magazines, magazines, rounds_gone
from squadlog.rules.common.advanced import beside_weapon, boxes, marks, reminders_of
from squadlog.rules.common.context import BookReading
from squadlog.rules.desk.actions import quote
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.preview import preview

BY = {"chapters": ("ammunition",)}
AT_11 = {"target": 11, "stated": StatedSighting(distance_m=10)}
FIRE = Declare(unit=1, action="fire_throw")
RELOAD = Declare(unit=1, action="reload")
MISS = 9


def reading(rulings=None):
    return BookReading(load_rulebook(), table(rulings=rulings).rulings)


def counted(*, fired=None, rulings=None, soldier=None, units=None, **battle):
    """Unit 1 with SR and SP, `fired` rounds gone from each weapon by its code."""
    battle = skirmish(soldiers={1: soldier or {}}, setup_changes=BY, units=units, **battle)
    played = Played(battle, rulings)
    if fired:
        text = ",".join(f"{code}:{count}" for code, count in fired.items())
        played.do(Correct(unit=1, changes=(("ammunition", text),), reason="as on paper"))
    return played


def shoots(played, *faces, unit=1, target=11):
    played.do(Declare(unit=unit, action="fire_throw"))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=unit, target=target, stated=StatedSighting(distance_m=10)), *faces)


def finish(played, unit=1):
    """Say done until the action of the unit is over, and it may act again."""
    while played.unit(unit).action is not None:
        played.do(Done())
    while played.unit(unit).performed:
        played.do(Done())


def left(played, weapon="SR", unit=1):
    return count_rounds_left(played.unit(unit), weapon, reading(played.rulings))


# The fallen

SCAVENGE = Declare(unit=1, action="pick_up_object", target=11, extras=("magazine",))


def fallen(*, rulings=None, armed=("SR",), mine=None, body=None, **state):
    played = Played(
        skirmish(
            soldiers={1: mine or {}, 11: {"weapons": armed}},
            setup_changes=BY,
            units={11: {"wound": "D", **state}},
        ),
        rulings,
    )
    if body:
        played.do(Correct(unit=11, changes=(("ammunition", body),), reason="x"))
    return played


def test_a_magazine_of_the_same_weapon_is_taken_from_the_fallen():
    """AMO-13, A-31."""
    played = fallen()
    played.do(SCAVENGE)
    assert played.unit(1).action.end == played.battle.now
    played.do(Done())
    (told,) = played.of_kind("magazine_taken")
    assert (told.body, told.weapon, told.fired) == (11, "SR", 0)
    assert [spares(played.unit(number), "rifle", reading()) for number in (1, 11)] == [4, 2]
    assert boxes_left(played.unit(1), "rifle", reading()) == 5


@pytest.mark.parametrize(("option", "cost"), [("1", 1), ("5", 5)])
def test_what_taking_one_costs_is_a_ruling(option, cost):
    """AMO-13, A-31; a search for a key costs what it did (ACT-66)."""
    played = fallen()
    at = add_chapters(table(rulings={"ammo.scavenge_ap": option}), played.battle)
    assert quote(played.battle, SCAVENGE, at).cost_ap == cost
    key = Declare(unit=1, action="pick_up_object", target=11, extras=("key",))
    assert quote(played.battle, key, at).cost_ap == 5


def test_the_magazine_in_the_weapon_of_the_fallen_is_the_last_to_be_had():
    """AMO-13."""
    played = fallen(body="SR:4,rifle:-3")
    played.do(SCAVENGE)
    played.do(Done())
    assert magazines(played.unit(1)).begun == (Begun(code="SR", fired=4),)
    assert left(played, unit=11) == 0
    played.do(Done())
    assert played.refused(SCAVENGE).code == "no-magazine"


def test_only_what_fits_a_weapon_of_ones_own_is_taken():
    """AMO-13, A-31."""
    assert fallen(armed=("SAR",)).refused(SCAVENGE).code == "no-magazine"
    assert fallen(armed=("LR",)).refused(SCAVENGE).code == "no-magazine"
    played = fallen(armed=("SP", "SAR"))
    played.do(SCAVENGE)
    played.do(Done())
    assert played.of_kind("magazine_taken")[0].weapon == "SP"
    assert fallen(mine={"weapons": ("LR",)}).refused(SCAVENGE).rule == "AMO-13"


def test_it_is_taken_from_nobody_who_stands_and_out_of_nothing():
    """AMO-13."""
    refused = fallen(wound="M").refused(SCAVENGE)
    assert (refused.code, refused.instead) == ("not-a-body", "Name one of the fallen.")
    played = fallen(wound="U")
    played.do(SCAVENGE)
    action = played.unit(1).action
    assert format_deed(action, played.battle) == "scavenges from 11 Trooper 11"
    assert format_deed(replace(action, extras=()), played.battle) == "picks up from 11 Trooper 11"
    nobody = Declare(unit=1, action="pick_up_object", extras=("magazine",))
    assert fallen().refused(nobody).code == "no-body"


def test_it_is_not_taken_on_the_move():
    """AMO-13, ADV-11."""
    walking = Declare(
        unit=1, action="pick_up_object", target=11, extras=("magazine",), mode="walk",
        move=StatedMove(distance_m=1, seen_by=()),
    )  # fmt: skip
    assert fallen().refused(walking).code == "not-combinable"


def test_other_things_are_picked_up_as_ever():
    """ACT-65."""
    played = fallen()
    played.do(Declare(unit=1, action="pick_up_object", target=11, item="SR"))
    played.do(Done())
    assert played.unit(1).weapons == ("SR", "SP", "SR")
    assert played.of_kind("magazine_taken") == []


def test_a_weapon_that_is_dropped_and_picked_up_has_the_rounds_that_it_had():
    """AMO-07, AMO-09."""
    played = counted(fired={"SP": 5})
    played.do(Declare(unit=1, action="drop_object", item="SP"))
    played.do(Done())
    assert played.battle.things[0].arm == Arm(code="SP", fired=5)
    while played.battle.active.id != "red":
        played.do(Done())
    played.do(Declare(unit=1, action="pick_up_object", item="SP"))
    finish(played)
    assert left(played, "SP") == 20


# Shown, known, set right


def test_what_is_left_stands_beside_the_shot_and_the_last_round_is_named():
    """AMO-08."""
    played = counted(fired={"SR": 3})
    shot = preview(played.battle, Fire(unit=1, **AT_11), table())
    assert shot.remarks == ("SR 7/10, 3 magazines more [AMO-08]",)
    last = preview(counted(fired={"SR": 9}).battle, Fire(unit=1, **AT_11), table())
    assert "the last round" in last.remarks[0]


@pytest.mark.parametrize(
    ("fired", "rule"),
    [
        ("SR:9", "AMO-08"),
        ("SR:10", "AMO-10"),
        ("SR:10,rifle:-3", "AMO-13"),
        ("SR:10,SP:25,rifle:-3,pistol:-1", "AMO-15"),
    ],
)
def test_the_owner_is_reminded(fired, rule):
    """AMO-08, AMO-10, AMO-13, AMO-15."""
    played = counted()
    assert reminders_of(played.unit(1), *reading()) == ()
    played.do(Correct(unit=1, changes=(("ammunition", fired),), reason="x"))
    (told,) = reminders_of(played.unit(1), *reading())
    assert f"[{rule}]" in told


def test_the_boxes_of_the_log_are_crossed_off():
    """AMO-08, AMO-09, LOG-09: magazines, and the rounds of each weapon."""
    played = counted(fired={"SR": 10, "SP": 1})
    rifle, pistol, *rounds = boxes(played.unit(1), *reading())
    assert (rifle.label, rifle.crossed, rifle.of, rifle.note) == ("R", 1, 4, "SR 0/10")
    assert (pistol.label, pistol.crossed, pistol.of, pistol.note) == ("P", 0, 2, "SP 24/25")
    assert [(one.label, one.crossed, one.of, one.many) for one in rounds] == [
        ("SR", 10, 10, True), ("SP", 1, 25, True),
    ]  # fmt: skip
    assert marks(played.unit(1), *reading())[0] == "SR 0/10, 3 magazines more"
    assert beside_weapon(played.unit(1), "SR", *reading()) == "0/10"


def test_another_side_knows_nothing_of_it():
    """AMO-01, GEN-11: not the rounds, not the boxes, not the lines of the log; not what a dropped weapon holds."""
    played = counted(fired={"SR": 4})
    shoots(played, MISS)
    (told,) = played.of_kind("rounds_fired")
    unit = known(played.battle, "blue").units[1]
    assert (unit.holds("ammunition"), rounds_gone(unit, "SR")) == (None, 0)
    assert redact_event(told, played.battle, "blue") is None
    assert redact_event(told, played.battle, "red") == told
    own = known(played.battle, "red").units[1]
    assert rounds_gone(own, "SR") == 5
    lying = Thing(id=1, kind="weapon", name="SR", owner=1, arm=Arm(code="SR", fired=5))
    there = replace(played.battle, things=(lying,))
    assert [known(there, seat).things[0].arm.fired for seat in ("red", "blue", "referee")] == [5, 0, 5]


@pytest.mark.parametrize("text", ["SR", "SAR:3", "SR:-1", "SR:x", "seven", "rifle"])
def test_what_is_no_ammunition_is_refused_with_how_it_is_written(text):
    """LOG-01."""
    refused = counted().refused(Correct(unit=1, changes=(("ammunition", text),), reason="x"))
    assert "ammunition" in refused.sentence or "whole number" in refused.sentence


@pytest.mark.parametrize(
    ("text", "rule", "instead"),
    [
        ("SR:11", "AMO-02", "SR:10 at most."),
        ("rifle:-4", "AMO-03", "rifle:-3 at least."),
        ("SR:10,pistol:-2", "AMO-03", "pistol:-1 at least."),
    ],
)
def test_no_more_can_be_gone_than_there_was(text, rule, instead):
    """AMO-02, AMO-03, LOG-01."""
    refused = counted().refused(Correct(unit=1, changes=(("ammunition", text),), reason="x"))
    assert (refused.rule, refused.instead) == (rule, instead)


def test_no_round_is_gone_from_a_laser():
    """AMO-16, LOG-01."""
    played = counted(soldier={"weapons": ("LR",)})
    assert played.refused(Correct(unit=1, changes=(("ammunition", "LR:1"),), reason="x")).rule == "AMO-16"


def test_by_hand_it_can_all_be_as_at_first():
    """LOG-01."""
    played = counted(fired={"SR": 4, "SP": 2})
    played.do(Correct(unit=1, changes=(("ammunition", "none"),), reason="x"))
    unit = played.unit(1)
    assert (rounds_gone(unit, "SR"), rounds_gone(unit, "SP"), magazines(unit)) == (0, 0, Magazines())


def test_the_chapter_left_in_play_takes_a_reload_along_but_nothing_of_the_basic_game():
    """ADV-01: what goes on without the chapter is not given up."""
    played = counted(fired={"SR": 10}, now=Moment(1, 10))
    played.do(RELOAD)
    played.do(SwitchChapter(chapter="ammunition", on=False))
    while played.battle.now.turn == 1:
        played.do(Done())
    assert played.battle.chapters == ()
    assert played.unit(1).action.kind == "reload"


def test_who_counts_rounds_again_begins_with_full_magazines():
    """ADV-01, AMO-01, AMO-07."""
    lying = Thing(id=1, kind="weapon", name="SR", owner=1, arm=Arm(code="SR", fired=5))
    there = replace(counted(fired={"SR": 10, "SP": 3}).battle, things=(lying,))
    without = under(there, ())
    assert [arm.fired for arm in (*without.units[1].arms, without.things[0].arm)] == [0, 0, 0]
    again = under(without, ("ammunition",))
    assert count_rounds_left(again.units[1], "SR", reading()) == 10


def test_due_is_what_is_empty_and_can_be_reloaded():
    """AMO-10, AMO-13."""
    assert not due(counted().unit(1), "SR", reading())
    assert due(counted(fired={"SR": 10}).unit(1), "SR", reading())
