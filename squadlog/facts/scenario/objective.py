"""What a side wants, and what it is worth (SCN-10, VIC-02, VIC-03)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.facts.scenario.words import Count, Id, Name, Names, Points, Text

ObjectiveKind = Literal[
    "hold",
    "casualties",
    "rout",
    "charges",
    "carried",
    "leave",
    "reach",
    "destroy",
    "survive",
    "prevent",
    "trigger",
    "judged",
]
"""What meets it.

- `hold`: strictly more conscious units of `side` than of any other in `area` in the End Phases of the last `last`
  turns (or of `turns`, or of any `in_a_row` turns one after the other and of the last one);
  `per_enemy` points for each conscious enemy there at the end.
- `casualties`: `count` units of `whose` (of `squads`) dead or unconscious.
- `rout`: all of `whose` (of `squads`) that can still fight are routed but their leader, or nobody of them is conscious.
- `charges`: the side has set off charges in `area`, by radio, a shot or another explosion; none that was destroyed
  counts (A-127).
- `carried`: things (`items`) taken off the map by units of the side, through `area`.
- `leave`: `count` units of the side have left the map through `area`.
- `reach`: `count` conscious units of the side are in `area`.
- `destroy`: `count` of the `features` are destroyed.
- `survive`: `count` units of the side (of `squads`) are conscious.
- `prevent`: the objective `of` of another side is not met.
- `trigger`: `trigger` has fired.
- `judged`: the table says.
"""


@record
class Objective:
    """`worth` is `primary`, `secondary` (TA-16) or `points`: then `each` for each one counted, or those of `table`.

    `table` has the points of none, of one, of two ...; beyond its end each is worth `each` more. `when`: it counts as
    it stands at the `end`, or once it was met `ever`. `hidden`: until the trigger `shown` fires no other side knows
    of it.
    """

    __pydantic_config__: ClassVar[Mapping[str, str]] = {"extra": "forbid"}

    id: Id
    side: Id
    kind: ObjectiveKind
    worth: Literal["primary", "secondary", "points"] = "primary"
    name: Name = ""
    text: Text = ""
    each: Points = 0
    table: Annotated[tuple[Points, ...], Bounds(max_length=50)] = ()
    per_enemy: Points = 0
    whose: Id | Literal[""] = ""
    squads: Names = ()
    area: Id | Literal[""] = ""
    last: Count | None = None
    turns: Annotated[tuple[int, ...], Bounds(max_length=100)] = ()
    in_a_row: Count | None = None
    count: Count = 1
    items: Names = ()
    features: Names = ()
    trigger: Id | Literal[""] = ""
    of: Id | Literal[""] = ""
    when: Literal["end", "ever"] = "end"
    hidden: bool = False
    shown: Id | Literal[""] = ""

    @property
    def called(self) -> str:
        """The name that people use."""
        return self.name or self.id.replace("_", " ")
