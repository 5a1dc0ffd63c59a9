"""One mover setting out from many places: how far each straight way gets, by what it pays and what is solid.

MOV-06.
"""

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from squadlog.base.records import value
from squadlog.facts.ground_facts import GRACE_M
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.moving.moves import Measured, measure
from squadlog.ground.moving.moves_ground import GroundArea, WalkableGround
from squadlog.ground.moving.moves_lines import NEARLY_M, Edges, Floats, Ints, edges_from
from squadlog.ground.moving.moves_metres import asked_once
from squadlog.ground.moving.moves_route import Gait, route_ahead
from squadlog.ground.moving.moves_stops import Cost, Mover, blocking_figures
from squadlog.ground.moving.passage import NO_BARRIER, Barriers
from squadlog.ground.moving.ray_casting import DOWN, UP, Rough, Under, Ways, free_m, meets, rough_of

MetreEffects: TypeAlias = tuple[tuple[str, ...], ...]
Pace: TypeAlias = Callable[[MetreEffects], float]
"""How many metres an allowance carries over that ground, metre by metre."""

_SLOPES: dict[int, tuple[str, ...]] = {0: (), UP: ("up1",), DOWN: ("down1",)}
_STEEP = ("slope2plus",)
_CLIMBED = ("window", "low_obstacle")


@value
class Outlook:
    """A place to look round from.

    The headings from `low_rad` to `far_rad`, for `most_m` metres after a move over `before`.
    """

    at: Spot
    low_rad: float
    far_rad: float
    before: MetreEffects
    most_m: float

    @property
    def whole(self) -> bool:
        """Whether it goes all round."""
        return self.far_rad - self.low_rad >= 2 * math.pi - 1e-5


@value
class _Paid:
    """What the allowance makes of a way: full metres paid, their ground, and how far it gets in the next.

    `short_m` are the metres it gets if none of the next metre's contour lines counts, only the first, or all.
    """

    ground: MetreEffects
    short_m: tuple[float, float, float] | None


