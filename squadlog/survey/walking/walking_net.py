"""Ways on foot over a whole map: how far it is to some places, and how a soldier begins to go there.

It is worked out on a net of half metres that is made once a map, with every door that opens standing open. It finds
ways; a way that is claimed is measured as a move of the rules.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.fairness.on_foot import STEP_M, Net
from squadlog.survey.drawn import map_of_text
from squadlog.survey.fair import printed_reading, walking
from squadlog.survey.named_areas import inside_of, shape
from squadlog.survey.reading import readings_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    import numpy.typing as npt

    from squadlog.facts.scenario.area import NamedArea
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.survey.measured_battle import MeasuredBattle

FAR_M = 9_999.0
"""How far it is to where no way leads."""
_ALL_ROUND, _EVERY = 4, 5
"""How many nodes are beside one in the open, and how many steps the lattice of places is wide."""
_PASSES_M = 2 * FIGURE_RADIUS_M - 1e-6
"""From how far one passes somebody who stands there, or stops beside him; whoever is nearer to him may go away."""
_NEAR_M = 2.0
"""How far off the net a soldier or a goal may be: on a table, in the middle of a thing."""
_MOST_KEPT = 20_000
"""Of how many spots it is kept which nodes are near."""


class GroundTaken(NamedTuple):
    """Where others stand: on which `nodes` nobody else has room, and the spots themselves, by which one passes."""

    nodes: frozenset[int] = frozenset()
    spots: tuple[Spot, ...] = ()


NOBODY_THERE = GroundTaken()


class WalkingNet:
    """The net of one map, on which these doors are `shut`; None: those that are drawn locked (MOV-02)."""

    def __init__(self, text: str, shut: frozenset[str] | None = None) -> None:
        reading = printed_reading()
        self._net = Net(Ground(map_of_text(text)), readings_of(reading), walking(reading), shut)
        self._areas: dict[NamedArea, tuple[int, ...]] = {}
        self._near: dict[Spot, tuple[int, ...]] = {}

    def __len__(self) -> int:
        """How many nodes it has."""
        return len(self._net.next)

    def spot(self, node: int) -> Spot:
        """The place of a node."""
        return self._net.spot(node)

    def is_edge(self, node: int) -> bool:
        """Whether something that stops a walker stands beside a node: a wall, an obstacle, the end of the map."""
        return len(self._net.next[node]) < _ALL_ROUND

    def is_stairs(self, node: int) -> bool:
        """Whether a way leads up or down from a node."""
        return node in self._stairs

    @cached_property
    def _stairs(self) -> frozenset[int]:
        floors = self._net.floors.tolist()
        ways = enumerate(self._net.next)
        return frozenset(node for node, to in ways if any(floors[there] != floors[node] for there in to))

    def is_coarse(self, node: int) -> bool:
        """Whether a node is one of a lattice of some metres."""
        return node in self._coarse

    @cached_property
    def _coarse(self) -> frozenset[int]:
        on_it = np.rint(self._net.xy / STEP_M).astype(np.int64) % _EVERY == 0
        return frozenset(np.flatnonzero(on_it.all(axis=1)).tolist())

    def beside(self, node: int) -> list[int]:
        """The nodes a step away from one."""
        return self._net.next[node]

    def near(self, spot: Spot) -> tuple[int, ...]:
        """The nodes about a spot: those of its square, else the nearest that is near; looked for once."""
        if (known := self._near.get(spot)) is None:
            if len(self._near) >= _MOST_KEPT:  # never emptied: another thought may be reading it
                self._near = {}
            known = self._near[spot] = self._find_near(spot)
        return known

    def _find_near(self, spot: Spot) -> tuple[int, ...]:
        xy = self._net.xy
        away = np.hypot(xy[:, 0] - spot.x, xy[:, 1] - spot.y)
        away = np.where(self._net.floors == spot.floor, away, FAR_M)
        near = np.flatnonzero(away <= STEP_M)
        if len(near):
            return tuple(near.tolist())
        nearest = int(np.argmin(away))
        return (nearest,) if away[nearest] <= _NEAR_M else ()

    def metres_to(self, nodes: Iterable[int]) -> npt.NDArray[np.float64]:
        """For every node the metres on foot to the nearest of these; `FAR_M` where no way leads."""
        metres = np.full(len(self._net.next), FAR_M)
        for node, steps in self._net.steps_from(nodes).items():
            metres[node] = steps * STEP_M
        return metres

    def nodes_in(self, world: MeasuredBattle, area: NamedArea) -> tuple[int, ...]:
        """The nodes in an area that a scenario names (SCN-09), found once."""
        if area not in self._areas:
            xy, floors = self._net.xy, self._net.floors
            found = list[int]()
            for floor in np.unique(floors).tolist() if area.drawn else ():
                west, south, east, north = shape(world, area, floor).bounds
                in_x = (xy[:, 0] >= west - STEP_M) & (xy[:, 0] <= east + STEP_M)
                in_y = (xy[:, 1] >= south - STEP_M) & (xy[:, 1] <= north + STEP_M)
                near = np.flatnonzero(in_x & in_y & (floors == floor)).tolist()
                found += [node for node in near if inside_of(world, self._net.spot(node), area)]
            self._areas[area] = tuple(found)
        return self._areas[area]

    def taken_by(self, spots: Iterable[Spot]) -> GroundTaken:
        """The ground that those take who stand at these spots, so that nobody else walks there (ACT-18)."""
        spots = tuple(spots)
        near = ((spot, node, self._net.xy[node].tolist()) for spot in spots for node in self.near(spot))
        on_it = frozenset(node for spot, node, (x, y) in near if hypot(x - spot.x, y - spot.y) < _PASSES_M)
        return GroundTaken(on_it, spots)

    def clear_of(self, spots: Iterable[tuple[Spot, float]]) -> tuple[int, ...]:
        """The nodes that are so many metres and more from each of these spots; those of other floors are."""
        xy, floors = self._net.xy, self._net.floors
        clear = np.full(len(floors), fill_value=True)
        for spot, metres in spots:
            clear &= (np.hypot(xy[:, 0] - spot.x, xy[:, 1] - spot.y) >= metres) | (floors != spot.floor)
        return tuple(np.flatnonzero(clear).tolist())

    def within(self, spot: Spot, metres: float, taken: GroundTaken = NOBODY_THERE) -> dict[int, int]:
        """The nodes of this floor to which a way of so many metres leads at most, each with the node before it.

        Those beside the spot have none before them, -1. No way leads over those that are `taken`; past one of them
        beside the spot it leads straight on, where there is room between those who stand there.
        """
        shut = taken.nodes
        beside = list(self.near(spot))
        beyond = (there for node in beside if node in shut for there in self._net.next[node])
        beside += [one for one in beyond if self._net.floors[one] == spot.floor]
        beside = [node for node in dict.fromkeys(beside) if node not in shut]
        ring = [node for node in beside if self._is_open(spot, self.spot(node), taken)]
        before = dict.fromkeys(ring, -1)
        for _ in range(int(metres / STEP_M)):
            reached = list[int]()
            for node in ring:
                for there in self._net.next[node]:
                    if there not in before and there not in shut and self._net.floors[there] == spot.floor:
                        before[there] = node
                        reached.append(there)
            ring = reached
        return before

    def way(
        self, start: Spot, node: int, before: Mapping[int, int], taken: GroundTaken = NOBODY_THERE
    ) -> tuple[Spot, ...]:
        """The way from a spot to a node that is `within`, straight where nothing of the map stands between.

        Nor anybody on ground that is `taken`.
        """
        nodes = [node]
        while before[nodes[-1]] >= 0:
            nodes.append(before[nodes[-1]])
        spots = [start, *(self.spot(one) for one in reversed(nodes))]
        kept: list[Spot] = []
        at = 0
        while at < len(spots) - 1:
            ahead = range(len(spots) - 1, at, -1)
            at = next((one for one in ahead if self._is_open(spots[at], spots[one], taken)), at + 1)
            kept.append(spots[at])
        return tuple(kept)

    def _is_open(self, one: Spot, other: Spot, taken: GroundTaken) -> bool:
        """Whether nothing of the map and nobody who stands there is between two spots."""
        return self._net.is_clear(one, other) and all(
            _away_m(at, one, other) >= min(_PASSES_M, distance_m(at, one))
            for at in taken.spots
            if at.floor == one.floor
        )


def _away_m(spot: Spot, one: Spot, other: Spot) -> float:
    """How far a spot is from the line between two others."""
    east, north = other.x - one.x, other.y - one.y
    along = ((spot.x - one.x) * east + (spot.y - one.y) * north) / (east * east + north * north or 1.0)
    at = min(1.0, max(0.0, along))
    return hypot(spot.x - one.x - at * east, spot.y - one.y - at * north)


@lru_cache(maxsize=6)
def walking_net(text: str, shut: frozenset[str] | None = None) -> WalkingNet:
    """The net of the map in the text of a set-up, made once for each set of doors that are `shut`, as `WalkingNet`."""
    return WalkingNet(text, shut)


class WalkingField:
    """How far it is to some places from anywhere on the map."""

    def __init__(
        self, net: WalkingNet, goals: Iterable[int], metres: npt.NDArray[np.float64] | None = None
    ) -> None:
        self.net, self.metres = net, net.metres_to(goals) if metres is None else metres

    def on(self, net: WalkingNet) -> WalkingField:
        """This field as metres on another net of its map, on which other doors are shut."""
        there = {self.net.spot(node): float(metres) for node, metres in enumerate(self.metres)}
        spots = (net.spot(node) for node in range(len(net)))
        return WalkingField(net, (), np.array([there.get(spot, FAR_M) for spot in spots]))

    def down_from(self, spot: Spot) -> Iterator[Spot]:
        """The places of the shortest way from a spot; none where no way leads."""
        beside: Sequence[int] = self.net.near(spot)
        while beside:
            node = min(beside, key=lambda one: float(self.metres[one]))
            if self.metres[node] >= FAR_M:
                return
            yield self.net.spot(node)
            beside = [one for one in self.net.beside(node) if self.metres[one] < self.metres[node]]

    def from_area(self, world: MeasuredBattle, area: NamedArea) -> float:
        """The metres from the nearest part of an area; `FAR_M` where no way leads."""
        return min((float(self.metres[node]) for node in self.net.nodes_in(world, area)), default=FAR_M)

    def from_spots(self, spots: Sequence[Spot]) -> list[float]:
        """The metres from each of these; `FAR_M` where no way leads."""
        return [
            min((float(self.metres[node]) for node in self.net.near(one)), default=FAR_M) for one in spots
        ]

    def from_spot(self, spot: Spot) -> float:
        """The metres from just there, those to the net counted too; `FAR_M` where no way leads."""
        net = self.net
        apart = [(node, net.spot(node)) for node in net.near(spot)]
        ways = (self.metres[node] + distance_m(one, spot) for node, one in apart)
        return min(FAR_M, float(min(ways, default=FAR_M)))
