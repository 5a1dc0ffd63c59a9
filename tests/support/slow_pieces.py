"""What stands on a map, piece by piece, for the sight by pencil and paper."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from support.slow_lines import apart2, at, between, cross, edges_of, exact, share

_HIGH = {"column": "column", "shelving": "shelving"}


@dataclass
class Piece:
    """Something on the map: its straight edges, and its outline if it has an inside."""

    id: str
    role: str
    key: str
    edges: list
    outline: list | None = None


def pieces_of(drawn, conditions, readings):
    """Everything that a line can meet, in the order in which the map lists it."""
    return [
        *_walls(drawn, conditions, readings),
        *_doors(drawn, conditions),
        *_windows(drawn, conditions),
        *_obstacles(drawn, conditions),
        *_shafts(drawn),
    ]


def _walls(drawn, conditions, readings):
    """Walls without their doors, windows and breaches; the openings must lie on a straight part of the wall."""
    openings = [edges_of(piece.ends, closed=False)[0] for piece in (*drawn.doors, *drawn.windows)]
    for wall in drawn.walls:
        left = []
        for p, q in edges_of(wall.line, closed=False):
            gaps = [
                sorted((share(p, q, e), share(p, q, f)))
                for e, f in openings
                if cross(p, q, e) == 0 and cross(p, q, f) == 0
            ]
            if readings.breach_los == "opening":
                for breach in conditions.breaches:
                    point = exact(breach.point)
                    if breach.wall == wall.id and between(p, q, point):
                        half = Fraction(breach.width_m) / 2 / Fraction(sqrt(apart2(p, q)))
                        gaps.append([share(p, q, point) - half, share(p, q, point) + half])
            begin = Fraction(0)
            for first, last in [*sorted(gaps), [Fraction(1), Fraction(1)]]:
                if min(first, 1) > begin:
                    left.append((at(p, q, begin), at(p, q, min(first, Fraction(1)))))
                begin = max(begin, last)
        yield Piece(wall.id, "wall", wall.kind, left)


def _doors(drawn, conditions):
    for door in drawn.doors:
        if conditions.door_state(door) in ("closed", "locked"):
            yield Piece(door.id, "door", door.kind, edges_of(door.ends, closed=False))


def _windows(drawn, conditions):
    for window in drawn.windows:
        if window.id not in conditions.destroyed:
            role = "sealed" if window.ship else "window"
            yield Piece(window.id, role, "window", edges_of(window.ends, closed=False))


def _obstacles(drawn, conditions):
    for thing in drawn.obstacles:
        if thing.id not in conditions.destroyed:
            outline = edges_of(thing.points, closed=True)
            if thing.high:
                key = _HIGH.get(thing.kind, "high")
            else:
                key = "furniture" if thing.cover == "half_soft" else "counter"
            yield Piece(thing.id, "high" if thing.high else "low", key, outline, outline)


def _shafts(drawn):
    for role, shafts in (("stairs", drawn.stairs), ("elevator", drawn.elevators)):
        for shaft in shafts:
            outline = edges_of(shaft.points, closed=True)
            yield Piece(shaft.id, role, role, outline, outline)
