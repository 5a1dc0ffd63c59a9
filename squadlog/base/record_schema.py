"""Types as pydantic's core is told of them, without pydantic, which takes ten times as long to start as Python.

It knows what the values of this program are made of: numbers, texts, choices, tuples, lists, mappings, fractions,
dataclasses, classes that tell it themselves (`core_schema`), unions of these, and the marks of `bounds`. That pydantic
finds out the same is tested for all that battles keep.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from fractions import Fraction
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic_core import CoreSchema, core_schema

_KNOWN: dict[Any, CoreSchema] = {
    NoneType: core_schema.none_schema(),
    bool: core_schema.bool_schema(),
    float: core_schema.float_schema(),
    int: core_schema.int_schema(),
    str: core_schema.str_schema(),
    Fraction: core_schema.json_or_python_schema(
        json_schema=core_schema.no_info_after_validator_function(
            Fraction, core_schema.str_schema(pattern=r"^-?[0-9]{1,18}(/[1-9][0-9]{0,17})?$")
        ),
        python_schema=core_schema.is_instance_schema(Fraction),
        serialization=core_schema.to_string_ser_schema(when_used="json"),
    ),
}


def schema_of(of: Any) -> CoreSchema:  # noqa: ANN401 - a type as annotations write it
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


def _compound(of: Any) -> CoreSchema:  # noqa: ANN401 - a type as annotations write it
    origin, parts = get_origin(of), get_args(of)
    if origin is Literal:
        return core_schema.literal_schema(list(parts))
    if origin in (Union, UnionType):
        others = [schema_of(part) for part in parts if part is not NoneType]
        choice = others[0] if len(others) == 1 else core_schema.union_schema([*others])
        return core_schema.nullable_schema(choice) if NoneType in parts else choice
    if origin is tuple:
        *items, last = parts
        if last is Ellipsis:
            return core_schema.tuple_schema([schema_of(items[0])], variadic_item_index=0)
        return core_schema.tuple_schema([schema_of(item) for item in parts])
    if origin is list:
        return core_schema.list_schema(schema_of(parts[0]))
    if origin is Mapping:
        return core_schema.dict_schema(schema_of(parts[0]), schema_of(parts[1]))
    raise TypeError(f"nothing here is made of {of!r}")


def _record(of: type) -> CoreSchema:
    named = fields(of)
    arguments = core_schema.dataclass_args_schema(
        of.__name__, [core_schema.dataclass_field(field.name, _value(field)) for field in named]
    )
    return core_schema.dataclass_schema(of, arguments, [field.name for field in named], slots=True)


def _value(field: Field[Any]) -> CoreSchema:
    schema = schema_of(field.type)
    if field.default is not MISSING:
        return core_schema.with_default_schema(schema, default=field.default)
    if field.default_factory is not MISSING:
        return core_schema.with_default_schema(schema, default_factory=field.default_factory)
    return schema
