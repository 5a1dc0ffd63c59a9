"""Level 1: any legal move is as good as another."""

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Seen
from squadlog.extras.games.players.player import Budget, Thought, choices


class AtRandom:
    """A player of any game who draws a move; the same seed, the same draws."""

    def __init__(self, seed: int | str) -> None:
        self._chance = Chance(seed)

    def think(self, seen: Seen, _budget: Budget, /) -> Thought:
        """One of the moves, with no reasons."""
        return Thought(move=self._chance.pick(choices(seen)))
