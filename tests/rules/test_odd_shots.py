"""Odd combinations of firer, target, cover and moment, worked out by hand and played (FIR, LOS, OBS, WND, DMG)."""

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import Declare, Done, Fire, WithholdFire
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, QueuedShot
from squadlog.facts.ground_facts import StatedMove, StatedSighting, Turn
from squadlog.rules.desk.declaring import objections_declare

PLAIN = {"armour": "No", "troop": "marines"}
FIRE = Declare(unit=1, action="fire_throw", target=11)
BACK = Declare(unit=11, action="fire_throw", target=1)


def scene(*, one=None, other=None, firer=None, target=None, red=(1,), rulings=None, **more):
    """Red 1 (and whoever else) with plain soldiers against blue 11; nobody wears a suit unless told."""
    soldiers = dict.fromkeys(red, PLAIN) | {1: PLAIN | (one or {}), 11: PLAIN | (other or {})}
    battle = skirmish(red=red, soldiers=soldiers, units={1: firer or {}, 11: target or {}}, **more)
    return Played(battle, rulings)


def until_fire(played, command=FIRE, answer=None):
    """Both sides give their orders; then the shots of the subphase are due."""
    played.do(command)
    played.do(Done())
    if answer is not None:
        played.do(answer)
    if played.battle.stage == "actions":
        played.do(Done())
    assert played.battle.stage == "fire"
    return played


def modifiers(played, **stated):
    """The sum of the modifiers of red 1's shot at blue 11."""
    played.do(Fire(unit=1, target=11, stated=StatedSighting(**stated)), 10)
    return next(event for event in played.told if event.kind == "shot_fired").check.ledger.total


def walking(mode, *, distance=None, turns=()):
    move = StatedMove(distance_m=distance, turns=turns)
    return Declare(unit=1, action="fire_throw", mode=mode, target=11, move=move)


@pytest.mark.parametrize(
    ("scenery", "total"),
    [
        ({"one": {"weapons": ("SAR",)}}, 2),  # WPN-01
        ({"one": {"troop": "civilian", "race": "Zog"}}, 1),  # 2 - 1
        ({"one": {"armour": "RS"}}, -2),  # FIR-22
        ({"one": {"armour": "LI"}}, 0),  # ARM-06: no fire control
        ({"other": {"armour": "RS"}}, 3),  # ARM-08
        ({"one": {"weapons": ("OR",)}, "firer": {"omni": "slug"}}, 1),  # WPN-02
        ({"firer": {"wound": "L"}}, 0),
        ({"firer": {"wound": "S", "posture": "prone"}}, 2),  # 3 - 1
        ({"target": {"posture": "kneeling"}}, 0),  # FIR-21
        ({"target": {"wound": "U"}}, 1),  # AMB-96: lies prone
        ({"target": {"wound": "S", "posture": "prone"}}, 1),  # the target's wound is its own affair
    ],
)
def test_who_fires_at_whom(scenery, total):
    """FIR-04, FIR-19..22, FIR-30."""
    assert modifiers(until_fire(scene(**scenery))) == total


@pytest.mark.parametrize(
    ("order", "total"),
    [
        (Declare(unit=11, action="move", mode="walk"), 1),
        (Declare(unit=11, action="move", mode="run"), 3),
        (Declare(unit=11, action="move", mode="sprint"), 4),
        (Declare(unit=11, action="move_sideways"), 1),
        (Declare(unit=11, action="move_backward"), 1),
        (Declare(unit=11, action="jump"), 2),
        (Declare(unit=11, action="dive"), 4),  # AMB-30: already in its first subphase
        (Declare(unit=11, action="move", mode="run", move=StatedMove(distance_m=0.0)), 0),
        (Declare(unit=11, action="change_facing", move=StatedMove(turns=(Turn(degrees=90),))), 0),
    ],
)
def test_how_the_target_moved(order, total):
    """FIR-13..17, AMB-85."""
    assert modifiers(until_fire(scene(), answer=order)) == total


@pytest.mark.parametrize(
    ("order", "posture", "total"),
    [
        (walking("run", distance=0.0, turns=(Turn(degrees=90),)), "standing", 3),  # turned, did not run
        (walking("walk", turns=(Turn(degrees=45),)), "standing", 2),
        (walking("backward", turns=(Turn(degrees=30), Turn(degrees=30, after_m=1.0))), "standing", 4),
        (walking("sprint", turns=(Turn(degrees=45), Turn(degrees=45, after_m=2.0))), "standing", 8),
        (walking("sideways"), "standing", 1),
        (walking("jump"), "standing", 3),
        (walking("crawl"), "prone", 1),  # 2 - 1
        (walking("crawl_back", turns=(Turn(degrees=45),)), "prone", 2),  # 2 + 1 - 1
        (walking("crawl", distance=0.0, turns=(Turn(degrees=45),)), "prone", 0),  # AMB-131: 1 - 1
    ],
)
def test_how_the_firer_moved_and_turned(order, posture, total):
    """FIR-05..12, FIR-19, AMB-85, AMB-86."""
    assert modifiers(until_fire(scene(firer={"posture": posture}), order)) == total


