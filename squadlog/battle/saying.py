"""Commands apart from the rest: those of the advanced chapters, which each chapter brings along, and notes."""

from dataclasses import field
from typing import ClassVar

from squadlog.base.records import HasKind, record


@record
class ChapterCommand(HasKind):
    """A command of an advanced chapter; a chapter's own kinds of it have the chapter's answers and words.

    `secret`: its words are for its side and the referee alone. `of_seat`: its field `seat` is filled in with the
    speaker's seat, `of_person`: its field `by` with the name of a speaker of a side. `by_owner`: even where all sit at
    one keyboard it is judged by what its side knows; so is a secret one. `after_the_end`: it can be given in a battle
    that is over.
    """

    secret: ClassVar[bool] = False
    after_the_end: ClassVar[bool] = False
    of_seat: ClassVar[bool] = False
    of_person: ClassVar[bool] = False
    by_owner: ClassVar[bool] = False

    kind: str = field(init=False)


@record
class Noting:
    """What a note holds: the words, and a soldier, a turn or a line of the log that they are about.

    One that is `aside`, on something, or private stands beside the line of the record: it is no action, answers
    nothing, and who goes back does not count it. Any other is a line like all others.

    `picture` is a photograph in base64 (`battle.pictures`), empty for none.

    `entry` is a line as whoever may read the note counts the lines (all, or the seat that it is for); `quoted` are
    the words of that line. The session fills both in (`session.telling.noting`).
    """

    text: str
    unit: int | None = None
    turn: int | None = None
    entry: int | None = None
    quoted: str = ""
    aside: bool = False
    picture: str = ""

    @property
    def beside(self) -> bool:
        """Whether it stands beside the line."""
        return self.aside or (self.unit, self.turn, self.entry) != (None, None, None)


NOTES = ("note", "private_note")
"""The kinds of commands that write notes."""


@record
class Note(Noting, HasKind):
    """A note in the log, for everybody."""


@record
class PrivateNote(Noting, HasKind):
    """A note for its own seat and the referee alone; the session fills in `seat`."""

    of_seat: ClassVar[bool] = True
    seat: str = ""

    @property
    def beside(self) -> bool:
        """Yes: nobody else knows of the note."""
        return True
