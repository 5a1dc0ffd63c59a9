"""Who stands where, and what play has done to the ground: the record in the words of the map."""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot

from squadlog.base.records import replace, value
from squadlog.battle.feature import ELEVATOR, Feature
from squadlog.battle.state import Battle, Unit
from squadlog.ground.compiled.conditions import Breach, Conditions, Figure, MapCounter, Spot
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import DoorState, Wall
from squadlog.ground.moving.chambers import elevator_doors
from squadlog.rules.common.advanced import lying
from squadlog.rules.common.context import BookReading

_STATES: dict[str, DoorState] = {
    "intact": "closed",
    "closed": "closed",
    "open": "open",
    "locked": "locked",
    "destroyed": "destroyed",
}


_NOBODY = -1
"""The number of the figure that stands at a mere place."""


def placeholder(spot: Spot) -> Figure:
    """What stands for a mere place: nobody, on no side, who would look from there or be seen there."""
    return Figure(_NOBODY, spot)


def figure(unit: Unit, reading: BookReading, side_name: str = "") -> Figure | None:
    """The unit as it stands on the map, lying where it is out of the fight; None for one that is on no map."""
    if unit.position is None:
        return None
    at = unit.position
    return Figure(
        number=unit.id,
        spot=Spot(at.x, at.y, unit.floor),
        facing_deg=at.facing_deg,
        posture="prone" if unit.out else unit.posture,
        side=unit.side,
        name=unit.soldier.name,
        side_name=side_name,
        base_m=reading.base_m(unit.soldier),
    )


def dropped_at(battle: Battle) -> tuple[Spot, ...]:
    """Where things lie on the map that somebody dropped."""
    return tuple(
        Spot(thing.position.x, thing.position.y, thing.floor)
        for thing in battle.things
        if thing.position is not None
    )


def counters_of(battle: Battle) -> tuple[MapCounter, ...]:
    """The counters of chapters that lie on the map: nothing that is measured hangs on them."""
    return tuple(
        MapCounter(
            text=one.text,
            kind=one.kind,
            spot=Spot(one.position.x, one.position.y, one.floor),
            side=one.side,
            facing_deg=one.facing_deg,
            name=one.words,
            side_name=battle.setup.side_name(one.side),
        )
        for one in lying(battle)
        if one.position is not None
    )


@value
class Earlier:
    """A battle on this map, and the conditions in it."""

    battle: Battle
    conditions: Conditions


def are_placed_alike(battle: Battle, other: Battle) -> bool:
    """Whether everybody stands and lies in the one as in the other, on ground that play has left alike.

    Both are moments of the same battle, read alike. False where it takes a closer look to tell.
    """
    if battle.features is not other.features or battle.setup is not other.setup:
        return False
    units, then = battle.units, other.units
    if units is then:
        return True
    if len(units) != len(then):
        return False
    return all(
        one is before or _is_alike(one, before)
        for one, before in zip(units.values(), then.values(), strict=True)
    )


def _is_alike(one: Unit, before: Unit) -> bool:
    return (
        one.id == before.id
        and one.position == before.position
        and one.floor == before.floor
        and one.posture == before.posture
        and one.out == before.out
        and one.side == before.side
        and one.soldier is before.soldier
    )


def conditions_of(
    battle: Battle, drawn: Map, reading: BookReading, before: Earlier | None = None
) -> Conditions:
    """What play has done to the map by now: doors, breaches, what is destroyed, who stands and lies where.

    What the battle keeps no track of is as the map has it (SET-08). `before` is an earlier moment of the same battle,
    read alike: whoever and whatever has not changed since is not looked at again.
    """
    standing, fallen = _everybody(battle, reading, before)
    if before is not None and before.battle.features is battle.features:
        around = battle.setup.environment.told
        return replace(before.conditions, bodies=fallen, figures=standing, around=around)
    walls = {wall.id: wall for wall in drawn.walls}
    destroyed = {one.id for one in battle.features.values() if one.state == "destroyed"}
    return Conditions(
        doors=_doors(battle, drawn),
        destroyed=frozenset(destroyed - walls.keys()),
        breaches=tuple(_breaches(battle, walls)),
        around=battle.setup.environment.told,
        bodies=fallen,
        figures=standing,
    )


def _everybody(
    battle: Battle, reading: BookReading, before: Earlier | None
) -> tuple[tuple[Figure, ...], tuple[Figure, ...]]:
    """Who stands, and who has fallen."""
    names = {side.id: side.name for side in battle.setup.sides}
    known: dict[int, Figure] = {}
    if before is not None:
        placed = {one.number: one for one in (*before.conditions.figures, *before.conditions.bodies)}
        then = before.battle.units
        known = {number: one for number, one in placed.items() if then[number] is battle.units.get(number)}
    standing: list[Figure] = []
    fallen: list[Figure] = []
    for number, unit in battle.units.items():
        if (here := known.get(number) or figure(unit, reading, names[unit.side])) is not None:
            (fallen if unit.out else standing).append(here)
    return tuple(standing), tuple(fallen)


def _doors(battle: Battle, drawn: Map) -> dict[str, DoorState]:
    features = battle.features
    found = {door.id: _STATES[features[door.id].state] for door in drawn.doors if door.id in features}
    for shaft in drawn.elevators:
        car = features.get(shaft.id)
        if car is None or car.kind != ELEVATOR:
            continue
        for door in elevator_doors(drawn, shaft):
            if found.get(door.id) not in ("open", "destroyed"):
                found[door.id] = _of_car(car, door.floor)
    return found


def _of_car(car: Feature, floor: int) -> DoorState:
    """The door of an elevator opens only where the car is (STO-08)."""
    if car.state == "destroyed":
        return "destroyed"
    return "open" if car.state == "open" and car.car == floor and car.heading is None else "closed"


def _breaches(battle: Battle, walls: dict[str, Wall]) -> Iterator[Breach]:
    """A hole, 1 m wide unless said otherwise, for each stretch that fell or wall that was one (OBS-01, AMB-135)."""
    for feature in battle.features.values():
        wall = walls.get(feature.part_of or feature.id)
        if wall is None or feature.state != "destroyed":
            continue
        if feature.at is not None:
            yield Breach(wall.id, feature.at, feature.width_m)
        elif feature.part_of is None:
            yield from _all_of(wall)


def _all_of(wall: Wall) -> Iterator[Breach]:
    """A wall that somebody has taken away without saying where it was hit is gone from end to end."""
    for (px, py), (qx, qy) in pairwise(wall.line):
        length = hypot(qx - px, qy - py)
        if length > 0:
            yield Breach(wall.id, ((px + qx) / 2, (py + qy) / 2), length)
