"""Elevators and stairs: STO-02..13, CMB-17, AMB-21, AMB-33..36."""

from collections import Counter
from dataclasses import replace

import pytest
from support.battles import skirmish, table

from squadlog.base.dice import DieNeeded
from squadlog.battle.commands import Declare, Done
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionEnded, ActionLost
from squadlog.battle.events.turn import SubphaseOpened
from squadlog.battle.evolve import evolve
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import YesNo
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.desk import engine, flow
from squadlog.rules.desk.actions import quote
from squadlog.rules.house import elevators
from squadlog.rules.house.chapter import CHAPTER as HOUSE
from squadlog.rules.house.stairs import enter

BOOK = table()


class FarAway(StatedSurveyor):
    """Nothing is within reach."""

    def reach(self, *_asked):
        return YesNo(value=False, origin="measured")


def lift(**changes):
    return replace(Feature(id="E", kind="elevator", name="Lift", state="closed", floors=5, car=1), **changes)


def stairs(floors=3):
    return Feature(id="S", kind="stairs", name="Stairs", floors=floors)


def building(feature, red=(1,), **unit):
    return skirmish(red=red, units={1: unit}, features=(feature, stairs()))


def declare(action, **fields):
    return Declare(unit=1, action=action, **{"feature": "E", **fields})


def refused(battle, action, board=BOOK, **fields):
    return HOUSE.actions.handlers[action].refusal(battle, declare(action, **fields), board)


def ended(battle, action, *, board=BOOK, cost=1, unit=1, **fields):
    """The action, begun so that it ends now, takes effect."""
    now = battle.now
    ongoing = Ongoing(kind=action, start=now.later(1 - cost), end=now, **{"feature": "E", **fields})
    recorder = EventRecorder(battle)
    recorder.emit(ActionEnded(unit=unit, action=action))
    HOUSE.actions.handlers[action].effect(recorder, unit, ongoing, board)
    return recorder.battle


def decided(battle, command):
    """The events of a command that the engine accepts."""
    events = engine.decide(battle, command, BOOK)
    assert not isinstance(events, Refusal), events
    return events


def pass_time(battle, subphases=1, board=BOOK):
    recorder = EventRecorder(battle)
    for _ in range(subphases):
        recorder.emit(SubphaseOpened(moment=recorder.battle.now.later(1)))
        flow.fall_due(recorder, board, "opens")
        enter(recorder)
    return recorder.battle


@pytest.mark.parametrize(("car", "floor", "wait"), [(5, 2, 9), (2, 5, 9), (1, 1, 0), (1, 2, 3)])
def test_a_car_takes_three_subphases_per_floor(car, floor, wait):
    """STO-11, TX-12."""
    assert elevators.wait_subphases(car, floor, BOOK) == wait


@pytest.mark.parametrize(
    ("floors", "face", "floor"),
    [
        (2, 5, 1),
        (2, 6, 2),
        (3, 10, None),
        (3, 9, 3),
        (4, 8, 4),
        (4, 9, None),
        (5, 2, 1),
        (10, 10, 10),
        (1, 10, 1),
    ],
)
def test_the_first_floor_of_a_car_is_drawn_in_equal_bands(floors, face, floor):
    """STO-09, AMB-34, TX-13, TX-14, NEW-55."""
    assert elevators.start_floor(floors, face, BOOK) == floor


