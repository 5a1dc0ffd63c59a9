"""Plain tables as a fresh SQLite file, for whoever reads them with something else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    Table = tuple[Sequence[str], Iterable[Sequence[object]]]
    """The names of its columns, and its rows."""


def format_tables(tables: Mapping[str, Table]) -> bytes:
    """A SQLite file of these tables, by their names: numbers as numbers, yes and no as 1 and 0, nothing as NULL."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for name, (columns, rows) in tables.items():
            marks = ", ".join("?" * len(columns))
            connection.execute(f"CREATE TABLE {_quote(name)} ({', '.join(map(_quote, columns))})")
            connection.executemany(f"INSERT INTO {_quote(name)} VALUES ({marks})", rows)  # noqa: S608 - quoted, ours
        connection.commit()
        return connection.serialize()


def _quote(name: str) -> str:
    doubled = name.replace('"', '""')
    return f'"{doubled}"'
