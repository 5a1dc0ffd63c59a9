"""Writing a person's file: whole or not at all, and what goes wrong is a sentence."""

import os
import stat
from collections.abc import Iterable
from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text


def write_new(path: Path, text: str | bytes) -> None:
    """Write a text, its line ends as they are, or bytes into a new file, all or nothing.

    Raises SquadlogError, also where a file is there already.
    """
    write_pieces(path, (_data(text),))


def write_pieces(path: Path, pieces: Iterable[bytes]) -> None:
    """Write bytes that come piece by piece into a new file, all or nothing. Raises as `write_new` and the pieces do."""
    try:
        file = path.open("xb")
    except FileExistsError:
        raise SquadlogError(f"{_show_path(path)} already exists; nothing was written.") from None
    except (OSError, ValueError) as error:
        raise _unwritten(path, error) from None
    try:
        with file:
            for piece in pieces:
                file.write(piece)
    except OSError as error:
        remove(path)
        raise _unwritten(path, error) from None
    except BaseException:
        remove(path)
        raise


def write_whole(path: Path, text: str | bytes) -> None:
    """Replace a file in one go; where that fails, keep what was there.

    Where the path is a link, the file that it leads to is written. Raises SquadlogError, also for what is no plain
    file.
    """
    make_folder(path)
    try:
        target = path.resolve()
        beside = target.with_name(f".{target.name[:100]}.{os.getpid()}.new")
        mode = target.lstat().st_mode if is_there(target) else None  # a link still: one of a loop of them
        if mode is not None and not stat.S_ISREG(mode):
            raise SquadlogError(f"{_show_path(path)} cannot be written: it is not a plain file.")
        try:
            beside.write_bytes(_data(text))
            if mode is not None:
                beside.chmod(stat.S_IMODE(mode))
            beside.replace(target)
        finally:
            remove(beside)
    except (OSError, ValueError, RuntimeError) as error:
        raise _unwritten(path, error) from None


def is_there(path: Path) -> bool:
    """Whether something lies there already, and be it a link to nowhere."""
    return os.path.lexists(path)


def make_folder(path: Path) -> None:
    """Make the folder that a file is to lie in. Raises SquadlogError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise SquadlogError(f"{_show_path(path.parent)} cannot be created: {_cause(error)}.") from None


def remove(path: Path) -> None:
    """Take a file of the program's own away, if it is there and can be."""
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError):
        return


def _data(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text


def _unwritten(path: Path, error: Exception) -> SquadlogError:
    return SquadlogError(f"{_show_path(path)} cannot be written: {_cause(error)}.")


def _show_path(path: Path) -> str:
    return clean_text(str(path), limit=400)


def _cause(error: Exception) -> str:
    return getattr(error, "strerror", None) or "its name is not a file name"
