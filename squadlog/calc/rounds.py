"""Ammunition and automatic fire: rounds, magazines, bursts (AMO, AUT)."""

from squadlog.battle.arms import Arm
from squadlog.battle.state import Unit
from squadlog.calc import stand_in
from squadlog.calc.function import Answer, Count, Function, Input, InputError, Word, asked, row
from squadlog.rules.ammunition.magazines import boxes, capacity, class_of, due, issued, left_in, usable
from squadlog.rules.ammunition.record import KEY, Magazines
from squadlog.rules.table import Table


class RoundsSoFar(Input):
    """A weapon, the magazines for it, and the rounds that were fired, reloaded whenever one ran dry."""

    weapon: Word = asked(description="weapon code, such as SR")
    magazines: Count = asked(description="magazines at first, the one in the weapon included")
    fired: Count = asked(default=0, description="rounds fired in all")


def _ammunition(given: RoundsSoFar, table: Table) -> Answer:
    reading, weapon = table.reading, row(table.book.weapons, given.weapon, "weapon")
    if weapon.magazine is None:
        return {"left": None, "magazines_left": None, "usable": True, "reload": False}
    if given.fired > given.magazines * weapon.magazine:
        most = given.magazines * weapon.magazine
        raise InputError(f"in: fired should be {most} at most; there are no more rounds (AMO-13).")
    unit = _bearer(weapon.code, given.magazines, given.fired, table)
    return {
        "left": left_in(unit, weapon.code, reading),
        "magazines_left": boxes(unit, class_of(weapon, reading), reading),
        "usable": usable(unit, weapon.code, reading),
        "reload": due(unit, weapon.code, reading),
    }


def _bearer(weapon: str, magazines: int, fired: int, table: Table) -> Unit:
    """A soldier with that weapon, its rounds marked; it has reloaded as long as there was something to put in."""
    unit = stand_in.unit({"weapons": (weapon,)})
    most = capacity(unit, weapon, table.reading) or 0
    kind = class_of(table.book.weapons[weapon], table.reading)
    reloads = max(0, fired - 1) // most
    inside = fired - reloads * most if magazines else most
    more = magazines - issued(kind, table.reading) - reloads
    return stand_in.unit(
        {"weapons": (weapon,)},
        arms=(Arm(code=weapon, fired=inside),),
        held=((KEY, Magazines().more(kind, more)),),
    )


FUNCTIONS = (
    Function(
        name="ammunition",
        summary="Rounds and magazines after so many shots; an empty magazine is changed for the next (AMO-02..AMO-17).",
        takes=RoundsSoFar,
        gives=(
            "left in the magazine; magazines_left (boxes not crossed off); usable; reload (one is due and possible); "
            "nulls for weapons without magazines"
        ),
        example=(
            {"weapon": "P", "magazines": 2, "fired": 15},
            {"left": 9, "magazines_left": 1, "usable": True, "reload": False},
        ),
        compute=_ammunition,
    ),
)
