"""Stairs and elevators: they line up from floor to floor (STO-02, STO-03), and cars have doors (STO-08)."""

from collections.abc import Iterator

from squadlog.ground.checking.remark import MapRemark, fault, warning
from squadlog.ground.compiled.outlines import TOUCH_M, Geometry, line, meetings, ring
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Shaft


def storey_remarks(drawn: Map) -> Iterator[MapRemark]:
    """Shafts that lead nowhere, do not line up or overlap, floors nobody can reach, and cars without a door."""
    shafts = (*drawn.stairs, *drawn.elevators)
    outlines = [ring(shaft.points) for shaft in shafts]
    meeting: list[list[int]] = [[] for _ in shafts]
    for one, other in meetings(outlines, outlines):
        meeting[one].append(other)
    for place, shaft in enumerate(shafts):
        cars = place >= len(drawn.stairs)
        alike = [
            (shafts[other], _same(outlines[place], outlines[other]))
            for other in meeting[place]
            if other != place and (other >= len(drawn.stairs)) == cars
        ]
        yield from _lines_up("Elevator" if cars else "Stairs", shaft, alike)
        for other in (other for other in meeting[place] if other > place):
            floors = set(shaft.floors) & set(shafts[other].floors)
            if floors and outlines[place].intersection(outlines[other]).area > TOUCH_M:
                sentence = f"{shaft.id} and {shafts[other].id} overlap on floor {min(floors)}."
                yield fault("shafts-overlap", shaft.id, sentence, "STO-03")
    reached = {floor for shaft in shafts for floor in shaft.floors}
    for floor in range(1, drawn.floors + 1):
        if drawn.floors > 1 and floor not in reached:
            yield warning("unreached-floor", "", f"No stairs and no elevator reach floor {floor}.", "STO-02")
    yield from _car_doors(drawn)


def _lines_up(kind: str, shaft: Shaft, alike: list[tuple[Shaft, bool]]) -> Iterator[MapRemark]:
    """`alike` are the shafts of its kind that meet this one seen from above, and whether their outline is its own."""
    floors = shaft.floors
    if list(floors) != list(range(floors[0], floors[0] + len(floors))):
        listed = ", ".join(map(str, floors))
        sentence = (
            f"{kind} {shaft.id} lists the floors {listed}; they should be every floor from the lowest up."
        )
        yield fault("floors-not-in-order", shaft.id, sentence, "STO-03")
        return
    onward = {floors[0] - 1, floors[-1] + 1}
    neighbours = [same for other, same in alike if onward & set(other.floors)]
    if any(neighbours):
        return
    if neighbours:
        sentence = (
            f"{kind} {shaft.id} does not line up with the one on the next floor; give both the same outline."
        )
        yield fault("not-lined-up", shaft.id, sentence, "STO-03")
    elif len(floors) == 1:
        sentence = (
            f"{kind} {shaft.id} is on floor {floors[0]} only; list the floors it links, such as [1, 2]."
        )
        yield fault("not-lined-up", shaft.id, sentence, "STO-03")


def _same(one: Geometry, other: Geometry) -> bool:
    return bool(one.symmetric_difference(other).area < TOUCH_M)


def _car_doors(drawn: Map) -> Iterator[MapRemark]:
    cars = [line((*shaft.points, shaft.points[0])) for shaft in drawn.elevators]
    doors = [door for door in drawn.doors if door.kind == "elevator_door"]
    widths = [line(door.ends) for door in doors]
    served = {
        (drawn.elevators[car].id, doors[door].floor)
        for door, car in meetings(widths, cars, TOUCH_M)
        if cars[car].buffer(TOUCH_M).covers(widths[door])
    }
    for shaft in drawn.elevators:
        for floor in shaft.floors:
            if (shaft.id, floor) not in served:
                sentence = f"Elevator {shaft.id} has no elevator_door on floor {floor}, so nobody gets in or out there."
                yield warning("no-car-door", shaft.id, sentence, "STO-08")
