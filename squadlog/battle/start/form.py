"""Values of a battle as plain data for a file, and back: what may stand there is asked of the type of each field."""

import json
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from squadlog.base.compiled_pydantic import SchemaValidator, ValidationError
from squadlog.base.names import clean_text
from squadlog.base.record_schema import schema_of
from squadlog.battle.chapter_state import KEPT_OF_BATTLES, KEPT_OF_UNITS
from squadlog.battle.record.schema import to_json
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Setup

_NOT_OF_A_UNIT = {"soldier", "held"}
_OF_A_BATTLE = (
    "standings", "order", "acting", "resolving", "mover", "fire_queue", "effects", "engagements", "shares", "pending",
    "things", "result", "assist", "switched",
)  # fmt: skip
_NOT_TERMS = {"seed", "salt", "tables_hash", "rulings_hash", "version", "start", "scenario"}
UNIT_TYPES: Mapping[str, Any] = {one.name: one.type for one in fields(Unit) if one.name not in _NOT_OF_A_UNIT}
"""What of a unit can be carried as it is, by field."""
BATTLE_TYPES: Mapping[str, Any] = {one.name: one.type for one in fields(Battle) if one.name in _OF_A_BATTLE}
"""What of a battle can be carried as it is, by field."""
TERM_TYPES: Mapping[str, Any] = {one.name: one.type for one in fields(Setup) if one.name not in _NOT_TERMS}
"""What of a set-up a start may say otherwise than the scenario around it, by field."""


AS_JSON = "as_json"
"""The one word of a table that holds a value as JSON, where a file could not say what is nothing in it."""


def to_plain(value: object) -> Any:  # noqa: ANN401 - as various as the fields
    """A value as data without null: what is nothing is left out of its record."""
    return _without_null(json.loads(to_json(value)))


def _without_null(data: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    if isinstance(data, dict):
        return {key: _without_null(held) for key, held in data.items() if held is not None}
    return [_without_null(one) for one in data] if isinstance(data, list) else data


@cache
def _reader(of: Any) -> SchemaValidator:  # noqa: ANN401 - a type as annotations write it
    return SchemaValidator(schema_of(of))


def read_plain(of: Any, data: Any) -> Any:  # noqa: ANN401 - as various as the fields
    """The value of that type in plain data. ValueError, in half a sentence, for data that is none."""
    try:
        text = data[AS_JSON] if isinstance(data, dict) and data.keys() == {AS_JSON} else json.dumps(data)
        return _reader(of).validate_json(text)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in fault["loc"] if not str(part).startswith("function-"))
        told = f"{place}: {fault['msg']}" if place else str(fault["msg"])
        raise ValueError(clean_text(told[:1].lower() + told[1:], limit=160)) from None
    except (TypeError, RecursionError):
        raise ValueError("this cannot be read") from None


def kept_type(key: str, now: object, *, of_battle: bool = False) -> Any | None:  # noqa: ANN401 - a type
    """The type of what a chapter keeps, of a unit or of the battle; None: nobody knows."""
    known = (KEPT_OF_BATTLES if of_battle else KEPT_OF_UNITS).get(key)
    return known if known is not None else None if now is None else type(now)


def same_again(of: Any, value: object) -> Any | None:  # noqa: ANN401 - a type, and plain data
    """A value as plain data that is read as that very value again; None where there is no such data."""
    for write in (to_plain, lambda one: {AS_JSON: to_json(one)}):
        try:
            data = write(value)
            if read_plain(of, data) == value:
                return data
        except (ValueError, TypeError, AttributeError):
            continue
    return None
