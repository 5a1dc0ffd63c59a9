"""Reading a map file: bounded, strict, and one clear sentence for what is wrong with it."""

import re
import tomllib
from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import MapError, SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import MissingError, read_file
from squadlog.ground.map.complaint import complaint, complaints, list_sentences, quoted
from squadlog.ground.map.model import Map
from squadlog.ground.map.shape import MOST_POINTS
from squadlog.ground.map.tables import HEAD, TABLES

with lazy_imports():
    from squadlog.ground.checking import check
    from squadlog.ground.map import dump

MOST_BYTES = 10_000_000
MAP_BYTES = 2_000_000
"""What the file of a map may have; one of the most points there can be has a fifth of it."""
BYTE_ORDER_MARK = "\ufeff"
"""What some editors put before the first character of a file."""
_DOTTED = re.compile(r"""(?<![\w."'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){50}""")
"""A key of fifty parts: no map has one, and `tomllib` needs minutes for one of a megabyte."""
_OF_OTHERS = (".dd2vtt", ".df2vtt", ".uvtt", ".json")
"""How the names of maps end that other programs write."""
_SCENERY, _OTHER_TABLE = "\n[[decoration]]", re.compile(r"^\s*\[\[(?!decoration\]\])", re.MULTILINE)
_KEPT = 8
"""How many maps are remembered."""
_agreed: deque[tuple[str, Map]] = deque(maxlen=_KEPT)
_written: deque[tuple[str, Map]] = deque(maxlen=_KEPT)
_sound: deque[Map] = deque(maxlen=_KEPT)
"""The maps last read, written and found fit to be played on: a battle that begins asks several times."""
_WRONG_TABLES = f"a map has the tables map, {', '.join(TABLES)}"


def load_map(path: Path, *, every: bool = False) -> Map:
    """The map in a file, well formed but perhaps not sensible: ask `check`, or load it with `load_sound_map`.

    Raises MapError if the file is missing, larger than 2 MB, a drawing, or not a map: one sentence for the first
    fault, or one for `every` thing that has one.
    """
    if path.suffix.lower() == ".svg":
        raise MapError(f"{clean_text(path.name)} is a drawing; squadlog map import makes a map of it.")
    if path.suffix.lower() in _OF_OTHERS:
        raise MapError(
            f"{clean_text(path.name)} is no map file of ours; squadlog map import may make a map of it."
        )
    return parse_map(read_text(path), clean_text(path.name), every=every)


def load_sound_map(path: Path) -> Map:
    """The map in a file, fit to be played on. Raises MapError also for the first fault that `check` finds."""
    return sound(load_map(path), clean_text(path.name))


def parse_map(text: str, shown: str, *, every: bool = False) -> Map:
    """The map in a text, where `shown` is what messages call it. Raises MapError as `load_map` does."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if len(text) > MOST_BYTES:
        raise MapError(f"{shown} is too long; a map file has at most 10 MB.")
    if _DOTTED.search(text):
        raise MapError(f"{shown} is not a map: it has a key of more than fifty parts.")
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "its brackets are nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise MapError(f"{shown} is not valid TOML: {clean_text(reason, limit=200)}.") from None
    return map_of(document, shown, text, every=every)


def map_agreed_on(text: str) -> Map:
    """The map in the text that a battle was agreed on, read once for all who ask. Raises MapError."""
    for known, found in _agreed:
        if known == text:
            return found
    found = parse_map(text, "The map")
    _agreed.append((text, found))
    return found


def ground_agreed_on(text: str) -> Map:
    """The map that a battle was agreed on without its scenery, which no rule asks for. Raises MapError.

    Scenery is most of the text of many maps, and the last of it as it is written: what only measures reads less.
    """
    return map_agreed_on(_cut_scenery(text))


@lru_cache(maxsize=_KEPT)
def _cut_scenery(text: str) -> str:
    bare, _, scenery = text.partition(_SCENERY)
    return text if _OTHER_TABLE.search(scenery) else bare


def text_agreed_on(drawn: Map) -> str:
    """The text of a map as a battle keeps it; read back, it gives an equal map."""
    for text, known in _written:
        if known is drawn:
            return text
    text = dump.dump_map(drawn)
    _agreed.append((text, drawn))
    _written.append((text, drawn))
    return text


def sound(found: Map, shown: str) -> Map:
    """The map, if it is fit to be played on. Raises MapError for the first fault that `check` finds."""
    if any(known is found for known in _sound):
        return found
    fault = next((remark for remark in check.check(found) if remark.severity == "fault"), None)
    if fault:
        raise MapError(f"{shown}: {fault.sentence}")
    _sound.append(found)
    return found


def map_of(document: Mapping[str, Any], shown: str, text: str = "", *, every: bool = False) -> Map:
    """The map in a document with the tables of a map file; `text` is where it stands, for line numbers.

    Raises MapError for the first thing that is wrong, or with a sentence for `every` one.
    """
    try:
        return Map.model_validate(_content(document, shown))
    except ValidationError as error:
        if every:
            raise MapError(*list_sentences(complaints(text, shown, document, error))) from None
        raise MapError(complaint(text, shown, document, error)) from None


def read_text(path: Path, most: int = MAP_BYTES) -> str:
    """The text of a file of at most `most` bytes. Raises MapError for a longer one, which is not read on."""
    shown = clean_text(path.name)
    try:
        content = read_file(path, most, shown)
    except MissingError:
        raise MapError(f"{shown} is missing.") from None
    except SquadlogError as error:
        raise MapError(str(error)) from None
    if len(content) > most:
        what = "map file" if most == MAP_BYTES else "drawing"
        raise MapError(f"{shown} is too long; a {what} has at most {most // 1_000_000} MB.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MapError(f"{shown} is not UTF-8 text: byte {error.start} belongs to no character.") from None


def _content(document: Mapping[str, Any], shown: str) -> dict[str, Any]:
    """The document with the names of `Map`. Raises MapError for tables that are unknown or of the wrong sort."""
    head = document.get("map")
    if not isinstance(head, dict):
        raise MapError(f"{shown}: the table [map] is missing; it gives title, width_m and height_m.")
    for key in head:
        if key not in HEAD:
            raise MapError(f"{shown}: map: {quoted(key)} is not a known key; it has {', '.join(HEAD)}.")
    content = dict(head)
    for name, entries in document.items():
        if name == "map":
            continue
        if name not in TABLES:
            raise MapError(f"{shown}: {quoted(name)} is not a known table; {_WRONG_TABLES}.")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise MapError(f"{shown}: {name} should be written as [[{name}]], once for each {name}.")
        if len(entries) > MOST_POINTS:
            raise MapError(
                f"{shown}: {len(entries)} [[{name}]] are too many; a map has {MOST_POINTS} points at most."
            )
        content[TABLES[name][0]] = entries
    return content
