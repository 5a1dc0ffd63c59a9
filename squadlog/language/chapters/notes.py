"""Notes in words: `note tea break`, `note on 3: carries the map`, `note private on turn 2: look at the back door`.

Said plainly it is a line of the log like any other; on something, private or aside it stands beside the line (`note
aside tea break`). `private` or `aside` as the first word decides, with a colon behind it or without; so does the first
word behind `on 3:`; a colon of its own before it says that it belongs to the words (`note on 3: : private eyes`).
"""

import re
from functools import partial

from squadlog.base.records import record, replace
from squadlog.battle.saying import Note, Noting, PrivateNote
from squadlog.battle.state import Known
from squadlog.facts.seats import REFEREE
from squadlog.language.naming import take_unit
from squadlog.language.words import Reader, Stuck, tidy

_FIRST = re.compile(r"\s*(private|aside)\b\s*:?\s*", re.IGNORECASE)
_TO = re.compile(r"to\s+(?:the\s+)?([^:]{1,60}?)\s*:\s*", re.IGNORECASE)
_ON = re.compile(r"(?:on\s+([^:]{1,60}?))?\s*:\s*(.*)", re.IGNORECASE | re.DOTALL)
_AS_IT_IS = re.compile(r"\s*:\s*(.*)", re.DOTALL)
_NUMBERED = re.compile(r"(turn|line)\s+#?([0-9]{1,6})", re.IGNORECASE)


@record
class NoteAbout(Noting):
    """What somebody typed as a note: the words, what they are about, whether others may read them, and who may."""

    private: bool = False
    to: str = ""


def note_about(text: str, battle: Known) -> NoteAbout:
    """Read a note. What stands before a colon and means nothing here belongs to the words themselves.

    What is said to one side, or to the referee, is private by whatever word it begins.
    """
    about = _take_privacy(NoteAbout(text=text), battle)
    if (found := _ON.fullmatch(about.text)) is None:
        return about
    text, (on, words) = about.text, found.groups()
    if on is None:
        return replace(about, text=words)
    plain, about = not (about.private or about.aside), replace(about, text=words)
    if plain:  # without such a word before it, one behind the colon decides
        about = _take_privacy(about, battle)
        if about.private:
            text = f"on {on}: {about.text}"
        elif (as_it_is := _AS_IT_IS.fullmatch(words)) is not None:
            about = replace(about, text=as_it_is[1])
    numbered = _NUMBERED.fullmatch(on.strip())
    if numbered is not None:
        number = int(numbered.group(2))
        of_turn = numbered.group(1).lower() == "turn"
        return replace(about, turn=number) if of_turn else replace(about, entry=number)
    unit = _unit(on, battle)
    if unit is None:
        return replace(about, text=text)
    return replace(about, unit=unit)


def _take_privacy(about: NoteAbout, battle: Known) -> NoteAbout:
    """The note without `private` or `aside` as its first word, kept as that has it."""
    word = _FIRST.match(about.text)
    if word is None:
        return about
    text, private = about.text[word.end() :], word[1].lower() == "private"
    if (to := _TO.match(text)) is not None and (seat := _seat(to[1], battle)) is not None:
        text, private = text[to.end() :], True
        about = replace(about, to=seat)
    return replace(about, text=text, private=private, aside=not private)


def private_first(text: str) -> tuple[str, bool]:
    """What was typed without `private` as its first word, and whether it stood there."""
    word = _FIRST.match(text)
    if word is None or word[1].lower() != "private":
        return text, False
    return text[word.end() :], True


def _seat(text: str, battle: Known) -> str | None:
    """The seat that is meant: a side's by its name; empty for the referee, who reads whatever is private."""
    said = text.strip().casefold()
    names = {REFEREE: ""} | {
        name.casefold(): one.id for one in battle.setup.sides for name in (one.id, one.name)
    }
    return names.get(said)


def _unit(text: str, battle: Known) -> int | None:
    try:
        reader = Reader(tidy(text))
        unit = take_unit(reader, battle)
    except (Stuck, ValueError):
        return None
    return None if reader.more() else unit


def note_of(about: NoteAbout) -> Note | PrivateNote:
    """The command that writes it."""
    kind = partial(PrivateNote, seat=about.to) if about.private else Note
    return kind(
        text=about.text,
        unit=about.unit,
        turn=about.turn,
        entry=about.entry,
        aside=about.aside,
        picture=about.picture,
    )


def say_note(command: Note | PrivateNote) -> str:
    """A note as it was said; words that read as whom it is for or about stand behind a colon of their own."""
    on, words = "", command.text
    if command.unit is not None:
        on = f"on {command.unit}"
    elif command.turn is not None:
        on = f"on turn {command.turn}"
    elif command.entry is not None:
        on = f"on line {command.entry}"
    private = "private" if isinstance(command, PrivateNote) else "aside" if command.aside else ""
    if private and not on and (_TO.match(words) or _ON.fullmatch(words)):
        words = f": {words}"
    if on and not private and (_FIRST.match(words) or _AS_IT_IS.fullmatch(words)):
        words = f": {words}"
    head = " ".join(filter(None, (private, on)))
    if head or _FIRST.match(words) or _ON.fullmatch(words):
        return f"note {head}: {words}"
    return f"note {words}"


def build_note(
    text: str, battle: Known, *, unit: int | None = None, entry: int | None = None, picture: str = ""
) -> Note | PrivateNote:
    """What was typed as a note on a soldier or a line that is chosen, or on none, beside the line of the record.

    `private:` before it keeps it to its seat; `picture` is its photograph.
    """
    about = replace(note_about(text, battle), picture=picture)
    if about.unit is None and about.turn is None and about.entry is None:
        about = replace(about, unit=unit, entry=entry, aside=not about.private and unit == entry)
    return note_of(about)
