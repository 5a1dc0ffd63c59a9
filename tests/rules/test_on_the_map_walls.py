"""Walls shot to pieces on real maps, ships and houses walked through: breaches, airlocks, stairs, cars.

OBS, ACT, STO.
"""

import pytest
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import ChooseOrder, Correct, Declare, Done, Fire, Hold, RollInitiative
from squadlog.battle.moment import Moment
from squadlog.battle.state import QueuedShot
from squadlog.facts.ground_facts import StatedMove, StatedSighting, Waypoint
from squadlog.rules.desk.preview import preview

WALL = """
[[wall]]
id = "w1"
kind = "internal_wall"
line = [[10, 0], [10, 20]]
"""
BARE = {"armour": "No", "troop": "marines", "weapons": ("SAR",)}


def path(*points):
    return StatedMove(path=tuple(Waypoint(x=x, y=y) for x, y in points))


def walked(played, *points, number=1, **declared):
    played.do(Declare(unit=number, action="move", mode="walk", move=path(*points), **declared))
    played.do(Done())


def shooting(*red, ground=WALL, blue=None, rulings=None):
    """Red units in the west have shots waiting with support weapons; their places are given."""
    places = {number: (*spot, 90.0) for number, spot in enumerate(red, 1)}
    others = blue or {11: (30.0, 10.0, 270.0)}
    return play(
        field_of(ground),
        places | others,
        soldiers=dict.fromkeys((*places, *others), BARE),
        stage="fire",
        now=Moment(1, 2),
        fire_queue=tuple(QueuedShot(unit=number, weapon="SAR") for number in places),
        rulings=rulings,
    )


def at(x, y, number=1):
    return Fire(unit=number, target="w1", stated=StatedSighting(at=(x, y)))


def breached():
    """Two shots at one point of the wall: there is a hole of 1 m round 10, 10."""
    played = shooting((5.0, 10.0), (5.0, 9.0))
    played.do(at(10.0, 10.0))
    played.do(at(10.0, 10.3, 2))
    return played


def test_a_wall_is_hit_where_it_is_aimed_at():
    """OBS-03, AMB-135."""
    played = shooting((5.0, 10.0))
    played.do(at(10.0, 12.0))
    assert played.battle.features["w1-1"].at == (10.0, 12.0)


def test_a_wall_that_is_only_named_is_hit_at_a_point_that_is_seen():
    """OBS-03, AMB-135: the map chooses it, on the wall and in the arc."""
    played = shooting((5.0, 10.0))
    played.do(Fire(unit=1, target="w1"))
    x, y = played.battle.features["w1-1"].at
    assert (round(x, 3), 0 <= y <= 20) == (10.0, True)


def test_two_shots_make_a_breach_that_is_seen_and_walked_through():
    """OBS-01, OBS-09, AMB-119: beside it the wall stands as before."""
    played = breached()
    assert played.battle.features["w1-1"].state == "destroyed"
    look = Fire(unit=1, target=11)
    sight = played.table().surveyor.sighting(1, 11, StatedSighting())
    assert sight.in_sight.value
    assert not played.table().surveyor.sighting(2, 11, StatedSighting()).in_sight.value
    assert preview(played.battle, look, played.table()).sighting.in_sight.value
    played.until_subphase(3)
    for _ in range(3):
        played.do(Declare(unit=1, action="move", mode="walk"))
        played.do(Hold(unit=2))
        played.do(Done())
        played.until_subphase(played.battle.now.subphase + 1)
    assert played.where(1)[0] == 11.0


def test_before_the_breach_nobody_sees_through():
    """LOS-03, MAP-09."""
    played = shooting((5.0, 10.0))
    assert played.refused(Fire(unit=1, target=11)).rule == "LOS-03"


