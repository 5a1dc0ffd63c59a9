"""The audit: every command of a record is decided again with the faces it had, and what differs is reported."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import NamedTuple

from squadlog.base.dice import DieNeeded, Face, Roll, SeededDice
from squadlog.base.records import record
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.events.referee import AssistSet, Overruled
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.battle.record.codec import command_from_json
from squadlog.battle.record.timeline import Timeline, apply_all
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.book.mended import Mended, mended_since
from squadlog.reports.occasions import CONDITIONS, Occasion
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.engine import decide


@record
class Difference:
    """Where deciding again leads elsewhere: the log entry, its moment, and what differs, in one sentence.

    `earlier` says which faults, mended since the step was decided, explain it; empty for a divergence, which none does.
    """

    step: int
    moment: Moment
    what: str
    earlier: str = ""


class _Found(NamedTuple):
    """What differs, and which names of a mended fault would explain it.

    `fields` (kind and field of an event) must all be named, of `kinds` of events one: where a fault once told an event
    too many or too few, those after it stand beside the wrong ones. `refused_by` is the rule that refuses the command
    today; `other_dice`: it asks for dice that were not rolled, or leaves some over.
    """

    what: str
    fields: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    refused_by: str = ""
    other_dice: bool = False


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


def audit(
    timeline: Timeline, table_for: Callable[[Battle], RulesContext], *, whole: bool = False
) -> tuple[Difference, ...]:
    """Decide the line that stands again, command by command, each from the battle that the record gives before it.

    The rules of today decide. What an earlier version decided otherwise because of a fault that was mended since is
    told as an earlier reading; everything else that differs is a divergence. `whole`: every line that was left, too.
    """
    found: list[Difference] = []
    steps = timeline.steps if whole else tuple(timeline.step(number) for number in timeline.line())
    creation = steps[0]
    stood = {creation.id: (apply_all(None, timeline.events(creation.id)), False)}
    for step in steps[1:]:
        assert step.parent is not None  # noqa: S101 - only the first follows nothing
        battle, overruled = stood[step.parent]
        events = timeline.events(step.id)
        overruled |= any(map(_lets_stand, events))
        for difference in _again(step.command, events, battle, table_for):
            occasion = Occasion(
                battle=battle, said=json.loads(step.command), events=events, overruled=overruled
            )
            told = _format_faults(_explaining(difference, occasion, mended_since(step.decided_by)))
            found.append(
                Difference(
                    step=timeline.number(step.id), moment=battle.now, what=difference.what, earlier=told
                )
            )
        stood[step.id] = (apply_all(battle, events), overruled)
        if not whole:
            del stood[step.parent]
    battle, _ = stood[timeline.head.id]
    if battle != timeline.battle():
        what = "the record does not lead to the battle that stands"
        found.append(Difference(step=timeline.number(timeline.head.id), moment=battle.now, what=what))
    return tuple(found)


def _lets_stand(event: Event) -> bool:
    """Whether the table lets something stand from here on; a dial may be turned back before that is carried out."""
    return isinstance(event, Overruled) or (isinstance(event, AssistSet) and event.level != "enforce")


def _format_faults(faults: Sequence[Mended]) -> str:
    """As `mended in 0.2: ACT-45, ACT-46`."""
    rules: dict[str, list[str]] = {}
    for fault in faults:
        rules.setdefault(fault.version, []).extend(fault.rules)
    return "; ".join(f"mended in {version}: {', '.join(dict.fromkeys(of))}" for version, of in rules.items())


def _explaining(found: _Found, occasion: Occasion, faults: Sequence[Mended]) -> list[Mended]:
    """The faults that could show in this step and say what differs in it; none when they do not say all of it."""
    kind = occasion.said["kind"]
    possible = [
        fault
        for fault in faults
        if kind in fault.commands and all(CONDITIONS[name](occasion) for name in fault.where)
    ]
    if found.refused_by:
        return [fault for fault in possible if found.refused_by in fault.rules]
    if found.other_dice:
        return [fault for fault in possible if fault.dice]
    if found.fields:
        named = [[fault for fault in possible if _names(fault, name)] for name in found.fields]
        return [fault for fault in possible if all(named) and any(fault in of for of in named)]
    return [fault for fault in possible if set(found.kinds) & set(fault.touches)]


def _names(fault: Mended, field: str) -> bool:
    return field in fault.touches or field.partition(".")[0] in fault.touches


def _again(
    command: str, events: Sequence[Event], battle: Battle, table_for: Callable[[Battle], RulesContext]
) -> Iterator[_Found]:
    """What differs when one command is decided again from the battle before it."""
    dice = RecordedDice(tuple(faces_in(events)), battle.setup.seed, battle.rolls)
    try:
        told = decide(battle, command_from_json(command), replace(table_for(battle), dice=dice))
    except DieNeeded as needed:
        roll = f"{needed.roll.name} {needed.roll.who}".rstrip()
        yield _Found(f"the rules ask for a die that the record has not: {roll}", other_dice=True)
        return
    except (ValueError, KeyError, TypeError) as error:
        yield _Found(f"the command cannot be decided again: {error}")
        return
    yield from map(_Found, dice.faults)
    if isinstance(told, Refusal):
        yield _Found(f"the rules refuse the command: {told}".rstrip("."), refused_by=told.rule)
        return
    for face in dice.unused:
        yield _Found(f"no roll asks for the recorded face {face.value} of {face.name}", other_dice=True)
    yield from _difference(events, told)


def _difference(recorded: Sequence[Event], told: Sequence[Event]) -> Iterator[_Found]:
    """The first event that differs; what comes after it in the same step follows from it."""
    pairs = zip(map(_drop_sentences, recorded), map(_drop_sentences, told), strict=False)
    for number, (was, now) in enumerate(pairs, start=1):
        if was.kind != now.kind:
            what = f"event {number} is {was.kind} in the record and {now.kind} by the rules"
            yield _Found(what, kinds=(was.kind, now.kind))
            return
        if was != now:
            names = [
                field.name for field in fields(was) if getattr(was, field.name) != getattr(now, field.name)
            ]
            what = f"event {number}, {was.kind}, differs in {', '.join(names)}"
            yield _Found(what, fields=tuple(f"{was.kind}.{name}" for name in names))
            return
    if len(recorded) != len(told):
        longer = max(recorded, told, key=len)
        extra = longer[min(len(recorded), len(told)) :]
        what = f"the record has {len(recorded)} events, the rules tell {len(told)}"
        yield _Found(what, kinds=tuple(event.kind for event in extra))


def _drop_sentences(event: Event) -> Event:
    """The event without what decides nothing: a refusal that was let stand may be said otherwise today.

    Where a line meets what it crosses no rule asks, and older records do not tell.
    """
    if isinstance(event, Overruled):
        return replace(event, sentence="")
    if isinstance(event, ShotFired) and event.sighting is not None:
        crossed = tuple(replace(one, at_m=None) for one in event.sighting.crossed)
        return replace(event, sighting=replace(event.sighting, crossed=crossed))
    return event


def faces_in(value: object) -> Iterator[Face]:
    """Every face inside an event or a run of events, in the order written there."""
    if isinstance(value, Face):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from faces_in(part)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from faces_in(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from faces_in(getattr(value, field.name))
