"""What is filled in as something is said from a seat: the seat itself, and the line of the log that a note is about.

And how a command is kept that was said there, if its words are fit for that.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeVar

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, unfit
from squadlog.base.records import replace
from squadlog.battle.pictures.note_picture import MOST_IN_A_BATTLE
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import NOTES, Note, Noting, PrivateNote
from squadlog.facts.seats import NOBODY, REFEREE, for_all, key_of

with lazy_imports():
    from squadlog.battle.record import codec
    from squadlog.battle.whose import people
    from squadlog.rules.common.kept import people as of_people
    from squadlog.rules.common.kept import undo_wish

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.session.battle_record import RecordOfBattle

_TO_ANOTHER = Refusal(
    code="not-yours",
    sentence="Only the referee can write to one side alone.",
    rule="",
    instead="Only your own seat and the referee read note private TEXT; all read note TEXT.",
)
_NO_MORE = Refusal(
    code="many-pictures",
    sentence=f"A battle keeps at most {MOST_IN_A_BATTLE} pictures, those of undone notes among them.",
    rule="",
)
NotingT = TypeVar("NotingT", bound=Noting)
_PROSE = 4000
"""Terminal cells that any text in a command may take; the rules allow less where it matters."""
_QUOTED = 120
"""Terminal cells of a line that is quoted."""


def from_seat(
    record: RecordOfBattle, command: Command, seat: str, by: str, *, again: bool = False
) -> Command | Refusal:
    """The command with what the session knows of it; refused is a note on a line that there is not, or not for all.

    Who says something of a person, `by` name, is filled in where nobody is named. The referee alone writes to a side.
    While a die is awaited a note stands aside, so that the die goes on waiting.
    `again`: it was filled in before, perhaps by another terminal.
    """
    if isinstance(command, PrivateNote) and command.seat not in ("", seat):
        if seat != REFEREE:
            return _TO_ANOTHER
    elif getattr(command, "of_seat", False):
        command = replace(command, seat=seat)  # type: ignore[arg-type]  # such a command has that field
        if isinstance(command, undo_wish.Consent):
            command = replace(command, by=by if people.yet_to_agree(record.battle, seat, ()) else "")
    elif getattr(command, "of_person", False) and not for_all(seat) and not command.by:  # type: ignore[union-attr]
        command = replace(command, by=by)  # type: ignore[call-arg]  # likewise
    elif isinstance(command, of_people.ActFor) and seat == REFEREE and not command.by:
        command = replace(command, by=by or REFEREE)
    if isinstance(command, Note) and not again and _waits_for_a_die(record):
        command = replace(command, aside=True)
    if isinstance(command, Noting) and command.picture and not again and _are_enough(record):
        return _NO_MORE
    if not isinstance(command, Noting) or command.entry is None:
        return command
    reads = command.seat if isinstance(command, PrivateNote) else NOBODY
    return _on_a_line(record, command, reads if again else seat, reads)


def stands_aside(record: RecordOfBattle, command: Command) -> bool:
    """Whether it is written beside the line of the record, and a die that is awaited goes on waiting.

    In a sealed battle who cannot decide leaves a note for all to a judge, as whatever all are to hear: a line.
    """
    if not isinstance(command, Noting) or not (command.beside or _waits_for_a_die(record)):
        return False
    return record.decides or isinstance(command, PrivateNote)


def _waits_for_a_die(record: RecordOfBattle) -> bool:
    return record.half is not None and not record.waits


def _are_enough(record: RecordOfBattle) -> bool:
    """Whether a battle has all the pictures that it may have."""
    notes = (step.command for step in record.tree.steps if step.label in NOTES)
    return sum('"picture":"' in one and '"picture":""' not in one for one in notes) >= MOST_IN_A_BATTLE


def _on_a_line(record: RecordOfBattle, note: NotingT, seat: str, reads: str) -> NotingT | Refusal:
    """A note on a line that `seat` calls so, as those count and hear it who may read it (`reads`)."""
    step = record.numbered(note.entry or 0, seat)
    if step is None:
        return Refusal(code="no-such-entry", sentence=f"The log has no line {note.entry}.", rule="")
    entry = record.number(step.id, reads)
    if record.numbered(entry, reads) is not step:
        told = f"Not everybody knows of line {note.entry}: this note would reveal it."
        return Refusal(code="note-tells", sentence=told, rule="", instead="Write a private note.")
    with record.sound():
        words = _quoted(record.logbook.told(step.id, reads), step.label)
    return replace(note, entry=entry, quoted=words)


def kept_as(
    command: Command, by: str, key: str, seat: str, took_s: float | None
) -> tuple[str, Command] | Refusal:
    """The JSON of a command as it is kept, said from a seat with that key, and it as its readers will get it.

    Refused is one with words that no record keeps, in itself or in the name or the key that it is said with.
    """
    fault = unfit([by, key], limit=_PROSE)
    try:
        text, command = codec.normalize_command(command, key, key_of(seat), took_s)
        fault = fault or unfit_in(_without_picture(text, command))
    except ValueError as error:
        fault = f"it makes no command ({type(error).__name__})"
    if fault:
        return Refusal(code="unfit-text", sentence=f"This cannot be kept: {fault}.", rule="")
    return text, command


def _without_picture(document: str, command: Command) -> str:
    """The JSON of a command without the picture of a note, whose bytes the rules have read."""
    picture = command.picture if isinstance(command, Noting) else ""
    return document.replace(f'"{picture}"', '""', 1) if picture else document


def unfit_in(document: str) -> str:
    """What is wrong with the first unfit text in a JSON document, or nothing."""
    # Without a backslash it holds no character that JSON would have to write otherwise: nearly all that is ever said.
    plain = document.isascii() and document.isprintable() and "\\" not in document
    return "" if plain and len(document) <= _PROSE else unfit(json.loads(document), limit=_PROSE)


def _quoted(lines: tuple[str, ...], label: str) -> str:
    """The words of a line in short."""
    told = next((line for line in lines if not line.startswith("—")), label.replace("_", " "))
    return clean_text(told, limit=_QUOTED)
