"""What a player is: it is handed what its seat sees and a budget, and answers with a move and its reasons."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from squadlog.base.records import record
from squadlog.extras.games.game import Game, GameError, Move, Seen


@record
class BestLine:
    """How a game may go on from here: moves in their notation, the first of them the player's own.

    `value` is what it is worth to the player, from 0, lost, to 1, won. A plan has the player's own moves only, whatever
    the others do in between.
    """

    moves: tuple[str, ...]
    value: float
    is_plan: bool = False

    @property
    def words(self) -> str:
        """The moves in one line; those of a plan are joined by `then`."""
        return (" then " if self.is_plan else "  ").join(self.moves)


@record
class Thought:
    """A move and why: the move's own line in front, then others by what they are worth, the best first.

    A player that tries moves out may prefer one that it is surer of, so that a later line is worth slightly more.
    `searched` counts the positions or games tried, `depth` how many moves ahead were weighed in full. `hope` is what
    the whole game is worth to a computer that sits at it, from 0 to 1; None where that is not known.
    """

    move: Move
    lines: tuple[BestLine, ...] = ()
    searched: int = 0
    depth: int = 0
    hope: float | None = None


@runtime_checkable
class Weighed(Protocol):
    """A game that judges moves at sight."""

    def weigh(self, seen: Seen, moves: Sequence[Move], /) -> Sequence[float]:
        """What moves look worth to the seat at once, from 0, lost, to 1, won."""
        ...


def _never() -> bool:
    return False


def _unheard(_: Thought) -> None:
    return None


@record
class Budget:
    """How long a player may think, in seconds of the clock it is handed.

    `stopped` is asked now and then and ends the thinking at once when true; `progress` is told the best thought so
    far whenever it has become a better one.
    """

    seconds: float
    clock: Callable[[], float]
    stopped: Callable[[], bool] = _never
    progress: Callable[[Thought], None] = _unheard


class OutOfTime(Exception):  # noqa: N818 - nothing went wrong
    """The budget is used up: the thinking ends where it is."""


@dataclass(slots=True)
class Watch:
    """Looks at the clock of a budget now and then, from the moment that it is made.

    It calls time a little early, so that the last steps of a search still fit into the budget: a part of the budget,
    and the longest time that has passed between two looks. On a busy machine that may be long.
    """

    budget: Budget
    ends: float = field(init=False)
    _looked: float = field(init=False)
    _longest: float = 0.0

    def __post_init__(self) -> None:
        """Start the clock."""
        self._looked = self.budget.clock()
        self.ends = self._looked + self.budget.seconds * 0.97

    def over(self) -> bool:
        """Whether time is up, or would be before the next look, or somebody wants an answer now."""
        now = self.budget.clock()
        self._longest, self._looked = max(self._longest, now - self._looked), now
        return now + self._longest >= self.ends or self.budget.stopped()

    def check(self) -> None:
        """Raises OutOfTime if it is over."""
        if self.over():
            raise OutOfTime


class Player(Protocol):
    """Somebody who plays one seat of one game."""

    def think(self, seen: Seen, budget: Budget, /) -> Thought:
        """A move for the seat whose view it is, which must be the one to move.

        The budget is never exceeded by more than a tenth. Raises GameError if the seat has no move to make.
        """
        ...


def refuse_unless(game: Game, *, chance: bool, hidden: bool) -> None:
    """Raises GameError if the game has chance or hidden hands and the player cannot cope with them."""
    faults = [
        words
        for here, coped, words in (
            (game.kind.chance, chance, "chance in the course of the game"),
            (game.kind.hidden, hidden, "hidden hands"),
        )
        if here and not coped
    ]
    if faults:
        raise GameError(f"this player cannot play {game.name}: it knows nothing of {' or '.join(faults)}")


def choices(seen: Seen) -> tuple[Move, ...]:
    """The moves that the seat may make. Raises GameError if it is not to move."""
    moves = tuple(seen.moves())
    if not moves:
        raise GameError("there is nothing to think about: this seat is not to move")
    return moves
