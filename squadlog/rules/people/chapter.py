"""Who of a side commands whom, and who is done in a slot (ours)."""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle
from squadlog.battle.whose.people import KEY, done_in_slot
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.kept.people import CommandTaken, CommandThem, PersonDone, SayDone

LONGEST_NAME = 40
"""Characters that the name of who commands may have."""


def _objections_command(battle: Battle, command: CommandThem, _ctx: RulesContext) -> Iterator[Refusal]:
    unknown = [number for number in command.units if number not in battle.units]
    if unknown:
        yield unknown_unit(unknown[0], "")
    elif not command.units:
        yield nonsense("nobody", "The command names no unit.", instead="Write command Ann 1-3.")
    elif command.name != command.name.strip() or len(command.name) > LONGEST_NAME:
        yield nonsense(
            "name",
            f"A name has 1 to {LONGEST_NAME} characters, without blanks at its ends.",
            instead="Write command Ann 1-3.",
        )
    elif len({battle.units[number].side for number in command.units}) > 1:
        yield nonsense("two-sides", "Nobody commands soldiers of two sides.")


def _command(recorder: EventRecorder, command: CommandThem, _ctx: RulesContext) -> None:
    side = recorder.battle.units[command.units[0]].side
    units = tuple(sorted(set(command.units)))
    recorder.emit(CommandTaken(side=side, name=command.name, units=units))


def _objections_done(battle: Battle, command: SayDone, _ctx: RulesContext) -> Iterator[Refusal]:
    if battle.active is None or battle.active.side != command.side or battle.resolving:
        yield nonsense("not-now", "No grouping is declaring at this point.", "ACT-16")
    elif command.name in done_in_slot(battle):
        yield nonsense("done", "You are done already: the others of your side give their orders.", "ACT-16")


def _done(recorder: EventRecorder, command: SayDone, _ctx: RulesContext) -> None:
    recorder.emit(PersonDone(side=command.side, name=command.name))


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_command, _command, goes_on=False),
            CommandHandler(_objections_done, _done, goes_on=False),
        )
    ),
)
