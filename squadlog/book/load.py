"""Loading the book. Every function reads once, and takes another tables folder for tests and house rules."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol, TypeVar, get_origin

from squadlog.base.errors import RulebookError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.validation_errors import first_fault
from squadlog.book.book import Rulebook, RulebookWithPacks
from squadlog.book.checks import check_book, check_citations
from squadlog.book.copies import load_shipped
from squadlog.book.entry import Entry
from squadlog.book.paragraphs import ChapterHead, ChapterRule, Paragraph, Paragraphs, Term
from squadlog.book.places import shipped
from squadlog.book.reading import Document, adapter, complaint, read
from squadlog.book.rulings import Ruling, Rulings

with lazy_imports():
    from squadlog.book.packs import overlay
    from squadlog.book.packs import reading as pack_reading

EntryT = TypeVar("EntryT", bound=Entry)

_CHAPTER = ("chapter", "title", "edition")
_HEADER = ("table", "also", "title", "source_rules")
_TABLES = tuple(name for name in Rulebook.fields if name != "headers")
_ROWS_ONLY = frozenset(
    name for name in _TABLES if get_origin(getattr(Rulebook.fields[name], "__origin__", None)) is Mapping
)


class Carries(Protocol):
    """What carries packs whole, as a squad on paper and the set-up of a battle do."""

    @property
    def packs(self) -> tuple[str, ...]:
        """The texts of the packs."""
        ...


def load_rulebook(tables: Path | None = None) -> Rulebook:
    """Every printed table, checked one against another. Raises RulebookError naming file, key and what is expected."""
    return _rulebook(tables or shipped())


def book_of(thing: Carries) -> Rulebook:
    """The book that a squad or a battle goes by: the printed one, with the packs that it carries. Raises PackError."""
    return book_with(thing.packs)


def book_with(packs: Iterable[str], book: Rulebook | None = None, offered: Iterable[str] = ()) -> Rulebook:
    """The printed book, or another, with packs laid over it, each once; one and the same for the same texts.

    Packs that the other book has already stay there. `offered` are packs that may be chosen from, as `overlay.lay_over`
    has it. Raises PackError for what is no pack, and in one sentence where two packs have one key.
    """
    base, texts, more = book or load_rulebook(), tuple(packs), tuple(offered)
    if not (texts or more):
        return base
    if isinstance(base, RulebookWithPacks):
        texts, more, base = (*base.texts, *texts), (*base.offered, *more), base.printed
    texts = tuple(dict.fromkeys(texts))
    return _with_packs(texts, tuple(text for text in dict.fromkeys(more) if text not in texts), base)


@lru_cache(maxsize=32)
def _with_packs(texts: tuple[str, ...], offered: tuple[str, ...], book: Rulebook) -> Rulebook:
    packs, more = (
        [pack_reading.pack_in(text, book, "The pack that it carries") for text in some]
        for some in (texts, offered)
    )
    return overlay.lay_over(book, packs, more)


def load_rulings(tables: Path | None = None) -> Rulings:
    """The rulings with their defaults. Raises RulebookError."""
    return _rulings(tables or shipped())


def load_paragraphs(tables: Path | None = None) -> Paragraphs:
    """The rules in words and the glossary; also checks that whatever is cited anywhere exists. Raises RulebookError."""
    return _paragraphs(tables or shipped())


@cache
def documents(folder: Path) -> dict[str, Document]:
    """The parsed table files of a folder, by name; they belong to the cache and are not to be changed."""
    return {name: read(folder, f"{name}.toml") for name in _TABLES}


@cache
def _rulebook(folder: Path) -> Rulebook:
    return load_shipped("tables", folder, [f"{name}.toml" for name in _TABLES], lambda: _load_book(folder))


def _load_book(folder: Path) -> Rulebook:
    files = documents(folder)
    raw: dict[str, object] = {"headers": {}}
    headers: dict[str, Document] = {}
    for name, document in files.items():
        headers[name] = {key: document[key] for key in _HEADER if key in document}
        content = {key: document[key] for key in document if key not in _HEADER}
        raw[name] = _only_rows(folder, name, content) if name in _ROWS_ONLY else content
    raw["headers"] = headers
    try:
        book: Rulebook = adapter(Rulebook).validate_python(raw)
    except ValueError as error:
        raise _fault(folder, files, error) from None
    check_book(book)
    return book


def _only_rows(folder: Path, name: str, content: Document) -> object:
    shown = f"{folder.name}/{name}.toml"
    if "rows" not in content:
        raise RulebookError(f"{shown}: rows is missing.")
    for key in content:
        if key != "rows":
            raise RulebookError(f"{shown}: {key} is not a known key.")
    return content["rows"]


def _fault(folder: Path, files: dict[str, Document], error: ValueError) -> RulebookError:
    location = first_fault(error)["loc"]
    in_header = location[0] == "headers"
    name = str(location[1] if in_header else location[0])
    document = files[name]
    if in_header:
        return complaint(f"{folder.name}/{name}.toml", document, error, skip=2)
    if name in _ROWS_ONLY:
        return complaint(f"{folder.name}/{name}.toml", document["rows"], error, under="rows", skip=1)
    return complaint(f"{folder.name}/{name}.toml", document, error, skip=1)


@cache
def _rulings(folder: Path) -> Rulings:
    file = "rulings.toml"
    book = load_shipped("rulings", folder, [file], lambda: tuple(load_list(folder, file, "ruling", Ruling)))
    try:
        return Rulings.of(book)
    except ValueError as error:
        raise RulebookError(f"{folder.name}/rulings.toml: {error}.") from None


@cache
def _paragraphs(folder: Path) -> Paragraphs:
    chapters = [f"rules/{path.name}" for path in sorted((folder / "rules").glob("*.toml"))]
    # They are checked against the rest of the book, and so belong to it.
    files = (*chapters, "glossary.toml", "rulings.toml", *(f"{name}.toml" for name in _TABLES))
    return Paragraphs(*load_shipped("paragraphs", folder, files, lambda: _load_paragraphs(folder, chapters)))


def _load_paragraphs(folder: Path, chapters: Iterable[str]) -> tuple[tuple[Paragraph, ...], tuple[Term, ...]]:
    found = tuple(paragraph for file in chapters for paragraph in _chapter(folder, file))
    terms = tuple(load_list(folder, "glossary.toml", "term", Term))
    try:
        paragraphs = Paragraphs(found, terms)
    except ValueError as error:
        raise RulebookError(f"{folder.name}/rules: {error}.") from None
    check_citations(_rulebook(folder), _rulings(folder), paragraphs)
    return found, terms


def _chapter(folder: Path, file: str) -> list[Paragraph]:
    shown, document = f"{folder.name}/{file}", read(folder, file)
    head = {key: document.pop(key) for key in _CHAPTER if key in document}
    try:
        chapter = adapter(ChapterHead).validate_python(head)
    except ValueError as error:
        raise complaint(shown, head, error) from None
    return [Paragraph.under(chapter, rule) for rule in _items(shown, document, "rule", ChapterRule)]


def load_list(folder: Path, file: str, key: str, of: type[EntryT]) -> list[EntryT]:
    """The `[[key]]` entries of a file that holds nothing else. Raises RulebookError naming file, key and fault."""
    return _items(f"{folder.name}/{file}", read(folder, file), key, of)


def _items(shown: str, document: Document, key: str, of: type[EntryT]) -> list[EntryT]:
    for other in document:
        if other != key:
            raise RulebookError(f"{shown}: {other} is not a known key.")
    if key not in document:
        raise RulebookError(f"{shown}: {key} is missing.")
    try:
        found: list[EntryT] = adapter(list[of]).validate_python(document[key])  # type: ignore[valid-type] # made now
    except ValueError as error:
        raise complaint(shown, document[key], error, under=key) from None
    return found
