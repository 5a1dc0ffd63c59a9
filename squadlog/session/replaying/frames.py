"""A battle as it was told to a seat, line by line, and how it stood then: read off the record, which does not move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known, without_soldiers
from squadlog.facts.seats import NOBODY, REFEREE
from squadlog.session.replaying.marks import ReplayMark, mark_frames

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.events.union import Event
    from squadlog.battle.moment import Moment
    from squadlog.battle.record.steps import Step
    from squadlog.battle.state import Battle, Known
    from squadlog.session.battle_record import RecordOfBattle

_WHEN = re.compile(r"^T\d+\.s\d+ ")
_OPENING = re.compile(r"^— .* —$")


@record
class ReplayFrame:
    """What was told at once, in `lines` without their moment, and the battle as the seat knew it then.

    `entry` is the line of its log that told it, `events` are what it tells of and what went before without a word. The
    first frame may have no lines.
    """

    entry: int
    lines: tuple[str, ...]
    battle: Known
    events: tuple[Event, ...] = ()

    @property
    def moment(self) -> Moment:
        """Turn and subphase."""
        return self.battle.now

    @property
    def about(self) -> int | None:
        """The unit that it tells of last, as far as the seat knows of it; None for none."""
        units = (getattr(event, "unit", None) for event in reversed(self.events))
        return next((one for one in units if isinstance(one, int) and one in self.battle.units), None)

    @property
    def said(self) -> tuple[str, ...]:
        """The lines without a mere heading, such as `— T1.s2 —`, which the moment tells already."""
        return tuple(line for line in self.lines if not _OPENING.match(line))


@record
class BattleReplay:
    """A battle from its beginning to where it stands, as one seat knew it at each moment.

    `whole`: it is over, and told with what was secret then. There is at least one frame.
    """

    title: str
    seat: str
    whole: bool
    frames: tuple[ReplayFrame, ...]
    marks: tuple[ReplayMark, ...]

    @property
    def over(self) -> bool:
        """Whether the battle is over where it stands."""
        return self.frames[-1].battle.stage == "over"


def read_replay(record_of: RecordOfBattle, seat: str, *, whole: bool = False) -> BattleReplay:
    """The line that stands as a seat may know it; undone lines are left out. Raises StoreError for a damaged record.

    `whole`: with all that was secret, if the battle is over and can be read here; else it is as without. Notes that
    somebody wrote for himself stay his own.
    """
    told = REFEREE if whole and why_not_whole(record_of) is None else seat
    with record_of.sound():
        frames = tuple(_frames(record_of, told, seat))
        marks = mark_frames([frame.battle for frame in frames])
    return BattleReplay(
        title=record_of.title, seat=seat, whole=told != seat or told == REFEREE, frames=frames, marks=marks
    )


def why_not_whole(record_of: RecordOfBattle) -> str | None:
    """The sentence why a battle is not told with all that is secret; None where it may be."""
    if record_of.battle.stage != "over":
        return "The battle is not over; until then each seat sees what it knows."
    if not record_of.decides:
        return "This battle is sealed: here it is told as far as your password opens it."
    return None


def _frames(record_of: RecordOfBattle, seat: str, reader: str) -> Iterator[ReplayFrame]:
    """The frames in their order; what changed without a word shows with the next line, or with the last."""
    tree, logbook = record_of.tree, record_of.logbook
    counted, now = logbook.counted(seat), known(tree.battle(), seat)
    last: ReplayFrame | None = None
    for step in counted.counted(tree.read_line()):
        entry = counted.number(step.id)
        for lines, battle, events in _cut(record_of, step, seat, reader):
            if last is not None:
                yield last
            last = ReplayFrame(
                entry=entry,
                lines=lines,
                battle=_as_taking_part(known(battle, seat), now, record_of),
                events=events,
            )
    assert last is not None  # noqa: S101 - every seat knows that the battle was begun
    yield replace(last, battle=now)


def _as_taking_part(seen: Known, now: Known, record_of: RecordOfBattle) -> Known:
    """The set-up with those alone who are known by now to take part, as the log tells it (HID-01, HID-02).

    Who hides is chosen later: who is there before and not behind it would tell it.
    """
    if seen.stage != "setup":
        return seen
    there = record_of.battle.units
    away = frozenset(
        number
        for number in seen.units
        if number not in now.units and (number in there or not record_of.decides)
    )
    if not away:
        return seen
    groupings = {
        key: replace(one, units=tuple(number for number in one.units if number not in away))
        for key, one in seen.groupings.items()
    }
    units = {number: unit for number, unit in seen.units.items() if number not in away}
    return changed(seen, setup=without_soldiers(seen.setup, away), units=units, groupings=groupings)


def _cut(
    record_of: RecordOfBattle, step: Step, seat: str, reader: str
) -> Iterator[tuple[tuple[str, ...], Battle, tuple[Event, ...]]]:
    """The lines of a step, each event's with the battle behind it; nothing where nothing is told.

    The pages of a sealed battle tell only how it stood after the whole step.
    """
    tree = record_of.tree
    each = record_of.logbook.told_each(step.id, seat)
    read = [None if _is_private(event, reader) else event for event, _ in each]
    told = [() if _is_private(event, reader) else _without_when(lines) for event, lines in each]
    battle, spoken = tree.before(step.id), sum(map(bool, told))
    if battle is None or spoken < 2 or not record_of.decides:
        if spoken or battle is None:
            events = tuple(event for event in read if event is not None)
            yield tuple(line for lines in told for line in lines), tree.state(step.id), events
        return
    since: list[Event] = []
    for event, as_read, lines in zip(tree.events(step.id), read, told, strict=True):
        battle = evolve(battle, event)
        since += [] if as_read is None else [as_read]
        if lines:
            yield lines, battle, tuple(since)
            since = []


def _without_when(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_WHEN.sub("", line) for line in lines)


def _is_private(event: Event | None, reader: str) -> bool:
    """Whether it is a note that somebody else wrote for himself."""
    return isinstance(event, NoteWritten) and event.seat not in (NOBODY, reader) and reader != REFEREE
