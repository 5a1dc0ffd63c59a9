"""Many pieces of work on every core: each process does piece after piece and hands in what came of it."""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import contextmanager, redirect_stderr
from functools import partial
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
MOST_REPLACED = 3
"""So many processes that end by themselves have another started in their place; one more, and the work ends."""
_ONE_THREAD = {
    "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "NUMEXPR_NUM_THREADS": "1",
    "VECLIB_MAXIMUM_THREADS": "1",
}  # fmt: skip
"""What keeps numpy to one thread in a process, since there is a process for each core."""


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
    handed the number of its piece and what tells how far it has come, which `made` hears. The piece of a process that
    dies is done by another, `MOST_REPLACED` times at most; what it had told is taken back: `made` hears a number below
    0. Closing the iterator, or an interrupt while it waits, ends all processes at once. Raises ProcessDiedError, in
    which it is `called` so, when one more of them dies.

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
    team = _Team[ResultT](partial(_work_on, work, is_silent=stopped is not None), iter(pieces), called)
    try:
        team.start(count)
        while lines := team.busy():
            ready = wait(lines, None if stopped is None else _LOOKS_EVERY_S)
            if stopped is not None and stopped():
                return
            for line in [line for line in lines if line in ready]:
                told = team.read(line)
                if isinstance(told, int):
                    made(told)
                else:
                    team.hand_out(
                        line
                    )  # first, so that it need not wait until what came of the last is taken
                    yield told.of
    finally:
        team.end()


class _Worker:
    """A process, the piece that it does (None: it has none), and how far it has told that it has come with that."""

    def __init__(self, process: BaseProcess) -> None:
        self.process = process
        self.piece: int | None = None
        self.told = 0


class _Team(Generic[ResultT]):
    """Processes by the lines to them; the pieces of those that die are `lost` until they are handed out again."""

    def __init__(self, works: Callable[[Connection], None], numbers: Iterator[int], called: str) -> None:
        self._works, self._numbers, self._called = works, numbers, called
        self._workers: dict[Connection, _Worker] = {}
        self._lost: list[int] = []
        self._died = 0

    def start(self, count: int) -> None:
        """Start so many processes, then hand each its first piece."""
        lines = []
        with _ignore_interrupts(), _one_thread_each():
            _begin_tracker()
            for _ in range(count):
                ours, theirs = _SPAWN.Pipe()
                process = _SPAWN.Process(target=self._works, args=(theirs,), daemon=True)
                self._workers[ours] = _Worker(process)
                process.start()
                theirs.close()
                lines.append(ours)
        for line in lines:
            self.hand_out(line)

    def busy(self) -> list[Connection]:
        """The lines to those who have a piece."""
        return [line for line, worker in self._workers.items() if worker.piece is not None]

    def hand_out(self, line: Connection) -> None:
        """Hand whoever is at that line the next piece, or nothing where there is none."""
        worker = self._workers[line]
        worker.piece = self._lost.pop() if self._lost else next(self._numbers, None)
        worker.told = 0
        try:
            line.send(worker.piece)
        except ConnectionError as end:
            self._replace(line, end)

    def read(self, line: Connection) -> _Result[ResultT] | int:
        """What came of a piece that has ended, or how far one has come since the last word."""
        worker = self._workers[line]
        try:
            told: _Result[ResultT] | int = line.recv()
        except (EOFError, ConnectionError) as end:
            self._replace(line, end)
            return -worker.told
        if isinstance(told, int):
            worker.told += told
        return told

    def end(self) -> None:
        """End them all at once."""
        for line, worker in self._workers.items():
            if worker.process.pid is not None:
                worker.process.terminate()
                worker.process.join()
            line.close()

    def _replace(self, line: Connection, end: Exception) -> None:
        """Have another process do what one that has died was doing. Raises ProcessDiedError after the last time."""
        worker = self._workers.pop(line)
        line.close()
        worker.process.join(1)
        self._died += 1
        if self._died > MOST_REPLACED:
            raise ProcessDiedError(
                f"{self._called} ended by itself, with code {worker.process.exitcode}"
            ) from end
        if worker.piece is not None:
            self._lost.append(worker.piece)
            self.start(1)


_SPAWN = get_context("spawn")


def _work_on(
    work: Callable[[int, Callable[[int], None]], ResultT], line: Connection, *, is_silent: bool
) -> None:
    """Work on the pieces whose numbers come in, until None comes."""
    if is_silent:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    while (number := line.recv()) is not None:
        line.send(_Result(of=work(number, line.send)))


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """Processes started meanwhile have numpy work in one thread."""
    before = {name: os.environ.get(name) for name in _ONE_THREAD}
    os.environ.update(_ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


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
