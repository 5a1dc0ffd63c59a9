"""A game whose players judge a part of it, not the whole: what that part brought."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from squadlog.extras.games.game import State


@runtime_checkable
class Judged(Protocol):
    """A game whose players look no further than to the end of a part of it, such as a battle."""

    def settled(self, before: State, after: State, /) -> Sequence[float] | None:
        """What the part that ended between two positions brought every seat, from 0 to 1; None if none did."""
        ...
