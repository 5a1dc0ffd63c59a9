"""Reading a file that a person named: bounded, never waiting, and what goes wrong is a sentence."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import BinaryIO

from squadlog.base.errors import SquadlogError


class MissingError(SquadlogError):
    """There is no such file."""


def file_named(said: str) -> Path:
    """The file that a person means: `~` is at home; of somebody who has none here it is a name like any other."""
    path = Path(said)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def read_file(path: Path, most: int, shown: str = "") -> bytes:
    """The bytes of a file, at most `most` and one more if it has more; `shown` is what messages call it.

    Raises SquadlogError for what cannot be read, and for whatever is no plain file: a pipe or a device may keep one
    waiting for ever, and would be read a second time as something else.
    """
    with open_file(path, shown) as stream:
        return stream.read(most + 1)


@contextmanager
def open_file(path: Path, shown: str = "") -> Iterator[BinaryIO]:
    """A plain file open to be read piece by piece. Raises SquadlogError as `read_file` does, also while it is read."""
    shown = shown or str(path)
    try:
        # Asked before it is opened, because opening a device may do something; and not waited for, should it change.
        _plain(path.stat().st_mode, shown)
        number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(number, "rb") as stream:
            _plain(os.fstat(number).st_mode, shown)
            yield stream
    except FileNotFoundError:
        raise MissingError(f"There is no file {shown}.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "its name is not a file name"
        raise SquadlogError(f"{shown} cannot be read: {reason}.") from None


def _plain(mode: int, shown: str) -> None:
    if S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not S_ISREG(mode):
        raise SquadlogError(
            f"{shown} cannot be read: it is a pipe or a device, not a file; first save its content in a file."
        )
