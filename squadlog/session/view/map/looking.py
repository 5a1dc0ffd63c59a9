"""Looking around on the map: who and what is where from a soldier's place, and everybody on the map in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.base.records import value
from squadlog.ground.compiled.bearings import compass, side_of
from squadlog.ground.sight.sight_words import back_words, cite, on_the_line
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.map_texts import (
    at_words,
    facing_words,
    spot_as_said,
    state_words,
    survey_of_seat,
)
from squadlog.session.view.map.sight_texts import verdict_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.state import Unit
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.ground.moving.landmarks import Landmark
    from squadlog.ground.sight.line_of_sight import SightLine
    from squadlog.ground.sight.watching import SeenFrom, WatchTarget
    from squadlog.session.seat import Seat

MOST_LANDMARKS = 25
NEAR_M = 12.0
"""How far round a soldier landmarks are told, and how many of them."""


@value
class LookedAround:
    """What is round a soldier: `page` tells it, a line each; the rest are its values.

    `where` is what the soldier's place is called. `nearest_cover` is empty where it looks from a place it has not moved
    to.
    """

    unit: int
    where: str
    targets: tuple[WatchTarget, ...]
    seen_by: tuple[SeenFrom, ...]
    landmarks: tuple[Landmark, ...]
    nearest_cover: tuple[Landmark, ...]
    page: tuple[str, ...]


def look_around(
    seat: Seat,
    unit: int,
    at: Spot | None = None,
    within_m: float = NEAR_M,
    *,
    at_called: str = "",
    margins: bool = False,
) -> LookedAround:
    """What is round a soldier: others and how they are seen, who sees it, landmarks, the nearest cover.

    `at`: as if it had moved there, called so. `margins`: with the margin of every line, which takes longer.
    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    survey = survey_of_seat(seat)
    here = unit if at is None else at
    landmarks = tuple(one for one in survey.look(here, within_m) if one.kind != "unit")
    targets = survey.targets(unit, at, margins=margins)
    seen_by = tuple(one for one in survey.who_sees(here) if one.watcher != unit)
    backs = {one.watcher: survey.sight_back(unit, one.watcher, viewer_at=at) for one in seen_by}
    cover = survey.nearest_cover(unit) if at is None else ()
    called = "" if at is None else at_called or spot_as_said(at)
    where = survey.whereabouts(unit)
    page = (
        *_about(seat, unit, where, called, targets, backs),
        *_landmarks(landmarks, within_m),
        *(("", "Nearest cover:", *(f"  {_landmark(one)}" for one in cover)) if cover else ()),
    )
    return LookedAround(unit, where, targets, seen_by, landmarks, cover, page)


def _about(  # noqa: PLR0917 - who looks from where, whom it sees and who sees it
    seat: Seat,
    unit: int,
    where: str,
    called: str,
    found: tuple[WatchTarget, ...],
    backs: Mapping[int, SightLine],
) -> Iterator[str]:
    units = seat.known.units
    mine = units[unit]
    place = f"as if at {called}" if called else f"at {at_words(mine)}, {where}"
    yield f"{unit_words(seat.known, unit)} {place}, facing {facing_words(mine)}, {state_words(mine)}"
    if not found:
        yield "No other unit is on the map."
        return
    if ends := next((one.line.ends for one in found), ""):
        yield f"Distances run{ends} (AMB-145)."
    for title, enemy in (("Enemies:", True), ("Friends:", False)):
        there = [one for one in found if (units[one.number].side != mine.side) == enemy]
        yield from ("", title) if there else ()
        for target in sorted(there, key=lambda one: one.line.range_m):
            back = _seen_back(target.line, backs.get(target.number))
            yield f"  {_target(mine, units[target.number], target)}{back}"


def _seen_back(line: SightLine, back: SightLine | None) -> str:
    """The sentence that the other sees it, with the rule where the line is judged otherwise from there."""
    if back is None:
        return ""
    told = back_words(line, back, verdict_words(back))
    return f"; sees you. {told}" if told else "; sees you"


def _target(unit: Unit, other: Unit, target: WatchTarget) -> str:
    """Another unit in one line: where it is, whether and how it is seen, and how it stands."""
    line = target.line
    side = side_of(unit.position.facing_deg, target.bearing_deg) if unit.position else ""
    floor = f", floor {other.floor}" if other.floor != unit.floor else ""
    how = f"{verdict_words(line)}, out of its arc" if not target.in_arc and line.open else verdict_words(line)
    open_line = line.verdict in ("clear", "penalty")
    why = ", ".join(on_the_line(line)) if open_line else cite(line.reason, line.rule)
    where = f"{format_length(line.range_m, 1)} {compass(target.bearing_deg)}, {side}{floor}"
    stands = f"{state_words(other)}, faces {facing_words(other)}"
    return f"{other.id} {other.soldier.name}: {where}; {how}{': ' if why else ''}{why}; {stands}"


def _landmarks(found: tuple[Landmark, ...], within_m: float) -> Iterator[str]:
    if not found:
        return
    yield from ("", f"Within {format_length(within_m)}:")
    yield from (f"  {_landmark(one)}" for one in found[:MOST_LANDMARKS])
    if len(found) > MOST_LANDMARKS:
        yield f"  and {len(found) - MOST_LANDMARKS} more, farther away"


def _landmark(one: Landmark) -> str:
    return one.words if one.id in one.name else f"{one.id}  {one.words}"


# Everybody


@value
class UnitOnMap:
    """A soldier on the map: what its place is called, and which enemies it sees, by number."""

    unit: Unit
    where: str
    sees: tuple[int, ...]

    @property
    def row(self) -> tuple[object, ...]:
        """Number, name, side, place, facing, what the place is called, how it stands, whom it sees."""
        one = self.unit
        sees = ", ".join(map(str, self.sees)) or "-"
        return (
            one.id, one.soldier.name, one.side, at_words(one), facing_words(one), self.where, state_words(one), sees,
        )  # fmt: skip


def look_at_all(seat: Seat) -> tuple[UnitOnMap, ...]:
    """Everybody on the map as this seat knows it; who is out of the fight sees nobody."""
    survey = survey_of_seat(seat)
    return tuple(
        UnitOnMap(unit, survey.whereabouts(unit.id), () if unit.out else tuple(_in_sight(seat, unit)))
        for unit in seat.known.units.values()
        if unit.position is not None
    )


def _in_sight(seat: Seat, unit: Unit) -> Iterator[int]:
    """The enemies in its arc that it sees, by number."""
    for target in sorted(survey_of_seat(seat).targets(unit.id), key=lambda one: one.number):
        other = seat.known.units[target.number]
        if other.side != unit.side and not other.out and target.in_arc and target.line.open:
            yield target.number
