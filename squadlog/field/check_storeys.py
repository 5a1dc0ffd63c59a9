"""Stairs and elevators: they line up from floor to floor (STO-02, STO-03), and cars have doors (STO-08)."""

from collections.abc import Iterator
from itertools import combinations

from squadlog.field.model import Map
from squadlog.field.outlines import TOUCH_M, line, ring
from squadlog.field.remark import Remark, fault, warning
from squadlog.field.structures import Shaft


def storey_remarks(drawn: Map) -> Iterator[Remark]:
    """Shafts that lead nowhere, do not line up or overlap, floors nobody can reach, and cars without a door."""
    for kind, shafts in (("Stairs", drawn.stairs), ("Elevator", drawn.elevators)):
        for shaft in shafts:
            yield from _lines_up(kind, shaft, shafts)
    for one, other in combinations((*drawn.stairs, *drawn.elevators), 2):
        floors = set(one.floors) & set(other.floors)
        if floors and ring(one.points).intersection(ring(other.points)).area > TOUCH_M:
            yield fault(
                "shafts-overlap", one.id, f"{one.id} and {other.id} overlap on floor {min(floors)}.", "STO-03"
            )
    reached = {floor for shaft in (*drawn.stairs, *drawn.elevators) for floor in shaft.floors}
    for floor in range(1, drawn.floors + 1):
        if drawn.floors > 1 and floor not in reached:
            sentence = f"No stairs and no elevator reach floor {floor}."
            yield warning("unreached-floor", "", sentence, "STO-02")
    yield from _car_doors(drawn)


def _lines_up(kind: str, shaft: Shaft, others: tuple[Shaft, ...]) -> Iterator[Remark]:
    floors = shaft.floors
    if list(floors) != list(range(floors[0], floors[0] + len(floors))):
        listed = ", ".join(map(str, floors))
        sentence = (
            f"{kind} {shaft.id} lists the floors {listed}; they should be every floor from the lowest up."
        )
        yield fault("floors-not-in-order", shaft.id, sentence, "STO-03")
        return
    outline = ring(shaft.points)
    neighbours = [
        ring(other.points)
        for other in others
        if other is not shaft and ({floors[0] - 1, floors[-1] + 1} & set(other.floors))
    ]
    if any(_same(outline, neighbour) for neighbour in neighbours):
        return
    if any(outline.intersects(neighbour) for neighbour in neighbours):
        sentence = (
            f"{kind} {shaft.id} does not line up with the one on the next floor; give both the same outline."
        )
        yield fault("not-lined-up", shaft.id, sentence, "STO-03")
    elif len(floors) == 1:
        sentence = (
            f"{kind} {shaft.id} is on floor {floors[0]} only; list the floors it links, such as [1, 2]."
        )
        yield fault("not-lined-up", shaft.id, sentence, "STO-03")


def _same(one: object, other: object) -> bool:
    return bool(one.symmetric_difference(other).area < TOUCH_M)  # type: ignore[attr-defined]


def _car_doors(drawn: Map) -> Iterator[Remark]:
    for shaft in drawn.elevators:
        side = line((*shaft.points, shaft.points[0])).buffer(TOUCH_M)
        for floor in shaft.floors:
            doors = (door for door in drawn.doors if door.floor == floor and door.kind == "elevator_door")
            if not any(side.covers(line(door.ends)) for door in doors):
                sentence = f"Elevator {shaft.id} has no elevator_door on floor {floor}, so nobody gets in or out there."
                yield warning("no-car-door", shaft.id, sentence, "STO-08")
