"""A record as it is read: fetched at once, each part held against the rest, so that damage is told as that."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from squadlog.base.errors import StoreError
from squadlog.base.names import clean_text
from squadlog.battle.record.steps import HeadMove, Step
from squadlog.store.deleted import HIDDEN
from squadlog.store.records import (
    BattleRecord,
    BattleSummary,
    Half,
    StoredEvent,
    broken_record_error,
    end_key,
)
from squadlog.store.upcasting import current_versions, upcast_body

FORMAT = 1
"""Version of the way a record is laid out in its rows; events have versions of their own."""
SEALED = 2
"""Version of a record whose steps are sealed: its rows are pages and boxes."""
SIGNED = 3
"""The first version of a sealed record with each step and the end signed by its writer."""

PLAYED = (
    "coalesce((SELECT kind = 'game_started' FROM event WHERE battle_id = battle.id"
    " ORDER BY id LIMIT 1), game <> '')"
)
"""In SQL: whether a record is of a side game, by how it begins; what its own row says of that is held against it."""
# As bytes, so that one text that is none does not keep all the others from being listed.
_SUMMARIES = (
    "SELECT id, CAST(title AS BLOB), CAST(created AS BLOB), CAST(modified AS BLOB),"  # noqa: S608 - our own
    " CAST(moment AS BLOB), CAST(game AS BLOB), awaiting IS NOT NULL FROM battle"
    f" WHERE {PLAYED} = ? AND NOT {HIDDEN} ORDER BY modified DESC, id DESC"
)
_BATTLE = (
    "SELECT title, head_id, format, tables_hash, rulings_hash, awaiting, game,"  # noqa: S608 - our own words
    f" {PLAYED} FROM battle WHERE id = ?"
)
_HIDDEN = f"SELECT 1 FROM battle WHERE id = ? AND {HIDDEN}"  # noqa: S608 - our own words
_STEPS = (
    'SELECT id, parent_id, command, "by", at, label, first_id, last_id, decided_by, hash'
    " FROM step WHERE battle_id = ? ORDER BY id"
)
_MOVES = 'SELECT left_id, reached_id, "by", at, why FROM headmove WHERE battle_id = ? ORDER BY id'
_END = 'SELECT value FROM setting WHERE "key" = ?'
_BRANCHES = "SELECT name, event_id FROM branch WHERE battle_id = ?"
# Those of another version than the present one.
_ODD = (
    "SELECT id, step_id, kind, version, body FROM event WHERE battle_id = ? AND version IS NOT CASE kind"  # noqa: S608 - kinds of our own
    + "".join(f" WHEN '{kind}' THEN {version}" for kind, version in current_versions().items())
    + " ELSE 1 END"
)
# As bytes, because bytes are what is checked next: thousands of texts need not be decoded and encoded again.
_BODIES = "SELECT id, CAST(body AS BLOB) FROM event WHERE battle_id = ? ORDER BY id"
_ENDS = (
    "SELECT kind, version, body FROM event WHERE id IN "
    "((SELECT min(id) FROM event WHERE battle_id = ?1), (SELECT head_id FROM battle WHERE id = ?1)) ORDER BY id"
)
EXTENT = (
    "SELECT head_id, awaiting, title, (SELECT max(id) FROM step WHERE battle_id = ?1),"
    " (SELECT count(*) FROM headmove WHERE battle_id = ?1), (SELECT count(*) FROM branch WHERE battle_id = ?1)"
    " FROM battle WHERE id = ?1"
)

_STEP_TYPES = {(int, parent, str, str, str, str, int, int, str, str) for parent in (int, type(None))}
_MOVE_TYPES = (int, int, str, str, str)


class _Head(NamedTuple):
    """The row of a record in the list of all."""

    title: str
    head: int
    format: int
    tables_hash: str
    rulings_hash: str
    awaiting: str | None
    game: str


_HEAD_TYPES = {(str, int, int, str, str, awaiting, str) for awaiting in (str, type(None))}


def summaries(connection: sqlite3.Connection, *, games: bool) -> tuple[BattleSummary, ...]:
    """Every battle, or every side game, the one last played first.

    A damaged row is listed as well, so that others are; a text that damage has made nothing is empty.
    """
    found = []
    for number, *texts, awaits in connection.execute(_SUMMARIES, (games,)):
        title, created, modified, moment, game = ((text or b"").decode(errors="replace") for text in texts)
        found.append(
            BattleSummary(
                id=number, title=title, created=created, modified=modified, moment=moment,
                awaiting=bool(awaits), game=game,
            )
        )  # fmt: skip
    return tuple(found)


def no_record(number: int, *, game: bool) -> StoreError:
    """The error that there is no record of that number."""
    return StoreError(f"There is no {'side game' if game else 'battle'} {number}.")


def record(connection: sqlite3.Connection, number: int, *, game: bool) -> BattleRecord:
    """A battle, or a side game, whole. StoreError when there is none of that number, or for what cannot be so in it."""
    try:
        return _record(connection, number, game=game)
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):
            raise
        what = "a text in it is none"  # Python could not decode it; SQLite found nothing amiss
        raise broken_record_error(number, what, game="game" if game else "") from None


def _record(connection: sqlite3.Connection, number: int, *, game: bool) -> BattleRecord:
    row = connection.execute(_BATTLE, (number,)).fetchone()
    if row is None:
        raise no_record(number, game=game)
    *row, begins = row
    if bool(row[-1]) is not bool(begins):
        said, what = clean_text(str(row[-1]), limit=40), "side game" if begins else "battle"
        told = f"row {number} of the table battle, game: it says {said!r}, and this is a {what}"
        raise broken_record_error(number, told, game="game" if begins else "")
    if bool(begins) is not game:
        raise no_record(number, game=game)
    if row[1] is None and connection.execute(_HIDDEN, (number,)).fetchone() is not None:
        word, what = ("games", "Side game") if game else ("battles", "Battle")
        raise StoreError(f"{what} {number} was deleted; squadlog {word} restore {number} brings it back.")
    if tuple(map(type, row)) not in _HEAD_TYPES:
        raise broken_record_error(number, "its own row holds what it cannot", game="game" if game else "")
    head = _Head._make(row)
    if head.format > SIGNED:
        raise StoreError(f"Battle {number} was written by a newer squadlog; upgrade squadlog to open it.")
    rows = connection.execute(_STEPS, (number,)).fetchall()
    read = BattleRecord(
        id=number,
        title=head.title,
        head=head.head,
        tables_hash=head.tables_hash,
        rulings_hash=head.rulings_hash,
        half=None if head.awaiting is None else _half(number, head.awaiting),
        steps={row[0]: Step._make(row) for row in rows},
        events={},
        moves=tuple(HeadMove._make(row) for row in connection.execute(_MOVES, (number,))),
        branches=dict(connection.execute(_BRANCHES, (number,)).fetchall()),
        game=head.game,
        sealed=head.format in (SEALED, SIGNED),
        end=_end(connection, number) if head.format == SIGNED else None,
    )
    read = replace(read, events=_share_out(read, _bodies(connection, read)))
    _require_sound(read)
    return read


def _end(connection: sqlite3.Connection, number: int) -> str:
    found = connection.execute(_END, (end_key(number),)).fetchone()
    return str(found[0]) if found is not None else ""


def ends(connection: sqlite3.Connection, number: int) -> tuple[bytes, bytes]:
    """The bodies of the first event of a record and of the one that stands. Raises StoreError."""
    rows = connection.execute(_ENDS, (number,)).fetchall()
    if not rows:
        raise StoreError(f"There is no record {number}.")
    if not all(map(_is_event, rows)):
        raise broken_record_error(number, "an event has no version, kind or body")
    bodies = [upcast_body(StoredEvent(*row)) for row in rows]
    return bodies[0], bodies[-1]


def _is_event(event: tuple[object, ...]) -> bool:
    """Whether a row with kind, version and body can be of an event."""
    kind, version, body = event
    return (type(kind), type(body)) == (str, str) and isinstance(version, int) and version > 0


def _bodies(connection: sqlite3.Connection, read: BattleRecord) -> list[tuple[int, bytes]]:
    """The bodies of all events of a record with their ids, in the present version."""
    bodies = connection.execute(_BODIES, (read.id,)).fetchall()
    up: dict[int, bytes] = {}
    for number, step, *event in connection.execute(_ODD, (read.id,)):
        if not _is_event(tuple(event)):
            raise read.damaged("an event has no version, kind or body", step if step in read.steps else None)
        up[number] = upcast_body(StoredEvent(*event))
    return [(number, up.get(number, body)) for number, body in bodies] if up else bodies


def _share_out(read: BattleRecord, bodies: Sequence[tuple[int, bytes]]) -> dict[int, list[bytes]]:
    """The bodies of each step's events. Raises StoreError, naming the entry, where steps and events do not fit."""
    ids, texts = [event for event, _ in bodies], [body for _, body in bodies]
    earlier: set[int | None] = {None}
    shared: dict[int, list[bytes]] = {}
    at = 0
    for step in read.steps.values():
        if tuple(map(type, step)) not in _STEP_TYPES:
            raise read.damaged("its row holds what it cannot", step.id)
        if step.parent not in earlier:
            raise read.damaged("the entry that it follows is not there", step.id)
        earlier.add(step.id)
        earlier.discard(None)  # only the first follows nothing
        end = at + step.last - step.first + 1
        # Ids go up, so that the first and the last of a run leave no room for others.
        if not at < end <= len(ids) or (ids[at], ids[end - 1]) != (step.first, step.last):
            raise read.damaged("its events are not all there", step.id)
        shared[step.id] = texts[at:end]
        at = end
    if at != len(ids) or not shared:
        raise read.damaged("there are events that belong to no entry" if shared else "it is empty")
    return shared


def _require_sound(read: BattleRecord) -> None:
    """Raise StoreError for a place, an undo or a name that is at the end of no entry."""
    lasts = {step.last for step in read.steps.values()}
    if read.head not in lasts:
        raise read.damaged("where it stands is the end of no entry")
    for move in read.moves:
        if tuple(map(type, move)) != _MOVE_TYPES or not {move.left, move.reached} <= lasts:
            raise read.damaged("an undo or jump goes to where no entry is")
    if not all(isinstance(name, str) and event in lasts for name, event in read.branches.items()):
        raise read.damaged("a named place is at no entry")


def _half(number: int, text: str) -> Half:
    try:
        match json.loads(text):
            case {"command": str(command), "by": str(by), "faces": [*faces], "roll": str(roll)}:
                if all(isinstance(face, int) for face in faces):
                    return Half(command=command, by=by, faces=tuple(faces), roll=roll, stored=text)
    except (ValueError, RecursionError):
        pass
    raise broken_record_error(number, "the command that waits for a die cannot be read")
