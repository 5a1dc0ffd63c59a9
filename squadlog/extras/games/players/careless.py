"""A player who slips: a set number of every hundred of its moves are made without proper thought."""

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Seen
from squadlog.extras.games.players.player import Budget, Player, Thought


class Careless:
    """Two players in one: the careful one thinks, but `slips` moves of a hundred are made by the poor one."""

    def __init__(self, careful: Player, poor: Player, slips: int, seed: int | str) -> None:
        self._careful, self._poor, self._slips, self._chance = careful, poor, slips, Chance(seed)

    def think(self, seen: Seen, budget: Budget, /) -> Thought:
        """A move of one of the two, with the reasons of that one."""
        slips = self._chance.below(100) < self._slips
        return (self._poor if slips else self._careful).think(seen, budget)
