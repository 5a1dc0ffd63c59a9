"""Shooting obstacles to pieces, and through what has just fallen (OBS-01..18)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.base.dice import ScriptedDice
from squadlog.battle.commands import Fire
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Effect, QueuedShot
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.common.checks import judge_face
from squadlog.rules.fire import shots
from squadlog.rules.fire.obstacles import battering, breach_ledger, half_levels, obstacle_row

NOW = Moment(1, 2)
AT_IT = Fire(unit=1, target="X")


def facing(kind="internal_wall", *, weapon="SR", damage=0, state="intact", blue=(11, 12), **changes):
    """Unit 1 has a shot waiting; the feature is called X."""
    return skirmish(
        blue=blue,
        soldiers={1: {"weapons": (weapon,)}},
        features=[Feature(id="X", kind=kind, name="The thing", damage=damage, state=state)],
        stage="fire",
        now=NOW,
        fire_queue=(QueuedShot(unit=1, weapon=weapon),),
        **changes,
    )


def readings(rulings):
    return {name.replace("__", "."): option for name, option in rulings.items()}


def shoot(battle, command=AT_IT, *faces, **rulings):
    recorder = EventRecorder(battle)
    at = table(faces, rulings=readings(rulings))
    shots.resolve_fire(recorder, command, at)
    assert at.dice.left == 0
    shots.apply_effects(recorder, at)
    return recorder


def codes(battle, command=AT_IT, **rulings):
    return [
        refused.code for refused in shots.objections_fire(battle, command, table(rulings=readings(rulings)))
    ]


def told(recorder, kind):
    return [event for event in recorder.events if event.kind == kind]


def shots_needed(weapon, kind, **rulings):
    """Fire until it falls (an OMNI rifle with slugs); None when the weapon can never do it."""
    slug = {1: {"omni": "slug"}}
    damage, shots = 0, 0
    while damage < 10:
        battle = facing(kind, weapon=weapon, damage=damage, units=slug)
        if codes(battle, **rulings):
            return None
        damage, shots = shoot(battle, **rulings).battle.features["X"].damage, shots + 1
    return shots


WALLS = (
    "internal_wall",
    "external_wall",
    "internal_bulkhead",
    "external_bulkhead",
    "internal_door",
    "airlock_door",
    "obstacle",
    "window",
)
TABLE = {
    "P": (None, None, None, None, 5, None, 10, 3),
    "SP": (10, None, None, None, 3, None, 5, 2),
    "LR": (5, 10, None, None, 2, None, 3, 2),
    "SR": (3, 5, 10, None, 2, None, 2, 1),
    "OR": (2, 3, 5, None, 1, 10, 2, 1),
    "SAR": (2, 2, 3, 10, 1, 5, 1, 1),
}


@pytest.mark.parametrize("weapon", TABLE)
def test_shots_it_takes_to_bring_an_obstacle_down(weapon):
    """OBS-04, OBS-06, OBS-07, OBS-08, OBS-17: five levels; TX-34, NEW-35."""
    assert tuple(shots_needed(weapon, kind) for kind in WALLS) == TABLE[weapon]


@pytest.mark.parametrize(("pf", "af", "halves"), [(5, 3, 4), (5, 4, 2), (5, 5, 1), (4, 5, 0), (7, 0, 14)])
def test_levels_per_shot_are_pf_less_af_counted_in_halves(pf, af, halves):
    """OBS-06, OBS-07, OBS-08."""
    assert half_levels(pf, af, table()) == halves


def test_half_levels_may_be_dropped_amb_117():
    """AMB-117: then an equal factor never destroys."""
    assert half_levels(5, 5, table(rulings={"obstacle.halfLevels": "halves_dropped"})) == 0
    assert codes(facing("internal_bulkhead"), obstacle__halfLevels="halves_dropped") == ["too-weak"]
    assert codes(facing("internal_bulkhead")) == []


def test_hits_may_count_instead_of_levels_amb_114():
    """OBS-04, AMB-114: five hits."""
    assert shots_needed("SAR", "internal_door") == 1
    assert shots_needed("SAR", "internal_door", obstacle__hitPoints="hits") == 5


def test_a_shot_at_an_obstacle_needs_no_die():
    """OBS-03: no roll, hence no jam."""
    recorder = shoot(facing())
    (shot,) = told(recorder, "shot_fired")
    assert (shot.target, shot.half_levels, shot.check, shot.faces) == ("X", 4, None, ())


def test_a_shot_at_an_obstacle_counts_for_the_rate_of_fire():
    """OBS-02, AMB-88."""
    assert shoot(facing()).battle.units[1].shots == (Moment(1, 2),)
    assert codes(facing(units={1: {"shots": (Moment(1, 1),)}})) == ["fired-just-before"]


@pytest.mark.parametrize(
    ("stated", "code"),
    [
        (StatedSighting(in_arc=False), "out-of-arc"),
        (StatedSighting(in_sight=False), "out-of-sight"),
        (StatedSighting(depths=(("heavy_woods", 5),)), "woods"),
    ],
)
def test_arc_and_sight_are_needed_as_for_any_shot(stated, code):
    """OBS-02, OBS-03."""
    assert codes(facing(), Fire(unit=1, target="X", stated=stated)) == [code]


def test_nothing_happens_before_the_fifth_level():
    """OBS-05: it stays as it was."""
    recorder = shoot(facing("internal_door", weapon="P", state="locked", damage=6))
    assert (recorder.battle.features["X"].state, recorder.battle.features["X"].damage) == ("locked", 8)


@pytest.mark.parametrize(
    "kind", ["internal_wall", "internal_door", "furniture", "machinery", "obstacle", "window"]
)
def test_the_fifth_level_destroys_it(kind):
    """OBS-01, OBS-04, OBS-09, OBS-10, OBS-18."""
    feature = shoot(facing(kind, damage=9)).battle.features["X"]
    assert (feature.state, feature.damage) == ("destroyed", 10)


def test_an_obstacle_that_has_fallen_is_no_target():
    """OBS-04."""
    assert codes(facing(damage=10, state="destroyed")) == ["destroyed"]


def test_another_stretch_of_a_wall_may_count_by_itself_amb_135():
    """AMB-135."""
    per_stretch, whole = (
        shots.refusal_fire(
            facing(damage=10, state="destroyed"), AT_IT, table(rulings={"obstacle.section": option})
        )
        for option in ("per_stretch", "whole")
    )
    assert "stretch" in per_stretch.instead
    assert "as a whole" in whole.instead


@pytest.mark.parametrize(
    ("kind", "af"),
    [("sliding door", 1), ("elevator", 1), ("counter", 1), ("console", 1), ("roof", 4), ("chair", 1)],
)
def test_features_without_a_row_take_an_armour_factor_amb_115(kind, af):
    """OBS-17, OBS-18, AMB-115."""
    assert obstacle_row(kind, table()).af == af
    assert codes(facing(kind), obstacle__missingAf="indestructible") == ["indestructible"]


@pytest.mark.parametrize("kind", ["stairs", "floor", "ceiling"])
def test_floors_and_stairs_cannot_be_destroyed(kind):
    """OBS-17, AMB-115."""
    assert codes(facing(kind)) == ["indestructible"]


# Through the breach

THROUGH = Fire(unit=1, target="X", beyond=(11, 12))


@pytest.mark.parametrize(
    ("kind", "weapon", "damage", "through"),
    [
        ("internal_wall", "SR", 6, True),  # OBS-12: PF 5 - AF 3
        ("internal_wall", "SR", 5, False),  # OBS-11: it does not fall yet
        ("external_wall", "SR", 9, False),  # OBS-16, TX-34
        ("external_bulkhead", "SAR", 9, False),  # NEW-35
        ("internal_bulkhead", "SAR", 9, True),
        ("internal_door", "SR", 9, True),
        ("machinery", "SR", 9, False),  # OBS-11: neither wall nor door
        ("furniture", "SR", 9, False),
        ("window", "SR", 9, False),
    ],
)
def test_which_shots_go_on_through_what_they_bring_down(kind, weapon, damage, through):
    """OBS-11, OBS-12, OBS-16."""
    battle = facing(kind, weapon=weapon, damage=damage)
    assert battering(battle, 1, weapon, "X", table()).through == through
    assert codes(battle, THROUGH) == ([] if through else ["not-through"])


@given(
    st.sampled_from([key for key in table().book.obstacles if table().book.obstacles[key].af >= 4]),
    st.integers(0, 9),
)
def test_a_spike_rifle_never_shoots_through_af_4_or_more(kind, damage):
    """OBS-16."""
    assert not battering(facing(kind, damage=damage), 1, "SR", "X", table()).through


def test_the_attack_beyond_takes_plus_3_and_nothing_else():
    """OBS-14: NEW-33; not the slug rifle's own +2, nor fire control."""
    recorder = shoot(facing(weapon="SAR", damage=9), THROUGH, 4, 5)
    hit, missed = told(recorder, "shot_fired")[1:]
    assert [(shot.target, shot.check.ledger.total, shot.check.success) for shot in (hit, missed)] == [
        (11, 3, True),
        (12, 3, False),
    ]
    assert judge_face(breach_ledger(table()), 4).net == 7


