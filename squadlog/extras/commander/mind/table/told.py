"""What people told a commander of the lines between soldiers, and what it asked them: both are notes of the record.

`told 3 9 12m half-hard`: 9 is 12 metres from 3, behind half hard cover. `told 1-3 9,10 10-14m` is said of six lines,
between 10 and 14 metres; `told 3 all unseen` of all his enemies. A semicolon parts several. `told nothing` tells it to
ask no more.
"""

from __future__ import annotations

import re
from dataclasses import field
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.records import record, replace, value
from squadlog.battle.commands import Declare, Fire
from squadlog.battle.moment import Moment
from squadlog.book.in_force import scale_of
from squadlog.facts.ground_facts import StatedSighting
from squadlog.session.view.questions.read_sentence import read_sentence

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.state import Known
    from squadlog.reports.soldier.notes import NoteKept

FORM = "told 3 9 12m half-hard"
NO_MORE = "told nothing"
"""By which it is told to ask no more, until it is told a range again."""
ASKS = "How far is it "
UNREAD = "Not understood: "
FAR_AWAY_M = float("inf")
"""The far end of a line whose metres nobody has said."""
_TELLS = re.compile(r"told\b[\s:]*(.*)", re.IGNORECASE | re.DOTALL)
_ASKED = re.compile(r"\bfrom (\d{1,6}) to (the nearest|\d{1,6})")
_LIST = re.compile(r"#?\d{1,6}(?:-#?\d{1,6})?(?:,#?\d{1,6}(?:-#?\d{1,6})?)*")
_SPAN = re.compile(
    r"(\d{1,4}(?:\.\d+)?)\s*(?:(?:-|to)\s*(\d{1,4}(?:\.\d+)?))?\s*([a-z]*)(?=[\s,]|$)", re.IGNORECASE
)
_UNITS = ("", "m", "in", "cm", "metres", "meters", "metre", "inch", "inches", "centimetres", "centimeters")
_PLAIN = (
    (re.compile(r"\b(unseen|hidden|not seen|out of view)\b", re.IGNORECASE), "no sight"),
    (re.compile(r"\b(half|full)\s+(hard|soft)(\s+cover)?\b", re.IGNORECASE), r"\1-\2"),
    (re.compile(r"\b(open|uncovered|in the open)\b", re.IGNORECASE), "no cover"),
)
_SORT = re.compile(r"\b(half|full)(?: cover)?(?=$|[\s,])", re.IGNORECASE)
_EVERYBODY, _NOBODY = ("all", "everybody"), ("nobody", "none", "no-one")
_MOST_READ = 2_000
_READ: dict[tuple[object, ...], tuple[LineTold, ...]] = {}
"""What was told, by its words and what they are read in: every word of a commander asks for all of it."""
_BETWEEN = ("to", "at", "sees", "and")


class NotToldError(SquadlogError):
    """What was told is not understood; the sentence says what would be."""


@value
class LineTold:
    """What was said of the line from `viewer` to `target`: metres from `low_m` to `high_m`, and in `stated` the rest.

    `entry` is the line of the log by which it was said: what was walked since counts from there.
    """

    viewer: int
    target: int
    low_m: float
    high_m: float
    entry: int = 0
    stated: StatedSighting = field(default_factory=StatedSighting)


@value
class LineAsked:
    """A question of a commander: the range from `viewer` to `target`, or to the nearest enemy that he sees (None)."""

    viewer: int
    target: int | None
    moment: Moment
    entry: int


@value
class GroundWalked:
    """Ground that a soldier covered, in metres, the line of the log that tells it, and whether he `turned`."""

    unit: int
    metres: float
    entry: int
    turned: bool = False


@record
class TableTold:
    """What a commander was told at the table, and what it asked there, as the record has it.

    `asks`: people say ranges there, so that it asks for those it needs. `unread` are words to it in this
    second that it did not understand, and has not said so yet. `placed` are the soldiers of whom it said in this
    second how their figure goes. `quiet`: it makes do with what it was told, and asks nobody, as advice does.
    """

    lines: tuple[LineTold, ...] = ()
    asked: tuple[LineAsked, ...] = ()
    walked: tuple[GroundWalked, ...] = ()
    asks: bool = False
    unread: tuple[str, ...] = ()
    placed: frozenset[int] = frozenset()
    quiet: bool = False


NOTHING_TOLD = TableTold()


def is_telling(text: str) -> bool:
    """Whether the words of a note tell a commander something."""
    return _TELLS.match(text) is not None


def read_telling(text: str, known: Known, entry: int = 0) -> tuple[LineTold, ...]:
    """The lines of which a note tells; none where it tells nothing. NotToldError where it is not understood."""
    if text.strip().rstrip(".").casefold() == NO_MORE:
        return ()
    key = (text, scale_of(known), known.chapters, tuple((one.id, one.side) for one in known.units.values()))
    if key not in _READ:
        if len(_READ) >= _MOST_READ:
            _READ.clear()
        parts = (_TELLS.sub(r"\1", part.strip(), count=1) for part in text.split(";") if part.strip())
        _READ[key] = tuple(line for part in parts for line in _read_part(part, known))
    return tuple(replace(line, entry=entry) for line in _READ[key])


