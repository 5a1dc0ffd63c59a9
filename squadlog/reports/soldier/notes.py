"""Notes of a record, gathered: on soldiers, turns and lines of the log, whether or not the line they are on stands."""

from squadlog.base.records import record
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.moment import Moment
from squadlog.battle.pictures.note_picture import NotePicture
from squadlog.battle.record.steps import Step
from squadlog.battle.state import Known
from squadlog.reports.came_about import soldiers_of

__all__ = ["NoteKept", "NoteWritten", "about_words", "keep_note", "note_words"]


@record
class NoteKept:
    """A note as a seat reads it: `entry` is the line of its log that wrote it, `line` the one that it is about.

    `private`: this seat alone reads it, and the referee. `undone`: the line that wrote it stands no longer. `picture`
    is a photograph beside it.
    """

    entry: int
    moment: Moment
    by: str
    when: str
    text: str
    unit: int | None = None
    turn: int | None = None
    line: int | None = None
    quoted: str = ""
    private: bool = False
    undone: bool = False
    picture: NotePicture | None = None


def keep_note(
    event: NoteWritten, step: Step, entry: int, line: int | None, moment: Moment, *, by: str, undone: bool
) -> NoteKept:
    """A note as it is read; `by` is who wrote it, as the log has it."""
    return NoteKept(
        entry=entry,
        moment=moment,
        by=by,
        when=step.at,
        text=event.text,
        unit=event.unit,
        turn=event.turn,
        line=line,
        quoted=event.quoted,
        private=bool(event.seat),
        undone=undone,
        picture=event.picture,
    )


def about_words(note: NoteKept, battle: Known) -> str:
    """What it is about: `3 Mara Quill`, `turn 2`, `line 14`; empty for the battle as a whole."""
    if note.unit is not None:
        soldier = soldiers_of(battle).get(note.unit)
        return f"{note.unit} {soldier.name}" if soldier is not None else f"unit {note.unit}"
    if note.turn is not None:
        return f"turn {note.turn}"
    if note.line is not None or note.quoted:
        return f"line {note.line}" if note.line is not None else "a line of the log"
    return ""


def note_words(note: NoteKept) -> str:
    """The words, with who wrote them, whether others read them, and what picture is beside them."""
    marks = [note.by, "private" if note.private else "", str(note.picture or "")]
    told = ", ".join(filter(None, marks))
    return f"{note.text} ({told})" if told else note.text
