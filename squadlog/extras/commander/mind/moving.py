"""Where a recruit goes: on toward the goal, to the place in reach where the fewest enemies would see him."""

from __future__ import annotations

from itertools import product
from math import cos, hypot, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.extras.commander.mind.goals import taken_but, way_to_goal
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.ground.compiled.bearings import bearing_deg
from squadlog.session.view.map.danger import posture_after
from squadlog.session.view.map.ruler import Ruler
from squadlog.session.view.map.ways import ruler_order, trim_ruler
from squadlog.survey.walking.walking_net import FAR_M, NOBODY_THERE

with lazy_imports():
    from squadlog.survey.danger import onlookers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Mode
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.ground.compiled.conditions import Figure, Spot
    from squadlog.survey.seat_survey import Survey
    from squadlog.survey.walking.walking_net import GroundTaken, WalkingField

FAST: tuple[Mode, ...] = ("run", "walk", "crawl")
STEADY: tuple[Mode, ...] = ("walk", "crawl")
"""Ways of moving, the first that is open: where no enemy is in sight, and where one is."""
_HALF = 0.5
"""A place counts that brings him at least half as far as the best."""
_MOST, _TRIES = 24, 4
"""Places that are looked at, and those of them to which a way is measured."""
_STEP_M, _LEAST_M = 0.6, 0.1
"""A way that is stopped sooner than this is none: something stands there. And for him who cannot stop."""
_DOOR, _DOOR_M = "open_close_door", 1.2
_ALL_ROUND_DEG, _FAR_ENOUGH_M = (0, 45, -45, 90, -90, 135, -135, 180), 3.0
"""Directions in which somebody may go who cannot stop, by what they are off his facing; and how far at most."""
_BESIDE_M, _DIGITS = 1.0, 6
"""Who stands nearer than that is beside him; places are reckoned to a thousandth of a millimetre."""
THERE_M = 1.0
"""Nearer than that to the goal he has come there."""


def moves_of(
    view: MindView,
    unit: int,
    *,
    seen: bool,
    to: WalkingField | None = None,
    modes: Sequence[str] = (),
    there_m: float = THERE_M,
) -> Iterator[ChoiceWeighed]:
    """The moves toward the goal of a side that a soldier may make now, the best first; none without a map.

    `seen`: an enemy is in sight, so that he does not run. `to` is a goal of his own, `modes` are the ways of moving
    that he tries, whoever sees him; then he goes round whoever stands in his way. He has come there who has no more
    than `there_m` to go; with 0 the way to the net of the map counts too.
    """
    survey = view.now.rules.survey()
    if survey is None or unit not in survey.figures:
        return
    field = to or way_to_goal(view.known, survey, view.posed.side)
    if field is None:
        return
    here = survey.figures[unit]
    start_m = field.from_spots([here.spot])[0] if there_m else field.from_spot(here.spot)
    if not there_m < start_m < FAR_M:
        return
    taken = taken_but(field.net, survey, unit) if to is not None else NOBODY_THERE
    for mode in modes or (STEADY if seen else FAST):
        if survey.objection(unit, mode) is None:
            found = tuple(_moves(_Setting(view, survey, field, here, start_m, taken), mode))
            yield from found
            if found:
                return


class _Setting(NamedTuple):
    """Who is to go, from where, how far it is to the goal in metres, and what tells the way."""

    view: MindView
    survey: Survey
    field: WalkingField
    here: Figure
    start_m: float
    taken: GroundTaken = NOBODY_THERE