def test_the_attack_beyond_strikes_with_one_pf_less():
    """OBS-13, OBS-15: a spike rifle goes on with 4 against AF 3."""
    recorder = shoot(facing(damage=9), THROUGH, 4, 4)
    assert [shot.levels for shot in told(recorder, "shot_fired")[1:]] == [1, 1]
    assert [recorder.battle.units[number].wound for number in (11, 12)] == ["L", "L"]


def test_the_attack_beyond_is_no_second_shot():
    """OBS-11, FIR-38: one shot is counted."""
    assert shoot(facing(damage=9), THROUGH, 4, 4).battle.units[1].shots == (Moment(1, 2),)


def test_the_nearest_alone_may_be_attacked_amb_116():
    """OBS-13, AMB-116."""
    recorder = shoot(facing(damage=9), THROUGH, 4, obstacle__shootThrough="nearest_only")
    assert [shot.target for shot in told(recorder, "shot_fired")[1:]] == [11]


def test_friends_beyond_are_hit_like_anybody_amb_116():
    """OBS-13, AMB-116: all sides alike."""
    battle = skirmish(
        red=(1, 2),
        features=[Feature(id="X", kind="internal_wall", name="Wall", damage=9)],
        stage="fire",
        fire_queue=(QueuedShot(unit=1, weapon="SR"),),
    )
    assert shoot(battle, Fire(unit=1, target="X", beyond=(2,)), 2).battle.units[2].wound == "L"


