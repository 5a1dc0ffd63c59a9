"""Bursts, scatter, wedges and squares by shapely, one thing after another: the slow twin of what the survey tells."""

from fractions import Fraction
from itertools import pairwise
from math import atan2, degrees, hypot

import shapely
from shapely.affinity import rotate, translate

NEARLY = 1e-6
GRACE = Fraction("0.01")
TINY = Fraction("0.000000002")
"""As much as arithmetic may be wrong by."""


def exact(number):
    return Fraction(str(number))


class SlowBursts:
    """One drawn map with what has become of it, as geometries by floor."""

    def __init__(self, world):
        drawn, gone = world.drawn, {one.id: one for one in world.features}
        self.drawn = drawn
        self.solid, self.windows, self.low = [], [], []  # (floor, id, geometry)
        for wall in drawn.walls:
            line = shapely.LineString(wall.line)
            openings = [(one.floor, one.ends) for one in (*drawn.doors, *drawn.windows)]
            for floor, ends in openings:
                taken = line.intersection(shapely.LineString(ends))
                if floor == wall.floor and taken.length > NEARLY:
                    line = line.difference(taken)
            if wall.id in gone:
                line = line.difference(self._breach(wall, gone[wall.id].at))
            self.solid.append((wall.floor, wall.id, line))
        for door in drawn.doors:
            if door.state in ("closed", "locked"):
                self.solid.append((door.floor, door.id, shapely.LineString(door.ends)))
        for window in drawn.windows:
            if window.id not in gone:
                into = self.solid if window.ship else self.windows
                into.append((window.floor, window.id, shapely.LineString(window.ends)))
        for thing in drawn.obstacles:
            if thing.id not in gone:
                into = self.solid if thing.high else self.low
                into.append((thing.floor, thing.id, shapely.Polygon(thing.points)))
        self.full_low = {thing.id for thing in drawn.obstacles if thing.cover.startswith("full")}
        self.stairs = [
            (floor, one.id, shapely.Polygon(one.points)) for one in drawn.stairs for floor in one.floors
        ]
        self.marsh = shapely.Polygon()
        for patch in drawn.terrain:
            shape = shapely.Polygon(patch.points)
            self.marsh = self.marsh.union(shape) if patch.kind == "marsh" else self.marsh.difference(shape)

    @staticmethod
    def _breach(wall, at):
        (px, py), (qx, qy) = wall.line
        length = hypot(qx - px, qy - py)
        ux, uy = (qx - px) / length / 2, (qy - py) / length / 2
        hole = shapely.LineString([(at[0] - ux, at[1] - uy), (at[0] + ux, at[1] + uy)])
        return hole.intersection(shapely.LineString(wall.line))

    # Whom it reaches

    def within(self, at, other, metres):
        """Whether two places are so near, by exact squares; a storey is its height."""
        square = (exact(at.x) - exact(other.x)) ** 2 + (exact(at.y) - exact(other.y)) ** 2
        square += (exact(self.drawn.storey_m) * (at.floor - other.floor)) ** 2
        return square <= (exact(metres) + GRACE + TINY) ** 2

    def cover(self, burst, other, posture, *, hole=False):
        """none, half or full; empty where the line runs along the edge of a marsh, which is anybody's guess."""
        shared = self._in_one_shaft(burst, other)
        solid = [one for one in (*self.solid, *self.stairs) if not (shared and one[1] == shared)]
        found = set()
        start = shapely.Point(burst.x, burst.y)
        for floor, part in self._parts(burst, other):
            for on, name, shape in solid:
                if on == floor and self._meets(part, shape, start, hole=hole, stairs=name == "s0"):
                    found.add("full")
            for on, name, shape in (*self.windows, *self.low):
                if (
                    on != floor
                    or not self._meets(part, shape, start, hole=hole)
                    or self._on_top(floor, shape, burst, other)
                ):
                    continue
                found.add("full" if name in self.full_low else "half")
        if not shared and any(self._shut_off(*crossing) for crossing in self._crossings(burst, other)):
            found.add("full")
        if burst.floor == other.floor == 1:
            line = _line(burst, other)
            if line.intersection(self.marsh.boundary).length > NEARLY:
                return ""
            if line.length and line.intersection(self.marsh).length > NEARLY:
                found.add("half")
        if "full" in found or (found and posture != "standing"):
            return "full"
        return "half" if found else "none"

    @staticmethod
    def _meets(part, shape, start, *, hole, stairs=False):
        if not hole:
            return part.intersects(shape)
        if shape.geom_type == "Polygon" and shape.covers(start) and not stairs:
            return False
        # Of a wall it comes through the edge that its own point is on; the rest of the same wall still covers.
        edges = [edge for edge in _edges(shape) if edge.distance(start) > NEARLY]
        goal = shapely.Point(part.coords[-1])
        inside = shape.geom_type == "Polygon" and shape.covers(goal) and not shape.covers(start)
        return inside or any(part.intersects(edge) for edge in edges)

    @staticmethod
    def _on_top(floor, shape, burst, other):
        """AMB-139: of whoever stands on something, or lies on it."""
        ends = [shapely.Point(one.x, one.y) for one in (burst, other) if one.floor == floor]
        return shape.geom_type == "Polygon" and any(shape.covers(end) for end in ends)

    def _in_one_shaft(self, one, other):
        held = [
            {
                name
                for floor, name, shape in self.stairs
                if floor == at.floor and shape.covers(shapely.Point(at.x, at.y))
            }
            for at in (one, other)
        ]
        return next(iter(held[0] & held[1]), "")

    @staticmethod
    def _parts(one, other):
        """The line, cut half way up where it leads to the other of two floors."""
        line = _line(one, other)
        if one.floor == other.floor:
            return [(one.floor, line)]
        (ax, ay), (bx, by) = line.coords
        middle = ((ax + bx) / 2, (ay + by) / 2)
        return [
            (one.floor, shapely.LineString([(ax, ay), middle])),
            (other.floor, shapely.LineString([middle, (bx, by)])),
        ]

    @staticmethod
    def _crossings(one, other):
        if one.floor != other.floor:
            yield max(one.floor, other.floor), (one.x + other.x) / 2, (one.y + other.y) / 2

    def _shut_off(self, floor, x, y):
        """Whether a floor or the roof of what is below lies there (MAP-08)."""
        shapes = [shapely.Polygon(room.points) for room in self.drawn.rooms if room.floor == floor]
        for storey in (floor, floor - 1):
            walls = [shapely.LineString(wall.line) for wall in self.drawn.walls if wall.floor == storey]
            shapes += list(
                shapely.get_parts(shapely.polygonize(list(shapely.get_parts(shapely.union_all(walls)))))
            )
        return any(shape.covers(shapely.Point(x, y)) for shape in shapes)

    # Where something comes to lie

    def lands(self, start, to):
        """The place (None: off the map), and the ids of what may have stopped it there."""
        way = _line(start, to)
        stops = []
        for floor, name, shape in (*self.solid, *self.windows, *self.stairs):
            if floor == start.floor:
                met = [m for edge in _edges(shape) if (m := _first(way, edge)) is not None and m > NEARLY]
                stops += [(min(met), name)] if met else []
        first = min(stops, default=(way.length + 1, ""))[0]
        stays = (
            _line(start, to).intersection(shapely.box(0, 0, self.drawn.width_m, self.drawn.height_m)).length
        )
        ends = max(first - 0.01, 0.0) if first <= way.length else way.length
        if stays < way.length - NEARLY and stays < ends:
            return None, set()
        point = way.interpolate(ends)
        floor = start.floor
        if floor == 2 and self._shut_off(2, start.x, start.y) and not self._shut_off(2, point.x, point.y):
            floor = 1
        met = {name for m, name in stops if m <= first + NEARLY} if first <= way.length + NEARLY else set()
        return (point.x, point.y, floor), met

    # Beyond a hole

    def through(self, name, at, by):
        """The directions that may be meant: at right angles to an edge nearest to the point, away from `by`."""
        point, here = shapely.Point(at), shapely.Point(by.x, by.y)
        walls = {wall.id: shapely.LineString(wall.line) for wall in self.drawn.walls}
        boxes = {thing.id: shapely.Polygon(thing.points) for thing in self.drawn.obstacles}
        edges = _edges((walls | boxes)[name])
        nearest = min(edge.distance(point) for edge in edges)
        found = []
        for edge in edges:
            if edge.distance(point) <= nearest + 2e-3:
                (px, py), (qx, qy) = edge.coords
                for east, north in ((qy - py, px - qx), (py - qy, qx - px)):
                    if (here.x - px) * east + (here.y - py) * north <= NEARLY:
                        found.append(degrees(atan2(east, north)) % 360)
        return found