@pytest.mark.parametrize(("y", "hit"), [(9.9, True), (10.0, True), (10.6, False)])
def test_the_shot_that_breaks_through_goes_on_to_whoever_stands_right_behind(y, hit):
    """OBS-11, OBS-13, AMB-116: on the line of fire, within 1 m of the breach."""
    played = shooting((5.0, 10.0), (5.0, 10.5), blue={11: (10.8, y, 270.0)})
    played.do(at(10.0, 10.5, 1))
    played.do(Fire(unit=2, target="w1", stated=StatedSighting(at=(10.0, 10.0))), *([9] if hit else []))
    assert [event.target for event in played.of_kind("shot_fired") if event.sort == "beyond"] == (
        [11] if hit else []
    )


def test_as_a_whole_the_wall_opens_where_the_last_shot_struck():
    """AMB-135."""
    played = shooting((5.0, 10.0), (5.0, 9.0), rulings={"obstacle.section": "whole"})
    played.do(at(10.0, 14.0))
    played.do(at(10.0, 10.0, 2))
    assert played.battle.features["w1"].at == (10.0, 10.0)
    assert played.table().surveyor.sighting(1, 11, StatedSighting()).in_sight.value


# The ship


def aboard(x, y, facing=0.0, **changes):
    """Unit 1 stands in or beside the Asmalis with the ship's key; unit 11 is on the bridge."""
    crew = {1: BARE, 11: BARE}
    keys = {1: {"keys": ("ship key",), **changes.pop("state", {})}}
    return play("pest_control", {1: (x, y, facing), 11: (12.0, 31.0)}, soldiers=crew, units=keys, **changes)


def later(played, subphases):
    """Everybody goes on with what it is doing for so many subphases."""
    goal = played.battle.now.later(subphases)
    while played.battle.now < goal:
        if played.battle.stage == "initiative":
            played.do(RollInitiative(), 8, 2)
            played.do(ChooseOrder(grouping="blue", choice="COUNTERMOVE"))
        else:
            played.do(Done())


def test_an_airlock_is_gone_through_with_nothing_but_doors_and_paths():
    """ACT-70, ACT-73..76, GEN-13: unlock, in, cycle, unlock, out, on the map of the ship."""
    played = aboard(7.5, 7.4)
    played.do(Declare(unit=1, action="open_close_door", feature="D1"))
    later(played, 6)
    assert played.battle.features["D1"].state == "open"
    walked(played, (7.5, 9.0))
    assert played.unit(1).place == "airlock:port"
    later(played, 1)
    assert played.battle.features["D1"].state != "open"
    played.do(Declare(unit=1, action="open_airlock", feature="port"))
    later(played, 10)
    played.do(Declare(unit=1, action="open_close_door", feature="D2"))
    later(played, 6)
    walked(played, (7.5, 10.6))
    assert (played.unit(1).place, played.where(1)[:2]) == ("", (7.5, 10.6))


def test_a_locked_door_of_the_ship_bars_the_way():
    """ACT-71, MAP-22."""
    refused = aboard(7.5, 7.4).refused(Declare(unit=1, action="move", mode="walk", move=path((7.5, 9.0))))
    assert refused.sentence == "Locked airlock door port outer is in the way after 0.35 m."


def drifting(*, foe=(14.5, 17.0)):
    """Weightless in the hold, 1 dives north; 11 floats somewhere in the ship."""
    played = play(
        "pest_control",
        {1: (14.5, 12.0, 0.0), 11: foe},
        soldiers={1: BARE, 11: BARE},
        setup_changes={"zero_g": True},
    )
    played.do(Declare(unit=1, action="dive"), 1)
    ys = [12.0]
    while not played.of_kind("collided"):
        played.do(Done())
        ys.append(played.where(1)[1])
    return played, ys


def test_a_diver_in_zero_gravity_goes_straight_on_to_the_next_bulkhead():
    """ZRG-10, ZRG-11: its position goes with it, leg by leg."""
    played, ys = drifting(foe=(6.0, 12.0))
    assert ys == sorted(ys)
    assert played.where(1) == (14.5, 17.75, 0.0)
    assert played.of_kind("collided")[0].into is None


