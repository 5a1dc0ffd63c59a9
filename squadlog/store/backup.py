"""Copies of the file, made by SQLite itself: one a day, the newest five kept."""

import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

KEPT = 5
_STAMP = "%Y%m%d-%H%M%S-%f"


def backups(path: Path) -> tuple[Path, ...]:
    """The copies of `path`, oldest first."""
    return tuple(sorted((path.parent / "backups").glob(f"{path.stem}-*.db")))


def healthy(connection: sqlite3.Connection) -> bool:
    """Whether SQLite finds the file sound, so that a damaged one never pushes a good copy out."""
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


def back_up(path: Path, connection: sqlite3.Connection, now: datetime | None = None) -> Path:
    """Copy the file whole into `backups` beside it and drop copies beyond the newest five."""
    folder = path.parent / "backups"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = (now or datetime.now(UTC)).strftime(_STAMP)
    target = folder / f"{path.stem}-{stamp}.db"
    partial = target.with_suffix(".part")
    partial.unlink(missing_ok=True)
    copy = sqlite3.connect(partial)
    try:
        connection.backup(copy)
    finally:
        copy.close()
    os.replace(partial, target)  # noqa: PTH105 - the copy appears whole or not at all
    for old in backups(path)[:-KEPT]:
        old.unlink(missing_ok=True)
    return target


def back_up_daily(path: Path, connection: sqlite3.Connection, now: datetime | None = None) -> Path | None:
    """The day's copy, unless there is one already; None when there is, or when the file is damaged."""
    moment = now or datetime.now(UTC)
    day = moment.strftime("%Y%m%d")
    if any(copy.stem.startswith(f"{path.stem}-{day}") for copy in backups(path)) or not healthy(connection):
        return None
    return back_up(path, connection, moment)
