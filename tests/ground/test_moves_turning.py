"""Headings, facings and changes of facing along a move (MOV-01..03, MOV-13, MOV-15, ACT-27..33, ACT-39, ACT-40)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.drawn import draw
from support.walks import east, footing, price, through

from squadlog.facts.ground_facts import Turn
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_route import route_ahead, route_through
from squadlog.rules.moving.turning import turn_allowed

FIELD = "\n".join(["." * 12] * 6 + ["A" + "." * 11] + ["." * 12] * 5)


def test_a_unit_turns_into_the_way_it_goes():
    """MOV-01, ACT-28: before the first step and at every corner."""
    move = through(draw(FIELD), (2.5, 5.5), (2.5, 8.5), facing=45.0)
    assert move.turns == (Turn(degrees=45.0, after_m=0.0), Turn(degrees=90.0, after_m=2.0))
    assert move.end_facing_deg == pytest.approx(0.0)
    assert move.facing_at(1.0) == pytest.approx(90.0)


def test_straight_ahead_is_no_turn():
    """MOV-01."""
    assert through(draw(FIELD), (4.5, 5.5), (6.5, 5.5), facing=90.0).turns == ()


@pytest.mark.parametrize("to", [(1.005, 1.0), (0.995, 1.0), (1.0, 0.995)])
def test_a_place_square_aside_or_behind_takes_its_turn_however_near(to):
    """MOV-01, GEN-06: only what lies ahead can be straight ahead to the centimetre."""
    route = route_through(Spot(1, 1), 0, [Spot(*to)])
    assert route.legs[0].facing_deg != 0


def test_a_turn_at_the_end_is_made_there():
    """MOV-13."""
    route = route_ahead(Spot(1, 1), 90, 90, 2, end_facing_deg=180)
    move = measure(footing(draw(FIELD)), route, cost=price())
    assert move.turns == (Turn(degrees=90.0, after_m=2.0),)
    assert move.end_facing_deg == 180


def test_a_turn_on_the_spot_needs_no_ground():
    """ACT-27."""
    route = route_through(Spot(1, 1), 0, [], end_facing_deg=270)
    move = measure(footing(draw(FIELD)), route, cost=price())
    assert (move.turns, move.reach_m, move.ground) == ((Turn(degrees=90.0, after_m=0.0),), 0.0, ())


def test_a_step_back_keeps_the_back_to_where_it_goes():
    """MOV-03, ACT-39."""
    move = east(draw(FIELD), 2, gait="backward")
    assert move.turns == ()
    assert move.end_facing_deg == 270.0
    assert move.end.x == pytest.approx(3.0)


def test_a_step_aside_keeps_the_facing():
    """MOV-03, ACT-40."""
    route = route_ahead(Spot(1, 1), 0, 70, 1, gait="sideways")
    move = measure(footing(draw(FIELD)), route, cost=price())
    assert (move.turns, move.end_facing_deg) == ((), 0.0)


def test_turns_beyond_what_stops_the_move_are_not_made():
    """MOV-13."""
    blocked = draw("......\nA..C..\n......")
    move = through(blocked, (4.9, 1.5), (4.9, 2.5), facing=90.0)
    assert move.stop.kind == "high_obstacle"
    assert move.turns == ()


def test_measured_turns_are_what_the_rules_judge():
    """ACT-30, ACT-31: the same corner is too sharp for a sprint and fit for a run."""
    board = table()
    turns = through(draw(FIELD), (3.5, 5.5), (3.5, 8.5), facing=90.0).turns
    (corner,) = turns
    allowed = {
        mode: turn_allowed(mode, mode, corner.after_m, corner.degrees, board)
        for mode in ("walk", "run", "sprint")
    }
    assert allowed == {"walk": True, "run": True, "sprint": False}


places = st.tuples(st.floats(0, 12), st.floats(0, 12))


@given(st.lists(places, min_size=1, max_size=5), st.floats(0, 360))
def test_a_route_comes_to_its_last_waypoint_facing_where_it_went(way, facing):
    """MOV-02, MOV-13."""
    route = route_through(Spot(6, 6), facing, [Spot(*place) for place in way])
    end = route.spot_at(route.length_m)
    assert (end.x, end.y) == pytest.approx(way[-1], abs=1e-6)
    legs = [leg for leg in route.legs if leg.length_m > 0]
    if legs:
        assert route.facing_at(route.length_m) == pytest.approx(legs[-1].facing_deg)
    assert all(0 < turn.degrees <= 180 for turn in route.turns())
