"""Frozen dataclasses as pydantic's core checks and writes them, built for the kinds that are met.

What a battle is made of needs only its plain types: numbers, texts, choices, tuples, dataclasses and unions of these.
So the core (`pydantic_core`) is told of them directly. Pydantic itself, which finds out the same of any type, takes ten
times as long to start as Python; that both read and write alike is tested.
"""

import re
from collections.abc import Set as AbstractSet
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from pydantic_core import CoreSchema, SchemaSerializer, SchemaValidator, ValidationError, core_schema

_KIND = re.compile(rb'"kind"\s*:\s*"(\w+)"')
"""Every kind in a text, and perhaps words that are none."""
_KNOWN: dict[Any, CoreSchema] = {
    NoneType: core_schema.none_schema(),
    bool: core_schema.bool_schema(),
    float: core_schema.float_schema(),
    int: core_schema.int_schema(),
    str: core_schema.str_schema(),
}


def schema_of(of: Any) -> CoreSchema:  # noqa: ANN401 - a type as annotations write it
    """What the core is told of a type. Raises TypeError for one that no battle is made of."""
    if of not in _KNOWN:
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
    raise TypeError(f"no battle is made of {of!r}")


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


class Kinds:
    """The dataclasses of a union, told apart by `kind`, which each of them has as its own default."""

    def __init__(self, union: Any) -> None:  # noqa: ANN401 - a union of dataclasses
        self._of: dict[str, type] = {
            str(field.default): one
            for one in get_args(union)
            for field in fields(one)
            if field.name == "kind"
        }
        self._met: set[str] = set()
        self._readers: tuple[SchemaValidator, SchemaValidator] | None = None
        self._writers: dict[type, SchemaSerializer] = {}

    def to_json(self, value: object) -> bytes:
        """One of them as compact JSON."""
        of = type(value)
        if of not in self._writers:
            self._writers[of] = SchemaSerializer(schema_of(of))
        return self._writers[of].to_json(value)

    def one(self, text: str | bytes) -> Any:  # noqa: ANN401 - one of the union
        """One of them from JSON. Raises pydantic's ValidationError."""
        return self._read(0, text if isinstance(text, bytes) else text.encode())

    def several(self, array: bytes) -> list[Any]:
        """Those of a JSON array: cheaper than a call for each of thousands. Raises pydantic's ValidationError."""
        found: list[Any] = self._read(1, array)
        return found

    def _read(self, which: int, text: bytes) -> Any:  # noqa: ANN401 - one or several
        self._meet({kind.decode() for kind in _KIND.findall(text)} & self._of.keys())
        try:
            return self._reader(which).validate_json(text)
        except ValidationError:
            if len(self._met) == len(self._of):
                raise
        # What is wrong is told by all that would be right.
        self._meet(self._of.keys())
        return self._reader(which).validate_json(text)

    def _meet(self, kinds: AbstractSet[str]) -> None:
        if not kinds <= self._met:
            self._met |= kinds
            self._readers = None

    def _reader(self, which: int) -> SchemaValidator:
        if self._readers is None:
            known = {kind: schema_of(of) for kind, of in self._of.items() if kind in self._met}
            one = core_schema.tagged_union_schema(known, discriminator="kind")
            self._readers = SchemaValidator(one), SchemaValidator(core_schema.list_schema(one))
        return self._readers[which]