def test_a_diver_that_meets_somebody_knocks_both_down():
    """ZRG-12, AMB-37: who it is, the map knows."""
    played, _ = drifting(foe=(14.5, 15.0))
    assert played.of_kind("collided")[0].into == 11
    assert played.where(1)[:2] == (14.5, 14.5)
    assert {played.unit(1).posture, played.unit(11).posture} == {"prone"}


# The house


def at_home(x, y, facing=0.0, floor=1, **changes):
    """Unit 1 in the Counting House; unit 11 far off in the open."""
    return play(
        "the_counting_house",
        {1: (x, y, facing, floor), 11: (1.0, 1.0)},
        soldiers={1: BARE, 11: BARE},
        **changes,
    )


def test_stairs_are_climbed_inside_the_stairway_and_left_upstairs():
    """STO-02, STO-04, STO-06: the place is that of the map, wherever it came from."""
    played = at_home(11.0, 14.5)
    played.do(Declare(unit=1, action="stairs_floor", feature="S1", floors=1))
    later(played, 5)
    assert (played.unit(1).floor, played.unit(1).place) == (2, "stairs:S1")
    assert played.where(1)[:2] == (11.0, 14.5)
    played.do(Declare(unit=1, action="stairs_floor", feature="S1", floors=-1))
    later(played, 5)
    assert played.unit(1).floor == 1


def test_nobody_walks_upstairs():
    """STO-02, STO-04."""
    played = at_home(11.0, 14.5)
    up = StatedMove(path=(Waypoint(x=11.0, y=15.0, floor=2),))
    assert played.refused(Declare(unit=1, action="move", mode="walk", move=up)).code in (
        "other-floor",
        "in-the-way",
    )


def test_a_unit_that_the_referee_sets_in_the_stairway_is_in_it():
    """STO-06, GEN-12."""
    played = at_home(5.0, 2.0)
    played.do(Correct(unit=1, changes=(("at", "11,14.5"),), reason="we forgot"))
    assert played.unit(1).place == "stairs:S1"
    played.do(Correct(unit=1, changes=(("at", "5,2"),), reason="or not"))
    assert played.unit(1).place == ""


def test_an_elevator_is_called_entered_ridden_and_left():
    """STO-07, STO-08, STO-09, STO-10: from the hall below to the hall above, in the car on the map."""
    played = at_home(13.0, 12.3)
    played.do(Declare(unit=1, action="call_elevator", feature="lift"))
    played.do(Done(), 3)
    later(played, 1)
    inside = Declare(unit=1, action="move", mode="walk", move=path((13.0, 14.2)))
    assert played.refused(inside).code == "in-the-way"
    played.do(Declare(unit=1, action="open_close_door", feature="lift"))
    later(played, 1)
    played.do(inside)
    later(played, 1)
    assert played.unit(1).place == "elevator:lift"
    played.do(Declare(unit=1, action="elevator_floor", feature="lift", floors=1))
    later(played, 2)
    assert (played.unit(1).floor, played.battle.features["lift"].car) == (2, 2)
    out = Declare(unit=1, action="move", mode="walk", move=path((13.0, 12.3)))
    assert played.refused(out).code == "in-the-way"
    played.do(Declare(unit=1, action="open_close_door", feature="lift"))
    later(played, 1)
    played.do(out)
    played.do(Done())
    assert (played.unit(1).place, played.unit(1).floor, played.where(1)[:2]) == ("", 2, (13.0, 12.3))


# Things


def test_what_falls_in_one_room_is_not_picked_up_through_the_wall():
    """ACT-64, ACT-65, AMB-136."""
    played = play(
        field_of(WALL), {1: (9.6, 10.0, 90.0), 11: (10.4, 10.0, 270.0)}, units={1: {"items": ("case",)}}
    )
    played.do(Declare(unit=1, action="drop_object", item="case"))
    later(played, 2)
    (item,) = played.battle.things
    assert (round(item.position.x, 3), item.floor) == (9.6, 1)
    again = Declare(unit=1, action="pick_up_object", item="case")
    played.do(again)