def _read_part(words: str, known: Known) -> tuple[LineTold, ...]:
    words = words.strip().rstrip(".")
    viewers, rest = _units(words, known, ())
    if not viewers:
        raise NotToldError(f"Say from whom to whom, and how far, such as: {FORM}.")
    targets, rest = _units(rest, known, viewers)
    if not targets:
        raise NotToldError(f"Say to whom the range from {viewers[0]} is, such as: {FORM}.")
    pairs = [(one, other) for one in viewers for other in targets if one != other]
    (first, second), *_ = pairs or [(viewers[0], targets[0])]
    low, high, stated = _line(first, second, rest, known)
    return tuple(LineTold(one, other, low, high, stated=stated) for one, other in pairs)


def read_notes(
    notes: Iterable[NoteKept],
    known: Known,
    name: str,
    shots: tuple[LineTold, ...] = (),
    walked: tuple[GroundWalked, ...] = (),
) -> TableTold:
    """What the notes of a battle told a commander of that name, and what it asked; undone ones count no more.

    `shots` are the lines that were stated of shots. It asks where anybody says ranges, until it is told to ask no more.
    """
    lines, asked, unread, placed = list(shots), list[LineAsked](), list[str](), set[int]()
    asks = bool(shots)
    for note in notes:
        if note.undone or note.private:
            continue
        if note.by == name and note.text.startswith(ASKS):
            asked += [LineAsked(int(one), int(to) if to.isdigit() else None, note.moment, note.entry)
                      for one, to in _ASKED.findall(note.text)]  # fmt: skip
        elif note.by == name and note.text.startswith(UNREAD):
            unread = [one for one in unread if one not in note.text]
        elif note.by == name and note.unit is not None and note.moment == known.now:
            placed.add(note.unit)
        elif is_telling(note.text):
            try:
                lines += read_telling(note.text, known, note.entry)
                asks = note.text.strip().rstrip(".").casefold() != NO_MORE
            except NotToldError:
                unread += [note.text] if note.moment == known.now else []
    return TableTold(
        lines=tuple(lines), asked=tuple(asked), walked=walked, asks=asks, unread=tuple(unread), placed=frozenset(placed)
    )  # fmt: skip


def _units(words: str, known: Known, viewers: tuple[int, ...]) -> tuple[tuple[int, ...], str]:
    """The units that these words begin with, and what follows; `viewers` are those before them, if any."""
    first, _, rest = words.partition(" ")
    word = first.rstrip(":,").casefold()
    if viewers and word in _BETWEEN:
        return _units(rest.strip(), known, viewers)
    if viewers and word in (*_EVERYBODY, *_NOBODY):
        foes = tuple(one.id for one in known.units.values() if one.side != known.units[viewers[0]].side)
        return foes, rest if word in _EVERYBODY else "no sight"
    if _LIST.fullmatch(word) is None:
        return (), words
    found = list[int]()
    for part in word.replace("#", "").split(","):
        low, _, high = part.partition("-")
        found += range(int(low), min(int(high or low), int(low) + 999) + 1)
    for one in found:
        if one not in known.units:
            raise NotToldError(f"There is no unit {one} here; say such as: {FORM}.")
    return tuple(dict.fromkeys(found)), rest.strip()


def _line(viewer: int, target: int, words: str, known: Known) -> tuple[float, float, StatedSighting]:
    """How far it is at least and at most, and what else was said of a line."""
    span = _SPAN.match(words)
    if span is not None and span[3].casefold() in _UNITS:
        near, far, unit = span[1], span[2] or span[1], span[3]
        rest = words[span.end() :].strip(" ,")
        low, high = (_stated(viewer, target, f"range {one}{unit}", known).distance_m for one in (near, far))
        if low is None or high is None or high < low:
            raise NotToldError(
                f"A range goes from the nearer end to the farther, such as 10-14m, not {span[0]!r}."
            )
        return low, high, _stated(viewer, target, rest, known)
    stated = _stated(viewer, target, words, known)
    return (
        0.0 if stated.distance_m is None else stated.distance_m,
        stated.distance_m or FAR_AWAY_M,
        replace(stated, distance_m=None),
    )


def _stated(viewer: int, target: int, words: str, known: Known) -> StatedSighting:
    """What these words say of the line, as they do of a shot."""
    plain = words
    for pattern, instead in _PLAIN:
        plain = pattern.sub(instead, plain)
    says, wrong = read_sentence(known, f"fire {viewer} at {target} {plain}")
    if isinstance(says, Declare) and says.shot is not None:
        return says.shot.stated
    if isinstance(says, Fire):
        return says.stated
    if (found := _SORT.search(plain)) is not None:
        raise NotToldError(
            f"Say whether the cover is hard or soft: {found[1].lower()}-hard or {found[1].lower()}-soft."
        )
    told = wrong.replace(" after 'fire'", "") or f"{clean_text(words, limit=60)!r} says nothing of a range"
    raise NotToldError(f"{told.rstrip('.')}: say such as {FORM}, or {FORM[:8]} unseen.")
