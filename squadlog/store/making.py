"""A new file: it appears whole or not at all, and goes again where the first thing that it was made for is not kept."""

import os
import sqlite3
from pathlib import Path

from squadlog.base.write_files import remove
from squadlog.store import schema
from squadlog.store.backup import make_private
from squadlog.store.faults import unmade

_EMPTY = (
    "SELECT NOT EXISTS (SELECT 1 FROM battle) AND NOT EXISTS (SELECT 1 FROM squad)"
    " AND NOT EXISTS (SELECT 1 FROM setting) AND NOT EXISTS (SELECT 1 FROM chronicle)"
)


def make(path: Path) -> bool:
    """Make a file, signed and with its tables; False where another program was quicker. Raises StoreError."""
    part = path.with_name(f"{path.name}-{os.getpid()}.part")
    try:
        make_private(part)
        connection = sqlite3.connect(part, isolation_level=None)
        try:
            schema.create(connection)
        finally:
            connection.close()
        return _put(part, path)
    except (OSError, sqlite3.Error) as error:
        raise unmade(path, error) from None
    finally:
        for left in (part, part.with_name(f"{part.name}-journal")):
            remove(left)


def _put(part: Path, path: Path) -> bool:
    try:
        os.link(part, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without links
        if path.exists():
            return False
        part.replace(path)
    return True


def unmake(path: Path) -> None:
    """Remove a file with nothing in it; where that cannot be told it stays."""
    try:
        connection = sqlite3.connect(path, isolation_level=None, timeout=0)
        try:
            connection.execute("BEGIN EXCLUSIVE")
            if connection.execute(_EMPTY).fetchone() == (1,):
                path.unlink(missing_ok=True)
        finally:
            connection.close()
    except (OSError, sqlite3.Error):
        return
    remove(path.with_name(f"{path.name}-journal"))
