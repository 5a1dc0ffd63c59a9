"""The hash of each step, chained: a change anywhere in a record shows in that step and cannot hide behind later ones.

It guards against accidents and idle hands. Whoever knows this page can hash a forged record anew.
"""

import hashlib
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

_STEPS = (
    'SELECT id, battle_id, parent_id, command, "by", at, label, decided_by, hash FROM step'
    " WHERE ?1 IS NULL OR battle_id = ?1 ORDER BY id"
)
_EVENTS = "SELECT kind, version, body FROM event WHERE step_id = ? ORDER BY id"
# An event repeats whose it is and what came before it; the first of a step follows the last of the parent's.
_MISPLACED = """
SELECT event.step_id FROM event JOIN step ON step.id = event.step_id
LEFT JOIN step AS before ON before.id = step.parent_id
WHERE step.battle_id = ?1 AND (
    event.battle_id <> step.battle_id OR event.id NOT BETWEEN step.first_id AND step.last_id
    OR event.parent_id IS NOT (CASE event.id WHEN step.first_id THEN before.last_id ELSE event.id - 1 END)
) ORDER BY event.step_id LIMIT 1
"""


class Broken(NamedTuple):
    """A step of a battle or side game that was changed; `entry` is its number in the log.

    Its hash does not fit what stands in it, or its events do not follow those before them.
    """

    record: int
    step: int
    entry: int
    what: str = "its hash does not fit: who said it, when, what was said or what came of it was changed"


def step_hash(parent: str, words: Sequence[object], events: Sequence[tuple[Any, ...]]) -> str:
    """SHA-256, in hex, over the parent's hash ("" for the first step), the words of a step and its events.

    The words are its command, who gave it, when, its label and who decided it. An event is its kind, its version and
    its body with its faces. All of it is hashed as one line of JSON.
    """
    line = json.dumps(
        [parent, *words, [list(event) for event in events]],
        separators=(",", ":"),
        default=bytes.hex,
    )
    return hashlib.sha256(line.encode()).hexdigest()


_FIT: set[tuple[str, int]] = set()
"""Hashes of steps with Python's own of the rows that were found to fit them: it is another in every process."""


def first_broken(connection: sqlite3.Connection, record: int, *, again: bool = False) -> Broken | None:
    """The first step of a record that was changed, by its hash or by the place of its events; None when all fit.

    `again` and again in one process: rows that were found to fit are known by that, at a third of the time.
    """
    misplaced = connection.execute(_MISPLACED, (record,)).fetchone()
    with _lenient(connection):
        stored: dict[int | None, str] = {None: ""}
        entries: Counter[int] = Counter()
        for step, battle, parent, *words, mark in connection.execute(_STEPS, (record,)):
            entries[battle] += 1
            # By the hash that stands in the parent, so that a step is named for what is wrong with itself.
            before, events = stored.get(parent, ""), _events(connection, step)
            found = (mark, hash((before, *words, *events))) if again else None
            if found not in _FIT:
                if mark != step_hash(before, words, events):
                    return Broken(battle, step, entries[battle])
                _FIT.update([found] if found else ())
            if misplaced is not None and misplaced[0] == step:
                return Broken(battle, step, entries[battle], "an event does not follow the one before it")
            stored[step] = mark
        return None


def rehash(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    """What the hash of every step of the file should be, with the number of the step."""
    with _lenient(connection):
        right: dict[int | None, str] = {None: ""}
        for step, _, parent, *words, _ in connection.execute(_STEPS, (None,)):
            right[step] = step_hash(right.get(parent, ""), words, _events(connection, step))
        return [(mark, step) for step, mark in right.items() if step is not None]


@contextmanager
def _lenient(connection: sqlite3.Connection) -> Iterator[None]:
    """Texts that are none are read all the same, each in one way: what stands there is hashed, whatever it is."""
    before = connection.text_factory
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")
    try:
        yield
    finally:
        connection.text_factory = before


def _events(connection: sqlite3.Connection, step: int) -> list[tuple[Any, ...]]:
    return connection.execute(_EVENTS, (step,)).fetchall()
