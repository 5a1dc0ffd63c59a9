"""The open file: where it is, whether it is ours, and its transactions."""

import sqlite3
from _thread import RLock  # `threading` would load a dozen modules into every command
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from squadlog.base.errors import StoreError
from squadlog.store import schema
from squadlog.store.backup import PRIVATE_FOLDER, back_up, back_up_daily
from squadlog.store.faults import failure_error, gone_error, offer, outside_change_error
from squadlog.store.making import make, unmake
from squadlog.store.migrating import migrate

BUSY_MS = 5000
_MAGIC = b"SQLite format 3\x00"

Proof = Callable[[], tuple[str, tuple[Any, ...]]]
"""Makes a query that finds a row exactly if what was written stands in the file."""


def open_file(path: Path) -> tuple[sqlite3.Connection, str, bool]:
    """Open the file, or make it; and say why today's backup could not be made, if it could not, and whether it is new.

    Raises StoreError, leaving the file as it is, when it is not one this version can use.
    """
    remark, made = "", False
    try:
        path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        new = not path.exists()
        made = new and make(path)
        look_at(path)
        connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, timeout=BUSY_MS / 1000
        )
    except (OSError, sqlite3.Error) as error:
        if made:
            unmake(path)
        raise failure_error(path, error) from None
    try:
        _settle(connection)
        # Asked again: what a kill left half-made in the head of the file has been rolled back by now.
        if connection.execute("PRAGMA user_version").fetchone()[0] < schema.VERSION:
            migrate(path, connection)
        else:
            _require_ours(path, connection)
            if not new:
                remark = _back_up(path, connection)
    except sqlite3.Error as error:
        connection.close()
        if made:
            unmake(path)
        raise failure_error(path, error) from None
    except OSError as error:
        connection.close()
        raise StoreError(f"{path} cannot be backed up: {error.strerror or error}.") from None
    except StoreError:
        connection.close()
        raise
    return connection, remark, made


def look_at(path: Path) -> None:
    """Refuse a file that is not ours or too new, by its first bytes alone, so that it stays untouched.

    OSError too.
    """
    if not path.is_file() and not path.is_dir() and path.exists():
        raise StoreError(f"{path} cannot be opened: it is a pipe or a device, and no file.")
    with path.open("rb") as stream:
        head = stream.read(100)
    if not head:
        raise StoreError(
            f"{path} is empty, what was in it is gone. {offer(path)} Who deletes it begins anew."
        )
    if len(head) < 100 or not head.startswith(_MAGIC):
        raise StoreError(f"{path} is not a squadlog file; it was left as it is. {offer(path)}")
    if int.from_bytes(head[68:72]) != schema.APPLICATION_ID:
        raise StoreError(f"{path} belongs to another program; it was left as it is.")
    version = int.from_bytes(head[60:64])
    if version > schema.VERSION:
        raise StoreError(
            f"{path} was written by a newer squadlog (format {version}, this one knows {schema.VERSION});"
            " it was left as it is: upgrade squadlog to open it."
        )


def _settle(connection: sqlite3.Connection) -> None:
    # TRUNCATE, not WAL: WAL can corrupt a file in SQLite before 3.51.3.
    for pragma in ("trusted_schema=OFF", "journal_mode=TRUNCATE", "synchronous=FULL", "foreign_keys=ON",
        "secure_delete=ON",
    ):  # fmt: skip
        connection.execute(f"PRAGMA {pragma}")


def _require_ours(path: Path, connection: sqlite3.Connection) -> None:
    if wrong := schema.strange(connection) or schema.missing(connection):
        raise outside_change_error(path, wrong)


def _back_up(path: Path, connection: sqlite3.Connection) -> str:
    """The day's backup. On a disk too full for it one must still be able to look, and to throw something away."""
    try:
        back_up_daily(path, connection)
    except (OSError, sqlite3.Error) as error:
        return f"Today's backup of {path} could not be made: {getattr(error, 'strerror', None) or error}."
    return ""


