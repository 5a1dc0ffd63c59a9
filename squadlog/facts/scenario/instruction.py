"""What a group does by itself, in a few words: guards, a patrol on its round, civilians, reinforcements that attack."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

from squadlog.base.limits import Bounds
from squadlog.base.records import record
from squadlog.facts.scenario.words import Id, Name, Names

InstructionKind = Literal["guard", "patrol", "attack", "flee", "cower"]
"""What the soldiers do when a commander plays by the page.

- `guard`: they stay in `area` (else where they stand) and fire at whom they see.
- `patrol`: they walk from area to area of their `round`, then begin again, and fire at whom they see.
- `attack`: they go to `area` (else toward the nearest enemy) and fire at whom they see; with an `alarm` not before it.
- `flee`: at the alarm they run to `area`; they attack nobody.
- `cower`: at the alarm they lie down where they are; they attack nobody.

The alarm is given once the trigger `alarm` has fired; where none is named, as anybody is attacked, but for those that
attack. At the alarm guards and patrols go to `then` and guard it; without one they stay where they are.
"""
Round = Annotated[tuple[Id, ...], Bounds(max_length=20)]


@record
class Instruction:
    """An instruction for `squads` of a side (for all of it where none is named), by squad, grouping or soldier.

    Of several that name a soldier the first holds.
    """

    __pydantic_config__: ClassVar[Mapping[str, str]] = {"extra": "forbid"}

    id: Id
    side: Id
    kind: InstructionKind
    squads: Names = ()
    name: Name = ""
    area: Id | Literal[""] = ""
    round: Round = ()
    alarm: Id | Literal[""] = ""
    then: Id | Literal[""] = ""

    @property
    def called(self) -> str:
        """The name that people use."""
        return self.name or self.id.replace("_", " ")


def faults(one: Instruction) -> Iterator[str]:
    """What an instruction lacks or has too much for its kind, each as half a sentence that begins with its word."""
    if one.kind == "patrol" and len(one.round) < 2:
        yield "round: a patrol should name two areas or more, in their order"
    if one.kind != "patrol" and one.round:
        yield "round belongs to a patrol; the others have an area"
    if one.kind == "patrol" and one.area:
        yield "area: a patrol has a round instead"
    if one.kind == "flee" and not one.area:
        yield "area: say where those who flee run to"
    if one.kind == "cower" and one.area:
        yield "area: who cowers stays where he is"
    if one.then and one.kind not in ("guard", "patrol"):
        yield "then belongs to a guard or a patrol; the others go to their area"
