"""A place as the command line writes it: metres east and north, and the floor."""

import re
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import read_length

with lazy_imports():
    from squadlog.ground.compiled import conditions

if TYPE_CHECKING:
    from squadlog.ground.compiled.conditions import Spot

_NUMBER = re.compile(r" *-?[0-9]{1,6}(\.[0-9]{1,6})? *")
_MOST_FLOORS = 99


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
