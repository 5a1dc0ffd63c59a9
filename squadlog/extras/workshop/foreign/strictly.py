"""The values of a foreign file, taken only where they are what they should be; else MapError says what is wrong."""

from collections.abc import Iterator, Mapping, Sequence
from math import isfinite
from typing import Any

from squadlog.base.errors import MapError
from squadlog.base.names import clean_text
from squadlog.extras.workshop.foreign.drawing import Place

_FAR = 1e6
"""No coordinate or size of a map is larger, squares or pixels."""
MOST_THINGS = 20_000
MOST_PLACES = 60_000
"""Points of all the lines of a file; what is left of them once they are made straight is far less."""


def take_number(value: object, what: str, otherwise: float | None = None) -> float:
    """A number that a map may have; `otherwise` where there is none."""
    if value is None and otherwise is not None:
        return otherwise
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise MapError(f"{what} should be a number, not {_show(value)}")
    if not isfinite(value) or abs(value) > _FAR:
        raise MapError(f"{what} is {value:g}, larger than any map")
    return float(value)


def take_flag(value: object, what: str, *, otherwise: bool) -> bool:
    """True or false; some programs write 1 and 0."""
    if value is None:
        return otherwise
    if isinstance(value, bool) or value in (0, 1):
        return bool(value)
    raise MapError(f"{what} should be true or false, not {_show(value)}")


def take_object(value: object, what: str) -> Mapping[str, Any]:
    """An object; empty where there is none."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise MapError(f"{what} should be an object, not {_show(value)}")
    return value


def take_list(value: object, what: str, most: int = MOST_THINGS) -> Sequence[Any]:
    """A list; empty where there is none."""
    if value is None:
        return ()
    if not isinstance(value, list):
        raise MapError(f"{what} should be a list, not {_show(value)}")
    if len(value) > most:
        raise MapError(f"{len(value)} {what} are too many; a map has {most} at most")
    return value


def take_place(value: object, what: str) -> Place:
    """A place, as an object with x and y or as a pair."""
    if isinstance(value, dict):
        return take_number(value.get("x"), f"x of {what}"), take_number(value.get("y"), f"y of {what}")
    if isinstance(value, list) and len(value) == 2:
        return take_number(value[0], f"x of {what}"), take_number(value[1], f"y of {what}")
    raise MapError(f"{what} should be a place with x and y, not {_show(value)}")


def take_lines(value: object, what: str) -> Iterator[tuple[Place, ...]]:
    """The lines in a list of lists of places; one of no place or one is left out by whoever asks."""
    places = 0
    for number, line in enumerate(take_list(value, what), 1):
        name = f"line {number} of {what}"
        found = tuple(take_place(place, f"a point of {name}") for place in take_list(line, name, MOST_PLACES))
        places += len(found)
        if places > MOST_PLACES:
            raise MapError(f"{what} has more than {MOST_PLACES} points")
        yield found


def take_text(value: object, limit: int = 200) -> str:
    """A text fit to be shown; empty where there is none."""
    return clean_text(value, limit=limit).strip() if isinstance(value, str) else ""


def _show(value: object) -> str:
    if isinstance(value, str):
        return f'"{clean_text(value, limit=30)}"'
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    return "nothing" if value is None else clean_text(str(value), limit=30)
