"""Bringing a backup back: it is checked first, and the file that was there is kept beside it."""

import os
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

from squadlog.base.errors import StoreError
from squadlog.store.backup import PRIVATE_FOLDER, backups, make_private, stamp
from squadlog.store.checking import Checked, check
from squadlog.store.faults import failure_error

_BUSY_S = 3.0


class Restored(NamedTuple):
    """What was restored from a copy; `aside` is where the file that was there is now, None for none."""

    checked: Checked
    aside: Path | None


def restore(path: Path, which: str = "") -> Restored:
    """Put a backup in the place of the file: the newest, or the one with these words in its name, or any file by path.

    Raises StoreError, and changes nothing, when there is no such copy, when it is damaged, or when the file is in use
    just now. A squadlog that has the old file open writes nothing more: it tells that the file was replaced.
    """
    checked = check(_choose(path, which))
    try:
        path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        holder = _open_exclusive(path)
        try:
            part = path.with_name(f"{path.name}-{os.getpid()}.part")
            try:
                make_private(part, like=path if path.exists() else None)
                shutil.copyfile(checked.path, part)
                with part.open("rb+") as stream:
                    os.fsync(stream.fileno())
                aside = _put_aside(path)
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)
        finally:
            if holder is not None:
                holder.close()
    except OSError as error:
        raise StoreError(f"{path} cannot be restored: {error.strerror or error}; it is as it was.") from None
    except sqlite3.Error as error:
        raise failure_error(path, error) from None
    return Restored(checked, aside)


def _choose(path: Path, which: str) -> Path:
    copies = backups(path)
    if which and Path(which).is_file():
        return Path(which)
    found = [copy for copy in copies if which in copy.name]
    if len(found) == 1 or (found and not which):
        return found[-1]
    if not copies:
        raise StoreError(f"There is no backup of {path}.")
    names = ", ".join(copy.name for copy in found or copies)
    problem = "could be several backups" if found else "is no backup"
    raise StoreError(f"{which} {problem}: {names}.")


def _open_exclusive(path: Path) -> sqlite3.Connection | None:
    """The file with nobody writing to it, rolled back if somebody was killed; None if damaged, empty or not there."""
    if not path.exists() or path.stat().st_size == 0:
        return None
    connection = sqlite3.connect(path, isolation_level=None, timeout=_BUSY_S)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise
        return None
    return connection


def _put_aside(path: Path) -> Path | None:
    """A second name for the file, with the journal that belongs to it if it could not be rolled back."""
    if not path.exists():
        return None
    aside = path.with_name(f"{path.stem}-before-{stamp()}{path.suffix}")
    try:
        os.link(path, aside)
    except OSError:  # a file system without links
        shutil.copy2(path, aside)
    journal = Path(f"{path}-journal")
    if journal.exists() and journal.stat().st_size:
        journal.replace(f"{aside}-journal")
    return aside
