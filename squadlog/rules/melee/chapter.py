"""Melee as one chapter (MEL)."""

from squadlog.battle import commands as say
from squadlog.rules.common.chapter import Answer, Chapter, one
from squadlog.rules.melee import intents, resolution, tracking

CHAPTER = Chapter(
    key="melee",
    track=tracking.track,
    answers={
        say.GiveIntent: Answer(one(intents.refusal_intent), intents.resolve_intent),
        say.ShareParry: Answer(one(resolution.refusal_share), resolution.resolve_share),
    },
)
