"""Ranged fire as one chapter (ACT-04, ACT-49..ACT-59, FIR)."""

from squadlog.battle import commands as say
from squadlog.rules import wounds
from squadlog.rules.chapter import Act, Along, Answer, Chapter, one
from squadlog.rules.fire import fire, opportunity, tracking

CHAPTER = Chapter(
    key="fire",
    due=wounds.due,
    track=tracking.track,
    along=Along(finds=opportunity.along, comes=opportunity.offer),
    answers={
        say.Fire: Answer(fire.objections_fire, fire.resolve_fire),
        say.WithholdFire: Answer(one(fire.refusal_withhold), fire.resolve_withhold),
        say.DeclineShot: Answer(one(opportunity.refusal_decline), opportunity.resolve_decline),
    },
    acts={
        "fire_throw": Act(effect=fire.queue),
        "aimed_fire": Act(effect=fire.queue),
        "opportunity_fire": Act(effect=opportunity.make_ready),
    },
)
