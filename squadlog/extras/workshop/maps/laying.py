"""Laying pieces: each function gives the draft with the new piece chosen, or says why there can be none."""

from collections import Counter
from typing import Any

from squadlog.base.lengths import in_metres
from squadlog.extras.workshop.maps import pieces
from squadlog.extras.workshop.maps.calling import free_id, ids, room_at, stem_of, with_names, word
from squadlog.extras.workshop.maps.draft import Draft
from squadlog.extras.workshop.maps.presets import WAYS, Preset, SceneryPreset
from squadlog.ground.compiled.enclosed import find_enclosed
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Shaft

OPENING_M = 1.0
"""A door or a window is so wide if nobody says otherwise."""
_REACH_M = 1.0
"""How far from a wall a door that is shown still means it."""
_SAME_M = 0.01
_DOORS = {
    "external_wall": "external_door", "internal_wall": "internal_door",
    "external_bulkhead": "bulkhead_door", "internal_bulkhead": "bulkhead_door",
}  # fmt: skip


def lay(draft: Draft, table: str, **fields: Any) -> Draft | pieces.Refused:  # noqa: ANN401 - what the format has
    """The draft with one more piece, which is chosen."""
    one = pieces.make_piece(table, **fields)
    if isinstance(one, pieces.Refused):
        return one
    drawn, places = pieces.add_pieces(draft.drawn, table, one)
    return Draft(with_names(draft.drawn, drawn), places)


def lay_line(
    draft: Draft, table: str, kind: str, points: pieces.Points, floor: int
) -> Draft | pieces.Refused:
    """A wall of a kind along its corners, or a contour: closed if it comes back to its first point."""
    if len(points) < 2 or all(pieces.apart(points[0], point) <= _SAME_M for point in points):
        return pieces.Refused("A line needs two points that are not the same.")
    new = free_id(stem_of(table, floor), ids(draft.drawn))
    if table == "wall":
        return lay(draft, "wall", id=new, kind=kind, line=points, floor=floor)
    if table == "decoration":
        way = next(one for one in WAYS if one.name == kind)
        new = free_id(way.kind, ids(draft.drawn))
        return lay(draft, table, id=new, kind=way.kind, points=points, width_m=way.wide_m, floor=floor)
    closed = len(points) > 3 and points[0] == points[-1]
    if closed:
        return lay(draft, "contour", id=new, points=points[:-1], closed=True, up="inside")
    return lay(draft, "contour", id=new, points=points, closed=False, up="left")


def lay_area(draft: Draft, table: str, kind: str, ring: pieces.Points, floor: int) -> Draft | pieces.Refused:
    """Ground, stairs, an elevator, a room or a zone within an outline; `kind` is what ground, or whose zone."""
    if (fault := _no_area(ring)) is not None:
        return fault
    drawn = draft.drawn
    if table == "room":
        return lay(draft, "room", name=_free_name(drawn, "room"), points=ring, floor=floor)
    stem = {"zone": word(kind), "terrain": _GROUNDS.get(kind, kind)}.get(table) or stem_of(table, floor)
    new = free_id(stem, ids(drawn))
    match table:
        case "terrain":
            return lay(draft, table, id=new, kind=kind, points=ring)
        case "zone":
            return lay(draft, table, id=new, side=kind, points=ring, floor=floor)
        case _:
            floors = tuple(range(floor, drawn.floors + 1))
            return lay(draft, table, id=new, points=ring, floors=floors)


_GROUNDS = {"light": "woods", "heavy": "woods"}


def lay_circle(
    draft: Draft, side: str, centre: pieces.Point, radius_m: float, floor: int
) -> Draft | pieces.Refused:
    """A round zone."""
    new = free_id(word(side) or "zone", ids(draft.drawn))
    circle = {"centre": centre, "radius_m": radius_m}
    return lay(draft, "zone", id=new, side=side, circle=circle, floor=floor)


def lay_thing(
    draft: Draft, preset: Preset | SceneryPreset, ring: pieces.Points, floor: int
) -> Draft | pieces.Refused:
    """A thing within an outline, or scenery; tables and the like are called after their room."""
    if (fault := _no_area(ring)) is not None:
        return fault
    if isinstance(preset, SceneryPreset):
        new = free_id(preset.kind, ids(draft.drawn))
        return lay(draft, "decoration", id=new, kind=preset.kind, points=ring, floor=floor)
    middle = sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
    room = room_at(draft.drawn, floor, middle) if preset.named else None
    name = f"{room.name} {preset.name}" if room is not None and len(room.name) < 25 else preset.name
    return lay(
        draft,
        "obstacle",
        id=free_id(preset.stem or word(preset.name), ids(draft.drawn)),
        name=name,
        kind=preset.kind,
        cover=preset.cover,
        high=preset.high,
        points=ring,
        floor=floor,
    )


def thing_at(
    preset: Preset | SceneryPreset, at: pieces.Point, *, turned: bool = False, wide_m: float | None = None
) -> pieces.Points:
    """The outline of a thing of its usual size, its south-west corner at a point."""
    wide, deep = wide_m or preset.wide_m, preset.deep_m
    if turned:
        wide, deep = deep, wide
    return pieces.corners(at, (at[0] + wide, at[1] + deep))


