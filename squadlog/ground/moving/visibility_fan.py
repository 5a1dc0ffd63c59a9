"""How far a mover gets straight ahead in every direction: which headings to ask for, and what lies between (MOV-01)."""

import math
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from squadlog.base.records import record
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Spot
from squadlog.ground.moving.moves_lines import NEARLY_M, Floats, Ints, distance_to_edges_m
from squadlog.ground.moving.step_costs import Outlook, Strider

_JUMP_M = 0.02
_FINEST_RAD = 1e-5
_COARSEST_RAD = 1e-2
_FINE_DEG = 3.0
_COARSE_DEG = 15.0
_BESIDE_RAD = 1e-6
_ACROSS = np.array([-0.98, -0.9, -0.7, -0.35, 0.0, 0.35, 0.7, 0.9, 0.98])
_ACROSS_COARSE = np.array([-0.7, 0.0, 0.7])
_PARTS = 8
"""The parts that a wide gap between two headings is cut into."""
_ROUNDS = 6
"""How many times gaps are cut at most."""


@record
class Fan:
    """Headings (radians clockwise from north, ascending) and the metres a mover gets in each.

    `whole` says that they go all round, `open` that nothing but the allowance ends any of them.
    """

    at: Spot
    headings_rad: Floats
    reach_m: Floats
    whole: bool
    open: bool

    def outline(self) -> npt.NDArray[np.float64]:
        """The corners of the area covered, in metres, one row each."""
        x = self.at.x + np.sin(self.headings_rad) * self.reach_m
        y = self.at.y + np.cos(self.headings_rad) * self.reach_m
        rim = np.column_stack((x, y))
        return rim if self.whole else np.vstack(((self.at.x, self.at.y), rim))


def fans(feet: Strider, outlooks: Sequence[Outlook], *, fine: bool) -> list[Fan]:
    """The fan of each outlook. A fine one spreads its headings more closely, and tells thinner slivers apart."""
    own = [_headings(feet, outlook, fine=fine) for outlook in outlooks]
    station = np.repeat(np.arange(len(own)), [headings.size for headings in own])
    headings = np.concatenate(own) if own else np.zeros(0)
    station, headings, reach = _refine(
        feet, outlooks, station, headings, _FINEST_RAD if fine else _COARSEST_RAD
    )
    found = []
    for number, outlook in enumerate(outlooks):
        mine = station == number
        free = feet.at_best_m(outlook)
        found.append(
            Fan(
                at=outlook.at,
                headings_rad=headings[mine],
                reach_m=reach[mine],
                whole=outlook.whole and outlook.most_m > NEARLY_M,
                open=feet.plain and bool(reach[mine].min() > free - _JUMP_M),
            )
        )
    return found


def _headings(feet: Strider, outlook: Outlook, *, fine: bool) -> Floats:
    """Evenly spread headings, and those past the corners of everything near, where the reach may jump."""
    low, far = outlook.low_rad, outlook.far_rad
    if outlook.most_m <= NEARLY_M:
        return np.array([low, far])
    count = max(2, math.ceil(math.degrees(far - low) / (_FINE_DEG if fine else _COARSE_DEG)) + 1)
    special = np.concatenate([*_past_corners(feet, outlook, fine=fine), *_rough_corners(feet, outlook)])
    turned = (special - low) % (2 * math.pi) + low
    spread = np.concatenate((np.linspace(low, far, count), turned[turned <= far]))
    return np.unique(spread)


def _past_corners(feet: Strider, outlook: Outlook, *, fine: bool) -> Iterator[Floats]:
    at, most_m, edges = outlook.at, outlook.most_m, feet.edges
    reach = most_m + float(feet.clearance_m.max(initial=2 * FIGURE_RADIUS_M))
    boxed = edges.in_box(at.x - reach, at.y - reach, at.x + reach, at.y + reach) & (feet.clearance_m >= 0)
    across = _ACROSS if fine else _ACROSS_COARSE
    for x, y in ((edges.ax[boxed], edges.ay[boxed]), (edges.bx[boxed], edges.by[boxed])):
        east, north = x - at.x, y - at.y
        apart = np.maximum(np.hypot(east, north), NEARLY_M)
        near = apart <= reach
        middle = np.arctan2(east, north)[near]
        half = np.arcsin(np.clip(feet.clearance_m[boxed][near] / apart[near], 0.0, 1.0))
        yield (middle[:, None] + half[:, None] * across).ravel()
        for side in (-1, 1):
            yield middle + side * half - _BESIDE_RAD
            yield middle + side * half + _BESIDE_RAD


