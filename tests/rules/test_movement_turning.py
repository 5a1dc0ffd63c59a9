"""Changes of facing on the move and on the spot: ACT-27..33, MOV-15 and the readings behind them."""

import pytest
from support.battles import table
from support.moving import BOOK, facts, moved, refused, runner

from squadlog.battle.state import Trace
from squadlog.rules.moving import movement


@pytest.mark.parametrize(
    ("mode", "prev", "since", "degrees", "expected"),
    [
        ("run", "run", 0, 45, False),  # TX-10
        ("run", "run", 1, 90, True),  # TX-11
        ("run", "none", 0, 90, True),  # TX-31
        ("sprint", "sprint", 1, 30, False),  # NEW-61
        ("sprint", "sprint", 2, 45, True),  # ACT-31
        ("sprint", None, 0, 46, False),  # ACT-31
        ("run", None, 0, 91, False),  # ACT-30
        ("run", "walk", 0, 90, True),  # ACT-32, AMB-53
        ("run", "sprint", 0, 10, False),  # AMB-53: another fast mode owes too
        ("walk", "walk", 0, 180, True),  # ACT-29
        ("backward", "walk", 0, 180, True),
        ("turn", None, 0, 180, True),  # ACT-27
        ("crawl", None, 0, 45, True),  # ACT-33
        ("crawl", None, 0, 46, False),
        ("sideways", None, 0, 1, False),  # ACT-40
        ("sideways", None, 0, 0, True),
    ],
)
def test_changes_of_facing_are_held_to_the_mode(mode, prev, since, degrees, expected):
    """ACT-27..ACT-33, TX-10, TX-11, TX-31, NEW-61."""
    assert movement.turn_allowed(mode, prev, since, degrees, BOOK) is expected


def test_the_distance_owed_may_be_read_to_outlast_a_change_of_mode():
    """AMB-53."""
    always = table(rulings={"facing.carryOver": "always"})
    assert movement.turn_allowed("run", "walk", 0, 90, BOOK)
    assert not movement.turn_allowed("run", "walk", 0, 90, always)


def test_a_run_owes_a_metre_between_two_turns_of_one_move():
    """ACT-30, MOV-15."""
    assert refused(runner(), "run", facts(4, turns=[(90, 0), (90, 1)])) is None
    found = refused(runner(), "run", facts(4, turns=[(90, 0), (90, 0.5)]))
    assert (found.code, found.rule) == ("turn", "ACT-32")
    assert refused(runner(), "walk", facts(2, turns=[(180, 0), (180, 0)])) is None


def test_the_distance_between_two_turns_counts_from_the_first():
    """ACT-31, ACT-32, MOV-15: what was covered before the first turn is no part of it."""
    assert refused(runner(), "sprint", facts(6, turns=[(45, 2), (45, 4)])) is None
    assert refused(runner(), "sprint", facts(6, turns=[(45, 2), (45, 3)])).rule == "ACT-32"


def test_the_distance_owed_carries_into_the_next_subphase():
    """ACT-32."""
    running = runner(before=Trace(mode="run", metres=4, turned_deg=45), since_turn_m=0.5)
    assert refused(running, "run", facts(4, turns=[(45, 0)])).rule == "ACT-32"
    assert refused(running, "run", facts(4, turns=[(45, 0.5)])) is None


def test_a_turn_beyond_the_end_of_the_move_is_refused():
    """MOV-15."""
    assert refused(runner(), "walk", facts(1, turns=[(45, 1.5)])).code == "turn"


def test_a_crawler_turns_at_most_45_degrees_in_all():
    """ACT-33, AMB-54."""
    prone = runner(posture="prone")
    assert refused(prone, "crawl", facts(0.5, turns=[(30, 0), (15, 0.5)])) is None
    assert refused(prone, "crawl", facts(0.5, turns=[(30, 0), (30, 0.5)])).rule == "ACT-33"


def test_a_crawler_may_be_read_to_turn_instead_of_moving():
    """AMB-54."""
    instead = {"crawl.facing": "instead"}
    prone = runner(posture="prone")
    assert refused(prone, "crawl", facts(0.5, turns=[(30, 0)]), instead).code == "crawl-or-turn"
    assert (
        moved(prone, "crawl", facts(None, turns=[(30, 0)]), rulings=instead).battle.units[1].moved.metres == 0
    )
    assert moved(prone, "crawl", facts(None, turns=[(30, 0)])).battle.units[1].moved.metres == 0.5


def test_a_prone_unit_may_be_read_to_turn_freely():
    """AMB-131."""
    prone = runner(posture="prone")
    assert refused(prone, "turn", facts(turns=[(180, 0)]), {"prone.facing": "free"}) is None
    assert refused(prone, "crawl", facts(0, turns=[(45, 0)])) is None


def test_a_turn_on_the_spot_goes_to_any_side_and_covers_no_ground():
    """ACT-27."""
    assert refused(runner(), "turn", facts(turns=[(180, 0)])) is None
    assert refused(runner(), "turn", facts(1, turns=[(180, 0)])).code == "no-distance"
    trace = moved(runner(since_turn_m=3.0), "turn", facts(turns=[(120, 0)])).battle.units[1]
    assert trace.moved == Trace(mode="turn", metres=0, turned_deg=120)
    assert trace.since_turn_m == 0


def test_metres_since_the_last_turn_are_counted_forward_only():
    """ACT-32, AMB-53."""
    assert moved(runner(since_turn_m=1.0), "run", facts(3)).battle.units[1].since_turn_m == 4
    assert moved(runner(since_turn_m=1.0), "run", facts(4, turns=[(45, 1)])).battle.units[1].since_turn_m == 3
    assert moved(runner(since_turn_m=1.0), "sideways").battle.units[1].since_turn_m == 1


def test_the_trace_keeps_the_sum_of_all_turns():
    """AMB-85."""
    assert moved(runner(), "walk", facts(2, turns=[(90, 0), (90, 1)])).battle.units[1].moved.turned_deg == 180
