"""A special condition: a rule of that scenario only (SCN-12)."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.facts.scenario.words import Id, Ids, Name, Names, Text, Turn

ConditionKind = Literal["hold_fire", "keep_out", "stay_in", "limit", "no_action", "said"]
"""What it lays down for `side` (for `squads` of it, where these are named).

- `hold_fire`: it does not fire, throw, launch or set anything off (`bars` fire), nor attack hand to hand either
  (`bars` fight), until a unit of it is attacked by one of `by` (by anybody).
- `keep_out`: it does not enter `area`.
- `stay_in`: it does not leave `area`.
- `limit`: no more than `count` of its `counts` (units, teams or squads) are in `area`.
- `no_action`: it does none of the `actions`, which are keys of the action table, `melee`, or ways of moving.
- `said`: what nobody but the players can see to; it is told, and nothing else.
"""


@record
class Condition:
    """A condition that binds from the turn `from_turn`, or from the trigger `starts`, until the trigger `ends`.

    `until_turn` is the first turn in which it binds no longer. `lifts` says for whom an attack lifts a `hold_fire`: its
    `side`, the `grouping` attacked, or as the table rules (`holdfire.lift`). `text` is how it stands on the page.
    """

    __pydantic_config__: ClassVar[Mapping[str, str]] = {"extra": "forbid"}

    id: Id
    kind: ConditionKind
    side: Id | Literal[""] = ""
    squads: Names = ()
    name: Name = ""
    text: Text = ""
    by: Ids = ()
    bars: Literal["fire", "fight"] = "fire"
    lifts: Literal["ruling", "side", "grouping"] = "ruling"
    area: Id | Literal[""] = ""
    count: Annotated[int, Bounds(ge=0, le=999, strict=True)] = 1
    counts: Literal["units", "teams", "squads"] = "units"
    actions: Names = ()
    from_turn: Turn | None = None
    until_turn: Turn | None = None
    starts: Id | Literal[""] = ""
    ends: Id | Literal[""] = ""

    @property
    def called(self) -> str:
        """The name that people use."""
        return self.name or self.id.replace("_", " ")
