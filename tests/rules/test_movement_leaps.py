"""Jumps and dives: ACT-41..48, and what the hit ones do: ACT-58."""

import pytest
from support.battles import skirmish, table
from support.moving import BOOK, facts, runner

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration, Ongoing, Trace
from squadlog.rules.moving import leaps, movement


def leap(action, battle, stated=None, *, rulings=None, **more):
    recorder = EventRecorder(battle)
    getattr(movement, action)(recorder, 1, stated or facts(), table(rulings=rulings), **more)
    return recorder.battle.units[1]


def test_a_jump_ends_kneeling():
    """ACT-41, ACT-43."""
    after = leap("jump", runner())
    assert (after.posture, after.moved) == ("kneeling", Trace(mode="jump", metres=1))


@pytest.mark.parametrize(
    ("option", "zero_g", "usual"),
    [
        ("clear_obstacle", False, 1),
        ("1", False, 1),
        ("2", False, 2),
        ("clear_obstacle", True, 2),
        ("2", True, 4),
    ],
)
def test_how_far_a_jump_carries_is_a_reading_and_doubles_in_zero_gravity(option, zero_g, usual):
    """ACT-42, ZRG-08, AMB-28."""
    battle = skirmish(soldiers={1: {"armour": "LI"}}, setup_changes={"zero_g": zero_g})
    assert leap("jump", battle, rulings={"jump.distance": option}).moved.metres == usual


def test_a_jump_clears_a_metre_and_lands_on_the_first_free_spot():
    """ACT-42, AMB-28."""
    assert movement.refusal_jump(runner(), 1, facts(1.5), BOOK) is None
    assert movement.refusal_jump(runner(), 1, facts(1.75), BOOK).rule == "ACT-42"
    one = table(rulings={"jump.distance": "1"})
    assert movement.refusal_jump(runner(), 1, facts(1.5), one).rule == "ACT-42"


def test_only_a_standing_unit_jumps_but_one_on_an_obstacle_may_jump_off():
    """ACT-23, ACT-25, AMB-139."""
    assert movement.refusal_jump(runner(posture="kneeling"), 1, facts(), BOOK).rule == "ACT-25"
    assert movement.refusal_jump(runner(posture="prone"), 1, facts(), BOOK).rule == "ACT-23"
    action = Ongoing(kind="jump", start=Moment(1, 1), end=Moment(1, 1), feature="table", extras=("onto",))
    on_top = leap("jump", runner(action=action))
    assert on_top.place == "on:table"
    battle = runner(posture="kneeling", place="on:table")
    assert movement.refusal_jump(battle, 1, facts(), BOOK) is None
    assert leap("jump", battle).place == ""


def test_jumps_and_dives_go_straight_ahead():
    """MOV-01."""
    assert movement.refusal_jump(runner(), 1, facts(turns=[(10, 0)]), BOOK).code == "straight-ahead"
    assert movement.refusal_dive(runner(), 1, facts(turns=[(10, 0)]), BOOK).code == "straight-ahead"


def diver(before=None, **unit):
    """A unit in the second subphase of a dive that it began after moving so."""
    action = Ongoing(kind="dive", start=Moment(1, 1), end=Moment(1, 2))
    state = {
        "action": action,
        "declaration": Declaration(choice="start"),
        "before": Trace(mode=before, metres=2.0),
        **unit,
    }
    return skirmish(soldiers={1: {"armour": "LI"}}, units={1: state})


@pytest.mark.parametrize(
    ("before", "expected"), [(None, 2), ("walk", 2), ("run", 3), ("sprint", 4), ("crawl", 2)]
)
def test_a_dive_carries_as_far_as_the_move_before_it_allows(before, expected):
    """ACT-44, ACT-46, ACT-47, ACT-48, AMB-29: the mode before the dive's first subphase counts."""
    recorder = EventRecorder(diver(before))
    movement.dive(recorder, 1, facts(), BOOK)
    assert recorder.battle.units[1].moved == Trace(mode="dive")
    assert recorder.battle.units[1].posture == "standing"
    battle = recorder.battle
    landing = skirmish(
        units={1: {"action": battle.units[1].action, "before": battle.units[1].moved}}, now=Moment(1, 2)
    )
    after = leap("dive", landing)
    assert (after.posture, after.moved) == ("prone", Trace(mode="dive", metres=expected))


def test_a_dive_lands_where_its_declaration_said_act_45():
    """ACT-45, AMB-29: it was over something then; the second second need not say so again."""
    action = Ongoing(
        kind="dive", start=Moment(1, 1), end=Moment(1, 2), extras=("after:none", "as_far_as:2.5")
    )
    battle = runner(action=action)
    assert leaps.refusal_landing(battle, 1, facts(2.5), BOOK) is None
    assert leaps.refusal_landing(battle, 1, facts(2.75), BOOK).rule == "ACT-45"


def test_a_dive_may_be_read_as_added_to_a_move():
    """AMB-29."""
    recorder = EventRecorder(diver("run"))
    movement.dive(recorder, 1, facts(), table(rulings={"dive.distance": "added"}))
    assert recorder.battle.units[1].moved == Trace(mode="run", metres=4)


def test_a_dive_crosses_two_metres_but_not_more_than_its_reach():
    """ACT-45, AMB-29: half a metre more only to land behind what it dives over."""
    assert movement.refusal_dive(runner(), 1, facts(2), BOOK) is None
    assert movement.refusal_dive(runner(), 1, facts(2.5), BOOK).rule == "ACT-45"
    assert movement.refusal_dive(runner(), 1, facts(2.5), BOOK, past=True) is None
    over = facts(2.5, "clear", "low_obstacle")
    assert movement.refusal_dive(runner(), 1, over, BOOK) is None
    assert movement.refusal_dive(runner(), 1, facts(2.75, "low_obstacle"), BOOK).rule == "ACT-45"
    assert movement.refusal_dive(runner(), 1, facts(3), BOOK).rule == "ACT-45"
    after_sprint = runner(before=Trace(mode="sprint", metres=6))
    assert movement.refusal_dive(after_sprint, 1, facts(4), BOOK) is None


def test_no_dive_in_heavy_woods_nor_right_after_them():
    """TER-03, MOV-11."""
    assert movement.refusal_dive(runner(), 1, facts(2, "heavy"), BOOK).code == "mode-forbidden"
    assert (
        movement.refusal_dive(runner(barred=("run", "sprint", "dive")), 1, facts(), BOOK).code
        == "barred-mode"
    )
    assert movement.refusal_dive(runner(posture="kneeling"), 1, facts(), BOOK).rule == "ACT-25"


def test_a_diver_hit_in_the_first_second_stays_where_it_is():
    """ACT-58."""
    after = leap("dive", runner())
    assert (after.posture, after.moved.metres) == ("standing", 0)


def test_a_diver_hit_in_flight_lands_where_it_was_hit():
    """ACT-58."""
    after = leap("dive", runner(before=Trace(mode="dive")), stop_at_m=1.0)
    assert (after.posture, after.moved.metres) == ("prone", 1)


def test_a_pack_may_be_read_to_double_jumps_and_dives():
    """AMB-61."""
    bouncing = skirmish(units={1: {"pack_on": True}})
    assert leap("jump", bouncing).moved.metres == 1
    assert leap("jump", bouncing, rulings={"bounce.doublingScope": "all"}).moved.metres == 2
