"""One line of the log, as screens, command line and exports take it."""

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import overload

from squadlog.base.records import record
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment


@record
class LogEntry:
    """One command, who gave it and when (UTC, ISO), and what came of it in words.

    `id` counts the entries of the battle from 1 without gaps; `moment` is when it was said, which may have been the
    last word of its subphase. `parent` is the entry before it. `undone` entries are off the line that stands;
    `undone_by`, `undone_at` and `undone_why` say who left them, when and why. `current` marks the entry where the
    battle stands, `tells` has for each line which of the `events` it tells of, as far as that is known, `whose` is the
    grouping whose slot it was; `took_s` is the time of the decision in seconds, where play is timed and somebody
    measured it.
    """

    id: int
    parent: int | None
    moment: Moment
    kind: str
    lines: tuple[str, ...]
    by: str
    when: str
    undone: bool = False
    current: bool = False
    undone_by: str = ""
    undone_at: str = ""
    undone_why: str = ""
    branch: str = ""
    command: str = ""
    took_s: float | None = None
    events: tuple[Event, ...] = ()
    whose: str = ""
    tells: tuple[Event | None, ...] = field(default=(), compare=False, repr=False)


class LogEntries(Sequence[LogEntry]):
    """The log of a battle, oldest first: an entry is put into words when somebody reads it, and kept.

    `undone` of them are off the line that stands.
    """

    def __init__(self, count: int, made: Callable[[int], LogEntry], *, undone: int = 0) -> None:
        self._count, self._made = count, made
        self.undone = undone
        self._known: dict[int, LogEntry] = {}

    def __len__(self) -> int:
        """How many there are."""
        return self._count

    def __eq__(self, other: object) -> bool:
        """Whether another log tells the same."""
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        """As many tell the same."""
        return hash(self._count)

    def __repr__(self) -> str:
        """All that it tells."""
        return repr(tuple(self))

    @overload
    def __getitem__(self, place: int) -> LogEntry: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[LogEntry, ...]: ...
    def __getitem__(self, place: int | slice) -> LogEntry | tuple[LogEntry, ...]:
        """An entry by its place, or several."""
        if isinstance(place, slice):
            return tuple(self[one] for one in range(*place.indices(self._count)))
        at = place + self._count if place < 0 else place
        if not 0 <= at < self._count:
            raise IndexError(place)
        found = self._known.get(at)
        if found is None:
            found = self._known[at] = self._made(at)
        return found
