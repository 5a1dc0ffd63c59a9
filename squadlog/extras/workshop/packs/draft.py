"""A pack under work as plain data, and what is done to it. Every edit gives another one; none changes one."""

import re
from collections.abc import Mapping
from typing import Any

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.book.book import Rulebook
from squadlog.book.packs.pack import SECTIONS, PackError
from squadlog.book.packs.reading import pack_in
from squadlog.extras.workshop.packs.forms import FORMS, HEAD, PATTERNS, PackField
from squadlog.setup.own.writing import in_toml

RawPack = Mapping[str, Any]
Place = tuple[str, str]
"""A row: its section and its key."""
_COUNT = re.compile(r"[0-9]{1,3}")
_WHOLE = re.compile(r"[+-]?\d{1,3}")
_NUMBER = re.compile(r"\d{1,2}(\.\d{1,3})?")


def empty_pack() -> RawPack:
    """A pack of nothing yet."""
    return {"name": "A new armoury", "by": "Our club", "version": "1"}


def rows_of(raw: RawPack, section: str) -> Mapping[str, Any]:
    """The rows of a section, by key."""
    held = raw.get(section)
    return held if isinstance(held, dict) else {}


def add_row(raw: RawPack, section: str, book: Rulebook) -> tuple[RawPack, Place]:
    """The pack with a new row that has the figures of a printed one, and the place of it."""
    pattern = getattr(book, SECTIONS[section][0])[PATTERNS[section]]
    says: dict[str, Any] = {"name": f"New {section.removesuffix('s')}"}
    for field in FORMS[section]:
        value = getattr(pattern, field.name)
        if field.name not in ("name", "remark", "cost", "chapter") and value not in (None, "", ()):
            says[field.name] = list(value) if isinstance(value, tuple) else value
    if section == "equipment":
        says["cost"] = 1
    return _put(raw, section, {**rows_of(raw, section), (key := _free_key(raw, section, book)): says}), (
        section,
        key,
    )


def copy_row(raw: RawPack, place: Place, book: Rulebook) -> tuple[RawPack, Place]:
    """The pack with a row once more under a key of its own, and the place of it."""
    section, key = place
    says = {name: value for name, value in rows_of(raw, section)[key].items() if name != "replaces"}
    new = _free_key(raw, section, book)
    return _put(raw, section, {**rows_of(raw, section), new: says}), (section, new)


def remove_row(raw: RawPack, place: Place) -> RawPack:
    """The pack without that row."""
    section, key = place
    return _put(raw, section, {name: row for name, row in rows_of(raw, section).items() if name != key})


def rename_row(raw: RawPack, place: Place, key: str, book: Rulebook) -> RawPack:
    """The pack with the row under another key; one that is printed is said to be replaced. Raises SquadlogError."""
    section, before = place
    rows = rows_of(raw, section)
    if key != before and key in rows:
        raise SquadlogError(f"The pack has a row {key} already.")
    says = {name: value for name, value in rows[before].items() if name != "replaces"}
    if key in getattr(book, SECTIONS[section][0]):
        says["replaces"] = key
    return _put(
        raw,
        section,
        {(key if name == before else name): (says if name == before else row) for name, row in rows.items()},
    )


def set_head(raw: RawPack, name: str, value: object) -> RawPack:
    """The pack with something said of it whole; None takes it away."""
    return {key: held for key, held in (dict(raw) | {name: value}).items() if held is not None}


def set_field(raw: RawPack, place: Place, name: str, value: object) -> RawPack:
    """The pack with a field of a row; None takes it away."""
    section, key = place
    rows = rows_of(raw, section)
    says = {held: said for held, said in (dict(rows[key]) | {name: value}).items() if said is not None}
    return _put(raw, section, {**rows, key: says})


def _put(raw: RawPack, section: str, rows: Mapping[str, Any]) -> RawPack:
    found = {key: held for key, held in raw.items() if key != section}
    return found | {section: dict(rows)} if rows else found


def _free_key(raw: RawPack, section: str, book: Rulebook) -> str:
    stem = {"weapons": "NW", "armours": "NA"}.get(section, f"new_{section.removesuffix('s')}_")
    taken = {key.casefold() for key in (*rows_of(raw, section), *getattr(book, SECTIONS[section][0]))}
    return next(key for number in range(1, 200) if (key := f"{stem}{number}").casefold() not in taken)


def read_value(field: PackField, said: str) -> object:
    """What is typed for a field as its file says it; None for nothing. Raises ValueError with what would be right."""
    text = said.strip()
    if not text:
        if field.optional:
            return None
        raise ValueError("should not be empty")
    if field.kind == "count":
        if not _COUNT.fullmatch(text):
            raise ValueError("should be a whole number, 0 or more, as 3")
        return int(text)
    if field.kind == "whole":
        if not _WHOLE.fullmatch(text):
            raise ValueError("should be a whole number, as 3 or -1")
        return int(text)
    if field.kind == "number":
        if not _NUMBER.fullmatch(text):
            raise ValueError("should be a number, as 1 or 1.25")
        return float(text)
    if field.kind == "several":
        return [part for part in re.split(r"[,;\s]+", text) if part]
    return text


def value_words(value: object) -> str:
    """A value of a row as the form shows it."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return ", ".join(map(str, value))
        case float():
            return f"{value:g}"
        case _:
            return clean_text(str(value), limit=200)


def text_of(raw: RawPack) -> str:
    """The text of the file. Read again it says the same."""
    heads = [field.name for field in HEAD]
    said = (*heads, *(key for key in raw if key not in heads and key not in SECTIONS))
    lines = [f"{_key(key)} = {in_toml(raw[key])}" for key in said if key in raw]
    for section in SECTIONS:
        for key, says in rows_of(raw, section).items():
            lines += ["", f"[{section}.{_key(key)}]"]
            lines += (
                [f"{name} = {in_toml(said)}" for name, said in says.items()] if isinstance(says, dict) else []
            )
    return "\n".join([*lines, ""])


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else in_toml(key)


def faults_of(raw: RawPack, book: Rulebook) -> tuple[str, ...]:
    """What is wrong with the pack as it stands, a sentence each."""
    try:
        pack_in(text_of(raw), book, "")
    except PackError as error:
        return tuple(said.removeprefix(": ") for said in error.sentences)
    return ()


def price_of(raw: RawPack, place: Place, book: Rulebook) -> str:
    """The cost of a row in words, beside the nearest printed thing; empty for one that cannot be worked out yet."""
    section, key = place
    alone = {"name": "x", "by": "x", "version": "1", section: {key: rows_of(raw, section)[key]}}
    for tried in (raw, alone | {"armours": rows_of(raw, "armours")} if section == "troops" else alone):
        try:
            pack = pack_in(text_of(tried), book)
        except PackError:
            continue
        return next((one.price for one in pack.rows if (one.section, one.key) == place), "")
    return ""
