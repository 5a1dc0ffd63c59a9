"""How long a frame stands while a replay plays: what is seen to happen longer than what is only announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from squadlog.session.replaying.acts import attacks_of, way_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from squadlog.session.replaying.frames import ReplayFrame

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How much quicker than usual."""
USUAL: Final = 1.0
MOVED_S: Final = 0.8
FIRED_S: Final = 1.4
"""Seconds that a move and an attack are shown."""
_HEAD_S, _SAID_S, _MARKED_S = 0.25, 0.5, 2.2


def seconds_of(frame: ReplayFrame, marked: Collection[int], place: int) -> float:
    """The seconds that a frame stands at the usual speed; `marked` are the frames that tell of a wound or the end."""
    if place in marked:
        return _MARKED_S
    if not frame.said:
        return _HEAD_S
    if attacks_of(frame):
        return FIRED_S
    return MOVED_S if way_of(frame) is not None else _SAID_S


def other_speed(speed: float, way: int) -> float:
    """The next speed, quicker (1) or slower (-1); the quickest and the slowest stay."""
    place = SPEEDS.index(speed) + way
    return SPEEDS[min(max(place, 0), len(SPEEDS) - 1)]


def speed_words(speed: float) -> str:
    """`2x`, `1/2x`."""
    return "½x" if speed == SPEEDS[0] else f"{speed:g}x"
