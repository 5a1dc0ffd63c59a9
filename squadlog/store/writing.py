"""The rows of a record as they are written: a step with its events, where the head stands, how far it goes."""

import json
import sqlite3
from collections.abc import Sequence

from squadlog import __version__
from squadlog.battle.record.steps import HeadMove, Step
from squadlog.store.faults import GoneOn
from squadlog.store.hashes import step_hash
from squadlog.store.records import EndMark, Half, StoredEvent, answers_key, end_key, now

_ADD_STEP = (
    'INSERT INTO step (battle_id, command, "by", at, label, parent_id, first_id, last_id, decided_by, hash)'
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_EVENT = (
    "INSERT INTO event (id, battle_id, step_id, parent_id, kind, version, body) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
# Only where the record still stands as whoever writes saw it, with what it was waiting for.
_MOVE_HEAD = (
    "UPDATE battle SET head_id = ?, moment = ?, modified = ?, awaiting = NULL"
    " WHERE id = ? AND head_id = ? AND awaiting IS ?"
)
_MOVE_END = 'UPDATE setting SET value = ? WHERE "key" = ? AND value = ?'
_ANSWERS = 'SELECT value FROM setting WHERE "key" = ?'
_KEEP_ANSWERS = 'INSERT OR REPLACE INTO setting ("key", value) VALUES (?, ?)'
_MOST_ANSWERS = 64
"""How many answers are kept beside a record: who says something twice does so soon."""


def add_step(
    pen: sqlite3.Connection, battle: int, parent: Step | None, command: str, events: Sequence[StoredEvent], *,
    by: str, label: str, at: str = "",
) -> Step:  # fmt: skip
    """Write a step with its events behind `parent`; where the head stands is not changed."""
    at = at or now()
    first = next_event(pen)
    last = first + len(events) - 1
    before, behind, chained = (parent.id, parent.last, parent.hash) if parent else (None, None, "")
    mark = step_hash(chained, (command, by, at, label, __version__), events)
    number = new_id(
        pen.execute(_ADD_STEP, (battle, command, by, at, label, before, first, last, __version__, mark))
    )
    pen.executemany(
        _ADD_EVENT,
        [
            (place, battle, number, place - 1 if place > first else behind, *event)
            for place, event in enumerate(events, start=first)
        ],
    )
    return Step(
        id=number, parent=before, command=command, by=by, at=at, label=label, first=first, last=last,
        decided_by=__version__, hash=mark,
    )  # fmt: skip


def say_end(
    pen: sqlite3.Connection, battle: int, end: EndMark | None, written: Step | HeadMove | None
) -> None:
    """Write anew how far a signed record goes. GoneOn where another program has done so meanwhile."""
    if end is None:
        return
    values = (end.after(written), end_key(battle), end.before)
    if pen.execute(_MOVE_END, values).rowcount != 1:
        raise gone_on_error()


def add_answer(pen: sqlite3.Connection, battle: int, answer: str) -> None:
    """Keep beside a record what was answered, in JSON; with the change itself, so that neither is there alone."""
    if not answer:
        return
    row = pen.execute(_ANSWERS, (answers_key(battle),)).fetchone()
    kept = [*read_answers("" if row is None else str(row[0])), json.loads(answer)]
    pen.execute(_KEEP_ANSWERS, (answers_key(battle), json.dumps(kept[-_MOST_ANSWERS:])))


def read_answers(text: str) -> list[dict[str, object]]:
    """The answers that the setting of a record keeps, oldest first; what cannot be read is none."""
    try:
        kept = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return []
    return [one for one in kept if isinstance(one, dict)] if isinstance(kept, list) else []


def next_event(pen: sqlite3.Connection) -> int:
    """The id that the next event of the file will have."""
    return int(pen.execute("SELECT max(id) FROM event").fetchone()[0] or 0) + 1


def move_head(
    pen: sqlite3.Connection, battle: int, left: int, reached: int, *, moment: str, awaited: Half | None
) -> None:
    """Move the head from the event `left` to another. GoneOn where it stands elsewhere, or waits for something else."""
    values = (reached, moment, now(), battle, left, text_of(awaited))
    if pen.execute(_MOVE_HEAD, values).rowcount != 1:
        raise gone_on_error()


def text_of(half: Half | None) -> str | None:
    """What is half said as it lies in the file."""
    return half.stored if half else None


def new_id(cursor: sqlite3.Cursor) -> int:
    """The id of the row that was inserted."""
    number = cursor.lastrowid
    assert number is not None  # noqa: S101 - one row was inserted
    return number


def gone_on_error() -> GoneOn:
    """The error that another program was quicker."""
    return GoneOn("The battle continued in another window; nothing changed here.")
