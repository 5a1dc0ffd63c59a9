"""A contest on every core: each process plays game after game and hands in what came of it."""

import time
from collections.abc import Callable, Iterator
from functools import partial

from squadlog.base.processes import each_of
from squadlog.extras.games.arena.contest import Contest, Played, play_game, unheard

_TELL_EVERY_S = 0.2
"""The least time between two words of a process about how many moves it has made."""


def play_contest(
    contest: Contest, games: int, processes: int = 0, *, made: Callable[[int], None] = unheard
) -> Iterator[Played]:
    """The games of a contest as they end, in any order; see `each_of`. Raises ProcessDiedError.

    `made` is told now and then, a few times a second at most, how many moves were made since it was told last.
    """
    yield from each_of(partial(_play, contest), games, processes, made=made, called="a process of the arena")


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
