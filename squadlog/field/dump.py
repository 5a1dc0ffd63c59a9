"""Writing a map as a map file, such that reading it again gives the same map."""

import json
from collections.abc import Iterator

from pydantic_core import PydanticUndefined

from squadlog.field.model import Map
from squadlog.field.shape import Drawn
from squadlog.field.tables import HEAD, TABLES


def dump_map(drawn: Map) -> str:
    """The text of a map file; what has its default value is left out."""
    return "\n".join(_lines(drawn))


def _lines(drawn: Map) -> Iterator[str]:
    yield "[map]"
    yield from _entry(drawn, HEAD)
    for table, (field, kind) in TABLES.items():
        for piece in getattr(drawn, field):
            yield f"\n[[{table}]]"
            yield from _entry(piece, tuple(kind.model_fields))
    yield ""


def _entry(piece: Drawn, keys: tuple[str, ...]) -> Iterator[str]:
    for key in keys:
        value, default = getattr(piece, key), type(piece).model_fields[key].default
        if default is PydanticUndefined or value != default:
            yield f"{key} = {_value(value)}"


def _value(value: object) -> str:
    if isinstance(value, Drawn):
        return "{ " + ", ".join(_entry(value, tuple(type(value).model_fields))) + " }"
    if isinstance(value, tuple):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    if isinstance(value, float):
        return repr(int(value)) if value.is_integer() else repr(value)
    return json.dumps(value, ensure_ascii=False)
