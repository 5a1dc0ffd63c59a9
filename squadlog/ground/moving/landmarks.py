"""The ground in words: who and what lies where, by bearing and distance, and the nearest cover."""

from collections.abc import Iterator, Sequence
from math import inf

from squadlog.base.lengths import format_length
from squadlog.base.names import of_kind
from squadlog.base.records import record
from squadlog.facts.shapes import metres_apart
from squadlog.ground.compiled.bearings import bearing_deg, compass, side_of
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.map.structures import CoverClass, Door
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M, Edges, Ring, distance_to_edges_m, edges_of, ring_of
from squadlog.ground.moving.moves_terrain import kinds_at

_WOODS = {"light": "light woods", "heavy": "heavy woods"}
_COVERING_PATCH: dict[str, CoverClass] = {"light": "full_soft", "heavy": "full_hard", "marsh": "half_soft"}


@record
class Landmark:
    """Something on the map as a unit would point it out.

    `kind` and `id` as on the map (a unit's number), `name` for people. `bearing_deg` is clockwise from north, `side`
    relative to the unit's facing; `distance_m` is from head or base to its nearest point, another's base or head, 0 if
    the unit is in it (AMB-145). `cover` is the class it gives, empty for none.
    """

    kind: str
    id: str
    name: str
    distance_m: float
    bearing_deg: float
    side: str
    cover: str = ""
    note: str = ""

    @property
    def words(self) -> str:
        """The landmark in one line: name, distance, compass point, and side of the unit."""
        if self.distance_m <= NEARLY_M:
            return f"{self.name}: here{self._tail()}"
        where = f"{format_length(self.distance_m, 1)} {compass(self.bearing_deg)}, {self.side}"
        return f"{self.name}: {where}{self._tail()}"

    def _tail(self) -> str:
        told = [
            word
            for word in (self.note, self.cover.replace("_", " ") and f"{self.cover.replace('_', ' ')} cover")
            if word
        ]
        return f" ({', '.join(told)})" if told else ""


def look(footing: WalkableGround, figure: Figure, *, within_m: float | None = None) -> tuple[Landmark, ...]:
    """Units and landmarks on the unit's floor by distance, those farther than `within_m` left out (None: all).

    It tells where things are, not whether they can be seen.
    """
    found = (*_people(footing, figure), *_things(footing, figure, inf if within_m is None else within_m))
    kept = (one for one in found if within_m is None or one.distance_m <= within_m)
    return tuple(sorted(kept, key=lambda one: (one.distance_m, one.kind, one.id)))


def nearest_cover(footing: WalkableGround, figure: Figure, *, at_most: int = 3) -> tuple[Landmark, ...]:
    """The nearest things that give cover, up to `at_most` of them: woods, marsh, obstacles, walls (FIR-24..26)."""
    covering = (one for one in look(footing, figure) if one.cover)
    return tuple(covering)[:at_most]


def whereabouts(footing: WalkableGround, spot: Spot) -> str:
    """What a place is called: its room or shaft if it has one, the ground under it, and the floor above the first."""
    words = [
        room.name
        for room in footing.plan.rooms
        if room.floor == spot.floor and _in(ring_of(room.points), spot)
    ][:1]
    if (well := footing.well_at(spot)) is not None:
        words.insert(0, of_kind(well.kind, well.id))
    if spot.floor == 1:
        ground, patch = kinds_at(spot.x, spot.y, footing.land.patches[::-1], footing.land.base)[0]
        if footing.plan.ground == "space" and not patch and not words:
            return "space"
        words += [_WOODS.get(ground, ground)] if ground != "clear" else []
    if spot.floor != 1:
        words.append(f"floor {spot.floor}")
    return ", ".join(words) or "open ground"


def _in(ring: Ring, spot: Spot) -> bool:
    return ring.side(spot.x, spot.y) >= 0


def _people(footing: WalkableGround, figure: Figure) -> Iterator[Landmark]:
    for kind, figures in (("unit", footing.conditions.figures), ("body", footing.conditions.bodies)):
        for other in figures:
            if other.number == figure.number or other.spot.floor != figure.spot.floor:
                continue
            faces = f"faces {compass(other.facing_deg)}" if kind == "unit" else ""
            note = ", ".join(word for word in (other.side_name or other.side, other.posture, faces) if word)
            name = f"{other.number} {other.name}" if other.name else f"{kind} {other.number}"
            place = (other.spot.x, other.spot.y)
            yield _landmark(figure, kind, str(other.number), name, place, note=note, base_m=other.base_m)


