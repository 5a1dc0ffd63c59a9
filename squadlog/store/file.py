"""Opening the file: where it is, whether it is ours, its settings, its migrations."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import platformdirs
from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import StaticPool

from squadlog.errors import StoreError
from squadlog.store.backup import back_up, back_up_daily, healthy
from squadlog.store.hashes import rehashed
from squadlog.store.rows import Row

APPLICATION_ID = 0x53514C47  # "SQLG", at byte 68 of the file
SCHEMA_VERSION = 3
BUSY_MS = 3000
_MAGIC = b"SQLite format 3\x00"


def _games_beside_battles(connection: sqlite3.Connection) -> None:
    """Version 2 keeps side games in the same tables."""
    connection.execute("ALTER TABLE battle ADD COLUMN game VARCHAR NOT NULL DEFAULT ''")


def _steps_hashed(connection: sqlite3.Connection) -> None:
    """Version 3 knows who decided each step, and hashes it. All older steps were decided by 0.1.0."""
    connection.execute("ALTER TABLE step ADD COLUMN decided_by VARCHAR NOT NULL DEFAULT '0.1.0'")
    connection.execute("ALTER TABLE step ADD COLUMN hash VARCHAR NOT NULL DEFAULT ''")
    connection.executemany("UPDATE step SET hash = ? WHERE id = ?", rehashed(connection))


MIGRATIONS: Mapping[int, Callable[[sqlite3.Connection], None]] = {
    1: _games_beside_battles,
    2: _steps_hashed,
}
"""From a schema version to the next: each function changes the file inside one transaction."""


def default_path() -> Path:
    """The file of this user: under `SQUADLOG_HOME` if that is set, else in the user's data folder."""
    home = os.environ.get("SQUADLOG_HOME")
    folder = (
        Path(home).expanduser() if home else Path(platformdirs.user_data_dir("squadlog", appauthor=False))
    )
    return folder / "squadlog.db"


def open_file(path: Path) -> Engine:
    """Open the file, or make it. Raises StoreError, leaving it as it is, when it is not one this version can use."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _look_at(path)
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000
        )
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path} cannot be opened: {_reason(error)}.") from None
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    try:
        _settle(connection)
        # Asked again: what a kill left half-made in the head of the file has been rolled back by now.
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            _create(engine)
        elif version < SCHEMA_VERSION:
            _migrate(path, connection)
        else:
            back_up_daily(path, connection)
    except (sqlite3.Error, DatabaseError) as error:
        connection.close()
        raise StoreError(_sentence(path, getattr(error, "orig", None) or error)) from None
    except OSError as error:
        connection.close()
        raise StoreError(f"{path} cannot be backed up: {_reason(error)}.") from None
    except StoreError:
        connection.close()
        raise
    return engine


def _look_at(path: Path) -> None:
    """Refuse a file that is not ours or too new, by its first bytes alone, so that it stays untouched."""
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as stream:
        head = stream.read(100)
    if len(head) < 100 or not head.startswith(_MAGIC):
        raise StoreError(f"{path} is not a squadlog file; it was left as it is.")
    if int.from_bytes(head[68:72]) != APPLICATION_ID:
        raise StoreError(f"{path} belongs to another program; it was left as it is.")
    version = int.from_bytes(head[60:64])
    if version > SCHEMA_VERSION:
        raise StoreError(
            f"{path} was written by a newer squadlog (format {version}, this one knows {SCHEMA_VERSION});"
            " it was left as it is: upgrade squadlog to open it."
        )


def _settle(connection: sqlite3.Connection) -> None:
    # TRUNCATE, not WAL: WAL can corrupt a file in SQLite before 3.51.3.
    for pragma in ("journal_mode=TRUNCATE", "synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF"):
        connection.execute(f"PRAGMA {pragma}")


def _create(engine: Engine) -> None:
    """Make the tables, all in one transaction, unless somebody else has just done it."""
    with engine.connect() as connection, connection.begin():
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        if connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar() == 0:
            Row.metadata.create_all(connection)
            connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
            connection.exec_driver_sql(f"PRAGMA user_version={SCHEMA_VERSION}")


def _migrate(path: Path, connection: sqlite3.Connection) -> None:
    """Bring an older file forward, one version at a time, after a backup."""
    if not healthy(connection):
        raise StoreError(f"{path} is damaged and cannot be brought up to date; it was left as it is.")
    back_up(path, connection)
    connection.execute("PRAGMA foreign_keys=OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        while version < SCHEMA_VERSION:
            if version not in MIGRATIONS:
                raise StoreError(f"{path} has the unknown format {version}; it was left as it is.")
            MIGRATIONS[version](connection)
            version += 1
            connection.execute(f"PRAGMA user_version={version}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA foreign_keys=ON")


class OpenFile:
    """The open file; every use of it is one transaction. Raises StoreError, with one sentence, when one fails."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = open_file(path)
        self.wrote = False
        """Whether a transaction that writes has been committed."""

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that only reads, and sees one state of the file throughout."""
        return self._transaction("BEGIN")

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that writes: takes the only pen at once, and is committed whole or not at all."""
        return self._transaction("BEGIN IMMEDIATE")

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[Connection]:
        try:
            with self._engine.connect() as connection, connection.begin():
                connection.exec_driver_sql(begin)
                yield connection
            self.wrote |= begin != "BEGIN"
        except DatabaseError as error:
            raise StoreError(_sentence(self.path, error.orig or error)) from None

    def wait_at_most(self, milliseconds: int) -> None:
        """How long to wait for another program that holds the file, from now on."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA busy_timeout={milliseconds}")

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    def copied(self) -> Path:
        """A backup made now."""
        try:
            with self._engine.connect() as connection:
                return back_up(self.path, plain(connection))
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.path} cannot be backed up: {_reason(error)}.") from None

    def dump(self, battle: int) -> str:
        """SQL that recreates the rows of one battle: the tables first, then parents before children."""
        lines = ["BEGIN TRANSACTION;"]
        with self.reading() as connection:
            driver = plain(connection)
            schema = driver.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
            lines.extend(f"{statement};" for (statement,) in schema)
            for name in ("battle", "step", "event", "headmove", "branch"):
                key = "id" if name == "battle" else "battle_id"
                columns = [column for _, column, *_ in driver.execute(f"PRAGMA table_info({name})")]
                quoted = " || ',' || ".join(f'quote("{column}")' for column in columns)
                query = f"SELECT {quoted} FROM {name} WHERE {key} = ? ORDER BY rowid"  # noqa: S608 - our own names
                lines.extend(
                    f"INSERT INTO {name} VALUES({row});" for (row,) in driver.execute(query, (battle,))
                )
        return "\n".join([*lines, "COMMIT;", ""])


def _sentence(path: Path, error: BaseException) -> str:
    reason = _reason(error)
    if "locked" in reason:
        return f"Another squadlog is writing to {path} just now; nothing was changed, try again in a moment."
    if "readonly" in reason:
        return f"{path} may not be written to; nothing was changed."
    if isinstance(error, OperationalError | sqlite3.OperationalError):
        return f"{path} could not be used ({reason}); nothing was changed."
    return f"{path} is damaged ({reason}); it was left as it is, and its backups are in {path.parent / 'backups'}."


def _reason(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)


def plain(connection: Connection) -> sqlite3.Connection:
    """The connection of sqlite3 itself."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)  # noqa: S101 - the engine was made from one
    return driver
