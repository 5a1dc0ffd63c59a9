"""The file of battles, squads and settings. One user, one file, one writer at a time."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.user_paths import user_file
from squadlog.battle.record.steps import HeadMove, Step
from squadlog.store import deleted, reading, writing
from squadlog.store.backup import backups
from squadlog.store.chronicles import Chronicles
from squadlog.store.deleted import Deleted
from squadlog.store.dumping import dump
from squadlog.store.faults import GoneOn
from squadlog.store.file import OpenFile
from squadlog.store.hashes import Broken, first_broken
from squadlog.store.records import (
    BattleRecord,
    BattleSummary,
    EndMark,
    Extent,
    Half,
    StoredEvent,
    answers_key,
    end_key,
    fit,
    now,
)
from squadlog.store.shelves import Settings, SquadShelf

with lazy_imports():
    from squadlog.store import labels, packing, parcels

if TYPE_CHECKING:
    from squadlog.store.labels import Labels
    from squadlog.store.packets import BattlePaper
    from squadlog.store.parcels import Parcel

__all__ = ["GoneOn", "Store"]

_ADD_BATTLE = (
    "INSERT INTO battle (title, created, modified, moment, format, tables_hash, rulings_hash, game)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_ADD_MOVE = 'INSERT INTO headmove (battle_id, left_id, reached_id, "by", at, why) VALUES (?, ?, ?, ?, ?, ?)'
_TOUCH = (
    "UPDATE battle SET modified = ?1 WHERE id = ?2 AND head_id IS NOT NULL"
    " AND ?3 = (SELECT max(id) FROM step WHERE battle_id = ?2)"
)
_ELSEWHERE = (
    "SELECT 1 FROM battle AS this WHERE id = ?1 AND modified <= (SELECT max(at) FROM ("
    "SELECT max(modified) AS at FROM battle WHERE id <> ?1 UNION ALL SELECT max(modified) FROM squad"
    " UNION ALL SELECT max(at) FROM chronicle WHERE book NOT GLOB 'beside *'))"
)
_AWAIT = "UPDATE battle SET awaiting = ?, modified = ? WHERE id = ? AND head_id IS ? AND awaiting IS ?"
_BEGIN_END = 'INSERT OR REPLACE INTO setting ("key", value) VALUES (?, ?)'
_STANDS = (
    "SELECT (SELECT hash FROM step WHERE id = (SELECT step_id FROM event WHERE id = head_id)),"
    " (SELECT max(id) FROM step WHERE battle_id = ?1) FROM battle WHERE id = ?1"
)
_IS_STEP = "SELECT 1 FROM step WHERE id = ? AND battle_id = ? AND hash = ?"


class Store:
    """An open file. Everything that is written is written whole or not at all; what fails raises StoreError.

    `path` None means the file of this user (`user_paths.user_file`).
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = user_file() if path is None else Path(path)
        self._file = OpenFile(self.path)
        self.squads = SquadShelf(self._file)
        self.settings = Settings(self._file)
        self.chronicles = Chronicles(self._file)
        self.deleted = Deleted(self._file)

    @cached_property
    def labels(self) -> "Labels":
        """The folders and tags of everything in the file."""
        return labels.Labels(self._file)

    @property
    def wrote(self) -> bool:
        """Whether anything has been written through it."""
        return self._file.wrote

    def wait_at_most(self, milliseconds: int) -> None:
        """Set how long, from now on, to wait for another program that holds the file; a screen cannot wait for long."""
        self._file.wait_at_most(milliseconds)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def battles(self) -> tuple[BattleSummary, ...]:
        """Every battle, the one last played first."""
        with self._file.reading() as connection:
            return reading.summaries(connection, games=False)

    def games(self) -> tuple[BattleSummary, ...]:
        """Every side game, the one last played first."""
        with self._file.reading() as connection:
            return reading.summaries(connection, games=True)

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
        at: str = "",
        end: EndMark | None = None,
        then: Sequence[tuple[str, Sequence[StoredEvent]]] = (),
    ) -> int:
        """Open a record with its first events and give its number; `game` is the key of a side game.

        With an `end` it is a sealed one. `then` are commands with their events that stand at once, as moves of a record
        that is brought in do.
        """
        created = at or now()
        layout = reading.SIGNED if end is not None else reading.FORMAT
        row = (title, created, created, moment, layout, tables_hash, rulings_hash, game)
        with self._file.writing(lambda: (_IS_STEP, (step.id, number, step.hash))) as pen:
            number = writing.new_id(pen.execute(_ADD_BATTLE, row))
            step = writing.add_step(pen, number, None, "", events, by=by, label="created", at=created)
            if end is not None:
                pen.execute(_BEGIN_END, (end_key(number), end.after(step)))
            for command, told in then:
                step = writing.add_step(pen, number, step, command, told, by=by, label="move")
            pen.execute("UPDATE battle SET head_id = ? WHERE id = ?", (step.last, number))
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
        awaited: Half | None = None,
        beside: int | None = None,
        at: str = "",
        end: EndMark | None = None,
        answer: str = "",
        waits_on: bool = False,
    ) -> Step:
        """Write one command with its events after `parent` and move the head there; what was `awaited` is answered.

        Raises GoneOn when the record no longer stands at `parent`, or waits for something else. With `beside`, the last
        step that whoever writes knows of, nothing is moved or answered: it stands there beside the line. `at` is the
        time as `records.now` tells it, where it was taken before; `end` as in a signed record; `answer` as in
        `writing.add_answer`. `waits_on`: what was awaited is awaited after the step as it was before.
        """
        with self._file.writing(lambda: (_IS_STEP, (step.id, battle, step.hash))) as pen:
            if beside is None:
                last = writing.next_event(pen) + len(events) - 1
                writing.move_head(pen, battle, parent.last, last, moment=moment, awaited=awaited)
                if waits_on:
                    pen.execute(_AWAIT, (writing.text_of(awaited), now(), battle, last, None))
            elif pen.execute(_TOUCH, (now(), battle, beside)).rowcount != 1:
                raise writing.gone_on_error()
            step = writing.add_step(pen, battle, parent, command, events, by=by, label=label, at=at or now())
            writing.say_end(pen, battle, end, step)
            writing.add_answer(pen, battle, answer)
        return step

    def move_head(
        self, battle: int, left: int, reached: int, *, by: str, why: str, moment: str, awaited: Half | None = None,
        end: EndMark | None = None, answer: str = "",
    ) -> HeadMove:  # fmt: skip
        """Put the head on another event (undo, redo, jump) and note who did it, when and why; drops what was awaited.

        Raises GoneOn when the record no longer stands at `left`, or waits for something else than `awaited`.
        """
        move = HeadMove(left=left, reached=reached, by=by, at=now(), why=why)
        with self._file.writing(
            lambda: ("SELECT 1 FROM headmove WHERE id = ? AND battle_id = ?", (number, battle))
        ) as pen:
            writing.move_head(pen, battle, left, reached, moment=moment, awaited=awaited)
            number = writing.new_id(pen.execute(_ADD_MOVE, (battle, *move)))
            writing.say_end(pen, battle, end, move)
            writing.add_answer(pen, battle, answer)
        return move

    def keep_half(
        self, battle: int, head: int, half: Half | None, *, awaited: Half | None = None, end: EndMark | None = None,
        answer: str = "",
    ) -> Half | None:  # fmt: skip
        """Keep the half-answered command of a battle in place of what was `awaited`, or drop that with None.

        Gives it as it lies in the file. Raises GoneOn when the record no longer stands at `head`, or waits for
        something else: a face that two people type for one die falls once.
        """
        if half is not None and not half.stored:
            content = {"command": half.command, "by": half.by, "faces": half.faces, "roll": half.roll}
            half = replace(half, stored=json.dumps(content))
        text = half.stored if half else None
        with self._file.writing(
            lambda: (
                "SELECT 1 FROM battle WHERE id = ? AND head_id = ? AND awaiting IS ?",
                (battle, head, text),
            )
        ) as pen:
            if pen.execute(_AWAIT, (text, now(), battle, head, writing.text_of(awaited))).rowcount != 1:
                raise writing.gone_on_error()
            writing.say_end(pen, battle, end, None)
            writing.add_answer(pen, battle, answer)
        return half

    def load(self, battle: int, *, game: bool = False) -> BattleRecord:
        """A battle (or, with `game`, a side game) whole; StoreError when there is none or it is damaged."""
        with self._file.reading() as connection:
            read = reading.record(connection, battle, game=game)
            broken = first_broken(connection, battle, again=True) if read.sealed else None
        if broken is not None:
            raise read.damaged(broken.what, broken.step)
        return read

    def extent(self, record: int) -> Extent | None:
        """How far a record goes by now; None when there is none of that number any more. Cheap."""
        row = self._file.asked(reading.EXTENT, record)
        return None if row is None else Extent._make(row)

    def version(self) -> tuple[int, int]:
        """A number that changes whenever anything was written to the file, here or by another program.

        Costs next to nothing. Raises StoreError when the file was moved, deleted or replaced.
        """
        return self._file.version()

    def remark(self) -> str:
        """What the disk said while something was kept all the same, or why there is no backup of today. Said once."""
        said, self._file.remark = self._file.remark, ""
        return said

    def first_broken(self, record: int) -> Broken | None:
        """The first step of a battle or side game whose hash does not fit what stands in it; None when all fit."""
        with self._file.reading() as connection:
            return first_broken(connection, record)

    def ends(self, record: int) -> tuple[bytes, bytes]:
        """The bodies of the first event of a record and of the one that stands. Raises StoreError."""
        with self._file.reading() as connection:
            return reading.ends(connection, record)

    def origin(self, record: int) -> str:
        """The hash of a record's first step, which a copy of it has as well. Raises StoreError."""
        row = self._file.asked("SELECT hash FROM step WHERE battle_id = ? ORDER BY id LIMIT 1", record)
        if row is None:
            raise StoreError(f"There is no record {record}.")
        return str(row[0])

    def heads(self, record: int | None = None) -> tuple[tuple[int, str, str], ...]:
        """For every battle (or for one) its number, and the hashes of its first step and of the one where it stands."""
        with self._file.reading() as connection:
            found = connection.execute(
                "SELECT b.id, f.hash, h.hash FROM battle b JOIN step h ON h.battle_id = b.id AND h.last_id = b.head_id"
                " JOIN step f ON f.id = (SELECT MIN(id) FROM step WHERE battle_id = b.id) WHERE b.game = ''"
                " AND b.id = coalesce(?, b.id) ORDER BY b.id",
                (record,),
            )
            return tuple((int(number), str(first), str(head)) for number, first, head in found)

    def step_hashes(self, record: int) -> tuple[str, ...]:
        """The hashes of all steps of a record, oldest first: a copy of it has the same."""
        with self._file.reading() as connection:
            found = connection.execute("SELECT hash FROM step WHERE battle_id = ? ORDER BY id", (record,))
            return tuple(str(mark) for (mark,) in found)

    def state_mark(self, record: int) -> str:
        """What tells where a record stands, and how far it goes, from any other state; empty for no record."""
        row = self._file.asked(_STANDS, record)
        return "" if row is None else f"{row[0]} {row[1]}"

    def is_sealed(self, record: int) -> bool:
        """Whether the steps of a battle lie sealed in the file."""
        row = self._file.asked("SELECT format FROM battle WHERE id = ?", record)
        return row is not None and row[0] in (reading.SEALED, reading.SIGNED)

    def rename_record(self, record: int, title: str) -> None:
        """Rename a record in the list of battles or side games. StoreError for a title unfit to be shown."""
        title = fit(title, "This is no title")
        with self._file.writing(
            lambda: ("SELECT 1 FROM battle WHERE id = ? AND title = ?", (record, title))
        ) as pen:
            if pen.execute("UPDATE battle SET title = ? WHERE id = ?", (title, record)).rowcount != 1:
                raise StoreError(f"There is no record {record}.")

    def delete_record(self, record: int, *, for_good: bool = False) -> None:
        """Delete a battle or side game, see `store.deleted`; StoreError when there is none.

        With `for_good`, its whole record leaves the file.
        """
        with self._file.writing(
            lambda: ("SELECT 1 WHERE ? NOT IN (SELECT id FROM battle WHERE head_id IS NOT NULL)", (record,))
        ) as pen:
            if not (deleted.forget_record if for_good else deleted.hide_record)(pen, record):
                raise StoreError(f"There is no record {record}.")

    def went_on_elsewhere(self, record: int) -> bool:
        """Whether something else of the file was changed last, since this battle or side game was."""
        return self._file.asked(_ELSEWHERE, record) is not None

    def name_branch(self, battle: int, name: str, event: int, *, answer: str = "") -> str:
        """Give a point of the tree a name, and say how it is kept (trimmed). StoreError for one taken or unfit."""
        name = fit(name, "This is no name for a branch")
        here = (battle, name, event)
        with self._file.writing(
            lambda: ("SELECT 1 FROM branch WHERE battle_id = ? AND name = ? AND event_id = ?", here)
        ) as pen:
            if (
                pen.execute("SELECT 1 FROM battle WHERE id = ? AND head_id IS NOT NULL", (battle,)).fetchone()
                is None
            ):
                raise writing.gone_on_error()
            taken = "SELECT 1 FROM branch WHERE battle_id = ? AND name = ?"
            if pen.execute(taken, (battle, name)).fetchone() is not None:
                raise StoreError(f"There is a branch called {name} already.")
            pen.execute("INSERT INTO branch (battle_id, name, event_id) VALUES (?, ?, ?)", here)
            writing.add_answer(pen, battle, answer)
        return name

    def answers(self, battle: int) -> Sequence[Mapping[str, object]]:
        """What was answered to words and faces that may be said again, oldest first; see `writing.add_answer`."""
        return writing.read_answers(self.settings.get(answers_key(battle), ""))

    def dump(self, battle: int) -> str:
        """The rows of one battle as SQL that recreates them in an empty SQLite file."""
        with self._file.reading() as connection:
            return dump(connection, battle)

    def packed(self, battle: int) -> "BattlePaper":
        """A battle whole, as it goes to others; StoreError for none, a damaged one and a sealed one."""
        with self._file.reading() as connection:
            return packing.battle_paper(connection, battle)

    def put_in(self, packet: "BattlePaper") -> int:
        """Write a battle that comes from others, all of it or nothing, and give its new number.

        Whoever calls has tried it: nothing is checked here.
        """
        with self._file.writing(lambda: ("SELECT 1 FROM battle WHERE id = ?", (number,))) as pen:
            number = packing.put_in(pen, packet, first=writing.next_event(pen), modified=now())
        return number

    def parcel(self, battle: int, before: int = 0, moved: int = 0) -> "Parcel":
        """What of a sealed battle goes to another home; StoreError for none, and for one that is not sealed."""
        with self._file.reading() as connection:
            return parcels.parcel(connection, battle, before, moved)

    def put_parcel(
        self, sent: "Parcel", battle: int | None = None, settings: Mapping[str, str] | None = None
    ) -> int:
        """Write what came from another home, all of it with these settings or nothing, and give its number.

        Whoever calls has tried it. None is a new battle. Raises StoreError where the battle has gone on meanwhile.
        """
        with self._file.writing(lambda: ("SELECT 1 FROM battle WHERE id = ?", (number,))) as pen:
            number = parcels.put_parcel(
                pen, sent, battle, settings or {}, first=writing.next_event(pen), modified=now()
            )
        return number

    def backup(self) -> Path:
        """Copy the file whole, now; gives the path of the copy. The newest five copies are kept."""
        return self._file.copied()

    def backups(self) -> tuple[Path, ...]:
        """The copies there are, oldest first."""
        return backups(self.path)