def test_a_natural_1_beyond_may_jam_amb_89():
    """FIR-41, AMB-89, AMB-116: unless only ordinary shots at units do."""
    beyond = Fire(unit=1, target="X", beyond=(11,))
    assert shoot(facing(damage=9), beyond, 1, 2).battle.units[1].jammed == ("SR",)
    assert shoot(facing(damage=9), beyond, 1, jam__scope="units_only").battle.units[1].jammed == ()


def test_a_natural_1_beyond_wounds_at_least_once_amb_91():
    """AMB-91, DMG-05: a laser pistol through an internal door, against marine armour."""
    battle = facing("internal_door", weapon="LP", damage=9, units={})
    beyond = Fire(unit=1, target="X", beyond=(11,))
    levels = [
        told(shoot(battle, beyond, 1, 9, **rulings), "shot_fired")[1].levels
        for rulings in ({}, {"damage__nat1Minimum": "not_through_breach"})
    ]
    assert levels == [1, 0]


def test_shots_of_one_step_add_up_before_they_land():
    """OBS-04, AMB-84, AMB-117: the shot that completes the fifth level is the one that goes through."""
    battle = facing("internal_wall", damage=5, effects=(Effect(target="X", by=2, half_levels=4),))
    assert battering(battle, 1, "SR", "X", table()).through
    assert shoot(battle).battle.features["X"].state == "destroyed"


def test_a_wall_that_is_falling_is_not_brought_down_twice():
    """OBS-11."""
    battle = facing("internal_wall", damage=9, effects=(Effect(target="X", by=2, half_levels=4),))
    assert not battering(battle, 1, "SR", "X", table()).falls
    assert len(told(shoot(battle), "feature_damaged")) == 1


def test_damage_may_come_at_once_amb_84():
    """AMB-84."""
    recorder = EventRecorder(facing(damage=9))
    shots.resolve_fire(
        recorder, THROUGH, table(dice=ScriptedDice([4, 4]), rulings={"fire.simultaneity": "in_order"})
    )
    kinds = [event.kind for event in recorder.events]
    assert kinds[:2] == ["shot_fired", "feature_damaged"]
    assert recorder.battle.effects == ()


@pytest.mark.parametrize(
    ("beyond", "code"), [((77,), "bad-beyond"), ((11, 11), "bad-beyond"), ((1,), "itself")]
)
def test_who_stands_beyond_is_named_once_and_exists(beyond, code):
    """OBS-13."""
    assert codes(facing(damage=9), Fire(unit=1, target="X", beyond=beyond)) == [code]


def test_the_dead_beyond_are_left_out():
    """WND-18."""
    assert codes(facing(damage=9, units={11: {"wound": "D"}}), THROUGH) == ["target-dead"]


@given(st.sampled_from(["P", "SP", "LR", "SR", "SAR"]), st.sampled_from(WALLS), st.integers(0, 9))
def test_an_obstacle_only_ever_gets_weaker_by_halves_and_falls_at_ten(weapon, kind, damage):
    """OBS-04, OBS-05: invariant 6."""
    battle = facing(kind, weapon=weapon, damage=damage)
    if codes(battle):
        return
    feature = shoot(battle).battle.features["X"]
    assert damage < feature.damage <= 10
    assert (feature.state == "destroyed") == (feature.damage == 10)


def test_what_cannot_be_destroyed_costs_a_shot_that_passes_it_one_pf_all_the_same():
    """OBS-12: an opening has no row of its own."""
    solid, gap = (battering(facing(kind), 1, "SR", "X", table()) for kind in ("internal_wall", "stairs"))
    assert (gap.half_levels, gap.falls, gap.through) == (0, False, False)
    assert gap.pf_beyond == solid.pf_beyond
