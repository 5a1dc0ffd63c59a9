"""What happened last, in words: for a page that all look at, and for whoever comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.session.view.words.log_lines import DECLARED, told_lines, without_moment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.reports.entries import LogEntry
    from squadlog.session.seat import Seat
    from squadlog.session.view.words.log_lines import ToldLine

_LOOKED_AT = 40
"""Steps that are looked at for the last lines: most steps between them tell nothing, or only that one is done."""


@record
class MissedLines:
    """What somebody missed: the lines that must be told most, in their order, and how many `more` there were."""

    lines: tuple[ToldLine, ...]
    more: int


def recent_lines(seat: Seat, most: int) -> tuple[ToldLine, ...]:
    """Give the last lines that stand, the newest first, at most so many: those that only announce an order are none."""
    found: list[ToldLine] = []
    entries = seat.log.entries()
    for place in range(len(entries) - 1, max(-1, len(entries) - 1 - _LOOKED_AT), -1):
        entry = entries[place]
        announced = entry.kind in DECLARED
        found += reversed([one for one in _lines_of(seat, entry) if one.weight or not announced])
        if len(found) >= most:
            break
    return tuple(found[:most])


def missed_lines(seat: Seat, since: int, most: int = 5) -> MissedLines:
    """Give what happened after a line of the log: of more than `most` the ones of most weight, then the newest."""
    lines = [line for entry in _after(seat, since) for line in _lines_of(seat, entry)]
    by_weight = sorted(range(len(lines)), key=lambda place: (lines[place].weight, place))
    told = sorted(by_weight[-most:])
    return MissedLines(lines=tuple(lines[place] for place in told), more=len(lines) - len(told))


def pause_words(seat: Seat) -> str | None:
    """Give why play pauses, as it was said; None while nobody has said so, or something was said since."""
    newest = seat.log.newest()
    if newest is None or newest.kind != "pause":
        return None
    return " ".join(without_moment(line) for line in newest.lines)


def _after(seat: Seat, since: int) -> Iterator[LogEntry]:
    entries = seat.log.entries()
    first = len(entries)
    while first and entries[first - 1].id > since:
        first -= 1
    yield from (entries[place] for place in range(first, len(entries)))


def _lines_of(seat: Seat, entry: LogEntry) -> tuple[ToldLine, ...]:
    return told_lines(entry, seat.known)
