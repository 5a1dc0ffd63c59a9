"""What rides in the car of an elevator: whoever is in it, and whatever lies in it on the map (STO-07)."""

from squadlog.base.records import replace
from squadlog.battle.events.action import FeatureSet, ItemCarried, PlaceTaken
from squadlog.battle.feature import ELEVATOR, Feature
from squadlog.battle.story import Story
from squadlog.facts.ground_facts import Position, Waypoint, Whereabouts
from squadlog.rules.blasts.record import FuseChanged, exploding
from squadlog.rules.common.table import Table
from squadlog.rules.laid_out.things import ThingCarried, laid_out
from squadlog.rules.smoke.record import CloudCarried, smoke

_RULE = "STO-07"


def comes_to(story: Story, there: Feature, what: str, table: Table, *, unit: int | None = None) -> None:
    """The car of a feature is where it is now, and all that is in it."""
    battle = story.battle
    before, goal = battle.features[there.id].car, there.car
    story.tell(FeatureSet(feature=there, unit=unit, what=what))
    if goal is None:
        return
    place = f"{ELEVATOR}:{there.id}"
    for one in battle.units.values():
        if one.place == place and one.floor != goal:
            story.tell(PlaceTaken(unit=one.id, floor=goal, place=place))
    if before is not None and before != goal:
        _carry(story, there.id, before, goal, table.at(battle))


def _carry(story: Story, car: str, before: int, goal: int, table: Table) -> None:
    """Dropped things, what is laid out, what is about to go off, smoke: whatever lies in the car, not at its door."""

    def inside(at: Position | Waypoint | None, floor: int | None) -> bool:
        return (
            at is not None
            and (floor or 1) == before
            and table.surveyor.shaft(Whereabouts(x=at.x, y=at.y, floor=before)) == car
        )

    battle = story.battle
    for item in battle.things:
        if inside(item.position, item.floor):
            story.tell(ItemCarried(item_id=item.id, floor=goal))
    for thing in laid_out(battle).things:
        if thing.bearer is None and inside(thing.position, thing.floor):
            story.tell(ThingCarried(thing=replace(thing, floor=goal)))
    for fused in exploding(battle).fused:
        if fused.spot is not None and inside(fused.spot, fused.spot.floor):
            moved = replace(fused, spot=replace(fused.spot, floor=goal))
            story.tell(FuseChanged(fused=moved, cause=f"it comes to floor {goal}", rule=_RULE))
    for cloud in smoke(battle).clouds:
        if cloud.spot is not None and inside(cloud.spot, cloud.spot.floor):
            story.tell(CloudCarried(cloud=cloud.id, floor=goal))
