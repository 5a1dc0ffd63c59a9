"""Writing a map as a map file, such that reading it again gives the same map."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import MISSING

from squadlog.base.checked_model import CheckedModel
from squadlog.ground.map.model import Map
from squadlog.ground.map.tables import HEAD, TABLES


def dump_map(drawn: Map) -> str:
    """The text of a map file; what has its default value is left out."""
    return "\n".join(_lines(drawn))


def _lines(drawn: Map) -> Iterator[str]:
    yield "[map]"
    yield from _entry(drawn, _keys_to_write(Map, HEAD))
    for table, (field, kind) in TABLES.items():
        keys = _keys_to_write(kind)
        for piece in getattr(drawn, field):
            yield f"\n[[{table}]]"
            yield from _entry(piece, keys)
    yield ""


def _keys_to_write(kind: type[CheckedModel], keys: tuple[str, ...] = ()) -> tuple[tuple[str, object], ...]:
    """The keys that are written of a kind of thing, all if none are named, with the defaults that are not."""
    return tuple((key, kind.default_of(key)) for key in keys or kind.model_fields)


def _entry(piece: CheckedModel, keys: Iterable[tuple[str, object]]) -> Iterator[str]:
    for key, default in keys:
        value = getattr(piece, key)
        if default is MISSING or value != default:
            yield f"{key} = {_value(value)}"


def _value(value: object) -> str:
    if isinstance(value, float):
        return repr(int(value)) if value.is_integer() else repr(value)
    if isinstance(value, tuple):
        return f"[{', '.join([_value(part) for part in value])}]"
    if isinstance(value, CheckedModel):
        return f"{{ {', '.join(_entry(value, _keys_to_write(type(value))))} }}"
    return json.dumps(value, ensure_ascii=False)