@value
class Strider:
    """One mover on one footing: what it cannot pass and what it pays, asked again and again from different places.

    `start` is where its move begins: there it is settled how near it may come to things (see `passage`). `rough` is
    the ground round it, None where only `measure` can tell what counts. `climbs` are the edges of windows and low
    obstacles that it gets over at a price: of a way that meets one, and of any from within a low obstacle (`on_top`),
    only `measure` can tell.
    """

    footing: WalkableGround
    start: Spot
    mover: Mover
    gait: Gait
    cost: Cost
    pace: Pace
    edges: Edges
    clearance_m: Floats
    rough: Rough | None
    climbs: Edges
    on_top: tuple[GroundArea, ...]
    shafts: Mapping[str, Ints]
    """The edges of each staircase and elevator."""
    _known: dict[tuple[MetreEffects, bytes], _Paid] = field(default_factory=dict)
    _odd: dict[Spot, bool] = field(default_factory=dict)

    def into(self, shaft: str) -> "Strider":
        """The mover with these stairs or that elevator no more in its way: it means to get in."""
        clearance = self.clearance_m.copy()
        clearance[self.shafts[shaft]] = NO_BARRIER
        return replace(self, clearance_m=clearance)

    def straight_on(
        self, outlooks: Sequence[Outlook], station: Ints, headings_rad: Floats
    ) -> tuple[Floats, list[MetreEffects]]:
        """The metres a mover gets on each heading from its outlook, and the ground of the full metres among them."""
        ways = self._ways(outlooks, station, headings_rad)
        reach = np.minimum(ways.far_m, self._to_map_edge(ways))
        grounds: list[MetreEffects] = [()] * ways.x.size
        slow = np.ones(ways.x.size, dtype=np.bool_)
        if self.rough is not None:
            metres = max(1, math.ceil(float(ways.far_m.max(initial=0.0)) - NEARLY_M))
            under = self.rough.under(ways, metres)
            odd = np.array([self._odd_at(outlook.at) for outlook in outlooks], dtype=np.bool_)
            slow = under.odd | odd[station] | meets(ways, self.climbs)
            reach = np.minimum(reach, self._paid_m(outlooks, ways, under, grounds))
        for row in np.flatnonzero(slow):
            outlook = outlooks[int(station[row])]
            reach[row], grounds[row] = self._ahead(outlook, float(headings_rad[row]))
        ahead = Ways(ways.station, ways.x, ways.y, ways.dx, ways.dy, reach)
        free = free_m(ahead, self.edges, self.clearance_m)
        return np.where(slow, reach, free), grounds

    @property
    def plain(self) -> bool:
        """Whether there is but one ground all round."""
        return self.rough is not None and self.rough.plain

    def at_best_m(self, outlook: Outlook) -> float:
        """How far it gets where nothing but that ground is in its way."""
        base = self.rough.kinds[0] if self.rough is not None else "clear"
        return self._paced(outlook.before, ((base,),) * math.ceil(outlook.most_m), outlook.most_m)

    def _odd_at(self, spot: Spot) -> bool:
        """Whether only `measure` can tell of ways from a place."""
        if spot not in self._odd:
            on_top = any(area.ring.side(spot.x, spot.y) >= 0 for area in self.on_top)
            self._odd[spot] = on_top or (self.rough is not None and self.rough.odd_at(spot))
        return self._odd[spot]

    def _ways(self, outlooks: Sequence[Outlook], station: Ints, headings_rad: Floats) -> Ways:
        places = [(outlook.at.x, outlook.at.y, outlook.most_m) for outlook in outlooks]
        x, y, far = np.array(places, dtype=np.float64).reshape(-1, 3)[station].T
        return Ways(station, x, y, np.sin(headings_rad), np.cos(headings_rad), far)

    def _paid_m(
        self, outlooks: Sequence[Outlook], ways: Ways, under: Under, grounds: list[MetreEffects]
    ) -> Floats:
        """How far the allowance carries along each way; the ground is noted in `grounds`."""
        table = np.ascontiguousarray(
            np.hstack(
                [
                    ways.station[:, None].astype(np.int16),
                    under.kinds,
                    under.slope,
                    under.many.astype(np.int16),
                ]
            )
        )
        rows = table.view(np.dtype((np.void, table.dtype.itemsize * table.shape[1]))).ravel()
        _same, first, which = np.unique(rows, return_index=True, return_inverse=True)
        paid = [
            self._paid(outlooks[int(ways.station[row])], under.kinds[row], under.slope[row], under.many[row])
            for row in first
        ]
        for row, number in enumerate(which.tolist()):
            grounds[row] = paid[number].ground
        last = np.array([len(one.ground) for one in paid], dtype=np.int64)[which]
        short = np.array([one.short_m or (np.inf,) * 3 for one in paid], dtype=np.float64).reshape(-1, 3)[
            which
        ]
        places = np.arange(ways.x.size), np.minimum(last, under.kinds.shape[1] - 1)
        one_m, two_m = under.first_m[places], under.second_m[places]
        reach = np.minimum(short[:, 0], one_m)
        reach = np.where(np.isfinite(one_m), np.maximum(reach, np.minimum(short[:, 1], two_m)), reach)
        reach = np.where(np.isfinite(two_m), np.maximum(reach, short[:, 2]), reach)
        whole = np.array([one.short_m is None for one in paid], dtype=np.bool_)[which]
        reach = np.where(whole, np.inf, reach)
        return np.minimum(reach, under.bar_m)

    def _paid(
        self,
        outlook: Outlook,
        kinds: npt.NDArray[np.int16],
        slope: npt.NDArray[np.int16],
        many: npt.NDArray[np.bool_],
    ) -> _Paid:
        key = (outlook.before, kinds.tobytes() + slope.tobytes() + many.tobytes())
        if key not in self._known:
            self._known[key] = self._pay(outlook, kinds.tolist(), slope.tolist(), many.tolist())
        return self._known[key]

    def _pay(self, outlook: Outlook, kinds: list[int], slope: list[int], many: list[bool]) -> _Paid:
        ground: MetreEffects = ()
        for number, (bits, up, steep) in enumerate(zip(kinds, slope, many, strict=True)):
            if not bits:
                return _Paid(ground, None)  # what bars the way begins with this metre
            stages = ((), _SLOPES[up], _STEEP if steep else _SLOPES[up])
            found = {slopes: self._with(outlook.before, ground, bits, slopes) for slopes in {*stages}}
            short = [found[slopes] for slopes in stages]
            metre, carried = short[-1]
            if metre is None or carried < number + 1 - NEARLY_M:
                return _Paid(ground, (short[0][1], short[1][1], carried))
            ground = (*ground, metre)
        return _Paid(ground, None)

    def _with(
        self, before: MetreEffects, ground: MetreEffects, bits: int, slopes: tuple[str, ...]
    ) -> tuple[tuple[str, ...] | None, float]:
        """The cheapest next metre of those kinds with those slopes, None for none.

        And how far the allowance then carries.
        """
        priced = [
            (float(price), kind == "marsh", (kind, *slopes))
            for number, kind in enumerate(self.rough.kinds if self.rough is not None else ())
            if bits >> number & 1 and (price := self.cost((kind, *slopes))) is not None
        ]
        if not priced:
            return None, float(len(ground))
        metre = min(priced)[2]
        return metre, max(self.pace((*before, *ground, metre)) - len(before), 0.0)

    def _paced(self, before: MetreEffects, ground: MetreEffects, most_m: float) -> float:
        return min(max(self.pace((*before, *ground)) - len(before), 0.0), most_m)

    def _ahead(self, outlook: Outlook, heading_rad: float) -> tuple[float, MetreEffects]:
        """The cheapest next metre one way, as `measure` has it."""
        at, before, most_m = outlook.at, outlook.before, outlook.most_m
        measured = self._straight(at, heading_rad, most_m)
        paid = self._paced(before, measured.ground, most_m)
        reach = min(paid, measured.reach_m)
        if paid < measured.reach_m - GRACE_M:
            # The next metre cannot be paid as a whole, but perhaps as far as what makes it dear.
            number = math.floor(paid + NEARLY_M)
            dear = [crossing.at_m for crossing in measured.metres[number].crossings]
            dear += [one.at_m for one in measured.passed if number <= one.at_m < number + 1]
            for short_m in sorted(dear):
                if short_m > reach:
                    part = self._straight(at, heading_rad, short_m)
                    reach = max(reach, min(self._paced(before, part.ground, most_m), part.reach_m))
        return reach, measured.ground[: math.floor(reach + NEARLY_M)]

    def _straight(self, at: Spot, heading_rad: float, most_m: float) -> Measured:
        heading = math.degrees(heading_rad)
        route = route_ahead(at, heading, heading, most_m)
        return measure(self.footing, route, cost=self.cost, mover=self.mover)

    def _to_map_edge(self, ways: Ways) -> Floats:
        width, height = self.footing.plan.width_m, self.footing.plan.height_m
        with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
            across = np.where(
                np.abs(ways.dx) < 1e-12, np.inf, np.where(ways.dx > 0, width - ways.x, -ways.x) / ways.dx
            )
            along = np.where(
                np.abs(ways.dy) < 1e-12, np.inf, np.where(ways.dy > 0, height - ways.y, -ways.y) / ways.dy
            )
        outside = (ways.x < 0) | (ways.x > width) | (ways.y < 0) | (ways.y > height)
        edge: Floats = np.where(outside, 0.0, np.minimum(across, along))
        return edge


