"""A move drawn on the ground: the way that is meant, what it meets, and how much of it the unit makes (MOV-01..06)."""

from dataclasses import dataclass, replace
from fractions import Fraction

from squadlog.base.records import value
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import Metres, MoveFacts, Obstruction, StatedMove
from squadlog.ground.compiled.conditions import Figure
from squadlog.ground.moving.moves import Measured, find_crowded_stop
from squadlog.ground.moving.moves_ground import Storey, WalkableGround
from squadlog.ground.moving.moves_lines import Box
from squadlog.ground.moving.moves_route import Route, box_round
from squadlog.ground.moving.moves_stops import Stop
from squadlog.rules.moving.marching import goes_m
from squadlog.rules.moving.step_costs import allowance
from squadlog.survey.leaping import leap
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.pace import LEAPS, MARCHES, choice_of, leap_of, longest_m, mover_of
from squadlog.survey.routes import just_short, round_m, route_of

_MOST_KEPT = 200
"""How many ways are kept."""


@value
class Way:
    """Metres wanted, None for as far as ground and allowance let it, and what is measured of the way there."""

    wanted: Metres
    measured: Measured
    footing: WalkableGround

    @property
    def stop(self) -> Obstruction | None:
        """What ends it before its goal; None for a free way."""
        stop = self.measured.stop
        return None if stop is None else obstruction_of(self.measured.route, stop)

    def stop_at_rest(self, world: MeasuredBattle, unit: Unit, gait: str, end_m: float) -> Obstruction | None:
        """What keeps the unit from resting at the end of allowance or orders: a unit to pass, not to stand on.

        AMB-37.
        """
        if self.footing.readings.stacking == "never":
            return None
        route = self.measured.route
        stop = find_crowded_stop(
            self.footing, route, mover_of(world, unit, gait), min(end_m, self.measured.reach_m)
        )
        return None if stop is None else obstruction_of(route, stop)


@dataclass(slots=True, eq=False)
class KeptWay:
    """A way once measured, with all that it hangs on, and what was told of it; leaps are not kept."""

    asked: tuple[object, ...]
    box: Box
    storeys: tuple[tuple[int, Storey], ...]
    figures: tuple[Figure, ...]
    room_m: float
    way: Way
    told: tuple[MoveFacts, float] | None = None

    def holds(self, asked: tuple[object, ...], footing: WalkableGround) -> bool:
        """Whether somebody who asks this on this ground would be told the same."""
        return (
            asked == self.asked
            and all(footing.storey(floor) is storey for floor, storey in self.storeys)
            and footing.figures_near(self.box, self.room_m) == self.figures
        )


def way_kept(  # noqa: PLR0917 - one way: whose, how, as stated
    world: MeasuredBattle, unit: Unit, figure: Figure, gait: str, stated: StatedMove, footing: WalkableGround
) -> KeptWay:
    """The way a unit means to go, as it was measured when it was declared if nothing it hangs on has changed."""
    kept, name = world.compiled.ways, (unit.id, gait, footing.readings)
    mover, metres = mover_of(world, unit, gait), Fraction(0)
    if gait in MARCHES:
        metres = allowance(world.battle, unit.id, gait, world.ctx).metres
    # Who is seen by it hangs on others, and is asked for itself.
    said = (stated.distance_m, stated.ground, stated.turns, stated.into, stated.path, stated.facing_deg)
    asked = (figure, said, stated.as_far, stated.clears, mover, metres, choice_of(world, unit, gait))
    known: KeptWay | None = kept.get(name)
    if known is not None and known.holds(asked, footing):
        return known
    way = way_meant(world, unit, figure, gait, stated, footing=footing)
    route = way.measured.route
    box = box_round((route.start, *[leg.at(leg.length_m) for leg in route.legs]))
    floors = {route.start.floor, *[leg.floor for leg in route.legs]}
    if len(kept) >= _MOST_KEPT:
        kept.clear()
    kept[name] = found = KeptWay(
        asked=asked,
        box=box,
        storeys=tuple((floor, footing.storey(floor)) for floor in floors),
        figures=footing.figures_near(box, mover.room_m),
        room_m=mover.room_m,
        way=way,
    )
    return found


def way_meant(
    world: MeasuredBattle,
    unit: Unit,
    figure: Figure,
    gait: str,
    stated: StatedMove,
    *,
    footing: WalkableGround,
) -> Way:
    """The way a unit means to go, measured on this footing; a turn and the like stay on the spot."""
    if gait in LEAPS:
        wanted, measured = leap(world, unit, figure, gait, stated, footing=footing)
        return Way(wanted, measured, footing)
    meant = stated if gait in MARCHES else _on_the_spot(stated)
    route = route_of(figure, gait, meant, longest_m(world, unit, gait))
    measured = world.compiled.measure(
        footing, route, choice_of(world, unit, gait), mover_of(world, unit, gait)
    )
    return Way(_metres_wanted(stated, route, figure, gait), measured, footing)


def ends_m(world: MeasuredBattle, unit: Unit, mode: str, facts: MoveFacts) -> float:
    """Metres after which the unit really stands: the allowance and what is in the way have had their say."""
    if mode in LEAPS:
        usual = float(leap_of(world, unit, mode).usual)
        meant = usual if facts.distance.value is None else facts.distance.value
    elif mode not in MARCHES:
        meant = 0.0
    else:
        meant = goes_m(world.battle, unit.id, mode, facts, world.ctx)
    return meant if facts.stop is None else min(meant, facts.stop.at_m)


def obstruction_of(route: Route, stop: Stop) -> Obstruction:
    """What ends a way, as the rules are told it."""
    return Obstruction(at_m=just_short(route, stop.at_m), sentence=stop.sentence, rule=stop.rule)


def _on_the_spot(stated: StatedMove) -> StatedMove:
    turns = tuple(replace(turn, after_m=0.0) for turn in stated.turns)
    return replace(stated, path=(), distance_m=0.0, turns=turns)


def _metres_wanted(stated: StatedMove, route: Route, figure: Figure, mode: str) -> Metres:
    """How far it is to go: None for as far as ground and allowance let it."""
    if stated.distance_m is not None:
        return Metres(value=stated.distance_m, origin="stated")
    if stated.path and mode not in MARCHES:
        # Whoever cannot move at all is told so by the rules, which ask for the metres wanted.
        whole = route_of(figure, "walk", stated, 0.0)
        return Metres(value=round_m(whole.length_m), origin="measured")
    if stated.path and not stated.as_far:
        return Metres(value=round_m(route.length_m), origin="measured")
    return Metres(value=None, origin="stated" if stated.as_far else "default")
