"""T-02 and T-03: races and troop types."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.book.entry import Key, Keys, Modifier, Names, Points, Row

Stride = Annotated[float, Bounds(ge=-10, le=10)]
Side = Literal["TOG", "Commonwealth"]


class Race(Row):
    """A race: every figure is a modifier, and minus is good except for `armour`, which is added to AF (RAC-08).

    `walk_m`, `run_m`, `sprint_m` are added to the metres of that mode (RAC-01). `leader` applies to leadership rolls,
    for some races only if the unit leads a squad (RAC-07). `aliases` are other printed spellings.
    """

    walk_m: Stride
    run_m: Stride
    sprint_m: Stride
    initiative: Modifier
    armour: Modifier
    to_hit: Modifier
    leader: Modifier
    leader_of_squad_only: bool = False
    melee: Modifier
    aliases: Names = ()


class BaseSize(Row):
    """What the base of a miniature measures across, for soldiers of these races and in these suits; none named: all."""

    diameter_mm: Annotated[float, Bounds(ge=0, le=100)]
    races: Keys = ()
    armours: Keys = ()

    def fits(self, race: str, armour: str) -> bool:
        """Whether a soldier of that race in that suit may stand on one."""
        return race in self.races or armour in self.armours or not (self.races or self.armours)


_PEOPLE = ("troops", "marines", "civilians")
"""Names that say by themselves that they are people."""


class Troop(Row):
    """A troop type: points per soldier and its modifiers to ranged, melee and zero-G rolls.

    `zero_g` is `None` where the table says N/A; `zero_g_naval` replaces it for naval personnel. `suits` are the usual
    armours. `pack` tells whether the remark grants a bounce pack, `None` where it is silent. `weapon` and `side` bind
    a type to one weapon or one side.
    """

    cost: Points
    to_hit: Modifier
    melee: Modifier
    zero_g: Modifier | None = None
    zero_g_naval: Modifier | None = None
    suits: Keys
    pack: bool | None = None
    weapon: Key | None = None
    side: Side | None = None

    @property
    def people(self) -> str:
        """The people of this troop, in words: `Marines`, `Tech Troops`, `Penal troops`."""
        by_itself = self.name.casefold().endswith(_PEOPLE) or self.own
        return self.name if by_itself else f"{self.name} troops"
