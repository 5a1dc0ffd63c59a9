"""Who sees what: a line of sight with its reason, who sees a place, the danger along a way, all targets of a unit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.base.records import value
from squadlog.battle.commands import Fire
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Arc, PathLine
from squadlog.ground.sight.arcs import FRONT_DEG, NARROW_DEG, OPPORTUNITY_DEG
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.in_hand_tools import spot_of
from squadlog.session.view.map.map_texts import spot_words, survey_of_seat
from squadlog.session.view.map.sight_texts import (
    VERDICTS,
    seen_along_words,
    seen_text,
    short_sight,
    sight_page,
    sight_text,
)
from squadlog.session.view.toned import Toned

with lazy_imports():
    from squadlog.survey.drawing import scene as scenes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.ground.sight.line_of_sight import SightLine
    from squadlog.ground.sight.watching import SeenFrom, WatchTarget
    from squadlog.session.seat import Seat
    from squadlog.survey.seat_survey import Survey

ARCS_M = {FRONT_DEG: 12.0, OPPORTUNITY_DEG: 9.0, NARROW_DEG: 6.0}
"""The arcs of a unit, and how far each is drawn."""


@value
class LineSeen:
    """A line of sight, judged, from `viewer` to `target`.

    `names` are those of its ends. `line` has its numbers, with `back` what it is from the other end, between units.
    `text` tells it in a line, `page` a fact a line; `overlays` draw it, from `start`: nothing to a thing on the map.
    """

    viewer: int | Spot
    target: int | Spot | str
    names: tuple[str, str]
    line: SightLine
    back: SightLine | None
    text: tuple[Toned, ...]
    page: tuple[str, ...]
    overlays: tuple[Overlay, ...]
    start: Spot | None


def sight_line(
    seat: Seat,
    viewer: int | Spot,
    target: int | Spot | str,
    *,
    viewer_at: Spot | None = None,
    target_at: Spot | None = None,
    names: tuple[str, str] | None = None,
    margin: bool = False,
) -> LineSeen | None:
    """The line from a unit or a place to a unit, a place or a thing by id; None for a thing that has no place.

    `viewer_at` and `target_at` are places that the units have not moved to, `names` what to call the ends. `margin`
    asks by how little the verdict would be another, which takes many times as long. From a place no thing is looked at.
    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    survey = survey_of_seat(seat)
    line = _line(survey, viewer, target, viewer_at, target_at, margin=margin)
    if line is None:
        return None
    back = None
    if isinstance(viewer, int) and isinstance(target, int):
        back = survey.sight_back(viewer, target, viewer_at=viewer_at, target_at=target_at)
    called = names or (_name(seat, viewer, "from", viewer_at), _name(seat, target, "at", target_at))
    ends = _spot(survey, viewer, viewer_at), _spot(survey, target, target_at)
    drawn = () if ends[0] is None or ends[1] is None else (scenes.sight_between(ends[0], ends[1], line),)
    return LineSeen(
        viewer,
        target,
        called,
        line,
        back,
        sight_text(line, called, back),
        sight_page(line, called, back),
        drawn,
        ends[0],
    )


def _line(
    survey: Survey,
    viewer: int | Spot,
    target: int | Spot | str,
    viewer_at: Spot | None,
    target_at: Spot | None,
    *,
    margin: bool,
) -> SightLine | None:
    if isinstance(viewer, Spot):
        if isinstance(target, str):
            return None
        return survey.sight_from(viewer, target, target_at=target_at, margin=margin)
    if isinstance(target, int):
        return survey.sight(viewer, target, viewer_at=viewer_at, target_at=target_at, margin=margin)
    return survey.sight_to(viewer, target, viewer_at=viewer_at, margin=margin)


def _spot(survey: Survey, end: int | Spot | str, at: Spot | None) -> Spot | None:
    if isinstance(end, str):
        return None
    return end if isinstance(end, Spot) else at or survey.figures[end].spot


def _name(seat: Seat, end: int | Spot | str, where: str, at: Spot | None) -> str:
    floors = survey_of_seat(seat).map.floors
    if isinstance(end, Spot):
        return spot_words(end, floors)
    if isinstance(end, str):
        return seat.known.features[end].name if end in seat.known.features else end
    name = unit_words(seat.known, end)
    return name if at is None else f"{name} {where} {spot_words(at, floors)}"


