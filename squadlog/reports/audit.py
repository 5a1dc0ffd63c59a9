"""The audit: every command of a record is decided again with the faces it had, and what differs is reported."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace

from squadlog.battle.codec import command_from_json
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.battle.timeline import Timeline, folded
from squadlog.dice import DieNeeded, Face, Roll, SeededDice
from squadlog.rules.engine import decide
from squadlog.rules.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Divergence:
    """Where deciding again leads elsewhere: the log entry, its moment, and what differs, in one sentence."""

    step: int
    moment: Moment
    what: str


class RecordedDice:
    """The faces of one step, each given to the roll it was made for; seeded ones are checked against the seed."""

    def __init__(self, faces: Sequence[Face], seed: int, used: int) -> None:
        self._faces, self._seeded = list(faces), SeededDice(seed, used)
        self.faults: list[str] = []

    def roll(self, roll: Roll, /) -> Face:
        """The recorded face of this roll; `DieNeeded` when the record has none."""
        for at, face in enumerate(self._faces):
            if (face.name, face.who, face.die) == (roll.name, roll.who, roll.die):
                del self._faces[at]
                self._check(roll, face)
                return face
        raise DieNeeded(roll)

    def _check(self, roll: Roll, face: Face) -> None:
        expected = self._seeded.roll(roll).value
        if face.source == "seeded" and face.value != expected:
            self.faults.append(
                f"the seed rolls {expected} for {roll.name} {roll.who}, the record says {face.value}"
            )

    @property
    def unused(self) -> tuple[Face, ...]:
        """Faces that no roll asked for."""
        return tuple(self._faces)


def audit(timeline: Timeline, table_for: Callable[[Battle], Table]) -> tuple[Divergence, ...]:
    """Decide the line that stands again, command by command, each from the battle that the record gives before it."""
    found: list[Divergence] = []
    creation, *steps = (timeline.step(number) for number in timeline.line())
    battle = folded(None, timeline.events(creation.id))
    for step in steps:
        events = timeline.events(step.id)
        found.extend(
            Divergence(step=timeline.number(step.id), moment=battle.now, what=what)
            for what in _again(step.command, events, battle, table_for)
        )
        battle = folded(battle, events)
    if battle != timeline.battle():
        what = "the record does not lead to the battle that stands"
        found.append(Divergence(step=timeline.number(timeline.head.id), moment=battle.now, what=what))
    return tuple(found)


def _again(
    command: str, events: Sequence[Event], battle: Battle, table_for: Callable[[Battle], Table]
) -> Iterator[str]:
    """What differs when one command is decided again from the battle before it."""
    dice = RecordedDice(tuple(rolled(events)), battle.setup.seed, battle.rolls)
    try:
        told = decide(battle, command_from_json(command), replace(table_for(battle), dice=dice))
    except DieNeeded as needed:
        yield f"the rules ask for a die that the record has not: {needed.roll.name} {needed.roll.who}".rstrip()
        return
    except (ValueError, KeyError, TypeError) as error:
        yield f"the command cannot be decided again: {error}"
        return
    yield from dice.faults
    if isinstance(told, Refusal):
        yield f"the rules refuse the command: {told}"
        return
    yield from (f"no roll asks for the recorded face {face.value} of {face.name}" for face in dice.unused)
    if difference := _difference(events, told):
        yield difference


def _difference(recorded: Sequence[Event], told: Sequence[Event]) -> str:
    for number, (was, now) in enumerate(zip(recorded, told, strict=False), start=1):
        if was != now:
            if was.kind != now.kind:
                return f"event {number} is {was.kind} in the record and {now.kind} by the rules"
            names = [
                field.name for field in fields(was) if getattr(was, field.name) != getattr(now, field.name)
            ]
            return f"event {number}, {was.kind}, differs in {', '.join(names)}"
    if len(recorded) != len(told):
        return f"the record has {len(recorded)} events, the rules tell {len(told)}"
    return ""


def rolled(value: object) -> Iterator[Face]:
    """Every face inside an event or a run of events, in the order in which it is written there."""
    if isinstance(value, Face):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from rolled(part)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from rolled(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from rolled(getattr(value, field.name))
