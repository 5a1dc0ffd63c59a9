"""What lies in the car of an elevator rides with it: things, charges, jammers, fuses, smoke, the dead (STO-07)."""

from dataclasses import replace

import pytest
from support.on_maps import on_map
from support.playing_on_maps import OnMap
from support.side_things import thing, with_things

from squadlog.battle.commands import Declare, Done
from squadlog.battle.evolve import evolve
from squadlog.battle.feature import Feature
from squadlog.battle.known import redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import Thing
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.reports.narrate import narrate
from squadlog.rules.common.kept.explosions import exploding, fuse_lit_event
from squadlog.rules.common.kept.laid_things import laid_out
from squadlog.rules.smoke.record import CloudRisen, SmokeCloud, smoke

CAR = Feature(id="lift", kind="elevator", name="Elevator", state="closed", floors=2, car=1)
CHAPTERS = ("explosives", "jammer", "ground_sensor", "grenades")
IN, OUT = (12.8, 14.2), (10.5, 10.0)


def house():
    """1 is in the car with the body of 2 and one of everything; another of each lies in the hall."""
    lies = {number: Position(x=at[0], y=at[1]) for number, at in ((1, IN), (2, OUT))}
    in_car = {"place": "elevator:lift"}
    battle = on_map(
        "the_counting_house",
        {1: (13, 15, 0), 2: (13.2, 14, 0), 3: (10.5, 10.5, 0), 11: (22, 18, 180)},
        units={1: in_car, 2: {**in_car, "wound": "D"}},
        features=(CAR,),
        things=tuple(Thing(id=number, name="rope", position=at) for number, at in lies.items()),
        setup_changes={"chapters": CHAPTERS},
    )
    for number, at in ((1, IN), (2, OUT)):
        battle = with_things(
            battle,
            thing("charge", "red", number, at, by=1, item="plastic_charge", covered=True),
            thing("sensor", "red", number, at),
            thing("jammer", "red" if number == 1 else "blue", 1, at),
        )
        spot = Waypoint(x=at[0], y=at[1])
        fuse = {"what": "fragmentation", "at": Moment(1, 8), "since": Moment(1, 1), "side": "red"}
        battle = evolve(battle, fuse_lit_event(battle, **fuse, spot=spot))
        cloud = SmokeCloud(id=number, spot=spot, radius_m=3, since=Moment(1, 1), until=Moment(3, 1))
        battle = evolve(battle, CloudRisen(cloud=cloud))
    return OnMap(battle)


@pytest.fixture(scope="module")
def ridden():
    """1 rides up."""
    game = house()
    game.do(Declare(unit=1, action="elevator_floor", feature="lift", floors=1))
    while game.unit(1).floor == 1:
        game.do(Done())
    return game


def test_who_is_in_it_rides_dead_or_alive(ridden):
    """STO-07."""
    assert [ridden.unit(number).floor for number in (1, 2, 3)] == [2, 2, 1]


@pytest.mark.parametrize(
    "floors",
    [
        lambda battle: [one.floor for one in battle.things],
        lambda battle: [one.floor for one in laid_out(battle).things if one.kind == "charge"],
        lambda battle: [one.floor for one in laid_out(battle).things if one.kind == "sensor"],
        lambda battle: sorted(
            (one.floor for one in laid_out(battle).things if one.kind == "jammer"), reverse=True
        ),
        lambda battle: [one.spot.floor or 1 for one in exploding(battle).fused],
        lambda battle: [one.spot.floor or 1 for one in smoke(battle).clouds],
    ],
    ids=["dropped", "charge", "sensor", "jammer", "fuse", "smoke"],
)
def test_what_lies_in_it_rides_and_what_lies_outside_stays(ridden, floors):
    """STO-07."""
    assert floors(ridden.battle) == [2, 1]


def test_it_is_told_and_in_secret_to_its_own_side_alone(ridden):
    """EXP-18, HID-02."""
    told = ridden.of_kind("thing_carried")
    lines = [narrate(one, ridden.battle) for one in told]
    assert "Charge 1 (plastic) of Red comes to floor 2." in lines
    assert len([one for one in told if redact_event(one, ridden.battle, "blue") is not None]) == len(told) - 1
    assert [narrate(one, ridden.battle) for one in ridden.of_kind("item_carried")] == [
        "Rope 1 comes to floor 2."
    ]


def test_what_lies_nowhere_on_the_map_rides_nowhere():
    """STO-07: without a map a thing was dropped somewhere, and nobody has said where."""
    battle = house().battle
    game = OnMap(replace(battle, things=(*battle.things, Thing(id=3, name="rope"))))
    game.do(Declare(unit=1, action="elevator_floor", feature="lift", floors=1))
    while game.unit(1).floor == 1:
        game.do(Done())
    assert [one.floor for one in game.battle.things] == [2, 1, 1]