def draw_arcs(seat: Seat, unit: int) -> tuple[Overlay, ...]:
    """The arcs of 180, 90 and 45 degrees before a unit; nothing for one that is on no map (FOV-01, ACT-53)."""
    at, spot = seat.known.units[unit].position, spot_of(seat.known, unit)
    if at is None or spot is None:
        return ()
    return tuple(Arc(spot, at.facing_deg, wide, far_m, f"{wide:g}°") for wide, far_m in ARCS_M.items())


# Who sees a place


@value
class Watched:
    """The units that see a place or a unit: `text` tells them, `overlays` draw their lines."""

    seen: tuple[SeenFrom, ...]
    text: tuple[Toned, ...]
    overlays: tuple[Overlay, ...]


def who_sees(seat: Seat, target: int | Spot, *, for_unit: int | None = None) -> Watched:
    """The units of any side with a unit, or a place, in arc and sight, as far as this seat knows (FOV-04).

    `for_unit` asks it about a place and is itself left out; its side says who is an enemy.
    """
    battle, survey = seat.known, survey_of_seat(seat)
    found = tuple(seen for seen in survey.who_sees(target) if seen.watcher != for_unit)
    end = target if isinstance(target, Spot) else survey.figures[target].spot
    lines = [
        replace(scenes.sight_between(start, end, seen.line), figure="")
        for seen in found
        if (start := spot_of(battle, seen.watcher)) is not None
    ]
    owner = for_unit if isinstance(target, Spot) else target
    side = battle.units[owner].side if owner is not None else ""
    where = spot_words(target) if isinstance(target, Spot) else unit_words(battle, target)
    return Watched(found, seen_text(battle, found, where, side), tuple(lines))


@value
class DangerAlong:
    """The enemies that see a unit metre by metre of a way, and those that see it through smoke alone, by number."""

    seen: tuple[tuple[int, ...], ...]
    hazy: tuple[tuple[int, ...], ...]
    words: str
    overlays: tuple[Overlay, ...]


def danger(seat: Seat, unit: int, path: Sequence[Spot]) -> DangerAlong:
    """Who sees a unit on its way through these spots, from where it stands (FOV-04)."""
    survey = survey_of_seat(seat)
    seen, hazy = survey.danger(unit, path), survey.danger(unit, path, hazy=True)
    start = survey.figures[unit].spot
    return DangerAlong(seen, hazy, seen_along_words(seen, hazy), (PathLine((start, *path)),))


# Targets


@value
class TargetSeen:
    """Another unit as a target: `text` is its row in a list, by distance."""

    unit: int
    seen: WatchTarget
    text: Toned


def targets_seen(seat: Seat, unit: int, at: Spot | None = None) -> tuple[TargetSeen, ...]:
    """The enemies of a unit on the map, nearest first, with what hits each; `at`: as if the unit had moved there."""
    battle = seat.known
    side = battle.units[unit].side
    found = [one for one in survey_of_seat(seat).targets(unit, at) if battle.units[one.number].side != side]
    found.sort(key=lambda one: (one.line.range_m, one.number))
    seen = [one.number for one in found if one.line.verdict != "blocked"]
    notes = _hits(seat, unit, seen) if at is None else {}
    return tuple(_target(seat, one, notes.get(one.number, "")) for one in found)


def _hits(seat: Seat, unit: int, targets: Sequence[int]) -> Mapping[int, str]:
    ledgers = {one: seat.rules.preview(Fire(unit=unit, target=one)).ledger for one in targets}
    return {one: f"hits ≤{ledger.target}" for one, ledger in ledgers.items() if ledger is not None}


def _target(seat: Seat, target: WatchTarget, note: str) -> TargetSeen:
    verdict, line = VERDICTS[target.line.verdict], target.line
    arc = "outside its 180° arc [FOV-04]" if not target.in_arc else ""
    told = [
        f"{verdict[0]} {unit_words(seat.known, target.number):<16}",
        f"{format_length(line.range_m, 1):>7}",
        *(part for part in (note, f"{target.bearing_deg:3.0f}°", arc) if part),
        short_sight(seat.known, line),
    ]
    return TargetSeen(
        target.number, target, Toned(" ".join(told), "quiet" if line.verdict == "blocked" else "")
    )
