"""Many straight ways measured at once: how far each gets, over what ground, before what is solid (MOV-05..08, TER).

What `measure` says of one way after the other, by arrays. A way through a corner of the ground or along an edge of it
is `odd`: it is left to `measure`.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Spot
from squadlog.ground.moving.moves_ground import MoveLand
from squadlog.ground.moving.moves_lines import NEARLY_M, Edges, Floats, Ints, distance_to_edges_m
from squadlog.ground.moving.passage import Rays, entries

Bools = npt.NDArray[np.bool_]
_THIN_M = 1e-6
_ODD_M = 1e-6
MOST_PATCHES = 50
"""The most patches near one move: each has a bit of a number."""
UP, DOWN = 1, 2


@value
class Ways:
    """Straight ways from `x`, `y` in the direction `dx`, `dy` for `far_m` metres; `station` tells whose they are."""

    station: Ints
    x: Floats
    y: Floats
    dx: Floats
    dy: Floats
    far_m: Floats


@value
class Under:
    """The ground under the ways, a row for each and a column for each metre.

    `kinds` are bits of `Rough.kinds`; `slope` is the first contour line of the metre, up or down, and `many` says that
    there are more. `first_m` and `second_m` tell where they are, infinity for none. `bar_m` is where ground begins that
    cannot be passed at all, infinity for nowhere.
    """

    kinds: npt.NDArray[np.int16]
    slope: npt.NDArray[np.int16]
    many: Bools
    first_m: Floats
    second_m: Floats
    bar_m: Floats
    odd: Bools


@value
class Rough:
    """Patches and contour lines round a place, ready for rays. `kinds[0]` is the ground outside every patch."""

    kinds: tuple[str, ...]
    patch_kinds: Ints
    patches: Edges
    contours: Edges
    up_left: Bools
    barred: Bools
    twisted: bool

    @property
    def plain(self) -> bool:
        """Whether there is nothing but one ground."""
        return not self.patches.owner.size and not self.contours.owner.size

    def odd_at(self, spot: Spot) -> bool:
        """Whether a place lies on an edge of the ground, so that all ways from it are odd."""
        return any(
            bool(edges.owner.size and distance_to_edges_m(edges, spot.x, spot.y).min() <= 2 * _ODD_M)
            for edges in (self.patches, self.contours)
        )

    def within(self, x: Floats, y: Floats) -> Ints:
        """The patches that places lie in, as bits."""
        edges = self.patches
        if not edges.owner.size:
            return np.zeros(x.size, dtype=np.int64)
        spans = (edges.ay > y[:, None]) != (edges.by > y[:, None])
        rise = np.where(edges.by == edges.ay, 1.0, edges.by - edges.ay)
        right = x[:, None] < edges.ax + (y[:, None] - edges.ay) / rise * (edges.bx - edges.ax)
        starts = np.flatnonzero(np.diff(edges.owner, prepend=-1))
        crossed = np.add.reduceat((spans & right).astype(np.int64), starts, axis=1) % 2
        bits: Ints = crossed @ (np.int64(1) << edges.owner[starts])
        return bits

    def under(self, ways: Ways, metres: int) -> Under:
        """The ground under the ways for `metres` metres."""
        count, size = ways.x.size, self.patches.owner.size
        row, edge, at_m, odd = _crossings(ways, _together(self.patches, self.contours), float(metres))
        on_patch = edge < size
        kinds, bar = self._stretches(ways, row[on_patch], edge[on_patch], at_m[on_patch], metres)
        lined = ~on_patch & (at_m < np.minimum(bar, ways.far_m)[row])
        row, edge, at_m = row[lined], edge[lined] - size, at_m[lined]
        slope = np.zeros((count, metres), dtype=np.int16)
        many = np.zeros((count, metres), dtype=np.bool_)
        first, second = np.full((2, count, metres), np.inf)
        if row.size:
            number = np.minimum(np.floor(at_m + NEARLY_M).astype(np.int64), metres - 1)
            cell = row * metres + number
            begins = np.flatnonzero(np.diff(cell, prepend=-1))
            counts = np.diff(begins, append=cell.size)
            rising = self._crosses_left(ways, row[begins], edge[begins]) == self.up_left[edge[begins]]
            slope.flat[cell[begins]] = np.where(rising, UP, DOWN)
            first.flat[cell[begins]] = at_m[begins]
            more = begins[counts > 1]
            many.flat[cell[more]] = True
            second.flat[cell[more]] = at_m[more + 1]
            # Two lines of one metre that are one and the same contour, met twice, are a matter for `measure`.
            twice = (self.contours.owner[edge[more]] == self.contours.owner[edge[more + 1]]) | (
                counts[counts > 1] > 2
            )
            odd[row[more[twice]]] = True
        return Under(kinds, slope, many, first, second, bar, odd | self.twisted)

    def _crosses_left(self, ways: Ways, row: Ints, edge: Ints) -> Bools:
        """Whether a way crosses an edge toward the left of somebody who walks it as drawn."""
        lines = self.contours
        wide, high = lines.bx[edge] - lines.ax[edge], lines.by[edge] - lines.ay[edge]
        left: Bools = wide * ways.dy[row] - high * ways.dx[row] > 0
        return left

    def _stretches(
        self, ways: Ways, row: Ints, edge: Ints, at_m: Floats, metres: int
    ) -> tuple[npt.NDArray[np.int16], Floats]:
        """The kinds in each metre up to what bars the way, and where that begins."""
        count = ways.x.size
        rows = np.concatenate((np.arange(count), row))
        begin = np.concatenate((np.zeros(count), at_m))
        toggled = np.concatenate((self.within(ways.x, ways.y), np.int64(1) << self.patches.owner[edge]))
        order = np.lexsort((begin, rows))
        rows, begin, toggled = rows[order], begin[order], toggled[order]
        starts = np.searchsorted(rows, np.arange(count))
        running = np.bitwise_xor.accumulate(toggled)
        before = np.where(starts > 0, running[starts - 1], 0)
        inside = running ^ before[rows]
        top = np.frexp(inside.astype(np.float64))[1]  # the number of the highest bit: the patch drawn last
        kind = (
            np.where(inside > 0, self.patch_kinds[np.maximum(top - 1, 0)], 0)
            if self.patch_kinds.size
            else 0 * rows
        )
        end = np.append(begin[1:], 0.0)
        end[np.append(starts[1:], rows.size) - 1] = float(metres)
        bars = self.barred[kind] & (end - begin > _THIN_M)
        bar = np.full(count, np.inf)
        np.minimum.at(bar, rows[bars], begin[bars])
        end = np.minimum(end, bar[rows])
        found = np.zeros((count, metres), dtype=np.int16)
        long = end - begin > _THIN_M
        low, far = np.floor(begin + _THIN_M), np.ceil(end - _THIN_M)
        bit = (np.int64(1) << kind).astype(np.int16)
        for number in range(metres):
            there = long & (low <= number) & (number < far)
            np.bitwise_or.at(found[:, number], rows[there], bit[there])
        return found, bar


def rough_of(
    land: MoveLand, box: tuple[float, float, float, float], kinds: Sequence[str], barred: Sequence[bool]
) -> Rough | None:
    """The ground that reaches into a box (west, south, east, north); None if it is too much to be told apart."""
    west, south, east, north = box
    boxes = land.boxes
    near = np.flatnonzero(
        (boxes[:, 0] <= east) & (boxes[:, 2] >= west) & (boxes[:, 1] <= north) & (boxes[:, 3] >= south)
    )
    if near.size > MOST_PATCHES:
        return None
    renumbered = np.full(len(land.patches) + 1, -1, dtype=np.int64)
    renumbered[near] = np.arange(near.size)
    edges = land.patch_edges
    mine = edges.those(renumbered[edges.owner] >= 0)
    patches = Edges(mine.ax, mine.ay, mine.bx, mine.by, renumbered[mine.owner])
    contours = land.contour_edges.those(land.contour_edges.in_box(west, south, east, north))
    numbers = {kind: number for number, kind in enumerate(kinds)}
    return Rough(
        kinds=tuple(kinds),
        patch_kinds=np.array([numbers[land.patches[int(one)].kind] for one in near], dtype=np.int64),
        patches=patches,
        contours=contours,
        up_left=np.array([land.rises_left[int(owner)] for owner in contours.owner], dtype=np.bool_),
        barred=np.array(barred, dtype=np.bool_),
        twisted=any(land.twisted[int(owner)] for owner in np.unique(contours.owner)),
    )


def meets(ways: Ways, edges: Edges) -> Bools:
    """Which ways meet one of the edges within their length, or pass it too closely to say."""
    row, _edge, at_m, met = _crossings(ways, edges, float(ways.far_m.max(initial=0.0)) + _ODD_M)
    met[row[at_m <= ways.far_m[row] + _ODD_M]] = True
    return met


def free_m(ways: Ways, edges: Edges, clearance_m: Floats) -> Floats:
    """How far along each way a mover gets before something solid, at most `far_m`."""
    free = ways.far_m.copy()
    if not edges.owner.size:
        return free
    slack = float(clearance_m.max(initial=2 * FIGURE_RADIUS_M))
    for station in np.unique(ways.station):
        mine = np.flatnonzero(ways.station == station)
        x, y, far = float(ways.x[mine[0]]), float(ways.y[mine[0]]), float(ways.far_m[mine].max()) + slack
        near = np.flatnonzero(edges.in_box(x - far, y - far, x + far, y + far) & (clearance_m >= 0))
        if not near.size:
            continue
        row, edge = _near_pairs(ways, mine, edges, near, slack)
        place = mine[row]
        rays = Rays(ways.x[place], ways.y[place], ways.dx[place], ways.dy[place], ways.far_m[place])
        where = entries(rays, edges, near[edge], clearance_m)
        np.minimum.at(free, place, np.maximum(where - NEARLY_M, 0.0))
    return free


def _near_pairs(ways: Ways, mine: Ints, edges: Edges, near: Ints, slack: float) -> tuple[Ints, Ints]:
    """The pairs of a way and an edge within `slack` of each other, as places in `mine` and `near`."""
    x, y = ways.x[mine[0]], ways.y[mine[0]]
    dx, dy = ways.dx[mine][:, None], ways.dy[mine][:, None]
    ax, ay, bx, by = edges.ax[near] - x, edges.ay[near] - y, edges.bx[near] - x, edges.by[near] - y
    off_a, off_b = dx * ay - dy * ax, dx * by - dy * bx
    beside = (np.minimum(off_a, off_b) <= slack) & (np.maximum(off_a, off_b) >= -slack)
    ahead = np.maximum(dx * ax + dy * ay, dx * bx + dy * by) >= -slack
    found = np.nonzero(beside & ahead)
    return found[0], found[1]


def _crossings(ways: Ways, edges: Edges, most_m: float) -> tuple[Ints, Ints, Floats, Bools]:
    """Where ways cross edges, in order: way, edge and metres; and which ways pass a corner too closely to say."""
    odd = np.zeros(ways.x.size, dtype=np.bool_)
    if not edges.owner.size or not ways.x.size:
        none = np.zeros(0, dtype=np.int64)
        return none, none, np.zeros(0), odd
    turned = np.stack([-ways.dy, ways.dx, ways.dy * ways.x - ways.dx * ways.y], axis=1)
    one = np.ones(edges.owner.size)
    off_a = turned @ np.stack([edges.ax, edges.ay, one])
    off_b = turned @ np.stack([edges.bx, edges.by, one])
    touched = (np.minimum(np.abs(off_a), np.abs(off_b)) <= _ODD_M) | ((off_a > 0) != (off_b > 0))
    row, edge = np.nonzero(touched)
    off_a, off_b = off_a[row, edge], off_b[row, edge]
    dx, dy, x, y = ways.dx[row], ways.dy[row], ways.x[row], ways.y[row]
    to_a = dx * (edges.ax[edge] - x) + dy * (edges.ay[edge] - y)
    to_b = dx * (edges.bx[edge] - x) + dy * (edges.by[edge] - y)
    low, far = -_ODD_M, most_m + _ODD_M
    corner = ((np.abs(off_a) <= _ODD_M) & (low <= to_a) & (to_a <= far)) | (
        (np.abs(off_b) <= _ODD_M) & (low <= to_b) & (to_b <= far)
    )
    corner |= (
        (np.maximum(np.abs(off_a), np.abs(off_b)) <= _ODD_M)
        & (np.minimum(to_a, to_b) <= far)
        & (np.maximum(to_a, to_b) >= low)
    )
    odd[row[corner]] = True
    crossed = (off_a > 0) != (off_b > 0)
    share = off_a[crossed] / (off_a[crossed] - off_b[crossed])
    at_m = to_a[crossed] + (to_b[crossed] - to_a[crossed]) * share
    row, edge = row[crossed], edge[crossed]
    kept = (at_m > 0) & (at_m < most_m)
    row, edge, at_m = row[kept], edge[kept], at_m[kept]
    order = np.lexsort((at_m, row))
    row, edge, at_m = row[order], edge[order], at_m[order]
    return row, edge, at_m, odd


def _together(one: Edges, other: Edges) -> Edges:
    return Edges(
        np.concatenate((one.ax, other.ax)),
        np.concatenate((one.ay, other.ay)),
        np.concatenate((one.bx, other.bx)),
        np.concatenate((one.by, other.by)),
        np.concatenate((one.owner, other.owner)),
    )
