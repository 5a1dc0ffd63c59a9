"""The notes of a battle in its report, with their photographs."""

from collections.abc import Iterator

from squadlog.battle.pictures.jpeg import JpegRead
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.flow import Block, DrawnFigure, Heading, Passage
from squadlog.extras.paper.marks import Photograph
from squadlog.reports.soldier.notes import about_words, note_words
from squadlog.reports.story.chronicle import Chronicle

_WIDE, _HIGH = 130.0, 95.0
"""Millimetres of the largest photograph."""


def lay_notes(chronicle: Chronicle, asked: PrintOrder, room: float) -> Iterator[Block]:
    """What was noted, for this seat's eyes; also at lines that were left, which no going back takes away.

    A photograph stands under its note, at most `room` millimetres wide.
    """
    notes = asked.noted()
    if not notes:
        return
    yield Heading(text="Notes")
    for note in notes:
        on = about_words(note, chronicle.battle)
        line = f" ({note.quoted})" if note.quoted and note.line is not None else ""
        left = ", at an undone line" if note.undone else ""
        about = f", on {on}{line}" if on else ""
        picture = None if note.picture is None else asked.pictured(note.entry)
        yield Passage(text=f"{note.moment}{about}{left}: {note_words(note)}", keeps=picture is not None)
        if picture is not None:
            yield _figure(picture, min(_WIDE, room))


def _figure(picture: JpegRead, wide: float) -> DrawnFigure:
    scale = min(wide / picture.wide_px, _HIGH / picture.high_px)
    width, height = picture.wide_px * scale, picture.high_px * scale
    photo = Photograph(x=0.0, y=0.0, width=width, height=height, picture=picture)
    return DrawnFigure(width=width, height=height, marks=(photo,))
