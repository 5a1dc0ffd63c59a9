"""A column on the march: friends who are on their way before a unit moves are in nobody's way (AMB-13, AMB-37)."""

from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import MoveFacts, YesNo
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.rules.desk.perform import moving_mode
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.pace import LEAPS, MARCHES, gait_of
from squadlog.survey.ways import Way, ends_m, way_kept, way_meant


def footing_for(world: MeasuredBattle, unit: Unit) -> WalkableGround:
    """The ground as a unit finds it that declares a move: without the friends who have declared moves that lead away.

    They are those of its own grouping, who act in the same slot. Once the slot is resolved everybody is where he is by
    then, and the move is measured again.
    """
    left = _to_come(world, unit)
    gone: set[int] = set()
    while True:
        more = {one.id for one in left if one.id not in gone and _gets_away(world, one, frozenset(gone))}
        if not more:
            return world.site.footing_without(frozenset(gone)) if gone else world.footing
        gone |= more


def _to_come(world: MeasuredBattle, unit: Unit) -> tuple[Unit, ...]:
    """The friends of its grouping who have declared a move and not made it."""
    battle = world.battle
    grouping = battle.active
    if grouping is None or battle.resolving or unit.id not in grouping.units:
        return ()
    return tuple(
        one
        for one in battle.members(grouping.id)
        if one.id != unit.id and one.id in world.figures and not one.performed and _is_declared(one)
    )


def _is_declared(one: Unit) -> bool:
    declared = one.declaration
    if declared is None or moving_mode(one) not in (*MARCHES, *LEAPS):
        return False
    return declared.choice == "start" or (declared.choice == "continue" and declared.move.goes)


def _gets_away(world: MeasuredBattle, one: Unit, gone: frozenset[int]) -> bool:
    """Whether it leaves when those are gone: asked for every friend that declares after it, worked out once."""
    known, asked = world.site.leaving, (one.id, gone)
    found = known.get(asked)
    if found is None or found[0] is not one or found[1] != world.battle.now:
        leaves = _leaves(world, one, world.site.footing_without(gone) if gone else world.footing)
        found = known[asked] = one, world.battle.now, leaves
    return found[2]


def _leaves(world: MeasuredBattle, one: Unit, footing: WalkableGround) -> bool:
    """Whether its declared move takes it off the place where it stands."""
    figure, mode = world.figures[one.id], moving_mode(one) or ""
    stated = one.declaration.move if one.declaration is not None else None
    if stated is None:
        return False
    gait = gait_of(world, one, mode)
    if gait in LEAPS:
        way = way_meant(world, one, figure, gait, stated, footing=footing)
    else:
        way = way_kept(world, one, figure, gait, stated, footing).way
    end = way.measured.route.spot_at(ends_m(world, one, gait, _as_facts(way, stated.ground)))
    here = figure.spot
    return end.floor != here.floor or distance_m(end, here) >= 2 * figure.room_m


def _as_facts(way: Way, ground: tuple[tuple[str, ...], ...]) -> MoveFacts:
    """What it takes to tell how far a unit gets."""
    return MoveFacts(
        distance=way.wanted,
        ground=ground or way.measured.ground,
        turns=(),
        seen_by=(),
        clears=YesNo(value=False, origin="default"),
        origin="measured",
        stop=way.stop,
    )
