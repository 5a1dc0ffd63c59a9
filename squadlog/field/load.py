"""Reading a map file: bounded, strict, and one clear sentence for what is wrong with it."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from squadlog.errors import MapError
from squadlog.field.check import check
from squadlog.field.model import Map
from squadlog.field.shape import MOST_POINTS
from squadlog.field.tables import HEAD, TABLES, keys, right
from squadlog.names import cleaned

MOST_BYTES = 10_000_000
_DOTTED = re.compile(r"""(?<![\w."'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){50}""")
"""A key of fifty parts: no map has one, and `tomllib` needs minutes for one of a megabyte."""
_FIELDS = {field: table for table, (field, _) in TABLES.items()}
_WRONG_TABLES = f"a map has the tables map, {', '.join(TABLES)}"


def load_map(path: Path) -> Map:
    """The map in a file, well formed but perhaps not sensible: ask `check`, or load it with `load_sound_map`.

    Raises MapError if the file is missing, larger than 10 MB, or not a map.
    """
    return parse_map(read_text(path), cleaned(path.name))


def load_sound_map(path: Path) -> Map:
    """The map in a file, fit to be played on. Raises MapError also for the first fault that `check` finds."""
    found = load_map(path)
    fault = next((remark for remark in check(found) if remark.severity == "fault"), None)
    if fault:
        raise MapError(f"{cleaned(path.name)}: {fault.sentence}")
    return found


def parse_map(text: str, shown: str) -> Map:
    """The map in a text, where `shown` is what messages call it. Raises MapError, one sentence, for the first fault."""
    if len(text) > MOST_BYTES:
        raise MapError(f"{shown} is too long; a map file has at most 10 MB.")
    if _DOTTED.search(text):
        raise MapError(f"{shown} is not a map: it has a key of more than fifty parts.")
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "its brackets are nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise MapError(f"{shown} is not valid TOML: {cleaned(reason, limit=200)}.") from None
    return map_of(document, shown, text)


def map_of(document: Mapping[str, Any], shown: str, text: str = "") -> Map:
    """The map in a document with the tables of a map file; `text` is where it stands, for line numbers. Raises MapError."""
    try:
        return Map.model_validate(_content(document, shown))
    except ValidationError as error:
        raise MapError(_complaint(text, shown, document, error)) from None


def read_text(path: Path) -> str:
    """The text of a file of at most 10 MB. Raises MapError."""
    shown = cleaned(path.name)
    try:
        with path.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise MapError(f"{shown} is missing.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its name is not a file name"
        raise MapError(f"{shown} cannot be read: {reason}.") from None
    if len(content) > MOST_BYTES:
        raise MapError(f"{shown} is too long; a map file has at most 10 MB.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise MapError(f"{shown} is not UTF-8 text: byte {error.start} belongs to no character.") from None


def _content(document: Mapping[str, Any], shown: str) -> dict[str, Any]:
    """The document with the names of `Map`. Raises MapError for tables that are unknown or of the wrong sort."""
    head = document.get("map")
    if not isinstance(head, dict):
        raise MapError(f"{shown}: the table [map] is missing; it gives title, width_m and height_m.")
    for key in head:
        if key not in HEAD:
            raise MapError(f"{shown}: map: {_quoted(key)} is not a known key; it has {', '.join(HEAD)}.")
    content = dict(head)
    for name, entries in document.items():
        if name == "map":
            continue
        if name not in TABLES:
            raise MapError(f"{shown}: {_quoted(name)} is not a known table; {_WRONG_TABLES}.")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise MapError(f"{shown}: {name} should be written as [[{name}]], once for each {name}.")
        if len(entries) > MOST_POINTS:
            raise MapError(
                f"{shown}: {len(entries)} [[{name}]] are too many; a map has {MOST_POINTS} points at most."
            )
        content[TABLES[name][0]] = entries
    return content


def _complaint(text: str, shown: str, document: Mapping[str, Any], error: ValidationError) -> str:
    fault = error.errors(include_url=False)[0]
    location = list(fault["loc"])
    if not location:
        return f"{shown}: {_said(fault['msg'])}."
    if location[0] in _FIELDS:
        table, place = _FIELDS[str(location.pop(0))], int(location.pop(0))
        entry: Any = document[table][place]
        where = f"{shown}{_line(text, table, place, document)}, {_named(table, place, entry)}"
    else:
        table, entry, where = "map", document["map"], f"{shown}: map"
    if not location:
        return f"{where}: {_said(fault['msg'])}."
    if fault["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
        known = "centre, radius_m" if len(location) > 1 else ", ".join(keys(table))
        return f"{where}: {_quoted(str(location[-1]))} is not a known key; it has {known}."
    return f"{where}: {_at(table, entry, location, fault)}."


def _at(table: str, entry: Any, location: list[int | str], fault: Mapping[str, Any]) -> str:  # noqa: ANN401 - parsed TOML
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
                return f"{_ordinal(step + 1)} point of {key} should be {expected}, not {_shown(value)}"
    why = f" ({_said(fault['msg'])})" if fault["type"] == "value_error" else ""
    return f"{key} should be {right(table, key)}, not {_shown(value)}{why}"


def _named(table: str, place: int, entry: Any) -> str:  # noqa: ANN401 - parsed TOML
    name = entry.get("name" if table == "room" else "id")
    return (
        f"{table} {cleaned(name, limit=40)}"
        if isinstance(name, str) and name
        else f"{_ordinal(place + 1)} {table}"
    )


def _line(text: str, table: str, place: int, document: Mapping[str, Any]) -> str:
    """In which line an entry starts; nothing when the text has its tables in another form."""
    header = re.compile(rf"\s*\[\[\s*{table}\s*\]\]")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if header.match(line)]
    return f", line {lines[place]}" if len(lines) == len(document[table]) else ""


def _ordinal(number: int) -> str:
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"the {number}{ending}"


def _quoted(word: str) -> str:
    return f'"{cleaned(word, limit=40)}"'


def _shown(value: object) -> str:
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list) and len(value) > 3:
        return f"a list of {len(value)}"
    return cleaned(str(value)[:80], limit=60)


def _said(message: str) -> str:
    return message.removeprefix("Value error, ")
