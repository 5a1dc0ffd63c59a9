"""How a scenario is set up, what comes later, and what there was to spend (SCN-04..09, SET-01..05)."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.facts.scenario.words import Id, Ids, Metres, Text, Turn


@record
class Place:
    """Where units are set up: in any of these areas, by their ids; anywhere where none is named.

    With `one` all are in one and the same of them. `together_m`: the most metres to another one of its grouping.
    """

    units: tuple[int, ...]
    areas: Ids = ()
    one: bool = False
    together_m: Metres | None = None


@record
class Deployment:
    """Sides are set up in this `order`; with `secret` nobody sees the others' units before play begins.

    `together_m`: the most metres from each member of a grouping to another one. `places` binds units to areas.
    """

    order: Ids = ()
    secret: bool = False
    together_m: Metres | None = None
    places: tuple[Place, ...] = ()


@record
class Arrival:
    """A reserve that comes later: in `turn`, or once the trigger `on` has fired; one begins a turn on the map.

    With `face` a d10 is rolled as each turn from then on begins: they come on `face` or less. They come in one of the
    `areas`, as their side has it; with `by_die` a d10 chooses: the first whose number is not below the face. `secret`:
    no other side knows that they are to come.
    """

    id: Id
    side: Id
    turn: Turn | None = None
    on: Id | Literal[""] = ""
    face: Annotated[int, Bounds(ge=1, le=10, strict=True)] | None = None
    areas: Ids = ()
    by_die: tuple[tuple[int, Id], ...] = ()
    secret: bool = False


@record
class Spending:
    """What a side had to spend, and what it has spent of it: each point left over counts (VIC-06)."""

    side: Id
    points: int
    spent: int


@record
class Plot:
    """A fire mission that a side has plotted before play: for a turn, at a point of the map or where it is written."""

    side: Id
    mission: Id
    turn: Turn = 1
    at: tuple[Metres, Metres] | None = None
    floor: Annotated[int, Bounds(ge=1, le=40, strict=True)] = 1
    where: Text = ""
