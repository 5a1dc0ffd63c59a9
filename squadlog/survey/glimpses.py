"""Who comes to see a move: the watchers with readied fire, and after how many metres each (ACT-55, AMB-17, AMB-18)."""

from collections.abc import Iterator, Sequence

from squadlog.base.records import replace
from squadlog.facts.ground_facts import Cloud, Glimpse
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.sight.arcs import in_opportunity_arc
from squadlog.ground.sight.clouds import puffs
from squadlog.ground.sight.los_verdict import judge_line
from squadlog.ground.sight.watching import STEP_M, along, triggers
from squadlog.survey.measured_battle import MeasuredBattle


def glimpses(world: MeasuredBattle, mover: Figure, path: Sequence[Spot]) -> tuple[Glimpse, ...]:
    """When each enemy that holds opportunity fire first gets the mover into its arc and sight, soonest first.

    Smoke hides it from them, unless the table has it that smoke never does more than make a shot harder (A-71).
    """
    watching = tuple(_watchers(world, mover))
    if not watching:
        return ()
    smoke = () if world.rulings.is_("smoke.mode", "penalty") else world.clouds
    needs_sight = world.rulings.is_("opportunityFire.needsLos", "arc_and_los")
    if needs_sight and not world.rulings.is_("opportunityFire.trigger", "previous_step"):
        return triggers(world.ground, mover, path, watching, world.readings, smoke=smoke)
    found = [
        glimpse
        for watcher in watching
        for glimpse in _first(world, mover, path, watcher, smoke if needs_sight else None)
    ]
    return tuple(sorted(found, key=lambda glimpse: (glimpse.at_m, glimpse.watcher)))


def _watchers(world: MeasuredBattle, mover: Figure) -> Iterator[Figure]:
    for unit in world.battle.units.values():
        if (
            unit.opportunity is not None
            and not unit.out
            and unit.side != mover.side
            and unit.id in world.figures
        ):
            yield world.figures[unit.id]


def _first(
    world: MeasuredBattle, mover: Figure, path: Sequence[Spot], watcher: Figure, smoke: Sequence[Cloud] | None
) -> Iterator[Glimpse]:
    """The first step with the mover in view and out of view before: at the start of the move, or a step ago (AMB-17).

    `smoke` None: the arc is enough.
    """
    by_step = world.rulings.is_("opportunityFire.trigger", "previous_step")
    before = True
    for number, (at_m, spot) in enumerate(along(path, STEP_M)):
        there = replace(mover, spot=spot)
        within = in_opportunity_arc(watcher, spot, world.readings)
        if within and smoke is not None:
            within = not puffs(watcher.spot, spot, smoke, world.map.storey_m)
            within = within and judge_line(world.ground, watcher, there, world.readings).verdict != "blocked"
        if number and within and not before:
            yield Glimpse(watcher=watcher.number, at_m=at_m)
            return
        if number == 0 or by_step:
            before = within
