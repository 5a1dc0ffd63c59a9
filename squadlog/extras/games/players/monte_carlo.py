"""A player of any open game that needs no values: it tries moves out in random games, the promising ones more often."""

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Protocol, runtime_checkable

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Game, GameError, Move, Seen, State
from squadlog.extras.games.players.player import BestLine, Budget, Thought, Watch, choices, refuse_unless
from squadlog.extras.games.players.tried import Tried, in_order

_CURIOSITY = 1.4
"""How much a move that was hardly tried is worth another try, for results from 0 to 1."""
_LINES = 3
_LONGEST_LINE = 6
"""Moves of a line that are told."""
_REPORT = 256
"""Games that are tried between two reports of progress."""


@runtime_checkable
class PlayedOut(Game, Protocol):
    """An open game that can be played on at random, fast."""

    def playout(self, state: State, chance: Chance, /) -> tuple[float, ...]:
        """Play on to the end, and say what that is worth to each seat."""
        ...


@dataclass(slots=True, eq=False)
class _Node:
    """A position, the moves from it not tried yet, and those tried; `won` is what it was worth to who moved there."""

    state: State
    move: Move = None
    mover: int = 0
    untried: list[Move] = field(default_factory=list)
    children: "list[_Node]" = field(default_factory=list)
    visits: int = 0
    won: float = 0.0

    def share(self) -> float:
        """What it was worth on average, to the one who moved there."""
        return self.won / self.visits if self.visits else 0.0


class MonteCarlo:
    """A tree of moves grown where it pays, its leaves judged by random games.

    `most` bounds the games tried, None leaves it to the budget. The same seed and `most` give the same move.
    """

    def __init__(self, game: PlayedOut, seed: int | str, *, most: int | None = None) -> None:
        refuse_unless(game, chance=False, hidden=False)
        self._playout, self._chance, self._most = game.playout, Chance(seed), most

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

    def _node(self, state: State, move: Move = None, mover: int = 0) -> _Node:
        return _Node(state, move, mover, self._chance.shuffled(state.moves()))

    def _try(self, root: _Node) -> None:
        """Go down the tree and one position further, play a random game, and take back up what it was worth."""
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


def _promising(node: _Node) -> _Node:
    """The child that is good or was hardly tried (UCT)."""
    often = log(node.visits)
    best, chosen = -1.0, node.children[0]
    for child in node.children:
        promise = child.won / child.visits + _CURIOSITY * sqrt(often / child.visits)
        if promise > best:
            best, chosen = promise, child
    return chosen


def _thought(root: _Node, tried: int) -> Thought:
    order = in_order([Tried(child.visits, child.share()) for child in root.children])
    told = [root.children[place] for place in order]
    lines = tuple(BestLine(moves=_line(root, child), value=child.share()) for child in told[:_LINES])
    return Thought(
        move=told[0].move, lines=lines, searched=tried, depth=max(len(line.moves) for line in lines)
    )


def _line(root: _Node, child: _Node) -> tuple[str, ...]:
    """The moves tried most often from a child on."""
    moves, node = [root.state.notation(child.move)], child
    while node.children and len(moves) < _LONGEST_LINE:
        after = max(node.children, key=lambda other: other.visits)
        moves.append(node.state.notation(after.move))
        node = after
    return tuple(moves)
