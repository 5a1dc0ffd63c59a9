"""What a line of the log opens: what happened, who said it, every die with its reasons, notes, and where it was."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from squadlog.base.dice import Face
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record, value
from squadlog.battle.ledger import Ledger, Line
from squadlog.session.said.reasons import why_said
from squadlog.session.view.toned import Toned, plain_text
from squadlog.session.view.words.ledgers import ReasonLine, ledger_lines, modifier_line, silent_lines

with lazy_imports():
    from squadlog.reports.soldier import notes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known
    from squadlog.reports.entries import LogEntry
    from squadlog.session.seat import Seat

_NAMES = ("unit", "by", "target", "victim", "attacker", "defender", "mover")
"""Fields of an event that hold the number of a soldier it is about."""


@value
class EntryPart:
    """One event of a line: what sort it is, and its dice and reasons."""

    title: str
    reasons: tuple[ReasonLine, ...]


@value
class EntryPlace:
    """Where a soldier that a line is about stood after it, on a map: metres, and the floor."""

    unit: int
    x: float
    y: float
    floor: int


@record
class EntryOpened:
    """A line of the log in full. `said` is who said it and when, `undone` who undid it, when and why, or empty.

    `places` are empty without a map; `notes` are those on this line. `reasons` are those of whoever is no person, as
    far as this seat may read them.
    """

    entry: int
    moment: str
    lines: tuple[str, ...]
    said: str
    undone: str = ""
    parts: tuple[EntryPart, ...] = ()
    places: tuple[EntryPlace, ...] = ()
    notes: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


def open_entry(seat: Seat, number: int) -> EntryOpened | None:
    """Give a line of the log in full, as this seat may read it, undone ones too; None where there is no such line."""
    entries = seat.log.entries(undone=True)
    if not 0 < number <= len(entries):
        return None
    return entry_in_full(seat, entries[number - 1])


def entry_in_full(seat: Seat, entry: LogEntry) -> EntryOpened:
    """Give in full a line of the log that was read at this seat."""
    stood = seat.log.stood_at(entry.id)
    return EntryOpened(
        entry=entry.id,
        moment=str(entry.moment),
        lines=entry.lines,
        said=_said(entry),
        undone=_undone(entry),
        parts=tuple(
            EntryPart(str(getattr(event, "kind", "")).replace("_", " "), found)
            for event in entry.events
            if (found := tuple(_reasons(event)))
        ),
        places=() if stood is None else tuple(_places(entry, stood)),
        notes=tuple(f"Note: {notes.note_words(note)}" for note in seat.log.notes_on(entry.id)),
        reasons=why_said(seat, entry),
    )


def entry_lines(opened: EntryOpened) -> Iterator[str]:
    """Give a line of the log in full as lines of text, one thing a line."""
    yield f"Line {opened.entry}, {opened.moment}"
    yield from (*opened.lines, opened.said, *filter(None, (opened.undone,)))
    for part in opened.parts:
        yield f"{part.title}:"
        yield from (f"  {plain_text(reason).strip()}" for reason in part.reasons)
    yield from (*opened.reasons, *place_lines(opened), *opened.notes)


def place_lines(opened: EntryOpened) -> Iterator[str]:
    """Give where each soldier whom a line is about stood after it; nothing without a map."""
    for place in opened.places:
        floor = f", floor {place.floor}" if place.floor != 1 else ""
        yield f"{place.unit} stood at {place.x:.1f},{place.y:.1f}{floor}."


def _said(entry: LogEntry) -> str:
    by = f"said by {entry.by}, " if entry.by else ""
    took = "" if entry.took_s is None else f"decided in {entry.took_s:g} s, "
    return f"{by}{took}{_time(entry.when)}"


def _undone(entry: LogEntry) -> str:
    if not entry.undone:
        return ""
    who = f" by {entry.undone_by}" if entry.undone_by else ""
    why = f": {entry.undone_why}" if entry.undone_why else ""
    return f"~ undone{who} {_time(entry.undone_at)}{why}"


def _time(when: str) -> str:
    return when.replace("T", " ")[:19]


def _reasons(part: Any) -> Iterator[ReasonLine]:  # noqa: ANN401 - any part of any event
    """Dice and ledgers found anywhere in an event."""
    if isinstance(part, Face):
        yield (Toned(f"die: {part.value} ({part.name.replace('_', ' ')}, {part.source})"),)
    elif isinstance(part, Ledger):
        yield from (*ledger_lines(part), *silent_lines(part))
    elif isinstance(part, Line):
        yield modifier_line(part)
    elif isinstance(part, tuple):
        for one in part:
            yield from _reasons(one)
    elif is_dataclass(part):
        for one in fields(part):
            yield from _reasons(getattr(part, one.name))


def _places(entry: LogEntry, stood: Known) -> Iterator[EntryPlace]:
    named = (getattr(event, name, None) for event in entry.events for name in _NAMES)
    for number in dict.fromkeys(one for one in named if isinstance(one, int)):
        unit = stood.units.get(number)
        if unit is not None and unit.position is not None:
            yield EntryPlace(number, unit.position.x, unit.position.y, unit.floor)