class OpenFile:
    """The open file; every use of it is one transaction. Raises StoreError, with one sentence, when one fails."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection, self.remark, self._made = open_file(path)
        self._begun = False
        self._lock = RLock()
        self._seen = self._place()
        self._schema: int | None = None
        self.wrote = False
        """Whether a transaction that writes has been committed."""

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A transaction that only reads, and sees one state of the file throughout."""
        with self._lock:
            connection = self._connection
            try:
                connection.execute("BEGIN")
                yield connection
            except sqlite3.Error as error:
                raise failure_error(self.path, error) from None
            finally:
                _let_go(connection)

    @contextmanager
    def writing(self, proof: Proof) -> Iterator[sqlite3.Connection]:
        """A transaction that writes: takes the only pen at once, and is committed whole or not at all.

        When the very end of it fails, the file is asked by `proof` what stands. If it is kept after all, that is no
        failure, but `remark` says so.
        """
        with self._lock:
            connection = self._connection
            self._begun = True
            try:
                connection.execute("BEGIN IMMEDIATE")
                self._require_as_before()
                yield connection
            except sqlite3.Error as error:
                _let_go(connection)
                raise failure_error(self.path, error) from None
            except BaseException:
                _let_go(connection)
                raise
            try:
                connection.execute("COMMIT")
            except sqlite3.Error as error:
                _let_go(connection)
                self._look_again(error, proof)
            self.wrote = True

    def _require_as_before(self) -> None:
        """Refuse to write where somebody has put something into the file since it was opened: a trigger would run."""
        (version,) = self._connection.execute("PRAGMA schema_version").fetchone()
        if version != self._schema:
            _require_ours(self.path, self._connection)
            self._schema = version

    def _look_again(self, error: sqlite3.Error, proof: Proof) -> None:
        """Look what stands after a commit that failed: return if it is kept, raise StoreError if not."""
        try:
            stands = self._connection.execute(*proof()).fetchone()
        except sqlite3.Error:
            raise failure_error(
                self.path, error, "and it cannot be read whether this was kept: look before you say it again"
            ) from None
        if stands is None:
            raise failure_error(self.path, error) from None
        self.remark = f"This is kept, but the disk reported an error ({error}): look after it."

    def asked(self, query: str, *values: Any) -> Any:  # noqa: ANN401 - whatever the query gives
        """The first row of a single query, None if there is none."""
        with self._lock:
            try:
                return self._connection.execute(query, values).fetchone()
            except sqlite3.Error as error:
                raise failure_error(self.path, error) from None

    def version(self) -> tuple[int, int]:
        """A number that changes whenever anything was written to the file, by this program or another.

        Costs next to nothing. Raises StoreError when the file is not where it was.
        """
        if self._place() != self._seen:
            raise gone_error(self.path)
        return self.asked("PRAGMA data_version")[0], self._connection.total_changes

    def _place(self) -> tuple[int, int] | None:
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def wait_at_most(self, milliseconds: int) -> None:
        """Set how long, from now on, to wait for another program that holds the file."""
        self._connection.execute(f"PRAGMA busy_timeout={milliseconds}")

    def close(self) -> None:
        """Close the file; remove one that was made for a first entry that could not be kept."""
        self._connection.close()
        if self._made and self._begun and not self.wrote:
            unmake(self.path)

    def copied(self) -> Path:
        """A backup made now."""
        try:
            with self._lock:
                return back_up(self.path, self._connection)
        except (OSError, sqlite3.Error) as error:
            cause = getattr(error, "strerror", None) or error
            raise StoreError(f"{self.path} cannot be backed up: {cause}.") from None


def _let_go(connection: sqlite3.Connection) -> None:
    """End a transaction that changes nothing, or nothing any more."""
    if connection.in_transaction:
        try:
            connection.execute("ROLLBACK")
        except sqlite3.Error:
            return  # whoever opens the file next rolls it back