def _things(footing: WalkableGround, figure: Figure, within_m: float) -> Iterator[Landmark]:
    plan, spot, destroyed = footing.plan, figure.spot, footing.conditions.destroyed
    far = within_m + figure.base_m + NEARLY_M

    def near(points: Sequence[tuple[float, float]]) -> bool:
        """Whether it may lie within those metres: most things do not, and need not be measured."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs) - far <= spot.x <= max(xs) + far and min(ys) - far <= spot.y <= max(ys) + far

    for door in plan.doors:
        if door.floor == spot.floor and near(door.ends):
            yield _line(
                figure,
                door.kind,
                door.id,
                _name_of_door(door),
                (door.ends,),
                note=footing.conditions.door_state(door),
            )
    for window in plan.windows:
        if window.floor == spot.floor and window.id not in destroyed and near(window.ends):
            yield _line(figure, "window", window.id, f"window {window.id}", (window.ends,), cover="half_hard")
    for wall in plan.walls:
        if wall.floor == spot.floor and wall.id not in destroyed and near(wall.line):
            yield _line(
                figure,
                wall.kind,
                wall.id,
                of_kind(wall.kind, wall.id),
                (wall.line,),
                cover="full_hard",
            )
    for obstacle in plan.obstacles:
        if obstacle.floor == spot.floor and obstacle.id not in destroyed and near(obstacle.points):
            name = obstacle.name or of_kind(obstacle.kind, obstacle.id)
            yield _outline(
                figure, obstacle.kind, obstacle.id, name, ring_of(obstacle.points), cover=obstacle.cover
            )
    for well in footing.storey(spot.floor).wells:
        yield _outline(figure, well.kind, well.id, of_kind(well.kind, well.id), well.ring)
    if spot.floor == 1:
        for patch in footing.land.patches:
            ring = patch.ring
            if not near(((ring.west, ring.south), (ring.east, ring.north))):
                continue
            name = of_kind(_WOODS.get(patch.kind, patch.kind), patch.id)
            cover = _COVERING_PATCH.get(patch.kind, "")
            yield _outline(figure, patch.kind, patch.id, name, ring, cover=cover)
        for contour in plan.contours:
            if not near(contour.points):
                continue
            line = (*contour.points, contour.points[0]) if contour.closed else contour.points
            yield _line(figure, "contour", contour.id, f"contour line {contour.id}", (line,))


def _name_of_door(door: Door) -> str:
    return of_kind(door.kind, door.name or door.id)


def _line(
    figure: Figure,
    kind: str,
    feature_id: str,
    name: str,
    lines: tuple[tuple[tuple[float, float], ...], ...],
    *,
    cover: str = "",
    note: str = "",
) -> Landmark:
    edges = edges_of([(line, False) for line in lines])
    place = _nearest(edges, figure.spot)
    return _landmark(figure, kind, feature_id, name, place, cover=cover, note=note)


def _outline(
    figure: Figure, kind: str, feature_id: str, name: str, ring: Ring, *, cover: str = ""
) -> Landmark:
    spot = figure.spot
    place = (spot.x, spot.y) if ring.side(spot.x, spot.y) >= 0 else _nearest(ring.edges, spot)
    return _landmark(figure, kind, feature_id, name, place, cover=cover)


def _nearest(edges: Edges, spot: Spot) -> tuple[float, float]:
    first = int(distance_to_edges_m(edges, spot.x, spot.y).argmin())
    ax, ay = float(edges.ax[first]), float(edges.ay[first])
    wide, high = float(edges.bx[first]) - ax, float(edges.by[first]) - ay
    along = ((spot.x - ax) * wide + (spot.y - ay) * high) / max(wide * wide + high * high, 1e-30)
    along = min(max(along, 0.0), 1.0)
    return ax + along * wide, ay + along * high


def _landmark(
    figure: Figure,
    kind: str,
    feature_id: str,
    name: str,
    place: tuple[float, float],
    *,
    cover: str = "",
    note: str = "",
    base_m: float = 0.0,
) -> Landmark:
    x, y = place
    bearing = bearing_deg(figure.spot, Spot(x, y))
    apart = ((x - figure.spot.x) ** 2 + (y - figure.spot.y) ** 2) ** 0.5
    return Landmark(
        kind=kind,
        id=feature_id,
        name=name,
        distance_m=metres_apart(apart, 0.0, bases_m=figure.base_m + base_m),
        bearing_deg=bearing,
        side=side_of(figure.facing_deg, bearing),
        cover=cover,
        note=note,
    )
