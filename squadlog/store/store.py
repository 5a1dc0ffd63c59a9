"""The file of battles, squads and settings. One user, one file, one writer at a time."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    bindparam,
    delete,
    func,
    insert,
    null,
    select,
    text,
    update,
)

from squadlog import __version__
from squadlog.battle.record import HeadMove, Step
from squadlog.errors import StoreError
from squadlog.names import safe_name
from squadlog.store.backup import backups
from squadlog.store.bodies import UPCASTERS, brought_up
from squadlog.store.file import OpenFile, default_path, plain
from squadlog.store.hashes import Broken, first_broken, step_hash
from squadlog.store.records import BattleRecord, BattleSummary, Half, StoredEvent, now
from squadlog.store.rows import table
from squadlog.store.shelves import Settings, SquadShelf

FORMAT = 1
"""Version of the way a battle is laid out in its rows; events have versions of their own."""

_BATTLE, _STEP, _EVENT = table("battle"), table("step"), table("event")
_MOVE, _BRANCH = table("headmove"), table("branch")


# Said once, because putting a statement together costs as much as carrying it out.
_LAST_EVENT = select(func.max(_EVENT.c.id))
_ADD_STEP, _ADD_EVENTS = insert(_STEP), insert(_EVENT)
_MOVE_HEAD = (
    update(_BATTLE)
    .where(_BATTLE.c.id == bindparam("of"), _BATTLE.c.head_id == bindparam("left"))
    .values(
        head_id=bindparam("reached"), moment=bindparam("at"), modified=bindparam("now"), awaiting=null()
    )
)  # fmt: skip
_STEPS_OF = 'SELECT id, parent_id, command, "by", at, label, first_id, last_id, decided_by, hash FROM step WHERE battle_id = ? ORDER BY id'
_ENDS_OF = (
    "SELECT kind, version, body FROM event WHERE id IN "
    "((SELECT min(id) FROM event WHERE battle_id = ?1), (SELECT head_id FROM battle WHERE id = ?1)) ORDER BY id"
)
# As bytes, because bytes are what is checked next: thousands of texts need not be decoded and encoded again.
_BODIES_OF = "SELECT CAST(body AS BLOB) FROM event WHERE battle_id = ? ORDER BY id"


class GoneOn(StoreError):  # noqa: N818 - says what happened
    """Somebody else went on with the battle since it was read; nothing was changed."""


class Store:
    """An open file. Everything that is written is written whole or not at all; what fails raises StoreError.

    `path` None means the file of this user (see `default_path`).
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = default_path() if path is None else Path(path)
        self._file = OpenFile(self.path)
        self.squads = SquadShelf(self._file)
        self.settings = Settings(self._file)

    @property
    def wrote(self) -> bool:
        """Whether anything has been written through it."""
        return self._file.wrote

    def wait_at_most(self, milliseconds: int) -> None:
        """How long to wait for another program that holds the file, from now on; a screen cannot wait for long."""
        self._file.wait_at_most(milliseconds)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def battles(self) -> tuple[BattleSummary, ...]:
        """Every battle, the one last played first."""
        return self._listed(_BATTLE.c.game == "")

    def games(self) -> tuple[BattleSummary, ...]:
        """Every side game, the one last played first."""
        return self._listed(_BATTLE.c.game != "")

    def _listed(self, which: ColumnElement[bool]) -> tuple[BattleSummary, ...]:
        row = _BATTLE.c
        query = select(
            row.id, row.title, row.created, row.modified, row.moment, row.awaiting, row.game
        ).where(which)
        with self._file.reading() as connection:
            return tuple(
                BattleSummary(
                    id=found.id, title=found.title, created=found.created, modified=found.modified,
                    moment=found.moment, awaiting=found.awaiting is not None, game=found.game,
                )
                for found in connection.execute(query.order_by(row.modified.desc(), row.id.desc()))
            )  # fmt: skip

    def create_record(
        self,
        title: str,
        events: Sequence[StoredEvent],
        *,
        moment: str,
        tables_hash: str = "",
        rulings_hash: str = "",
        by: str = "",
        game: str = "",
        then: Sequence[tuple[str, Sequence[StoredEvent]]] = (),
    ) -> int:
        """Open a record with its first events and give its number; `game` is the key of a side game.

        `then` are commands with their events that stand at once, as moves of a record that is brought in do.
        """
        created = now()
        with self._file.writing() as connection:
            battle = {
                "title": title, "created": created, "modified": created, "moment": moment, "format": FORMAT,
                "tables_hash": tables_hash, "rulings_hash": rulings_hash, "game": game,
            }  # fmt: skip
            number = _new_id(connection.execute(insert(_BATTLE).values(battle)))
            step = self._add(connection, number, None, "", events, by=by, label="created")
            for command, told in then:
                step = self._add(connection, number, step, command, told, by=by, label="move")
            connection.execute(update(_BATTLE).where(_BATTLE.c.id == number).values(head_id=step.last))
        return number

    def append(
        self,
        battle: int,
        parent: Step,
        command: str,
        events: Sequence[StoredEvent],
        *,
        by: str,
        label: str,
        moment: str,
    ) -> Step:
        """Write one command with its events after `parent` and move the head there; what was awaited is answered.

        Raises StoreError when the head is no longer at `parent`: somebody else went on with the battle.
        """
        with self._file.writing() as connection:
            step = self._add(connection, battle, parent, command, events, by=by, label=label)
            self._move(connection, battle, parent.last, step.last, moment=moment)
        return step

    def move_head(self, battle: int, left: int, reached: int, *, by: str, why: str, moment: str) -> HeadMove:
        """Put the head on another event (undo, redo, jump) and note who did it, when and why; drops what was awaited."""
        move = HeadMove(left=left, reached=reached, by=by, at=now(), why=why)
        with self._file.writing() as connection:
            connection.execute(
                insert(_MOVE).values(
                    battle_id=battle, left_id=left, reached_id=reached, by=by, at=move.at, why=why
                )
            )
            self._move(connection, battle, left, reached, moment=moment)
        return move

    def keep_half(self, battle: int, head: int, half: Half | None) -> None:
        """Keep the half-answered command of a battle, or drop it with None. StoreError when the head has moved."""
        text = None if half is None else json.dumps(asdict(half))
        with self._file.writing() as connection:
            here = (_BATTLE.c.id == battle) & (_BATTLE.c.head_id == head)
            changed = connection.execute(update(_BATTLE).where(here).values(awaiting=text, modified=now()))
            if changed.rowcount != 1:
                raise _gone_on()

    def load(self, battle: int, *, game: bool = False) -> BattleRecord:
        """A battle (or, with `game`, a side game) whole; StoreError when there is none of that number."""
        with self._file.reading() as connection:
            row = connection.execute(select(_BATTLE).where(_BATTLE.c.id == battle)).one_or_none()
            if row is None or bool(row.game) is not game:
                raise StoreError(f"There is no {'side game' if game else 'battle'} {battle}.")
            if row.format > FORMAT:
                raise StoreError(
                    f"Battle {battle} was written by a newer squadlog; upgrade squadlog to open it."
                )
            move = _MOVE.c
            steps = _fetched(connection, _STEPS_OF, battle)
            bodies = _bodies(connection, battle)
            moves = connection.execute(
                select(move.left_id, move.reached_id, move.by, move.at, move.why)
                .where(move.battle_id == battle)
                .order_by(move.id)
            ).all()
            branches = connection.execute(
                select(_BRANCH.c.name, _BRANCH.c.event_id).where(_BRANCH.c.battle_id == battle)
            ).all()
        told = iter(bodies)
        taken = {row[0]: Step._make(row) for row in steps}
        return BattleRecord(
            id=battle,
            title=row.title,
            head=row.head_id,
            tables_hash=row.tables_hash,
            rulings_hash=row.rulings_hash,
            half=None if row.awaiting is None else _half(row.awaiting),
            steps=taken,
            events={number: list(islice(told, step.last - step.first + 1)) for number, step in taken.items()},
            moves=tuple(HeadMove._make(row) for row in moves),
            branches=dict(branches),
        )  # fmt: skip

    def ends(self, record: int) -> tuple[bytes, bytes]:
        """The bodies of the first event of a record and of the one that stands. Raises StoreError."""
        with self._file.reading() as connection:
            rows = _fetched(connection, _ENDS_OF, record)
        bodies = [brought_up(StoredEvent(*row)) for row in rows]
        if not bodies:
            raise StoreError(f"There is no record {record}.")
        return bodies[0], bodies[-1]

    def first_broken(self, record: int) -> Broken | None:
        """The first step of a battle or side game whose hash does not fit what stands in it; None when all fit."""
        with self._file.reading() as connection:
            return first_broken(plain(connection), record)

    def rename_record(self, record: int, title: str) -> None:
        """Another title in the list of battles or side games; StoreError for one unfit to be shown."""
        try:
            values = {"title": safe_name(title)}
        except ValueError as error:
            raise StoreError(f"This is no title: {error}.") from None
        with self._file.writing() as connection:
            if connection.execute(update(_BATTLE).where(_BATTLE.c.id == record).values(values)).rowcount != 1:
                raise StoreError(f"There is no record {record}.")

    def delete_record(self, record: int) -> None:
        """Take a battle or side game and its whole record out of the file; StoreError when there is none of that number."""
        with self._file.writing() as connection:
            if connection.execute(delete(_BATTLE).where(_BATTLE.c.id == record)).rowcount != 1:
                raise StoreError(f"There is no record {record}.")

    def name_branch(self, battle: int, name: str, event: int) -> str:
        """Give a point of the tree a name, and say how it is kept (trimmed); StoreError when the name is taken or unfit to be shown."""
        try:
            values = {"battle_id": battle, "name": safe_name(name), "event_id": event}
        except ValueError as error:
            raise StoreError(f"This is no name for a branch: {error}.") from None
        with self._file.writing() as connection:
            taken = (_BRANCH.c.battle_id == battle) & (_BRANCH.c.name == values["name"])
            if connection.execute(select(_BRANCH.c.name).where(taken)).scalar() is not None:
                raise StoreError(f"There is a branch called {values['name']} already.")
            connection.execute(insert(_BRANCH).values(values))
        return str(values["name"])

    def dump(self, battle: int) -> str:
        """The rows of one battle as SQL that recreates them in an empty SQLite file."""
        return self._file.dump(battle)

    def backup(self) -> Path:
        """Copy the file whole, now; gives the path of the copy. The newest five copies are kept."""
        return self._file.copied()

    def backups(self) -> tuple[Path, ...]:
        """The copies there are, oldest first."""
        return backups(self.path)

    def _add(
        self, connection: Connection, battle: int, parent: Step | None, command: str,
        events: Sequence[StoredEvent], *, by: str, label: str,
    ) -> Step:  # fmt: skip
        at = now()
        first = (connection.execute(_LAST_EVENT).scalar() or 0) + 1
        last = first + len(events) - 1
        mark = step_hash(parent.hash if parent else "", (command, by, at, label, __version__), events)
        values = {
            "battle_id": battle, "command": command, "by": by, "at": at, "label": label,
            "parent_id": parent.id if parent else None, "first_id": first, "last_id": last,
            "decided_by": __version__, "hash": mark,
        }  # fmt: skip
        number = _new_id(connection.execute(_ADD_STEP, values))
        connection.execute(
            _ADD_EVENTS,
            [
                {
                    "id": first + place, "battle_id": battle, "step_id": number,
                    "parent_id": first + place - 1 if place else parent.last if parent else None,
                    "kind": event.kind, "version": event.version, "body": event.body,
                }
                for place, event in enumerate(events)
            ],
        )  # fmt: skip
        return Step(
            id=number, parent=parent.id if parent else None, command=command, by=by, at=at, label=label,
            first=first, last=last, decided_by=__version__, hash=mark,
        )  # fmt: skip

    def _move(self, connection: Connection, battle: int, left: int, reached: int, *, moment: str) -> None:
        values = {"of": battle, "left": left, "reached": reached, "at": moment, "now": now()}
        if connection.execute(_MOVE_HEAD, values).rowcount != 1:
            raise _gone_on()


