"""Melee as one chapter (MEL)."""

from squadlog.battle import commands as say
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, one_objection
from squadlog.rules.common.hooks.schedule import TimeHooks
from squadlog.rules.melee import intents, resolution, tracking

CHAPTER = Chapter(
    key="melee",
    commands=CommandHooks(
        handlers={
            say.GiveIntent: CommandHandler(one_objection(intents.refusal_intent), intents.resolve_intent),
            say.ShareParry: CommandHandler(one_objection(resolution.refusal_share), resolution.resolve_share),
        }
    ),
    time=TimeHooks(track=tracking.track),
)
