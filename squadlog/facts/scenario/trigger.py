"""Something that comes about in a battle and that other parts of its scenario wait for."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.facts.scenario.words import Count, Id, Ids, Name, Names, Text, Turn

TriggerKind = Literal[
    "turn", "die", "set_up", "attacked", "fired", "sees", "destroyed", "opened", "in_area", "out", "routed", "went_off",
    "met", "all", "any", "by_hand",
]  # fmt: skip
"""What it waits for.

- `turn`: `turn` begins.
- `die`: as each turn from `turn` on begins, a d10 is rolled: `face` or less.
- `set_up`: `side` has set up, with `count` units (of `squads`) in `area`; never later.
- `attacked`: a unit of `side` (of `squads`) is attacked, by one of `by` where these are named.
- `fired`: a unit of `side` attacks anybody.
- `sees`: a conscious unit of `side` (of `squads`) sees a conscious one of another side, of one of `by` where these are
  named, as the map has it.
- `destroyed`, `opened`: `count` of the `features` are so.
- `in_area`: `count` conscious units of `side` (of `squads`) are in `area`.
- `out`: `count` units of `side` (of `squads`) are dead or unconscious.
- `routed`: all of `side` (of `squads`) that can still fight are routed.
- `went_off`: `count` charges, mines or grenades of `side` have gone off in `area`, or anywhere where none is named.
- `met`: the objectives `of` are met, `count` of them.
- `all`, `any`: the triggers `of` have fired.
- `by_hand`: only the referee fires it.
"""
State = Literal["closed", "open", "locked", "destroyed", "intact"]
Sky = Literal["night", "blackout", "rain", "snow", "vacuum"]


@record
class Trigger:
    """A trigger that fires once, as a subphase closes or a turn begins, or whenever the referee fires it.

    It has its effect at once: `tells` is told to `to` (sides; none: all), `weather` and `features` become so, with
    `ends` the battle ends with that turn. Parts that wait for it name it. `secret`: nobody is told that it has fired.
    """

    __pydantic_config__: ClassVar[Mapping[str, str]] = {"extra": "forbid"}

    id: Id
    kind: TriggerKind
    name: Name = ""
    side: Id | Literal[""] = ""
    squads: Names = ()
    by: Ids = ()
    turn: Turn | None = None
    face: Annotated[int, Bounds(ge=1, le=10, strict=True)] | None = None
    area: Id | Literal[""] = ""
    features: Names = ()
    count: Count = 1
    of: Ids = ()
    tells: Text = ""
    to: Ids = ()
    weather: Annotated[tuple[tuple[Sky, Literal["on", "off"]], ...], Bounds(max_length=5)] = ()
    sets: Annotated[tuple[tuple[Id, State], ...], Bounds(max_length=40)] = ()
    ends: bool = False
    secret: bool = False

    @property
    def called(self) -> str:
        """The name that people use."""
        return self.name or self.id.replace("_", " ")
