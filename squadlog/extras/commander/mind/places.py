"""Where a soldier might go: places near by that matter, how long it takes, and the order that begins to go there."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind.moving import step_along, turn_to
from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.ground.fairness.on_foot import STEP_M

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.currency.fight import PlaceWeighed
    from squadlog.extras.commander.mind.situation import Situation
    from squadlog.extras.commander.mind.tasks import SoldierTask
    from squadlog.ground.compiled.conditions import Spot

_NEAR_M = 10.0
"""How far off places are looked at."""
_MOST = 24
_WALKS_M = 2.0
"""A way no longer than that is walked rather than run."""
_NEARLY_M = 0.1
"""A way that lacks less is gone whole."""
_LEAST_M, _CELL_M, _SLOWEST_M = 1.0, 1.5, 0.5
"""Nearer places are where he is, two in one square are one, and nobody is taken to be slower in a second."""


class PlaceToGo(NamedTuple):
    """A place: its node, where, how many metres on foot and seconds at a run; `before` leads there."""

    node: int
    spot: Spot
    metres: float
    seconds: float
    before: Mapping[int, int]


def places_of(now: Situation, unit: Unit, task: SoldierTask) -> list[PlaceToGo]:
    """Places within a few seconds: where his task wants him, stairs, corners and edges, the rest thinned out."""
    net = now.net
    here = now.survey.figures[unit.id].spot
    before = net.within(here, _NEAR_M, now.taken_but(unit.id))
    metres = metres_on(before)
    ranked = sorted(
        (
            (not net.is_stairs(node), not net.is_edge(node), away_m, node)
            for node, away_m in metres.items()
            if away_m >= _LEAST_M and (net.is_stairs(node) or net.is_edge(node) or net.is_coarse(node))
        )
    )
    stairs, others = list[int](), list[int]()
    taken: set[tuple[int, int]] = set()
    for is_level, _, _, node in ranked:
        spot = net.spot(node)
        if (cell := (int(spot.x / _CELL_M), int(spot.y / _CELL_M))) not in taken:
            taken.add(cell)
            (others if is_level else stairs).append(node)
    others.sort(key=lambda node: (metres[node], node))
    wanted = task.nearest(net, {node: one for node, one in metres.items() if one >= _LEAST_M})
    kept = dict.fromkeys((*wanted, *stairs, *others[:: max(1, len(others) // _MOST)]))
    pace = pace_of(now, unit)
    return [PlaceToGo(one, net.spot(one), metres[one], metres[one] / pace, before) for one in kept]


def pace_of(now: Situation, unit: Unit) -> float:
    """The metres that a soldier goes in a second, once he stands: at a run, unless he may not run now."""
    walks = unit.posture == "standing" and now.survey.objection(unit.id, "run") is not None
    return max(float(now.view.now.rules.farthest_m(unit.id, "walk" if walks else "run") or 0.0), _SLOWEST_M)


def climbs_of(now: Situation, unit: Unit) -> Iterator[tuple[Declare, Spot]]:
    """The orders to climb the stairs that a soldier is in, each with where he comes out (STO-04)."""
    here = now.survey.figures[unit.id].spot
    shaft = now.world.ground.shaft(here, now.world.readings)
    if shaft is None or shaft.role != "stairs":
        return
    for floors in (1, -1):
        says = Declare(unit=unit.id, action="stairs_floor", feature=shaft.id, floors=floors)
        if now.view.stands(says):
            yield says, replace(here, floor=here.floor + floors)


def metres_on(before: Mapping[int, int]) -> dict[int, float]:
    """How many metres it is to each node of a net, by the node before it on the way; -1: none is before it."""
    found: dict[int, float] = {}
    for node, previous in before.items():
        found[node] = found[previous] + STEP_M if previous >= 0 else STEP_M
    return found


class WayBegun(NamedTuple):
    """The order that begins a way: it goes so many `metres` now of the `whole` way, at a run if `runs`."""

    says: Command
    metres: float
    whole: float
    runs: bool

    def seconds(self, *, slows: bool) -> float:
        """After how many seconds he stands there on such ground; `slows`: a pack lets nobody stop at a run (BNC-09)."""
        if not slows:
            return max(1.0, self.whole / self.metres)
        run_m = self.metres if self.runs else 2 * self.metres
        return 1.0 if not self.runs and self.whole <= self.metres + _NEARLY_M else 1.0 + self.whole / run_m


def order_to(
    now: Situation, unit: Unit, place: PlaceToGo, at: PlaceWeighed, *, slows: bool = False
) -> WayBegun | None:
    """The order that begins to go there; None where nothing of the kind stands.

    `slows`: a pack lets nobody stop at a run (BNC-09), so that what may be walked is.
    """
    view, here = now.view, now.survey.figures[unit.id].spot
    way = now.net.way(here, place.node, place.before, now.taken_but(unit.id))
    whole = sum(distance_m(one, two) for one, two in pairwise((here, *way)))
    walks_m = (now.view.now.rules.farthest_m(unit.id, "walk") or 0.0) if slows else _WALKS_M
    modes = ("walk", "run") if place.metres <= walks_m else ("run", "walk")
    toward = None if at.target is None else now.survey.figures[at.target].spot
    faces = round(bearing_deg(place.spot, toward), 1) if toward is not None else None
    for mode in modes:
        if now.survey.objection(unit.id, mode) is not None:
            continue
        if (step := step_along(view, unit.id, mode, (here, *way), faces)) is not None:
            says, metres = step
            return WayBegun(says, metres, whole, mode == "run")
    return None


def order_to_face(now: Situation, unit: int, target: int) -> Command | None:
    """The order to face an enemy from where a soldier stands (ACT-27)."""
    here, toward = now.survey.figures[unit].spot, now.survey.figures[target].spot
    return turn_to(now.view, unit, here, round(bearing_deg(here, toward), 1))
