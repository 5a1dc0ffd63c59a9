"""The straight way of something that goes over the ground, such as a grenade that scatters (GRN-25, A-65).

What reaches from floor to ceiling stops it: walls, closed doors, columns and shelving, the outline of stairs and
elevators from either side, and whole windows, which are part of their walls to what was not thrown through them
(GRN-15). It goes over furniture, past bodies, through what is open, broken or breached. What touches its very start
does not hold it: who aims at the face of a wall names a point before it.
"""

from collections.abc import Iterator

import numpy as np

from squadlog.base.records import value
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.chains import meetings
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import SAME_M

BEFORE_M = 0.01
"""How far before the face of what it meets a thing comes to lie, on the side it came from."""


@value
class Strayed:
    """Where something comes to lie, and the id of what stopped it, empty for nothing; `off`: it left the map there."""

    spot: Spot
    met: str = ""
    off: bool = False


def find_stray_end(ground: Ground, start: Spot, to: Spot, readings: Readings) -> Strayed:
    """The end of a thing that goes straight from `start` to `to`, on the floor of `start`.

    What goes over the edge of an upper floor comes down on what is beneath.
    """
    length = distance_m(to, start)
    contact = min(_contacts(ground, start, to, length, readings), default=None)
    ends_m = min(length, length if contact is None else max(contact[0] - BEFORE_M, 0.0))
    edge_m = _to_edge_m(ground, start, to, length)
    if edge_m is not None and edge_m < ends_m:
        return Strayed(_along(start, to, edge_m / length), off=True)
    ends = start if not length else _along(start, to, ends_m / length)
    return Strayed(_down(ground, start, ends), "" if contact is None else contact[1])


def _contacts(
    ground: Ground, start: Spot, to: Spot, length: float, readings: Readings
) -> Iterator[tuple[float, str]]:
    """What stops it, and after how many metres."""
    plan = ground.plan(start.floor, readings)
    line = np.array([[start.x, start.y, to.x, to.y]])
    for chains, windows in ((plan.solid, False), (plan.soft, True)):
        met = meetings(line, chains)
        for owner, t in zip(met.owner.tolist(), met.t0.tolist(), strict=True):
            thing = plan.things[owner]
            if t * length > SAME_M and (thing.role == "window" or not windows):
                yield t * length, thing.id


def _along(start: Spot, to: Spot, share: float) -> Spot:
    return Spot(start.x + (to.x - start.x) * share, start.y + (to.y - start.y) * share, start.floor)


def _to_edge_m(ground: Ground, start: Spot, to: Spot, length: float) -> float | None:
    """After how many metres it leaves the map; None: it stays."""
    found = []
    for begin, end, most in ((start.x, to.x, ground.drawn.width_m), (start.y, to.y, ground.drawn.height_m)):
        for edge, beyond in ((0.0, end < 0), (most, end > most)):
            if beyond:
                found.append((edge - begin) / (end - begin) * length)
    return max(min(found), 0.0) if found else None


def _down(ground: Ground, start: Spot, spot: Spot) -> Spot:
    """The place, or what lies beneath it, for what has come to where its floor is no more."""
    floor = spot.floor
    if ground.land.shut_off(floor, start.x, start.y):
        while floor > 1 and not ground.land.shut_off(floor, spot.x, spot.y):
            floor -= 1
    return Spot(spot.x, spot.y, floor)
