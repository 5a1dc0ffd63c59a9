"""The moves of a side game in words, as each seat may read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from squadlog.base.records import record
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.session.standing import MoveMade, Started

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.record.steps import Step
    from squadlog.battle.record.tree import Tree
    from squadlog.extras.games.game import Move
    from squadlog.extras.games.session.standing import Event, GameStanding


@record
class MoveEntry:
    """One line of the log of a match. `number` counts moves from 1; 0 is the start. `seat` None: nobody's move.

    `branch` holds the names of the place, with commas between.
    """

    id: int
    number: int
    seat: int | None
    words: str
    by: str
    when: str
    undone: bool
    current: bool
    branch: str


class Last(NamedTuple):
    """The move made last, and the seat that made it."""

    seat: int
    move: Move


class MatchLog:
    """What was moved. `seat` is the place of whoever reads, ONLOOKER, or None for somebody who may read everything."""

    def __init__(self, tree: Tree[Event, GameStanding]) -> None:
        self._tree = tree

    def entries(
        self, named: Mapping[str, int], seat: int | None, *, undone: bool = False
    ) -> tuple[MoveEntry, ...]:
        """The moves, oldest first; with `undone`, those taken back too. `named` are entries by their names."""
        stands, names = set(self._tree.line()), dict[int, list[str]]()
        for name, number in sorted(named.items()):
            names.setdefault(number, []).append(name)
        return tuple(
            self._entry(step, number, seat, undone=step.id not in stands, names=names.get(number, []))
            for number, step in enumerate(self._tree.steps, 1)
            if undone or step.id in stands
        )

    def _entry(
        self, step: Step, number: int, seat: int | None, *, undone: bool, names: list[str]
    ) -> MoveEntry:
        event = self._tree.events(step.id)[0]
        return MoveEntry(
            id=number,
            number=len(self._tree.state(step.id).score.moves),
            seat=event.seat if isinstance(event, MoveMade) else None,
            words=self.told(step, seat),
            by=step.by,
            when=step.at,
            undone=undone,
            current=step.id == self._tree.head.id,
            branch=", ".join(names),
        )

    def last(self, seat: int | None) -> Last | None:
        """The last move that stands; None at the start, and where that seat may not know it."""
        step = self._tree.head
        event, before = self._tree.events(step.id)[0], self._tree.before(step.id)
        if isinstance(event, Started) or before is None or self.told(step, seat) != event.move:
            return None
        return Last(event.seat, before.state.read(event.move))

    def told(self, step: Step, seat: int | None = ONLOOKER) -> str:
        """A step as a seat may read it: a secret move is told when the position that stands makes it known.

        A move that was taken back is read as right after it was made: what came of it has not happened.
        """
        event, before = self._tree.events(step.id)[0], self._tree.before(step.id)
        if isinstance(event, Started) or before is None:
            return f"{self._tree.state().game.name} begins"
        if seat is None or seat == event.seat:
            return event.move
        now = self._tree.state() if step.id in self._tree.line() else self._tree.state(step.id)
        return before.state.told(before.state.read(event.move), seat, now.state)
