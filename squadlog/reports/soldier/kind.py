"""What kind of soldier somebody is, in a few words; of a figure on paper as far as that was stated."""

from squadlog.base.names import so_many
from squadlog.battle.terms import Soldier

_NOTHING = "kept on paper, nothing stated"


def format_kind(soldier: Soldier) -> str:
    """Race, troop type, suit and points: `Human marines, M, 55 points`; without what nobody has stated."""
    unknown = soldier.unknown
    who = " ".join(
        word
        for fact, word in (("race", soldier.race), ("troop", soldier.troop.replace("_", " ")))
        if fact not in unknown
    )
    suit = "" if "armour" in unknown else soldier.armour if soldier.af is None else f"AF {soldier.af}"
    points = "" if "value" in unknown else so_many(soldier.value, "point")
    known = ", ".join(filter(None, (who, suit, points)))
    return f"{known or _NOTHING}" if not soldier.paper or not known else f"on paper: {known}"
