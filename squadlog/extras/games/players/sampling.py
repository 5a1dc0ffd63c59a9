"""What a game with hidden hands offers to players who deal the hidden cards at random and try things out."""

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Game, Move, Seen
from squadlog.extras.games.players.player import Weighed

Step = Hashable
StepT = TypeVar("StepT")


class Trial(Protocol[StepT]):
    """One way the hidden cards may lie, played on from the position seen. It changes as steps are taken."""

    def speaker(self) -> int:
        """The seat whose word counts now, -1 when the trial is over: the game ended, or what is worth looking at."""
        ...

    def steps(self) -> Sequence[StepT]:
        """The steps that the seat may take."""
        ...

    def make(self, step: StepT, /) -> None:
        """Take a step."""
        ...

    def finish(self, chance: Chance, /) -> Sequence[float]:
        """Play to the end of the trial, quickly and not badly: what it is worth to every seat, from 0 to 1."""
        ...


class Sampler(Protocol[StepT]):
    """Deals trials that agree with what a seat sees."""

    def deal(self, chance: Chance, /) -> Trial[StepT]:
        """The position seen, what is hidden dealt at random."""
        ...

    def move(self, step: StepT, /) -> Move:
        """The move that a first step is."""
        ...

    def later(self, step: StepT, /) -> Move | None:
        """The move that a later step of the same seat is; None where that cannot be written before it comes."""
        ...


@runtime_checkable
class Sampled(Weighed, Game, Protocol):
    """A game that can be sampled."""

    @property
    def rounds(self) -> int:
        """The rounds of a short look: with as many, level 3 was measured to stand half way between its neighbours."""
        ...

    def sampler(self, seen: Seen, /) -> Sampler[Any] | None:
        """The sampler of what a seat sees, None where trying out helps nobody and moves are judged at sight."""
        ...
