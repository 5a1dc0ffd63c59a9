"""What of a scenario file is otherwise under another reading of a rule: parts written over before it is checked."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

_MOST = 100


class VariantError(ValueError):
    """A variant is wrong; half a sentence says how."""


def as_ruled(raw: dict[str, Any], chosen: Callable[[str], str | None]) -> dict[str, Any]:
    """The file with what its `variants` write over, for the options that are chosen; `variants` itself is gone.

    A variant has a `ruling`, an `option`, and what it `sets`: values by the way to them, `sides.red.squads.1.squad`,
    where a part of a list goes by its id or its number from 1 on. `chosen` tells the option of a ruling, None for one
    that there is not. Raises VariantError.
    """
    variants = raw.get("variants", [])
    told = deepcopy({key: value for key, value in raw.items() if key != "variants"})
    if not isinstance(variants, list) or len(variants) > _MOST:
        raise VariantError(f"variants should be a list of {_MOST} tables at most")
    for number, one in enumerate(variants, 1):
        if (
            not isinstance(one, dict)
            or {*one} != {"ruling", "option", "sets"}
            or not isinstance(one["sets"], dict)
        ):
            raise VariantError(f"variants {number} should have a ruling, an option and what it sets")
        option = chosen(str(one["ruling"]))
        if option is None:
            raise VariantError(f"variants {number}.ruling: there is no ruling {one['ruling']}")
        if option == one["option"]:
            for way, value in one["sets"].items():
                _set(told, way, value, f"variants {number}")
    return told


def _set(raw: dict[str, Any], way: str, value: object, where: str) -> None:
    *steps, last = way.split(".")
    at: Any = raw
    for step in steps:
        at = _step(at, step, f"{where}: {way}")
    if isinstance(at, dict):
        at[last] = value
    elif isinstance(at, list):
        at[at.index(_step(at, last, f"{where}: {way}"))] = value
    else:
        raise VariantError(f"{where}: {way} leads to nothing that can be set")


def _step(at: object, step: str, where: str) -> object:
    if isinstance(at, dict) and step in at:
        return at[step]
    if isinstance(at, list):
        if step.isdigit() and 1 <= int(step) <= len(at):
            return at[int(step) - 1]
        for one in at:
            if isinstance(one, dict) and step in (one.get("id"), one.get("squad"), one.get("name")):
                return one
    raise VariantError(f"{where} leads nowhere at {step!r}")