def strider(
    footing: WalkableGround,
    start: Spot,
    facing_deg: float,
    mover: Mover,
    *,
    gait: Gait,
    cost: Cost,
    pace: Pace,
    most_m: float,
) -> Strider:
    """The mover, ready to be asked how far it gets; everything solid on its floor is gathered once."""
    cost = asked_once(cost)
    storey = footing.storey(start.floor)
    route = route_ahead(start, facing_deg, facing_deg, 0.0)
    figures = blocking_figures(footing, route, mover).get(start.floor, [])
    rows: list[tuple[float, float, float, float]] = []
    clearances: list[float] = []
    shafts: dict[str, Ints] = {}
    rough = _rough(footing, start, mover, cost, most_m)
    climbed = frozenset(kind for kind in _CLIMBED if cost(("clear", kind)) is not None)
    dear = frozenset() if rough is None else frozenset(_dear(climbed, rough.kinds, cost))
    inside = {well.id for well in storey.wells if well.ring.side(start.x, start.y) > 0} | mover.enters
    for barriers, skipped in (
        (storey.solid, frozenset[str]()),
        (storey.shafts, inside),
        (storey.low, frozenset[str]()),
    ):
        edges = barriers.edges
        free = np.array([by.id in skipped or by.kind in climbed for by in barriers.blockers], dtype=np.bool_)
        if barriers is storey.shafts:
            shafts = {
                by.id: len(rows) + np.flatnonzero(edges.owner == number)
                for number, by in enumerate(barriers.blockers)
                if by.id not in inside
            }
        rows.extend(zip(edges.ax, edges.ay, edges.bx, edges.by, strict=True))
        known = barriers.clearance_m(start.x, start.y)
        clearances.extend(np.where(free[edges.owner], NO_BARRIER, known))
    for figure in figures:
        x, y = figure.spot.x, figure.spot.y
        rows.append((x, y, x, y))
        clearances.append(min(mover.room_m + figure.room_m, math.hypot(x - start.x, y - start.y)))
    return Strider(
        footing=footing,
        start=start,
        mover=mover,
        gait=gait,
        cost=cost,
        pace=asked_once(pace),
        edges=edges_from(rows, range(len(rows))),
        clearance_m=np.array(clearances, dtype=np.float64),
        rough=rough,
        climbs=_only(storey.low, dear),
        on_top=() if "low_obstacle" in climbed - dear else storey.areas,
        shafts=shafts,
    )


