"""What it takes to fire, and what speaks against it: FIR-01, FIR-10, FIR-39, FIR-42, LOS-17, STO-05."""

import pytest
from support.battles import skirmish, table
from support.fire_step import AT_11, SHOT, codes, fight

from squadlog.battle.commands import Fire
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Ongoing, QueuedShot, Trace
from squadlog.facts.ground_facts import Lying, StatedSighting
from squadlog.rules.fire import shots


def test_a_shot_in_arc_and_sight_stands():
    """FIR-01."""
    assert codes(fight()) == []


@pytest.mark.parametrize(
    ("stated", "code", "rule"),
    [
        (StatedSighting(in_arc=False), "out-of-arc", "FOV-04"),
        (StatedSighting(in_sight=False), "out-of-sight", "LOS-17"),
        (StatedSighting(depths=(("heavy_woods", 4),)), "woods", "LOS-06"),
        (StatedSighting(covers=("column",)), "hidden", "LOS-10"),
    ],
)
def test_what_is_out_of_arc_or_sight_cannot_be_shot(stated, code, rule):
    """FIR-01, LOS-17: and the table may overrule it."""
    refused = shots.refusal_fire(fight(), Fire(unit=1, target=11, stated=stated), table())
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
        (Fire(unit=1, target=Lying(id=1)), "no-target"),
        (Fire(unit=1, target="D1"), "unknown-feature"),
        (Fire(unit=1, target=11, stated=StatedSighting(covers=("cow",))), "unknown-cover"),
        (Fire(unit=1, target=11, beyond=(11,)), "bad-beyond"),
    ],
)
def test_nonsense_is_refused_and_nobody_can_overrule_it(command, code):
    refused = list(shots.objections_fire(fight(), command, table()))
    assert [(entry.code, entry.subsystem) for entry in refused] == [(code, None)]


def test_shots_wait_for_the_fire_step():
    """ACT-04, FIR-44: ranged fire is resolved after every unit has acted."""
    battle = skirmish(fire_queue=(SHOT,))
    refused = shots.refusal_fire(battle, AT_11, table())
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
    refused = shots.refusal_fire(battle, Fire(unit=1, target=2), table())
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
