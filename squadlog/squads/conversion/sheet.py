"""A character of Legionnaire on its sheet, and the files of such sheets (LEG-01, LEG-19).

A stranger's file is data: bounded, checked whole, or refused. The forms are TOML and JSON, with the fields of
`CharacterSheet` or a list of such under `character`, and plain text with a thing a line (`character_words`).
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Any, Literal

from squadlog.base.checked_model import CheckedModel
from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import SquadlogError
from squadlog.base.limits import Before, Bounds
from squadlog.base.names import SafeName, SafeText, clean_text
from squadlog.base.records import record
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.squads.conversion.words import Unread, in_lines, read_characters
from squadlog.squads.plan import ITEMS, SKILLS, SOLDIERS, WEAPONS, Level

MAX_BYTES = 256 * 1024
Form = Literal["toml", "json", "text"]
WoundLetter = Literal["none", "L", "M", "S", "U", "D"]


def _wound(text: object) -> object:
    """A wound by its letter or by a word for it."""
    if not isinstance(text, str):
        return text
    word = text.strip().casefold()
    return next((letter for letter, words in _WOUNDS.items() if word in (letter.casefold(), *words)), text)


_WOUNDS = {
    "none": ("", "no", "unhurt", "unwounded"),
    "L": ("light",),
    "M": ("medium", "moderate"),
    "S": ("serious", "severe"),
    "U": ("unconscious",),
    "D": ("dead", "killed"),
}


class CharacterSheet(CheckedModel):
    """One character as its player wrote it down (LEG-01).

    `skills` are levels by name, those that do not count among them (LEG-07). `player`: somebody plays it; `combat`: no
    medic, engineer or technician (LEG-06). Land `movement`, `reaction` and `charisma` are None where nobody knows them.
    Weapons and armour are specific ones, as written (LEG-02, LEG-11); `melee_weapon` is empty for none (LEG-09).
    `wound` is a letter of the squad log.
    """

    name: SafeName
    race: SafeName = "Human"
    player: bool = False
    combat: bool = True
    movement: Level | None = None
    reaction: Level | None = None
    charisma: Level | None = None
    skills: Annotated[Mapping[SafeName, Level], Bounds(max_length=SKILLS)] = field(default_factory=dict)
    weapons: Annotated[tuple[SafeName, ...], Bounds(strict=False, max_length=WEAPONS)] = ()
    melee_weapon: SafeText = ""
    armour: SafeText = ""
    helmet: SafeText = ""
    equipment: Annotated[tuple[SafeName, ...], Bounds(strict=False, max_length=ITEMS)] = ()
    wound: Annotated[WoundLetter, Before(_wound)] = "none"
    note: SafeText = ""


class CharacterError(SquadlogError):
    """A file or a paste is no character sheet: one sentence with the place in it, and what would be right."""


@record
class ReadSheet:
    """A sheet, and the lines of a paste that were not understood: they stand in its note."""

    sheet: CharacterSheet
    unread: tuple[Unread, ...] = ()


def read_sheets(data: bytes, *, source: str = "the file") -> tuple[ReadSheet, ...]:
    """The characters in a file of any of the forms. Raises CharacterError, and nothing else."""
    shown = clean_text(source, limit=80)
    if len(data) > MAX_BYTES:
        raise CharacterError(f"{shown} has {len(data)} bytes; character sheets have at most {MAX_BYTES}.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CharacterError(
            f"{shown}: byte {error.start} is not UTF-8 text; save the file as UTF-8."
        ) from None
    return _of_form(text, form_of(text), shown)


def form_of(text: str) -> Form:
    """Which form a text has: JSON begins with a bracket, TOML has a quoted or listed value behind an equals sign."""
    begins = text.lstrip()[:1]
    if begins == "{":
        return "json"
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    toml = any(
        line.startswith("[") or ("=" in line and line.partition("=")[2].strip()[:1] in "\"'[{")
        for line in lines
        if line
    )
    return "toml" if toml else "text"


def _of_form(text: str, form: Form, shown: str) -> tuple[ReadSheet, ...]:
    if form == "text":
        found = read_characters(text)
        if len(found) > SOLDIERS:
            raise CharacterError(
                f"{shown} has {len(found)} characters; a squad has room for 1 to {SOLDIERS}."
            )
        if not any(said != {"skills": {}} for said, _ in found):
            raise CharacterError(
                f"{shown} has nothing of a character; write one thing a line, such as Name: Ada, Spike rifle 4."
            )
        return tuple(_read_pasted(said, unread, shown) for said, unread in found)
    try:
        document: Any = json.loads(text) if form == "json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        why = clean_text(str(error), limit=160)
        raise CharacterError(f"{shown} is not {form.upper()}: {why}.") from None
    if not isinstance(document, dict):
        raise CharacterError(f"{shown} should be an object with the fields of a character.")
    document.pop("format", None)
    several = document.get("character")
    if several is None:
        return (ReadSheet(sheet=_sheet(document, shown)),)
    if not isinstance(several, list) or not 1 <= len(several) <= SOLDIERS or len(document) > 1:
        raise CharacterError(
            f"{shown}: character should be a list of 1 to {SOLDIERS} sheets, and nothing beside it."
        )
    return tuple(ReadSheet(sheet=_sheet(one, shown, f"character {n}")) for n, one in enumerate(several, 1))


def _read_pasted(said: dict[str, Any], unread: tuple[Unread, ...], shown: str) -> ReadSheet:
    kept = "; ".join(one.text for one in unread)
    note = "; ".join(filter(None, (said.get("note", ""), kept)))
    return ReadSheet(sheet=_sheet({**said, "note": clean_text(note)}, shown), unread=unread)


def _sheet(document: object, shown: str, whole: str = "") -> CharacterSheet:
    try:
        return CharacterSheet.model_validate(document)
    except ValidationError as error:
        fault = first_fault(error)
        place = where(fault["loc"], whole) or whole or "the sheet"
        raise CharacterError(
            clean_text(f"{shown}: {place} {say_expected(fault)}", limit=390).removesuffix(".") + "."
        ) from None


def sheets_as(sheets: tuple[CharacterSheet, ...], form: Form) -> str:
    """Sheets in one of the forms, ending in a newline; what is read of it is the same again."""
    if form == "text":
        return "\n".join(
            "".join(f"{line}\n" for line in in_lines(one.model_dump(mode="json"))) for one in sheets
        )
    full = [one.model_dump(mode="json", exclude_none=True) for one in sheets]
    document = full[0] if len(full) == 1 else {"character": full}
    if form == "json":
        return json.dumps({"format": "squadlog-character", **document}, indent=1, ensure_ascii=False) + "\n"
    return in_toml(document)


def in_toml(document: Mapping[str, Any], within: str = "") -> str:
    """A document as TOML: plain values first, then its tables and lists of tables."""
    tables = {key: value for key, value in document.items() if isinstance(value, dict) and value}
    lists = {
        key: value
        for key, value in document.items()
        if isinstance(value, list) and value and isinstance(value[0], dict)
    }
    lines = [
        f"{_key(key)} = {json.dumps(value, ensure_ascii=False)}"
        for key, value in document.items()
        if key not in lists and not isinstance(value, dict)
    ]
    for key, table in tables.items():
        lines += ["", f"[{within}{_key(key)}]", in_toml(table, f"{within}{_key(key)}.").rstrip("\n")]
    for key, several in lists.items():
        for one in several:
            lines += ["", f"[[{within}{_key(key)}]]", in_toml(one, f"{within}{_key(key)}.").rstrip("\n")]
    return "\n".join(lines).lstrip("\n") + "\n"


def _key(name: str) -> str:
    plain = name.isascii() and name.replace("_", "").isalnum()
    return name if plain else json.dumps(name, ensure_ascii=False)
