"""Whether a command holds what its fields are made for: a value of another kind is refused before all else."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from squadlog.base.names import clean_text
from squadlog.battle.refusal import Refusal, nonsense

Fits = Callable[[object], bool]
_NONE: frozenset[type] = frozenset()
_WORDS: dict[Any, str] = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "True or False",
    NoneType: "None",
}


def refusal_of_details(command: object) -> Refusal | None:
    """Why a command is none, as one of its fields holds what it cannot hold; None where all of them fit."""
    kind: Any = type(command)
    if _of_record(kind)(command):
        return None
    where, of, held = _misfit(command, kind, kind.__name__.lower())
    shown = (
        f"the text {clean_text(held, limit=40)!r}"
        if isinstance(held, str)
        else clean_text(repr(held), limit=40)
    )
    return nonsense("wrong-kind", f"{where} takes {_told(of)}, not {shown}.")


def _fits(of: Any) -> Fits:  # noqa: ANN401 - a type as annotations write it
    """What tells whether a value is of a type; whatever is not known here is left to whoever reads it."""
    origin, parts = get_origin(of), get_args(of)
    if origin is Annotated:
        return _fits(parts[0])
    if (kinds := _kinds(of)) is not None:
        return lambda value: type(value) in kinds or (isinstance(value, str) and str in kinds)
    if origin is Literal:
        return lambda value: isinstance(value, str | int) and value in parts
    if origin in (Union, UnionType):
        several = tuple(map(_fits, parts))
        return lambda value: any(one(value) for one in several)
    if origin is tuple and parts[-1] is Ellipsis:
        inner = _fits(parts[0])
        return lambda value: value == () or (isinstance(value, tuple | list) and all(map(inner, value)))
    if origin is tuple:
        items = tuple(map(_fits, parts))
        return lambda value: (
            isinstance(value, tuple | list)
            and len(value) == len(items)
            and all(one(part) for one, part in zip(items, value, strict=True))
        )
    if is_dataclass(of) and isinstance(of, type):
        return _of_record(of)
    return lambda _value: True


def _kinds(of: Any) -> frozenset[type] | None:  # noqa: ANN401 - a type as annotations write it
    """The plain kinds of a value, where it may be of nothing else: whole numbers count as numbers."""
    if of in _WORDS or of is Fraction:
        return frozenset({float, int} if of is float else {of})
    if get_origin(of) not in (Union, UnionType):
        return None
    found = [_kinds(part) for part in get_args(of)]
    return None if None in found else frozenset[type]().union(*filter(None, found))


@cache
def _of_record(of: Any) -> Fits:  # noqa: ANN401 - a record
    named = tuple(
        (field.name, field.default, _kinds(field.type) or _NONE, _fits(field.type)) for field in fields(of)
    )

    def fits(value: object) -> bool:
        if not isinstance(value, of):
            return False
        for name, default, kinds, others in named:
            held = getattr(value, name)
            # Most of what a command could say is left as it is, and that fits.
            if held is not default and type(held) not in kinds and not others(held):
                return False
        return True

    return fits


def _misfit(value: object, of: Any, where: str) -> tuple[str, Any, object]:  # noqa: ANN401 - a type
    """The innermost field that holds what it cannot: its name, its type, and what it holds."""
    for kind in (of, *get_args(of)):
        if is_dataclass(kind) and isinstance(kind, type) and isinstance(value, kind):
            for field in fields(kind):
                held = getattr(value, field.name)
                if not _fits(field.type)(held):
                    return _misfit(held, field.type, field.name)
    if get_origin(of) is tuple and isinstance(value, tuple | list):
        inner = get_args(of)[0]
        for one in value:
            if not _fits(inner)(one):
                return _misfit(one, inner, where)
    return where, of, value


def _told(of: Any) -> str:  # noqa: ANN401 - a type as annotations write it
    origin, parts = get_origin(of), get_args(of)
    if origin is Annotated:
        return _told(parts[0])
    if origin is Literal:
        return f"one of {', '.join(map(str, parts))}"
    if origin in (Union, UnionType):
        return " or ".join(_told(part) for part in parts if part is not NoneType)
    if origin in (tuple, list, Mapping):
        return "several of them, each " + _told(parts[0]) if parts else "several of them"
    return _WORDS.get(of, getattr(of, "__name__", "something else").lower())
