"""Walking through the scenario maps: the relay station, the trader, the counting house (ACT-68..76, OBS-01, STO)."""

from functools import cache
from pathlib import Path

import pytest
from support.walks import charged, gate, pace, price, unit

from squadlog.ground.checking.load import load_map
from squadlog.ground.compiled.conditions import Breach, Conditions, Spot
from squadlog.ground.moving.moves import measure
from squadlog.ground.moving.moves_ground import MoveGround
from squadlog.ground.moving.moves_route import route_through
from squadlog.ground.moving.moves_stops import Mover
from squadlog.ground.moving.reachable import reachable

MAPS = Path(__file__).resolve().parents[2] / "scenarios" / "maps"


@cache
def ground(name):
    return MoveGround(load_map(MAPS / f"{name}.toml"))


def walk(name, start, *places, mover=None, mode="walk", **conditions):
    figure = unit(1, *start[:2], facing=90.0, floor=start[2] if len(start) > 2 else 1)
    waypoints = [Spot(*place) for place in places]
    footing = ground(name).under(Conditions(**conditions))
    route = route_through(figure.spot, figure.facing_deg, waypoints)
    mover = mover or Mover(number=figure.number, side=figure.side)
    return measure(footing, route, cost=price(mode=mode), mover=mover)


STATION, SHIP, HOUSE = "blow_the_damn_thing_up", "pest_control", "the_counting_house"


def test_the_station_is_locked():
    """MAP-10, scenario 2."""
    move = walk(STATION, (12, 18), (24, 18))
    assert (move.stop.id, move.stop.rule, move.reach_m) == ("D1", "MAP-10", pytest.approx(3.75, abs=1e-4))


def test_two_opened_doors_lead_into_the_communications_room():
    """ACT-68, MAP-10, MAP-11."""
    way = ((24, 18), (24, 21))
    assert walk(STATION, (12, 18), *way, doors={"D1": "open"}).stop.id == "D4"
    move = walk(STATION, (12, 18), *way, doors={"D1": "open", "D4": "open"})
    assert move.stop is None
    assert [one.id for one in move.passed] == ["D1", "D4"]
    assert move.ground == (("clear",),) * 15
    assert [(turn.degrees, turn.after_m) for turn in move.turns] == [(90.0, 12.0)]


def test_its_window_takes_a_jump():
    """MAP-12, ACT-41."""
    inward = ((24, 25), (24, 23.5))
    assert walk(STATION, (24, 26), *inward).stop.kind == "window"
    jump = walk(STATION, (24, 24.6), (24, 23.6), mover=Mover(over_m=1.0))
    assert jump.stop is None
    assert jump.passed[0].kind == "window"


def test_a_breach_is_another_way_in():
    """OBS-01."""
    breach = Breach("W1", (16, 21))
    move = walk(STATION, (14, 21), (16.7, 21), breaches=(breach,))
    assert (move.stop, move.passed[0].kind) == (None, "breach")
    assert walk(STATION, (14, 21), (16.7, 21)).stop.id == "W1"


def test_the_brook_and_the_bog_slow_whoever_comes_from_the_west():
    """TER-04, TER-06."""
    through_the_brook = walk(STATION, (4, 9.5), (4, 13.8))
    assert ("stream",) in through_the_brook.ground
    bog = walk(STATION, (2.5, 15), (8, 15))
    assert bog.ground.count(("marsh",)) == 5
    assert charged(bog.ground, 2).stopped_by == "marsh"


def test_the_hill_east_of_the_station_costs_its_contour_line():
    """MOV-08, TER-07."""
    move = walk(STATION, (38, 18), (43, 18))
    assert [metre for metre in move.ground if "up1" in metre] == [("clear", "up1")]


def test_the_trader_is_boarded_lock_by_lock():
    """MAP-22, ACT-74: outer door, chamber, inner door, hold."""
    assert walk(SHIP, (7.5, 5), (7.5, 9)).stop.id == "D1"
    chamber = walk(SHIP, (7.5, 5), (7.5, 9), doors={"D1": "open"})
    assert chamber.stop is None
    assert walk(SHIP, (7.5, 9), (7.5, 11)).stop.id == "D2"
    hold = walk(SHIP, (7.5, 9), (7.5, 11), doors={"D2": "open"})
    assert (hold.stop, [one.id for one in hold.passed]) == (None, ["D2"])


def test_three_bulkhead_doors_lead_to_the_bridge():
    """MAP-21."""
    way = ((9.5, 12), (9.5, 17), (12, 17), (12, 30))
    blown = frozenset({"D5", "D6", "D7"})
    for missing in sorted(blown):
        assert walk(SHIP, (7.5, 11.5), *way, destroyed=blown - {missing}).stop.id == missing
    assert walk(SHIP, (7.5, 11.5), *way, destroyed=blown).stop is None


def test_a_breached_bulkhead_is_a_door_like_any_other():
    """OBS-01, MAP-18."""
    assert walk(SHIP, (2, 15), (6, 15)).stop.rule == "MAP-18"
    assert walk(SHIP, (2, 15), (5, 15), breaches=(Breach("hull", (4, 15)),)).stop is None


def test_crates_and_the_engine_block_are_in_the_way():
    """MAP-14, MAP-15."""
    assert walk(SHIP, (5, 13.5), (9, 13.5)).stop.rule == "MAP-14"
    assert walk(SHIP, (9, 9.5), (12, 9.5)).stop.rule == "MAP-15"


def test_the_stairs_of_the_counting_house_lead_up():
    """STO-02, MAP-16."""
    plan = ground(HOUSE).plan
    (stairs,) = plan.stairs
    x = sum(point[0] for point in stairs.points) / len(stairs.points)
    y = sum(point[1] for point in stairs.points) / len(stairs.points)
    move = walk(HOUSE, (x, y), (x, y, 2))
    assert (move.stop, move.end.floor, move.floors[0].by) == (None, 2, stairs.id)
    assert walk(HOUSE, (x, y, 2), (x, y, 1)).end.floor == 1


def test_the_elevator_of_the_counting_house_is_entered_by_its_door():
    """STO-08, MAP-17."""
    (door,) = [door for door in ground(HOUSE).plan.doors if door.kind == "elevator_door" and door.floor == 1]
    (ax, ay), (bx, by) = door.ends
    x, y = (ax + bx) / 2, (ay + by) / 2
    assert walk(HOUSE, (x, y - 1.0), (x, y + 0.8)).stop.id == door.id
    inside = walk(HOUSE, (x, y - 1.0), (x, y + 0.8), doors={door.id: "open"})
    assert inside.stop is None
    assert {one.kind for one in inside.passed} == {"elevator_door", "elevator"}


def test_a_run_from_the_corridor_reaches_into_opened_rooms_only():
    """MOV-06, ACT-30."""
    for doors, covered in (({}, False), ({"D4": "open"}, True)):
        footing = ground(STATION).under(Conditions(doors=doors))
        found = reachable(
            footing,
            unit(1, 24.0, 18.0, facing=0.0),
            cost=price(mode="run"),
            allowance=4,
            pace=pace(4, mode="run"),
            gate=gate("run"),
        )
        assert found.covers(24.0, 20.5) is covered
