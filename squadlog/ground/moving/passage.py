"""What is in a mover's way: walls with their gaps, closed doors, high obstacles, shafts, and the discs of other units.

A unit is a disc (AMB-37), so it passes a gap at least as wide as itself and stops where its rim touches something
solid. One that already stands nearer than that may go anywhere but nearer.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure
from squadlog.ground.moving.moves_lines import NEARLY_M, Box, Edges, Floats, distance_to_edge_m, edges_from
from squadlog.ground.moving.moves_route import Leg

NO_BARRIER = -1.0
"""As a clearance: this piece stops nobody."""
_PARALLEL = 1e-12
"""Below this rate two lines count as parallel."""
_FEW = 8
"""Up to this many pieces are sooner told one by one than all at once."""
_RULES = {
    "external_wall": "MAP-08",
    "internal_wall": "MAP-09",
    "external_door": "MAP-10",
    "internal_door": "MAP-11",
    "window": "MAP-12",
    "ship_window": "MAP-13",
    "low_obstacle": "MAP-14",
    "high_obstacle": "MAP-15",
    "stairs": "MAP-16",
    "elevator": "MAP-17",
    "elevator_door": "MAP-17",
    "external_bulkhead": "MAP-18",
    "internal_bulkhead": "MAP-19",
    "sliding_door": "MAP-20",
    "bulkhead_door": "MAP-21",
    "airlock_door": "MAP-22",
    "unit": "ACT-18",
}


class Piece(NamedTuple):
    """A straight piece of something drawn, from a to b, in metres."""

    ax: float
    ay: float
    bx: float
    by: float


@value
class Blocker:
    """Something solid or to be climbed: what it is, its id on the map (a unit's number), and the rule it comes from."""

    kind: str
    id: str
    rule: str
    words: str


def blocker(kind: str, feature_id: str, name: str = "", state: str = "") -> Blocker:
    """The blocker for a feature of that kind, with words fit to be shown."""
    called = name or feature_id
    words = " ".join(word for word in (state, kind.replace("_", " "), called) if word)
    return Blocker(kind, feature_id, _RULES[kind], words)


class Touching(NamedTuple):
    """Where a leg is stopped, in metres along it, and by what."""

    at_m: float
    by: Blocker


@value
class Barriers:
    """Solid pieces on one floor; `edges.owner` points into `blockers`."""

    edges: Edges
    blockers: tuple[Blocker, ...]

    def clearance_m(self, x: float, y: float) -> Floats:
        """How near a mover that starts here may come to each piece: its own radius, or less if it is nearer already."""
        if not self.edges.owner.size:
            return np.zeros(0)
        rim = FIGURE_RADIUS_M
        clearance: Floats = np.full(self.edges.owner.size, rim)
        least: dict[int, float] = {}
        for edge in self.edges.in_box(x - rim, y - rim, x + rim, y + rim).nonzero()[0].tolist():
            owner = int(self.edges.owner[edge])
            least[owner] = min(least.get(owner, rim), distance_to_edge_m(self.edges, edge, x, y))
        for owner, apart in least.items():
            clearance[self.edges.owner == owner] = apart
        return clearance

    def may_be_met(self, leg: Leg) -> bool:
        """Whether any piece lies near a leg."""
        end_x, end_y, slack = (
            leg.x + leg.dx * leg.length_m,
            leg.y + leg.dy * leg.length_m,
            2 * FIGURE_RADIUS_M,
        )
        west, east = (leg.x, end_x) if leg.x < end_x else (end_x, leg.x)
        south, north = (leg.y, end_y) if leg.y < end_y else (end_y, leg.y)
        return bool(self.edges.in_box(west - slack, south - slack, east + slack, north + slack).any())

    def near(self, box: Box) -> "Barriers":
        """The edges with only the pieces that may reach into a box."""
        return Barriers(self.edges.near(box), self.blockers)

    def contact(self, leg: Leg, clearance_m: Floats) -> Touching | None:
        """The first thing solid on a leg, or None. Touching is no contact, coming nearer is."""
        found = first_contact(leg, self.edges, clearance_m)
        return None if found is None else Touching(found[0], self.blockers[int(self.edges.owner[found[1]])])


def first_contact(leg: Leg, edges: Edges, clearance_m: Floats) -> tuple[float, int] | None:
    """The metres along the leg where it first comes nearer to an edge than the clearance, and that edge; or None."""
    if not edges.owner.size or leg.length_m <= 0:
        return None
    end_x, end_y = leg.x + leg.dx * leg.length_m, leg.y + leg.dy * leg.length_m
    box = (min(leg.x, end_x), min(leg.y, end_y), max(leg.x, end_x), max(leg.y, end_y))
    near = _near_box(edges, clearance_m, box)
    if not near.size:
        return None
    if near.size <= _FEW:
        pieces = ((entry(leg, edges, int(edge), float(clearance_m[edge])), int(edge)) for edge in near)
        where, first = min(pieces, key=itemgetter(0))
    else:
        rays = Rays(leg.x, leg.y, leg.dx, leg.dy, leg.length_m)
        found = entries(rays, edges, near, clearance_m)
        place = int(found.argmin())
        where, first = float(found[place]), int(near[place])
    return None if where == math.inf else (max(where - NEARLY_M, 0.0), first)


class Rays(NamedTuple):
    """Straight ways: one, or columns of as many as there are pieces they are held against."""

    x: float | Floats
    y: float | Floats
    dx: float | Floats
    dy: float | Floats
    length_m: float | Floats


def _near_box(edges: Edges, clearance_m: Floats, box: Box) -> npt.NDArray[np.int64]:
    """The edges that count and come near a box given by west, south, east and north."""
    west, south, east, north = box
    reach = float(clearance_m.max(initial=FIGURE_RADIUS_M * 2))
    near = edges.in_box(west - reach, south - reach, east + reach, north + reach) & (clearance_m >= 0)
    return near.nonzero()[0]


def entries(
    rays: Rays,
    edges: Edges,
    near: npt.NDArray[np.int64],
    clearance_m: Floats,
) -> Floats:
    """The metres along each ray where it enters each piece, widened by its clearance; infinity where it does not."""
    x, y, dx, dy, length_m = rays
    radius = np.maximum(clearance_m[near] - NEARLY_M, NEARLY_M / 4)
    ux, uy = x - edges.ax[near], y - edges.ay[near]
    wide, high = edges.bx[near] - edges.ax[near], edges.by[near] - edges.ay[near]
    length = np.hypot(wide, high)
    flat = length > NEARLY_M
    safe = np.where(flat, length, 1.0)
    tx, ty = wide / safe, high / safe
    enter, leave = _through_disc(ux, uy, dx, dy, radius)
    far_enter, far_leave = _through_disc(ux - wide, uy - high, dx, dy, radius)
    along_enter, along_leave = _through_slab(ux * tx + uy * ty, dx * tx + dy * ty, 0.0 * length, length)
    beside_enter, beside_leave = _through_slab(tx * uy - ty * ux, tx * dy - ty * dx, -radius, radius)
    box_enter, box_leave = np.maximum(along_enter, beside_enter), np.minimum(along_leave, beside_leave)
    box = flat & (box_enter < box_leave)
    enter, leave = np.minimum(enter, far_enter), np.maximum(leave, far_leave)
    enter = np.where(box, np.minimum(enter, box_enter), enter)
    leave = np.where(box, np.maximum(leave, box_leave), leave)
    hit = (enter < leave) & (leave > NEARLY_M) & (enter < length_m - NEARLY_M)
    where: Floats = np.where(hit, enter, np.inf)
    return where


def entry(leg: Leg, edges: Edges, edge: int, clearance_m: float) -> float:
    """The metres where one leg enters one piece, in plain numbers: most moves come near few pieces or none."""
    ax, ay, bx, by = edges.ax[edge], edges.ay[edge], edges.bx[edge], edges.by[edge]
    return _entry(leg, Piece(float(ax), float(ay), float(bx), float(by)), clearance_m)


def _entry(leg: Leg, piece: Piece, clearance_m: float) -> float:
    dx, dy, radius = leg.dx, leg.dy, max(clearance_m - NEARLY_M, NEARLY_M / 4)
    ux, uy = leg.x - piece.ax, leg.y - piece.ay
    wide, high = piece.bx - piece.ax, piece.by - piece.ay
    near = _crosses_disc(ux, uy, dx, dy, radius)
    far = _crosses_disc(ux - wide, uy - high, dx, dy, radius)
    enter, leave = min(near[0], far[0]), max(near[1], far[1])
    length = float(np.hypot(wide, high)) if wide or high else 0.0
    if length > NEARLY_M:
        tx, ty = wide / length, high / length
        along = _crosses_slab(ux * tx + uy * ty, dx * tx + dy * ty, 0.0, length)
        beside = _crosses_slab(tx * uy - ty * ux, tx * dy - ty * dx, -radius, radius)
        box_enter, box_leave = max(along[0], beside[0]), min(along[1], beside[1])
        if box_enter < box_leave:
            enter, leave = min(enter, box_enter), max(leave, box_leave)
    hit = enter < leave and leave > NEARLY_M and enter < leg.length_m - NEARLY_M
    return enter if hit else math.inf


def _crosses_disc(ux: float, uy: float, dx: float, dy: float, radius: float) -> tuple[float, float]:
    middle, beside = -(ux * dx + uy * dy), ux * dy - uy * dx
    square = radius * radius - beside * beside
    if square <= 0:
        return math.inf, -math.inf
    half = math.sqrt(square)
    return middle - half, middle + half


def _crosses_slab(at: float, rate: float, low: float, high: float) -> tuple[float, float]:
    if abs(rate) > _PARALLEL:
        one, other = (low - at) / rate, (high - at) / rate
        return (one, other) if one < other else (other, one)
    return (-math.inf, math.inf) if low < at < high else (math.inf, -math.inf)


def _through_disc(
    ux: Floats, uy: Floats, dx: float | Floats, dy: float | Floats, radius: Floats
) -> tuple[Floats, Floats]:
    middle = -(ux * dx + uy * dy)
    beside = ux * dy - uy * dx
    square = radius * radius - beside * beside
    half = np.sqrt(np.maximum(square, 0.0))
    meets = square > 0
    return np.where(meets, middle - half, np.inf), np.where(meets, middle + half, -np.inf)


def _through_slab(at: Floats, rate: Floats, low: Floats, high: Floats) -> tuple[Floats, Floats]:
    steep = np.abs(rate) > _PARALLEL
    safe = np.where(steep, rate, 1.0)
    one, other = (low - at) / safe, (high - at) / safe
    inside = (at > low) & (at < high)
    enter = np.where(steep, np.minimum(one, other), np.where(inside, -np.inf, np.inf))
    leave = np.where(steep, np.maximum(one, other), np.where(inside, np.inf, -np.inf))
    return enter, leave


def figure_contact(
    leg: Leg, figures: Sequence[Figure], start_x: float, start_y: float, *, room_m: float
) -> Touching | None:
    """The first unit whose disc a mover that takes `room_m` would overlap on the leg, or None.

    ACT-18, AMB-37, AMB-145.
    """
    end, reach = leg.at(leg.length_m), room_m + max((one.room_m for one in figures), default=0.0)
    west, east = min(leg.x, end.x) - reach, max(leg.x, end.x) + reach
    south, north = min(leg.y, end.y) - reach, max(leg.y, end.y) + reach
    figures = [one for one in figures if west <= one.spot.x <= east and south <= one.spot.y <= north]
    first, where = None, math.inf
    for one in figures:
        x, y = one.spot.x, one.spot.y
        apart = min(float(np.hypot(x - start_x, y - start_y)), room_m + one.room_m)
        if (at_m := _entry(leg, Piece(x, y, x, y), apart)) < where:
            first, where = one, at_m
    if first is None:
        return None
    return Touching(max(where - NEARLY_M, 0.0), blocker("unit", str(first.number)))


def standing_on(x: float, y: float, figures: Iterable[Figure], *, room_m: float) -> Figure | None:
    """The unit whose disc a unit here that takes `room_m` would overlap, or None; touching is no overlap (ACT-18)."""
    for figure in figures:
        if math.hypot(figure.spot.x - x, figure.spot.y - y) < room_m + figure.room_m - NEARLY_M:
            return figure
    return None


def pieces_of(points: Sequence[tuple[float, float]], *, closed: bool = False) -> Iterator[Piece]:
    """The straight pieces of a line, or of an outline that closes on itself."""
    ends = [*points[1:], points[0]] if closed else points[1:]
    for (ax, ay), (bx, by) in zip(points, ends, strict=False):
        yield Piece(ax, ay, bx, by)


def barriers_of(solids: Iterable[tuple[Blocker, Iterable[Piece]]]) -> Barriers:
    """The barriers made of these pieces."""
    blockers: list[Blocker] = []
    rows: list[Piece] = []
    owners: list[int] = []
    for by, pieces in solids:
        before = len(rows)
        rows.extend(pieces)
        owners.extend([len(blockers)] * (len(rows) - before))
        blockers.append(by)
    return Barriers(edges_from(rows, owners), tuple(blockers))
