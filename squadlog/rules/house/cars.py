"""What rides in the car of an elevator: whoever is in it, and whatever lies in it on the map (STO-07)."""

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet, ItemCarried, PlaceTaken
from squadlog.battle.feature import ELEVATOR, Feature
from squadlog.facts.ground_facts import Position, Waypoint, Whereabouts
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.explosions import FuseChanged, exploding
from squadlog.rules.common.kept.laid_things import ThingCarried, laid_out
from squadlog.rules.smoke.record import CloudCarried, smoke

_RULE = "STO-07"


def comes_to(
    recorder: EventRecorder, there: Feature, what: str, ctx: RulesContext, *, unit: int | None = None
) -> None:
    """Set the car of a feature where it is now, with all that is in it."""
    battle = recorder.battle
    before, goal = battle.features[there.id].car, there.car
    recorder.emit(FeatureSet(feature=there, unit=unit, what=what))
    if goal is None:
        return
    place = f"{ELEVATOR}:{there.id}"
    for one in battle.units.values():
        if one.place == place and one.floor != goal:
            recorder.emit(PlaceTaken(unit=one.id, floor=goal, place=place))
    if before is not None and before != goal:
        _carry(recorder, there.id, before, goal, ctx.at(battle))


def _carry(recorder: EventRecorder, car: str, before: int, goal: int, ctx: RulesContext) -> None:
    """Dropped things, what is laid out, what is about to go off, smoke: whatever lies in the car, not at its door."""

    def inside(at: Position | Waypoint | None, floor: int | None) -> bool:
        return (
            at is not None
            and (floor or 1) == before
            and ctx.surveyor.shaft(Whereabouts(x=at.x, y=at.y, floor=before)) == car
        )

    battle = recorder.battle
    for item in battle.things:
        if inside(item.position, item.floor):
            recorder.emit(ItemCarried(item_id=item.id, floor=goal))
    for thing in laid_out(battle).things:
        if thing.bearer is None and inside(thing.position, thing.floor):
            recorder.emit(ThingCarried(thing=replace(thing, floor=goal)))
    for fused in exploding(battle).fused:
        if fused.spot is not None and inside(fused.spot, fused.spot.floor):
            moved = replace(fused, spot=replace(fused.spot, floor=goal))
            recorder.emit(FuseChanged(fused=moved, cause=f"it comes to floor {goal}", rule=_RULE))
    for cloud in smoke(battle).clouds:
        if cloud.spot is not None and inside(cloud.spot, cloud.spot.floor):
            recorder.emit(CloudCarried(cloud=cloud.id, floor=goal))
