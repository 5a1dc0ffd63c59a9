"""The ruler on the map: from where a unit stands by corners to the cursor, and the move that this makes."""

from dataclasses import replace
from itertools import pairwise
from math import atan2, degrees
from typing import cast

from squadlog.base.records import record
from squadlog.battle.commands import Command, Continue, Declare, Escape
from squadlog.battle.pending import EscapeAsked
from squadlog.battle.state import MOVING, Known, Mode, Unit
from squadlog.facts.ground_facts import StatedMove, Turn, Waypoint
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot

GAITS: tuple[str, ...] = (*MOVING, "dive")
"""The ways of moving that the ruler can be laid for."""
_BACKWARD = ("backward", "crawl_back")
_SAME_M = 0.01


@record
class Ruler:
    """A path in the making: `start`, corners set so far, and `end`, where the cursor is.

    `facing_deg` is how the unit will face in the end, None as it went. Metres, degrees clockwise from north.
    """

    start: Spot
    end: Spot
    corners: tuple[Spot, ...] = ()
    facing_deg: float | None = None

    @property
    def points(self) -> tuple[Spot, ...]:
        """The points that the path leads through, without its start; empty while the cursor has not left it."""
        last = self.corners[-1] if self.corners else self.start
        return self.corners if _same(last, self.end) else (*self.corners, self.end)

    @property
    def running_m(self) -> tuple[float, ...]:
        """Metres from the start to the end of each leg; a change of floor takes none."""
        walked, found = 0.0, []
        for here, there in pairwise((self.start, *self.points)):
            walked += distance_m(there, here)
            found.append(walked)
        return tuple(found)

    @property
    def length_m(self) -> float:
        """The whole path in metres."""
        return self.running_m[-1] if self.running_m else 0.0

    def to(self, spot: Spot) -> "Ruler":
        """The ruler with its end there."""
        return replace(self, end=spot)

    def cornered(self) -> "Ruler":
        """A corner where the end is; nothing changes while the end is at the last one."""
        return replace(self, corners=self.points)

    def shortened(self) -> "Ruler":
        """The last corner taken back."""
        return replace(self, corners=self.corners[:-1])

    def cut(self, metres: float) -> "Ruler":
        """The ruler with only the first `metres` of its way; none of it where they are less than 0."""
        kept, gone = [], 0.0
        metres = max(0.0, metres)
        for here, there in pairwise((self.start, *self.points)):
            leg = distance_m(there, here)
            if gone + leg > metres:
                share = (metres - gone) / leg
                x, y = here.x + (there.x - here.x) * share, here.y + (there.y - here.y) * share
                kept.append(Spot(x, y, here.floor))
                break
            kept.append(there)
            gone += leg
        end = kept[-1] if kept else self.start
        return replace(self, corners=tuple(kept), end=end)

    def heading_deg(self, otherwise: float, mode: str) -> float:
        """How the unit faces after the path if nobody turns it; `otherwise` while the path is empty."""
        way = (self.start, *self.points)
        legs = [(here, there) for here, there in pairwise(way) if not _level_same(here, there)]
        if not legs or mode == "sideways":
            return otherwise
        here, there = legs[-1]
        heading = degrees(atan2(there.x - here.x, there.y - here.y))
        return (heading + (180.0 if mode in _BACKWARD else 0.0)) % 360.0

    def turned(self, by_deg: float, otherwise: float, mode: str) -> "Ruler":
        """The ruler with the unit facing `by_deg` degrees further to the right in the end."""
        facing = self.heading_deg(otherwise, mode) if self.facing_deg is None else self.facing_deg
        return replace(self, facing_deg=(facing + by_deg) % 360.0)

    def move(self) -> StatedMove:
        """The move along this path, with the facing for its end."""
        floors = (self.start, *self.points)
        path = tuple(
            Waypoint(
                x=round(there.x, 2),
                y=round(there.y, 2),
                floor=there.floor if there.floor != here.floor else None,
            )
            for here, there in pairwise(floors)
        )
        facing = None if self.facing_deg is None else round(self.facing_deg, 1)
        return StatedMove(path=path, facing_deg=facing)


def move_order(battle: Known, unit: int, mode: str, move: StatedMove, overrule: str = "") -> Command:
    """What makes the unit go so: an escape it owes, the next step of its action, or a new one."""
    mover = battle.units[unit]
    if isinstance(battle.pending, EscapeAsked) and battle.pending.unit == unit:
        return Escape(unit=unit, mode=cast(Mode, mode), move=move)
    if mover.action is not None and mover.action.mode is not None:
        slower = None if mode == mover.action.mode else cast(Mode, mode)
        return Continue(unit=unit, mode=slower, move=move, overrule=overrule)
    if mode in ("jump", "dive"):
        return Declare(unit=unit, action=mode, move=move, overrule=overrule)
    if not move.path and move.facing_deg is not None:
        return Declare(
            unit=unit, action="change_facing", move=_pivot(mover, move.facing_deg), overrule=overrule
        )
    return Declare(unit=unit, action="move", mode=cast(Mode, mode), move=move, overrule=overrule)


def _pivot(mover: Unit, facing_deg: float) -> StatedMove:
    now = mover.position.facing_deg if mover.position else 0.0
    right = round((facing_deg - now) % 360.0, 6)
    turn = Turn(degrees=right) if right <= 180 else Turn(degrees=round(360.0 - right, 6), left=True)
    return StatedMove(distance_m=0.0, turns=(turn,))


def gait_of(battle: Known, unit: int, chosen: str) -> str:
    """The way of moving that holds for a unit: that of its unfinished action until another is chosen."""
    mover = battle.units.get(unit)
    if chosen:
        return chosen
    return mover.action.mode if mover and mover.action and mover.action.mode else GAITS[0]


def next_gait(mode: str, step: int = 1) -> str:
    """The way of moving after this one."""
    here = GAITS.index(mode) if mode in GAITS else -1
    return GAITS[(here + step) % len(GAITS)]


def _same(one: Spot, other: Spot) -> bool:
    return one.floor == other.floor and _level_same(one, other)


def _level_same(one: Spot, other: Spot) -> bool:
    return abs(one.x - other.x) < _SAME_M and abs(one.y - other.y) < _SAME_M
