"""Who is in an area: as the table has said, or else as the map has it (SCN-09)."""

from collections.abc import Iterable

from squadlog.battle.state import Battle
from squadlog.facts import Whereabouts
from squadlog.rules.scenario.progress import page_of, progress_of
from squadlog.rules.table import Table
from squadlog.scenario.area import NamedArea


def is_inside(battle: Battle, unit: int, area: NamedArea, table: Table) -> bool:
    """Whether a unit is in an area; nobody is of whom nobody can tell."""
    said = dict(progress_of(battle).inside).get(area.id)
    if said is not None:
        return unit in said
    found = table.surveyor.inside(unit, area)
    return found is not None and found.value


def place_inside(where: Whereabouts, area: NamedArea, table: Table) -> bool | None:
    """Whether a place on the map is in an area; None where nobody can tell."""
    found = table.surveyor.inside(where, area)
    return None if found is None else found.value


def conscious_in(battle: Battle, name: str, units: Iterable[int], table: Table) -> tuple[int, ...]:
    """Those of some units who are conscious and in the area of that id."""
    area = page_of(battle).area(name)
    if area is None:
        return ()
    fit = [number for number in units if not battle.units[number].out]
    said = next((those for known, those in progress_of(battle).inside if known == area.id), None)
    if said is not None:
        return tuple(number for number in fit if number in said)
    if not area.drawn:
        return ()
    asks = table.surveyor.inside
    return tuple(number for number in fit if (found := asks(number, area)) is not None and found.value)
