"""A squad on paper: what was chosen for each soldier, before anything is priced or judged.

A plan may be illegal or over budget; `legality` says so. Only its shape is checked here.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.limits import After, Bounds
from squadlog.base.names import SafeName, SafeText
from squadlog.book.packs.pack import MOST_BYTES, MOST_PACKS
from squadlog.squads.conversion.skills import MOST_SKILL
from squadlog.squads.lasting import LastingText

SOLDIERS = 16
"""How many soldiers a squad has at most."""
WEAPONS = 6
"""How many weapons a soldier has at most."""
ITEMS = 8
"""How many things a soldier carries at most."""
SQUAD_ITEMS = 32
"""How many things a squad has at most."""
BUDGET = 100_000
"""The most points a squad may have."""
SKILLS = 60
"""How many skills a character has at most."""

TableKey = Annotated[str, Bounds(min_length=1, max_length=40, pattern=r"^[A-Za-z][A-Za-z0-9_]*$")]
CareerKey = Annotated[str, Bounds(max_length=24, pattern=r"^([0-9a-f]{8}-[1-9][0-9]{0,3})?$")]
Citation = Annotated[str, Bounds(pattern=r"^[A-Z]{3}-[0-9]{2,3}$")]


PackText = Annotated[str, Bounds(max_length=MOST_BYTES)]


def _reason(text: str) -> str:
    if not text:
        raise ValueError("an agreement needs its reason")
    return text


Level = Annotated[int, Bounds(ge=0, le=MOST_SKILL)]


class CharacterPlan(CheckedModel):
    """What a character brings from Legionnaire (LEG-01); the fields of `conversion.brought.Character`.

    `weapons` are what its weapons are by how they are written, `none` for one that it leaves behind; `left` is other
    equipment that no battle knows.
    """

    skills: Annotated[Mapping[TableKey, Level], Bounds(max_length=SKILLS)] = field(default_factory=dict)
    combat: bool = True
    player: bool = False
    movement: Level | None = None
    reaction: Level | None = None
    charisma: Level | None = None
    melee_weapon: SafeText = ""
    wound: Literal["none", "L", "M", "S", "U"] = "none"
    other: Annotated[Mapping[SafeName, Level], Bounds(max_length=SKILLS)] = field(default_factory=dict)
    weapons: Annotated[Mapping[SafeName, TableKey], Bounds(max_length=WEAPONS)] = field(default_factory=dict)
    armour: SafeText = ""
    helmet: SafeText = ""
    left: Annotated[tuple[SafeName, ...], Bounds(strict=False, max_length=ITEMS)] = ()
    note: SafeText = ""

    @property
    def levels(self) -> Mapping[str, int]:
        """The combat skills by their rows of the conversion table."""
        return self.skills


class SoldierPlan(CheckedModel):
    """One soldier (BLD-02): keys of the troop, race, armour, weapon and cost tables.

    The first weapon is the one in hand when play begins. `leader` is a rating, -2 to +2; `None` is no leader (LDR-01).
    `begins` are states of advanced chapters that it begins in, such as `stealth` (STL-04). `character` is what it
    brings from Legionnaire; None: it is no character (LEG-01). `career` says who of which company it is, empty for
    nobody of one; `wound` is what it brings along from there, by a house rule, as are `lasting` injuries and skills.
    """

    name: SafeName
    troop: TableKey = "combat_arms"
    race: TableKey = "Human"
    armour: TableKey = "No"
    weapons: Annotated[tuple[TableKey, ...], Bounds(strict=False, max_length=WEAPONS)] = ()
    equipment: Annotated[tuple[TableKey, ...], Bounds(strict=False, max_length=ITEMS)] = ()
    leader: Annotated[int, Bounds(ge=-2, le=2)] | None = None
    begins: Annotated[tuple[TableKey, ...], Bounds(strict=False, max_length=ITEMS)] = ()
    note: SafeText = ""
    character: CharacterPlan | None = None
    career: CareerKey = ""
    wound: Literal["none", "L", "M", "S"] = "none"
    lasting: LastingText = ""


class SquadItem(CheckedModel):
    """A thing bought for the squad; `bearer` is the name of the member who carries it, `None` nobody (BLD-08)."""

    item: TableKey
    bearer: SafeName | None = None


class Agreement(CheckedModel):
    """The players let the squad break a rule, for a reason; `soldier` `None` is the whole squad. It stays visible."""

    rule: Citation
    reason: Annotated[SafeText, After(_reason)]
    soldier: SafeName | None = None


class SquadPlan(CheckedModel):
    """A squad of 1 to 16 soldiers, and what it may cost in points (BLD-10).

    `side` is Commonwealth, Renegade, TOG or any other name. All members share `quality` (QUA-02); `naval` is fleet
    personnel (TRP-02). `packs` are the texts of the packs whose rows it uses, carried whole.
    """

    name: SafeName
    side: SafeName = "Commonwealth"
    budget: Annotated[int, Bounds(ge=0, le=BUDGET)] = 400
    quality: TableKey = "regular"
    naval: bool = False
    soldiers: Annotated[tuple[SoldierPlan, ...], Bounds(strict=False, min_length=1, max_length=SOLDIERS)]
    equipment: Annotated[tuple[SquadItem, ...], Bounds(strict=False, max_length=SQUAD_ITEMS)] = ()
    agreements: Annotated[tuple[Agreement, ...], Bounds(strict=False, max_length=SQUAD_ITEMS)] = ()
    note: SafeText = ""
    packs: Annotated[tuple[PackText, ...], Bounds(strict=False, max_length=MOST_PACKS)] = ()

    def named(self, name: str) -> SoldierPlan | None:
        """The first soldier of that name, or `None`."""
        return next((soldier for soldier in self.soldiers if soldier.name == name), None)

    def entrusted(self, name: str) -> tuple[str, ...]:
        """Squad items in the keeping of the member of that name (BLD-08)."""
        return tuple(thing.item for thing in self.equipment if thing.bearer == name)
