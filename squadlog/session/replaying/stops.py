"""Where a replay can be stood: line by line, at the subphases, the turns, and what befell somebody."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Literal

from squadlog.base.errors import SquadlogError
from squadlog.base.records import replace
from squadlog.battle.moment import SUBPHASES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.session.replaying.frames import BattleReplay, ReplayFrame

StopKind = Literal["line", "subphase", "turn", "mark"]
MARKED = ("wound", "unconscious", "dead", "end")
"""The kinds of marks at which a replay can be stood."""
_MOMENT = re.compile(r"[Tt]?(?:urn )?(\d{1,4})(?:\.?[sS]?(\d{1,2}))?")


class ReplayStops:
    """The stops of a replay: `frames` by their kind (but for lines), counted from 0, in their order."""

    def __init__(self, replay: BattleReplay) -> None:
        frames = replay.frames
        self._last = len(frames) - 1
        self.frames: dict[str, list[int]] = {
            "subphase": _changes(map(_subphase, frames)),
            "turn": _changes(_subphase(frame)[0] for frame in frames),
            "mark": sorted({mark.frame for mark in replay.marks if mark.kind in MARKED}),
        }

    def step(self, at: int, kind: StopKind, way: int) -> int:
        """The frame that one step of this kind leads to, ahead (1) or back (-1).

        Back from within a subphase or a turn it leads to where that begins; where there is no further stop, to the end
        of the replay, but for marks: there it stays.
        """
        if kind == "line":
            return min(max(at + way, 0), self._last)
        stops = self.frames[kind]
        if way > 0:
            place = bisect_right(stops, at)
            return stops[place] if place < len(stops) else at if kind == "mark" else self._last
        place = bisect_left(stops, at) - 1
        return stops[place] if place >= 0 else at if kind == "mark" else 0


def _changes(keys: Iterable[object]) -> list[int]:
    """The places where another key begins."""
    found: list[int] = []
    before: object = None
    for place, key in enumerate(keys):
        if key != before:
            found.append(place)
        before = key
    return found


def _subphase(frame: ReplayFrame) -> tuple[int, int]:
    """Turn and subphase; the set-up is turn 0, and initiative subphase 0 of its turn."""
    battle = frame.battle
    if battle.stage == "setup":
        return 0, 0
    return battle.now.turn, 0 if battle.stage == "initiative" else battle.now.subphase


def is_same_subphase(one: ReplayFrame, other: ReplayFrame) -> bool:
    """Whether two frames are of one subphase, of one initiative or of the set-up, and both of play or after its end."""
    over = [frame.battle.stage == "over" for frame in (one, other)]
    return over[0] == over[1] and _subphase(one) == _subphase(other)


def first_at(replay: BattleReplay, text: str) -> int | None:
    """The first frame at or after a moment such as `T2.s3`, `T2.3` or `T2`; None for one behind the last."""
    wanted = read_moment(text)
    return next((place for place, frame in enumerate(replay.frames) if _subphase(frame) >= wanted), None)


def last_at(replay: BattleReplay, text: str) -> int:
    """The last frame of a moment, or of what was before it."""
    turn, second = read_moment(text)
    until = (turn, second or SUBPHASES)
    found = [place for place, frame in enumerate(replay.frames) if _subphase(frame) <= until]
    return found[-1] if found else 0


def read_moment(text: str) -> tuple[int, int]:
    """Turn and subphase (0: the beginning of the turn). SquadlogError for what is no moment."""
    found = _MOMENT.fullmatch(text.strip())
    if found is None or int(found[2] or 0) > SUBPHASES:
        raise SquadlogError(f"{text!r} is no moment; say T2 for a turn, T2.s3 for a subphase.")
    return int(found[1]), int(found[2] or 0)


def cut_replay(replay: BattleReplay, first: int, last: int) -> BattleReplay:
    """The frames from the first to the last, both included, with their marks."""
    marks = tuple(
        replace(mark, frame=mark.frame - first) for mark in replay.marks if first <= mark.frame <= last
    )
    return replace(replay, frames=replay.frames[first : last + 1], marks=marks)
