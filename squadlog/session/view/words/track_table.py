"""The subphase track as a table: a row for whoever is about something, a cell for each stretch of seconds."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from squadlog.base.records import record, value
from squadlog.battle.moment import SUBPHASES
from squadlog.reports.track import track
from squadlog.session.view.words.asked_line import units_awaited

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.state import Known
    from squadlog.reports.track import TrackRow
    from squadlog.rules.common.on_track import Bar, OnTrack
    from squadlog.session.seat import Seat

_BUSY = 2
"""What a row is worth in which something stands."""
LETTERS = 4
"""Letters for which a second has room."""


@value
class TrackHead:
    """The head of a column: its second, and the turn where another begins (0: the same); `now`: it is played."""

    second: int
    turn: int
    now: bool


@value
class TrackCell:
    """So many seconds of a row: `word` stands in them, `says` is a predicate; `look` is that of a bar, or `free`.

    `now`: it begins with the second that is played. `beside`: free seconds with the word of the bar before them, which
    has no room for it.
    """

    seconds: int
    look: str
    now: bool
    word: str = ""
    glyph: str = ""
    says: str = ""


@value
class TrackTableRow:
    """A row: of a unit of a side, or of anything else, whose `unit` is 0. `asked`: it awaits orders now."""

    unit: int
    name: str
    side: str
    asked: bool
    out: bool
    cells: tuple[TrackCell, ...]

    @property
    def busy(self) -> bool:
        """Whether anything stands in it."""
        return any(cell.look != "free" for cell in self.cells)


@record
class TrackTable:
    """The track from the second that is played on. `more` rows are left out; `idle`: nothing stands in any of them."""

    heads: tuple[TrackHead, ...]
    rows: tuple[TrackTableRow, ...]
    more: int = 0
    idle: bool = True


def track_table(seat: Seat, *, seconds: int = SUBPHASES, most: int = 0) -> TrackTable:
    """Give the track of all as this seat may see it, in the order of action.

    Of more than `most` rows those that say least are left out (0: none): who is out, then who is about nothing.
    """
    battle, asked = seat.known, set(units_awaited(seat.known, seat.due.ask()))
    heads = []
    for place in range(seconds):
        moment = battle.now.later(place)
        turns = place > 0 and moment.subphase == 1
        heads.append(TrackHead(moment.subphase, moment.turn if turns else 0, place == 0))
    rows = [_row(battle, row, asked, seconds) for row in track(battle, seat.who.seat)]
    left_out = max(0, len(rows) - most) if most else 0
    by_worth = sorted(range(len(rows)), key=lambda place: (_worth(rows[place]), -place))
    dropped = set(by_worth[:left_out])
    shown = tuple(row for place, row in enumerate(rows) if place not in dropped)
    idle = all(_worth(rows[place]) < _BUSY for place in dropped)
    return TrackTable(heads=tuple(heads), rows=shown, more=left_out, idle=idle)


def _worth(row: TrackTableRow) -> int:
    if row.asked:
        return _BUSY + 1
    if row.out:
        return 0
    return _BUSY if row.busy else 1


def _row(battle: Known, row: TrackRow, asked: set[int], seconds: int) -> TrackTableRow:
    unit = battle.units.get(row.of) if isinstance(row.of, int) else None
    return TrackTableRow(
        unit=0 if unit is None else unit.id,
        name=row.name if unit is None else unit.soldier.name,
        side="" if unit is None else unit.side,
        asked=row.of in asked,
        out=unit is not None and unit.out,
        cells=tuple(_cells(battle, row.marks, seconds)),
    )


def _cells(battle: Known, marks: Sequence[OnTrack], seconds: int) -> list[TrackCell]:
    """The row second by second; of marks that overlap the last is seen."""
    shown: list[int | None] = [None] * seconds
    for layer, mark in enumerate(marks):
        first = max(0, mark.start.index - battle.now.index)
        end = seconds if mark.until is None else mark.until.index - battle.now.index + 1
        shown[first:end] = [layer] * (min(seconds, end) - first) if first < end else shown[first:end]
    found, place = list[TrackCell](), 0
    runs = [(number, len(list(some))) for number, some in groupby(shown)]
    for at, (number, long) in enumerate(runs):
        beside = found[-1] if found and found[-1].look == "beside" else None
        if number is None:
            taken = 0 if beside is None else beside.seconds
            found += [TrackCell(1, "free", place + one == 0) for one in range(long - taken)]
        else:
            bar = marks[number].bar
            free = runs[at + 1][1] if at + 1 < len(runs) and runs[at + 1][0] is None else 0
            found += _bar(bar, long, free, now=place == 0)
        place += long
    return found


def _bar(bar: Bar, long: int, free: int, *, now: bool) -> list[TrackCell]:
    """A bar with its word in it, or beside it where it has no room and so many seconds behind it are free."""
    says, word = bar.says or bar.word, bar.word
    if len(word) > long * LETTERS and bar.short:
        word = bar.short
    beside = min(free, -(-len(word) // LETTERS))
    if len(word) <= long * LETTERS or not beside:
        return [TrackCell(long, bar.look, now, word, bar.glyph, says)]
    return [
        TrackCell(long, bar.look, now, "", bar.glyph, says),
        TrackCell(beside, "beside", now=False, word=word),
    ]
