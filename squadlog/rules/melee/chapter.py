"""Melee as one chapter (MEL)."""

from squadlog.battle import commands as say
from squadlog.rules.common.chapter import Chapter, CommandHandler, one_objection
from squadlog.rules.melee import intents, resolution, tracking

CHAPTER = Chapter(
    key="melee",
    track=tracking.track,
    answers={
        say.GiveIntent: CommandHandler(one_objection(intents.refusal_intent), intents.resolve_intent),
        say.ShareParry: CommandHandler(one_objection(resolution.refusal_share), resolution.resolve_share),
    },
)
