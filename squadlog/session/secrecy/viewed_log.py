"""The log of a sealed battle as one side reads it: what stands on its pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from squadlog.base.names import fold_name
from squadlog.battle.known import redact_event
from squadlog.facts.seats import REFEREE, REFEREE_CALLED, TABLE
from squadlog.reports.logbook import Logbook
from squadlog.reports.narrate import tell_each

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from squadlog.battle.events.union import Event
    from squadlog.battle.record.steps import HeadMove, Step
    from squadlog.battle.state import Battle
    from squadlog.battle.terms import Setup
    from squadlog.store.seal.pages import ViewedTimeline

_WHEN = re.compile(r"^T\d+\.s\d+ ")


class ViewedLogbook(Logbook):
    """Reads aloud what stands on the pages of one side."""

    def __init__(
        self, timeline: ViewedTimeline, side: str | None, who: Callable[[Step | HeadMove], str] | None = None
    ) -> None:
        super().__init__(timeline, who)
        self._view, self._side = timeline, side

    def told(self, step: int, seat: str) -> tuple[str, ...]:
        """One step in words, for the side itself or for all."""
        if self.opens(step):
            return super().told(step, seat)
        return self._view.lines(step, aloud=seat != self._side)

    def told_each(self, step: int, seat: str) -> tuple[tuple[Event | None, tuple[str, ...]], ...]:
        """The events of a step with their words: told anew and matched, since a page does not pair them."""
        if self.opens(step):
            return super().told_each(step, seat)
        lines, view = self.told(step, seat), self._view
        events = [event for event in self.seen(step, seat) if event is not None]
        try:
            own = tell_each(view.before(step), events, seat)
        except KeyError:  # of what comes to light in this very step
            own = tuple(_alone(event, view.battle(step), seat) for event in events)
        return tuple(_each_with_its_own(lines, zip(events, own, strict=True)))

    def seen(self, step: int, seat: str) -> tuple[Event | None, ...]:
        """The events that this side knows of."""
        if seat == self._side and not self.opens(step):
            return self._view.events(step)
        battle = self._view.battle(None if self.opens(step) else step)
        return tuple(redact_event(event, battle, seat) for event in self._view.events(step))


def at_its_seat(by: str, side: str, setup: Setup, *, always: bool = False) -> str:
    """A name given at a side's seat, with that seat where the name is another's, or `always`.

    The seat of a command is proved; the name is only typed.
    """
    if not side:
        return by
    name = setup.side_name(side)
    others = [REFEREE, REFEREE_CALLED, TABLE, f"the {TABLE}"]
    others += [called for one in setup.sides if one.id != side for called in (one.id, one.name)]
    if always and by in ("", name):
        return name
    false = fold_name(" ".join(by.split())) in map(fold_name, others)
    return f"{by} at the seat of {name}" if false or always else by


def _alone(event: Event, after: Battle, seat: str) -> tuple[str, ...]:
    """An event in words by what is known behind the step; nothing where that does not do."""
    try:
        return tell_each(after, [event], seat)[0]
    except KeyError:
        return ()


def _each_with_its_own(
    lines: tuple[str, ...], events: Iterable[tuple[Event, tuple[str, ...]]]
) -> Iterator[tuple[Event | None, tuple[str, ...]]]:
    """Events with those of the lines that are theirs, in the order of the lines; None with what is nobody's."""
    at, said = 0, [_timeless(line) for line in lines]
    for event, own in events:
        words, many = [_timeless(line) for line in own], len(own)
        found = next(
            (place for place in range(at, len(said)) if words and said[place:][:many] == words), None
        )
        if found is None:
            yield event, ()
            continue
        if found > at:
            yield None, lines[at:found]
        yield event, lines[found : found + many]
        at = found + many
    if at < len(lines):
        yield None, lines[at:]


def _timeless(line: str) -> str:
    """A line of the log without its moment."""
    return _WHEN.sub("", line)
