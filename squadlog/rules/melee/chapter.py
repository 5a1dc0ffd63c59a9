"""Melee as one chapter (MEL)."""

from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command, one_objection
from squadlog.rules.common.hooks.schedule import TimeHooks
from squadlog.rules.melee import intents, resolution, tracking

CHAPTER = Chapter(
    key="melee",
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(one_objection(intents.refusal_intent), intents.resolve_intent),
            CommandHandler(one_objection(resolution.refusal_share), resolution.resolve_share),
        )
    ),
    time=TimeHooks(track=tracking.track),
)
