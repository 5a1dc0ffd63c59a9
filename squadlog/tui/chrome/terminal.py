"""The terminal under the screens. When it goes away, so does the program, whether or not a signal told it so.

Without this a program whose terminal was closed reads the end of a file again and again, as fast as the processor can.
"""

import errno
import os
import re
import select
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import IO, Any

from textual.drivers.linux_driver import LinuxDriver

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    import fcntl
    import termios

_LOST = frozenset({errno.EIO, errno.ENXIO, errno.ENODEV, errno.EPIPE, errno.EBADF})
"""What writing to a terminal fails with once it is not there any more."""


class Terminal(LinuxDriver):
    """Textual's own driver, which leaves when nobody is at the other end."""

    def __init__(self, app: Any, **options: Any) -> None:  # noqa: ANN401 - handed on as they are
        super().__init__(app, **options)
        streams = (sys.__stdin__, sys.__stdout__, sys.__stderr__)
        self._ends = [stream.fileno() for stream in streams if stream is not None and stream.isatty()]
        shown = sys.__stderr__ if sys.__stderr__ is not None and sys.__stderr__.isatty() else sys.__stdout__
        self._file: Any = None if shown is None else _Paper(shown, self._lost)
        self._watching = False

    def start_application_mode(self) -> None:
        """Watch the terminal as long as the program runs. One that went away while it began is gone as well."""
        super().start_application_mode()  # type: ignore[no-untyped-call] # Textual leaves it so
        if self.fileno not in self._ends:
            self._lost()
        elif not self._watching:
            self._watching = True
            Thread(target=self._watch, name="terminal", daemon=True).start()

    def answer(self, question: str, end: re.Pattern[bytes], at_most_s: float = 0.5) -> bytes:
        """What the terminal answers to something Textual knows nothing of, up to its `end`.

        Nobody else reads meanwhile: what is typed in that moment is lost.
        """
        if self.exit_event.is_set() or self._key_thread is None:
            return b""
        self.exit_event.set()
        self._key_thread.join()
        self.exit_event.clear()
        self.write(question)
        self.flush()
        said = b""
        with suppress(OSError):  # gone meanwhile
            while end.search(said) is None and select.select([self.fileno], [], [], at_most_s)[0]:
                piece = os.read(self.fileno, 1 << 12)
                if not piece:
                    break
                said += piece
        self._key_thread = Thread(target=self._run_input_thread, name="textual-input")
        self._key_thread.start()
        return said

    def cell_px(self) -> tuple[int, int]:
        """Pixels of a cell across and down; 0 where the terminal does not say."""
        with suppress(OSError):
            told = fcntl.ioctl(self.fileno, termios.TIOCGWINSZ, b"\0" * 8)
            rows, cols, wide, high = struct.unpack("HHHH", told)
            return wide // max(cols, 1), high // max(rows, 1)
        return 0, 0

    def _watch(self) -> None:
        """Sleep until the other end of the terminal is closed: asked for nothing, `poll` tells of nothing else."""
        ends = select.poll()
        for end in self._ends:
            ends.register(end, 0)
        if any(told & (select.POLLHUP | select.POLLERR) for _, told in ends.poll()):
            self._lost()

    def _lost(self) -> None:
        """Leave in good order, with nothing where the terminal was: what is still to be said there fails no more."""
        nothing = os.open(os.devnull, os.O_RDWR)
        for end in self._ends:
            os.dup2(nothing, end)
        os.close(nothing)
        self.exit_event.set()
        self._loop.call_soon_threadsafe(self._app.exit)


class _Paper:
    """What is written on. When it is gone, that is told once, and the rest is lost without a fault."""

    def __init__(self, file: IO[str], lost: Callable[[], None]) -> None:
        self._file, self._lost = file, lost
        self.fileno, self.isatty = file.fileno, file.isatty

    def write(self, text: str) -> None:
        """Write, or tell that nobody reads it."""
        self._carefully(lambda: self._file.write(text))

    def flush(self) -> None:
        """Write what was held back, or tell that nobody reads it."""
        self._carefully(self._file.flush)

    def _carefully(self, act: Callable[[], object]) -> None:
        try:
            act()
        except OSError as error:
            if error.errno not in _LOST:
                raise
            self._lost()
