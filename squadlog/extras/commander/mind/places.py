"""Where a soldier might go: places near by that matter, how long it takes, and the order that begins to go there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squadlog.extras.commander.mind.moving import step_along
from squadlog.ground.compiled.bearings import bearing_deg
from squadlog.ground.fairness.on_foot import STEP_M
from squadlog.session.view.map.ruler import Ruler
from squadlog.session.view.map.ways import ruler_order
from squadlog.survey.walking.walking_net import walking_net

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Unit
    from squadlog.extras.commander.mind.situation import PlaceWeighed, Situation
    from squadlog.ground.compiled.conditions import Spot

_NEAR_M = 10.0
"""How far off places are looked at."""
_MOST = 24
_WALKS_M = 2.0
"""A way no longer than that is walked rather than run."""


class PlaceToGo(NamedTuple):
    """A place: its node, where, how many metres on foot and seconds at a run; `before` leads there."""

    node: int
    spot: Spot
    metres: float
    seconds: float
    before: Mapping[int, int]


def places_of(now: Situation, unit: Unit) -> list[PlaceToGo]:
    """Places within a few seconds: corners and edges first, the rest thinned out."""
    net = walking_net(now.view.known.setup.map)
    here = now.survey.figures[unit.id].spot
    before = net.within(here, _NEAR_M)
    metres = _metres(before)
    edges = [one for one in before if net.is_edge(one)]
    open_ones = [one for one in before if net.is_coarse(one) and not net.is_edge(one)]
    kept: list[int] = []
    taken: set[tuple[int, int]] = set()
    for group in (edges, open_ones):
        for node in sorted(group, key=lambda one: (metres[one], one)):
            spot = net.spot(node)
            cell = (int(spot.x / 1.5), int(spot.y / 1.5))
            if cell not in taken and metres[node] >= 1.0:
                taken.add(cell)
                kept.append(node)
    kept.sort(key=lambda one: (metres[one], one))
    kept = kept[:: max(1, len(kept) // _MOST)]
    pace = float(now.view.now.rules.farthest_m(unit.id, "run") or 2.0)
    return [PlaceToGo(one, net.spot(one), metres[one], metres[one] / max(pace, 0.5), before) for one in kept]


def _metres(before: Mapping[int, int]) -> dict[int, float]:
    found: dict[int, float] = {}
    for node, previous in before.items():
        found[node] = found[previous] + STEP_M if previous >= 0 else STEP_M
    return found


def order_to(now: Situation, unit: Unit, place: PlaceToGo, at: PlaceWeighed) -> Command | None:
    """The order that begins to go there; None where nothing of the kind stands."""
    view, here = now.view, now.survey.figures[unit.id].spot
    way = walking_net(view.known.setup.map).way(here, place.node, place.before)
    modes = ("walk", "run") if place.metres <= _WALKS_M else ("run", "walk")
    toward = None if at.target is None else now.survey.figures[at.target].spot
    faces = round(bearing_deg(place.spot, toward), 1) if toward is not None else None
    for mode in modes:
        if now.survey.objection(unit.id, mode) is not None:
            continue
        if (step := step_along(view, unit.id, mode, (here, *way), faces)) is not None:
            return step[0]
    return None


def order_to_face(now: Situation, unit: int, target: int) -> Command | None:
    """The order to face an enemy from where a soldier stands (ACT-27)."""
    here, toward = now.survey.figures[unit].spot, now.survey.figures[target].spot
    ruler = Ruler(start=here, end=here, facing_deg=round(bearing_deg(here, toward), 1))
    return ruler_order(now.view.seat, unit, "walk", ruler)
