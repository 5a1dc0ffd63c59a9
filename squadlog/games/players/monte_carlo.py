"""A player of any open game that needs no values: it tries moves out in random games, the promising ones more often."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Generic, TypeVar

from squadlog.dice import Chance
from squadlog.games.game import Game, GameError, Move, Seen, State
from squadlog.games.players.player import Budget, Line, Thought, Watch, choices, refuse_unless

_CURIOSITY = 1.4
_LINES = 3
_LONGEST_LINE = 6
_REPORT = 256
_AnyState = TypeVar("_AnyState", bound=State)


@dataclass(slots=True, eq=False)
class _Node(Generic[_AnyState]):
    """A position, the moves from it not tried yet, and those tried; `won` is what it was worth to who moved there."""

    state: _AnyState
    move: Move = None
    mover: int = 0
    untried: list[Move] = field(default_factory=list)
    children: "list[_Node[_AnyState]]" = field(default_factory=list)
    visits: int = 0
    won: float = 0.0

    def share(self) -> float:
        """What it was worth on average, to the one who moved there."""
        return self.won / self.visits if self.visits else 0.0


class MonteCarlo(Generic[_AnyState]):
    """A tree of moves grown where it pays, its leaves judged by random games.

    `playout` plays a state of the game on to its end and says what that is worth to each seat. `most` bounds the
    games tried, None leaves it to the budget. The same seed and `most` give the same move.
    """

    def __init__(
        self,
        game: Game,
        playout: Callable[[_AnyState, Chance], tuple[float, ...]],
        seed: int | str,
        *,
        most: int | None = None,
    ) -> None:
        refuse_unless(game, chance=False, hidden=False)
        self._playout, self._chance, self._most = playout, Chance(seed), most

    def think(self, seen: Seen, budget: Budget, /) -> Thought:
        """The move tried most often. Raises GameError if the seat is not to move."""
        watch = Watch(budget)
        choices(seen)
        root = self._node(seen.guess(self._chance))
        tried = 0
        while tried != self._most and not (tried and watch.over()):
            self._try(root)
            tried += 1
            if not tried % _REPORT:
                budget.progress(_thought(root, tried))
        return _thought(root, tried)

    def _node(self, state: State, move: Move = None, mover: int = 0) -> _Node[_AnyState]:
        node: _Node[_AnyState] = _Node(state, move, mover)  # type: ignore[arg-type] # a game makes states of its own
        node.untried = self._chance.shuffled(state.moves())
        return node

    def _try(self, root: _Node[_AnyState]) -> None:
        """Down the tree, one position further, a random game from there, and what it was worth back up."""
        path, node = [root], root
        while not node.untried and node.children:
            node = _promising(node)
            path.append(node)
        if node.untried:
            move, mover = node.untried.pop(), node.state.to_move
            if mover is None:
                raise GameError("a position that is over has moves")
            child = self._node(node.state.play(move), move, mover)
            node.children.append(child)
            path.append(child)
        shares = self._playout(path[-1].state, self._chance)
        for passed in path:
            passed.visits += 1
            passed.won += shares[passed.mover]


def _promising(node: _Node[_AnyState]) -> _Node[_AnyState]:
    """The child that is good or was hardly tried (UCT)."""
    often = log(node.visits)
    best, chosen = -1.0, node.children[0]
    for child in node.children:
        promise = child.won / child.visits + _CURIOSITY * sqrt(often / child.visits)
        if promise > best:
            best, chosen = promise, child
    return chosen


def _thought(root: _Node[_AnyState], tried: int) -> Thought:
    ranked = sorted(root.children, key=lambda child: (-child.visits, -child.share()))
    lines = tuple(Line(moves=_line(root, child), value=child.share()) for child in ranked[:_LINES])
    return Thought(
        move=ranked[0].move, lines=lines, searched=tried, depth=max(len(line.moves) for line in lines)
    )


def _line(root: _Node[_AnyState], child: _Node[_AnyState]) -> tuple[str, ...]:
    """The moves tried most often from a child on."""
    moves, node = [root.state.notation(child.move)], child
    while node.children and len(moves) < _LONGEST_LINE:
        after = max(node.children, key=lambda other: other.visits)
        moves.append(node.state.notation(after.move))
        node = after
    return tuple(moves)
