"""Level 2: the move that looks best at once, by the game's own values."""

from collections.abc import Callable, Sequence

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Move, Seen
from squadlog.extras.games.players.player import BestLine, Budget, Thought, choices


class Greedy:
    """A player of any game that can weigh the moves of a seat, from 0, lost, to 1, won; it looks no further.

    Among equals it draws; the same seed, the same draws. `lines` is for how many moves reasons are given.
    """

    def __init__(
        self, weigh: Callable[[Seen, Sequence[Move]], Sequence[float]], seed: int | str, *, lines: int = 3
    ) -> None:
        self._weigh, self._chance, self._lines = weigh, Chance(seed), lines

    def think(self, seen: Seen, _budget: Budget, /) -> Thought:
        """The best move at sight; its lines are the best moves with their values."""
        moves = self._chance.shuffled(choices(seen))
        ranked = sorted(zip(self._weigh(seen, moves), moves, strict=True), key=lambda pair: -pair[0])
        lines = tuple(
            BestLine(moves=(seen.notation(move),), value=value) for value, move in ranked[: self._lines]
        )
        return Thought(move=ranked[0][1], lines=lines, searched=len(moves), depth=1)