def _rough_corners(feet: Strider, outlook: Outlook) -> Iterator[Floats]:
    """Corners of terrain and contour lines, and where these lie on a metre mark."""
    at, most_m = outlook.at, outlook.most_m
    for rough in (feet.rough.patches, feet.rough.contours) if feet.rough is not None else ():
        near = (
            np.flatnonzero(distance_to_edges_m(rough, at.x, at.y) <= most_m)
            if rough.owner.size
            else np.zeros(0, dtype=np.int64)
        )
        ax, ay = rough.ax[near] - at.x, rough.ay[near] - at.y
        wide, high = rough.bx[near] - rough.ax[near], rough.by[near] - rough.ay[near]
        shares = _on_marks(ax, ay, wide, high, most_m)
        heading = np.arctan2(ax[:, None] + shares * wide[:, None], ay[:, None] + shares * high[:, None])
        kept = heading[np.isfinite(heading)]
        yield kept - _BESIDE_RAD
        yield kept + _BESIDE_RAD


def _refine(
    feet: Strider, outlooks: Sequence[Outlook], station: Ints, headings: Floats, finest_rad: float
) -> tuple[Ints, Floats, Floats]:
    """The reach in each heading, with the angle cut up wherever it jumps until the jump is as narrow as asked for."""
    reach = feet.straight_on(outlooks, station, headings)[0]
    for _again in range(_ROUNDS):
        gap = np.diff(headings)
        wide = np.flatnonzero(
            (np.abs(np.diff(reach)) > _JUMP_M) & (gap > finest_rad) & (station[1:] == station[:-1])
        )
        if not wide.size:
            break
        between = (headings[wide, None] + gap[wide, None] * np.arange(1, _PARTS) / _PARTS).ravel()
        owner = np.repeat(station[wide], _PARTS - 1)
        found = feet.straight_on(outlooks, owner, between)[0]
        places = np.repeat(wide + 1, _PARTS - 1)
        station = np.insert(station, places, owner)
        headings = np.insert(headings, places, between)
        reach = np.insert(reach, places, found)
    jumps = np.flatnonzero((np.abs(np.diff(reach)) > _JUMP_M) & (station[1:] == station[:-1]))
    # What lies between the two headings is known only as far as the shorter of them: a corner at the longer one.
    corners = np.where(reach[jumps] > reach[jumps + 1], headings[jumps], headings[jumps + 1])
    lower = np.minimum(reach[jumps], reach[jumps + 1])
    return (
        np.insert(station, jumps + 1, station[jumps]),
        np.insert(headings, jumps + 1, corners),
        np.insert(reach, jumps + 1, lower),
    )


def _on_marks(ax: Floats, ay: Floats, wide: Floats, high: Floats, most_m: float) -> Floats:
    """Where along pieces, as shares of them, they lie a whole number of metres away, and their ends.

    NaN for nowhere.
    """
    square = np.maximum(wide * wide + high * high, 1e-30)
    middle = -(ax * wide + ay * high) / square
    nearest = (ax + middle * wide) ** 2 + (ay + middle * high) ** 2
    marks = np.arange(1, math.ceil(most_m) + 1)
    half = (marks * marks - nearest[:, None]) / square[:, None]
    with np.errstate(invalid="ignore"):
        root = np.sqrt(half)
        found = np.concatenate([middle[:, None] - root, middle[:, None] + root], axis=1)
        found = np.where((found >= 0) & (found <= 1), found, np.nan)
    ends = np.broadcast_to(np.array([0.0, 1.0]), (ax.size, 2))
    shares: Floats = np.concatenate([ends, found], axis=1)
    return shares
