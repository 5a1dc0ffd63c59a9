"""The ground of a battle in the words of the command line: where units stand, how they face, who is seen."""

import re
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import read_length
from squadlog.ground.compiled.bearings import compass

with lazy_imports():
    from squadlog.ground.compiled import conditions

if TYPE_CHECKING:
    from squadlog.battle.state import Unit
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.ground.sight.line_of_sight import SightLine

_NUMBER = re.compile(r" *-?[0-9]{1,6}(\.[0-9]{1,6})? *")
_MOST_FLOORS = 99
_VERDICTS = {
    "penalty": "in sight, covered",
    "clear": "in sight",
    "blocked": "hidden",
    "too_close": "too close",
}


def unit_name(unit: "Unit") -> str:
    """Number and name."""
    return f"{unit.id} {unit.soldier.name}"


def spot_words(spot: "Spot") -> str:
    """A place as the language reads it, to the centimetre."""
    return f"{round(spot.x, 2):g},{round(spot.y, 2):g}" + (f"@{spot.floor}" if spot.floor != 1 else "")


def spot_in(text: str) -> "Spot | None":
    """The place that a text writes, in metres unless it says its unit (`10in,4in`), or None if it writes none."""
    parts = [_part_in(part) for part in text.split(",", 3)]
    match parts:
        case [float(x), float(y)]:
            return conditions.Spot(x, y)
        case [float(x), float(y), float(floor)] if floor.is_integer() and 1 <= floor <= _MOST_FLOORS:
            return conditions.Spot(x, y, int(floor))
        case _:
            return None


def _part_in(text: str) -> float | None:
    """A number of a place; a length with its unit is metres by the scale of the table."""
    if _NUMBER.fullmatch(text):
        return float(text)
    read = read_length(text)
    return read.metres if read is not None and read.has_unit else None


def at_words(unit: "Unit") -> str:
    """Where a unit is, likewise; empty for one that is on no map."""
    at = unit.position
    if at is None:
        return ""
    return f"{round(at.x, 2):g},{round(at.y, 2):g}" + (f"@{unit.floor}" if unit.floor != 1 else "")


def facing_words(unit: "Unit") -> str:
    """How a unit faces, by the compass."""
    return "" if unit.position is None else compass(unit.position.facing_deg)


def degrees_words(degrees: float) -> str:
    """A direction by the compass and in degrees."""
    return f"{compass(degrees)} ({degrees:.0f} degrees)"


def state_words(unit: "Unit") -> str:
    """Posture, wound, and readied fire."""
    wound = "" if unit.wound == "none" else f"wound {unit.wound}"
    told = [unit.posture, wound, "ready to fire" if unit.opportunity else ""]
    return ", ".join(word for word in told if word)


def verdict_words(line: "SightLine") -> str:
    """Whether the target is seen."""
    return _VERDICTS[line.verdict]
