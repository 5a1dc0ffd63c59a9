"""What is said for a side on paper: that nothing concerns us, who of us was hit, what one of them carries."""

from typing import ClassVar, Literal

from squadlog.base.records import record
from squadlog.battle.rights import Owner, of_all, of_anybody, of_side, of_unit
from squadlog.battle.saying import ChapterCommand

Admitted = Literal["none", "L", "M", "S", "U", "D", "gone", "surrendered"]


@record
class TheyPass(ChapterCommand):
    """Nothing more of what they do in this subphase concerns us; with `rest`, in what is left of this turn."""

    rest: bool = False


@record
class TheyHit(ChapterCommand):
    """They have hit one of ours, with that penetration or that weapon; or a blast of theirs reaches him with it.

    `by` 0: nobody says who. `natural`: the die showed 1, which hurts whatever the armour (DMG-06). `at_m` are the
    metres of his move after which it hits him, where it interrupts that.
    """

    unit: int
    by: int = 0
    pf: int | None = None
    weapon: str = ""
    natural: bool = False
    blast: bool = False
    at_m: float | None = None


@record
class TheyMiss(ChapterCommand):
    """They have fired at one of ours and missed."""

    unit: int
    by: int = 0


@record
class TheirFigure(ChapterCommand):
    """What is learnt of one of their figures; what is left out stays as it was said before."""

    after_the_end: ClassVar[bool] = True

    unit: int
    weapon: str = ""
    af: int | None = None
    suit: str = ""
    troop: str = ""
    race: str = ""
    value: int | None = None
    to_hit: int | None = None
    melee: int | None = None
    range_m: float | None = None
    name: str = ""
    where: str = ""


@record
class TheyActAgain(ChapterCommand):
    """More of a side on paper concerns us in this turn after all."""


@record
class ArmourSaid(ChapterCommand):
    """The armour factor of a figure that was hit; None: they do not say, and see to the hit themselves."""

    unit: int
    af: int | None = None


@record
class SuitSaid(ChapterCommand):
    """The suit of a figure that fights hand to hand; empty: they do not say."""

    unit: int
    suit: str = ""


@record
class Admit(ChapterCommand):
    """How they say one of their figures is: a wound level, gone, or surrendered."""

    unit: int
    state: Admitted


@record
class MoreOfThem(ChapterCommand):
    """More of their figures have turned up."""

    side: str
    count: int = 1


@record
class TheirInitiative(ChapterCommand):
    """What they add to every roll for initiative."""

    side: str
    value: int


@record
class TheyWatch(ChapterCommand):
    """One of their figures is ready for opportunity fire, or is so no longer."""

    unit: int
    on: bool = True


@record
class LeaveValues(ChapterCommand):
    """Their points are not told: they count as unknown."""

    after_the_end: ClassVar[bool] = True


COMMANDS: dict[type[ChapterCommand], Owner] = {
    **dict.fromkeys((TheyHit, TheyMiss, TheirFigure, ArmourSaid, SuitSaid, Admit, TheyWatch), of_unit),
    **dict.fromkeys((MoreOfThem, TheirInitiative), of_side),
    TheyPass: of_anybody,
    TheyActAgain: of_anybody,
    LeaveValues: of_all,
}
"""Whose each is: a side on paper is spoken for by who is kept beside it."""
