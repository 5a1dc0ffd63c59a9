"""What doors open into: the chamber of an airlock, and the car of an elevator (MAP-17, MAP-22, ACT-74)."""

from collections.abc import Iterator
from itertools import pairwise

from squadlog.base.records import value
from squadlog.ground.compiled.stretches import to_edge
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Room, Shaft
from squadlog.ground.moving.moves_lines import Ring, ring_of

_ON_WALL_M = 0.1


@value
class Chamber:
    """The pressure chamber of an airlock: the name its doors share, the room that it is, and the edge of that."""

    airlock: str
    room: Room
    ring: Ring

    @property
    def floor(self) -> int:
        """The floor it is on."""
        return self.room.floor


def chambers_of(drawn: Map) -> tuple[Chamber, ...]:
    """The chamber of every airlock; none for one whose doors share no room, or more than one."""
    return tuple(_chambers(drawn))


def elevator_doors(drawn: Map, shaft: Shaft) -> tuple[Door, ...]:
    """The doors in the sides of an elevator, one or more on each of its floors (MAP-17)."""
    return tuple(
        door
        for door in drawn.doors
        if door.kind == "elevator_door" and door.floor in shaft.floors and _opens_into(door, shaft.points)
    )


def _chambers(drawn: Map) -> Iterator[Chamber]:
    locks: dict[tuple[str, int], list[Door]] = {}
    for door in drawn.doors:
        if door.airlock is not None:
            locks.setdefault((door.airlock, door.floor), []).append(door)
    for (airlock, floor), doors in locks.items():
        rooms = [room for room in drawn.rooms if room.floor == floor and _all_open_into(doors, room)]
        if len(rooms) == 1:
            yield Chamber(airlock, rooms[0], ring_of(rooms[0].points))


def _all_open_into(doors: list[Door], room: Room) -> bool:
    return all(_opens_into(door, room.points) for door in doors)


def _opens_into(door: Door, points: tuple[tuple[float, float], ...]) -> bool:
    (ax, ay), (bx, by) = door.ends
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return any(to_edge(middle, p, q) <= _ON_WALL_M for p, q in pairwise((*points, points[0])))
