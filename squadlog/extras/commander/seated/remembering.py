"""What the side of a seat remembers: read from the log as it grows, and anew where something was undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakKeyDictionary

from squadlog.base.records import value
from squadlog.extras.commander.mind.memory.remembered import LEARNED_BY, NOTHING_YET, remember
from squadlog.extras.commander.mind.memory.steps import SECOND_BEGINS, stood_lately, where_stood
from squadlog.rules.hiding.piles import KEY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from squadlog.battle.events.union import Event
    from squadlog.extras.commander.mind.memory.remembered import EnemiesRemembered
    from squadlog.extras.commander.mind.memory.steps import StoodThen
    from squadlog.session.seat import Seat
    from squadlog.session.telling.log import LogMark, SeatLog


T = TypeVar("T")


@value
class _ReadSoFar:
    """What was read up to a place in the log of a seat, by line or by second."""

    mark: LogMark
    found: dict[int, Any]


_READ: WeakKeyDictionary[SeatLog, dict[tuple[str, str], _ReadSoFar]] = WeakKeyDictionary()


def remembered_at(seat: Seat, side: str = "") -> EnemiesRemembered:
    """What the side that sits there remembers now; at a seat for all, what a `side` does of that which all see."""
    return next(reversed(remembered_by_line(seat, side).values()), NOTHING_YET)


def stood_at(seat: Seat, side: str) -> tuple[StoodThen, ...]:
    """Where the soldiers of a side stood on the map in the last seconds, as this seat knows it."""
    return stood_lately(stood_by_second(seat, side), seat.known.now.index)


def stood_by_second(seat: Seat, side: str) -> dict[int, tuple[StoodThen, ...]]:
    """Where they stood as each second began, by its index; none on a table without a map."""
    if not seat.known.setup.map:
        return {}

    def learn(
        lines: Iterable[int], so_far: dict[int, tuple[StoodThen, ...]]
    ) -> dict[int, tuple[StoodThen, ...]]:
        begun = (known for line in lines if (known := seat.log.stood_at(line)) is not None)
        return so_far | {known.now.index: where_stood(known, side) for known in begun}

    return _read_on(seat.log, ("stood", side), SECOND_BEGINS, learn)


def remembered_before(seat: Seat, entry: int) -> EnemiesRemembered:
    """What the side that sits there remembered as a line of its log was said, whether or not that still stands."""
    lines = [line for line in seat.log.lines_with(*LEARNED_BY, to=entry) if line != entry]
    return next(reversed(_learn(seat, seat.who.seat, lines, {}).values()), NOTHING_YET)


def remembered_by_line(seat: Seat, side: str = "") -> dict[int, EnemiesRemembered]:
    """What it remembers after each line that added to it, oldest first; nothing where nobody hides."""
    if KEY not in seat.known.chapters:
        return {}
    side = side or seat.who.seat

    def learn(lines: Iterable[int], so_far: dict[int, EnemiesRemembered]) -> dict[int, EnemiesRemembered]:
        return _learn(seat, side, lines, so_far)

    return _read_on(seat.log, ("enemies", side), LEARNED_BY, learn)


def _read_on(
    log: SeatLog,
    key: tuple[str, str],
    kinds: tuple[type[Event], ...],
    learn: Callable[[Iterable[int], dict[int, T]], dict[int, T]],
) -> dict[int, T]:
    """What is learned by the lines with these events, from where it was read last; anew where the log has changed."""
    by_key, mark = _READ.setdefault(log, {}), log.mark()
    so_far = by_key.get(key)
    if so_far is None or not log.goes_on_from(so_far.mark):
        found = learn(log.lines_with(*kinds), {})
    else:
        found = learn(log.lines_with(*kinds, after=so_far.mark), so_far.found)
    by_key[key] = _ReadSoFar(mark, found)
    return found


def _learn(
    seat: Seat, side: str, lines: Iterable[int], so_far: dict[int, EnemiesRemembered]
) -> dict[int, EnemiesRemembered]:
    """What a side remembers by line, with these lines of the log that follow."""
    found, kept = {**so_far}, next(reversed(so_far.values()), NOTHING_YET)
    for line in lines:
        before, after = seat.log.stood_before(line), seat.log.stood_at(line)
        if before is not None and after is not None:
            found[line] = kept = remember(kept, before, after, side)
    return found
