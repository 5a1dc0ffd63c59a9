"""A record as it is read: everything of it is fetched at once and held against the rest, so that damage is told as that."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, NamedTuple

from squadlog.battle.record import HeadMove, Step
from squadlog.errors import StoreError
from squadlog.store.records import BattleRecord, BattleSummary, Extent, Half, StoredEvent, broken_record
from squadlog.store.upcasting import UPCASTERS, brought_up

FORMAT = 1
"""Version of the way a record is laid out in its rows; events have versions of their own."""

_SUMMARIES = (
    "SELECT id, title, created, modified, moment, awaiting, game FROM battle"
    " WHERE (game <> '') = ? ORDER BY modified DESC, id DESC"
)
_BATTLE = "SELECT title, head_id, format, tables_hash, rulings_hash, awaiting, game FROM battle WHERE id = ?"
_STEPS = (
    'SELECT id, parent_id, command, "by", at, label, first_id, last_id, decided_by, hash'
    " FROM step WHERE battle_id = ? ORDER BY id"
)
_MOVES = 'SELECT left_id, reached_id, "by", at, why FROM headmove WHERE battle_id = ? ORDER BY id'
_BRANCHES = "SELECT name, event_id FROM branch WHERE battle_id = ?"
_ODD = "SELECT 1 FROM event WHERE battle_id = ? AND version <> 1 LIMIT 1"
# As bytes, because bytes are what is checked next: thousands of texts need not be decoded and encoded again.
_BODIES = "SELECT id, CAST(body AS BLOB) FROM event WHERE battle_id = ? ORDER BY id"
_VERSIONED = "SELECT id, kind, version, body FROM event WHERE battle_id = ? ORDER BY id"
_ENDS = (
    "SELECT kind, version, body FROM event WHERE id IN "
    "((SELECT min(id) FROM event WHERE battle_id = ?1), (SELECT head_id FROM battle WHERE id = ?1)) ORDER BY id"
)
EXTENT = (
    "SELECT head_id, awaiting, title, (SELECT max(id) FROM step WHERE battle_id = ?1),"
    " (SELECT count(*) FROM headmove WHERE battle_id = ?1), (SELECT count(*) FROM branch WHERE battle_id = ?1)"
    " FROM battle WHERE id = ?1"
)

_STEP_KINDS = (int, (int, type(None)), str, str, str, str, int, int, str, str)
_MOVE_KINDS = (int, int, str, str, str)


class _Head(NamedTuple):
    """The row of a record in the list of all."""

    title: str
    head: int
    format: int
    tables_hash: str
    rulings_hash: str
    awaiting: str | None
    game: str


_HEAD_KINDS = (str, int, int, str, str, (str, type(None)), str)


def summaries(connection: sqlite3.Connection, *, games: bool) -> tuple[BattleSummary, ...]:
    """Every battle, or every side game, the one last played first. StoreError for a row in which there is no text."""
    rows = connection.execute(_SUMMARIES, (games,)).fetchall()
    for number, *texts, awaiting, game in rows:
        if not all(isinstance(text, str) for text in (*texts, awaiting or "", game)):
            raise broken_record(number, "a text of its row is none", game=str(game))
    return tuple(
        BattleSummary(
            id=number, title=title, created=created, modified=modified, moment=moment,
            awaiting=awaiting is not None, game=game,
        )
        for number, title, created, modified, moment, awaiting, game in rows
    )  # fmt: skip


def no_record(number: int, *, game: bool) -> StoreError:
    """There is none of that number."""
    return StoreError(f"There is no {'side game' if game else 'battle'} {number}.")


def record(connection: sqlite3.Connection, number: int, *, game: bool) -> BattleRecord:
    """A battle, or a side game, whole. StoreError when there is none of that number, or for what cannot be so in it."""
    row = connection.execute(_BATTLE, (number,)).fetchone()
    if row is None or bool(row[-1]) is not game:
        raise no_record(number, game=game)
    if not _fits(row, _HEAD_KINDS):
        raise broken_record(number, "its own row holds what it cannot", game="game" if game else "")
    head = _Head._make(row)
    if head.format > FORMAT:
        raise StoreError(f"Battle {number} was written by a newer squadlog; upgrade squadlog to open it.")
    steps = [Step._make(row) for row in connection.execute(_STEPS, (number,))]
    bodies = _bodies(connection, number)
    told = iter(bodies.values())
    read = BattleRecord(
        id=number,
        title=head.title,
        head=head.head,
        tables_hash=head.tables_hash,
        rulings_hash=head.rulings_hash,
        half=None if head.awaiting is None else _half(number, head.awaiting),
        steps={step.id: step for step in steps},
        events={step.id: list(islice(told, _length(step))) for step in steps},
        moves=tuple(HeadMove._make(row) for row in connection.execute(_MOVES, (number,))),
        branches=dict(connection.execute(_BRANCHES, (number,)).fetchall()),
        game=head.game,
    )
    _require_sound(read, bodies)
    return read


def ends(connection: sqlite3.Connection, number: int) -> tuple[bytes, bytes]:
    """The bodies of the first event of a record and of the one that stands. Raises StoreError."""
    rows = connection.execute(_ENDS, (number,)).fetchall()
    if not rows:
        raise StoreError(f"There is no record {number}.")
    bodies = [brought_up(StoredEvent(*row)) for row in rows]
    return bodies[0], bodies[-1]


def extent(row: tuple[Any, ...]) -> Extent:
    """How far a record goes, from the row that EXTENT gives."""
    return Extent._make(row)


def _bodies(connection: sqlite3.Connection, number: int) -> dict[int, bytes]:
    """The bodies of all events of a record, in the present version; nothing else is fetched when all are."""
    if connection.execute(_ODD, (number,)).fetchone() is None and not UPCASTERS:
        return dict(connection.execute(_BODIES, (number,)).fetchall())
    rows = connection.execute(_VERSIONED, (number,))
    return {event: brought_up(StoredEvent(*rest)) for event, *rest in rows}


def _length(step: Step) -> int:
    try:
        return max(0, step.last - step.first + 1)
    except TypeError:
        return 0  # what is no number is told when the record is held against itself


def _require_sound(read: BattleRecord, bodies: Mapping[int, bytes]) -> None:
    """Raise StoreError, naming the entry, for what cannot be so."""
    at = 0
    earlier: set[int | None] = {None}
    events = iter(bodies)
    for step in read.steps.values():
        if not _fits(step, _STEP_KINDS):
            raise read.damaged("its row holds what it cannot", step.id)
        if step.parent not in earlier:
            raise read.damaged("the entry that it follows is not there", step.id)
        run = range(step.first, step.last + 1)
        if step.first <= at or not run or list(islice(events, len(run))) != list(run):
            raise read.damaged("its events are not all there", step.id)
        at = step.last
        earlier.add(step.id)
        earlier.discard(None)  # only the first follows nothing
    if not read.steps or next(events, None) is not None:
        raise read.damaged("there are events that belong to no entry" if read.steps else "it is empty")
    lasts = {step.last for step in read.steps.values()}
    if read.head not in lasts:
        raise read.damaged("where it stands is no end of an entry")
    for move in read.moves:
        if not _fits(move, _MOVE_KINDS) or not {move.left, move.reached} <= lasts:
            raise read.damaged("an undo or jump goes to where no entry is")
    if not all(isinstance(name, str) and event in lasts for name, event in read.branches.items()):
        raise read.damaged("a named place is at no entry")


def _fits(row: Iterable[object], kinds: Iterable[Any]) -> bool:
    return all(map(isinstance, row, kinds))


def _half(number: int, text: str) -> Half:
    try:
        match json.loads(text):
            case {"command": str(command), "by": str(by), "faces": [*faces], "roll": str(roll)}:
                if all(isinstance(face, int) for face in faces):
                    return Half(command=command, by=by, faces=tuple(faces), roll=roll, stored=text)
    except (ValueError, RecursionError):
        pass
    raise broken_record(number, "the command that waits for a die cannot be read")
