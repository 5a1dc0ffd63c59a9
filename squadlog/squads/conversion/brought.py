"""What a character of Legionnaire brings into a battle (LEG-01)."""

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record

with lazy_imports():
    from squadlog.squads import plan as plans

if TYPE_CHECKING:
    from squadlog.squads.plan import CharacterPlan


@record
class Character:
    """A character's combat skills by their rows of the conversion table, and the rest of its sheet.

    `combat` is no medic, engineer or technician (LEG-06); `player`: a player's character (LEG-17, LEG-18). Land
    movement, reaction and charisma are None where nobody knows them (LEG-13, LEG-15, LEG-16). `melee_weapon` is empty
    for none (LEG-09). `wound` is what it brings along. `other` are skills that do not count (LEG-07); `weapons` (with
    what they are here), `armour`, `helmet`, what it has `left` behind and its `note` are as its sheet has them.
    """

    skills: tuple[tuple[str, int], ...] = ()
    combat: bool = True
    player: bool = False
    movement: int | None = None
    reaction: int | None = None
    charisma: int | None = None
    melee_weapon: str = ""
    wound: Literal["none", "L", "M", "S", "U"] = "none"
    other: tuple[tuple[str, int], ...] = ()
    weapons: tuple[tuple[str, str], ...] = ()
    armour: str = ""
    helmet: str = ""
    left: tuple[str, ...] = ()
    note: str = ""

    @property
    def levels(self) -> Mapping[str, int]:
        """The combat skills by their rows."""
        return dict(self.skills)


_PAIRS = ("skills", "other", "weapons")


def field_character(brings: "CharacterPlan") -> Character:
    """What a character of a squad brings, as a battle keeps it."""
    values: dict[str, Any] = {one.name: getattr(brings, one.name) for one in fields(Character)}
    return Character(**{**values, **{name: tuple(values[name].items()) for name in _PAIRS}})


def on_paper(brought: Character) -> "CharacterPlan":
    """What a character brings as a squad has it."""
    values = {one.name: getattr(brought, one.name) for one in fields(Character)}
    return plans.CharacterPlan.model_validate({**values, **{name: dict(values[name]) for name in _PAIRS}})
