"""Alpha-beta search: the value of a position, to a given depth in plies, if both sides play their best.

Positions met before are kept in a table. Gains are tried first, then the steps that did well elsewhere; steps far down
the list are looked at less deeply unless they surprise. At the bottom only gains are followed, until nothing more is
worth taking.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from squadlog.extras.games.players.player import OutOfTime, Watch
from squadlog.extras.games.players.tree import WON, SearchTree, StepT, in_plies

FAR = WON - 1000
"""Values beyond it are wins and losses that were seen, not judged."""
_TABLE = 400_000
"""Positions that are remembered; then the table begins anew."""
_LOOK = 64
"""Positions that are gone through between two looks at the clock; a power of two."""
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
"""What a worth in the table is: exact, a lower bound, an upper bound."""
_EARLY, _LATE = 4, 16
"""Steps of a position that are looked at in full, and those no more than one ply less deeply."""
_SKIPPED = 3
"""Plies that a look at what happens if nothing is done is less deep."""


class SearchEntry(NamedTuple, Generic[StepT]):
    """What is known of a position `depth` plies deep: worth exactly, at least or at most, and its best step."""

    depth: int
    bound: int
    worth: int
    step: StepT | None

    def settles(self, depth: int, low: int, high: int) -> bool:
        """Whether the entry answers what a look to `depth` with these bounds would."""
        if self.depth < depth:
            return False
        bound, worth = self.bound, self.worth
        return bound == _EXACT or (worth >= high if bound == _AT_LEAST else worth <= low)


@dataclass(slots=True)
class Search(Generic[StepT]):
    """One thinking: its clock, the table of positions, and which steps did well at what depth."""

    watch: Watch
    margin: int
    most: int = 1 << 62
    """So many positions are gone through, and no more."""
    table: dict[int, SearchEntry[StepT]] = field(default_factory=dict)
    merits: dict[StepT, int] = field(default_factory=dict)
    killers: dict[int, StepT] = field(default_factory=dict)
    count: int = 0

    def value(
        self, tree: SearchTree[StepT], depth: int, low: int, high: int, ply: int, *, skipped: bool = False
    ) -> int:
        """What a position is worth to the one to move; exact between `low` and `high`, a bound outside.

        `ply` counts from the root. `skipped`: the other side has just left its move out, so this one may not. Raises
        OutOfTime.
        """
        self._tick()
        end = tree.ending()
        if end is not None:
            return in_plies(end, ply)
        if depth <= 0:
            return self.calm(tree, low, high, ply)
        entry, known = self.table.get(tree.key), None
        if entry is not None:
            if entry.settles(depth, low, high):
                return entry.worth
            known = entry.step
        static = tree.value()
        doubtful = high - low == 1 and not skipped and depth > 1 and high <= static and abs(high) < FAR
        if doubtful and tree.may_skip():
            tree.skip()
            worth = -self.value(tree, depth - _SKIPPED, -high, 1 - high, ply + 1, skipped=True)
            tree.unmake()
            if worth >= high:
                return high
        return self._widen(tree, depth, low, high, ply, known=known, static=static)

    def _widen(
        self,
        tree: SearchTree[StepT],
        depth: int,
        low: int,
        high: int,
        ply: int,
        *,
        known: StepT | None,
        static: int,
    ) -> int:
        """Try the steps one after another until one is good enough.

        `static` is what the position looks worth. One ply from the bottom of a position that is hopelessly behind, only
        gains are tried.
        """
        floor, key, number = low, tree.key, 0
        best, best_step = -WON, known
        margin = self.margin + tree.slack() if depth == 1 else 0
        hopeless = depth == 1 and static + margin <= low and abs(low) < FAR
        for loud, steps in self._stages(tree, ply, known, hopeless=hopeless):
            for step in steps:
                tree.make(step)
                if number:
                    less = 0 if loud or depth < 3 or number < _EARLY else 1 if number < _LATE else 2
                    worth = self._later(tree, depth - 1, floor, high, ply + 1, less=less)
                else:
                    worth = -self.value(tree, depth - 1, -high, -floor, ply + 1)
                tree.unmake()
                number += 1
                if worth > best:
                    best, best_step = worth, step
                    floor = max(floor, worth)
                if worth >= high:
                    if not loud:
                        self.killers[ply] = step
                        self.merits[step] = self.merits.get(step, 0) + depth * depth
                    self._remember(key, SearchEntry(depth, _AT_LEAST, worth, step))
                    return worth
        if hopeless:
            best = max(best, static + margin)
        elif not number:
            return in_plies(tree.stuck(), ply)
        self._remember(key, SearchEntry(depth, _EXACT if best > low else _AT_MOST, best, best_step))
        return best

    def _later(
        self, tree: SearchTree[StepT], depth: int, floor: int, high: int, ply: int, *, less: int
    ) -> int:
        """What a step after the first has brought to who took it: `less` plies less deep, but for surprises."""
        worth = -self.value(tree, depth - less, -floor - 1, -floor, ply)
        if worth > floor and less:
            worth = -self.value(tree, depth, -floor - 1, -floor, ply)
        if floor < worth < high:
            worth = -self.value(tree, depth, -high, -floor, ply)
        return worth

    def calm(self, tree: SearchTree[StepT], low: int, high: int, ply: int) -> int:
        """What a position is worth once nothing more is worth taking; nobody must take."""
        best = tree.value()
        if best >= high:
            return best
        floor, margin = max(low, best), self.margin + tree.slack()
        for gain, step in tree.gains():
            if best + gain + margin <= floor < FAR:
                break
            tree.make(step)
            self._tick()
            end = tree.ending()
            worth = -self.calm(tree, -high, -floor, ply + 1) if end is None else -in_plies(end, ply + 1)
            tree.unmake()
            if worth > best:
                best = worth
                floor = max(floor, worth)
                if worth >= high:
                    break
        return best

    def _stages(
        self, tree: SearchTree[StepT], ply: int, known: StepT | None, *, hopeless: bool
    ) -> Iterator[tuple[bool, Sequence[StepT]]]:
        """Steps in groups, the most promising first, each found only when it is needed; and whether they gain."""
        if known is not None:
            yield False, (known,)
        yield True, [step for _, step in tree.gains() if step != known]
        if hopeless:
            return
        merits, killer = self.merits, self.killers.get(ply)
        good: list[StepT] = []
        rest: list[StepT] = []
        for step in tree.quiet():  # at once: merits change while the good ones are tried
            if step != known:
                (good if step in merits else rest).append(step)
        good.sort(key=merits.__getitem__, reverse=True)
        if killer in good:
            good.remove(killer)
            good.insert(0, killer)
        yield False, good
        yield False, rest

    def expected(self, key: int) -> StepT | None:
        """The step found best in a position, None where the table remembers none."""
        entry = self.table.get(key)
        return None if entry is None else entry.step

    def _tick(self) -> None:
        self.count += 1
        if not self.count % _LOOK:
            self.watch.check()
        if self.count > self.most:
            raise OutOfTime

    def _remember(self, key: int, entry: SearchEntry[StepT]) -> None:
        if len(self.table) >= _TABLE:
            self.table.clear()
        self.table[key] = entry
