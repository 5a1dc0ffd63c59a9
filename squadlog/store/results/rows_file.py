"""A file of results that are only ever added: which trial, by which program, and what came of it as text."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.write_files import make_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_APPLICATION_ID = 0x53514C52  # "SQLR", at byte 68 of the file
_VERSION = 1
_SCHEMA = """
CREATE TABLE IF NOT EXISTS trial (
    cell VARCHAR NOT NULL,
    number INTEGER NOT NULL,
    print VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    PRIMARY KEY (cell, number, print)
) WITHOUT ROWID
"""
_BUSY_S = 10.0


class RowsFile:
    """The file, made when the first row is added; every row is one transaction. Raises StoreError.

    A row is of a `cell` and a `number`, and of a `print`, which stands for the program that played it. What is there
    already is never changed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, cell: str, number: int, print_: str, body: str) -> None:
        """Add a row, unless it is there."""
        make_folder(self.path)
        try:
            with closing(self._open()) as connection, connection:
                connection.execute(
                    "INSERT OR IGNORE INTO trial VALUES (?, ?, ?, ?)", (cell, number, print_, body)
                )
        except (OSError, sqlite3.Error) as error:
            raise self._fault(error) from None

    def list_rows(self, print_: str | None = None) -> Iterator[tuple[str, int, str, str]]:
        """Cell, number, print and body of the rows of a print, or of all, by cell and number; none without a file."""
        if not self.path.exists():
            return
        query = "SELECT cell, number, print, body FROM trial"
        asked, order = (" WHERE print = ?", (print_,)) if print_ is not None else ("", ())
        try:
            with closing(self._open()) as connection:
                yield from connection.execute(f"{query}{asked} ORDER BY cell, number, print", order)
        except (OSError, sqlite3.Error) as error:
            raise self._fault(error) from None

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=_BUSY_S)
        try:
            self._settle(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _settle(self, connection: sqlite3.Connection) -> None:
        """Make the table of a new file; refuse one of another program or version."""
        asked = ("PRAGMA application_id", "PRAGMA user_version")
        marks = [connection.execute(one).fetchone()[0] for one in asked]
        if marks == [_APPLICATION_ID, _VERSION]:
            return
        if any(marks) or connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise StoreError(f"{self.path} is no file of results of this squadlog; it was left as it is.")
        connection.execute(_SCHEMA)
        connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {_VERSION}")

    def _fault(self, error: Exception) -> StoreError:
        return StoreError(f"{self.path} cannot be used: {getattr(error, 'strerror', None) or error}.")
