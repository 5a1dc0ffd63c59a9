"""Where a soldier has gone, as the log tells it."""

from types import SimpleNamespace

import pytest

from squadlog.battle.events.action import UnitMoved
from squadlog.battle.moment import Moment
from squadlog.battle.state import Trace
from squadlog.facts.ground_facts import Metres, MoveFacts, Position, Station, YesNo
from squadlog.reports.trail import trail


def moved(unit, *spots, metres, to=None):
    """A measured move through these spots, of which so many metres were gone."""
    way = tuple(Station(at_m=at, x=x, y=y, floor=1, facing_deg=0.0) for at, x, y in spots)
    facts = MoveFacts(
        distance=Metres(value=spots[-1][0], origin="measured"), ground=(), turns=(), seen_by=None,
        clears=YesNo(value=True, origin="measured"), origin="measured", way=way,
    )  # fmt: skip
    end = Position(x=to[0], y=to[1], facing_deg=0.0) if to else None
    trace = Trace(mode="walk", metres=metres)
    return UnitMoved(
        unit=unit, trace=trace, charged=metres, allowance=4.0, since_turn_m=0.0, facts=facts, to=end
    )


def entry(turn, subphase, *events):
    return SimpleNamespace(moment=Moment(turn, subphase), events=events)


LOG = (
    entry(1, 1, moved(1, (0, 2, 2), (2, 4, 2), (4, 4, 4), metres=4, to=(4, 4))),
    entry(1, 2, moved(2, (0, 9, 9), (2, 9, 7), metres=2, to=(9, 7))),
    entry(2, 1, moved(1, (0, 4, 4), (5, 4, 9), metres=3, to=(4, 7))),
    entry(2, 2, moved(1, (0, 4, 7), metres=0)),
)


def test_a_trail_is_the_moves_of_one_soldier_by_their_corners_and_as_far_as_they_went():
    first, second = trail(LOG, 1)
    assert first.spots == ((2, 2, 1), (4, 2, 1), (4, 4, 1))
    assert second.spots == ((4, 4, 1), (4, 7, 1))
    assert (first.moment, second.moment) == (Moment(1, 1), Moment(2, 1))
    assert first.metres == pytest.approx(4)


def test_a_trail_of_one_turn_leaves_the_others_out():
    assert [gone.moment for gone in trail(LOG, 1, turn=2)] == [Moment(2, 1)]
    assert trail(LOG, 3) == ()


def test_a_move_that_nobody_measured_leaves_no_trail():
    bare = UnitMoved(unit=1, trace=Trace(mode="walk", metres=2), charged=2, allowance=4, since_turn_m=0)
    assert trail((entry(1, 1, bare),), 1) == ()
