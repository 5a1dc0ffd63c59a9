"""Levels 3 and 4 of an open game for two: look ahead, deeper and deeper, and answer when time is up."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from squadlog.dice import Chance
from squadlog.games.game import Move, Seen, State
from squadlog.games.players.player import Budget, Line, OutOfTime, Thought, Watch, choices, refuse_unless
from squadlog.games.players.search import FAR, Search
from squadlog.games.players.tree import WON, Searchable, Tree

_DEEPEST = 40
_LONGEST_LINE = 6


@dataclass(slots=True, eq=False)
class _Root:
    """A move of the player, what comes after it, and what it was last found to be worth to the player, at sight first."""

    move: Move
    state: State
    tree: Tree[Any]
    worth: int


class AlphaBeta:
    """A player of any open game for two without chance that can be searched.

    `depth` None looks as far ahead as time allows; a number of plies may be answered sooner. `lines` is how many of
    the moves are valued exactly for the lines of the thought; more of them take time from the search. `seed` decides
    among moves of equal worth.
    """

    def __init__(
        self, game: Searchable, *, depth: int | None = None, lines: int = 1, seed: int | str = 0
    ) -> None:
        refuse_unless(game, chance=False, hidden=False)
        self._chance = Chance(seed)
        self._game, self._depth, self._lines = game, depth or _DEEPEST, max(1, lines)

    def think(self, seen: Seen, budget: Budget, /) -> Thought:
        """The best move found in the time there is. Raises GameError if the seat is not to move."""
        watch = Watch(budget)
        moves = choices(seen)
        state = seen.guess(self._chance)
        search: Search[Any] = Search(watch, self._game.margin)
        roots = [self._root(state, move) for move in self._chance.shuffled(moves)]
        depth = 0
        try:
            _glance(search, roots)
            while depth + 1 < self._depth and not _decided(roots):
                self._deepen(search, roots, depth + 1)
                depth += 1
                budget.progress(self._thought(state, search, roots, depth + 1))
        except OutOfTime:
            pass
        return self._thought(state, search, roots, depth + 1)

    def _root(self, state: State, move: Move) -> _Root:
        after = state.play(move)
        tree = self._game.tree(after)
        end = tree.ending()
        return _Root(move, after, tree, -tree.value() if end is None else -end * (WON - 1))

    def _deepen(self, search: Search[Any], roots: list[_Root], depth: int) -> None:
        """Look at every move one ply deeper. What was found stays found if time runs out."""
        found: list[_Root] = []
        for root in tuple(roots):
            floor = found[self._lines - 1].worth if len(found) >= self._lines else -WON
            if found and floor > -WON:
                worth = -search.value(root.tree, depth, -floor - 1, -floor, 1)
                if worth > floor:
                    worth = -search.value(root.tree, depth, -WON, -floor, 1)
            else:
                worth = -search.value(root.tree, depth, -WON, WON, 1)
            root.worth = worth
            place = next((i for i, other in enumerate(found) if worth > other.worth), len(found))
            found.insert(place, root)
            roots[:] = [*found, *(other for other in roots if other not in found)]

    def _thought(self, state: State, search: Search[Any], roots: list[_Root], depth: int) -> Thought:
        lines = tuple(
            Line(moves=tuple(self._line(state, search, root)), value=self._game.odds(root.worth))
            for root in roots[: self._lines]
        )
        return Thought(move=roots[0].move, lines=lines, searched=search.count, depth=depth)

    def _line(self, state: State, search: Search[Any], root: _Root) -> Iterable[str]:
        """The moves that the search expects, as far as its table remembers them."""
        yield state.notation(root.move)
        here = root.state
        for _ in range(_LONGEST_LINE - 1):
            if here.to_move is None:
                return
            tree = self._game.tree(here)
            step = search.expected(tree.key)
            if step is None:
                return
            move = tree.move(step)
            yield here.notation(move)
            here = here.play(move)


def _glance(search: Search[Any], roots: list[_Root]) -> None:
    """Put the moves in order by what they gain at once; those that time was too short for come last, as at sight."""
    roots.sort(key=lambda root: -root.worth)
    looked = 0
    try:
        for root in roots:
            root.worth = -search.value(root.tree, 0, -WON, WON, 1)
            looked += 1
    finally:
        roots[:looked] = sorted(roots[:looked], key=lambda root: -root.worth)


def _decided(roots: list[_Root]) -> bool:
    """Whether looking further can change nothing: one move only, or a win or loss in sight."""
    return len(roots) == 1 or abs(roots[0].worth) >= FAR
