"""A match on every core: each process plays game after game and hands in what came of it."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from squadlog.arena.match import Match, Played, play_game
from squadlog.errors import SquadlogError


class ArenaError(SquadlogError):
    """A process of the arena ended by itself."""


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_match(match: Match, games: int, processes: int = 0) -> Iterator[Played]:
    """The games of a match as they end, in any order. `processes` 0 takes every core; 1 plays in this one.

    Closing the iterator, or an interrupt while it waits, ends all processes at once. Raises ArenaError when one
    of them dies.
    """
    count = min(processes or cores(), games)
    if count <= 1:
        for number in range(games):
            yield play_game(match, number)
        return
    context, numbers = get_context("spawn"), iter(range(games))
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _undisturbed():
            for _ in range(count):
                ours, theirs = context.Pipe()
                workers[ours] = context.Process(target=_play_on, args=(match, theirs), daemon=True)
                workers[ours].start()
                theirs.close()
        for line, process in workers.items():
            _hand_out(line, process, next(numbers, None))
        busy = set(workers)
        while busy:
            ready = wait(busy)
            for line in [line for line in workers if line in ready]:
                yield _handed_in(line, workers[line])
                following = next(numbers, None)
                _hand_out(line, workers[line], following)
                if following is None:
                    busy.discard(line)
    finally:
        for line, process in workers.items():
            process.terminate()
            process.join()
            line.close()


def _hand_out(line: Connection, process: BaseProcess, number: int | None) -> None:
    try:
        line.send(number)
    except ConnectionError as end:
        raise _ended(process) from end


def _handed_in(line: Connection, process: BaseProcess) -> Played:
    try:
        played: Played = line.recv()
    except (EOFError, ConnectionError) as end:
        raise _ended(process) from end
    return played


def _ended(process: BaseProcess) -> ArenaError:
    process.join(1)
    return ArenaError(f"a process of the arena ended by itself, with code {process.exitcode}")


def _play_on(match: Match, line: Connection) -> None:
    """Play the games whose numbers come in, until None comes."""
    while (number := line.recv()) is not None:
        line.send(play_game(match, number))


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started meanwhile do not hear the interrupt key: this one hears it and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say who hears it
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