def _moves(of: _Setting, mode: str) -> Iterator[ChoiceWeighed]:
    """The moves of one kind that stand."""
    view, survey, field, here, start_m, _ = of
    unit, net = here.number, field.net
    before = net.within(here.spot, view.now.rules.farthest_m(unit, mode) or 0.0, of.taken)
    nearer = sorted((float(field.metres[node]), node) for node in before if field.metres[node] < start_m)
    if not nearer:
        return
    least = start_m - (start_m - nearer[0][0]) * _HALF
    spots = [(left, node, net.spot(node)) for left, node in nearer if left <= least]
    spots = spots[:: max(1, len(spots) // _MOST)]
    there = replace(here, posture=posture_after(mode, here.posture))
    ranked = sorted(zip(_watched(survey, there, [one for *_, one in spots]), spots, strict=True))
    for eyes, (left, node, spot) in ranked[:_TRIES]:
        way = net.way(here.spot, node, before, of.taken)
        step = step_along(view, unit, mode, (here.spot, *way), round(bearing_deg(here.spot, spot), 1))
        if step is not None:
            says, metres = step
            terms = (
                WorthTerm("goes", round(metres, 1), "m"),
                WorthTerm("leaves", round(left, 1), "m to the goal"),
                WorthTerm("is seen there by", eyes, "enemy" if eyes == 1 else "enemies"),
            )
            yield ChoiceWeighed(says=says, worth=0.0, terms=terms)


def step_along(
    view: MindView,
    unit: int,
    mode: str,
    way: Sequence[Spot],
    facing_deg: float | None,
    *,
    least_m: float = _STEP_M,
) -> tuple[Command, float] | None:
    """The order to go along a way from where a soldier is as far as he comes now, and its metres.

    Facing so there, else as he goes. None where less than `least_m` of it stands.
    """
    for faces in dict.fromkeys((facing_deg, None)):
        ruler = Ruler(start=way[0], end=way[-1], corners=tuple(way[1:-1]), facing_deg=faces)
        shorter = trim_ruler(view.seat, unit, mode, ruler)
        says = None if shorter is None else ruler_order(view.seat, unit, mode, shorter)
        if (
            shorter is not None
            and says is not None
            and shorter.running_m[-1] >= least_m
            and view.stands(says)
        ):
            return says, shorter.running_m[-1]
    return None


def steps_anywhere(view: MindView, unit: int) -> Iterator[Command]:
    """Walks in each direction, ahead first, of a soldier whom a bounce pack does not let stop (BNC-09).

    Then past those beside him, whom he may touch (ACT-18); the least step is better than none. None without a map.
    """
    survey = view.now.rules.survey()
    position = view.known.units[unit].position
    if survey is None or position is None or unit not in survey.figures:
        return
    here = survey.figures[unit].spot
    ahead = [position.facing_deg + turn for turn in _ALL_ROUND_DEG]
    past = [bearing_deg(here, one) + side for one in _beside(survey, here) for side in (90, -90)]
    for least_m, bearing in product((_STEP_M, _LEAST_M), (*ahead, *past)):
        there = replace(
            here,
            x=round(here.x + _FAR_ENOUGH_M * sin(radians(bearing)), _DIGITS),
            y=round(here.y + _FAR_ENOUGH_M * cos(radians(bearing)), _DIGITS),
        )
        step = step_along(view, unit, "walk", (here, there), None, least_m=least_m)
        if step is not None:
            yield step[0]


def _beside(survey: Survey, here: Spot) -> Iterator[Spot]:
    """Where the others stand whom somebody would brush against, the nearest first."""
    others = [one.spot for one in survey.figures.values() if one.spot.floor == here.floor]
    near = sorted((hypot(one.x - here.x, one.y - here.y), one.x, one.y, one) for one in others)
    yield from (one for off, *_, one in near if 0 < off < _BESIDE_M)


def turn_to(view: MindView, unit: int, here: Spot, facing_deg: float) -> Command | None:
    """The order to face so from where a soldier stands (ACT-27)."""
    return ruler_order(view.seat, unit, "walk", Ruler(start=here, end=here, facing_deg=facing_deg))


def doors_of(view: MindView, unit: int, *, alone: bool = False) -> Iterator[ChoiceWeighed]:
    """The closed doors beside a soldier that he may open, the nearest first (ACT-68).

    `alone`: none that another of his side is opening already.
    """
    survey = view.now.rules.survey()
    if survey is None or unit not in survey.figures:
        return
    for mark in survey.look(unit, within_m=_DOOR_M):
        if mark.note == "closed" and not (alone and _is_being_opened(view, mark.id, unit)):
            says = Declare(unit=unit, action=_DOOR, feature=mark.id, extras=("open",))
            if view.stands(says):
                yield ChoiceWeighed(
                    says=says,
                    worth=0.0,
                    terms=(WorthTerm("the door is", round(mark.distance_m, 1), "m away"),),
                )


def _is_being_opened(view: MindView, door: str, unit: int) -> bool:
    """Whether another of the side of a soldier has a door in hand."""
    return any(
        one.side == view.posed.side
        and one.id != unit
        and one.action is not None
        and (one.action.kind, one.action.feature) == (_DOOR, door)
        for one in view.known.units.values()
    )


def _watched(survey: Survey, soldier: Figure, spots: Sequence[Spot]) -> list[int]:
    """How many enemies would see him at each place."""
    places = onlookers.look_at_places(survey.world, soldier, spots, looks_back=False)
    return [len(one.seen_by) for one in places]
