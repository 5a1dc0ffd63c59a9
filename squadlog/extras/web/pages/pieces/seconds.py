"""The track: what everybody is about in the ten seconds from now on, as a row of boxes."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.extras.web.pages.templates_of import render
from squadlog.reports.track import TrackRow, track, track_lines
from squadlog.reports.track_drawn import Columns, heads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.rules.common.on_track import OnTrack
    from squadlog.session.seat import Seat

SECONDS = 10


@value
class TrackRun:
    """So many boxes of one mark: its look and the word in it; both empty where nothing is."""

    width: int
    look: str = ""
    word: str = ""


def rows_of(seat: Seat) -> dict[int | str, tuple[TrackRun, ...]]:
    """The boxes of each row on which anything stands, by its soldier or thing."""
    columns = Columns(now=seat.known.now, count=SECONDS, cell=1)
    rows = track(seat.known, seat.who.seat)
    found = {row.of: tuple(_runs(row, columns)) for row in rows if row.marks}
    return {of: runs for of, runs in found.items() if any(run.look for run in runs)}


def _runs(row: TrackRow, columns: Columns) -> Iterator[TrackRun]:
    tops: list[OnTrack | None] = [None] * columns.count
    for mark in row.marks:
        first, end = columns.cells_of(mark)
        tops[first:end] = (mark,) * (end - first)
    for top, some in groupby(tops):
        width = len(list(some))
        yield TrackRun(width) if top is None else TrackRun(width, top.bar.look, top.bar.short or top.bar.word)


def track_piece(seat: Seat) -> str:
    """The track of all whom this seat knows."""
    columns = Columns(now=seat.known.now, count=SECONDS, cell=1)
    rows = rows_of(seat)
    named = [(row.name, rows[row.of]) for row in track(seat.known, seat.who.seat) if row.of in rows]
    told = track_lines(seat.known, seat.who.seat)
    return render("track", rows=named, heads=[one.text for one in heads(columns)], told=told)
