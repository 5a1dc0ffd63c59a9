"""What a game offers to players who look ahead by taking steps and taking them back."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from squadlog.extras.games.game import Game, Move, State

WON = 1_000_000
"""The value of a game won now; a win some plies away is worth as many less."""
StepT = TypeVar("StepT")
"""Whatever hashable value a tree makes of a move."""


def in_plies(end: int, ply: int) -> int:
    """The value of an end that lies `ply` plies ahead: who wins wants it sooner, who loses later."""
    return end - ply if end > 0 else end + ply if end < 0 else 0


class SearchTree(Protocol[StepT]):
    """A position that can be changed and changed back. Values are those of the one to move."""

    @property
    def key(self) -> int:
        """Equal for equal positions, and hardly ever for others."""
        ...

    def ending(self) -> int | None:
        """What the end is worth if the game is over: `WON`, 0, `-WON` or anything between; None if it goes on.

        A win that should only be taken where no better one is in sight is worth less than `WON`. It may fail to see
        that the one to move has no step.
        """
        ...

    def stuck(self) -> int:
        """What it is worth to have no step, as in `ending`."""
        ...

    def slack(self) -> int:
        """How much more than the margin of the game a quiet step may change here."""
        ...

    def may_skip(self) -> bool:
        """Whether what is good without moving is good: not where having to move is the trouble."""
        ...

    def value(self) -> int:
        """What the position looks worth, without looking ahead."""
        ...

    def gains(self) -> Sequence[tuple[int, StepT]]:
        """The steps that gain something, each after what it gains in the units of values, the greatest gain first."""
        ...

    def quiet(self) -> Sequence[StepT]:
        """The steps that gain nothing at once."""
        ...

    def make(self, step: StepT, /) -> None:
        """Take a step."""
        ...

    def skip(self) -> None:
        """Leave the move to the other player."""
        ...

    def unmake(self) -> None:
        """Take the last step, or skip, back."""
        ...

    def move(self, step: StepT, /) -> Move:
        """The move of the game that a step is."""
        ...


@runtime_checkable
class Searchable(Game, Protocol):
    """A game for two whose states can be searched."""

    @property
    def margin(self) -> int:
        """More than a quiet step usually changes in the value of a position."""
        ...

    def tree(self, state: State, thinker: int, /) -> SearchTree[Any]:
        """The tree that begins at a state, which may be over, for the seat that thinks."""
        ...

    def odds(self, value: int, /) -> float:
        """What a value means for the one to move, from 0, lost, to 1, won."""
        ...
