"""How many grenades a unit has, and what may be done with them (GRN-03, GLA-02, AMO-11, AMO-12)."""

from collections.abc import Mapping

from squadlog.battle.state import Unit
from squadlog.book.book import Rulebook
from squadlog.rules.grenades.record import Grenade, belt

LAUNCHER = "grenade_launcher"
ROWS: Mapping[Grenade, str] = {"fragmentation": "fragmentation_grenades", "smoke": "smoke_grenades"}
"""The rows of the ammunition table."""


def issued_grenades(unit: Unit, kind: Grenade, book: Rulebook) -> int:
    """How many of a kind a unit has at first; none for a unit with a launcher (GRN-03, GLA-02)."""
    if unit.holds("launchers") is not None and LAUNCHER in unit.soldier.equipment:
        return 0
    return book.ammunition.rows[ROWS[kind]].count


def grenades_left(unit: Unit, kind: Grenade, book: Rulebook) -> int:
    """How many of a kind are not crossed off."""
    return max(0, issued_grenades(unit, kind, book) - belt(unit).used(kind))
