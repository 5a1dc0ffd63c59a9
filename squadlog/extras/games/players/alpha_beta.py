"""Levels 3 and 4 of an open game for two: look ahead, deeper and deeper, and answer when time is up."""

from bisect import insort
from collections.abc import Iterable
from typing import Any, NamedTuple

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Move, Seen, State
from squadlog.extras.games.players import player
from squadlog.extras.games.players.search import FAR, Search
from squadlog.extras.games.players.tree import WON, Searchable, SearchTree, in_plies

_DEEPEST = 40
"""Plies that are looked ahead at most."""
_ENDLESS = 1 << 62
"""Positions to look at where there is no limit."""
_LONGEST_LINE = 6
"""Moves of a line that are told."""


class _Root(NamedTuple):
    """A move of the player, what comes after it, and what it was found to be worth to the player, at sight first."""

    move: Move
    state: State
    tree: SearchTree[Any]
    worth: int


class AlphaBeta:
    """A player of any open game for two without chance that can be searched.

    `depth` None looks as far ahead as time allows; a number of plies may be answered sooner, and so may `most`
    positions. `lines` is how many of
    the moves are valued exactly for the lines of the thought; more of them take time from the search. `seed` decides
    among moves of equal worth.
    """

    def __init__(
        self,
        game: Searchable,
        *,
        depth: int | None = None,
        most: int | None = None,
        lines: int = 1,
        seed: int | str = 0,
    ) -> None:
        player.refuse_unless(game, chance=False, hidden=False)
        self._chance = Chance(seed)
        self._game, self._depth, self._lines = game, depth or _DEEPEST, max(1, lines)
        self._most = most or _ENDLESS

    def think(self, seen: Seen, budget: player.Budget, /) -> player.Thought:
        """The best move found in the time there is. Raises GameError if the seat is not to move."""
        watch = player.Watch(budget)
        moves = player.choices(seen)
        state = seen.guess(self._chance)
        search: Search[Any] = Search(watch, self._game.margin, self._most)
        ranked = sorted(
            (self._root(state, move, seen.seat) for move in self._chance.shuffled(moves)), key=_worst_last
        )
        looked: list[_Root] = []
        depth = 0
        try:
            while depth < self._depth and not (depth and _is_decided(ranked)):
                looked = []
                self._look(search, ranked, depth, looked)
                ranked, depth = looked, depth + 1
                budget.progress(self._thought(state, search, ranked, depth))
        except player.OutOfTime:
            if len(looked) >= min(self._lines, len(ranked)):
                ranked = looked  # every line told was looked at more deeply than before
        return self._thought(state, search, ranked, depth or 1)

    def _root(self, state: State, move: Move, seat: int) -> _Root:
        after = state.play(move)
        tree = self._game.tree(after, seat)
        end = tree.ending()
        return _Root(move, after, tree, -tree.value() if end is None else -in_plies(end, 1))

    def _look(self, search: Search[Any], ranked: list[_Root], depth: int, looked: list[_Root]) -> None:
        """Put the moves into `looked`, the best first, by what they are worth `depth` plies after them.

        As many as there are lines are exact, at depth 0 all; of the others it is known that they are no better. When
        time runs out `looked` holds those that were looked at, and the trees are of no more use.
        """
        exact = self._lines if depth else len(ranked)
        for root in ranked:
            floor = looked[exact - 1].worth if len(looked) >= exact else -WON
            worth = _worth(search, root.tree, depth, floor)
            insort(looked, root._replace(worth=worth), key=_worst_last)

    def _thought(self, state: State, search: Search[Any], roots: list[_Root], depth: int) -> player.Thought:
        lines = tuple(
            player.BestLine(moves=tuple(self._line(state, search, root)), value=self._game.odds(root.worth))
            for root in roots[: self._lines]
        )
        return player.Thought(move=roots[0].move, lines=lines, searched=search.count, depth=depth)

    def _line(self, state: State, search: Search[Any], root: _Root) -> Iterable[str]:
        """The moves that the search expects, as far as its table remembers them."""
        yield state.notation(root.move)
        here = root.state
        for _ in range(_LONGEST_LINE - 1):
            if here.to_move is None:
                return
            tree = self._game.tree(here, state.to_move or 0)
            step = search.expected(tree.key)
            if step is None:
                return
            move = tree.move(step)
            yield here.notation(move)
            here = here.play(move)


def _worst_last(root: _Root) -> int:
    return -root.worth


def _worth(search: Search[Any], tree: SearchTree[Any], depth: int, floor: int) -> int:
    """What the position after a move is worth to the player, exactly if it is more than the floor."""
    if floor > -WON:
        worth = -search.value(tree, depth, -floor - 1, -floor, 1)
        if worth <= floor:
            return worth
    return -search.value(tree, depth, -WON, -floor, 1)


def _is_decided(roots: list[_Root]) -> bool:
    """Whether looking further can change nothing: one move only, or a win or loss in sight."""
    return len(roots) == 1 or abs(roots[0].worth) >= FAR
