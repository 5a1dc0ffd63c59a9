"""Smoke as a plug of its own: whoever laid it, it stands on the track and lifts by itself (SMK-04, SMK-05)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.common.chapter import Chapter, Due, Resolution
from squadlog.rules.common.on_track import Bar
from squadlog.rules.common.table import Table
from squadlog.rules.smoke.record import KEY, CloudLifted, SmokeCloud, smoke
from squadlog.rules.smoke.words import named


def due(battle: Battle) -> Iterator[Due]:
    """Each cloud lifts as its last subphase is over (SMK-04)."""
    if not battle.held:
        return
    for cloud in smoke(battle).clouds:
        bar = Bar(word="smoke", short="s", look="hatched", says="hangs", row=named(cloud))
        yield Due(
            at=cloud.until,
            of=f"{KEY}:{cloud.id}",
            what="smoke lifts",
            happens=_lifts(cloud),
            track=bar,
            since=cloud.since,
        )


def _lifts(cloud: SmokeCloud) -> Resolution:
    def happens(story: Story, table: Table) -> None:
        del table
        story.tell(CloudLifted(cloud=cloud.id))

    return happens


CHAPTER = Chapter(key=KEY, due=due)
