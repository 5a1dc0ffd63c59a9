"""How strong a player of a game is at each level."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol, runtime_checkable


class Dial(NamedTuple):
    """How a level plays a game.

    It looks at `effort` positions, or deals the hidden cards `effort` times; 0 weighs moves at sight, None takes all
    the time there is. Of a hundred of its moves `slips` are made by the `poorer` player of the two beside the ladder.
    """

    effort: int | None
    slips: int = 0
    poorer: str = "random"


@runtime_checkable
class Dialled(Protocol):
    """A game that says how its levels play it; one that they are not named for takes all the time there is."""

    @property
    def dials(self) -> Mapping[str, Dial]:
        """The dial of each level, as `benchmarks/levels.py` has measured them."""
        ...
