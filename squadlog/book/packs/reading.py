"""The text of a pack read and checked like the tables: every fault of it one sentence, or the pack whole."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, cast

from squadlog.base.errors import RulebookError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, safe_text
from squadlog.base.validation_errors import say_expected
from squadlog.book.book import Rulebook
from squadlog.book.checks import check_book
from squadlog.book.entry import Row
from squadlog.book.packs.overlay import lay_over
from squadlog.book.packs.pack import (
    ADDED,
    MOST_BYTES,
    MOST_ROWS,
    REPLACED,
    SECTIONS,
    CheckedPack,
    PackError,
    PackRow,
)
from squadlog.book.packs.prices import nearest_price, price_words
from squadlog.book.reading import Document, adapter

with lazy_imports():
    import tomllib

_HEAD: Mapping[str, tuple[int, bool]] = {
    "name": (40, True), "by": (30, True), "version": (20, True), "notes": (400, False),
}  # fmt: skip
"""What is said of the whole pack: the most characters of it, and whether it must be said."""
_ROW_NAME, _ROW_REMARK = 34, 200
_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,23}")
_IN_ROSTERS = ("weapons", "armours")
_SHORT, _LONG = 10, 24
"""The most characters of a key in these sections, which stand in the roster beside the track, and in the others."""
_UNASKED = ("key", "status", "code", "limit_ruling")
"""What a printed row may say and a row of a pack does not: it follows from the rest, or a ruling of the book has it."""
_MOST_FAULTS = 20
_DEFAULTS: Mapping[str, Mapping[str, object]] = {
    "weapons": {"code": ""},
    "equipment": {"rule": "BLD-02", "advanced": False, "scope": "unit"},
    "features": {"rule": "OBS-01"},
}
_FAULTS = {
    "extra_forbidden": "is not a known key",
    "unexpected_keyword_argument": "is not a known key",
    "int_type": "should be a whole number",
    "float_type": "should be a number",
    "bool_type": "should be true or false",
    "string_type": "should be a text in quotes",
    "tuple_type": 'should be a list in brackets, as ["BI"]',
    "string_pattern_mismatch": "is not spelled as in the tables",
}
"""What is said of a fault in place of the words of programs."""


def pack_in(text: str, book: Rulebook, shown: str = "The pack") -> CheckedPack:
    """The pack in the text of a file. `book` is the printed one; `shown` is what sentences call the file.

    Raises PackError with every fault.
    """
    try:
        return _pack_in(text, book)
    except PackError as error:
        raise PackError(*(f"{clean_text(shown, limit=80)}: {said}" for said in error.sentences)) from None


@lru_cache(maxsize=64)
def _pack_in(text: str, book: Rulebook) -> CheckedPack:
    document = _document(text)
    faults = [*_head_faults(document), *_section_faults(document)]
    found: list[PackRow] = []
    by = " ".join(str(document.get("by", "")).split())
    own = {name: {*_table(document, name)} for name in SECTIONS}
    for section in SECTIONS:
        for key, says in _table(document, section).items():
            row, told = _row(section, key, says, by, book)
            faults += told
            if row is not None:
                faults += _reference_faults(row, own, book)
                found.append(row)
        keys = [key.casefold() for key in own[section]]
        if twice := next((key for key in own[section] if keys.count(key.casefold()) > 1), None):
            faults.append(f"{section}.{twice[:40]}: another key differs from it by capitals alone")
    if not faults and not found:
        faults.append("there is no row; [weapons.KEY], [armours.KEY] and so on have one each")
    if faults:
        more = ("and there is more.",) if len(faults) > _MOST_FAULTS else ()
        raise PackError(*(_sentence(fault) for fault in faults[:_MOST_FAULTS]), *more)
    pack = CheckedPack(
        name=safe_text(document["name"]),
        by=safe_text(by),
        version=safe_text(document["version"]),
        notes=safe_text(" ".join(str(document.get("notes", "")).split())),
        text=text,
        rows=tuple(found),
    )
    _require_agreement(pack, book)
    return pack


def _sentence(fault: str) -> str:
    return f"{clean_text(fault, limit=300).removesuffix('.')}."


def _document(text: str) -> Document:
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise PackError(f"the file has more than the {MOST_BYTES // 1024} KB that a pack has at most.")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError among them
        told = "it nests too deep" if isinstance(error, RecursionError) else clean_text(str(error), limit=120)
        raise PackError(f"the file is not valid TOML: {told.removesuffix('.')}.") from None


def _table(document: Document, section: str) -> dict[str, object]:
    held = document.get(section, {})
    return held if isinstance(held, dict) else {}


def _head_faults(document: Document) -> Iterator[str]:
    for key, (most, must) in _HEAD.items():
        said = document.get(key)
        if said is None:
            if must:
                yield f'{key} is missing; say {key} = "..."'
        elif not isinstance(said, str):
            yield f"{key} should be a text, not {str(said)[:40]!r}"
        elif fault := _unfit(" ".join(said.split()) if key == "notes" else said, most, must=must):
            yield f"{key}: {fault}"
    known = (*_HEAD, *SECTIONS)
    for key in document:
        if key not in known:
            yield f"{key[:40]} is not a known key; there are {', '.join(known)}"


def _unfit(said: str, most: int, *, must: bool) -> str:
    try:
        kept = safe_text(said, limit=most)
    except ValueError as error:
        return str(error)
    return "it is empty" if must and not kept else ""


def _section_faults(document: Document) -> Iterator[str]:
    rows = 0
    for section in SECTIONS:
        held = document.get(section, {})
        if not isinstance(held, dict):
            yield f"{section} should be tables, [{section}.KEY] each, not {str(held)[:40]!r}"
            continue
        rows += len(held)
    if rows > MOST_ROWS:
        yield f"the file has {rows} rows; a pack has at most {MOST_ROWS}"


def _row(
    section: str, key: str, says: object, by: str, book: Rulebook
) -> tuple[PackRow | None, tuple[str, ...]]:
    """A row, or None and what is wrong with it."""
    where = f"{section}.{key[:40]}"
    if not isinstance(says, dict):
        return None, (f"{where} should be a table, [{where}], not {str(says)[:40]!r}",)
    table, of = SECTIONS[section]
    printed: Mapping[str, Row] = getattr(book, table)
    faults = [*_key_faults(where, key, says, printed, _SHORT if section in _IN_ROSTERS else _LONG)]
    body = {name: held for name, held in says.items() if name != "replaces"}
    for name in _UNASKED:
        if name in body and not (name == "code" and body[name] == key and section == "weapons"):
            faults.append(f"{where}.{name} is not a known key")
            del body[name]
    stated = "cost" in body
    if not stated and section == "equipment":
        faults.append(f"{where}.cost is missing; equipment has no figures by which it could be worked out")
    filled: dict[str, Any] = {
        **_DEFAULTS.get(section, {}),
        **body,
        "key": key if _KEY.fullmatch(key) else "key",
    }
    if section == "weapons":
        filled["code"] = getattr(printed.get(key), "code", filled["key"])
    if section != "features" and not stated:
        filled["cost"] = 0
    try:
        row: Row = adapter(of).validate_python(filled)
    except ValueError as error:
        return None, (*faults, *_body_faults(where, filled, error))
    faults += _text_faults(where, row)
    cost = getattr(row, "cost", 0)
    if cost < 0:
        faults.append(f"{where}.cost should be 0 or more, not {cost}")
    if faults:
        return None, tuple(faults)
    return _mark(section, row, says, by, book, stated=stated), ()


def _key_faults(where: str, key: str, says: Document, printed: Mapping[str, Row], most: int) -> Iterator[str]:
    if not _KEY.fullmatch(key) or len(key) > most:
        yield f"{where}: a key has 1 to {most} letters, figures and underscores, and begins with a letter"
        return
    replaces = says.get("replaces")
    if key in printed and replaces is None:
        yield (
            f'{where}: {key} is printed already ({printed[key].name}); say replaces = "{key}" to change the '
            "printed row, or give yours another key"
        )
    elif replaces is not None and (key not in printed or replaces != key):
        meant = f'"{key}"' if key in printed else "left out, because nothing printed has this key"
        yield f"{where}.replaces should be {meant}, not {str(replaces)[:40]!r}"
    same = next((other for other in printed if other.casefold() == key.casefold() and other != key), None)
    if same is not None:
        yield f"{where}: the key differs from the printed {same} by capitals alone; give it another"


def _body_faults(where: str, body: Document, error: ValueError) -> Iterator[str]:
    for fault in cast("Any", error).errors(include_url=False):
        node: Any = body
        steps = []
        for step in fault["loc"]:
            steps.append(str(step)[:40])
            inside = isinstance(node, dict) and step in node
            inside = inside or (isinstance(node, list | tuple) and isinstance(step, int) and step < len(node))
            node = node[step] if inside else None
        words = say_expected(fault, _FAULTS)
        found = f", not {str(node)[:40]!r}" if words.startswith("should") else ""
        yield f"{'.'.join((where, *steps))} {words}{found}"


def _text_faults(where: str, row: Row) -> Iterator[str]:
    if fault := _unfit(row.name, _ROW_NAME, must=True):
        yield f"{where}.name: {fault}"
    if fault := _unfit(row.remark, _ROW_REMARK, must=False):
        yield f"{where}.remark: {fault}"
    for other in getattr(row, "also", ()):
        if fault := _unfit(other, _ROW_NAME, must=True):
            yield f"{where}.also: {fault}"


def _mark(section: str, row: Row, says: Document, by: str, book: Rulebook, *, stated: bool) -> PackRow:
    """The row as the book is to have it: its name says whose it is, and its remark what it stands for."""
    table, _ = SECTIONS[section]
    printed: Row | None = getattr(book, table).get(row.key)
    price = ""
    if section != "features":
        price = price_words(table, row, book, stated=stated)
        if not stated and (worked_out := nearest_price(table, row, book)) is not None:
            row = row.replaced(cost=worked_out.points)
    row = row.replaced(name=safe_text(row.name), remark=safe_text(row.remark))
    if printed is None:
        marked = row.replaced(name=f"{row.name} ({by})", status=ADDED)
    else:
        remark = "; ".join(filter(None, (row.remark, f"stands for the printed {printed.name}")))
        marked = row.replaced(name=f"{row.name} (replaced by {by})", status=REPLACED, remark=remark)
    return PackRow(section=section, row=marked, says=says, price=price)


def _reference_faults(one: PackRow, own: Mapping[str, set[str]], book: Rulebook) -> Iterator[str]:
    """What a row names and neither the book nor the pack has."""
    where, row = f"{one.section}.{one.key}", cast("Any", one.row)
    if one.section == "troops":
        for suit in row.suits:
            if suit not in book.armours and suit not in own["armours"]:
                yield f"{where}.suits names {suit}, which is no armour of the book or the pack"
        if not row.suits:
            yield f'{where}.suits should name the usual suit, such as ["BI"]'
        if row.weapon is not None and row.weapon not in book.weapons and row.weapon not in own["weapons"]:
            yield f"{where}.weapon names {row.weapon}, which is no weapon of the book or the pack"
    if one.section == "equipment":
        if row.limit_with and row.limit_with not in book.costs and row.limit_with not in own["equipment"]:
            yield f"{where}.limit_with names {row.limit_with[:40]}, which is no equipment of the book or the pack"
        known = {other.chapter for other in book.costs.values()} | {*book.chapters}
        if row.chapter and row.chapter not in known:
            yield f"{where}.chapter should be one of {', '.join(sorted(known - {''}))}, or left out"
        if row.effects and (row.scope != "unit" or row.chapter):
            yield f'{where}.effects should be left out, or scope be "unit" and chapter be left out'
        if row.unit != "points":
            yield f'{where}.unit should be "points"'


def _require_agreement(pack: CheckedPack, book: Rulebook) -> None:
    """Check that the book still agrees with itself once the pack is laid over it. Raises PackError."""
    try:
        check_book(lay_over(book, (pack,)))
    except PackError:
        raise
    except RulebookError as error:
        raise PackError(_sentence(f"with it the book does not agree with itself: {error}")) from None