LOOKING = {"opportunity": "SR"}


@pytest.mark.parametrize(
    ("covers", "target", "total"),
    [
        (("other_unit", "unit", "other_unit"), {}, 1),  # AMB-82: units are one kind by either name
        (("table", "table", "table"), {}, 1),  # AMB-78
        (("marsh",), {"posture": "prone"}, 3 + 1),
        (("window", "marsh", "unit"), {}, 2 + 1 + 1),
        (("chair", "counter"), {"posture": "prone", **LOOKING}, 3 + 5 + 1),
        (("counter",), {"posture": "kneeling", **LOOKING}, 5),
        (("unit", "counter"), {"posture": "kneeling", **LOOKING}, 1 + 5),
        (("sliding_door",), LOOKING, 3),
        (("bulkhead_door", "column"), LOOKING, 5 + 5),
    ],
)
def test_what_stands_between(covers, target, total):
    """FIR-23..28, AMB-74, AMB-77, AMB-78, AMB-137."""
    assert modifiers(until_fire(scene(target=target)), covers=covers) == total


def test_woods_exactly_at_both_limits_are_seen_through_and_add_up():
    """LOS-06, LOS-07, AMB-70, AMB-71."""
    assert modifiers(until_fire(scene()), depths=(("light_woods", 10.0), ("heavy_woods", 3.0))) == 8
    beyond = until_fire(scene())
    for deep, rule in (
        ({"depths": (("light_woods", 10.001),)}, "LOS-07"),
        ({"depths": (("heavy_woods", 3.001),)}, "LOS-06"),
    ):
        assert beyond.refused(Fire(unit=1, stated=StatedSighting(**deep))).rule == rule


@pytest.mark.parametrize("answer", [BACK, Declare(unit=11, action="aimed_fire", target=1)])
def test_whoever_fires_or_aims_from_behind_a_wall_may_be_hit_there(answer):
    """LOS-16, FIR-26, AMB-77."""
    assert modifiers(until_fire(scene(), answer=answer), covers=("external_wall",)) == 5


def test_a_target_that_kept_its_shot_to_itself_is_hidden_again():
    """LOS-09, AMB-77: it fires no more in this subphase."""
    played = scene(target={"posture": "prone"}, order=("blue", "red"))
    played.do(BACK)
    played.do(Done())
    played.do(FIRE)
    played.do(Done())
    played.do(WithholdFire(unit=11))
    assert played.refused(Fire(unit=1, stated=StatedSighting(covers=("chair",)))).rule == "LOS-09"
    assert played.unit(11).shots == ()


@pytest.mark.parametrize(
    ("shots", "now", "action", "rule"),
    [
        ((Moment(1, 8), Moment(1, 10)), Moment(2, 1), "fire_throw", "FIR-39"),
        ((Moment(1, 5), Moment(1, 7)), Moment(1, 9), "fire_throw", "FIR-38"),
        ((Moment(1, 5), Moment(1, 7)), Moment(1, 9), "aimed_fire", None),  # falls in the next turn
        ((Moment(1, 5), Moment(1, 7)), Moment(1, 8), "aimed_fire", "FIR-38"),
        ((Moment(1, 10),), Moment(2, 1), "aimed_fire", None),  # two subphases later
    ],
)
def test_the_rate_of_fire_counts_where_the_shot_falls(shots, now, action, rule):
    """FIR-38, FIR-39, AMB-87, END-04."""
    played = scene(firer={"shots": shots}, now=now)
    command = Declare(unit=1, action=action, target=11)
    if rule is None:
        played.do(command)
    else:
        assert played.refused(command).rule == rule


@pytest.mark.parametrize(("had", "after"), [("none", "L"), ("L", "M"), ("S", "U"), ("U", "D")])
def test_a_natural_one_against_armour_too_thick_still_ticks_a_box(had, after):
    """DMG-05, DMG-07, RAC-08: PF 2 against 4 + 1."""
    played = until_fire(
        scene(one={"weapons": ("P",)}, other={"armour": "MZG", "race": "Baufrin"}, target={"wound": had})
    )
    played.do(Fire(unit=1), 1, 3)
    assert played.unit(11).wound == after
    assert (played.unit(11).dazed_until is None) is (had == "U")


def test_a_daze_in_the_middle_of_a_daze_starts_it_anew():
    """WND-06, WND-07."""
    dazed = {"dazed_at": Moment(1, 2), "dazed_until": Moment(1, 5)}
    played = until_fire(
        scene(one={"weapons": ("P",)}, other={"armour": "LI"}, target=dazed, now=Moment(1, 4))
    )
    played.do(Fire(unit=1), 2)
    assert [played.unit(11).dazed(Moment(1, sub)) for sub in range(4, 9)] == [True] * 4 + [False]
    assert played.unit(11).wound == "none"


