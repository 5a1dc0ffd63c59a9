"""Damage, daze and wound levels (DMG-01..10, WND-01..19)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, soldier, table

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionLost, PostureChanged
from squadlog.battle.events.fire import UnitDazed, UnitWounded
from squadlog.battle.moment import Moment, end_of
from squadlog.battle.state import WOUNDS, Ongoing
from squadlog.rules.common import wounds

PLAIN = table()
NOW = Moment(1, 4)
RELOAD = Ongoing(kind="reload", start=Moment(1, 2), end=Moment(1, 6))


def story_of(**unit):
    return EventRecorder(skirmish(units={11: unit}, now=NOW))


def kinds(recorder):
    return [event.kind for event in recorder.events]


@pytest.mark.parametrize(
    ("armour", "race", "af"),
    [
        ("BI", "Human", 3),
        ("MZG", "Menevagorean", 5),
        ("SSS", "Kessrith", 0),
        ("No", "Kessrith", -1),
        ("No", "Vauvusar", 1),
    ],
)
def test_the_race_is_added_to_the_armour_factor_dmg_04(armour, race, af):
    """DMG-04, RAC-08: a plus protects."""
    assert wounds.armour_factor(soldier(1, armour=armour, race=race), PLAIN) == af


def test_a_soldier_and_its_unit_have_the_same_armour_factor():
    unit = skirmish().units[1]
    assert wounds.armour_factor(unit, PLAIN) == wounds.armour_factor(unit.soldier, PLAIN) == 3


def test_the_sign_of_the_race_armour_can_be_read_the_other_way_amb_40():
    """AMB-40."""
    reading = table(rulings={"race.armorSign": "subtract"})
    assert wounds.armour_factor(soldier(1, armour="LI", race="Baufrin"), PLAIN) == 3
    assert wounds.armour_factor(soldier(1, armour="LI", race="Baufrin"), reading) == 1


def test_an_armour_factor_below_0_can_be_forbidden_amb_42():
    """AMB-42."""
    bare = soldier(1, armour="No", race="Kessrith")
    assert wounds.armour_factor(bare, table(rulings={"damage.negativeAf": "floor"})) == 0


@pytest.mark.parametrize(
    ("pf", "af", "one", "levels"),
    [
        (5, 3, False, 2),  # DMG-02
        (7, 0, False, 7),
        (3, 3, False, 0),  # DMG-03
        (2, 5, False, 0),
        (2, 5, True, 1),  # DMG-05
        (3, 3, True, 1),
        (5, 3, True, 2),  # DMG-06: a natural 1 adds nothing to what penetrates
    ],
)
def test_levels_are_pf_less_af_with_one_at_least_on_a_natural_1(pf, af, one, levels):
    """DMG-02, DMG-03, DMG-05, DMG-06."""
    assert wounds.wound_levels(pf, af, one, PLAIN) == levels


def test_a_natural_1_through_a_breach_can_be_spared_amb_91():
    """AMB-91: elsewhere the least wound stays."""
    reading = table(rulings={"damage.nat1Minimum": "not_through_breach"})
    assert wounds.wound_levels(2, 5, natural_one=True, ctx=reading, through_breach=True) == 0
    assert wounds.wound_levels(2, 5, natural_one=True, ctx=PLAIN, through_breach=True) == 1
    assert wounds.wound_levels(2, 5, natural_one=True, ctx=reading) == 1


@pytest.mark.parametrize(
    ("before", "levels", "after"),
    [
        ("L", 2, "S"),
        ("M", 1, "S"),
        ("none", 0, "none"),
        ("none", 1, "L"),
        ("L", 7, "D"),
        ("none", 5, "D"),
        ("U", 1, "D"),
    ],
)
def test_boxes_are_ticked_from_the_first_empty_one_and_the_last_tick_is_the_level(before, levels, after):
    """DMG-07, DMG-08, DMG-09: TX-24, TX-28, NEW-31."""
    assert wounds.tick_boxes(before, levels, PLAIN) == after


@pytest.mark.parametrize(
    ("before", "levels", "after"), [("none", 3, "S"), ("none", 4, "D"), ("S", 1, "D"), ("U", 1, "D")]
)
def test_with_four_boxes_the_fourth_tick_kills_amb_90(before, levels, after):
    """AMB-90: nobody falls unconscious."""
    assert wounds.tick_boxes(before, levels, table(rulings={"wounds.boxes": "4"})) == after


@given(st.sampled_from(WOUNDS), st.integers(-3, 12), st.sampled_from(["4", "5"]))
def test_wounds_never_go_down(before, levels, boxes):
    """WND-19, DMG-09: nothing heals, and ticks beyond the last box are ignored."""
    after = wounds.tick_boxes(before, levels, table(rulings={"wounds.boxes": boxes}))
    assert WOUNDS.index(after) >= WOUNDS.index(before)


@given(st.sampled_from(WOUNDS), st.integers(0, 6), st.integers(0, 6))
def test_two_hits_tick_as_many_boxes_as_one_hit_of_both(before, first, second):
    """DMG-07: ticks are contiguous."""
    stepwise = wounds.tick_boxes(wounds.tick_boxes(before, first, PLAIN), second, PLAIN)
    assert stepwise == wounds.tick_boxes(before, first + second, PLAIN)


@pytest.mark.parametrize(
    ("level", "value", "rule"), [("none", 0, ""), ("L", 0, ""), ("M", 1, "WND-10"), ("S", 3, "WND-14")]
)
def test_only_the_present_level_is_added_to_its_own_rolls(level, value, rule):
    """DMG-10, WND-08, WND-10, WND-14: a seriously wounded unit has +3, not +4."""
    found = wounds.wound_line(skirmish(units={1: {"wound": level}}).units[1], PLAIN)
    assert (found.value, found.rule) == (value, rule) if found else not value


@pytest.mark.parametrize(
    ("level", "rates"),
    [("none", (2, 4, 6)), ("L", (2, 4, 6)), ("M", (1.5, 3, 5)), ("S", (1, 2, 3)), ("U", (0, 0, 0))],
)
def test_wounded_units_are_slower(level, rates):
    """WND-08, WND-11, WND-15, WND-17: TX-25."""
    assert wounds.wounded_rates(skirmish(units={1: {"wound": level}}).units[1], PLAIN) == rates


def extra(level, action, scope="melee_exempt"):
    unit = skirmish(units={1: {"wound": level}}).units[1]
    return wounds.extra_ap(unit, action, table(rulings={"wounds.apSurchargeScope": scope}))


@pytest.mark.parametrize(
    "action", ["reload", "aimed_fire", "opportunity_fire", "position_change", "clear_weapon", "extra:pray"]
)
def test_wounds_make_actions_longer(action):
    """WND-12, WND-16: one for a moderate, two for a serious wound, none for a light one (NEW-09)."""
    assert [extra(level, action) for level in ("none", "L", "M", "S")] == [0, 0, 1, 2]


@pytest.mark.parametrize(
    "action",
    ["move", "crawl", "jump", "dive", "move_backward", "move_sideways", "change_facing", "fire_throw"],
)
@pytest.mark.parametrize("scope", ["melee_exempt", "literal", "only_listed"])
def test_movement_and_fire_are_never_made_longer(action, scope):
    """WND-12, WND-16, MOV-14: whatever the reading of AMB-94."""
    assert extra("S", action, scope) == 0


@pytest.mark.parametrize(
    ("action", "by_scope"),
    [
        ("melee", {"melee_exempt": 0, "literal": 2, "only_listed": 0}),
        ("stairs_floor", {"melee_exempt": 0, "literal": 2, "only_listed": 0}),
        ("elevator_floor", {"melee_exempt": 0, "literal": 2, "only_listed": 0}),
        ("aimed_fire", {"melee_exempt": 2, "literal": 2, "only_listed": 0}),
        ("position_change", {"melee_exempt": 2, "literal": 2, "only_listed": 0}),
        ("open_close_door", {"melee_exempt": 2, "literal": 2, "only_listed": 2}),
    ],
)
def test_which_actions_a_wound_makes_longer_is_a_ruling_amb_94(action, by_scope):
    """AMB-94: all its options."""
    assert {scope: extra("S", action, scope) for scope in by_scope} == by_scope


def test_a_daze_lasts_the_three_subphases_after_the_hit():
    """WND-02: TX-26; the subphase of the hit is lost as well (AMB-92)."""
    recorder = story_of()
    wounds.daze(recorder, 11, "fire", PLAIN)
    unit = recorder.battle.units[11]
    lost = [s for s in range(1, 11) if wounds.is_dazed(unit, Moment(1, s), PLAIN)]
    assert lost == [4, 5, 6, 7]


def test_the_subphase_of_the_hit_may_be_left_to_the_victim_amb_92():
    """AMB-92."""
    recorder = story_of()
    wounds.daze(recorder, 11, "fire", PLAIN)
    reading = table(rulings={"daze.sameSubphase": "yes"})
    assert [wounds.is_dazed(recorder.battle.units[11], Moment(1, s), reading) for s in (4, 5, 7, 8)] == [
        False,
        True,
        True,
        False,
    ]


def test_several_dazes_of_one_subphase_are_one():
    """WND-05."""
    recorder = story_of()
    wounds.daze(recorder, 11, "fire", PLAIN)
    wounds.daze(recorder, 11, "fire", PLAIN)
    assert kinds(recorder) == ["unit_dazed"]


def test_a_later_daze_starts_the_count_anew():
    """WND-06: TX-27; hit in s4 and s6 it is free in s10."""
    recorder = story_of(dazed_at=Moment(1, 2), dazed_until=Moment(1, 5))
    wounds.daze(recorder, 11, "fire", PLAIN)
    assert recorder.events == [UnitDazed(unit=11, at=NOW, until=Moment(1, 7))]


def test_a_daze_runs_over_the_end_of_the_turn():
    """WND-02, END-03."""
    recorder = EventRecorder(skirmish(now=Moment(1, 9)))
    wounds.daze(recorder, 11, "fire", PLAIN)
    assert recorder.battle.units[11].dazed_until == Moment(2, 2)


def test_a_daze_costs_the_action_under_way_and_held_fire():
    """WND-03, ACT-12, AMB-124."""
    recorder = story_of(action=RELOAD, opportunity="SR")
    wounds.daze(recorder, 11, "fire", PLAIN)
    lost = [event for event in recorder.events if isinstance(event, ActionLost)]
    assert [(event.action, event.rule) for event in lost] == [
        ("reload", "WND-03"),
        ("opportunity_held", "WND-03"),
    ]
    assert (recorder.battle.units[11].action, recorder.battle.units[11].opportunity) == (None, None)


def test_a_second_daze_costs_what_was_begun_after_the_first():
    """WND-03, AMB-93: a new daze cancels going prone."""
    down = Ongoing(kind="position_change", start=Moment(1, 4), end=Moment(1, 5), posture="prone")
    recorder = story_of(action=down, dazed_at=NOW, dazed_until=Moment(1, 7))
    wounds.daze(recorder, 11, "fire", PLAIN)
    assert [event.kind for event in recorder.events] == ["action_lost"]


def test_a_daze_leaves_the_wound_alone():
    """WND-07."""
    recorder = story_of(wound="M")
    wounds.daze(recorder, 11, "fire", PLAIN)
    assert recorder.battle.units[11].wound == "M"


@pytest.mark.parametrize("level", ["U", "D"])
def test_daze_means_nothing_to_the_unconscious_and_the_dead(level):
    """WND-17, WND-18."""
    recorder = story_of(wound=level)
    wounds.daze(recorder, 11, "fire", PLAIN)
    assert not recorder.events


def test_a_wound_that_leaves_one_standing_costs_no_action():
    """WND-08..16 with MEL-26: the loss comes with the daze, not with the wound."""
    recorder = story_of(action=RELOAD)
    wounds.wound(recorder, 11, 3, PLAIN, by=1, cause="melee")
    assert recorder.events == [UnitWounded(unit=11, levels=3, before="none", after="S", by=1, cause="melee")]


@pytest.mark.parametrize(("levels", "cause"), [(4, "unconscious"), (5, "dead")])
def test_falling_unconscious_or_dying_costs_action_and_held_fire(levels, cause):
    """ACT-11, WND-17, WND-18."""
    recorder = story_of(action=RELOAD, opportunity="SR")
    wounds.wound(recorder, 11, levels, PLAIN, by=1, cause="fire")
    lost = [
        (event.action, event.cause, event.rule) for event in recorder.events if isinstance(event, ActionLost)
    ]
    assert lost == [("reload", cause, "ACT-11"), ("opportunity_held", cause, "ACT-11")]


def test_the_unconscious_lie_prone_amb_96():
    """AMB-96: it stays as a prone, helpless unit, or is taken off."""
    fell, gone = story_of(), story_of()
    wounds.wound(fell, 11, 4, PLAIN, by=1, cause="fire")
    wounds.wound(gone, 11, 4, table(rulings={"wounds.unconscious": "removed"}), by=1, cause="fire")
    assert PostureChanged(unit=11, posture="prone") in fell.events
    assert gone.battle.units[11].posture == "standing"


def test_only_boxes_that_are_left_are_ticked():
    """DMG-09."""
    recorder = story_of(wound="S")
    wounds.wound(recorder, 11, 7, PLAIN, by=1, cause="fire")
    wounds.wound(recorder, 11, 7, PLAIN, by=1, cause="fire")
    assert [(event.levels, event.after) for event in recorder.events] == [(2, "D")]


def test_a_blow_without_levels_is_not_told():
    """DMG-03."""
    recorder = story_of()
    wounds.wound(recorder, 11, 0, PLAIN, by=1, cause="fire")
    assert not recorder.events


@given(st.lists(st.integers(1, 30), min_size=1, max_size=6).map(sorted))
def test_a_daze_window_is_the_three_subphases_after_the_latest_hit(hits):
    """WND-02, WND-05, WND-06: the law, over any sequence of hits."""
    battle = skirmish()
    for index in hits:
        recorder = EventRecorder(skirmish(units={11: _dazes(battle.units[11])}, now=Moment.at(index)))
        wounds.daze(recorder, 11, "fire", PLAIN)
        battle = recorder.battle
    unit = battle.units[11]
    assert (unit.dazed_at, unit.dazed_until) == (Moment.at(hits[-1]), end_of(Moment.at(hits[-1]).later(1), 3))


def _dazes(unit):
    return {"dazed_at": unit.dazed_at, "dazed_until": unit.dazed_until}
