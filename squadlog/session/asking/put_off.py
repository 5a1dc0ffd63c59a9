"""Reminders that a seat has dismissed or put off, kept beside the record: undo neither brings them back nor loses them.

What is kept is no sentence but its mark, for each battle and seat in a setting of its own; of a sealed battle it is kept
in this process alone. A duty is told once more at the last moment at which it counts, dismissed or not.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record
from squadlog.battle.by_hand import read_moment
from squadlog.battle.moment import SUBPHASES, Duty, Moment

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.session.battle_record import RecordOfBattle

LAST = "Last chance: "
"""What a duty begins with at the last moment at which it counts."""
FOR_GOOD = ""
"""Until when something is put off that was dismissed."""
_UNSAVED: dict[tuple[str, int, str], dict[str, str]] = {}
_UNTIL = "Say until when: until T2.s3, until turn 3, or until 7 for a subphase of this turn."


@record
class Reminded:
    """A reminder of the present moment: its sentence, and whether it is told.

    One that is not is dismissed, or put off until the moment `until`.
    """

    sentence: str
    told: bool = True
    until: str = FOR_GOOD


class PutOff:
    """What one seat of a battle does not want to be told for now."""

    def __init__(self, of: RecordOfBattle, seat: str) -> None:
        self._record, self._seat = of, seat

    def sort(self, sentences: Iterable[str], now: Moment) -> tuple[Reminded, ...]:
        """Say which of these reminders are told now: those not put off, and a duty at its last moment once more."""
        kept = self._load()
        return tuple(_sort(sentence, now, kept) for sentence in sentences)

    def put_off(self, one: Reminded, present: Iterable[Reminded], until: Moment | None) -> None:
        """Dismiss a reminder that is told, or put it off until that moment. Raises StoreError.

        What is kept of others goes where nobody is reminded of them any more.
        """
        marks = {_mark(other.sentence) for other in present}
        kept = {mark: moment for mark, moment in self._load().items() if mark in marks}
        kept[_mark(one.sentence)] = FOR_GOOD if until is None else str(until)
        self._save(kept)

    def take_back(self) -> None:
        """Tell all reminders again. Raises StoreError."""
        self._save({})

    @property
    def _sealed(self) -> bool:
        return self._record.seal is not None

    @property
    def _key(self) -> str:
        return f"reminders.{self._record.id}.{self._seat}"

    @property
    def _place(self) -> tuple[str, int, str]:
        return str(self._record.store.path), self._record.id, self._seat

    def _load(self) -> dict[str, str]:
        if self._sealed:
            return dict(_UNSAVED.get(self._place, {}))
        try:
            kept = json.loads(self._record.store.settings.get(self._key, "{}"))
        except (ValueError, RecursionError):
            return {}
        whole = isinstance(kept, dict) and all(isinstance(one, str) for one in kept.values())
        return kept if whole else {}

    def _save(self, kept: dict[str, str]) -> None:
        if self._sealed:
            _UNSAVED[self._place] = kept
        elif kept:
            self._record.store.settings.set(self._key, json.dumps(kept))
        else:
            self._record.store.settings.drop(self._key)


def _sort(sentence: str, now: Moment, kept: dict[str, str]) -> Reminded:
    if isinstance(sentence, Duty) and sentence.last == now:
        sentence = f"{LAST}{sentence}"  # another sentence: what was dismissed before is told once more
    until = kept.get(_mark(sentence))
    if until is None:
        return Reminded(sentence=sentence)
    try:
        told = until != FOR_GOOD and now >= read_moment(until)
    except ValueError:
        told = True
    return Reminded(sentence=sentence, told=told, until=until)


def _mark(sentence: str) -> str:
    return sha256(sentence.encode()).hexdigest()[:16]


def read_until(text: str, now: Moment) -> Moment:
    """Until when something is put off: `T2.s3`, `turn 3`, `7`; for nothing said until the next subphase.

    Raises SquadlogError for what is no moment, and for one that is not to come.
    """
    words = text.lower().split()
    words = words[1:] if words[:1] == ["until"] else words
    match words:
        case []:
            typed = str(now.later(1))
        case ["turn", number]:
            typed = f"{number}.1"
        case ["subphase", number] | [number] if number.isdigit():
            typed = f"{now.turn}.{number}"
        case _:
            typed = " ".join(words)
    try:
        found = read_moment(typed)
    except ValueError:
        raise SquadlogError(_UNTIL) from None
    if found <= now:
        raise SquadlogError(f"It is {now} already. {_UNTIL}")
    return found


def next_turn(now: Moment) -> Moment:
    """The first subphase of the turn after this one."""
    return now.later(SUBPHASES - now.subphase + 1)
