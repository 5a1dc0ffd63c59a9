"""How far something is that takes its time: one line of a terminal, on stderr, written over again and again."""

import sys
import time
from shutil import get_terminal_size
from types import TracebackType
from typing import Self

from squadlog.base.names import clean_text

_BAR = 24
"""The cells of the bar."""
_WIPE = "\r\x1b[2K"
_EVERY_S = 0.1


class Progress:
    """The line; wiped when what it is about has ended.

    Where stderr is no terminal, or unless `shown`, there is none.
    """

    def __init__(self, *, shown: bool = True) -> None:
        self.shown = shown and sys.stderr.isatty()
        self._drawn = False
        self._due = 0.0

    def __enter__(self) -> Self:
        """To be left by `with`, whatever happens."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the line empty."""
        self.wipe()

    @property
    def due(self) -> bool:
        """Whether the line is there and was drawn long enough ago: eyes follow no faster."""
        return self.shown and time.monotonic() >= self._due

    def show(self, words: str) -> None:
        """Draw the line anew, cut where the terminal ends."""
        if self.shown:
            room = max(get_terminal_size().columns - 1, 20)
            sys.stderr.write(_WIPE + clean_text(words, limit=room))
            sys.stderr.flush()
            self._drawn, self._due = True, time.monotonic() + _EVERY_S

    def wipe(self) -> None:
        """Clear the line."""
        if self._drawn:
            sys.stderr.write(_WIPE)
            sys.stderr.flush()
            self._drawn = False


def bar(done: float, whole: float) -> str:
    """How much of something is done, as a bar."""
    full = int(_BAR * min(done / whole, 1)) if whole else _BAR
    return f"[{'#' * full}{'.' * (_BAR - full)}]"
