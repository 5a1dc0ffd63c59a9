"""What is seen on the map in a frame: the way that somebody went, and who attacked whom or what from where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.battle.events.action import UnitMoved
from squadlog.battle.events.fire import ShotFired
from squadlog.facts.ground_facts import unit_of
from squadlog.reports.trail import spots_of
from squadlog.rules.common.advanced import report_of

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.session.replaying.frames import ReplayFrame

Place = tuple[float, float, int]
"""Metres east and north, and the floor."""


@value
class WayGone:
    """The way of a unit in a frame; the first place is where it began."""

    unit: int
    places: tuple[Place, ...]


@value
class AttackSeen:
    """An attack from afar of one unit at another: from where, to where, and whether it hit."""

    by: int
    at: int
    start: Place
    end: Place
    hit: bool


def way_of(frame: ReplayFrame) -> WayGone | None:
    """The way that a frame tells of; None where nobody went anywhere on a map."""
    for event in reversed(frame.events):
        if isinstance(event, UnitMoved) and event.trace.metres > 0 and event.unit in frame.battle.units:
            places = spots_of(event)
            return WayGone(event.unit, places) if len(places) > 1 else None
    return None


def attacks_of(frame: ReplayFrame) -> tuple[AttackSeen, ...]:
    """The attacks between units on the map that a frame tells of."""
    found: list[tuple[int | None, int | None, bool]] = []
    for event in frame.events:
        if isinstance(event, ShotFired):
            found.append((event.unit, unit_of(event.target), event.check is None or event.check.success))
        else:
            found += [
                (made.by, unit_of(made.at), made.check is not None and made.check.success)
                for made in report_of(event).attacks
                if made.kind == "shot"
            ]
    return tuple(
        AttackSeen(by, at, start, end, hit)
        for by, at, hit in found
        if by is not None and at is not None
        if (start := place_of(by, frame.battle)) is not None
        if (end := place_of(at, frame.battle)) is not None
    )


def place_of(number: int, battle: Known) -> Place | None:
    """Where a unit is on the map; None for one that is not known or on none."""
    unit = battle.units.get(number)
    if unit is None or unit.position is None:
        return None
    return unit.position.x, unit.position.y, unit.floor
