"""What is written in the workshop and kept in a file: that file, and the steps by which it came to be as it is."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record

T = TypeVar("T")


@record
class KeptFile:
    """Something as it was read from a file or written into it. `text` is what stood there; None: it is no file yet."""

    path: Path
    text: str | None = None

    def differs(self, read: Callable[[Path], str]) -> bool:
        """Whether the file holds something else than was read from it or written: it is not written over unasked."""
        if not self.path.exists():
            return False
        try:
            return self.text is None or read(self.path) != self.text
        except SquadlogError:
            return True


@record
class Trail(Generic[T]):
    """What is `now`, what was before it, and what was taken back, the next one last."""

    now: T
    past: tuple[T, ...] = ()
    future: tuple[T, ...] = ()

    def on(self, step: T, *, most: int = 500) -> "Trail[T]":
        """The trail one step further, with at most `most` steps kept before it; unchanged for the step it is at."""
        return self if step == self.now else Trail(now=step, past=(*self.past[-most:], self.now))

    def back(self) -> "Trail[T] | None":
        """The last step taken back; None where there is none."""
        if not self.past:
            return None
        return Trail(now=self.past[-1], past=self.past[:-1], future=(*self.future, self.now))

    def again(self) -> "Trail[T] | None":
        """What was taken back last, done again; None where nothing was."""
        if not self.future:
            return None
        return Trail(now=self.future[-1], past=(*self.past, self.now), future=self.future[:-1])
