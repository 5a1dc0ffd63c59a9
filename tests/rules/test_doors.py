"""Doors, keys and airlocks: ACT-66..76, SET-08, SET-09, AMB-31, AMB-32, AMB-127."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import YesNo
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.desk import flow
from squadlog.rules.desk.actions import quote
from squadlog.rules.house import doors
from squadlog.rules.house.chapter import CHAPTER as HOUSE

BOOK = table()
TWO = {"door.unlockOpensToo": "two_actions"}
OUTER = Feature(id="A1", kind="airlock_door", name="Outer door", state="closed", airlock="L")
INNER = Feature(id="A2", kind="airlock_door", name="Inner door", state="closed", airlock="L")


class FarAway(StatedSurveyor):
    """Nothing is within reach."""

    def reach(self, *_asked):
        return YesNo(value=False, origin="measured")


def door(state="closed", key=None, kind="internal_door"):
    return Feature(id="D1", kind=kind, name="Door", state=state, key=key)


def at(*features, **unit):
    return skirmish(units={1: unit}, features=features)


def refused(battle, *extras, feature="D1", action="open_close_door", board=BOOK):
    command = Declare(unit=1, action=action, feature=feature, extras=extras)
    return HOUSE.actions.handlers[action].refusal(battle, command, board)


def done(battle, *extras, feature="D1", action="open_close_door", rulings=None, unit=1):
    recorder = EventRecorder(battle)
    ongoing = Ongoing(kind=action, start=Moment(1, 1), end=Moment(1, 1), feature=feature, extras=extras)
    HOUSE.actions.handlers[action].effect(recorder, unit, ongoing, table(rulings=rulings))
    return recorder.battle


def cost(battle, *extras, feature="D1", rulings=None):
    command = Declare(unit=1, action="open_close_door", feature=feature, extras=extras)
    return quote(battle, command, table(rulings=rulings)).cost_ap


def test_a_door_nobody_spoke_of_is_closed_and_unlocked():
    """SET-08."""
    battle = at(door("intact"))
    assert refused(battle, "open") is None
    assert refused(battle, "close").code == "already-closed"
    assert done(battle).features["D1"].state == "open"


@pytest.mark.parametrize(
    ("state", "extras", "after"),
    [
        ("closed", ("open",), "open"),
        ("closed", (), "open"),
        ("open", ("close",), "closed"),
        ("open", (), "closed"),
    ],
)
def test_a_door_is_opened_or_closed_when_the_action_ends(state, extras, after):
    """ACT-68, ACT-69."""
    assert done(at(door(state)), *extras).features["D1"].state == after


@pytest.mark.parametrize(("state", "word"), [("open", "open"), ("closed", "close")])
def test_a_door_cannot_be_put_into_the_state_it_is_in(state, word):
    """ACT-68."""
    assert refused(at(door(state)), word).rule == "ACT-68"


def test_a_door_needs_to_be_within_a_metre():
    """ACT-68, AMB-127."""
    far = table(surveyor=FarAway())
    found = refused(at(door()), "open", board=far)
    assert (found.code, found.rule) == ("out-of-reach", "ACT-68")


def test_what_is_no_door_is_refused_for_good():
    wall = Feature(id="W", kind="internal_wall", name="Wall")
    for named in ("W", "nowhere", None):
        found = refused(at(wall), feature=named)
        assert (found.code, found.subsystem) == ("no-such-door", None)
    assert (
        doors.refusal(at(door()), Declare(unit=99, action="open_close_door", feature="D1"), BOOK).code
        == "unknown-unit"
    )


@pytest.mark.parametrize("kind", ["sliding_door", "bulkhead_door", "external_door", "airlock_door"])
def test_every_kind_of_door_opens(kind):
    """ACT-68."""
    assert refused(at(door(kind=kind)), "open") is None


def test_two_words_at_once_contradict_each_other():
    assert refused(at(door()), "open", "lock").code == "contradiction"
    assert refused(at(door()), "open", "lock").sentence == "One order cannot open and lock a door."
    assert refused(at(door()), "open", "open") is None, "said twice it is the same"


def test_a_locked_door_opens_with_its_key_only():
    """ACT-70, ACT-71."""
    locked = door("locked", key="K")
    found = refused(at(locked), "unlock")
    assert (found.code, found.rule) == ("no-key", "ACT-71")
    assert "destroy" in found.instead
    assert refused(at(locked), "open").rule == "ACT-71"
    assert refused(at(locked, keys=("K",)), "unlock") is None
    assert refused(at(locked, keys=("X",)), "unlock").code == "no-key"


def test_locks_exist_only_where_the_scenario_gave_one():
    """SET-09."""
    assert refused(at(door("closed"), keys=("K",)), "lock").rule == "SET-09"


def test_locking_needs_the_key_too():
    """ACT-70."""
    assert refused(at(door("closed", key="K")), "lock").rule == "ACT-70"
    assert refused(at(door("locked", key="K"), keys=("K",)), "lock").code == "already-locked"
    assert refused(at(door("closed", key="K"), keys=("K",)), "unlock").code == "not-locked"


@pytest.mark.parametrize(
    ("state", "word", "one", "two"),
    [
        ("locked", "unlock", "open", "closed"),
        ("open", "lock", "locked", None),
        ("closed", "lock", "locked", "locked"),
    ],
)
def test_whether_the_key_action_also_opens_or_closes_is_a_reading(state, word, one, two):
    """ACT-70, AMB-31."""
    battle = at(door(state, key="K"), keys=("K",))
    assert done(battle, word).features["D1"].state == one
    if two is None:
        assert refused(battle, word, board=table(rulings=TWO)).code == "close-first"
    else:
        assert done(battle, word, rulings=TWO).features["D1"].state == two


def test_opening_a_locked_door_unlocks_it_unless_these_are_two_actions():
    """AMB-31."""
    battle = at(door("locked", key="K"), keys=("K",))
    assert refused(battle, "open") is None
    assert cost(battle, "open") == 5
    assert refused(battle, "open", board=table(rulings=TWO)).code == "locked"


@pytest.mark.parametrize(
    ("feature", "extras", "expected"),
    [
        (door(), ("open",), 1),  # ACT-68
        (door("locked", key="K"), ("unlock",), 5),  # ACT-70
        (replace(OUTER, id="D1"), ("open",), 2),  # ACT-73
        (replace(OUTER, id="D1", state="open"), ("close",), 1),  # ACT-73: only to open
        (replace(OUTER, id="D1", state="locked", key="K"), ("unlock",), 6),  # NEW-51
        (replace(OUTER, id="D1", state="closed", key="K"), ("lock",), 5),
    ],
)
def test_what_a_door_costs(feature, extras, expected):
    """ACT-68, ACT-70, ACT-73, NEW-51."""
    assert cost(at(feature, keys=("K",)), *extras) == expected


def test_unlocking_an_airlock_door_without_opening_it_costs_no_more_than_any_lock():
    """ACT-73, AMB-31."""
    locked = replace(OUTER, id="D1", state="locked", key="K")
    assert cost(at(locked, keys=("K",)), "unlock", rulings=TWO) == 5


def test_a_destroyed_door_is_open_for_good():
    """ACT-72."""
    battle = at(door("destroyed"))
    assert refused(battle, "close").rule == "ACT-72"
    assert done(battle, "close").features["D1"].state == "destroyed"
    assert doors.refusal_pass(battle, 1, "D1", BOOK) is None


def test_a_shut_door_lets_nobody_through():
    """ACT-68."""
    assert doors.refusal_pass(at(door()), 1, "D1", BOOK).code == "shut"
    assert doors.refusal_pass(at(door("open")), 1, "D1", BOOK) is None
    assert doors.refusal_pass(at(door()), 1, "D9", BOOK).subsystem is None


# Airlocks.


def test_the_two_doors_of_an_airlock_are_never_open_together():
    """ACT-74, AMB-32."""
    found = refused(at(replace(OUTER, state="open"), INNER), "open", feature="A2")
    assert (found.code, found.rule) == ("twin-open", "ACT-74")


def test_opening_one_door_leaves_the_other_to_be_cycled():
    """ACT-74, ACT-75."""
    battle = done(at(OUTER, INNER), "open", feature="A1")
    battle = replace(
        battle, features={**battle.features, "A1": replace(battle.features["A1"], state="closed")}
    )
    assert refused(battle, "open", feature="A1") is None
    found = refused(battle, "open", feature="A2")
    assert (found.code, found.rule) == ("not-cycled", "ACT-75")


def test_full_passage_goes_through_five_steps():
    """ACT-74, ACT-75, ACT-76."""
    recorder = EventRecorder(done(at(OUTER, INNER), "open", feature="A1"))
    doors.pass_through(recorder, 1, "A1")
    assert recorder.battle.units[1].place == "airlock:L"
    assert refused(recorder.battle, feature="A1", action="open_airlock").code == "door-open"
    flow.fall_due(recorder, table(), "closes")
    assert recorder.battle.features["A1"].state == "closed"
    assert refused(recorder.battle, feature="L", action="open_airlock") is None
    battle = done(recorder.battle, feature="L", action="open_airlock")
    assert refused(battle, "open", feature="A1").code == "not-cycled"
    recorder = EventRecorder(done(battle, "open", feature="A2"))
    doors.pass_through(recorder, 1, "A2")
    assert recorder.battle.units[1].place == ""
    flow.fall_due(recorder, table(), "closes")
    assert [recorder.battle.features[name].state for name in ("A1", "A2")] == ["closed", "closed"]


def test_only_doors_that_somebody_passed_shut_by_themselves():
    """ACT-76, AMB-32."""
    recorder = EventRecorder(
        at(replace(OUTER, state="open"), replace(INNER, used=True, state="destroyed"), door("open"))
    )
    flow.fall_due(recorder, table(), "closes")
    assert [recorder.battle.features[name].state for name in ("A1", "A2", "D1")] == [
        "open",
        "destroyed",
        "open",
    ]


def cycling(*extra_units):
    """Unit 2 cycles the chamber, with unit 1 inside as well."""
    action = Ongoing(kind="open_airlock", start=Moment(1, 1), end=Moment(1, 10), feature="A1")
    return skirmish(
        red=(1, 2, *extra_units),
        units={1: {"place": "airlock:L"}, 2: {"place": "airlock:L", "action": action}},
        features=(OUTER, replace(INNER, pressure=False)),
    )


def test_units_in_the_chamber_share_one_cycle():
    """ACT-75, AMB-32."""
    found = refused(cycling(), feature="A1", action="open_airlock")
    assert found.code == "cycling"
    after = done(cycling(), feature="A1", action="open_airlock", unit=2)
    assert [after.features[name].pressure for name in ("A1", "A2")] == [False, True]


def test_each_unit_may_be_read_to_need_its_own_cycle():
    """AMB-32."""
    battle = skirmish(
        red=(1, 2), units={2: {"place": "airlock:L"}}, features=(replace(OUTER, state="open"), INNER)
    )
    assert doors.refusal_pass(battle, 1, "A1", BOOK) is None
    alone = table(rulings={"airlock.sharing": "per_unit"})
    assert doors.refusal_pass(battle, 1, "A1", alone).code == "chamber-taken"
    assert doors.refusal_pass(battle, 2, "A1", alone) is None


def test_an_airlock_is_cycled_from_inside_or_at_its_door():
    """ACT-75."""
    far = table(surveyor=FarAway())
    closed = (OUTER, replace(INNER, pressure=False))
    assert refused(at(*closed), feature="A1", action="open_airlock", board=far).code == "out-of-reach"
    assert refused(at(*closed, place="airlock:L"), feature="A1", action="open_airlock", board=far) is None
    assert refused(at(door()), feature="D1", action="open_airlock").code == "no-such-airlock"


def test_a_door_that_fell_meanwhile_is_left_alone():
    """ACT-08."""
    battle = done(
        at(replace(OUTER, state="destroyed"), replace(INNER, pressure=False)),
        feature="A2",
        action="open_airlock",
    )
    assert not battle.features["A2"].pressure


# The doors of elevators.


def elevator(**changes):
    return replace(Feature(id="E", kind="elevator", name="Lift", state="closed", floors=4, car=2), **changes)


def test_an_elevator_opens_only_where_its_car_stands():
    """STO-08, STO-12."""
    assert refused(at(elevator(), floor=2), "open", feature="E") is None
    assert refused(at(elevator(), floor=1), "open", feature="E").rule == "STO-08"
    assert refused(at(elevator(car=None), floor=1), "open", feature="E").code == "car-elsewhere"
    assert (
        refused(at(elevator(heading=3, arrives=Moment(1, 4)), floor=2), "open", feature="E").code
        == "car-moving"
    )
    assert refused(at(elevator(), floor=2), "lock", feature="E").code == "no-lock"


def test_getting_in_and_out_of_a_car_goes_through_its_door():
    """STO-08."""
    battle = at(elevator(), floor=2)
    assert doors.refusal_pass(battle, 1, "E", BOOK).code == "shut"
    recorder = EventRecorder(done(battle, "open", feature="E"))
    doors.pass_through(recorder, 1, "E")
    assert recorder.battle.units[1].place == "elevator:E"
    assert recorder.battle.features["E"].used
    doors.pass_through(recorder, 1, "E")
    assert recorder.battle.units[1].place == ""


def test_an_open_car_elsewhere_lets_nobody_in():
    """STO-08."""
    assert doors.refusal_pass(at(elevator(state="open"), floor=3), 1, "E", BOOK).rule == "STO-08"


def test_opening_holds_the_car_for_a_moment_and_closing_does_not():
    """STO-08, AMB-35: somebody who opened the door has time to go in before the car answers another call."""
    assert done(at(elevator(), floor=2), "open", feature="E").features["E"].used
    assert not done(at(elevator(state="open"), floor=2), "close", feature="E").features["E"].used
    assert not done(at(door()), "open").features["D1"].used
