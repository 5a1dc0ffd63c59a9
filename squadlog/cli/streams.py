"""The three streams of the program as the shell left them: closed, full, or with nobody at the other end.

What a command does never hangs on whether its words are heard: words that cannot be written are dropped, the command
goes on, and its exit code tells what it did. Only a command that kept nothing has no other fruit than its words: it
ends in trouble when they are lost, unless the reader left of its own accord.
"""

from __future__ import annotations

import errno
import os
import sys

from squadlog.base.errors import SquadlogError
from squadlog.cli.commands import OK, TROUBLE

TYPE_CHECKING = False  # typing's own costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TextIO

_BYTE_ORDER_MARK = "\ufeff"
_CLOSED = "it is closed"


class Words:
    """Stdout or stderr, to be written to without fear; `lost` is why something could not be written."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        self.lost: OSError | None = None
        if stream is not None and hasattr(stream, "reconfigure"):
            # A terminal without a character shows a question mark, not an error.
            stream.reconfigure(errors="replace")

    def write(self, text: str) -> int:
        """Write it, or lose it. Of no words, none is lost."""
        if not text:
            return 0
        if self._stream is None:
            self.lost = OSError(errno.EBADF, _CLOSED)
        elif self.lost is None:
            try:
                self._stream.write(text)
            except OSError as error:
                self._lose(self._stream, error)
        return len(text)

    def flush(self) -> None:
        """Write what waits to be written."""
        if self._stream is not None and self.lost is None:
            try:
                self._stream.flush()
            except OSError as error:
                self._lose(self._stream, error)

    def _lose(self, stream: TextIO, error: OSError) -> None:
        self.lost = error
        # What still waits in the buffer would fail once more when the interpreter ends.
        try:
            os.dup2(_nowhere(), stream.fileno())
        except OSError:  # a stream without a file, as in a test
            return

    def isatty(self) -> bool:
        """Whether a person reads along."""
        return self._stream is not None and self.lost is None and bool(self._stream.isatty())

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a stream has
        """What else the stream has."""
        return getattr(self._stream, name)


def all_written() -> bool:
    """Whether all words so far were taken, on stdout and on stderr."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    return all(getattr(stream, "lost", None) is None for stream in (sys.stdout, sys.stderr))


class Heard:
    """Stdin; what cannot be read is one sentence. Everything that reads raises SquadlogError."""

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream

    def read(self, most: int = -1) -> str:
        """At most `most` characters of text; all of it for -1."""
        return str(self._heard(lambda stream: stream.read(most))).removeprefix(_BYTE_ORDER_MARK)

    def readline(self, most: int = -1) -> str:
        """A line with its end, empty when there are no more."""
        return str(self._heard(lambda stream: stream.readline(most))).removeprefix(_BYTE_ORDER_MARK)

    def read_bytes(self, most: int = -1) -> bytes:
        """At most `most` bytes; all of them for -1."""
        return bytes(self._heard(lambda stream: stream.buffer.read(most)))

    def _heard(self, question: Callable[[Any], object]) -> Any:  # noqa: ANN401 - text or bytes
        if self._stream is None:
            raise SquadlogError(f"Nothing can be read from stdin: {_CLOSED}.")
        try:
            return question(self._stream)
        except OSError as error:
            raise SquadlogError(f"Stdin cannot be read: {error.strerror or error}.") from None
        except UnicodeDecodeError:
            raise SquadlogError("Stdin is not UTF-8 text.") from None

    def isatty(self) -> bool:
        """Whether a person types."""
        return self._stream is not None and bool(self._stream.isatty())

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a stream has
        """What else the stream has."""
        return getattr(self._stream, name)


def stdin_bytes(most: int) -> bytes:
    """At most `most` bytes of stdin, and one more if it has more. Raises SquadlogError."""
    heard: Any = sys.stdin
    return bytes(heard.read_bytes(most + 1))


class Streams:
    """The streams of one command, in place of those of the interpreter until `settled`."""

    kept = False
    """Whether a command has written something into the file of this user."""

    def __init__(self) -> None:
        self._before = sys.stdin, sys.stdout, sys.stderr
        if None in self._before:
            _numbers_taken()
        Streams.kept = False
        self._out, self._err = Words(sys.stdout), Words(sys.stderr)
        sys.stdin, sys.stdout, sys.stderr = Heard(sys.stdin), self._out, self._err

    def settled(self, code: int) -> int:
        """Write what waits, and the exit code: what the command did, or trouble when its only fruit was lost."""
        self._out.flush()
        if (lost := self._out.lost) is not None and not isinstance(lost, BrokenPipeError):
            stands = " The commands were carried out." if Streams.kept else ""
            self._err.write(f"Not everything could be printed on stdout: {lost.strerror or lost}.{stands}\n")
            if code == OK and not Streams.kept:
                code = TROUBLE
        self._err.flush()
        return code

    def put_back(self) -> None:
        """Restore the interpreter's own streams."""
        sys.stdin, sys.stdout, sys.stderr = self._before


def _numbers_taken() -> None:
    """Put something harmless where a stream is closed, or the next file opened would be written to in its place."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            _nowhere()  # takes the lowest number that is free


def _nowhere() -> int:
    return os.open(os.devnull, os.O_RDWR)
