"""Where a soldier has gone: its moves as the log of a seat tells them, measured on the map."""

from collections.abc import Iterable
from itertools import pairwise
from math import hypot

from squadlog.base.records import record
from squadlog.battle.events.action import UnitMoved
from squadlog.battle.moment import Moment
from squadlog.reports.entries import LogEntry


@record
class Gone:
    """One move: when, and the spots it led through as metres east and north, and floor; the first is its start."""

    moment: Moment
    spots: tuple[tuple[float, float, int], ...]

    @property
    def metres(self) -> float:
        """How far that was, in plan."""
        return sum(hypot(x - px, y - py) for (px, py, _), (x, y, _) in pairwise(self.spots))


def trail(entries: Iterable[LogEntry], unit: int, *, turn: int | None = None) -> tuple[Gone, ...]:
    """The moves of a unit, oldest first: of one turn, or of the whole battle. What stood nowhere left no trail."""
    found = []
    for entry in entries:
        if turn is not None and entry.moment.turn != turn:
            continue
        for event in entry.events:
            if isinstance(event, UnitMoved) and event.unit == unit and event.trace.metres > 0:
                spots = spots_of(event)
                if len(spots) > 1:
                    found.append(Gone(moment=entry.moment, spots=spots))
    return tuple(found)


def spots_of(event: UnitMoved) -> tuple[tuple[float, float, int], ...]:
    """The stations of a measured move as far as it went, and where it ended: metres east and north, and floor."""
    way = event.facts.way if event.facts is not None else ()
    spots = [(one.x, one.y, one.floor) for one in way if one.at_m <= event.trace.metres]
    if event.to is not None:
        end = (event.to.x, event.to.y, spots[-1][2] if spots else 1)
        spots += [end] if not spots or spots[-1][:2] != end[:2] else []
    return tuple(spots)
