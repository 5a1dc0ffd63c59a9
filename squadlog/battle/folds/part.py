"""The commonest change: other values in some fields of one unit."""

from squadlog.battle.changed import changed
from squadlog.battle.state import Battle


def unit_changed(battle: Battle, number: int, **changes: object) -> Battle:
    """The battle with one unit changed."""
    before = battle.units[number]
    unit = changed(before, **changes)  # type: ignore[arg-type]
    if unit is before:
        return battle
    return changed(battle, units={**battle.units, number: unit})
