"""What pieces are called before somebody gives them another name: ids that are free, doors after their rooms."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count
from typing import TypeAlias

from squadlog.base.names import NAME_CELLS, cells
from squadlog.base.remember_last import remember_last
from squadlog.extras.workshop.maps import pieces
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Room, Shaft

_LETTERS = {"door": "D1", "window": "G1", "stairs": "S1", "elevator": "lift", "contour": "C1"}
_Rooms: TypeAlias = list[tuple[tuple[float, float, float, float], Room]]
"""Rooms, each with its west, south, east and north edge."""
_FIRST = (
    "door", "window", "wall", "obstacle", "stairs", "elevator", "contour", "decoration", "room", "zone", "terrain",
)  # fmt: skip
"""Which of several pieces at a point is meant, by its table."""
_ON_M = 0.02
_BESIDE_M = 0.25


def ids(drawn: Map) -> frozenset[str]:
    """Every id that is taken."""
    return frozenset(one.id for one in (*drawn.features(), *drawn.decorations))


def free_id(stem: str, taken: Iterable[str]) -> str:
    """The first free id that begins as a stem says: `table`, `table-2`; one that ends in a number counts on."""
    known = frozenset(taken)
    if stem not in known:
        return stem
    head, digits = re.fullmatch(r"(.*?)([0-9]*)", stem).groups() if stem else ("x", "")  # type: ignore[union-attr]
    start, head = (int(digits), head) if digits and head else (1, f"{stem}-")
    return next(one for number in count(start + 1) if (one := f"{head}{number}") not in known)


def stem_of(table: str, floor: int, kind: str = "") -> str:
    """What the id of a new piece begins with. Walls count by their floor: W10, W11, on the second W20."""
    if table == "wall":
        return f"W{floor}0"
    if kind == "elevator_door":
        return "E1"
    return _LETTERS.get(table) or word(kind) or table


def word(text: str) -> str:
    """A text as an id can be: one word that begins with a letter; empty if nothing of it can be."""
    found = re.sub(r"[^A-Za-z0-9_-]+", "-", text.strip()).strip("-")[:40].lower()
    return found if re.match(r"[a-z]", found) else ""


def id_of_copy(one: pieces.Piece, table: str, floor: int, taken: frozenset[str]) -> str:
    """The id of a copy: the next free one like it; walls count by the floor that they come to."""
    if isinstance(one, Room):
        return ""
    if table == "wall" and re.fullmatch(r"W[0-9]+", one.id):
        return free_id(stem_of("wall", floor), taken)
    return free_id(one.id, taken)


def room_at(drawn: Map, floor: int, point: pieces.Point) -> Room | None:
    """The smallest room of a floor that holds a point."""
    return _smallest([(pieces.box_of(room), room) for room in drawn.rooms if room.floor == floor], point)


def _smallest(rooms: _Rooms, point: pieces.Point) -> Room | None:
    x, y = point
    found = [
        room
        for (west, south, east, north), room in rooms
        if west <= x <= east and south <= y <= north and pieces.holds(room.points, point)
    ]
    return min(found, key=lambda room: abs(_area(room)), default=None)


def _area(room: Room) -> float:
    return sum(px * qy - qx * py for (px, py), (qx, qy) in pieces.edges(room)) / 2


@remember_last
def door_names(drawn: Map) -> dict[str, str]:
    """What each door is called if nobody says otherwise, by its id; empty where nothing can be said.

    One to the outside goes by its room, and by the side of the house where that has several such. One between two rooms
    is called after that with fewer doors, or after both where another is called so.
    """
    found: dict[str, str] = {}
    for floor in range(1, drawn.floors + 1):
        doors = [door for door in drawn.doors if door.floor == floor]
        rooms = [(pieces.box_of(room), room) for room in drawn.rooms if room.floor == floor]
        beside = {door.id: _beside(rooms, door) for door in doors if door.kind != "elevator_door"}
        many = Counter(room.name for both in beside.values() for room, _ in both)
        outer = Counter(both[0][0].name for both in beside.values() if len(both) == 1)
        taken: set[str] = set()
        for door in sorted(doors, key=lambda door: len(beside.get(door.id, ())) != 1):
            names = _propose_names(drawn, door, beside.get(door.id, ()), many, outer)
            name = next((one for one in names if one not in taken), "")
            found[door.id] = name if cells(name) <= NAME_CELLS else ""
            taken.add(found[door.id])
    return found


def _propose_names(
    drawn: Map,
    door: Door,
    rooms: tuple[tuple[Room, str], ...],
    many: Counter[str],
    outer: Counter[str],
) -> Iterator[str]:
    if door.kind == "elevator_door":
        yield _of_elevator(drawn, door)
    elif len(rooms) == 1:
        room, side = rooms[0]
        yield f"{room.name} {side}" if outer[room.name] > 1 else room.name
    elif len(rooms) == 2:
        one, other = sorted((room.name for room, _ in rooms), key=lambda name: many[name])
        yield one
        yield f"{one} to {other}"


def _of_elevator(drawn: Map, door: Door) -> str:
    floors = next((car.floors for car in drawn.elevators if _is_on(door, car)), (door.floor,))
    if len(floors) == 1:
        return "elevator"
    if len(floors) > 2:
        return f"elevator floor {door.floor}"
    return "elevator below" if door.floor == min(floors) else "elevator above"


def _is_on(door: Door, car: Shaft) -> bool:
    return all(
        min(pieces.apart(end, pieces.nearest_on(end, *side)) for side in pieces.edges(car)) <= _ON_M
        for end in door.ends
    )


def _beside(rooms: _Rooms, door: Door) -> tuple[tuple[Room, str], ...]:
    """The rooms on both sides of a door, each with the side of the house that the door is on, seen from it."""
    (px, py), (qx, qy) = door.ends
    long = pieces.apart(*door.ends) or 1.0
    x, y = (px + qx) / 2, (py + qy) / 2
    across = (qy - py) / long * _BESIDE_M, (px - qx) / long * _BESIDE_M
    found = []
    for sign in (1, -1):
        dx, dy = across[0] * sign, across[1] * sign
        room = _smallest(rooms, (x + dx, y + dy))
        if room is not None:
            side = ("west" if dx > 0 else "east") if abs(dx) > abs(dy) else "south" if dy > 0 else "north"
            found.append((room, side))
    return tuple(found) if len(found) < 2 or found[0][0] is not found[1][0] else ()


def with_names(before: Map, after: Map) -> Map:
    """The map after a change, with the doors renamed that are called as nobody chose."""
    if not after.doors or (before.rooms, before.doors, before.elevators) == (
        after.rooms, after.doors, after.elevators,
    ):  # fmt: skip
        return after
    were, are = door_names(before), door_names(after)
    doors = tuple(
        door.model_copy(update={"name": are[door.id]}) if door.name == were.get(door.id, "") else door
        for door in after.doors
    )
    return after.model_copy(update={"doors": doors}) if doors != after.doors else after


def under(drawn: Map, floor: int, point: pieces.Point, within_m: float) -> tuple[pieces.PieceAt, ...]:
    """The pieces of a floor at a point: the nearest first, small before large, rooms, zones and grounds last."""
    found = []
    for at, one in pieces.on_floor(drawn, floor):
        far = pieces.distance_to(one, point)
        if far <= within_m:
            edge = min(pieces.apart(point, pieces.nearest_on(point, *side)) for side in pieces.edges(one))
            found.append((_FIRST.index(at.table), edge, -at.place, at))
    return tuple(at for *_, at in sorted(found, key=lambda one: one[:3]))
