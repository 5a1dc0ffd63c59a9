"""A battle watched again at a seat: a frame with its words, what was seen on the map, and where one can go from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import value

with lazy_imports():
    from squadlog.session.replaying import acts, pace, stops
    from squadlog.session.view.drawn import acts_told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.session.replaying.frames import BattleReplay, ReplayFrame
    from squadlog.session.seat import Seat
    from squadlog.session.view.drawn.acts_told import MapAct

_KEPT: dict[tuple[int, int, str], tuple[object, int, BattleReplay]] = {}
"""By file, battle and seat: what it knew as the replay was read, the entry, and the replay."""


@value
class FrameTold:
    """A frame: `number` of `last` counted from 0, the moment, the lines, and how many `seconds` it stands.

    `steps` lead on: what each is called, and the frame. `acts` are seen on the map on `floor`.
    """

    number: int
    last: int
    moment: str
    lines: tuple[str, ...]
    seconds: float
    steps: tuple[tuple[str, int], ...]
    floor: int
    acts: tuple[MapAct, ...]


def replay_of(seat: Seat) -> BattleReplay:
    """The battle as the seat knew it line by line, read again only where it has gone on."""
    key, known, head = (id(seat.store), seat.id, seat.who.seat), seat.known, seat.head
    kept = _KEPT.get(key)
    if kept is None or kept[0] is not known or kept[1] != head:
        if len(_KEPT) > _MOST:
            _KEPT.clear()
        kept = _KEPT[key] = known, head, seat.log.replay(whole=seat.log.is_told_whole())
    return kept[2]


_MOST = 16


def frame_told(seat: Seat, number: int) -> FrameTold:
    """A frame of the replay; one behind the last is the last."""
    replay = replay_of(seat)
    last = len(replay.frames) - 1
    number = min(max(number, 0), last)
    frame = replay.frames[number]
    before = replay.frames[number - 1].battle if number else None
    ways = stops.ReplayStops(replay)
    seen = tuple(acts_told.acts_of(frame, before)) if frame.battle.setup.map else ()
    return FrameTold(
        number=number,
        last=last,
        moment="Set-up" if frame.battle.stage == "setup" else str(frame.moment),
        lines=frame.said,
        seconds=pace.seconds_of(frame, ways.frames["mark"], number),
        steps=tuple(_steps(replay, ways, number)),
        floor=seen[0].floor if seen else _floor(frame),
        acts=seen,
    )


def _steps(replay: BattleReplay, ways: stops.ReplayStops, number: int) -> Iterator[tuple[str, int]]:
    last = len(replay.frames) - 1
    shot = next((at for at in range(number + 1, last + 1) if acts.attacks_of(replay.frames[at])), number)
    for words, to in (
        ("Beginning", 0), ("Turn back", ways.step(number, "turn", -1)), ("Back", number - 1), ("On", number + 1),
        ("Next shot", shot), ("Next wound", ways.step(number, "mark", 1)), ("Next turn", ways.step(number, "turn", 1)),
        ("End", last),
    ):  # fmt: skip
        if 0 <= to <= last and to != number:
            yield words, to


def _floor(frame: ReplayFrame) -> int:
    """The floor of whom it tells, else the lowest."""
    unit = frame.battle.units.get(frame.about or 0)
    return 1 if unit is None else unit.floor
