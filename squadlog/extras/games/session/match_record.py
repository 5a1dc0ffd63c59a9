"""The record of one side game: where it stands, and what its steps are called. Decides nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.session.match_log import MatchLog
from squadlog.extras.games.session.standing import Event, GameStanding, Replay, read_event, when
from squadlog.facts.seats import REFEREE
from squadlog.session.record import Record

with lazy_imports():
    from squadlog.battle.record import tree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.record.steps import HeadMove, Step
    from squadlog.battle.record.tree import Reader
    from squadlog.extras.games.score import Score
    from squadlog.store.records import BattleRecord


class RecordOfMatch(Record[Event, GameStanding]):
    """A side game as it is kept, with everything that is hidden in it."""

    what, step = "game", "move"
    log: MatchLog
    """Its moves in words, to each seat what it may read."""
    further: GameStanding | None
    """Where the line that stands was left last, where that was looked at since it last went on."""

    def refresh(self) -> None:
        """Read the record again, in case somebody else has gone on with it. Raises StoreError."""
        record = self.store.load(self.id, game=True)
        with self.sound():
            self.tree = tree.Tree(record.steps, record.head, record.moves, _reader(record), Replay())
        self.log = MatchLog(self.tree)
        self.title = record.title
        self.named = dict(record.branches)
        self.further = None

    @property
    def standing(self) -> GameStanding:
        """The game, its score so far and the position."""
        return self.tree.state()

    @property
    def left(self) -> GameStanding:
        """Where the line that stands was left last: as far as bringing moves forward again would lead."""
        if self.further is None:
            self.further = self._left_from(self.tree.head)
        return self.further

    @property
    def reviewed(self) -> Score:
        """What a review looks at: the whole of a game that is over, wherever one stands in it; else what stands."""
        return (self.standing if self.left.state.outcome() is None else self.left).score

    def whole_line(self) -> tuple[int, ...]:
        """The steps that stand, and those that bringing moves forward again would lead to."""
        return (*self.tree.line(), *(step.id for step in self.tree.ahead()))

    def move(self, move: HeadMove) -> None:
        """See `Record.move`."""
        super().move(move)
        self.further = None

    def words(self, step: Step) -> str:
        """See `Record.words`."""
        return self.log.told(step)

    def place(self, step: Step, seat: str = REFEREE) -> str:  # noqa: ARG002 - all count the same moves
        """See `Record.place`."""
        number = len(self.tree.line(step.id)) - 1
        return f"move {number}" if number else "the start"

    def moment(self, step: Step) -> str:
        """See `Record.moment`."""
        return when(self.tree.state(step.id), self._left_from(step))

    def _left_from(self, step: Step) -> GameStanding:
        """Where redo would lead from a step; no further than that if what was taken back cannot be read any more."""
        try:
            return self.tree.state((step, *self.tree.ahead(step.id))[-1].id)
        except StoreError:
            return self.tree.state(step.id)


def _reader(record: BattleRecord) -> Reader[Event]:
    def read_steps(steps: Sequence[int]) -> list[tuple[Event, ...]]:
        return [tuple(read_event(body) for body in record.events[step]) for step in steps]

    return read_steps
