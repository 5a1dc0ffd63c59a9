"""A part of a page as the referee writes one of its fields anew."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, TypeVar

from squadlog.base.compiled_pydantic import SchemaValidator, ValidationError
from squadlog.base.record_schema import schema_of
from squadlog.base.records import replace
from squadlog.base.validation_errors import first_fault, say_expected

PartT = TypeVar("PartT")
_FIXED = ("id", "kind")


def changeable(part: object) -> tuple[str, ...]:
    """The fields of a part that may be written anew."""
    return tuple(one.name for one in fields(part) if one.name not in _FIXED)  # type: ignore[arg-type]  # a record


def written_fields(part: object) -> Iterator[tuple[str, str]]:
    """The fields of a part that say something, each with its value as `replace_field` reads it."""
    for one in fields(part):  # type: ignore[arg-type]  # a record
        value = getattr(part, one.name)
        if one.name not in _FIXED and value not in (one.default, "", (), None):
            yield one.name, _write_value(value)


def _write_value(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def replace_field(part: PartT, field: str, text: str) -> PartT:
    """The part with another value in a field. ValueError, in one sentence, for a field or a value that cannot be."""
    known = {one.name: one for one in fields(part)}  # type: ignore[arg-type]  # a record
    if field not in known or field in _FIXED:
        raise ValueError(f"there is no {field!r} to set: it has {', '.join(changeable(part))}")
    try:
        value = SchemaValidator(schema_of(known[field].type)).validate_python(
            _read(text, getattr(part, field))
        )
    except ValidationError as error:
        raise ValueError(f"{field} {say_expected(first_fault(error))}") from None
    return replace(part, **{field: value})  # type: ignore[type-var]  # a record


def _read(text: str, now: object) -> Any:  # noqa: ANN401 - whatever the field holds
    """What was written as the field holds it: a number, yes or no, words by commas, `none`."""
    said = text.strip()
    if isinstance(now, bool):
        return {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}.get(
            said.lower(), said
        )
    if isinstance(now, tuple):
        return () if said.lower() == "none" else tuple(_number(one.strip()) for one in said.split(","))
    if said.lower() == "none":
        return "" if isinstance(now, str) else None
    return said if isinstance(now, str) else _number(said)


def _number(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
