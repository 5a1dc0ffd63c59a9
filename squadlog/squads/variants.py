"""What of a scenario file is otherwise under another reading of a rule: parts written over before it is checked."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

_MOST = 100
"""How many variants a file has at most."""
_MOST_PLACES = 2_000
"""How many places a variant changes at most."""
_EACH = "each"


class VariantError(ValueError):
    """A variant is wrong; half a sentence says how."""


def as_ruled(raw: dict[str, Any], chosen: Callable[[str], str | None]) -> dict[str, Any]:
    """The file with what its `variants` write over, for the options that are chosen; `variants` itself is gone.

    A variant has a `ruling`, an `option`, and what it `sets`: values by the way to them, `sides.red.squads.1.squad`,
    where a part of a list goes by its id or its number from 1 on, and `each` is every one of it; or what it
    `adds` to lists of the file: `adds.objectives`. `chosen` tells the option of a ruling, None for one that there is
    not. Raises VariantError.
    """
    variants = raw.get("variants", [])
    told = deepcopy({key: value for key, value in raw.items() if key != "variants"})
    if not isinstance(variants, list) or len(variants) > _MOST:
        raise VariantError(f"variants should be a list of {_MOST} tables at most")
    for number, one in enumerate(variants, 1):
        where = f"variants {number}"
        if not _is_variant(one):
            raise VariantError(f"{where} should have a ruling, an option, and what it sets or adds")
        option = chosen(str(one["ruling"]))
        if option is None:
            raise VariantError(f"{where}.ruling: there is no ruling {one['ruling']}")
        if option == one["option"]:
            for way, value in one.get("sets", {}).items():
                _set(told, way, value, f"{where}: {way}")
            for name, more in one.get("adds", {}).items():
                _add(told, name, more, where)
    return told


def _is_variant(one: object) -> bool:
    return (
        isinstance(one, dict)
        and {"ruling", "option"} < {*one} <= {"ruling", "option", "sets", "adds"}
        and all(isinstance(one.get(key, {}), dict) for key in ("sets", "adds"))
    )


def _add(raw: dict[str, Any], name: str, more: object, where: str) -> None:
    there = raw.setdefault(name, [])
    if not isinstance(there, list) or not isinstance(more, list):
        raise VariantError(f"{where}: {name} is no list to which anything can be added")
    there.extend(deepcopy(more))


def _set(raw: dict[str, Any], way: str, value: object, where: str) -> None:
    *steps, last = way.split(".")
    places: list[Any] = [raw]
    for step in steps:
        places = [place[key] for place in places for key in _keys(place, step, where)]
        if len(places) > _MOST_PLACES:
            raise VariantError(f"{where} leads to more than {_MOST_PLACES} places")
    for place in places:
        for key in _keys(place, last, where):
            place[key] = deepcopy(value)


def _keys(place: Any, step: str, where: str) -> tuple[Any, ...]:  # noqa: ANN401 - whatever TOML holds
    """The keys of a table or a list for a step; a table that is not there yet is made."""
    if isinstance(place, dict):
        place.setdefault(step, {})
        return (step,)
    if isinstance(place, list):
        if step == _EACH:
            return tuple(range(len(place)))
        if step.isdigit() and 1 <= int(step) <= len(place):
            return (int(step) - 1,)
        for index, one in enumerate(place):
            if isinstance(one, dict) and step in (one.get("id"), one.get("squad"), one.get("name")):
                return (index,)
    raise VariantError(f"{where} leads nowhere at {step!r}")