def test_two_who_kill_each_other_both_fire_the_second_with_its_old_wound():
    """ACT-04, FIR-30, AMB-84."""
    played = until_fire(scene(target={"wound": "S"}), answer=BACK)
    played.do(Fire(unit=1), 2)
    fired = next(event for event in played.do(Fire(unit=11), 4) if event.kind == "shot_fired")
    assert (fired.check.ledger.total, fired.check.success) == (3, True)
    assert (played.unit(1).wound, played.unit(11).wound) == ("D", "D")


def wall(kind, damage):
    return {"features": (Feature(id="f", kind=kind, name="the feature", damage=damage),)}


AT_IT = Declare(unit=1, action="fire_throw", feature="f")


def test_a_half_level_is_enough_for_the_last_half():
    """OBS-04, OBS-07, AMB-117."""
    played = until_fire(
        scene(one={"weapons": ("OR",)}, firer={"omni": "slug"}, **wall("airlock_door", 9)), AT_IT
    )
    played.do(Fire(unit=1))
    assert (played.battle.features["f"].state, played.battle.features["f"].damage) == ("destroyed", 10)


def test_what_a_shot_has_too_much_is_lost_but_carries_it_through():
    """OBS-04, OBS-12, OBS-15: nine halves and six more are ten; PF 6 against AF 4 beyond."""
    played = until_fire(
        scene(one={"weapons": ("SAR",)}, other={"armour": "MZG"}, **wall("external_wall", 9)), AT_IT
    )
    played.do(Fire(unit=1, beyond=(11,)), 1, 3)
    assert played.battle.features["f"].damage == 10
    assert played.unit(11).wound == "M"
    assert played.unit(1).shots == (Moment(1, 1),)


def test_a_natural_one_through_a_breach_wounds_at_least_once_and_may_jam():
    """OBS-14, DMG-05, FIR-41, AMB-91, AMB-116: PF 2 against 4."""
    played = until_fire(
        scene(one={"weapons": ("LP",)}, other={"armour": "MZG"}, **wall("internal_door", 8)), AT_IT
    )
    played.do(Fire(unit=1, beyond=(11,)), 1, 2)
    assert (played.unit(11).wound, played.unit(1).jammed) == ("L", ("LP",))


def test_the_shot_that_completes_the_fifth_level_goes_through_not_the_one_before_it():
    """OBS-11: shots of one subphase add up in the order in which they are rolled."""
    played = scene(one={"weapons": ("SR",)}, red=(1, 2), **wall("internal_wall", 4))
    for unit in (1, 2):
        played.do(Declare(unit=unit, action="fire_throw", feature="f"))
    played.do(Done())
    played.do(Done())
    assert played.refused(Fire(unit=1, beyond=(11,))).rule == "OBS-12"
    played.do(Fire(unit=1))
    played.do(Fire(unit=2, beyond=(11,)), 4)
    assert played.unit(11).wound == "U"  # 5 - 1 against no armour


def test_a_slug_rifle_is_no_use_without_weight_but_its_mode_may_be_changed():
    """ZRG-07, ACT-61."""
    played = scene(one={"weapons": ("OR",)}, firer={"omni": "slug"}, setup_changes={"zero_g": True})
    for action in ("fire_throw", "aimed_fire", "opportunity_fire"):
        assert played.refused(Declare(unit=1, action=action, target=11)).rule == "ZRG-07"
    played.do(Declare(unit=1, action="change_omni_mode"), 7)
    assert played.unit(1).action.end == Moment(1, 10)


def test_that_a_slug_rifle_is_no_use_is_said_once():
    """ZRG-07: as a weapon and as an action in zero gravity it is the same objection."""
    played = scene(one={"weapons": ("OR",)}, firer={"omni": "slug"}, setup_changes={"zero_g": True})
    shot = Declare(unit=1, action="opportunity_fire")
    said = [refused.code for refused in objections_declare(played.battle, shot, table())]
    assert said == ["slug-in-zero-g"]


def test_a_dazed_and_wounded_unit_goes_down_slowly_past_its_daze():
    """WND-04, WND-12, AMB-93: two and one more from the first dazed subphase on."""
    state = {"wound": "M", "dazed_at": Moment(1, 8), "dazed_until": Moment(2, 1)}
    played = scene(firer=state, now=Moment(1, 9))
    played.do(Declare(unit=1, action="position_change", posture="prone"))
    assert played.unit(1).action == Ongoing(
        kind="position_change", start=Moment(1, 9), end=Moment(2, 1), posture="prone"
    )


@pytest.mark.parametrize(
    ("timing", "refused"), [("resolution", None), ("declaration", "AMB-83"), ("both", "AMB-83")]
)
def test_a_shot_whose_target_was_never_named_cannot_name_one_late(timing, refused):
    """AMB-83: where the target is judged at the declaration."""
    waiting = (QueuedShot(unit=1, weapon="SR"),)
    played = scene(stage="fire", fire_queue=waiting, rulings={"fire.targetTiming": timing})
    if refused is None:
        played.do(Fire(unit=1, target=11), 10)
    else:
        assert played.refused(Fire(unit=1, target=11)).rule == refused