def in_wedge(point, hole, axis_deg, depth, half):
    """The wedge turned to the north and laid at the origin."""
    moved = rotate(translate(shapely.Point(point), -hole[0], -hole[1]), axis_deg, origin=(0, 0))
    low = depth[0] + 0.01 + 1e-9 if depth[0] else -1e-9
    area = shapely.box(-half - 0.01 - 1e-9, low, half + 0.01 + 1e-9, depth[1] + 0.01 + 1e-9)
    return area.covers(moved) and not (depth[0] and moved.y <= low)


def in_square(point, centre, half):
    far = half + 0.01 + 1e-9
    return shapely.box(centre[0] - far, centre[1] - far, centre[0] + far, centre[1] + far).covers(
        shapely.Point(point)
    )


def _line(one, other):
    return shapely.LineString([(one.x, one.y), (other.x, other.y)])


def _edges(shape):
    """The straight pieces of a line, of several, or of the outline of an area."""
    rings = [shape.exterior] if shape.geom_type == "Polygon" else shapely.get_parts(shape)
    return [shapely.LineString(ends) for ring in rings for ends in pairwise(ring.coords)]


def _first(way, edge):
    met = way.intersection(edge)
    if met.is_empty:
        return None
    start = shapely.Point(way.coords[0])
    return min(start.distance(shapely.Point(point)) for point in shapely.get_coordinates(met))
