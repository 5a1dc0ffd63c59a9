"""Copies of the file, made by SQLite itself: one a day, the newest five kept."""

import os
import sqlite3
import stat
import time
from datetime import UTC, datetime
from pathlib import Path

KEPT = 5
"""How many backups are kept."""
_STAMP = "%Y%m%d-%H%M%S-%f"
_SECONDS_TO_BEGIN = 10
"""How long a copy may take from its first byte to the lock that shows that somebody works on it."""


PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
"""What other accounts of the machine may do in a folder of ours, and with a file: nothing, where it can be said."""


def make_private(path: Path, *, like: Path | None = None) -> None:
    """Make an empty file that no other account reads, or only those that may read another one. Raises OSError."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE_FILE))
    if like is not None:
        path.chmod(stat.S_IMODE(like.stat().st_mode))


def backups(path: Path) -> tuple[Path, ...]:
    """The copies of `path`, oldest first."""
    return tuple(sorted((path.parent / "backups").glob(f"{path.stem}-*.db")))


def healthy(connection: sqlite3.Connection) -> bool:
    """Whether SQLite finds the file sound, so that a damaged one never pushes a good copy out."""
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


def stamp(now: datetime | None = None) -> str:
    """A moment as it stands in the name of a copy."""
    return (now or datetime.now(UTC)).strftime(_STAMP)


def back_up(path: Path, connection: sqlite3.Connection, now: datetime | None = None) -> Path:
    """Copy the file whole into `backups` beside it and drop copies beyond the newest five."""
    folder = path.parent / "backups"
    folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    _sweep(path)
    target = folder / f"{path.stem}-{stamp(now)}.db"
    partial = target.with_suffix(".part")
    try:
        make_private(partial, like=path)
        copy = sqlite3.connect(partial)
        try:
            connection.backup(copy)
        finally:
            copy.close()
        os.replace(partial, target)  # noqa: PTH105 - the copy appears whole or not at all
    finally:
        partial.unlink(missing_ok=True)
    for old in backups(path)[:-KEPT]:
        old.unlink(missing_ok=True)
    return target


def back_up_daily(path: Path, connection: sqlite3.Connection, now: datetime | None = None) -> Path | None:
    """The day's copy, unless there is one already; None when there is, or when the file is damaged."""
    _sweep(path)
    moment = now or datetime.now(UTC)
    day = moment.strftime("%Y%m%d")
    if any(copy.stem.startswith(f"{path.stem}-{day}") for copy in backups(path)) or not healthy(connection):
        return None
    return back_up(path, connection, moment)


def _sweep(path: Path) -> None:
    """Take away what backups left that were killed. One that is still being made is locked, and stays."""
    for part in (path.parent / "backups").glob(f"{path.stem}-*.part*"):
        try:
            if time.time() - part.stat().st_mtime > _SECONDS_TO_BEGIN and not _in_use(part):
                part.unlink(missing_ok=True)
        except (OSError, sqlite3.Error):
            continue  # somebody else was quicker, or it may not be taken away


def _in_use(part: Path) -> bool:
    connection = sqlite3.connect(part, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode == sqlite3.SQLITE_BUSY
    except sqlite3.Error:
        return False
    finally:
        connection.close()
    return False
