"""Laws of measuring: what is told of the ground hangs on nothing but the ground (LOS-01, MOV-02, ACT-18, ACT-55)."""

from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st
from support.laws import law
from support.on_maps import measured_battle, measured_table, surveyor
from support.random_battles import NUMBERS, battles

from squadlog.battle.commands import Declare, Done
from squadlog.battle.evolve import evolve
from squadlog.battle.refusal import Refusal
from squadlog.book.ground import DEEP
from squadlog.facts.ground_facts import StatedMove, StatedSighting, Turn, Waypoint
from squadlog.ground.compiled.bearings import bearing_deg
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.arcs import in_opportunity_arc
from squadlog.ground.sight.line_of_sight import look
from squadlog.ground.sight.watching import along
from squadlog.rules.desk.engine import decide
from squadlog.survey.routes import degrees

NOTHING = StatedSighting()
MODES = ("walk", "run", "sprint", "backward", "sideways")


@st.composite
def _moves(draw, start):
    """A move near its start: a path of one to three corners, or turns as it goes."""
    if draw(st.booleans()):
        turns = draw(
            st.lists(
                st.builds(
                    Turn, degrees=st.sampled_from((30.0, 45.0, 90.0)),
                    after_m=st.sampled_from((0.0, 1.0, 2.0)), left=st.booleans(),
                ),
                max_size=2,
            )
        )  # fmt: skip
        return StatedMove(turns=tuple(turns), distance_m=draw(st.none() | st.sampled_from((0.5, 2.0, 3.0))))
    steps = draw(st.lists(st.tuples(st.integers(-6, 6), st.integers(-6, 6)), min_size=1, max_size=3))
    path = tuple(Waypoint(x=start.x + east / 2, y=start.y + north / 2) for east, north in steps)
    facing = draw(st.none() | st.sampled_from((0.0, 135.0, 270.0)))
    return StatedMove(path=path, as_far=draw(st.booleans()), facing_deg=facing)


@law(40)
@given(battle=battles(), order=st.permutations(NUMBERS))
def test_a_measured_view_does_not_hang_on_the_order_of_the_units(battle, order):
    shuffled = replace(battle, units={number: battle.units[number] for number in order})
    for target in (11, 12):
        assert surveyor(battle).sighting(1, target, NOTHING) == surveyor(shuffled).sighting(
            1, target, NOTHING
        )


@law(40)
@given(battle=battles())
def test_distance_and_woods_are_the_same_from_either_end_los_01(battle):
    told = surveyor(battle)
    there, back = told.sighting(1, 11, NOTHING), told.sighting(11, 1, NOTHING)
    assert there.distance == back.distance
    assert [there.depth_m(kind) for kind in DEEP] == [back.depth_m(kind) for kind in DEEP]


@law(40)
@given(battle=battles(), data=st.data())
def test_each_stated_fact_wins_and_changes_no_other(battle, data):
    said = {
        "distance_m": data.draw(st.none() | st.just(3.25)),
        "in_arc": data.draw(st.none() | st.booleans()),
        "in_sight": data.draw(st.none() | st.booleans()),
        "covers": data.draw(st.none() | st.just(("half_hard",))),
    }
    free, told = (
        surveyor(battle).sighting(1, 11, NOTHING),
        surveyor(battle).sighting(1, 11, StatedSighting(**said)),
    )
    for name, fact in (("distance_m", "distance"), ("in_arc", "in_arc"), ("in_sight", "in_sight")):
        if said[name] is None:
            assert getattr(told, fact) == getattr(free, fact)
        else:
            assert (getattr(told, fact).value, getattr(told, fact).origin) == (said[name], "stated")
    assert told.crossed == free.crossed if said["covers"] is None else told.covers_origin == "stated"


