"""The fire step: queued shots, what speaks against them, the roll, and effects that land together (FIR, ACT-04)."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.commands import Fire, WithholdFire
from squadlog.battle.ledger import Adjustment
from squadlog.battle.moment import Moment
from squadlog.battle.state import Engagement, Ongoing, QueuedShot, ShotPlan, Trace
from squadlog.battle.story import Story
from squadlog.dice import DieNeeded
from squadlog.facts import StatedSighting
from squadlog.rules import aim, fire

SHOT = QueuedShot(unit=1, weapon="SR")
AT_11 = Fire(unit=1, target=11)


def fight(*shots, red=(1,), blue=(11,), **changes):
    """The fire step of T1.s2."""
    return skirmish(red, blue, stage="fire", now=Moment(1, 2), fire_queue=shots or (SHOT,), **changes)


def resolved(battle, command, *faces, **rulings):
    story = Story(battle)
    at = table(faces, rulings={name.replace("__", "."): option for name, option in rulings.items()})
    fire.resolve_fire(story, command, at)
    assert at.dice.left == 0
    return story


def codes(battle, command=AT_11, **rulings):
    at = table(rulings={name.replace("__", "."): option for name, option in rulings.items()})
    return [refused.code for refused in fire.objections_fire(battle, command, at)]


def fired(story):
    return next(event for event in story.events if event.kind == "shot_fired")


def landed(story, **rulings):
    fire.apply_effects(story, table(rulings=rulings))
    return story.battle.units


# What it takes to fire


def test_a_shot_in_arc_and_sight_stands():
    """FIR-01."""
    assert codes(fight()) == []


@pytest.mark.parametrize(
    ("stated", "code", "rule"),
    [
        (StatedSighting(in_arc=False), "out-of-arc", "FOV-04"),
        (StatedSighting(in_sight=False), "out-of-sight", "LOS-17"),
        (StatedSighting(heavy_woods_m=4), "woods", "LOS-06"),
        (StatedSighting(covers=("column",)), "hidden", "LOS-10"),
    ],
)
def test_what_is_out_of_arc_or_sight_cannot_be_shot(stated, code, rule):
    """FIR-01, LOS-17: and the table may overrule it."""
    refused = fire.refusal_fire(fight(), Fire(unit=1, target=11, stated=stated), table())
    assert (refused.code, refused.rule, refused.subsystem) == (code, rule, "fire")


def test_a_target_that_fires_back_opens_its_cover():
    """LOS-10, LOS-16, AMB-77."""
    stated = StatedSighting(covers=("external_wall",))
    battle = fight(SHOT, QueuedShot(unit=11, weapon="SR"))
    assert codes(battle, Fire(unit=1, target=11, stated=stated)) == []


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Fire(unit=9, target=11), "unknown-unit"),
        (Fire(unit=11, target=1), "no-queued-shot"),
        (Fire(unit=1), "no-target"),
        (Fire(unit=1, target=77), "unknown-unit"),
        (Fire(unit=1, target=1), "itself"),
        (Fire(unit=1, target=11, feature="D1"), "two-targets"),
        (Fire(unit=1, feature="D1"), "unknown-feature"),
        (Fire(unit=1, target=11, stated=StatedSighting(covers=("cow",))), "unknown-cover"),
        (Fire(unit=1, target=11, beyond=(11,)), "bad-beyond"),
    ],
)
def test_nonsense_is_refused_and_nobody_can_overrule_it(command, code):
    refused = list(fire.objections_fire(fight(), command, table()))
    assert [(entry.code, entry.subsystem) for entry in refused] == [(code, None)]


def test_shots_wait_for_the_fire_step():
    """ACT-04, FIR-44: ranged fire is resolved after every unit has acted."""
    battle = skirmish(fire_queue=(SHOT,))
    refused = fire.refusal_fire(battle, AT_11, table())
    assert (refused.code, refused.rule) == ("not-now", "ACT-04")


def test_shots_are_rolled_in_initiative_order():
    """FIR-44, AMB-84."""
    battle = fight(QueuedShot(unit=11, weapon="SR"), SHOT)
    assert codes(battle) == ["not-its-shot"]


@pytest.mark.parametrize(
    ("unit", "code"),
    [
        ({"jammed": ("SR",)}, "jammed"),
        ({"in_hand": "SP"}, "not-in-hand"),
        ({"shots": (Moment(1, 1),)}, "fired-just-before"),
        ({"moved": Trace(mode="dive", metres=2)}, "diving"),
        ({"action": Ongoing(kind="dive", start=Moment(1, 2), end=Moment(1, 3))}, "diving"),
        ({"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}, "unable"),
    ],
)
def test_who_cannot_fire(unit, code):
    """FIR-10, FIR-39, FIR-42, WND-04."""
    assert codes(fight(units={1: unit})) == [code]


def test_every_objection_is_heard_so_that_overruling_one_leaves_the_others():
    """FIR-01: jam and arc both speak."""
    command = Fire(unit=1, target=11, stated=StatedSighting(in_arc=False))
    assert codes(fight(units={1: {"jammed": ("SR",)}}), command) == ["jammed", "out-of-arc"]


def test_the_dead_are_no_targets():
    """WND-18."""
    assert codes(fight(units={11: {"wound": "D"}})) == ["target-dead"]


def test_the_unconscious_may_be_shot_unless_they_are_taken_off_amb_96():
    """WND-17, AMB-96."""
    battle = fight(units={11: {"wound": "U"}})
    assert codes(battle) == []
    assert codes(battle, wounds__unconscious="removed") == ["target-out"]


def test_a_friend_is_shot_only_on_purpose():
    battle = fight(red=(1, 2))
    refused = fire.refusal_fire(battle, Fire(unit=1, target=2), table())
    assert (refused.code, refused.subsystem) == ("friendly", "fire")


def test_firing_into_melee_is_a_ruling_amb_122():
    """AMB-122."""
    fighting = Engagement(attacker=12, defender=11, declared=Moment(1, 1), late=False, status="fighting")
    battle = fight(blue=(11, 12), engagements=(fighting,))
    assert codes(battle) == []
    assert codes(battle, fire__intoMelee="forbidden") == ["target-in-melee"]


@pytest.mark.parametrize(
    ("firer", "target", "symmetric", "one_way"),
    [
        ("", "stairs:T1", ["apart"], ["apart"]),
        ("stairs:T1", "", ["apart"], []),
        ("stairs:T1", "stairs:T1", [], []),
        ("stairs:T1", "elevator:E1", ["apart"], ["apart"]),
        ("", "airlock:A1", [], []),
    ],
)
def test_nobody_shoots_into_a_stairway_or_a_car(firer, target, symmetric, one_way):
    """STO-05, STO-06, STO-13, AMB-36: an airlock chamber is another matter."""
    battle = fight(units={1: {"place": firer}, 11: {"place": target}})
    assert codes(battle) == symmetric
    assert codes(battle, stairs__isolation="one_way") == one_way


# The target: when it is chosen

PLANNED = QueuedShot(
    unit=1,
    weapon="SR",
    plan=ShotPlan(weapon="SR", target=11, stated=StatedSighting(covers=("window",), distance_m=8)),
)


def test_the_planned_target_is_the_default_with_what_was_stated_of_it():
    """AMB-83: and what is said now goes first."""
    story = resolved(fight(PLANNED), Fire(unit=1, stated=StatedSighting(distance_m=6)), 10)
    shot = fired(story)
    assert (shot.target, shot.sighting.distance.value) == (11, 6)
    assert [cover.feature for cover in shot.sighting.covers] == ["window"]


def test_what_was_stated_of_another_target_is_forgotten():
    """AMB-83."""
    story = resolved(fight(PLANNED, blue=(11, 12)), Fire(unit=1, target=12), 10)
    assert (fired(story).target, fired(story).sighting.covers) == (12, ())


AWAY = Fire(unit=1, stated=StatedSighting(in_arc=False))
OTHER = Fire(unit=1, target=12)


@pytest.mark.parametrize(
    ("option", "gone", "other"),
    [
        ("resolution", ["out-of-arc"], []),
        ("declaration", [], ["target-fixed"]),
        ("both", ["out-of-arc"], ["target-fixed"]),
    ],
)
def test_when_target_arc_and_sight_are_judged_is_a_ruling_amb_83(option, gone, other):
    """AMB-83: at resolution, at declaration, or at both."""
    battle = fight(PLANNED, blue=(11, 12))
    assert codes(battle, AWAY, fire__targetTiming=option) == gone
    assert codes(battle, OTHER, fire__targetTiming=option) == other


def test_when_the_target_of_aimed_fire_is_judged_is_a_ruling_of_its_own_amb_128():
    """AMB-128: whatever AMB-83 says of ordinary fire."""
    aimed = QueuedShot(unit=1, weapon="SR", aimed=True, plan=PLANNED.plan)
    battle = fight(aimed, blue=(11, 12))
    assert codes(battle, OTHER, fire__targetTiming="declaration") == []
    assert codes(battle, OTHER, aimedFire__target="at_start") == ["target-fixed"]


@pytest.mark.parametrize(
    ("plan", "aimed", "rulings", "code"),
    [
        (ShotPlan(weapon="SR"), False, {}, None),
        (ShotPlan(weapon="SR"), False, {"fire.targetTiming": "both"}, "no-target"),
        (ShotPlan(weapon="SR", target=11), False, {"fire.targetTiming": "declaration"}, None),
        (
            ShotPlan(weapon="SR", target=11, stated=StatedSighting(in_arc=False)),
            False,
            {"fire.targetTiming": "declaration"},
            "out-of-arc",
        ),
        (ShotPlan(weapon="SR"), True, {"fire.targetTiming": "both"}, None),
        (ShotPlan(weapon="SR"), True, {"aimedFire.target": "at_start"}, "no-target"),
    ],
)
def test_a_target_that_counts_from_the_declaration_on_must_be_legal_then(plan, aimed, rulings, code):
    """AMB-83, AMB-128."""
    refused = aim.refusal_plan(skirmish(), 1, plan, aimed=aimed, table=table(rulings=rulings))
    assert (refused.code if refused else None) == code


# The roll


def test_a_hit_keeps_its_faces_facts_and_ledger():
    """FIR-01, FIR-04: -2 for fire control, 7 + -2 hits."""
    shot = fired(resolved(fight(), AT_11, 9))
    assert (shot.check.net, shot.check.success, shot.levels, shot.sort) == (7, True, 2, "plain")
    assert [face.value for face in shot.faces] == [9]


def test_a_miss_does_nothing():
    """DMG-01."""
    story = resolved(fight(), AT_11, 10)
    assert (fired(story).levels, fired(story).effects) == (0, ())


def test_a_natural_1_with_a_weak_weapon_wounds_once():
    """DMG-05, FIR-03: a caseless pistol against a marine suit."""
    weak = {1: {"weapons": ("P",)}, 11: {"armour": "MZG"}}
    story = resolved(fight(QueuedShot(unit=1, weapon="P"), soldiers=weak), AT_11, 1, 9)
    assert fired(story).levels == 1


@pytest.mark.parametrize(("second", "jams"), [(1, True), (2, True), (3, False), (10, False)])
def test_a_natural_1_is_rolled_again_and_1_or_2_jams(second, jams):
    """FIR-41: the hit still counts, and both faces are kept."""
    story = resolved(fight(), AT_11, 1, second)
    assert story.battle.units[1].jammed == (("SR",) if jams else ())
    assert [(face.name, face.value) for face in fired(story).faces] == [("to hit", 1), ("jam", second)]
    assert fired(story).check.success


@pytest.mark.parametrize("face", range(2, 11))
def test_no_other_face_is_rolled_again(face):
    """FIR-41."""
    assert len(fired(resolved(fight(), AT_11, face)).faces) == 1


def test_a_laser_jams_like_any_weapon():
    """FIR-43."""
    story = resolved(fight(QueuedShot(unit=1, weapon="LR"), soldiers={1: {"weapons": ("LR",)}}), AT_11, 1, 2)
    assert story.battle.units[1].jammed == ("LR",)


def test_ordinary_shots_jam_under_either_reading_amb_89():
    """AMB-89."""
    assert resolved(fight(), AT_11, 1, 1, jam__scope="units_only").battle.units[1].jammed == ("SR",)


def test_aimed_shots_are_told_as_such():
    """ACT-50, FIR-29."""
    shot = fired(resolved(fight(QueuedShot(unit=1, weapon="SR", aimed=True)), AT_11, 10))
    assert (shot.sort, shot.check.ledger.total) == ("aimed", -2 - 3)


def test_lines_added_and_struck_by_hand_count():
    """FIR-04: with their reasons kept."""
    adjust = (
        Adjustment(reason="sun", value=2),
        Adjustment(kind="strike", strike="fire_control", reason="broken"),
    )
    ledger = fired(resolved(fight(), Fire(unit=1, target=11, adjust=adjust), 10)).check.ledger
    assert ledger.total == 2
    assert any(not line.applied and "broken" in line.note for line in ledger.lines)


def test_a_die_that_must_be_typed_is_asked_for_by_name():
    """FIR-41: the second die is asked for once the first is known."""
    with pytest.raises(DieNeeded) as first:
        resolved(fight(), AT_11)
    with pytest.raises(DieNeeded) as second:
        resolved(fight(), AT_11, 1)
    assert (first.value.roll.name, first.value.roll.who, first.value.roll.side) == ("to hit", "1", "red")
    assert second.value.roll.name == "jam"


def test_a_shot_counts_for_the_rate_of_fire_and_leaves_the_queue():
    """FIR-38, AMB-88."""
    battle = resolved(fight(), AT_11, 10).battle
    assert (battle.units[1].shots, battle.fire_queue) == ((Moment(1, 2),), ())


# Effects


def test_effects_wait_for_the_last_shot():
    """AMB-84, ACT-03, ACT-04: nothing happens to the target while shots are still rolled."""
    story = resolved(fight(SHOT, QueuedShot(unit=11, weapon="SR")), AT_11, 3)
    assert (story.battle.units[11].wound, len(story.battle.effects)) == ("none", 1)
    assert landed(story)[11].wound == "M"
    assert story.events[-1].kind == "effects_applied"


def test_effects_may_come_at_once_amb_84():
    """AMB-84."""
    story = resolved(fight(SHOT, QueuedShot(unit=11, weapon="SR")), AT_11, 3, fire__simultaneity="in_order")
    assert (story.battle.units[11].wound, story.battle.effects) == ("M", ())
    fire.drop_unable(story, table())
    assert [event.reason for event in story.events if event.kind == "shot_withheld"] == ["dazed"]


def test_two_hits_tick_the_boxes_of_both_and_daze_once():
    """WND-05, DMG-07, AMB-84."""
    battle = fight(SHOT, QueuedShot(unit=2, weapon="SR"), red=(1, 2))
    story = resolved(battle, AT_11, 3)
    fire.resolve_fire(story, Fire(unit=2, target=11), table([3]))
    assert landed(story)[11].wound == "U"
    assert [event.kind for event in story.events].count("unit_dazed") == 1


@pytest.mark.parametrize(("armour", "wound"), [("BI", "none"), ("No", "S")])
def test_any_hit_dazes_penetrating_or_not(armour, wound):
    """WND-01, DMG-03, WND-09, WND-13: a spike pistol has PF 3."""
    battle = fight(
        QueuedShot(unit=1, weapon="SP"), soldiers={11: {"armour": armour}}, units={1: {"in_hand": "SP"}}
    )
    unit = landed(resolved(battle, AT_11, 3))[11]
    assert (unit.wound, unit.dazed_until) == (wound, Moment(1, 5))


def test_a_hit_costs_the_target_its_action():
    """WND-03, ACT-12."""
    reload = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 5))
    assert landed(resolved(fight(units={11: {"action": reload}}), AT_11, 3))[11].action is None


def test_a_hit_on_the_unconscious_ticks_on_without_a_daze():
    """WND-17, WND-18, AMB-96."""
    story = resolved(fight(units={11: {"wound": "U"}}), AT_11, 3)
    assert landed(story)[11].wound == "D"
    assert "unit_dazed" not in [event.kind for event in story.events]


def test_worked_hit_tx_24():
    """TX-24: PF 5 against AF 3 takes a lightly wounded unit to S."""
    assert landed(resolved(fight(units={11: {"wound": "L"}}), AT_11, 4))[11].wound == "S"


def test_nothing_is_told_when_no_shot_did_anything():
    story = resolved(fight(), AT_11, 10)
    fire.apply_effects(story, table())
    assert story.events[-1].kind == "shot_fired"


# Shots that do not fall


def test_a_shot_let_go_is_not_counted():
    """AMB-83: the AP are spent."""
    story = Story(fight())
    fire.resolve_withhold(story, WithholdFire(unit=1), table())
    assert (story.battle.fire_queue, story.battle.units[1].shots) == ((), ())


def test_only_a_queued_shot_can_be_let_go():
    assert fire.refusal_withhold(fight(), WithholdFire(unit=11), table()).code == "no-queued-shot"
    assert fire.refusal_withhold(fight(), WithholdFire(unit=1), table()) is None


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}, ["dazed"]),
        ({"wound": "U"}, ["unconscious"]),
        ({"wound": "D"}, ["dead"]),
        ({"wound": "S"}, []),
    ],
)
def test_shots_of_those_who_can_no_longer_fire_are_lost(state, reason):
    """WND-04, WND-17, WND-18."""
    story = Story(fight(units={1: state}))
    fire.drop_unable(story, table())
    assert [event.reason for event in story.events] == reason


def test_a_late_daze_may_leave_the_shot_amb_92():
    """AMB-92."""
    story = Story(fight(units={1: {"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}}))
    fire.drop_unable(story, table(rulings={"daze.sameSubphase": "yes"}))
    assert not story.events
