"""Smoke as a plug of its own: whoever laid it, it stands on the track and lifts by itself (SMK-04, SMK-05).

Shared machinery, in force always; a chapter of its own since it has events and a state.
"""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.hooks.turn import Resolution
from squadlog.rules.common.on_track import Bar
from squadlog.rules.smoke.record import KEY, CloudLifted, SmokeCloud, smoke
from squadlog.rules.smoke.words import name_cloud


def due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """Each cloud lifts as its last subphase is over (SMK-04)."""
    if not battle.held:
        return
    for cloud in smoke(battle).clouds:
        bar = Bar(word="smoke", short="s", look="hatched", says="hangs", row=name_cloud(cloud))
        yield ScheduledEffect(
            at=cloud.until,
            of=f"{KEY}:{cloud.id}",
            what="smoke lifts",
            happens=_lifts(cloud),
            track=bar,
            since=cloud.since,
        )


def _lifts(cloud: SmokeCloud) -> Resolution[RulesContext]:
    def happens(recorder: EventRecorder, _ctx: RulesContext) -> None:
        recorder.emit(CloudLifted(cloud=cloud.id))

    return happens


CHAPTER = Chapter(key=KEY, time=TimeHooks(scheduled=due))
