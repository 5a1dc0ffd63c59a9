"""Whom a word of a command or a prompt means."""

import re
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text
from squadlog.cli.choosing import is_seated
from squadlog.cli.faults import NotFoundError
from squadlog.cli.printing import is_narrow, tell
from squadlog.reports.wording import name_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.state import Known, Unit
    from squadlog.language.parse import Misread


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


_LIST = re.compile(r"#?[0-9]{1,6}(-#?[0-9]{1,6})?")


def tell_where(said: "Misread") -> None:
    """Tell where a sentence was not understood: with a mark below it, or in words at a prompt and where it may wrap."""
    if is_narrow() or is_seated():
        lines = [said.unread]
    else:
        lines = [f"  {line}" for line in said.pointed().split("\n")]
    for line in filter(None, lines):
        tell(line)


def for_the_ear(lines: "Iterable[str]") -> "Iterator[str]":
    """Lines without the arrows of a table, where it is told and not drawn: at a prompt, and on a narrow terminal."""
    told = is_narrow() or is_seated()
    return (line.replace(" → ", " to ") if told else line for line in lines)


def units_called(battle: "Known", text: str) -> tuple[int, ...]:
    """Soldiers by number, `3,4`, `3-6` or `3 4`, each once; or one by name. Raises NotFoundError."""
    parts = text.replace(",", " ").split()
    if not parts or not all(map(_LIST.fullmatch, parts)):
        return (unit_called(battle, text).id,)
    found: list[int] = []
    for part in parts:
        first, dash, last = part.replace("#", "").partition("-")
        if not dash:
            found.append(unit_called(battle, first).id)
            continue
        low, high = sorted((int(first), int(last)))
        among = [unit.id for unit in battle.units.values() if low <= unit.id <= high and not unit.out]
        if not among:
            raise NotFoundError(f"No soldier who can take orders is among {part}.")
        found += among
    return tuple(dict.fromkeys(found))
