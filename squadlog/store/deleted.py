"""What is deleted is kept for thirty days, so that it can be brought back: one list of it for every kind of thing.

Each thing is an entry in a book of the chronicles, which says what is needed to restore it. The rows of a battle, a
side game or a company stay where they are and are found by nobody; a squad and a file are in the entry itself.
"""

import json
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import Any

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record
from squadlog.store.file import OpenFile
from squadlog.store.records import beside_book, end_key, now

with lazy_imports():
    from squadlog.store import labels

DAYS = 30
"""How many days a deleted thing can be restored."""
BOOK = "deleted "
"""What the books of deleted things begin with, which no other book does."""
# The number stands behind 15 characters.
HIDDEN = "id IN (SELECT CAST(substr(book, 16) AS INTEGER) FROM chronicle WHERE book GLOB 'deleted record *')"
"""In SQL: the row of a battle or side game is of one that was deleted."""
_TO_HIDE = "SELECT CAST(title AS BLOB), head_id, game <> '' FROM battle WHERE id = ?"
_RECORD = f"{BOOK}record "
_COMPANY_ROWS = f"{BOOK}rows "
_HELD = {"battle": {"head"}, "game": {"head"}, "company": {"book"}, "squad": {"body"}}
"""What brings each kind back."""
_ADD = "INSERT INTO chronicle (book, at, \"by\", body) VALUES (?, ?, '', ?)"
_ALL = (
    "SELECT id, CAST(book AS BLOB), CAST(at AS BLOB), CAST(body AS BLOB) FROM chronicle"
    " WHERE book GLOB 'deleted *' AND book NOT GLOB 'deleted rows *' ORDER BY id DESC"
)


@record
class DeletedThing:
    """Something that was deleted `at` a time (UTC, ISO). `kind` is battle, game, squad, company, map, scenario or pack.

    `number` is that of a battle or side game, else 0. `held` is what restores it.
    """

    row: int
    kind: str
    name: str
    at: str
    number: int
    held: Mapping[str, Any]

    @property
    def days_left(self) -> int:
        """The number of days it can still be restored, at least 0."""
        left = datetime.fromisoformat(self.at) + timedelta(days=DAYS) - datetime.now(UTC)
        return max(0, ceil(left / timedelta(days=1)))


def keep(pen: sqlite3.Connection, kind: str, name: str, *, number: int = 0, **held: object) -> None:
    """Note a deletion made in this transaction, and remove for good what was deleted too long ago."""
    purge(pen)
    book = f"{_RECORD}{number}" if number else f"{BOOK}{kind}"
    pen.execute(_ADD, (book, now(), json.dumps({"kind": kind, "name": name, **held})))


def purge(pen: sqlite3.Connection) -> None:
    """Remove from the file for good what was deleted too long ago."""
    limit = (datetime.now(UTC) - timedelta(days=DAYS)).isoformat(timespec="seconds")
    for one in things(pen):
        if one.at < limit:
            _forget(pen, one)


def things(connection: sqlite3.Connection) -> list[DeletedThing]:
    """All that was deleted, the last first; what cannot be read is passed over."""
    found = []
    for row, *texts in connection.execute(_ALL).fetchall():
        try:
            book, at, body = (bytes(text).decode() for text in texts)
            datetime.fromisoformat(at)
            held = json.loads(body)
            kind, name = held.pop("kind"), held.pop("name")
            number = int(book.removeprefix(_RECORD)) if book.startswith(_RECORD) else 0
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
        found.append(DeletedThing(row=row, kind=kind, name=name, at=at, number=number, held=held))
    return found


def hide_record(pen: sqlite3.Connection, number: int) -> bool:
    """Delete a battle or side game so that it can be brought back; False for none.

    It stands nowhere from then on, so that who has it open elsewhere can write nothing.
    """
    row = pen.execute(f"{_TO_HIDE} AND NOT {HIDDEN}", (number,)).fetchone()
    if row is None:
        return False
    keep(
        pen,
        "game" if row[2] else "battle",
        bytes(row[0]).decode(errors="replace"),
        number=number,
        head=row[1],
    )
    pen.execute("UPDATE battle SET head_id = NULL WHERE id = ?", (number,))
    return True


_BESIDE = ("hints", "mail", "mail-sent", "apart", "answered", "guests", "speakers", "weighed", "automa")
"""Settings that are kept beside one record: the next of its number must not find them."""


