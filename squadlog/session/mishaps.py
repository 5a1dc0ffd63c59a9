"""The file of errors that nobody raised on purpose: people get a sentence, the file gets the traceback."""

import tempfile
import traceback
from datetime import UTC, datetime
from pathlib import Path

from squadlog.base.user_paths import user_folder


def write_traceback(error: BaseException, during: str) -> Path:
    """Append the traceback to the file of errors, with what was going on; where that file is.

    Never raises: where the folder of this user takes nothing, that for temporary files is tried.
    """
    text = f"{datetime.now(UTC).isoformat(timespec='seconds')} {during}\n"
    text += "".join(traceback.format_exception(error)) + "\n"
    for folder in (user_folder, _temporary):
        try:
            path = folder() / "errors.log"
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8", errors="backslashreplace") as stream:
                stream.write(text)
        except OSError:
            continue
        return path
    return Path("(no file could be written)")


def _temporary() -> Path:
    return Path(tempfile.gettempdir())
