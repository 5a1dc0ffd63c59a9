"""TA-17: what things and figures of Legionnaire and Centurion are in Phalanx."""

from typing import Annotated

from squadlog.base.limits import Bounds
from squadlog.book.entry import Entry, Key, Keys, Metres, Modifier, Names, Row, Rows


class CombatSkill(Row):
    """A combat skill: the weapons it is for, by their codes or rows of the cost table; of none it is hand to hand.

    `words` are other words for it, in small letters.
    """

    weapons: Keys
    words: Names = ()


class Conversion(Entry):
    """How a character is converted: one point better for each full `levels` levels of a skill (LEG-03).

    `unskilled` and `untrained` stand in place of that at skill 0 (LEG-05, LEG-06), `bare_hands` is added without a
    melee weapon (LEG-09); the figures for movement, reaction and charisma are those of LEG-13, LEG-15 and LEG-16. Any
    armour whose words are among `partial` is the `partial_suit` (LEG-12). Units of these `infantry` troops count as
    such in Centurion, all others as a bailed-out tank crew (CEN-06, CEN-07).
    """

    levels: Annotated[int, Bounds(ge=1, le=10)]
    unskilled: Modifier
    untrained: Modifier
    bare_hands: Modifier
    land_m: Metres
    initiative: Modifier
    leadership: Modifier
    partial_suit: Key
    partial: Names
    infantry: Keys
    rows: Rows[CombatSkill]
