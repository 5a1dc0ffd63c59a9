"""Players of games with hidden hands: information-set Monte Carlo tree search with one tree, the player's own.

In every round the hidden cards are dealt anew, in agreement with what the player sees. The tree remembers what the
players did, whatever they held; a move is judged by the rounds it could be made in (Cowling, Powley and Whitehouse
2012).
"""

from collections.abc import Iterator, Sequence
from math import log, sqrt
from typing import Any

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Move, Seen
from squadlog.extras.games.players.greedy import Greedy
from squadlog.extras.games.players.player import BestLine, Budget, Thought, Watch, choices
from squadlog.extras.games.players.sampling import Sampled, Sampler, Step, Trial
from squadlog.extras.games.players.tried import Tried, in_order

_LONGEST_LINE = 4
"""Moves of a line that are told."""
_TELL_EVERY = 512
"""Rounds from one word to whoever watches to the next."""
_ENOUGH = 64
"""Rounds that tell what the only sensible move is worth."""
_TELLING, _HARDLY = 8, 2
"""A move is part of a plan if it was tried so often in all; after a node, not what was tried less than the second."""


class _Node:
    """What is known after a step: how often it was taken, and could have been, and what that was worth to its maker."""

    __slots__ = ("available", "children", "maker", "visits", "worth")

    def __init__(self, maker: int) -> None:
        self.maker, self.visits, self.available, self.worth = maker, 0, 1, 0.0
        self.children: dict[Step, _Node] = {}


class Ismcts:
    """A player of any game that can be sampled; the same seed and number of rounds, the same moves.

    `rounds` None plays as many rounds as time allows, but few where the trials offer a single first step; a number of
    them may be answered sooner. `curiosity` is how much moves tried rarely are preferred; `lines` for how many moves
    reasons are given.
    """

    def __init__(
        self,
        game: Sampled,
        seed: int | str,
        *,
        rounds: int | None = None,
        curiosity: float = 0.3,
        lines: int = 3,
    ) -> None:
        self._game, self._chance = game, Chance(seed)
        self._rounds, self._curiosity, self._lines = rounds, curiosity, max(1, lines)
        self._at_sight = Greedy(game.weigh, seed, lines=self._lines)

    def think(self, seen: Seen, budget: Budget, /) -> Thought:
        """The move tried most often in the time there is. Raises GameError if the seat is not to move."""
        watch = Watch(budget)
        moves = choices(seen)
        sampler = self._game.sampler(seen) if len(moves) > 1 else None
        if sampler is None:
            return self._at_sight.think(seen, budget)
        root, played, told = _Node(-1), 0, None
        while self._rounds is None or played < self._rounds:
            if played and watch.over():
                break
            if played == _ENOUGH and self._rounds is None and len(root.children) == 1:
                break
            self._round(sampler.deal(self._chance), root)
            played += 1
            if not played % _TELL_EVERY:
                best = _best(root)
                if best is not told:
                    told = best
                    budget.progress(self._thought(seen, sampler, root, played))
        return self._thought(seen, sampler, root, played)

    def _round(self, trial: Trial[Any], node: _Node) -> None:
        path = []
        seat = trial.speaker()
        while seat >= 0:
            node, is_new = self._chosen(node, trial.steps(), seat, trial)
            path.append(node)
            if is_new:
                break
            seat = trial.speaker()
        shares = trial.finish(self._chance)
        for passed in path:
            passed.visits += 1
            passed.worth += shares[passed.maker]

    def _chosen(self, node: _Node, steps: Sequence[Step], seat: int, trial: Trial[Any]) -> tuple[_Node, bool]:
        """Take a step in the trial, one never tried before if there is one, else the most promising."""
        children = node.children
        fresh, best, best_worth = [], None, -1.0
        curiosity = self._curiosity
        for step in steps:
            child = children.get(step)
            if child is None:
                fresh.append(step)
                continue
            child.available += 1
            if not fresh:
                worth = child.worth / child.visits + curiosity * sqrt(log(child.available) / child.visits)
                if worth > best_worth:
                    best, best_worth, chosen = child, worth, step
        if fresh:
            chosen = fresh[self._chance.below(len(fresh))]
            children[chosen] = best = _Node(seat)
        trial.make(chosen)
        if best is None:
            raise ValueError("a trial that is not over offered no step")
        return best, bool(fresh)

    def _thought(self, seen: Seen, sampler: Sampler[Any], root: _Node, played: int) -> Thought:
        tried = list(root.children.items())
        order = in_order([Tried(node.visits, node.worth / node.visits) for _, node in tried])
        told = [tried[place] for place in order]
        lines = tuple(
            BestLine(
                moves=tuple(
                    seen.notation(move) for move in (sampler.move(step), *_plan(sampler, seen.seat, node))
                ),
                value=node.worth / node.visits,
                is_plan=True,
            )
            for step, node in told[: self._lines]
        )
        depth, node = 0, root
        while node.children and depth < _LONGEST_LINE:
            node = max(node.children.values(), key=lambda child: child.visits)
            depth += 1
        return Thought(move=sampler.move(told[0][0]), lines=lines, searched=played, depth=depth)


def _plan(sampler: Sampler[Any], seat: int, node: _Node) -> Iterator[Move]:
    """The seat's own moves after a node that were tried most often, whatever the others did in between."""
    nodes = [node]
    for _ in range(_LONGEST_LINE - 1):
        found: dict[Step, list[_Node]] = {}
        for step, child in _own_steps(nodes, seat):
            found.setdefault(step, []).append(child)
        if not found:
            return
        step = max(found, key=lambda one: sum(child.visits for child in found[one]))
        move = sampler.later(step)
        if move is None or sum(child.visits for child in found[step]) < _TELLING:
            return
        yield move
        nodes = found[step]


def _own_steps(nodes: Sequence[_Node], seat: int) -> Iterator[tuple[Step, _Node]]:
    """The next steps of the seat below nodes, those hardly tried left out."""
    for node in nodes:
        for step, child in node.children.items():
            if child.visits >= _HARDLY:
                if child.maker == seat:
                    yield step, child
                else:
                    yield from _own_steps((child,), seat)


def _best(root: _Node) -> _Node:
    return max(root.children.values(), key=lambda child: child.visits)
