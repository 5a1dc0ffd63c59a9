"""Figures typed while drawing: places, sizes, lengths, and how often. `4,4 16x12`, `5.2`, `+2,0`, `3*2x0`."""

import re
from typing import Literal

from squadlog.base.records import value
from squadlog.extras.workshop.maps.pieces import Refused

_FIGURE = r"(-?(?:[0-9]{1,4}(?:\.[0-9]{0,4})?|\.[0-9]{1,4}))"
_PLACE = re.compile(rf"([+@]?){_FIGURE},{_FIGURE}")
_SIZE = re.compile(rf"(?:([0-9]{{1,2}})\*)?{_FIGURE}x{_FIGURE}")
_LENGTH = re.compile(_FIGURE)
SIGNS = frozenset("0123456789.,x*+@- ")
"""What figures are made of; they begin with a digit or with `@`."""
MOST = 80
"""Characters that can be typed."""


@value
class TypedFigure:
    """One word of what was typed, in metres.

    `kind` says what it is. A `place` is x,y on the map; `by` is x east and y north of the point before; a `size` is x
    wide and y high, or a step, taken `times` over; a `length` is x.
    """

    kind: Literal["place", "by", "size", "length"]
    x: float
    y: float = 0.0
    times: int = 1


def figures(text: str) -> tuple[TypedFigure, ...] | Refused:
    """What was typed, word by word, or what is wrong with the first word that says nothing."""
    found = []
    for word in text.split():
        if match := _PLACE.fullmatch(word):
            found.append(TypedFigure("by" if match[1] else "place", float(match[2]), float(match[3])))
        elif match := _SIZE.fullmatch(word):
            found.append(TypedFigure("size", float(match[2]), float(match[3]), max(int(match[1] or 1), 1)))
        elif match := _LENGTH.fullmatch(word):
            found.append(TypedFigure("length", float(match[1])))
        else:
            return Refused(
                f"{word} is no figure: a place is 16,12, a size 5x0.6, a length 5.2, a step from there @2,0."
            )
    return tuple(found)
