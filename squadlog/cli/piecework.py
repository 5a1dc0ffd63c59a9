"""A command that has many pieces of work done, and tells what came of those that ended, however it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.commands import OK, TROUBLE

with lazy_imports():
    from squadlog.base import processes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ResultT = TypeVar("ResultT")
INTERRUPTED = 130
"""The exit code after Ctrl+C."""


def take_each(results: Iterator[ResultT], take: Callable[[ResultT], bool]) -> tuple[int, str]:
    """Take what comes of each piece, until `take` says that it is enough; the exit code, and why a process died."""
    try:
        for one in results:
            if take(one):
                break
    except KeyboardInterrupt:
        return INTERRUPTED, ""
    except processes.ProcessDiedError as error:
        return TROUBLE, str(error)
    return OK, ""
