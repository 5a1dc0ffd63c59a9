"""The log of a battle: every command of its record, and what came of it in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from squadlog.base.names import clean_text
from squadlog.battle.events.referee import TurnCorrected, UnitCorrected
from squadlog.battle.events.union import Event
from squadlog.battle.known import keep_words, may_read, redact_event
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.record.steps import HeadMove, Step
from squadlog.battle.record.timeline import Timeline
from squadlog.battle.record.upcasting import took_of
from squadlog.battle.rights import SECRET
from squadlog.facts.seats import REFEREE
from squadlog.reports.counted import CountedSteps
from squadlog.reports.entries import LogEntries, LogEntry
from squadlog.reports.narrate import narrate, tell_each


class Logbook:
    """Reads a timeline aloud. Lines are kept once they have been put into words: a step never changes.

    But for the first: who takes part is told as it is known by now, since who hides is chosen later (HID-01, HID-02).
    `who` says who said a step, and who went back; without it the names do that were given.
    """

    def __init__(self, timeline: Timeline, who: Callable[[Step | HeadMove], str] | None = None) -> None:
        self._timeline, self._who = timeline, who
        self._lines: dict[tuple[int, str], tuple[tuple[str, ...], ...]] = {}
        self._counted: dict[str, CountedSteps] = {}

    def counted(self, seat: str) -> CountedSteps:
        """What a seat calls each step."""
        return self._counted.setdefault(seat, CountedSteps(self._timeline, seat))

    def told(self, step: int, seat: str) -> tuple[str, ...]:
        """One step in words, as a seat may read it."""
        return tuple(line for lines in self._told_each(step, seat) for line in lines)

    def told_each(self, step: int, seat: str) -> tuple[tuple[Event | None, tuple[str, ...]], ...]:
        """The events of a step as a seat may read them, each with its words; None for one that is nothing to it."""
        return tuple(zip(self.seen(step, seat), self._told_each(step, seat), strict=True))

    def _told_each(self, step: int, seat: str) -> tuple[tuple[str, ...], ...]:
        if self.opens(step):
            told = (narrate(one, self._timeline.battle(), seat) for one in self._timeline.events(step))
            return tuple(tuple(lines.splitlines()) for lines in told)
        key = (step, seat)
        if key not in self._lines:
            events = self._timeline.events(step)
            self._lines[key] = tell_each(self._timeline.before(step), events, seat)
        return self._lines[key]

    def opens(self, step: int) -> bool:
        """Whether the step is the first, which made the battle."""
        return self._timeline.step(step).parent is None

    def seen(self, step: int, seat: str) -> tuple[Event | None, ...]:
        """The events of a step as a seat may read them, None for each that is nothing to it."""
        battle = self._timeline.battle(None if self.opens(step) else step)
        return tuple(redact_event(event, battle, seat) for event in self._timeline.events(step))

    def entries(self, branches: Mapping[str, int], seat: str, *, undone: bool) -> LogEntries:
        """The log, oldest first; with `undone`, the lines that were left as well. `branches` names entries."""
        counted = self.counted(seat)
        stood = self._timeline.read_line()
        line, head = counted.counted(stood), counted.number(self._timeline.head.id)
        steps = counted.counted(self._timeline.steps) if undone else line
        are_left = len(steps) > len(line)
        stands = {step.id for step in line} if are_left else frozenset[int]()
        left = self._timeline.departures() if are_left else {}
        named: dict[int, list[str]] = {}
        for name, number in branches.items():
            named.setdefault(number, []).append(name)

        def made(place: int) -> LogEntry:
            step = steps[place]
            number = counted.number(step.id)
            entry = self.entry(step, number, seat)
            branch = ", ".join(named.get(number, ()))
            entry = replace(
                entry, undone=are_left and step.id not in stands, current=number == head, branch=branch
            )
            move = left.get(step.id) or left.get(self._timeline.taken_at(step).id)
            if move is None:
                return entry
            by = move.by if self._who is None else self._who(move)
            return replace(
                entry,
                undone_by=clean_text(by),
                undone_at=clean_text(move.at),
                undone_why=clean_text(move.why),
            )

        return LogEntries(len(steps), made, undone=len(steps) - len(line))

    def said_by(self, step: Step) -> str:
        """Who said it, as it can be shown."""
        return clean_text(step.by if self._who is None else self._who(step))

    def entry(self, step: Step, number: int, seat: str) -> LogEntry:
        """A step as a seat may read it, under the number that it has for it."""
        battle = self._timeline.battle(step.id)
        said_in = self._timeline.before(step.id) or battle
        told = self._timeline.events(step.id)
        seen = self.seen(step.id, seat)
        secret = step.label in SECRET or corrects_secrets(told, seen)
        if not secret and step.command and keep_words(said_in, step.label):
            secret = not may_read(command_from_json(step.command), said_in, seat)
        each = self.told_each(step.id, seat)
        lines = tuple(line for _, said in each for line in said)
        unheard = step.label in SECRET and not lines and seat != REFEREE
        command = step.command if seat == REFEREE or not secret else ""
        return LogEntry(
            id=number,
            parent=None if step.parent is None else self.counted(seat).number(step.parent),
            moment=said_in.now,
            kind="in_secret" if unheard else step.label,
            lines=lines,
            by=self.said_by(step),
            when=clean_text(step.at),
            command=command,
            took_s=took_of(command),
            events=tuple(event for event in seen if event is not None),
            tells=tuple(event for event, said in each for _line in said),
            whose="" if said_in.active is None else said_in.active.name,
        )


def corrects_secrets(told: Sequence[Event], seen: Sequence[Event | None]) -> bool:
    """Whether a correction is more than what is seen of it: its words are then not for all."""
    return any(
        isinstance(event, UnitCorrected | TurnCorrected) and as_seen is not event
        for event, as_seen in zip(told, seen, strict=True)
    )
