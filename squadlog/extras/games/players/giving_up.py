"""When a computer gives up: it resigns, or lets a game be stopped, once it has hoped for too little for long enough."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from squadlog.extras.games.game import Game, Seen
from squadlog.extras.games.players.player import Thought

HOPELESS = 5
"""Thoughts in a row, one for each of its moves, that must have held little hope."""
_ANSWERS = frozenset({"accept", "decline"})


@runtime_checkable
class Hoping(Protocol):
    """A game whose players judge a part of it only, such as a battle or one game of a match."""

    def hope(self, seen: Seen, value: float, /) -> float | None:
        """What the whole game is worth to the seat, from 0 to 1, if what its player looked at is worth `value`.

        None where giving up would end the game of others who play on.
        """
        ...


def hope_of(game: Game, seen: Seen, thought: Thought) -> float | None:
    """What a player hopes for in the whole game after a thought; None if it did not say, or must not give up."""
    if not thought.lines:
        return None
    value = thought.lines[0].value
    return game.hope(seen, value) if isinstance(game, Hoping) else value


def is_hopeless(hopes: Sequence[float], below: float) -> bool:
    """Whether the latest of these hopes, oldest first, were all too little. `below` 0: nobody ever gives up."""
    latest = hopes[-HOPELESS:]
    return len(latest) == HOPELESS and all(hope < below for hope in latest)


def is_asked_to_stop(seen: Seen) -> bool:
    """Whether the seat has an offer to stop to answer, and nothing else to do."""
    return {seen.notation(move) for move in seen.moves()} == _ANSWERS
