"""Chronicles: entries that stand one after the other under the name of a book. The store does not read them."""

import sqlite3
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from squadlog.store import deleted
from squadlog.store.faults import GoneOn, damage_error
from squadlog.store.file import OpenFile
from squadlog.store.records import now

_COLUMNS = 'id, CAST(book AS BLOB), CAST(at AS BLOB), CAST("by" AS BLOB), CAST(body AS BLOB)'
_OF = f"SELECT {_COLUMNS} FROM chronicle WHERE book = ? ORDER BY id"  # noqa: S608 - our own words
_BOOKS = (
    "SELECT CAST(book AS BLOB) FROM chronicle WHERE book NOT GLOB 'deleted *' AND book NOT GLOB 'beside *'"
    " GROUP BY book ORDER BY min(id)"
)
_LAST = f"SELECT {_COLUMNS} FROM chronicle WHERE book = ? ORDER BY id DESC LIMIT 1"  # noqa: S608 - our own words
_ADD = 'INSERT INTO chronicle (book, at, "by", body) VALUES (?, ?, ?, ?)'


class Chronicled(NamedTuple):
    """An entry as it lies in the file: its number there, the book, when (UTC, ISO), who wrote it, and its text."""

    id: int
    book: str
    at: str
    by: str
    body: str

    @property
    def mark(self) -> int:
        """What this entry is told by. Its number is not enough: who takes one back sets that free for another."""
        return int.from_bytes(sha256("\0".join(map(str, self)).encode()).digest()[:6])


class NewEntries(NamedTuple):
    """What is to be written into a book that was read up to the entry of the mark `last` (0: it was empty)."""

    book: str
    last: int
    bodies: tuple[str, ...]


class Chronicles:
    """Books of entries. What is written together stands together or not at all."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file

    def books(self) -> tuple[str, ...]:
        """Every book that has an entry, but for those beside a record (`records.beside_book`)."""
        with self._file.reading() as connection:
            found = connection.execute(_BOOKS).fetchall()
        return tuple(self._text(book, "a book") for (book,) in found)

    def of(self, book: str) -> tuple[Chronicled, ...]:
        """The entries of a book, oldest first. Raises StoreError for what is no text."""
        with self._file.reading() as connection:
            found = connection.execute(_OF, (book,)).fetchall()
        return tuple(self._row(*row) for row in found)

    def write(self, pages: Sequence[NewEntries], *, by: str = "") -> None:
        """Add entries to books. Raises GoneOn, and writes nothing, where another program added to one meanwhile."""
        at = now()
        made: list[tuple[int, str]] = []
        with self._file.writing(
            lambda: ("SELECT 1 FROM chronicle WHERE id = ? AND body = ?", made[-1] if made else (0, ""))
        ) as pen:
            for page in pages:
                self._require_last(pen, page.book, page.last)
                for body in page.bodies:
                    cursor = pen.execute(_ADD, (page.book, at, by, body))
                    made.append((int(cursor.lastrowid or 0), body))

    def add(self, book: str, *bodies: str) -> None:
        """Add entries to a book behind whatever stands there by now. Raises StoreError."""
        at, made = now(), [(0, "")]
        with self._file.writing(
            lambda: ("SELECT 1 FROM chronicle WHERE id = ? AND body = ?", made[-1])
        ) as pen:
            rows = (pen.execute(_ADD, (book, at, "", body)).lastrowid for body in bodies)
            made += [(int(row or 0), body) for row, body in zip(rows, bodies, strict=True)]

    def take_back(self, last: Sequence[tuple[str, int]]) -> None:
        """Remove the last entry of each of these books, told by its mark. Raises GoneOn where it is not the last."""
        gone = [0]
        with self._file.writing(
            lambda: ("SELECT 1 WHERE ? NOT IN (SELECT id FROM chronicle)", (gone[-1],))
        ) as pen:
            for book, mark in last:
                row = self._require_last(pen, book, mark)
                if row is not None:
                    gone.append(row.id)
                    pen.execute("DELETE FROM chronicle WHERE id = ?", (row.id,))

    def drop(self, book: str, last: int, name: str, *, for_good: bool = False) -> None:
        """Remove the whole book of a company, see `store.deleted`. Raises GoneOn."""
        with self._file.writing(
            lambda: ("SELECT 1 WHERE ? NOT IN (SELECT book FROM chronicle)", (book,))
        ) as pen:
            self._require_last(pen, book, last)
            if not for_good:
                deleted.hide_book(pen, book, name)
            pen.execute("DELETE FROM chronicle WHERE book = ?", (book,))

    def _require_last(self, pen: sqlite3.Connection, book: str, mark: int) -> Chronicled | None:
        """The last entry of a book (None: it has none), which must be the one of that mark."""
        found = pen.execute(_LAST, (book,)).fetchone()
        row = None if found is None else self._row(*found)
        if (0 if row is None else row.mark) != mark:
            raise GoneOn("The company changed in another window; nothing changed here.")
        return row

    def _row(self, number: int, *rest: bytes) -> Chronicled:
        return Chronicled(number, *(self._text(part, f"row {number}") for part in rest))

    def _text(self, stored: bytes, where: str) -> str:
        try:
            return bytes(stored).decode()
        except (TypeError, UnicodeDecodeError):
            raise damage_error(self._file.path, f"{where} of the table chronicle: it is no text") from None
