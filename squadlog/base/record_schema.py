"""Types as pydantic's core is told of them, without pydantic, which takes ten times as long to start as Python.

It knows what the values of this program are made of: numbers, texts, choices, tuples, lists, mappings, fractions,
dataclasses, classes that tell it themselves (`core_schema`), unions of these, and the marks of `bounds`. That pydantic
finds out the same is tested for all that battles keep.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from fractions import Fraction
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from squadlog.base.compiled_pydantic import Schema


def after(passed: Callable[[Any], object], schema: Schema) -> Schema:
    """What was checked passes through a function, which may raise ValueError."""
    return {"type": "function-after", "function": {"type": "no-info", "function": passed}, "schema": schema}


_KNOWN: dict[Any, Schema] = {
    NoneType: {"type": "none"},
    bool: {"type": "bool"},
    float: {"type": "float"},
    int: {"type": "int"},
    str: {"type": "str"},
    Fraction: {
        "type": "json-or-python",
        "json_schema": after(Fraction, {"type": "str", "pattern": r"^-?[0-9]{1,18}(/[1-9][0-9]{0,17})?$"}),
        "python_schema": {"type": "is-instance", "cls": Fraction},
        "serialization": {"type": "to-string", "when_used": "json"},
    },
}


def schema_of(of: Any) -> Schema:  # noqa: ANN401 - a type as annotations write it
    """What the core is told of a type. Raises TypeError for one that it does not know."""
    if get_origin(of) is Annotated:  # whose marks need not be hashable
        plain, *marks = get_args(of)
        schema = schema_of(plain)
        for mark in marks:
            schema = mark.on(schema)
        return schema
    if of not in _KNOWN:
        if hasattr(of, "core_schema"):
            _KNOWN[of] = of.core_schema()
        else:
            _KNOWN[of] = _record(of) if is_dataclass(of) and isinstance(of, type) else _compound(of)
    return _KNOWN[of]


def _compound(of: Any) -> Schema:  # noqa: ANN401 - a type as annotations write it
    origin, parts = get_origin(of), get_args(of)
    if origin is Literal:
        return {"type": "literal", "expected": list(parts)}
    if origin in (Union, UnionType):
        others = [schema_of(part) for part in parts if part is not NoneType]
        choice = others[0] if len(others) == 1 else {"type": "union", "choices": others}
        return {"type": "nullable", "schema": choice} if NoneType in parts else choice
    if origin is tuple:
        *items, last = parts
        if last is Ellipsis:
            return {"type": "tuple", "items_schema": [schema_of(items[0])], "variadic_item_index": 0}
        return {"type": "tuple", "items_schema": [schema_of(item) for item in parts]}
    if origin is list:
        return {"type": "list", "items_schema": schema_of(parts[0])}
    if origin is Mapping:
        return {"type": "dict", "keys_schema": schema_of(parts[0]), "values_schema": schema_of(parts[1])}
    raise TypeError(f"nothing here is made of {of!r}")


def _record(of: type) -> Schema:
    named = fields(of)
    arguments = [
        {"type": "dataclass-field", "name": field.name, "schema": with_default(schema_of(field.type), field)}
        for field in named
    ]
    return {
        "type": "dataclass",
        "cls": of,
        "schema": {"type": "dataclass-args", "dataclass_name": of.__name__, "fields": arguments},
        "fields": [field.name for field in named],
        "slots": True,
    }


def with_default(schema: Schema, field: Field[Any]) -> Schema:
    """What a field may hold, and what it holds where nothing is said of it, if there is that."""
    if field.default is not MISSING:
        return {"type": "default", "schema": schema, "default": field.default}
    if field.default_factory is not MISSING:
        return {"type": "default", "schema": schema, "default_factory": field.default_factory}
    return schema
