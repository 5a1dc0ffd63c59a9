"""Whom a word of a command or a prompt means."""

from typing import TYPE_CHECKING

from squadlog.base.names import clean_text
from squadlog.cli.faults import NotFoundError
from squadlog.reports.wording import name_of

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit


def unit_called(battle: "Known", text: str) -> "Unit":
    """A soldier by number or by the beginning of its name, or of a later word of it. Raises NotFoundError."""
    asked, units = text.strip().casefold(), battle.units.values()
    names = {unit.id: unit.soldier.name.casefold() for unit in units}
    found = [
        unit for unit in units if asked and (asked == str(unit.id) or names[unit.id].startswith(asked))
    ] or [unit for unit in units if asked and any(word.startswith(asked) for word in names[unit.id].split())]
    if len(found) == 1:
        return found[0]
    many = ", ".join(name_of(battle, unit.id) for unit in found or battle.units.values())
    if found:
        raise NotFoundError(f"Which one is meant: {many}?")
    none = f"There is no soldier {clean_text(text, limit=40)!r}; there" if asked else "Name a soldier; there"
    raise NotFoundError(f"{none} are {many}.")
