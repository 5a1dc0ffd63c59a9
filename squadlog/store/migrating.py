"""Bringing an older file forward, one version at a time, after a backup."""

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

from squadlog.base.errors import StoreError
from squadlog.store import schema
from squadlog.store.backup import back_up, healthy
from squadlog.store.faults import damage_error, outside_change_error
from squadlog.store.hashes import rehash


def _games_beside_battles(connection: sqlite3.Connection) -> None:
    """Version 2 keeps side games in the same tables."""
    connection.execute("ALTER TABLE battle ADD COLUMN game VARCHAR NOT NULL DEFAULT ''")


def _steps_hashed(connection: sqlite3.Connection) -> None:
    """Version 3 knows who decided each step, and hashes it as it stands. All older steps were decided by 0.1.0.

    A step that is not whole is hashed as well, so that the rest of the file can be used: checking names it as before.
    """
    connection.execute("ALTER TABLE step ADD COLUMN decided_by VARCHAR NOT NULL DEFAULT '0.1.0'")
    connection.execute("ALTER TABLE step ADD COLUMN hash VARCHAR NOT NULL DEFAULT ''")
    connection.executemany("UPDATE step SET hash = ? WHERE id = ?", rehash(connection))


def _chronicles(connection: sqlite3.Connection) -> None:
    """Version 4 keeps what companies and their soldiers live through between battles."""
    connection.execute(schema.STATEMENTS["table", "chronicle"])


MIGRATIONS: Mapping[int, Callable[[sqlite3.Connection], None]] = {
    1: _games_beside_battles,
    2: _steps_hashed,
    3: _chronicles,
}
"""From a schema version to the next: each function changes the file inside one transaction."""


def migrate(path: Path, connection: sqlite3.Connection) -> None:
    """Bring an older file to the present version. Raises StoreError, and leaves the file as it is, where it cannot."""
    if wrong := schema.strange(connection):
        raise outside_change_error(path, wrong)
    if not healthy(connection):
        raise damage_error(path, "and so cannot be brought up to date")
    back_up(path, connection)
    # Tables are made anew in what follows, and what points to them must not follow the old ones.
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute("PRAGMA legacy_alter_table=ON")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        while version < schema.VERSION:
            if version not in MIGRATIONS:
                raise StoreError(f"{path} has the unknown format {version}; it was left as it is.")
            MIGRATIONS[version](connection)
            version += 1
        _make_alike(connection)
        if wrong := schema.missing(connection):
            raise outside_change_error(path, wrong)
        connection.execute(f"PRAGMA user_version={version}")
        _commit(connection)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA legacy_alter_table=OFF")
        connection.execute("PRAGMA foreign_keys=ON")


def _commit(connection: sqlite3.Connection) -> None:
    """Keep it; when the very end of that fails, what stands is what counts."""
    try:
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if connection.execute("PRAGMA user_version").fetchone()[0] != schema.VERSION:
            raise


def _make_alike(connection: sqlite3.Connection) -> None:
    """Make every table anew that a new file would have in other words, so that files of one version are all alike."""
    for (kind, name), statement in schema.STATEMENTS.items():
        there = schema.read_schema(connection).get((kind, name), statement)
        if kind == "table" and there != statement:
            before = _columns(connection, name)
            connection.execute(f"ALTER TABLE {name} RENAME TO {name}_before")
            connection.execute(statement)
            if sorted(before) == sorted(_columns(connection, name)):
                names = ", ".join(f'"{column}"' for column in before)
                copied = f"INSERT INTO {name} ({names}) SELECT {names} FROM {name}_before"  # noqa: S608 - our names
                connection.execute(copied)
                connection.execute(f"DROP TABLE {name}_before")
    left = schema.read_schema(connection)
    for (kind, name), statement in schema.STATEMENTS.items():
        if kind == "index" and (kind, name) not in left:
            connection.execute(statement)


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [column for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")]
