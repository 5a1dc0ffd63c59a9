"""Many pieces of work on every core: each process does piece after piece and hands in what came of it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import contextmanager, redirect_stderr
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Generic, TypeVar

from squadlog.base.errors import SquadlogError
from squadlog.base.records import record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.process import BaseProcess

ResultT = TypeVar("ResultT")
_LOOKS_EVERY_S = 0.1
"""How often who has pieces worked on is asked whether it is enough."""


class ProcessDiedError(SquadlogError):
    """A process of several ended by itself."""


@record
class _Result(Generic[ResultT]):
    """What came of a piece; all else that a process hands in are numbers of how far it has come."""

    of: ResultT


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def each_of(
    work: Callable[[int, Callable[[int], None]], ResultT],
    pieces: int | Iterable[int],
    processes: int = 0,
    *,
    made: Callable[[int], None],
    called: str = "a process",
    stopped: Callable[[], bool] | None = None,
) -> Iterator[ResultT]:
    """What comes of the pieces 0, 1, 2 ... as they end, in any order; of numbers, each taken when a process is free.

    `processes` 0 takes every core, 1 works in this one. `work` must be something that another process can import; it is
    handed the number of its piece and what tells how far it has come, which `made` hears. Closing the iterator, or an
    interrupt while it waits, ends all processes at once. Raises ProcessDiedError, in which it is `called` so, when one
    of them dies.

    `stopped` is for who iterates in a thread of a screen: it is asked several times a second, and ends all processes at
    once. Then not even one works in this process, and none of them writes on the terminal.
    """
    count = processes or cores()
    if isinstance(pieces, int):
        count, pieces = min(count, pieces), range(pieces)
    if count <= 1 and stopped is None:
        for number in pieces:
            yield work(number, made)
        return
    context, numbers = get_context("spawn"), iter(pieces)
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _ignore_interrupts():
            _begin_tracker()
            for _ in range(count):
                ours, theirs = context.Pipe()
                told = (work, theirs, stopped is not None)
                workers[ours] = context.Process(target=_work_on, args=told, daemon=True)
                workers[ours].start()
                theirs.close()
        busy = set[Connection]()
        for line, process in workers.items():
            first = next(numbers, None)
            _hand_out(line, process, first, called)
            if first is not None:
                busy.add(line)
        while busy:
            ready = wait(busy, None if stopped is None else _LOOKS_EVERY_S)
            if stopped is not None and stopped():
                return
            for line in [line for line in workers if line in ready]:
                came: _Result[ResultT] | int = _read(line, workers[line], called)
                if isinstance(came, int):
                    made(came)
                    continue
                yield came.of
                following = next(numbers, None)
                _hand_out(line, workers[line], following, called)
                if following is None:
                    busy.discard(line)
    finally:
        for line, process in workers.items():
            process.terminate()
            process.join()
            line.close()


def _hand_out(line: Connection, process: BaseProcess, number: int | None, called: str) -> None:
    try:
        line.send(number)
    except ConnectionError as end:
        raise _died(process, called) from end


def _read(line: Connection, process: BaseProcess, called: str) -> _Result[ResultT] | int:
    """What came of a piece that has ended, or how far one has come since the last word."""
    try:
        told: _Result[ResultT] | int = line.recv()
    except (EOFError, ConnectionError) as end:
        raise _died(process, called) from end
    return told


def _died(process: BaseProcess, called: str) -> ProcessDiedError:
    process.join(1)
    return ProcessDiedError(f"{called} ended by itself, with code {process.exitcode}")


def _work_on(
    work: Callable[[int, Callable[[int], None]], ResultT], line: Connection, is_silent: bool
) -> None:
    """Work on the pieces whose numbers come in, until None comes."""
    if is_silent:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    while (number := line.recv()) is not None:
        line.send(_Result(of=work(number, line.send)))


def _begin_tracker() -> None:
    """Begin what multiprocessing keeps beside its processes, while stderr is the real one: a screen has one of its own.

    That has no number by which another process could write to it.
    """
    if os.name == "posix":
        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()


@contextmanager
def _ignore_interrupts() -> Iterator[None]:
    """Processes started meanwhile do not hear the interrupt key: this one hears it and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say who hears it
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