def lay_opening(
    draft: Draft, table: str, kind: str, at: pieces.Point, floor: int, *, wide_m: float = OPENING_M
) -> Draft | pieces.Refused:
    """Lay a door or a window in the wall nearest to a point, its middle as near to that as the wall allows.

    A door without a `kind` is that of its wall, or of the elevator on whose side it stands.
    """
    found = jambs(draft.drawn, table, kind, at, floor, wide_m=wide_m)
    if isinstance(found, pieces.Refused):
        return found
    ends, of = found
    return lay_between(draft, table, kind or of, ends, floor)


def jambs(
    drawn: Map, table: str, kind: str, at: pieces.Point, floor: int, *, wide_m: float = OPENING_M
) -> tuple[tuple[pieces.Point, pieces.Point], str] | pieces.Refused:
    """The two ends of that door or window, and the kind of what it stands in."""
    sides = _sides(drawn, table, kind, floor)
    if not sides:
        where = "elevator" if kind == "elevator_door" else "wall"
        return pieces.Refused(f"There is no {where} on floor {floor} to put a {table} into; draw it first.")
    far, _, (start, end), of = min(
        (round(pieces.apart(at, pieces.nearest_on(at, *side)), 3), place, side, of)
        for place, (side, of) in enumerate(sides)
    )
    if far > _REACH_M:
        return pieces.Refused(
            f"The nearest wall is {in_metres(far, 1)} from there; show a point within "
            f"{in_metres(_REACH_M)} of the wall."
        )
    long = pieces.apart(start, end)
    if long < wide_m - _SAME_M:
        return pieces.Refused(
            f"That wall is {in_metres(long, 2)} long there: too short for a {table} {in_metres(wide_m)} wide."
        )
    middle = pieces.nearest_on(at, start, end)
    along = min(max(pieces.apart(start, middle), wide_m / 2), max(long - wide_m / 2, wide_m / 2))
    dx, dy = (end[0] - start[0]) / long, (end[1] - start[1]) / long

    def jamb(here: float) -> pieces.Point:
        return pieces.exact((start[0] + dx * here, start[1] + dy * here))

    return (jamb(along - wide_m / 2), jamb(along + wide_m / 2)), of


def lay_between(
    draft: Draft, table: str, kind: str, jambs: tuple[pieces.Point, pieces.Point], floor: int
) -> Draft | pieces.Refused:
    """A door or a window between two jambs, the western or southern one first."""
    if pieces.apart(*jambs) <= _SAME_M:
        return pieces.Refused(f"The two ends of a {table} cannot be the same point.")
    ends = tuple(sorted(jambs))
    new = free_id(stem_of(table, floor, kind), ids(draft.drawn))
    if table == "window":
        return lay(draft, table, id=new, ends=ends, floor=floor, ship="bulkhead" in kind)
    door = {"airlock": _airlock(draft.drawn, floor, new)} if kind == "airlock_door" else {}
    return lay(draft, table, id=new, kind=_DOORS.get(kind, kind), ends=ends, floor=floor, **door)


def _airlock(drawn: Map, floor: int, new: str) -> str:
    """The airlock of a new door: one of the floor that has a single door yet, else a new one."""
    known = Counter(door.airlock for door in drawn.doors if door.airlock and door.floor == floor)
    return next((name for name, doors in known.items() if name and doors == 1), word(f"airlock-{new}"))


def _sides(
    drawn: Map, table: str, kind: str, floor: int
) -> list[tuple[tuple[pieces.Point, pieces.Point], str]]:
    """The stretches that an opening may stand on, and the kind of what they are of; elevators before walls."""
    cars: list[Shaft] = [car for car in drawn.elevators if floor in car.floors and table == "door"]
    found = [
        (side, "elevator_door") for car in cars if kind in ("", "elevator_door") for side in pieces.edges(car)
    ]
    if kind != "elevator_door":
        walls = (wall for wall in drawn.walls if wall.floor == floor)
        found += [(side, wall.kind) for wall in walls for side in pieces.edges(wall)]
    return [(side, of) for side, of in found if pieces.apart(*side) > _SAME_M]


def find_unnamed(draft: Draft, floor: int) -> tuple[pieces.Points, ...]:
    """What walls enclose on a floor and no room names yet, from north to south."""
    rooms = [room for room in draft.drawn.rooms if room.floor == floor]
    return tuple(
        ring
        for ring in find_enclosed(draft.drawn, floor)
        if not any(_alike(ring, room.points) for room in rooms)
    )


def around(draft: Draft, floor: int, point: pieces.Point) -> pieces.Points | None:
    """What walls enclose about a point; None in the open."""
    found = [ring for ring in find_enclosed(draft.drawn, floor) if pieces.holds(ring, point)]
    return found[0] if found else None


def _alike(ring: pieces.Points, other: pieces.Points) -> bool:
    return {(round(x, 1), round(y, 1)) for x, y in ring} == {(round(x, 1), round(y, 1)) for x, y in other}


def lay_room(draft: Draft, name: str, ring: pieces.Points, floor: int) -> Draft | pieces.Refused:
    """A room under a name."""
    return lay(draft, "room", name=name, points=ring, floor=floor)


def _free_name(drawn: Map, stem: str) -> str:
    taken = {room.name for room in drawn.rooms}
    return free_id(stem, taken)


def _no_area(ring: pieces.Points) -> pieces.Refused | None:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    if len(ring) < 3 or max(xs) - min(xs) <= _SAME_M or max(ys) - min(ys) <= _SAME_M:
        return pieces.Refused("That encloses nothing: show two opposite corners, or three points or more.")
    return None
