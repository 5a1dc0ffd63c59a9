"""What becomes of a soldier on paper who chooses something: a troop, a suit, a weapon in hand or beside it."""

from collections.abc import Mapping

from squadlog.squads.plan import SoldierPlan

NO_LEADER = "none"
ONE_OF = ("troop", "race", "armour")
"""The fields with exactly one value; the others have what was ticked."""


def in_hand(soldier: SoldierPlan, weapon: str) -> Mapping[str, object]:
    """The weapon in hand in place of the one that is: that one goes, unless the other was carried already (BLD-06)."""
    if weapon in soldier.weapons:
        return {"weapons": (weapon, *(other for other in soldier.weapons if other != weapon))}
    return {"weapons": (weapon, *soldier.weapons[1:])}


def tick(soldier: SoldierPlan, field: str, key: str, *, take: bool, most: int = 1) -> Mapping[str, object]:
    """A change of a field with ticks: one more of `key`, up to `most`, or all of them given back."""
    had: tuple[str, ...] = getattr(soldier, field)
    if take:
        return {} if had.count(key) >= most else {field: (*had, key)}
    return {field: tuple(thing for thing in had if thing != key)}


def choose(field: str, key: str) -> Mapping[str, object]:
    """The one thing of a field with one."""
    return {field: key}


def rating(key: str) -> int | None:
    """The rating of a leader's row; None for no leader."""
    return None if key == NO_LEADER else int(key)
