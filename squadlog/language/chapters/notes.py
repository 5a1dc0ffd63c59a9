"""Notes in words: `note tea break`, `note on 3: carries the map`, `note private on turn 2: look at the back door`.

Without a colon it is a line of the log like any other; with one it stands beside the line (`note aside: tea break`).
"""

import re

from squadlog.battle.saying import Note, Noting, PrivateNote
from squadlog.battle.state import Known
from squadlog.language.naming import take_unit
from squadlog.language.words import Reader, Stuck, tidy
from squadlog.records import record, replace

_PREFIX = re.compile(
    r"(?:(private|aside)\b\s*)?(?:on\s+([^:]{1,60}?))?\s*:\s*(.*)", re.IGNORECASE | re.DOTALL
)
_NUMBERED = re.compile(r"(turn|line)\s+#?([0-9]{1,6})", re.IGNORECASE)


@record
class NoteAbout(Noting):
    """What somebody typed as a note: the words, what they are about, and whether others may read them."""

    private: bool = False


def note_about(text: str, battle: Known) -> NoteAbout:
    """Read a note. What stands before a colon and means nothing here belongs to the words themselves."""
    found = _PREFIX.fullmatch(text)
    if found is None:
        return NoteAbout(text=text)
    word, on, words = found.groups()
    kept = (word or "").lower()
    about = NoteAbout(text=words, private=kept == "private", aside=kept == "aside")
    if on is None:
        return about
    numbered = _NUMBERED.fullmatch(on.strip())
    if numbered is not None:
        number = int(numbered.group(2))
        of_turn = numbered.group(1).lower() == "turn"
        return replace(about, turn=number) if of_turn else replace(about, entry=number)
    unit = _unit(on, battle)
    if unit is None:
        return replace(about, text=text[text.lower().index("on") :] if word else text)
    return replace(about, unit=unit)


def _unit(text: str, battle: Known) -> int | None:
    try:
        reader = Reader(tidy(text))
        unit = take_unit(reader, battle)
    except (Stuck, ValueError):
        return None
    return None if reader.more() else unit


def note_of(about: NoteAbout) -> Note | PrivateNote:
    """The command that writes it."""
    kind = PrivateNote if about.private else Note
    return kind(text=about.text, unit=about.unit, turn=about.turn, entry=about.entry, aside=about.aside)


def say_note(command: Note | PrivateNote) -> str:
    """A note as it was said."""
    on = ""
    if command.unit is not None:
        on = f"on {command.unit}"
    elif command.turn is not None:
        on = f"on turn {command.turn}"
    elif command.entry is not None:
        on = f"on line {command.entry}"
    private = "private" if isinstance(command, PrivateNote) else "aside" if command.aside else ""
    head = " ".join(filter(None, (private, on)))
    if head or _PREFIX.fullmatch(command.text):
        return f"note {head}: {command.text}"
    return f"note {command.text}"


def typed_note(
    text: str, battle: Known, *, unit: int | None = None, entry: int | None = None
) -> Note | PrivateNote:
    """What was typed as a note on a soldier or a line that is chosen, or on none, beside the line of the record.

    `private:` before it keeps it to its seat.
    """
    about = note_about(text, battle)
    if about.unit is None and about.turn is None and about.entry is None:
        about = replace(about, unit=unit, entry=entry, aside=not about.private and unit == entry)
    return note_of(about)
