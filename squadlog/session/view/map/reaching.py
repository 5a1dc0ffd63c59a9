"""How far a unit gets with one move, and the part of that where no enemy sees it."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_area
from squadlog.base.records import value
from squadlog.ground.drawing.figures.overlays import Area
from squadlog.reports.wording import unit_words
from squadlog.session.chapters import flees
from squadlog.session.view.map.map_texts import mode_words, spot_as_said, survey_of_seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.refusal import Refusal
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.ground.moving.landmarks import Landmark
    from squadlog.ground.moving.reached import Reachable
    from squadlog.session.seat import Seat

_STEP_M = 0.05
_LONGEST_M = 60.0


@value
class ReachFound:
    """Where a unit can end one move of a kind.

    `who`: unit and way of moving in words. `refusal`: nothing of the kind is allowed now. `known` False: it has to be
    worked out first. `reach` is the ground, and of a unit that has to flee `hidden` the part where no enemy sees it,
    `hazy` the part where enemies see it through smoke alone (ROU-21, A-71); None where nobody flees.
    """

    unit: int
    mode: str
    who: str
    refusal: Refusal | None = None
    known: bool = True
    reach: Reachable | None = None
    hidden: Reachable | None = None
    hazy: Reachable | None = None
    covers_near: tuple[str, ...] = ()

    @property
    def overlays(self) -> tuple[Area, ...]:
        """The edge of the ground to be drawn: for a unit that has to flee that of its refuge, where it has one."""
        if self.refusal is not None:
            return ()
        marked = self.reach if self.hidden is None or self.hidden.area.is_empty else self.hidden
        hazy = () if self.hazy is None or self.hazy.area.is_empty else (outline_of(self.hazy, hazy=True),)
        return hazy if marked is None else (*hazy, outline_of(marked))


def find_reach(seat: Seat, unit: int, mode: str, *, waits: bool = True) -> ReachFound:
    """Where a unit can end one move of a kind; unless it `waits`, only what has been worked out already.

    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    survey, battle = survey_of_seat(seat), seat.known
    who, away = f"{unit_words(battle, unit)}, {mode_words(mode)}", flees(battle.units[unit].held)
    reach = survey.reachable(unit, mode) if waits else survey.known_reach(unit, mode)
    if (refusal := survey.objection(unit, mode)) is not None:
        return ReachFound(unit, mode, who, refusal, reach=reach)
    if reach is None or not away:
        return ReachFound(unit, mode, who, known=reach is not None, reach=reach)
    refuges = survey.refuges(unit, mode) if waits else survey.known_refuges(unit, mode)
    if refuges is None:
        return ReachFound(unit, mode, who, known=False, reach=reach)
    hidden, hazy = refuges
    near = survey.nearest_cover(unit)[:2] if hidden.area.is_empty else ()
    return ReachFound(
        unit, mode, who, reach=reach, hidden=hidden, hazy=hazy, covers_near=tuple(one.words for one in near)
    )


def reach_words(found: ReachFound, at: Spot, haze: str = "the hazy part") -> str:
    """Whether a place is in reach, or out of the enemy's sight, in a line; `haze` is what seen through smoke is called.

    Empty while the ground is not known.
    """
    if found.reach is None:
        return ""
    inside = "within" if found.reach.covers(at.x, at.y) else "out of"
    head = f"{found.who}: the cursor is {inside} reach. "
    if found.hidden is None or found.hazy is None:
        return head
    if found.hidden.area.is_empty:
        near = "; ".join(found.covers_near)
        head += "No place in reach is out of the enemy's sight: lead them away"
        head += f", or behind cover, nearest {near}. " if near else ". "
    else:
        inside = "is" if found.hidden.covers(at.x, at.y) else "is not"
        head = f"{found.who}: the marked area is where no enemy sees them; the cursor {inside} there. "
    return head if found.hazy.area.is_empty else f"{head}In {haze} enemies see it through smoke alone. "


def outline_of(found: Reachable, *, hazy: bool = False) -> Area:
    """The edge of an area on the map."""
    rings = tuple(ring for piece in found.outlines() for ring in piece)
    return Area(rings, found.start.spot.floor, hazy=hazy)


# As a page


def straight_ways(found: Reachable) -> tuple[tuple[int, float], ...]:
    """How far the ground can be followed straight to each of eight sides: degrees from north, metres."""
    return tuple((degrees, _straight_m(found, degrees)) for degrees in range(0, 360, 45))


def _straight_m(found: Reachable, degrees: float) -> float:
    spot, steps = found.start.spot, 0
    while steps * _STEP_M < _LONGEST_M:
        metres = (steps + 1) * _STEP_M
        if not found.covers(spot.x + sin(radians(degrees)) * metres, spot.y + cos(radians(degrees)) * metres):
            break
        steps += 1
    return round(steps * _STEP_M, 2)


def landmarks_in_reach(seat: Seat, found: ReachFound) -> tuple[Landmark, ...]:
    """What lies on or near the ground that the unit can reach, nearest first."""
    if found.reach is None:
        return ()
    farthest = max(metres for _, metres in straight_ways(found.reach)) + 1.0
    return tuple(
        one
        for one in survey_of_seat(seat).look(found.unit, _LONGEST_M)
        if one.kind not in ("unit", "body", "contour") and one.distance_m <= farthest
    )


def refuge_words(found: ReachFound) -> Iterator[str]:
    """Where a unit that has to flee gets out of the enemy's sight, and where enemies see it through smoke alone."""
    if found.hidden is None or found.hazy is None:
        return
    told = tuple(_nearest_of(found.hidden, "out of the enemy's sight"))
    yield from told or ("out of the enemy's sight: nowhere in reach; move them behind cover, or away",)
    yield from _nearest_of(found.hazy, "seen through smoke alone")


def _nearest_of(part: Reachable, what: str) -> Iterator[str]:
    here = part.start.spot
    nearest = part.nearest(here.x, here.y)
    if nearest is not None:
        yield f"{what}: {format_area(float(part.area.area))}, the nearest at {spot_as_said(nearest)}"
