"""What the table hears when something unexpected happens; the details go to a file."""

import sys
import tempfile
import traceback
from datetime import UTC, datetime
from pathlib import Path

from squadlog.cli.commands import MISREAD, NOTHING, TROUBLE
from squadlog.errors import SquadlogError
from squadlog.names import cleaned


class NotFoundError(SquadlogError):
    """What was asked for does not exist: exit code 5."""


class NotUnderstoodError(SquadlogError):
    """A word of the call makes no sense where it stands: exit code 2."""


def told(error: Exception) -> int:
    """Tell an error in one sentence; the exit code. Errors raised on purpose bring their own sentence."""
    if isinstance(error, SquadlogError):
        sys.stderr.write(f"{cleaned(str(error), limit=1000)}\n")
        if isinstance(error, NotUnderstoodError):
            return MISREAD
        return NOTHING if isinstance(error, NotFoundError) else TROUBLE
    if isinstance(error, UnicodeError):
        sys.stderr.write("What came in or has to go out is not in this terminal's character set.\n")
        return TROUBLE
    where = _kept(error)
    sys.stderr.write(
        f"Something unexpected happened ({type(error).__name__}); nothing more was changed. Details: {where}\n"
    )
    return TROUBLE


def _kept(error: Exception) -> Path:
    """Append the traceback to the log file; where that is."""
    text = f"{datetime.now(UTC).isoformat(timespec='seconds')} {' '.join(sys.argv[1:3])}\n"
    text += "".join(traceback.format_exception(error)) + "\n"
    for folder in (_home(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / "errors.log").open("a", encoding="utf-8", errors="backslashreplace") as stream:
                stream.write(text)
        except OSError:
            continue
        return folder / "errors.log"
    return Path("(no file could be written)")


def _home() -> Path:
    from squadlog.session import user_file  # noqa: PLC0415 - start-up cost, and it may be what failed

    return user_file().parent
