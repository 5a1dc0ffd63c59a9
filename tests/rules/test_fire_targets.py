"""The target of a shot, and when it is chosen and judged: AMB-83, AMB-128."""

import pytest
from support.battles import skirmish, table
from support.fire_step import codes, fight, fired, resolved

from squadlog.battle.commands import Fire
from squadlog.battle.state import QueuedShot, ShotPlan
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.fire import aim

PLANNED = QueuedShot(
    unit=1,
    weapon="SR",
    plan=ShotPlan(weapon="SR", target=11, stated=StatedSighting(covers=("window",), distance_m=8)),
)


def test_the_planned_target_is_the_default_with_what_was_stated_of_it():
    """AMB-83: and what is said now goes first."""
    recorder = resolved(fight(PLANNED), Fire(unit=1, stated=StatedSighting(distance_m=6)), 10)
    shot = fired(recorder)
    assert (shot.target, shot.sighting.distance.value) == (11, 6)
    assert [one.kind for one in shot.sighting.crossed] == ["window"]


def test_what_was_stated_of_another_target_is_forgotten():
    """AMB-83."""
    recorder = resolved(fight(PLANNED, blue=(11, 12)), Fire(unit=1, target=12), 10)
    assert (fired(recorder).target, fired(recorder).sighting.crossed) == (12, ())


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
    refused = aim.refusal_plan(skirmish(), 1, plan, aimed=aimed, ctx=table(rulings=rulings))
    assert (refused.code if refused else None) == code
