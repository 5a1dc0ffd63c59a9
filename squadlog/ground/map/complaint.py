"""What is wrong with a map file, in one sentence that names the feature and what would be right."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.names import clean_text
from squadlog.base.validation_errors import first_fault
from squadlog.ground.map.tables import TABLES, keys, right

_MOST = 20
"""How many sentences are read at once."""
_FIELDS = {field: table for table, (field, _) in TABLES.items()}


def quoted(word: str) -> str:
    """A word out of a file, fit to be shown."""
    return f'"{clean_text(word, limit=40)}"'


def complaint(text: str, shown: str, document: Mapping[str, Any], error: ValidationError) -> str:
    """The first fault of a map file in one sentence: file, line, feature, key, and what would be right there.

    `document` holds the tables that were validated; `text` is where they stand, empty if it has no lines to name.
    """
    return _format_fault(text, shown, document, first_fault(error))


def complaints(text: str, shown: str, document: Mapping[str, Any], error: ValidationError) -> list[str]:
    """What is wrong with each thing of a map file or a drawing, in a sentence each."""
    first = {fault["loc"][:2]: fault for fault in reversed(error.errors(include_url=False))}
    return [_format_fault(text, shown, document, fault) for fault in reversed(first.values())]


def list_sentences(sentences: Sequence[str]) -> list[str]:
    """The first sentences, few enough to read at once, and how many more there are."""
    more = len(sentences) - _MOST
    return [*sentences[:_MOST], f"And {more} more."] if more > 0 else list(sentences)


def _format_fault(text: str, shown: str, document: Mapping[str, Any], fault: Mapping[str, Any]) -> str:
    location = list(fault["loc"])
    if not location:
        return f"{shown}: {_plain_message(fault['msg'])}."
    if location[0] in _FIELDS:
        table, place = _FIELDS[str(location.pop(0))], int(location.pop(0))
        entry: Any = document[table][place]
        where = f"{shown}{_line(text, table, place, document)}, {_name_entry(table, place, entry)}"
    else:
        table, entry, where = "map", document["map"], f"{shown}: map"
    if not location:
        return f"{where}: {_plain_message(fault['msg'])}."
    if fault["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
        known = "centre, radius_m" if len(location) > 1 else ", ".join(keys(table))
        return f"{where}: {quoted(str(location[-1]))} is not a known key; it has {known}."
    return f"{where}: {_at(table, entry, location, fault)}."


def _at(
    table: str,
    entry: Any,  # noqa: ANN401 - parsed TOML
    location: list[int | str],
    fault: Mapping[str, Any],
) -> str:
    key = str(location[0])
    if len(location) > 1 and location[1] in ("centre", "radius_m"):
        key = str(location[1])
    if fault["type"] == "missing" and location[-1] == key:
        return f"{key} is missing; it should be {right(table, key)}"
    value: Any = entry
    for step in location:
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and isinstance(step, int) and step < len(value) and len(location) > 1:
            value = value[step]
            if key in ("points", "line", "ends") and step == location[1]:
                expected = right("zone", "centre")
                return f"{_ordinal(step + 1)} point of {key} should be {expected}, not {_show_value(value)}"
    why = f" ({_plain_message(fault['msg'])})" if fault["type"] == "value_error" else ""
    return f"{key} should be {right(table, key)}, not {_show_value(value)}{why}"


def _name_entry(table: str, place: int, entry: Any) -> str:  # noqa: ANN401 - parsed TOML
    name = entry.get("name" if table == "room" else "id")
    return (
        f"{table} {clean_text(name, limit=40)}"
        if isinstance(name, str) and name
        else f"{_ordinal(place + 1)} {table}"
    )


def _line(text: str, table: str, place: int, document: Mapping[str, Any]) -> str:
    """The number of the line where an entry starts; nothing when the text has its tables in another form."""
    header = re.compile(rf"\s*\[\[\s*{table}\s*\]\]")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if header.match(line)]
    return f", line {lines[place]}" if len(lines) == len(document[table]) else ""


def _ordinal(number: int) -> str:
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"the {number}{ending}"


def _show_value(value: object) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list) and len(value) > 3:
        return f"a list of {len(value)}"
    return clean_text(str(value)[:80], limit=60)


def _plain_message(message: str) -> str:
    return message.removeprefix("Value error, ")
