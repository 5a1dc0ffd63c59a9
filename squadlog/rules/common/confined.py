"""Stairways and elevators: nobody outside fights anybody inside (STO-05, STO-06, STO-13, AMB-36)."""

from squadlog.battle.feature import ELEVATOR, STAIRS
from squadlog.battle.state import Unit
from squadlog.rules.common.context import RulesContext

_PLACES = (f"{STAIRS}:", f"{ELEVATOR}:")


def apart(one: Unit, other: Unit, ctx: RulesContext) -> bool:
    """Whether a stairway or an elevator keeps `one` from attacking `other`.

    Those in the same stairway or car may fight each other. Whether those inside are kept from everybody outside as
    well is a reading (AMB-36).
    """
    if one.place == other.place:
        return False
    if other.place.startswith(_PLACES):
        return True
    return one.place.startswith(_PLACES) and ctx.rulings.is_("stairs.isolation", "symmetric")