def _dear(climbed: Iterable[str], kinds: Iterable[str], cost: Cost) -> Iterator[str]:
    """Which of the things that are climbed make some metre dearer than it would be without them."""
    grounds = [(kind, *slopes) for kind in kinds for slopes in (*_SLOPES.values(), _STEEP)]
    for kind in climbed:
        others = tuple(other for other in climbed if other != kind)
        bare = [*grounds, *((*ground, *others) for ground in grounds)]
        if any(cost((*ground, kind)) != cost(ground) for ground in bare):
            yield kind


def _only(barriers: Barriers, kinds: Collection[str]) -> Edges:
    """The edges of things of those kinds."""
    mine = np.array([by.kind in kinds for by in barriers.blockers], dtype=np.bool_)
    kept = mine[barriers.edges.owner] if mine.any() else np.zeros(barriers.edges.owner.size, dtype=np.bool_)
    return barriers.edges.those(kept)


def _rough(footing: WalkableGround, start: Spot, mover: Mover, cost: Cost, most_m: float) -> Rough | None:
    """The ground within reach; None if something is leapt, or others may be passed: then only `measure` knows."""
    land, readings = footing.land, footing.readings
    if mover.over_m or readings.stacking != "never":
        return None
    if readings.mixed_meter != "passable_only" or readings.contour_boundary != "next_meter":
        return None
    if start.floor != 1:
        return rough_of(land, (math.inf, math.inf, -math.inf, -math.inf), ("clear",), (False,))
    reach = most_m + 1.0
    box = (start.x - reach, start.y - reach, start.x + reach, start.y + reach)
    kinds = tuple(dict.fromkeys((land.base, *(patch.kind for patch in land.patches))))
    return rough_of(land, box, kinds, [cost((kind,)) is None for kind in kinds])