def test_law_every_floor_has_the_same_number_of_faces():
    """STO-09."""
    for floors in range(1, 11):
        found = Counter(elevators.start_floor(floors, face, BOOK) for face in range(1, 11))
        assert {found[floor] for floor in range(1, floors + 1)} == {10 // floors}


@pytest.mark.parametrize(
    ("option", "face", "floor"),
    [("equal_bands", 10, None), ("ceil", 10, 3), ("ceil", 4, 2), ("uniform", 3, 3)],
)
def test_how_the_first_floor_is_drawn_is_a_reading(option, face, floor):
    """AMB-34."""
    assert elevators.start_floor(3, face, table(rulings={"elevator.startFloor": option})) == floor


def test_the_car_is_found_at_first_use_and_leftover_faces_are_rolled_again():
    """STO-09, AMB-34."""
    battle = building(lift(car=None, floors=3), floor=1)
    after = ended(battle, "call_elevator", board=table([10, 8]))
    assert after.features["E"].heading == 1
    assert after.features["E"].arrives == Moment(1, 7)  # two floors away: subphases 2 to 7
    assert after.rolls == 2


def test_a_car_found_on_the_callers_floor_is_there():
    """STO-09, STO-12."""
    after = ended(building(lift(car=None), floor=1), "call_elevator", board=table([1]))
    assert (after.features["E"].car, after.features["E"].heading) == (1, None)


def test_a_die_not_yet_typed_is_asked_for():
    with pytest.raises(DieNeeded):
        ended(building(lift(car=None), floor=1), "call_elevator")


def test_a_uniform_draw_asks_for_a_die_with_a_face_for_every_floor():
    """AMB-34."""
    board = table([], rulings={"elevator.startFloor": "uniform"})
    with pytest.raises(DieNeeded) as asked:
        ended(building(lift(car=None, floors=3), floor=1), "call_elevator", board=board)
    assert asked.value.roll.die == 3


def test_the_refusal_of_a_call_rolls_no_die():
    """STO-09."""
    assert refused(building(lift(car=None), floor=1), "call_elevator") is None


def test_calling_needs_the_unit_within_a_metre():
    """STO-10."""
    battle = building(lift(car=3), floor=1)
    assert refused(battle, "call_elevator", table(surveyor=FarAway())).rule == "STO-10"
    assert refused(battle, "call_elevator") is None


def test_a_car_that_is_here_or_called_already_is_not_called():
    """STO-12."""
    assert refused(building(lift(car=1), floor=1), "call_elevator").code == "car-here"
    assert (
        refused(building(lift(car=3, heading=1, arrives=Moment(1, 4)), floor=1), "call_elevator").code
        == "called"
    )
    assert refused(building(lift(), floor=1), "call_elevator", feature="S").code == "no-such-elevator"


def test_a_called_car_travels_by_itself_and_its_door_opens_from_the_subphase_after():
    """STO-10, STO-11, AMB-35: called in s with a wait of w, it is there in s + w + 1."""
    battle = ended(building(lift(car=3), floor=1), "call_elevator")
    assert battle.units[1].action is None
    travelling = pass_time(battle, 6)
    assert (travelling.now, travelling.features["E"].heading) == (Moment(1, 7), 1)
    there = pass_time(travelling)
    assert (there.features["E"].car, there.features["E"].heading) == (1, None)


def test_calls_are_served_in_the_order_received():
    """STO-11, AMB-35."""
    battle = skirmish(
        red=(1, 2, 3), units={1: {"floor": 2}, 2: {"floor": 3}, 3: {"floor": 1}}, features=(lift(car=1),)
    )
    battle = ended(battle, "call_elevator", unit=1)
    battle = ended(battle, "call_elevator", unit=2)
    battle = ended(battle, "call_elevator", unit=3)
    assert battle.features["E"].calls == (3, 1)
    at_two = pass_time(battle, 4)
    assert (at_two.features["E"].car, at_two.features["E"].calls) == (2, (3, 1))
    assert pass_time(at_two, 1).features["E"].heading == 3
    assert pass_time(at_two, 4).features["E"].car == 3


def test_a_car_stays_where_it_stopped():
    """STO-12."""
    assert pass_time(building(lift(car=4)), 20).features["E"].car == 4


def test_a_car_waits_while_somebody_uses_its_door():
    """STO-08, AMB-35."""
    held = building(lift(car=1, state="open", used=True, calls=(3,)))
    once = pass_time(held)
    assert once.features["E"].heading is None
    assert pass_time(once).features["E"].heading == 3


@pytest.mark.parametrize(
    ("rulings", "cost"),
    [({}, 1), ({"elevator.callCost": "whole_wait"}, 6), ({"elevator.callWait": "busy"}, 7)],
)
def test_what_a_call_costs_is_a_reading(rulings, cost):
    """STO-10, AMB-21, AMB-35."""
    battle = building(lift(car=3), floor=1)
    assert quote(battle, declare("call_elevator"), table(rulings=rulings)).cost_ap == cost


@pytest.mark.parametrize(
    ("rulings", "cost"), [({"elevator.callCost": "whole_wait"}, 6), ({"elevator.callWait": "busy"}, 7)]
)
def test_a_wait_that_was_paid_for_ends_with_the_car_there(rulings, cost):
    """AMB-21, AMB-35."""
    battle = building(lift(car=3), floor=1)
    battle = replace(battle, now=Moment(1, 1).later(cost - 1))
    after = ended(battle, "call_elevator", board=table(rulings=rulings), cost=cost)
    assert (after.features["E"].car, after.features["E"].heading) == (1, None)


def test_a_caller_who_must_wait_for_a_car_just_found_stays_busy():
    """AMB-35."""
    battle = building(lift(car=None, floors=2), floor=1)
    after = ended(battle, "call_elevator", board=table([10], rulings={"elevator.callWait": "busy"}))
    assert after.units[1].action.end == after.features["E"].arrives == Moment(1, 4)
    assert ended(battle, "call_elevator", board=table([10])).units[1].action is None


def riding(**changes):
    return building(lift(car=1, **changes), red=(1, 2), floor=1, place="elevator:E")


@pytest.mark.parametrize(("floors", "cost"), [(1, 2), (2, 4), (3, 6), (-1, 2)])
def test_a_ride_costs_two_per_floor(floors, cost):
    """STO-07, NEW-53."""
    assert quote(riding(), declare("elevator_floor", floors=floors), BOOK).cost_ap == cost


def test_a_ride_may_be_read_to_be_slower_than_the_stairs():
    """MAP-17, AMB-33."""
    slow = table(rulings={"elevator.slowerNote": "6"})
    assert quote(riding(), declare("elevator_floor", floors=2), slow).cost_ap == 12
    assert elevators.ride_ap(2, BOOK) == 4


def test_riding_needs_to_be_inside_and_a_floor_to_go_to():
    """STO-07, STO-08."""
    assert refused(building(lift(), floor=1), "elevator_floor", floors=1).rule == "STO-08"
    assert refused(riding(), "elevator_floor", floors=2) is None
    for floors in (0, 5, -1):
        assert refused(riding(), "elevator_floor", floors=floors).code == "no-such-floor"
    assert refused(riding(heading=3, arrives=Moment(1, 4)), "elevator_floor", floors=1).code == "car-moving"


def test_a_ride_takes_everybody_in_the_car_along():
    """STO-07, STO-13."""
    battle = skirmish(
        red=(1, 2, 3), units={1: {"place": "elevator:E"}, 2: {"place": "elevator:E"}}, features=(lift(),)
    )
    after = ended(battle, "elevator_floor", floors=2, cost=1)
    assert [after.units[number].floor for number in (1, 2, 3)] == [3, 3, 1]
    assert (after.features["E"].car, after.units[1].place) == (3, "elevator:E")


def test_a_rider_may_do_something_else_and_still_arrives():
    """CMB-17."""
    action = Ongoing(kind="elevator_floor", start=Moment(1, 1), end=Moment(1, 4), feature="E", floors=2)
    recorder = EventRecorder(pass_time(building(lift(), floor=1, place="elevator:E", action=action)))
    assert recorder.battle.features["E"].heading == 3
    recorder.emit(
        ActionLost(unit=1, action="elevator_floor", cause="another action was started", rule="ACT-15")
    )
    assert pass_time(recorder.battle, 2).units[1].floor == 1
    assert pass_time(recorder.battle, 3).units[1].floor == 3


def test_stairs_take_five_per_floor_up_or_down_alike():
    """STO-04."""
    for floors in (1, -1):
        assert (
            quote(building(stairs()), declare("stairs_floor", feature="S", floors=floors), BOOK).cost_ap == 5
        )


def test_the_only_stairs_need_no_name():
    """STO-04: told that they are too far away is of more use than being asked which."""
    far = table(surveyor=FarAway())
    assert refused(building(lift()), "stairs_floor", feature=None, floors=1) is None
    assert refused(building(lift()), "stairs_floor", far, feature=None, floors=1).code == "out-of-reach"
    two = building(replace(stairs(), id="S2"))
    assert refused(two, "stairs_floor", far, feature=None, floors=1).instead == "There are: S2, S."


def test_each_floor_of_stairs_is_an_action_of_its_own():
    """STO-04, AMB-36."""
    battle = building(lift(), floor=2)
    assert refused(battle, "stairs_floor", feature="S", floors=1) is None
    assert refused(battle, "stairs_floor", feature="S", floors=2).code == "one-floor"
    assert refused(battle, "stairs_floor", feature="S", floors=0).code == "one-floor"


def test_stairs_lead_only_to_floors_they_have():
    """STO-03."""
    assert refused(building(lift(), floor=3), "stairs_floor", feature="S", floors=1).rule == "STO-03"
    assert refused(building(lift(), floor=1), "stairs_floor", feature="S", floors=-1).rule == "STO-03"


def test_stairs_need_the_unit_beside_them_and_on_its_feet():
    """STO-02, ACT-25."""
    far = table(surveyor=FarAway())
    assert refused(building(lift()), "stairs_floor", far, feature="S", floors=1).code == "out-of-reach"
    inside = building(lift(), place="stairs:S")
    assert refused(inside, "stairs_floor", far, feature="S", floors=1) is None
    assert refused(riding(), "stairs_floor", feature="S", floors=1).code == "elsewhere"
    kneeling = building(lift(), posture="kneeling")
    assert refused(kneeling, "stairs_floor", feature="S", floors=1).rule == "ACT-25"


def test_a_climber_is_in_the_stairway_until_it_arrives():
    """STO-04, STO-06, AMB-36."""
    action = Ongoing(kind="stairs_floor", start=Moment(1, 1), end=Moment(1, 5), feature="S", floors=1)
    battle = pass_time(building(lift(), action=action), 4)
    assert (battle.units[1].place, battle.units[1].floor) == ("stairs:S", 1)
    after = ended(battle, "stairs_floor", feature="S", floors=1, cost=5)
    assert (after.units[1].place, after.units[1].floor) == ("", 2)


@pytest.mark.parametrize(("action", "cost"), [("fire_throw", 5), ("exchange", 5), ("clear_weapon", 8)])
def test_what_is_done_on_the_stairs_lasts_at_least_a_floor(action, cost):
    """CMB-16, AMB-36."""
    command = declare(action, feature="S", floors=1, mode="stairs", weapon="SP")
    assert quote(building(lift(), jammed=("SR",)), command, BOOK).cost_ap == cost


def test_climbing_may_be_combined_and_arrives_with_the_action():
    """CMB-16, AMB-36."""
    battle = skirmish(units={11: {"wound": "D"}}, features=(stairs(),))
    command = declare("exchange", feature="S", floors=1, mode="stairs", weapon="SP")
    for said in (command, Done()):
        for event in decided(battle, said):
            battle = evolve(battle, event)
    assert battle.now == Moment(1, 6)
    assert (battle.units[1].in_hand, battle.units[1].floor, battle.units[1].place) == ("SP", 2, "")


def test_climbing_needs_stairs_that_lead_there():
    """CMB-16, STO-03."""
    battle = skirmish(units={1: {"floor": 3}, 11: {"wound": "D"}}, features=(stairs(),))
    command = declare("exchange", feature="S", floors=1, mode="stairs", weapon="SP")
    assert engine.refusal(battle, command, BOOK).rule == "STO-03"
    assert engine.refusal(battle, replace(command, floors=-1), BOOK) is None


@pytest.mark.parametrize("action", ["call_elevator", "elevator_floor", "stairs_floor"])
def test_unknown_units_and_features_are_refused_for_good(action):
    battle = building(lift())
    assert (
        HOUSE.actions.handlers[action]
        .refusal(battle, Declare(unit=99, action=action, feature="E"), BOOK)
        .subsystem
        is None
    )
    assert refused(battle, action, feature="nowhere").subsystem is None