@law(60)
@given(battle=battles(within_m=5), mode=st.sampled_from(MODES), data=st.data())
def test_a_unit_ends_where_its_measured_way_says_and_never_on_another_mov_02_act_18(battle, mode, data):
    stated = data.draw(_moves(battle.units[1].position))
    command = Declare(unit=1, action="move", mode=mode, move=stated)
    declared = decide(battle, command, measured_table(battle))
    assume(not isinstance(declared, Refusal))
    facts = surveyor(battle).move(1, mode, stated)
    after = battle
    for entry in declared:
        after = evolve(after, entry)
    told = decide(after, Done(), measured_table(after))
    moved = next(entry for entry in told if entry.kind == "unit_moved" and entry.unit == 1)
    end = facts.station(moved.trace.metres)
    assert (moved.to.x, moved.to.y) == pytest.approx((end.x, end.y), abs=1e-5)
    assert moved.to.facing_deg == pytest.approx(end.facing_deg, abs=1e-5)
    if facts.stop is not None:
        assert moved.trace.metres <= facts.stop.at_m + 1e-6
    if stated.path and not stated.as_far:
        assert (end.x, end.y) == pytest.approx((stated.path[-1].x, stated.path[-1].y))
    if stated.facing_deg is not None:
        assert end.facing_deg == stated.facing_deg
    for other in measured_battle(battle).conditions.figures:
        if other.number != 1 and other.spot.floor == end.floor:
            assert hypot(other.spot.x - moved.to.x, other.spot.y - moved.to.y) >= 0.5 - 1e-4


@law(60)
@given(battle=battles(), mode=st.sampled_from(MODES), data=st.data())
def test_the_way_is_as_long_as_its_stations_are_apart(battle, mode, data):
    way = surveyor(battle).move(1, mode, data.draw(_moves(battle.units[1].position))).way
    gone = sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(way))
    assert way[-1].at_m == pytest.approx(gone, abs=1e-5)
    assert [one.at_m for one in way] == sorted(one.at_m for one in way)


@law(50, choosy=True)
@given(battle=battles(within_m=6), data=st.data())
def test_the_watchers_of_a_move_are_those_of_the_slow_obvious_way_act_55(battle, data):
    ready = {
        number: _just_past(battle, number, data.draw(st.sampled_from((-55, -50, 50, 55))))
        for number in (11, 12)
    }
    battle = replace(battle, units={**battle.units, **ready})
    stated = replace(data.draw(_moves(battle.units[1].position)), as_far=True)
    goes = _metres_made(battle, stated)
    facts, land = surveyor(battle).move(1, "sprint", stated), measured_battle(battle)
    corners = [station for station in facts.way if station.at_m < goes]
    path = [Spot(one.x, one.y, one.floor) for one in (*corners, facts.station(goes))]
    slow = {}
    for number in (11, 12):
        seen = [(at_m, _sees(land, number, spot)) for at_m, spot in along(path, 0.5)]
        if not seen[0][1] and any(now for _, now in seen):
            slow[number] = next(at_m for at_m, now in seen if now)
    event(f"{len(slow)} watchers")
    assert {one.watcher: one.at_m for one in facts.seen_by} == pytest.approx(slow)


def _just_past(battle, number, off_deg):
    """A watcher with readied fire who looks just past unit 1."""
    at, mover = battle.units[number].position, battle.units[1].position
    ahead = bearing_deg(Spot(at.x, at.y), Spot(mover.x, mover.y))
    facing = degrees(ahead + off_deg)
    return replace(battle.units[number], opportunity="SR", position=replace(at, facing_deg=facing))


def _metres_made(battle, stated):
    """What the engine makes of the move, with nobody asked about it."""
    after = battle
    command = Declare(unit=1, action="move", mode="sprint", move=replace(stated, seen_by=()))
    for order in (command, Done()):
        told = decide(after, order, measured_table(after))
        assume(not isinstance(told, Refusal))
        for entry in told:
            after = evolve(after, entry)
            if entry.kind == "unit_moved":
                return entry.trace.metres
    raise AssertionError("it did not move")


def _sees(land, number, spot):
    watcher, there = land.figures[number], replace(land.figures[1], spot=spot)
    arc = in_opportunity_arc(watcher, spot, land.readings)
    return arc and look(land.ground, watcher, there, land.readings).open
