"""What the table of a pack shows: its rows, the form of one, what a field means and what a row costs."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from squadlog.base.names import clean_text, so_many
from squadlog.book.book import Rulebook
from squadlog.book.packs.pack import SECTIONS
from squadlog.extras.workshop.packs.draft import Place, RawPack, price_of, rows_of, value_words
from squadlog.extras.workshop.packs.forms import FORMS, HEAD, ONE_OF, PackField
from squadlog.tui.chrome.stored import blank, heading_row
from squadlog.tui.chrome.strip_list import ListRow

WHOLE, ADDS, KEY = "whole", "add ", "key of the row"
"""The row of the pack itself, how the keys of rows that add one begin, and the field that holds a row's key."""


def list_rows(raw: RawPack, faults: Sequence[str]) -> Iterator[ListRow]:
    """The pack itself, then its rows by section, each with a line that adds one; a row with a fault is marked."""
    wrong = [fault for fault in faults if not fault.startswith(tuple(f"{section}." for section in SECTIONS))]
    yield ListRow(WHOLE, _marked(clean_text(str(raw.get("name", "pack")), limit=40), wrong))
    for section in SECTIONS:
        yield blank(section)
        yield heading_row("Suits" if section == "armours" else section.capitalize())
        for key, says in rows_of(raw, section).items():
            called = str(says.get("name", "")) if isinstance(says, dict) else ""
            of_row = faults_of_row((section, key), faults)
            yield ListRow(f"{section}.{key}", _marked(f"  {key:<5} {clean_text(called, limit=34)}", of_row))
        yield ListRow(f"{ADDS}{section}", Content.styled(f"  + {ONE_OF[section]}", "$quiet"))


def _marked(words: str, faults: Sequence[str]) -> Content:
    return Content.assemble(words, ("  ✗", "$error")) if faults else Content(words)


def place_in(key: str) -> Place | None:
    """The place of a row of the list; None for the pack itself and for a line that adds one."""
    section, dot, name = key.partition(".")
    return (section, name) if dot and section in SECTIONS else None


def fields_in(place: Place | None) -> tuple[PackField, ...]:
    """The fields of a row, its key first; of the pack itself where there is none."""
    if place is None:
        return HEAD
    key = PackField(
        name=KEY, kind="text", means="short, for sheets and orders: STR; a printed key replaces that row"
    )
    return (key, *FORMS[place[0]])


def value_of(raw: RawPack, place: Place | None, field: PackField) -> object:
    """What stands in a field; None for nothing."""
    if place is None:
        return raw.get(field.name)
    if field.name == KEY:
        return place[1]
    says = rows_of(raw, place[0]).get(place[1])
    return says.get(field.name) if isinstance(says, dict) else None


def list_fields(raw: RawPack, place: Place | None) -> Iterator[ListRow]:
    """The form: a line for each field with what stands there."""
    for field in fields_in(place):
        value = value_of(raw, place, field)
        told = value_words(value) or ("-" if field.optional else "missing")
        style = "" if value is not None else "$quiet" if field.optional else "$error"
        label = "key" if field.name == KEY else field.name.replace("_", " ")
        yield ListRow(field.name, Content.assemble((f"{label:<16}", "$quiet"), (told, style)))


def field_words(raw: RawPack, place: Place | None, field: PackField | None, book: Rulebook) -> Content:
    """What the field under the cursor means, and what the row costs beside the nearest printed thing."""
    told: list[Content] = []
    if field is not None:
        one_of = f": {', '.join(field.choices)}" if field.choices else ""
        told.append(Content(f"{field.means[:1].upper()}{field.means[1:]}{one_of}."))
    if place is not None and (price := price_of(raw, place, book)):
        told += [Content(""), Content.styled(f"{price[:1].upper()}{price[1:]}.", "bold")]
    return Content("\n").join(told)


def faults_of_row(place: Place, faults: Sequence[str]) -> list[str]:
    """The faults of one row."""
    name = f"{place[0]}.{place[1]}"
    return [fault for fault in faults if fault.startswith((f"{name}.", f"{name}:", f"{name} "))]


def status_words(raw: RawPack, place: Place | None, faults: Sequence[str], *, saved: bool) -> Content:
    """How the pack stands: its first fault, that of the row under the cursor first, or that it can be used."""
    kept = "saved" if saved else "not saved: ctrl+s"
    if not faults:
        rows = sum(len(rows_of(raw, section)) for section in SECTIONS)
        return Content.styled(f"✓ {so_many(rows, 'row')}, no faults; {kept}", "$success")
    here = faults_of_row(place, faults) if place is not None else []
    return Content.styled(f"✗ {so_many(len(faults), 'fault')}, {kept}. {(here or list(faults))[0]}", "$error")