def _bodies(connection: Connection, battle: int) -> list[bytes]:
    """The bodies of all events of a battle, in the present version; nothing else is fetched when all are."""
    event = _EVENT.c
    here = event.battle_id == battle
    odd = connection.execute(select(event.id).where(here, text("version <> 1")).limit(1)).first()
    if odd is None and not UPCASTERS:
        return [body for (body,) in _fetched(connection, _BODIES_OF, battle)]
    rows = connection.execute(select(event.kind, event.version, event.body).where(here).order_by(event.id))
    return [brought_up(StoredEvent(*row)) for row in rows]


def _fetched(connection: Connection, query: str, battle: int) -> list[Any]:
    """Plain tuples of the driver: to wrap thousands of them into rows takes longer than to fetch them."""
    cursor = connection.exec_driver_sql(query, (battle,)).cursor
    return list(cursor.fetchall()) if cursor else []


def _new_id(result: CursorResult[Any]) -> int:
    key = result.inserted_primary_key
    assert key is not None  # noqa: S101 - one row was inserted
    return int(key[0])


def _gone_on() -> GoneOn:
    return GoneOn("The battle has gone on elsewhere; nothing was changed here.")


def _half(text: str) -> Half:
    content = json.loads(text)
    return Half(
        command=content["command"], by=content["by"], faces=tuple(content["faces"]), roll=content["roll"]
    )
