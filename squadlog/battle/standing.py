"""Standing orders: what a unit does second by second until it is done, or until something changes."""

from typing import Literal

from squadlog.base.records import HasKind, record
from squadlog.battle.moment import Moment
from squadlog.battle.state import Mode
from squadlog.facts.ground_facts import Waypoint

STANDING = "standing_orders"
"""Under this key a unit keeps its standing order."""


@record
class Task:
    """A task: `go` to a place, `fire` at a unit, or `hold`.

    `go` follows `path` on a map, or goes up to the unit `beside`, or covers `metres` in all as the unit faces. `fire`
    is at the unit `target`, with `weapon` (None: the one in hand), as often as the rate of fire lets it. `hold` is
    until the moment `until`; None: until an enemy comes into sight.
    """

    what: Literal["go", "fire", "hold"]
    mode: Mode = "walk"
    path: tuple[Waypoint, ...] = ()
    beside: int | None = None
    metres: float | None = None
    target: int | None = None
    weapon: str | None = None
    until: Moment | None = None


@record
class GiveStandingOrder(HasKind):
    """The units carry out a task by themselves from now on, in place of an earlier standing order."""

    units: tuple[int, ...]
    task: Task


@record
class EndStandingOrder(HasKind):
    """The standing orders of these units end; what they are doing in this subphase they do."""

    units: tuple[int, ...]
