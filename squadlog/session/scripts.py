"""A battle as a script of sentences and dice, from which it can be played again: a record becomes a test.

A line of a script is a word and what belongs to it: `setup` (everything agreed, as JSON), `say` (a sentence), `die`
(a face that it used, of which die, for which roll and of whom), `tells` (a line of the log that came of it), and `#`
(a remark).
"""

from collections.abc import Iterator, Sequence

from squadlog import __version__
from squadlog.base.records import replace
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import begin_battle
from squadlog.battle.record.codec import command_from_json, event_to_json
from squadlog.battle.record.timeline import Timeline, apply_all
from squadlog.battle.state import Battle
from squadlog.language.say import say
from squadlog.reports.audit import faces_in
from squadlog.reports.narrate import tell
from squadlog.rules.common.kept.undo_wish import TALK

FIRST = "squadlog script 1"


def script_of(timeline: Timeline) -> str:
    """The line that stands of a record, from its set-up to its head."""
    creation, *steps = (timeline.step(number) for number in timeline.line())
    (first, *_) = timeline.events(creation.id)
    if not isinstance(first, BattleCreated):
        raise TypeError("a record opens with its set-up")
    lines = [
        FIRST,
        f"# {first.setup.title}, as squadlog {__version__} wrote it",
        f"setup {event_to_json(first)}",
    ]
    battle = begin_battle(first)
    for step in steps:
        if step.label in TALK:
            continue
        events = tuple(map(_without_picture, timeline.events(step.id)))
        lines.extend(_write_step(say(command_from_json(step.command)), battle, events))
        battle = apply_all(battle, events)
    return "\n".join(lines) + "\n"


def _without_picture(event: Event) -> Event:
    """The event as a sentence can say it again: no sentence holds a photograph."""
    return replace(event, picture=None) if isinstance(event, NoteWritten) else event


def _write_step(sentence: str, battle: Battle, events: Sequence[Event]) -> Iterator[str]:
    yield f"say {sentence}"
    yield from (
        f"die {face.value} of {face.die} for {face.name} {face.who}".rstrip() for face in faces_in(events)
    )
    yield from (f"tells {line}" for line in tell(battle, events))
