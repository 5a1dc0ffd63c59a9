"""A trial on the states of a game themselves: slower than one made for a game, and right for every option of it."""

from collections.abc import Callable, Sequence

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Move, Seen, State
from squadlog.extras.games.players.sampling import Step


class StateTrial:
    """Plays on from a state until `is_over` has seen enough; `worth` is what it is worth to each seat then."""

    __slots__ = ("_is_over", "_state", "_worth")

    def __init__(
        self, state: State, is_over: Callable[[State], bool], worth: Callable[[State], Sequence[float]]
    ) -> None:
        self._state, self._is_over, self._worth = state, is_over, worth

    def speaker(self) -> int:
        """The seat whose word counts now, -1 when the trial is over."""
        seat = self._state.to_move
        return -1 if seat is None or self._is_over(self._state) else seat

    def steps(self) -> Sequence[Step]:
        """What that seat may do: its moves."""
        return self._state.moves()

    def make(self, step: Step, /) -> None:
        """Take a step."""
        self._state = self._state.play(step)

    def finish(self, chance: Chance, /) -> Sequence[float]:
        """Play at random to the end."""
        while self.speaker() >= 0:
            self.make(chance.pick(self._state.moves()))
        return self._worth(self._state)


class StateSampler:
    """Deals trials on whole states that agree with what a seat sees; a step is a move."""

    def __init__(
        self, seen: Seen, is_over: Callable[[State], bool], worth: Callable[[State], Sequence[float]]
    ) -> None:
        self._seen, self._is_over, self._worth = seen, is_over, worth

    def deal(self, chance: Chance, /) -> StateTrial:
        """A state that agrees with everything seen."""
        return StateTrial(self._seen.guess(chance), self._is_over, self._worth)

    def move(self, step: Step, /) -> Move:
        """The step itself."""
        return step

    def later(self, step: Step, /) -> None:
        """Do nothing: what a word such as a call means depends on the state it is said in."""
