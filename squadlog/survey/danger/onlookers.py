"""The enemies that would see a soldier at each of many places: as they stand now, and from where they could be soon.

All lines are looked along in one call (`ground.sight.batch`). Who is asked is whoever the battle knows.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from squadlog.base.records import replace, value
from squadlog.facts.ground_facts import Sighting, StatedSighting
from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.arcs import in_front
from squadlog.ground.sight.batch import look_at_many
from squadlog.ground.sight.clouds import puffs
from squadlog.ground.sight.line_of_sight import SightLine
from squadlog.survey.sightings import build_sighting

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from squadlog.ground.compiled.conditions import Figure
    from squadlog.ground.moving.reached import Reachable
    from squadlog.ground.sight.batch import JudgedLooks
    from squadlog.survey.measured_battle import MeasuredBattle
    from squadlog.survey.seat_survey import Survey

PITCHES_M = (0.5, 0.25, 0.125)
"""A reach is looked over in the largest squares of which at least `_LEAST` lie in it."""
_LEAST = 12
FOES_PITCH_M = 1.0
MOST_PLACES = 8
"""Where an enemy could be in a second is tried where it is and in so many squares of this size."""
_NOTHING = StatedSighting()


@value
class Onlooker:
    """An enemy, and the line between the two as it is seen by whoever looks."""

    unit: int
    sighting: Sighting


@value
class PlaceSeen:
    """A place where a soldier might be.

    `seen_by` are the enemies that would have him in arc and sight where they stand, `soon` those that would not, but
    could from a place where they can be in a second, whichever way they face. `sees` are those that he would see if he
    faced them.
    """

    spot: Spot
    seen_by: tuple[Onlooker, ...] = ()
    soon: tuple[int, ...] = ()
    sees: tuple[Onlooker, ...] = ()


@value
class _Look:
    """A look of one at another, and the place in the row that it is asked for; `out`: the other looks out."""

    row: int
    viewer: Figure
    target: Figure
    out: bool = False


def look_at_places(
    world: MeasuredBattle,
    soldier: Figure,
    spots: Sequence[Spot],
    *,
    soon: Mapping[int, Sequence[Spot]] | None = None,
    stays: bool = False,
    looks_back: bool = True,
) -> tuple[PlaceSeen, ...]:
    """How a soldier of this posture would be seen at each place.

    He looks out nowhere, for he has just come there, unless he `stays` where he is. `soon` are the places where enemies
    could be in a second; None: nobody asks. Nor whom he would see, unless he `looks_back`. Smoke hides him where the
    table has it so (A-71).
    """
    foes = [one for one in world.conditions.figures if one.side != soldier.side]
    there = list(enumerate(replace(soldier, spot=spot) for spot in spots))
    seen_by = _see(
        world,
        [
            _Look(row, foe, one, stays and world.looks_out(one, foe))
            for foe in foes
            for row, one in there
            if in_front(foe, one.spot, world.readings)
        ],
    )
    known = {(foe, row) for row, found in seen_by.items() for foe, _ in found}
    later = list[tuple[int, int]]()
    for elsewhere in () if soon is None else (False, True):  # most that could see at all need only turn round
        looks = [
            _Look(row, replace(foe, spot=place), one)
            for foe in foes
            for row, one in there
            if (foe.number, row) not in known
            for place in ((soon or {}).get(foe.number, ()) if elsewhere else (foe.spot,))
        ]
        later += dict.fromkeys((foe, row) for row, found in _see(world, looks).items() for foe, _ in found)
        known.update(later)
    tries = {foe.number: _tries_to_fire(world, foe, soldier) for foe in foes} if looks_back else {}
    sees = _see(
        world,
        [
            _Look(row, one, foe, tries[foe.number] and in_front(foe, one.spot, world.readings))
            for row, one in there
            for foe in (foes if looks_back else ())
        ],
        back=True,
    )
    return tuple(
        PlaceSeen(
            spot=one.spot,
            seen_by=tuple(Onlooker(*found) for found in seen_by.get(row, ())),
            soon=tuple(sorted(foe for foe, at in later if at == row)),
            sees=tuple(Onlooker(*found) for found in sees.get(row, ())),
        )
        for row, one in there
    )


def _see(
    world: MeasuredBattle, looks: Sequence[_Look], *, back: bool = False
) -> dict[int, list[tuple[int, Sighting]]]:
    """Which looks reach their target, by the row they are asked for: the enemy in them, and the facts of the line.

    The enemy is the viewer, or, looking `back`, the target.
    """
    judged = look_at_many(
        world.ground,
        [(one.viewer, one.target) for one in looks],
        world.readings,
        looking_out=(number for number, one in enumerate(looks) if one.out),
    )
    found: dict[int, list[tuple[int, Sighting]]] = {}
    for number, (one, seen) in enumerate(zip(looks, judged.seen.tolist(), strict=True)):
        if not seen:
            continue
        viewer, target = one.viewer, one.target
        facing = replace(viewer, facing_deg=bearing_deg(viewer.spot, target.spot)) if back else viewer
        if (facts := facts_of_look(world, facing, target, judged, number)) is None:
            continue
        found.setdefault(one.row, []).append(((target if back else viewer).number, facts))
    return found


def facts_of_look(
    world: MeasuredBattle, viewer: Figure, target: Figure, judged: JudgedLooks, number: int
) -> Sighting | None:
    """The facts of a look that reaches its target, one of many judged; None where smoke hides it (A-71)."""
    way, verdict, to = judged.on_the_way(number), judged.verdict(number), target.spot
    smoke = puffs(viewer.spot, to, world.clouds, world.map.storey_m) if world.clouds else ()
    if smoke and world.veil.hides:
        return None
    line = SightLine(
        verdict=verdict,
        nominal=verdict,
        reason="",
        rule="LOS-01",
        point=None,
        distance_m=distance_m(to, viewer.spot),
        woods=way.woods,
        crossings=way.crossings,
        margin_m=None,
        smoke=smoke,
        bases_m=(viewer.base_m, target.base_m),
    )
    return build_sighting(world, viewer, to, line, _NOTHING)


def _tries_to_fire(world: MeasuredBattle, foe: Figure, soldier: Figure) -> bool:
    """Whether an enemy fires at, aims or waits for somebody in front of it (AMB-77)."""
    return world.looks_out(replace(foe, facing_deg=bearing_deg(foe.spot, soldier.spot)), soldier)


def places_in_a_second(survey: Survey, foes: Iterable[int]) -> dict[int, tuple[Spot, ...]]:
    """Some places where each of these could be after a second at a walk, or crawling where it lies, far and near."""
    found: dict[int, tuple[Spot, ...]] = {}
    for number in foes:
        if (foe := survey.figures.get(number)) is not None:
            reach = survey.reachable(number, "crawl" if foe.posture == "prone" else "walk")
            places = places_of(reach, FOES_PITCH_M)
            found[number] = places[:: max(1, ceil(len(places) / MOST_PLACES))]
    return found


def places_in_reach(reach: Reachable) -> tuple[float, tuple[Spot, ...]]:
    """How large the squares are in which a reach is looked over, and their middles."""
    for pitch_m in PITCHES_M:
        found = places_of(reach, pitch_m)
        if len(found) >= _LEAST:
            break
    return pitch_m, found


def places_of(reach: Reachable, pitch_m: float) -> tuple[Spot, ...]:
    """The middles of the squares that lie in a reach."""
    cells, left, bottom = reach.grid(pitch_m)
    floor = reach.start.spot.floor
    return tuple(
        Spot(left + (column + 0.5) * pitch_m, bottom + (row + 0.5) * pitch_m, floor)
        for row, columns in enumerate(cells.tolist())
        for column, inside in enumerate(columns)
        if inside
    )
