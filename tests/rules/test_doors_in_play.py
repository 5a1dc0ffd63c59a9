"""Doors, airlocks, elevators and dives played through the engine: whole passages, second by second."""

from dataclasses import replace

from support.battles import skirmish, table

from squadlog.battle.commands import Declare, Done
from squadlog.battle.evolve import evolve
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Trace
from squadlog.rules.desk import engine

BOOK = table()


def alone(*features, **unit):
    """One able unit on the table; everybody else is out of the fight."""
    light = {"armour": "LI"}
    return skirmish(
        soldiers={1: light},
        units={1: unit, 11: {"wound": "U"}},
        features=features,
        setup_changes={"packs_on": False},
    )


def play(battle, action, **fields):
    """Declare, resolve, and let time pass until the unit is free again."""
    for said in (Declare(unit=1, action=action, **fields), Done()):
        events = engine.decide(battle, said, BOOK)
        assert not isinstance(events, Refusal), (action, fields, events)
        for event in events:
            battle = evolve(battle, event)
    return battle


def why_not(battle, action, **fields):
    found = engine.refusal(battle, Declare(unit=1, action=action, **fields), BOOK)
    return found.code if found else None


LOCK = (
    Feature(id="A1", kind="airlock_door", name="Outer door", state="closed", airlock="L"),
    Feature(id="A2", kind="airlock_door", name="Inner door", state="closed", airlock="L"),
)


def test_full_airlock_passage_is_open_in_cycle_open_out():
    """ACT-73, ACT-74, ACT-75, ACT-76: 2 + 1 subphases to get in, then 10 to cycle."""
    battle = play(alone(*LOCK), "open_close_door", feature="A1")
    assert why_not(battle, "open_close_door", feature="A2") == "twin-open"
    assert battle.now == Moment(1, 3)
    battle = play(battle, "move", mode="walk", feature="A1")
    assert (battle.now, battle.units[1].place, battle.features["A1"].state) == (
        Moment(1, 4),
        "airlock:L",
        "closed",
    )
    assert why_not(battle, "open_close_door", feature="A2") == "not-cycled"
    assert why_not(battle, "move", mode="walk", feature="A1") == "shut"
    cycle = Declare(unit=1, action="open_airlock", feature="L")
    assert engine.refusal(battle, replace(cycle, feature="A1"), BOOK) is None
    ongoing = battle
    for said in (replace(cycle, feature="A1"), Done()):
        for event in engine.decide(ongoing, said, BOOK):
            ongoing = evolve(ongoing, event)
    assert ongoing.units[1].action.end == Moment(2, 3)


def test_a_ride_of_two_floors_is_open_in_ride_open_out():
    """STO-07, STO-08, NEW-53: 1 + 1 + 2 x 2 + 1 + 1 subphases."""
    lift = Feature(id="E", kind="elevator", name="Lift", state="closed", floors=3, car=1)
    battle = play(alone(lift), "open_close_door", feature="E")
    battle = play(battle, "move", mode="walk", feature="E")
    assert battle.units[1].place == "elevator:E"
    battle = play(battle, "elevator_floor", feature="E", floors=2)
    assert (battle.now, battle.units[1].floor, battle.features["E"].state) == (Moment(1, 7), 3, "closed")
    assert why_not(battle, "move", mode="walk", feature="E") == "shut"
    battle = play(battle, "open_close_door", feature="E")
    battle = play(battle, "move", mode="walk", feature="E")
    assert (battle.now, battle.units[1].place) == (Moment(1, 9), "")


def test_a_dive_after_a_run_carries_three_metres_and_ends_prone():
    """ACT-44, ACT-47, AMB-29."""
    battle = play(alone(), "move", mode="run")
    battle = play(battle, "dive")
    assert (battle.now, battle.units[1].posture) == (Moment(1, 4), "prone")
    assert battle.units[1].before == Trace(mode="dive", metres=3)


def test_a_move_through_a_shut_door_is_refused():
    """ACT-68."""
    door = Feature(id="D1", kind="internal_door", name="Door")
    assert why_not(alone(door), "move", mode="walk", feature="D1") == "shut"
    opened = play(alone(door), "open_close_door", feature="D1")
    assert why_not(opened, "move", mode="walk", feature="D1") is None
