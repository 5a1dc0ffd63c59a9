"""A contest on every core: each process plays game after game and hands in what came of it."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from squadlog.base.errors import SquadlogError
from squadlog.extras.games.arena.contest import Contest, Played, play_game, unheard

_TELL_EVERY_S = 0.2
"""The least time between two words of a process about how many moves it has made."""


class ArenaError(SquadlogError):
    """A process of the arena ended by itself."""


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_contest(
    contest: Contest, games: int, processes: int = 0, *, made: Callable[[int], None] = unheard
) -> Iterator[Played]:
    """The games of a contest as they end, in any order. `processes` 0 takes every core; 1 plays in this one.

    `made` is told now and then, a few times a second at most, how many moves were made since it was told last. Closing
    the iterator, or an interrupt while it waits, ends all processes at once. Raises ArenaError when one of them dies.
    """
    count = min(processes or cores(), games)
    if count <= 1:
        for number in range(games):
            yield _play(contest, number, made)
        return
    context, numbers = get_context("spawn"), iter(range(games))
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _ignore_interrupts():
            for _ in range(count):
                ours, theirs = context.Pipe()
                workers[ours] = context.Process(target=_play_on, args=(contest, theirs), daemon=True)
                workers[ours].start()
                theirs.close()
        for line, process in workers.items():
            _hand_out(line, process, next(numbers, None))
        busy = set(workers)
        while busy:
            ready = wait(busy)
            for line in [line for line in workers if line in ready]:
                told = _read_result(line, workers[line])
                if isinstance(told, int):
                    made(told)
                    continue
                yield told
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
        raise _ended_error(process) from end


def _read_result(line: Connection, process: BaseProcess) -> Played | int:
    """A game that has ended, or the number of moves made since the last word."""
    try:
        told: Played | int = line.recv()
    except (EOFError, ConnectionError) as end:
        raise _ended_error(process) from end
    return told


def _ended_error(process: BaseProcess) -> ArenaError:
    process.join(1)
    return ArenaError(f"a process of the arena ended by itself, with code {process.exitcode}")


def _play_on(contest: Contest, line: Connection) -> None:
    """Play the games whose numbers come in, until None comes."""
    while (number := line.recv()) is not None:
        line.send(_play(contest, number, line.send))


def _play(contest: Contest, number: int, hand_on: Callable[[int], None]) -> Played:
    counting = _Counting(hand_on)
    played = play_game(contest, number, made=counting)
    counting.close(played.moves)
    return played


class _Counting:
    """Hands on how many moves of a game were made since it did so last, when that is long enough ago."""

    def __init__(self, hand_on: Callable[[int], None]) -> None:
        self._hand_on, self._known, self._at = hand_on, 0, time.monotonic()

    def __call__(self, moves: int) -> None:
        """Hear how many moves were made in the game so far."""
        if time.monotonic() - self._at >= _TELL_EVERY_S:
            self.close(moves)

    def close(self, moves: int) -> None:
        """Hand on how many `moves` were made when the game ended, keeping nothing back."""
        self._hand_on(moves - self._known)
        self._known, self._at = moves, time.monotonic()


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
