"""A battle followed event by event along the line that stands, as one seat may read it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from squadlog.battle.events.union import Event
from squadlog.battle.evolve import begun, evolve
from squadlog.battle.known import known
from squadlog.battle.record.timeline import Timeline
from squadlog.battle.state import Known, Unit
from squadlog.reports.logbook import Logbook


class Happening(NamedTuple):
    """An event as the seat reads it, the line of the log it is in, and the battle before it when somebody asks."""

    entry: int
    event: Event
    before: Callable[[], Known]


def followed(timeline: Timeline, logbook: Logbook, seat: str) -> Iterator[Happening]:
    """Every event that is something to the seat, oldest first."""
    counted = logbook.counted(seat)
    battle = None
    for step in timeline.line():
        seen = logbook.seen(step, seat)
        for event, told in zip(timeline.events(step), seen, strict=True):
            before = begun(event) if battle is None else battle
            if told is not None:
                yield Happening(counted.number(step), told, partial(known, before, seat))
            battle = evolve(before, event)


def side_of(battle: Known, side: str) -> str | None:
    """What people call a side; None of nobody."""
    return battle.setup.side_name(side) if side else None


def squad_of(battle: Known, unit: Unit) -> str:
    """What people call the squad that it is of just then."""
    grouping = battle.groupings.get(unit.grouping)
    return unit.soldier.squad if grouping is None else grouping.name
