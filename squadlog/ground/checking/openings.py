"""Doors and windows: on a wall, wide enough, apart from each other, and airlocks in pairs (MAP-10..13, MAP-20..22)."""

from collections.abc import Iterator, Sequence

from squadlog.base.lengths import in_metres
from squadlog.ground.checking.remark import MapRemark, fault, warning
from squadlog.ground.compiled import outlines
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Door, Window

_RULES = {
    "external_door": "MAP-10", "internal_door": "MAP-11", "sliding_door": "MAP-20", "bulkhead_door": "MAP-21",
    "airlock_door": "MAP-22", "elevator_door": "MAP-17",
}  # fmt: skip


def openings_remarks(drawn: Map) -> Iterator[MapRemark]:
    """Everything about doors and windows."""
    for floor in range(1, drawn.floors + 1):
        openings: list[Door | Window] = [door for door in drawn.doors if door.floor == floor]
        openings += [window for window in drawn.windows if window.floor == floor]
        if openings:
            yield from _unset(drawn, floor, openings)
            yield from _touching(openings)
            yield from _find_cluttered(drawn, floor, openings)
    yield from _ship_windows(drawn)
    yield from _airlocks(drawn)


def _unset(drawn: Map, floor: int, openings: list[Door | Window]) -> Iterator[MapRemark]:
    walls, cars = outlines.wall_sides(drawn, floor), outlines.shaft_sides(drawn.elevators, floor)
    widths = _widths(openings)
    off_walls, off_cars = _off(widths, walls), _off(widths, cars)
    for piece, width, off_wall, off_car in zip(openings, widths, off_walls, off_cars, strict=True):
        name = piece.id
        if isinstance(piece, Door) and piece.kind == "elevator_door":
            if off_car:
                sentence = (
                    f"Door {name} is on no side of an elevator of floor {floor}; "
                    "both its ends should lie on one."
                )
                yield fault("not-on-wall", name, sentence, "MAP-17")
        elif off_wall:
            kind, rule = ("Door", _RULES[piece.kind]) if isinstance(piece, Door) else ("Window", "MAP-12")
            sentence = f"{kind} {name} is on no wall of floor {floor}; both its ends should lie on one wall."
            yield fault("not-on-wall", name, sentence, rule)
        if isinstance(piece, Door) and width.length < 2 * FIGURE_RADIUS_M:
            sentence = f"Door {name} is {in_metres(width.length)} wide; no unit fits through it."
            yield warning("narrow-door", name, sentence)


def _widths(openings: Sequence[Door | Window]) -> list[outlines.Geometry]:
    return outlines.sides(piece.ends for piece in openings)


def _off(widths: Sequence[outlines.Geometry], along: list[outlines.Geometry]) -> Iterator[bool]:
    """Whether each opening lies off the stretches it should lie on."""
    return (not rest.is_empty for rest in outlines.bare(widths, along))


def _touching(openings: list[Door | Window]) -> Iterator[MapRemark]:
    widths = _widths(openings)
    for first, second in outlines.meetings(widths, widths, outlines.TOUCH_M):
        if first >= second:
            continue
        one, other = openings[first].id, openings[second].id
        shared = widths[first].buffer(outlines.TOUCH_M, cap_style="flat").intersection(widths[second]).length
        if shared > 3 * outlines.TOUCH_M:
            yield fault(
                "openings-overlap",
                one,
                f"{one} and {other} share {in_metres(shared, 2)} of wall; set them apart.",
            )
        else:
            yield warning(
                "openings-touch",
                one,
                f"{one} and {other} touch; leave some wall between them, or make them one.",
            )


def _find_cluttered(drawn: Map, floor: int, openings: list[Door | Window]) -> Iterator[MapRemark]:
    obstacles = [obstacle for obstacle in drawn.obstacles if obstacle.floor == floor]
    doors = [piece for piece in openings if isinstance(piece, Door)]
    pieces, widths = [outlines.ring(obstacle.points) for obstacle in obstacles], _widths(doors)
    for door, obstacle in outlines.meetings(widths, pieces):
        name = obstacles[obstacle].id
        yield warning("blocked-door", doors[door].id, f"{name} stands in the doorway of {doors[door].id}.")


def _ship_windows(drawn: Map) -> Iterator[MapRemark]:
    for floor in sorted({window.floor for window in drawn.windows}):
        windows = [window for window in drawn.windows if window.floor == floor]
        hull = outlines.sides(
            wall.line for wall in drawn.walls if wall.floor == floor and "bulkhead" in wall.kind
        )
        for window, off_hull in zip(windows, _off(_widths(windows), hull), strict=True):
            if off_hull == window.ship:
                right = (
                    "has ship = true but is in no bulkhead"
                    if off_hull
                    else "is in a bulkhead; add ship = true"
                )
                yield warning("ship-window", window.id, f"Window {window.id} {right}.", "MAP-13")


def _airlocks(drawn: Map) -> Iterator[MapRemark]:
    chambers: dict[str, list[Door]] = {}
    for door in drawn.doors:
        if door.airlock is not None:
            chambers.setdefault(door.airlock, []).append(door)
            if door.kind != "airlock_door":
                yield fault(
                    "airlock",
                    door.id,
                    f"Door {door.id} belongs to an airlock but is no airlock_door.",
                    "MAP-22",
                )
        elif door.kind == "airlock_door":
            sentence = f"Airlock door {door.id} names no airlock; its two doors should share one name."
            yield fault("airlock", door.id, sentence, "MAP-22")
    for name, doors in chambers.items():
        if len(doors) != 2 or doors[0].floor != doors[1].floor:
            named = " and ".join(door.id for door in doors[:4])
            sentence = f"Airlock {name} should have two doors on one floor; it has {len(doors)} ({named})."
            yield fault("airlock", doors[0].id, sentence, "MAP-22")
