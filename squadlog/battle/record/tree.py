"""A record in memory: the tree of steps, the line that stands, and the state after any step. Knows no kind of state."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Generic, Protocol, TypeVar

from squadlog.battle.record.steps import HeadMove, Step

EventT = TypeVar("EventT")
StateT = TypeVar("StateT")
ReadT_contra = TypeVar("ReadT_contra", contravariant=True)
Reader = Callable[[Sequence[int]], Sequence[tuple[EventT, ...]]]
"""Fetches the events of steps, in the same order."""


SPAN = 64
"""One state in this many steps is kept as a record is opened: from there those near it are made in no time."""


class Fold(Protocol[ReadT_contra, StateT]):
    """How events make a state."""

    def over(self, state: StateT | None, events: Iterable[ReadT_contra], /) -> StateT:
        """The state after many events, as `on` has it one by one, where nobody asks for the states in between."""
        ...

    def on(self, state: StateT | None, events: Sequence[ReadT_contra], /) -> StateT:
        """The state after some more events; None is the state before the first of a record."""
        ...


class Tree(Generic[EventT, StateT]):
    """Lives as long as a session. The line that stands is read at once; undone steps only when somebody looks.

    `head` is the event that stands; `read` fetches what is not in memory yet and may raise StoreError.
    """

    def __init__(
        self,
        steps: Mapping[int, Step],
        head: int,
        moves: Sequence[HeadMove],
        read: Reader[EventT],
        fold: Fold[EventT, StateT],
    ) -> None:
        self._steps = dict(steps)
        self._moves = list(moves)
        self._read, self._fold = read, fold
        self._ids = sorted(steps)
        self._events: dict[int, tuple[EventT, ...]] = {}
        self._states: dict[int, StateT] = {}
        self._aside: set[int] | None = None
        self._head = self.at(head).id
        self._learn(self._head)

    @property
    def head(self) -> Step:
        """The step where the record stands."""
        return self._steps[self._head]

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step ever taken, oldest first."""
        return tuple(map(self._steps.__getitem__, self._ids))

    @property
    def last(self) -> int:
        """The step that was taken last, by its id, whether or not it stands."""
        return self._ids[-1]

    @property
    def count(self) -> int:
        """How many steps were ever taken."""
        return len(self._ids)

    @property
    def moved(self) -> int:
        """How often the head was moved by undo, redo or a jump."""
        return len(self._moves)

    @property
    def moves(self) -> Sequence[HeadMove]:
        """Every undo, redo and jump, oldest first."""
        return tuple(self._moves)

    @property
    def left_last(self) -> int | None:
        """The step where the head stood before its last move; None: it was never moved."""
        return self.at(self._moves[-1].left).id if self._moves else None

    def step(self, step: int) -> Step:
        """A step by its id; KeyError when there is none."""
        return self._steps[step]

    def at(self, event: int) -> Step:
        """The step that an event belongs to."""
        # Steps and their events are both numbered in the order in which they were written.
        place = bisect_right(self._ids, event, key=lambda number: self._steps[number].first)
        return self._steps[self._ids[place - 1]]

    def number(self, step: int) -> int:
        """What people call a step: its place among all steps of this record, from 1 and without gaps.

        The ids of steps are the file's, where other records may have gone on in between.
        """
        return bisect_left(self._ids, step) + 1

    def numbered(self, number: int) -> Step | None:
        """The step that people call by this number; None when there is none."""
        return self._steps[self._ids[number - 1]] if 1 <= number <= len(self._ids) else None

    @property
    def aside(self) -> set[int]:
        """The steps that never stood in any line: they were taken beside it."""
        if self._aside is None:
            stood: set[int] = set()
            ends = [self.at(event).id for move in self._moves for event in (move.left, move.reached)]
            for end in (self._head, *ends):
                walked: int | None = end
                while walked is not None and walked not in stood:
                    stood.add(walked)
                    walked = self._steps[walked].parent
            self._aside = set(self._ids) - stood
        return self._aside

    def taken_at(self, step: Step) -> Step:
        """The step after which one was taken that stands beside the line; any other itself."""
        while step.id in self.aside and step.parent is not None:
            step = self._steps[step.parent]
        return step

    def read_line(self) -> list[Step]:
        """The steps of the line that stands, with those taken beside it, oldest first."""
        taken: Iterable[int] = self.line()
        if self.aside:
            line = set(taken)
            beside = {one for one in self.aside if self.taken_at(self._steps[one]).id in line}
            taken = sorted(line | beside)
        return list(map(self._steps.__getitem__, taken))

    def line(self, step: int | None = None) -> tuple[int, ...]:
        """The steps from the creation to `step` (default: the head), oldest first."""
        line: list[int] = []
        walked: int | None = self._head if step is None else step
        while walked is not None:
            line.append(walked)
            walked = self._steps[walked].parent
        return tuple(reversed(line))

    def line_after(self, step: int) -> tuple[int, ...] | None:
        """The steps of the line that stands after one of it, oldest first; None where that one does not stand."""
        line: list[int] = []
        walked: int | None = self._head
        while walked is not None and walked > step:  # a step is younger than those before it
            line.append(walked)
            walked = self._steps[walked].parent
        return tuple(reversed(line)) if walked == step else None

    def events(self, step: int) -> tuple[EventT, ...]:
        """What came of a step."""
        if step not in self._events:
            self._learn(step)
        return self._events[step]

    def state(self, step: int | None = None) -> StateT:
        """The state after a step (default: the head)."""
        number = self._head if step is None else step
        if number not in self._states:
            self._learn(number)
        return self._states[number]

    def before(self, step: int) -> StateT | None:
        """The state before a step; None before the creation."""
        parent = self._steps[step].parent
        return None if parent is None else self.state(parent)

    def add(self, step: Step, events: Sequence[EventT], state: StateT, *, beside: bool = False) -> None:
        """Add a step taken at the head, which moves to it unless the step is taken `beside` the line."""
        aside = self.aside if beside or self._aside is not None else None
        self._steps[step.id] = step
        self._ids.append(step.id)
        self._events[step.id], self._states[step.id] = tuple(events), state
        if beside and aside is not None:
            aside.add(step.id)
        else:
            self._head = step.id

    def move(self, move: HeadMove) -> None:
        """Move the head as `move` says."""
        self._moves.append(move)
        self._head = self.at(move.reached).id

    def ahead(self, step: int | None = None) -> tuple[Step, ...]:
        """The way that redo goes from the head, or would from a `step` if the head went there now.

        It goes from child to child, each time the one that was left last.
        """
        latest: dict[int, int] = {}
        left = [self.at(move.left).id for move in self._moves]
        if step is not None and step != self._head:
            left.append(self._head)
        for end in reversed(left):
            child, parent = end, self._steps[end].parent
            # Whatever lies above a step that was met before was met then as well.
            while parent is not None and parent not in latest:
                latest[parent] = child
                child, parent = parent, self._steps[parent].parent
        way: list[Step] = []
        step = self._head if step is None else step
        while step in latest:
            step = latest[step]
            way.append(self._steps[step])
        return tuple(way)

    def departures(self) -> dict[int, HeadMove]:
        """For every step off the line, the move of the head that last left it."""
        stands = set(self.line())
        left: dict[int, HeadMove] = {}
        for move in reversed(self._moves):
            kept = set(self.line(self.at(move.reached).id))
            for step in self.line(self.at(move.left).id):
                if step not in stands and step not in kept:
                    left.setdefault(step, move)
        return left

    def _learn(self, step: int) -> None:
        """Read the events on the way to a step, from the last one whose state is known, and fold them.

        Of a long way only some states are made; those near them are when somebody asks for them.
        """
        first = not self._states
        way: list[int] = []
        known: int | None = step
        while known is not None and known not in self._states:
            way.append(known)
            known = self._steps[known].parent
        way.reverse()
        state = None if known is None else self._states[known]
        unread = [one for one in way if one not in self._events]
        if unread:
            self._events.update(zip(unread, self._read(unread), strict=True))
        while len(way) > (0 if first else SPAN):
            some, way = way[:SPAN], way[SPAN:]
            state = self._fold.over(state, chain.from_iterable(self._events[one] for one in some))
            self._states[some[-1]] = state
        for one in way:
            state = self._states[one] = self._fold.on(state, self._events[one])
