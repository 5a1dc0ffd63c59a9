"""What `squadlog calc --list` says: every calculation, its input and its output."""

import json
from collections.abc import Iterator
from functools import reduce
from operator import or_
from textwrap import wrap
from types import GenericAlias, UnionType
from typing import Annotated, Any, get_args, get_origin

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.calc.catalogue import CATALOGUE
from squadlog.extras.calc.function import Function, Input

with lazy_imports():
    import pydantic

_WIDTH = 96
"""Characters of a line of the list."""


def describe(name: str | None = None) -> list[dict[str, Any]]:
    """Each calculation as data: name, summary, JSON schema of its input, output in words, an example."""
    return [
        {
            "fn": function.name,
            "summary": function.summary,
            "in": _schema(function.takes),
            "out": function.gives,
            "example": {"in": function.example[0], "out": function.example[1]},
        }
        for function in _functions_wanted(name)
    ]


def _schema(takes: type[Input]) -> dict[str, Any]:
    """The JSON schema of an input, as pydantic writes it of a model that takes the same."""
    return _model(takes).model_json_schema()


def _model(takes: type[Input]) -> "type[pydantic.BaseModel]":
    fields: dict[str, Any] = {
        name: (
            _model_of(takes.fields[name]),
            pydantic.Field(asked.default, description=asked.description, alias=asked.alias or None),
        )
        for name, asked in takes.asks.items()
    }
    closed = pydantic.ConfigDict(extra="forbid", strict=True)
    made: type[pydantic.BaseModel] = pydantic.create_model(
        takes.__name__, __config__=closed, __doc__=takes.__doc__, **fields
    )
    return made


def _model_of(kind: Any) -> Any:  # noqa: ANN401 - whatever a field may be declared as
    """An input with a model in the place of each input within it."""
    if isinstance(kind, type) and issubclass(kind, Input):
        return _model(kind)
    if get_origin(kind) is Annotated:
        inner, *bounds = get_args(kind)
        return Annotated[(_model_of(inner), *bounds)]
    if get_origin(kind) is tuple:
        return GenericAlias(tuple, tuple(map(_model_of, get_args(kind))))
    if isinstance(kind, UnionType):
        return reduce(or_, map(_model_of, get_args(kind)))
    return kind


def list_functions(name: str | None = None) -> str:
    """The calculations as text, or one of them."""
    return "\n".join(line for function in _functions_wanted(name) for line in _text(function))


def _functions_wanted(name: str | None) -> tuple[Function[Any], ...]:
    return tuple(function for function in CATALOGUE.values() if name in (None, function.name))


def _text(function: Function[Any]) -> Iterator[str]:
    yield from _wrap(f"{function.name}: ", function.summary)
    for key, asked in zip(function.takes.keys(), function.takes.asks.values(), strict=True):
        default = "" if asked.is_required or asked.default in (None, ()) else f" (else {asked.default})"
        optional = "" if asked.is_required else ", optional"
        yield from _wrap(f"  in.{key}{optional}: ", f"{asked.description}{default}")
    yield from _wrap("  out: ", function.gives)
    given, out = function.example
    yield from _wrap("  e.g. ", f"{json.dumps(given)} -> {json.dumps(out)}")
    yield ""


def _wrap(head: str, text: str) -> list[str]:
    return wrap(
        head + text, _WIDTH, subsequent_indent=" " * 6, break_long_words=False, break_on_hyphens=False
    )
