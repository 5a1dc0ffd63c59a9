"""Where a recruit goes: on toward the goal, to the place in reach where the fewest enemies would see him."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.extras.commander.mind.goals import way_to_goal
from squadlog.extras.commander.mind.posed import Term, Weighed
from squadlog.ground.compiled.bearings import bearing_deg
from squadlog.session.view.map.danger import posture_after
from squadlog.session.view.map.ruler import Ruler
from squadlog.session.view.map.ways import ruler_order, trim_ruler
from squadlog.survey.walking import FAR_M

with lazy_imports():
    from squadlog.survey.danger import onlookers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.extras.commander.mind.posed import Looking
    from squadlog.ground.compiled.conditions import Figure, Spot
    from squadlog.survey.seat_survey import Survey

FAST, STEADY = ("run", "walk", "crawl"), ("walk", "crawl")
"""Ways of moving, the first that is open: where no enemy is in sight, and where one is."""
_HALF = 0.5
"""A place counts that brings him at least half as far as the best."""
_MOST, _TRIES = 24, 4
"""Places that are looked at, and those of them to which a way is measured."""
_THERE_M = 1.0
"""Nearer than that to the goal he has come there."""


def moves_of(looking: Looking, unit: int, *, seen: bool) -> Iterator[Weighed]:
    """The moves toward the goal of a side that a soldier may make now, the best first; none without a map.

    `seen`: an enemy is in sight, so that he does not run.
    """
    survey = looking.now.rules.survey()
    if survey is None or unit not in survey.figures:
        return
    field = way_to_goal(looking.known, survey, looking.posed.side)
    if field is None:
        return
    here = survey.figures[unit]
    (start_m,) = field.from_spots([here.spot])
    mode = next((one for one in (STEADY if seen else FAST) if survey.objection(unit, one) is None), None)
    farthest_m = None if mode is None else looking.now.rules.farthest_m(unit, mode)
    if mode is None or not farthest_m or not _THERE_M < start_m < FAR_M:
        return
    before = field.net.within(here.spot, farthest_m)
    nearer = sorted((float(field.metres[node]), node) for node in before if field.metres[node] < start_m)
    if not nearer:
        return
    least = start_m - (start_m - nearer[0][0]) * _HALF
    spots = [(left, node, field.net.spot(node)) for left, node in nearer if left <= least]
    spots = spots[:: max(1, len(spots) // _MOST)]
    watched = _watched(
        survey, replace(here, posture=posture_after(mode, here.posture)), [one for *_, one in spots]
    )
    ranked = sorted(zip(watched, spots, strict=True))
    for eyes, (left, node, spot) in ranked[:_TRIES]:
        way = field.net.way(node, before)
        ruler = Ruler(
            start=here.spot, end=way[-1], corners=way[:-1], facing_deg=round(bearing_deg(here.spot, spot), 1)
        )
        for one in (ruler, replace(ruler, facing_deg=None)):
            shorter = trim_ruler(looking.seat, unit, mode, one)
            says = None if shorter is None else ruler_order(looking.seat, unit, mode, shorter)
            if shorter is None or says is None or not looking.stands(says):
                continue
            end = shorter.points[-1]
            yield Weighed(
                says=says,
                worth=0.0,
                terms=(
                    Term("goes", round(hypot(end.x - here.spot.x, end.y - here.spot.y), 1), "m"),
                    Term("still to go", round(left, 1), "m"),
                    Term("enemies that see him there", eyes, "enemies"),
                ),
            )
            break


def _watched(survey: Survey, soldier: Figure, spots: Sequence[Spot]) -> list[int]:
    """How many enemies would see him at each place."""
    places = onlookers.look_at_places(survey.world, soldier, spots, looks_back=False)
    return [len(one.seen_by) for one in places]
