"""What the side of a seat remembers: read from the log as it grows, and anew where something was undone."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from squadlog.base.records import value
from squadlog.extras.commander.mind.memory.remembered import LEARNED_BY, NOTHING_YET, remember
from squadlog.extras.commander.mind.memory.steps import SECOND_BEGINS, STEPS_S, stood_lately, where_stood
from squadlog.rules.hiding.piles import KEY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.extras.commander.mind.memory.remembered import EnemiesRemembered
    from squadlog.extras.commander.mind.memory.steps import StoodThen
    from squadlog.session.seat import Seat
    from squadlog.session.telling.log import LogMark, SeatLog


@value
class _ReadSoFar:
    """What was remembered by line up to a place in the log of a seat."""

    mark: LogMark
    by_line: dict[int, EnemiesRemembered]


_READ: WeakKeyDictionary[SeatLog, dict[str, _ReadSoFar]] = WeakKeyDictionary()


def remembered_at(seat: Seat, side: str = "") -> EnemiesRemembered:
    """What the side that sits there remembers now; at a seat for all, what a `side` does of that which all see."""
    return next(reversed(remembered_by_line(seat, side).values()), NOTHING_YET)


def stood_at(seat: Seat, side: str) -> tuple[StoodThen, ...]:
    """Where the soldiers of a side stood on the map in the last seconds, as this seat knows it."""
    return stood_lately(stood_by_second(seat, side, 2 * STEPS_S), seat.known.now.index)


def stood_by_second(seat: Seat, side: str, latest: int = 0) -> dict[int, tuple[StoodThen, ...]]:
    """Where they stood as each second began, by its index; none on a table without a map.

    `latest`: of so many lines alone in which a second or a turn began; 0: of all.
    """
    if not seat.known.setup.map:
        return {}
    lines = seat.log.lines_with(*SECOND_BEGINS)[-latest:]
    begun = (known for line in lines if (known := seat.log.stood_at(line)) is not None)
    return {known.now.index: where_stood(known, side) for known in begun}


def remembered_before(seat: Seat, entry: int) -> EnemiesRemembered:
    """What the side that sits there remembered as a line of its log was said, whether or not that still stands."""
    lines = [line for line in seat.log.lines_with(*LEARNED_BY, to=entry) if line != entry]
    return next(reversed(_learn(seat, seat.who.seat, lines, {}).values()), NOTHING_YET)


def remembered_by_line(seat: Seat, side: str = "") -> dict[int, EnemiesRemembered]:
    """What it remembers after each line that added to it, oldest first; nothing where nobody hides."""
    if KEY not in seat.known.chapters:
        return {}
    log, side = seat.log, side or seat.who.seat
    by_side, mark = _READ.setdefault(log, {}), log.mark()
    so_far = by_side.get(side)
    if so_far is None or not log.goes_on_from(so_far.mark):
        found = _learn(seat, side, log.lines_with(*LEARNED_BY), {})
    else:
        found = _learn(seat, side, log.lines_with(*LEARNED_BY, after=so_far.mark), so_far.by_line)
    by_side[side] = _ReadSoFar(mark, found)
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
