"""The one writer of what JSON can carry: every value of the program as objects, lists, texts and numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from fractions import Fraction
from typing import Any

from squadlog.battle.moment import Moment
from squadlog.book.entry import Entry


def json_value(value: object) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Give records as objects, moments as `T2.s7`, fractions as `1/4` (or as a whole number)."""
    if isinstance(value, Moment):
        return str(value)
    if isinstance(value, Fraction):
        return int(value) if value.denominator == 1 else str(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: json_value(getattr(value, field.name)) for field in fields(value)}
    named = value.fields if isinstance(value, Entry) else getattr(type(value), "model_fields", None)
    if named is not None:
        return {name: json_value(getattr(value, name)) for name in named}
    if isinstance(value, Mapping):
        return {str(key): json_value(item) for key, item in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return [json_value(item) for item in value]
    return value
