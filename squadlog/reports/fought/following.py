"""A battle followed event by event along the line that stands, as one seat may read it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from squadlog.battle.events.referee import TurnCorrected
from squadlog.battle.events.turn import SubphaseOpened, TurnBegun
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import begin_battle, evolve
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.record.timeline import Timeline
from squadlog.battle.state import Battle, Known, Unit
from squadlog.reports.logbook import Logbook
from squadlog.rules.common.posts import post

_FIRST = Moment(1, 1)


class Happening(NamedTuple):
    """An event as the seat reads it, the line of the log it is in, when it was, and the battle before it, if asked."""

    entry: int
    moment: Moment
    event: Event
    before: Callable[[], Known]


class _Step:
    """The battle before each event of a step, which is made when somebody asks."""

    def __init__(self, stood: Battle, events: Sequence[Event], seat: str) -> None:
        self._battles, self._events, self._seat = [stood], events, seat

    def before(self, place: int) -> Known:
        for event in self._events[len(self._battles) - 1 : place]:
            self._battles.append(evolve(self._battles[-1], event))
        return known(self._battles[place], self._seat)


def follow(timeline: Timeline, logbook: Logbook, seat: str) -> Iterator[Happening]:
    """Every event that is something to the seat, oldest first."""
    counted = logbook.counted(seat)
    for number in timeline.line():
        events = timeline.events(number)
        stood = timeline.before(number) or begin_battle(events[0])
        seen = logbook.seen(number, seat)
        yield from follow_step(counted.number(number), stood, events, seat, seen)


def follow_step(
    entry: int, stood: Battle, events: Sequence[Event], seat: str, seen: Sequence[Event | None] | None = None
) -> Iterator[Happening]:
    """The events of one step, before which the battle stood so, as far as `seen` by the seat; None: as they are."""
    now, step = stood.now, _Step(stood, events, seat)
    for place, (event, told) in enumerate(zip(events, events if seen is None else seen, strict=True)):
        if told is not None:
            yield Happening(entry, now, told, partial(step.before, place))
        now = later(event, now)


def of_events(events: Iterable[Event]) -> Iterator[Happening]:
    """Events by themselves, the first at the start of turn 1: of what they were said in nobody is asked."""
    now = _FIRST
    for event in events:
        yield Happening(0, now, event, _nowhere)
        now = later(event, now)


def _nowhere() -> Known:
    raise LookupError("these events are of no battle")


def later(event: Event, now: Moment) -> Moment:
    """The moment after an event that came about `now`: another where a turn or a subphase begins."""
    if isinstance(event, TurnBegun):
        return Moment(event.turn, 1)
    if isinstance(event, SubphaseOpened | TurnCorrected):
        return event.moment or now
    return now


def side_of(battle: Known, side: str) -> str | None:
    """What people call a side; None of nobody."""
    return battle.setup.side_name(side) if side else None


def squad_of(battle: Known, unit: Unit) -> str:
    """What people call the squad that it is of just then."""
    grouping = battle.groupings.get(unit.grouping)
    return post(unit).squad if grouping is None else grouping.name