def forget_record(pen: sqlite3.Connection, number: int) -> bool:
    """Take a battle or side game out of the file with its whole record, deleted before or not; False for none."""
    pen.execute("DELETE FROM chronicle WHERE book = ?", (f"{_RECORD}{number}",))
    pen.execute("DELETE FROM chronicle WHERE book GLOB ?", (beside_book(number, "*"),))
    pen.execute('DELETE FROM setting WHERE "key" = ?', (end_key(number),))
    labels.forget_label(pen, "battle", str(number))
    pen.execute('DELETE FROM setting WHERE "key" GLOB ?', (f"reminders.{number}.*",))
    pen.executemany('DELETE FROM setting WHERE "key" = ?', [(f"{name}.{number}",) for name in _BESIDE])
    return pen.execute("DELETE FROM battle WHERE id = ?", (number,)).rowcount == 1


def hide_book(pen: sqlite3.Connection, book: str, name: str) -> None:
    """Delete the company of a book so that it can be restored."""
    keep(pen, "company", name, book=book)
    pen.execute("UPDATE chronicle SET book = ? WHERE book = ?", (f"{_COMPANY_ROWS}{book}", book))


def _forget(pen: sqlite3.Connection, one: DeletedThing) -> None:
    if one.number:
        forget_record(pen, one.number)
    if one.kind == "company":
        pen.execute("DELETE FROM chronicle WHERE book = ?", (f"{_COMPANY_ROWS}{one.held.get('book')}",))
    pen.execute("DELETE FROM chronicle WHERE id = ?", (one.row,))


class Deleted:
    """What was deleted in this file and can be brought back."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def all(self, *kinds: str) -> tuple[DeletedThing, ...]:
        """What was deleted of these kinds, the last first."""
        with self._file.reading() as connection:
            return tuple(one for one in things(connection) if one.kind in kinds and one.days_left)

    def keep_file(self, kind: str, name: str, files: Mapping[str, str]) -> DeletedThing:
        """Enter a file that is about to be deleted, with those that belong to it, by their paths."""
        with self._file.writing(
            lambda: ("SELECT 1 FROM chronicle WHERE book = ?", (f"{BOOK}{kind}",))
        ) as pen:
            keep(pen, kind, name, files=dict(files), label=labels.take_label(pen, kind, name))
        return self.all(kind)[0]

    def restore(self, one: DeletedThing) -> None:
        """Restore a deleted thing with its rows. StoreError where it is gone, or its name is taken."""
        with self._file.writing(
            lambda: ("SELECT 1 WHERE ? NOT IN (SELECT id FROM chronicle)", (one.row,))
        ) as pen:
            if pen.execute("DELETE FROM chronicle WHERE id = ?", (one.row,)).rowcount != 1:
                raise StoreError(f"{one.name} is not among what was deleted any more.")
            if missing := _HELD.get(one.kind, set()) - one.held.keys():
                told = f"does not say what its {' and '.join(sorted(missing))} was"
                raise StoreError(f"What was kept of {one.name} {told}: it cannot be brought back.")
            match one.kind:
                case "battle" | "game":
                    pen.execute("UPDATE battle SET head_id = ? WHERE id = ?", (one.held["head"], one.number))
                case "company":
                    book = one.held["book"]
                    pen.execute(
                        "UPDATE chronicle SET book = ? WHERE book = ?", (book, f"{_COMPANY_ROWS}{book}")
                    )
                case "squad":
                    if pen.execute("SELECT 1 FROM squad WHERE name = ?", (one.name,)).fetchone() is not None:
                        raise StoreError(
                            f"There is another squad called {one.name} now; rename that one first."
                        )
                    values = (one.name, one.held["body"], now())
                    pen.execute("INSERT INTO squad (name, body, modified) VALUES (?, ?, ?)", values)
            labels.put_label(pen, one.kind, one.name, one.held.get("label"))

    def forget(self, one: DeletedThing, *, restored: bool = False) -> None:
        """Remove a deleted thing from the file for good; `restored`: its files are written back already."""
        with self._file.writing(
            lambda: ("SELECT 1 WHERE ? NOT IN (SELECT id FROM chronicle)", (one.row,))
        ) as pen:
            _forget(pen, one)
            if restored:
                labels.put_label(pen, one.kind, one.name, one.held.get("label"))
