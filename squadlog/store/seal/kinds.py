"""Whether a value is what its type says: for battles made of changes that nobody has signed.

It knows what a battle is made of, as `changes` does: records, mappings, tuples, lists, sets, fractions, numbers, texts
and choices. What a type leaves open (`Any`) is held to its own: a record to its fields, whatever it is.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from squadlog.battle.moment import SUBPHASES, Moment

_MOST = 10**9
"""More of anything, there or back, is in no battle."""
_CALLED = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}


def misfit(one: object, of: Any) -> str:  # noqa: ANN401 - a type as annotations write it
    """What is wrong with a value for a type, where in it, and what would be right; empty for nothing."""
    of = of.__supertype__ if isinstance(of, NewType) else of
    origin, parts = get_origin(of), get_args(of)
    if origin is Annotated:
        return misfit(one, parts[0])
    if origin in (Union, UnionType):
        return _of_several(one, parts)
    if origin is Literal:
        return "" if one in parts else _wrong(one, f"one of {', '.join(map(str, parts))}")
    if of is Any or of is object:
        return _of_its_own(one)
    if origin is not None:
        return _of_many(one, origin, parts)
    if isinstance(of, type) and is_dataclass(of):
        return _of_its_own(one) if isinstance(one, of) else _wrong(one, f"a {of.__name__}")
    if of in (int, float):
        return _of_numbers(one, of)
    return "" if isinstance(one, of) else _wrong(one, _CALLED.get(of, of.__name__))


def field_misfit(record: object, name: str) -> str:
    """What is wrong with a field of a record for its type, with its name before it; empty for nothing."""
    of: Any = type(record)
    why = misfit(getattr(record, name), _types(of)[name])
    return _fault_at(name, why)


@cache
def _types(of: Any) -> Mapping[str, Any]:  # noqa: ANN401 - a class
    return get_type_hints(of, include_extras=True)


def _wrong(one: object, right: str) -> str:
    told = type(one).__name__ if is_dataclass(one) else repr(one)
    return f"{told if len(told) <= 40 else told[:39] + '…'} is not {right}"


def _fault_at(where: object, why: str) -> str:
    return f"{where}: {why}" if why else ""


def _first(found: Iterable[str]) -> str:
    return next(filter(None, found), "")


def _of_numbers(one: object, of: type) -> str:
    if isinstance(one, bool) or not isinstance(one, int | float) or not isinstance(one, int | of):
        return _wrong(one, _CALLED[of])
    if not math.isfinite(one) or abs(one) > _MOST:
        return _wrong(one, f"between -{_MOST:,} and {_MOST:,}")
    return ""


def _of_several(one: object, kinds: tuple[Any, ...]) -> str:
    if one is None and NoneType in kinds:
        return ""
    whys = [misfit(one, kind) for kind in kinds if kind is not NoneType]
    if "" in whys:
        return ""
    records = [kind for kind in kinds if is_dataclass(kind)]
    mine = next((kind for kind in records if isinstance(kind, type) and isinstance(one, kind)), None)
    return _of_its_own(one) if mine else whys[0]


def _of_many(one: Any, origin: Any, parts: tuple[Any, ...]) -> str:  # noqa: ANN401 - whatever there is
    if not isinstance(one, origin):
        called = "a mapping" if issubclass(origin, Mapping) else "a list"
        return _wrong(one, called)
    if issubclass(origin, Mapping):
        keys = (_fault_at(key, misfit(key, parts[0])) for key in one)
        return _first(keys) or _first(_fault_at(key, misfit(what, parts[1])) for key, what in one.items())
    if origin is tuple and parts[-1:] != (Ellipsis,):
        if len(one) != len(parts):
            return f"{len(one)} where {len(parts)} belong"
        return _first(misfit(what, of) for what, of in zip(one, parts, strict=True))
    return _first(misfit(what, parts[0]) for what in one)


def _of_its_own(one: Any) -> str:  # noqa: ANN401 - whatever there is
    """What is wrong with a value by itself."""
    if isinstance(one, Moment):
        return why_no_moment(one)
    if is_dataclass(one):
        return _first(field_misfit(one, field.name) for field in fields(one))
    if isinstance(one, Mapping):
        return _first(_fault_at(key, _of_its_own(what)) for key, what in one.items())
    if isinstance(one, tuple | list | frozenset):
        return _first(map(_of_its_own, one))
    return _of_numbers(one, float) if isinstance(one, int | float) and not isinstance(one, bool) else ""


def why_no_moment(one: Moment) -> str:
    """What is wrong with a turn or a second; empty for nothing."""
    if why := _first(field_misfit(one, name) for name in ("turn", "subphase")):
        return why
    if one.turn < 1:
        return _fault_at("turn", _wrong(one.turn, "1 or more"))
    return (
        ""
        if 1 <= one.subphase <= SUBPHASES
        else _fault_at("second", _wrong(one.subphase, f"1 to {SUBPHASES}"))
    )
