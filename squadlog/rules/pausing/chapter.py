"""Play pauses until the next word; nothing of the battle hangs on it (ours)."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command, no_objection
from squadlog.rules.pausing.record import KEY, Pause, Paused


def _pause(recorder: EventRecorder, command: Pause, _ctx: RulesContext) -> None:
    recorder.emit(Paused(reason=command.reason))


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(handlers=by_command(CommandHandler(no_objection, _pause, goes_on=False))),
)
