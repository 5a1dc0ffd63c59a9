"""What is wrong with the file, in one sentence: what, where, what was changed, what to do."""

import errno
import os
import sqlite3
from pathlib import Path

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.store import backup

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_MAY_HAVE_GONE = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR}
UNCHANGED = "nothing was changed"


class GoneOn(StoreError):  # noqa: N818 - says what happened
    """Another program went on with the record since it was read; nothing was changed."""


def damage_error(path: Path, what: str) -> StoreError:
    """Something in the file that cannot be so; the file is left as it is."""
    return StoreError(f"{path} is damaged ({what}); it was left as it is. {offer(path)}")


def outside_change_error(path: Path, what: str) -> StoreError:
    """Something in the file that squadlog did not put there, or did otherwise; the file is left as it is."""
    return StoreError(f"{path} was changed by something else: {what}; it was left as it is. {offer(path)}")


def failure_error(path: Path, error: BaseException, changed: str = UNCHANGED) -> StoreError:
    """What SQLite or the system said of the file, for people; `changed` says what became of the words."""
    if isinstance(error, OSError):
        return StoreError(f"{path} cannot be opened: {_of_system(error)}.")
    code = getattr(error, "sqlite_errorcode", 0)
    kind = code & 0xFF
    if kind in _BUSY:
        return StoreError(
            f"Another squadlog is writing to {path} just now; {changed}, try again in a moment."
        )
    if kind in _MAY_HAVE_GONE and (code == sqlite3.SQLITE_READONLY_DBMOVED or not path.exists()):
        return gone_error(path, changed)
    if kind == sqlite3.SQLITE_FULL:
        return StoreError(f"{path} could not be written, the disk is full; {changed}. Make room on it first.")
    if kind in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN) and (why := _unwritable(path)):
        return StoreError(f"{path} {why}; {changed}.")
    if code == sqlite3.SQLITE_IOERR_SHORT_READ:
        return damage_error(path, "it ends too early")
    if not code:
        return damage_error(path, "a text in it is none")
    if kind in _BROKEN or not isinstance(error, sqlite3.OperationalError):
        return damage_error(path, str(error))
    return StoreError(f"{path} could not be used ({error}); {changed}.")


def unmade(path: Path, error: BaseException) -> StoreError:
    """A file that was to be made and is not: nothing is left of it."""
    full = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    cause = _of_system(error) if isinstance(error, OSError) else "the disk is full" if full else str(error)
    return StoreError(f"{path} could not be made: {cause}; nothing is left of it. Is there room on the disk?")


def gone_error(path: Path, changed: str = UNCHANGED) -> StoreError:
    """The file that was opened is not where it was."""
    if path.exists():
        what = f"{path} was replaced by another file while it was open"
    else:
        what = f"{path} was moved or deleted while it was open"
    return StoreError(
        f"{what}; {changed}. Put it back if it was not meant, then leave and start squadlog again."
    )


def offer(path: Path) -> str:
    """What can be done about a damaged file."""
    copies = backup.backups(path)
    if not copies:
        return "There is no backup of it."
    return (
        f"squadlog backup restore brings back the newest of its {len(copies)} backups in {copies[-1].parent}."
    )


def _unwritable(path: Path) -> str:
    """Why a file cannot be written, asked of the system, since SQLite says less; nothing if it finds no reason."""
    try:
        os.close(os.open(path, os.O_RDWR))
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            return "may not be written to"
        return f"cannot be opened: {_of_system(error)}"
    if not os.access(path.parent, os.W_OK):
        return f"may not be written to, because nothing may be written in {path.parent}"
    return ""


def _of_system(error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "the disk is full"
    return error.strerror or str(error)
