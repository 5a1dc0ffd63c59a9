"""All targets of a unit, who sees a spot, danger along a path, and when a move comes into a watcher's fire (ACT-55)."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from squadlog.base.records import replace, value
from squadlog.facts.ground_facts import Cloud, Glimpse
from squadlog.ground.compiled.bearings import bearing_deg, distance_m
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.arcs import in_front, in_opportunity_arc, left_to_right
from squadlog.ground.sight.batch import look_at_many
from squadlog.ground.sight.clouds import Veil, puffs
from squadlog.ground.sight.line_of_sight import SightLine, look
from squadlog.ground.sight.shades import CLEAR, SEEN, UNSEEN, shades

STEP_M = 0.5
"""Moves are watched at least this often."""


@value
class SeenFrom:
    """A unit with another in its arc, and its line to it."""

    watcher: int
    line: SightLine


@value
class WatchTarget:
    """A unit as a target of another's fire: whether it is in the 180 degree arc, its direction, and the line to it."""

    number: int
    in_arc: bool
    bearing_deg: float
    line: SightLine


def targets(
    ground: Ground,
    viewer: Figure,
    others: Iterable[Figure],
    readings: Readings,
    *,
    looking_out: frozenset[int] = frozenset(),
) -> tuple[WatchTarget, ...]:
    """Every other unit as `viewer` sees it, from where it stands or from where it might, left to right (FOV-04).

    `looking_out` are the numbers of those that fire or detect toward the viewer (AMB-77). Blocked ones are among them.
    """
    units = {unit.spot: unit for unit in others if unit.number != viewer.number}
    return tuple(
        WatchTarget(
            number=units[spot].number,
            in_arc=in_front(viewer, spot, readings),
            bearing_deg=bearing_deg(viewer.spot, spot),
            line=look(ground, viewer, units[spot], readings, looks_out=units[spot].number in looking_out),
        )
        for spot in left_to_right(viewer, units)
    )


def who_sees(
    ground: Ground, target: Figure, watchers: Iterable[Figure], readings: Readings, *, looks_out: bool = False
) -> tuple[SeenFrom, ...]:
    """The units that would see `target`, a unit or a mere spot: in the 180 degree arc and not blocked (FOV-04).

    Lines that are too close to call are among them.
    """
    seen = []
    for watcher in watchers:
        if watcher.number != target.number and in_front(watcher, target.spot, readings):
            line = look(ground, watcher, target, readings, looks_out=looks_out)
            if line.verdict != "blocked":
                seen.append(SeenFrom(watcher.number, line))
    return tuple(seen)


def danger(
    ground: Ground,
    mover: Figure,
    path: Sequence[Spot],
    watchers: Iterable[Figure],
    readings: Readings,
    *,
    veil: Veil = CLEAR,
    shade: int = SEEN,
) -> tuple[tuple[int, ...], ...]:
    """The numbers of the watchers that see the mover, for every full metre of a path from its start (FOV-04).

    With the `shade` HAZY, only those that see it through smoke.
    """
    watching = tuple(watcher for watcher in watchers if watcher.number != mover.number)
    places = along(path, 1.0)
    return tuple(
        tuple(
            w.number
            for w in watching
            if _shade(ground, w, replace(mover, spot=spot), readings, veil) == shade
        )
        for _, spot in places
    )


def triggers(
    ground: Ground,
    mover: Figure,
    path: Sequence[Spot],
    watchers: Iterable[Figure],
    readings: Readings,
    *,
    smoke: Sequence[Cloud] = (),
) -> tuple[Glimpse, ...]:
    """The metres of a move after which the mover first enters each watcher's 90 degree arc and sight.

    Watchers that have the mover in arc and sight at its start, or never get it, are left out (ACT-55, AMB-17, AMB-18).
    Lines that are too close to call count as drawn. Nobody sees through the clouds of `smoke`.
    """
    storey_m = ground.drawn.storey_m
    places = along(path, STEP_M)
    within: dict[int, list[tuple[float, Figure, Figure]]] = {}
    for watcher in watchers:
        if watcher.number != mover.number:
            within[watcher.number] = [
                (at_m, watcher, replace(mover, spot=spot))
                for at_m, spot in places
                if in_opportunity_arc(watcher, spot, readings)
                and not (smoke and puffs(watcher.spot, spot, smoke, storey_m))
            ]
    # Most that are seen at all are seen where they start; the rest of the way is looked at all at once.
    starts = [some[0] for some in within.values() if some]
    first = _first_seen(ground, starts, readings)
    rest = [one for number, some in within.items() if number not in first for one in some[1:]]
    first = _first_seen(ground, rest, readings) | first
    found = [Glimpse(watcher=number, at_m=at_m) for number, at_m in first.items() if at_m > 0]
    return tuple(sorted(found, key=lambda glimpse: (glimpse.at_m, glimpse.watcher)))


def _first_seen(
    ground: Ground, looks: Sequence[tuple[float, Figure, Figure]], readings: Readings
) -> dict[int, float]:
    """After how many metres each of these watchers first sees the mover, of those that do."""
    judged = look_at_many(ground, [(watcher, there) for _, watcher, there in looks], readings)
    found: dict[int, float] = {}
    for (at_m, watcher, _), seen in zip(looks, judged.seen.tolist(), strict=True):
        if seen:
            found.setdefault(watcher.number, at_m)
    return found


def along(path: Sequence[Spot], step_m: float) -> tuple[tuple[float, Spot], ...]:
    """Places on a path every `step_m` metres from its start, and its end: metres so far, and the spot.

    A change of floor takes no metres; the spot after it has the new floor.
    """
    if not path:
        return ()
    found = [(0.0, path[0])]
    walked, due = 0.0, step_m
    for begin, end in pairwise(path):
        length = distance_m(end, begin)
        while length > 0 and due <= walked + length + 1e-9:
            share = min((due - walked) / length, 1.0)
            spot = Spot(begin.x + (end.x - begin.x) * share, begin.y + (end.y - begin.y) * share, end.floor)
            found.append((round(due, 9), spot))
            due += step_m
        walked += length
        if length == 0 and end.floor != begin.floor:
            found.append((round(walked, 9), end))
    if walked - found[-1][0] > 1e-6:
        found.append((walked, path[-1]))
    return tuple(found)


def _shade(ground: Ground, watcher: Figure, target: Figure, readings: Readings, veil: Veil) -> int:
    if not in_front(watcher, target.spot, readings):
        return UNSEEN
    return shades(ground, watcher, [target], readings, veil)[0]
