"""A move is measured once while the ground that it can meet is the same, and anew when that changes (MOV, ACT-18)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.drawn_maps import box, ground, wall
from support.laws import law
from support.on_maps import measured_battle, on_map, surveyor
from support.random_battles import battles

from squadlog.battle.feature import Feature
from squadlog.facts.ground_facts import Position, StatedMove, Waypoint
from squadlog.ground.map.structures import Obstacle
from squadlog.ground.moving.moves import measure, measure_on
from squadlog.survey import drawn
from squadlog.survey.columns import footing_for
from squadlog.survey.pace import choice_of, mover_of
from squadlog.survey.routes import route_of

NORTH = StatedMove(path=(Waypoint(x=10, y=6),))
BARE = ground()
TABLE = ground(obstacles=(Obstacle(id="T", kind="furniture", cover="half_soft", points=box(9, 4, 11, 5)),))


@pytest.fixture
def measured(monkeypatch):
    """The routes that have been measured."""
    routes = []

    def counted(footing, part, route, cost, mover):
        routes.append(route)
        return measure_on(footing, part, route, cost, mover)

    monkeypatch.setattr(drawn, "measure_on", counted)
    drawn.compile_map.cache_clear()
    return routes


def _battle(other=(15.0, 2.0), chart=BARE):
    return on_map(chart, {1: (10, 2, 0), 2: other, 11: (18, 18, 180)})


def _stop(battle, **rulings):
    return surveyor(battle, rulings).move(1, "walk", NORTH).stop


def test_a_move_is_not_measured_again_when_somebody_moves_elsewhere(measured):
    assert _stop(_battle()) is None
    assert _stop(_battle(other=(16.0, 3.0))) is None
    assert len(measured) == 1


def test_a_move_is_measured_again_when_somebody_has_come_into_its_way_act_18(measured):
    assert _stop(_battle()) is None
    assert _stop(_battle(other=(10.0, 4.0))).rule == "ACT-18"
    assert len(measured) == 2


def test_a_move_is_measured_again_when_the_ground_is_read_in_another_way_amb_39(measured):
    assert _stop(_battle(chart=TABLE)).rule == "MAP-14"
    assert _stop(_battle(chart=TABLE), **{"lowObstacle.traverse": "cost"}) is None
    assert len(measured) == 2


def test_a_move_is_measured_again_when_what_barred_it_has_been_destroyed_map_08(measured):
    battle = _battle(chart=ground(walls=(wall((8, 4), (12, 4)),)))
    assert _stop(battle).rule == "MAP-08"
    gone = Feature(id="W", name="wall W", kind="external_wall", state="destroyed")
    assert _stop(replace(battle, features={**battle.features, "W": gone})) is None
    assert len(measured) == 2


@law(60)
@given(
    battle=battles(),
    steps=st.lists(st.tuples(st.integers(-6, 6), st.integers(-6, 6)), min_size=1, max_size=3),
    shift=st.tuples(st.integers(-4, 4), st.integers(-4, 4)),
)
def test_what_is_known_of_a_move_is_what_would_be_measured_mov_02(battle, steps, shift):
    start = battle.units[1].position
    path = tuple(Waypoint(x=start.x + east / 2, y=start.y + north / 2) for east, north in steps)
    beside = Position(x=start.x + shift[0] / 4, y=start.y + shift[1] / 4, facing_deg=0.0)
    moved = replace(battle, units={**battle.units, 11: replace(battle.units[11], position=beside)})
    for now in (battle, moved, battle):
        here = measured_battle(now)
        unit, footing = now.units[1], footing_for(here, now.units[1])
        route = route_of(here.figures[1], "run", StatedMove(path=path), 0.0)
        asked = choice_of(here, unit, "run"), mover_of(here, unit, "run")
        assert here.compiled.measure(footing, route, *asked) == measure(
            footing, route, cost=asked[0], mover=asked[1]
        )
