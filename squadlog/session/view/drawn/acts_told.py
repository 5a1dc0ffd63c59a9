"""What was just seen to happen on the map, for faces that play it: ways, shots, blasts; the shot that is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import value
from squadlog.facts.ground_facts import unit_of

with lazy_imports():
    from squadlog.session.replaying import acts, frames, pace, then

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Known
    from squadlog.session.replaying.acts import Place
    from squadlog.session.replaying.frames import ReplayFrame
    from squadlog.session.seat import Seat

ENTRIES = 3
"""How many lines of the log are told again, for a face that missed some."""
_ROOM_M = 3.0
"""How much is shown round what happened."""


@value
class MapAct:
    """One thing seen on the map: `lines` of places in metres, the first where it begins; rings of a blast are closed.

    `entry` is the line of the log that tells it, 0 for a shot that is being rolled. `seconds` is how long it is shown.
    """

    kind: Literal["way", "shot", "miss", "blast"]
    entry: int
    floor: int
    lines: tuple[tuple[tuple[float, float], ...], ...]
    unit: int | None
    seconds: float

    def path(self, high_m: float) -> str:
        """It as the path of an SVG on the map's drawing, in centimetres."""
        closed = "z" if self.kind == "blast" else ""
        return "".join(
            "M" + "L".join(f"{x * 100:.0f} {(high_m - y) * 100:.0f}" for x, y in line) + closed
            for line in self.lines
        )

    @property
    def around(self) -> tuple[float, float, float, float]:
        """The middle of it, how wide and how high, with room round it: metres."""
        every = [spot for line in self.lines for spot in line]
        xs, ys = [x for x, _ in every], [y for _, y in every]
        wide, high = max(xs) - min(xs), max(ys) - min(ys)
        return min(xs) + wide / 2, min(ys) + high / 2, wide + 2 * _ROOM_M, high + 2 * _ROOM_M


def acts_now(seat: Seat, entries: int = ENTRIES) -> tuple[MapAct, ...]:
    """What the last lines of the log tell of the map, oldest first, and the shot that is being rolled."""
    found: list[MapAct] = []
    for entry in range(max(1, seat.head - entries + 1), seat.head + 1):
        battle, before = seat.log.stood_at(entry), seat.log.stood_at(entry - 1)
        if battle is not None:
            events = tuple(event for event, _ in seat.log.told_each(entry) if event is not None)
            found += acts_of(frames.ReplayFrame(entry=entry, lines=(), battle=battle, events=events), before)
    return (*found, *_rolled(seat))


def acts_of(frame: ReplayFrame, before: Known | None) -> Iterator[MapAct]:
    """What a frame tells of the map, in its order; `before` is the battle before it, None at its beginning."""
    for event in frame.events:
        alone = frames.ReplayFrame(entry=frame.entry, lines=frame.lines, battle=frame.battle, events=(event,))
        way = acts.way_of(alone)
        if way is not None:
            yield from _way(way.unit, way.places, frame.entry)
        for shot in acts.attacks_of(alone):
            yield _line("shot" if shot.hit else "miss", frame.entry, shot.by, (shot.start, shot.end))
    for shape in () if before is None else then.BattleThen(frame.battle).blasts_since(before):
        yield MapAct("blast", frame.entry, shape.floor, (shape.outline,), None, pace.FIRED_S / 2)


def _way(unit: int, places: Sequence[Place], entry: int) -> Iterator[MapAct]:
    """The way, part by part on each floor."""
    floor, part = places[0][2], list[tuple[float, float]]()
    for x, y, on in (*places, (0.0, 0.0, 0)):
        if on != floor:
            if len(part) > 1:
                yield MapAct("way", entry, floor, (tuple(part),), unit, pace.MOVED_S)
            floor, part = on, []
        part.append((x, y))


def _line(kind: Literal["shot", "miss"], entry: int, unit: int, ends: tuple[Place, Place]) -> MapAct:
    start, end = ends
    return MapAct(kind, entry, start[2], ((start[:2], end[:2]),), unit, pace.FIRED_S)


def _rolled(seat: Seat) -> Iterator[MapAct]:
    """The line of a shot whose die is awaited, where this seat may know of it."""
    said = None if seat.die.roll is None else seat.die.half_said()
    by, at = getattr(said, "unit", None), unit_of(getattr(said, "target", None))
    if isinstance(by, int) and at is not None:
        start, end = acts.place_of(by, seat.known), acts.place_of(at, seat.known)
        if start is not None and end is not None:
            yield _line("shot", 0, by, (start, end))
