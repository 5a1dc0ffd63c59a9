"""Where a unit can get, and what a way costs, by the rules that will judge the move (MOV-04..12, ACT-27..33)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from math import asin, degrees

from squadlog.base.records import record
from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import GRACE_M, MoveFacts, Obstruction, StatedMove, Turn, metres_begun
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.moving.moves_ground import WalkableGround
from squadlog.ground.moving.moves_lines import Box
from squadlog.ground.moving.reachable import Gate, reachable
from squadlog.ground.moving.reachable_area import around, within_reach_of
from squadlog.ground.moving.reached import Reachable, nowhere
from squadlog.ground.moving.starting import deep_water
from squadlog.ground.moving.step_costs import MetreEffects, Pace
from squadlog.rules.common.refusing import in_names, with_names
from squadlog.rules.desk.declaring import objections_in_turn
from squadlog.rules.melee.engaging import must_answer
from squadlog.rules.moving import bounce
from squadlog.rules.moving.marching import covers, refusal_move
from squadlog.rules.moving.path import CRAWLS, walk_metres
from squadlog.rules.moving.step_costs import allowance, row_key
from squadlog.rules.moving.turning import turn_allowed
from squadlog.survey.columns import footing_for
from squadlog.survey.leaping import carries_m
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.moving import move
from squadlog.survey.pace import LEAPS, MARCHES, cost_of, gait_of, leap_of, longest_m, mover_of
from squadlog.survey.routes import corners_until, gait_word, round_m, route_of
from squadlog.survey.ways import ends_m

_NEARLY_M = 1e-6
_MOST_KEPT = 200
"""How many areas are kept."""
_A_STEP = StatedMove(distance_m=0.02, seen_by=(), clears=True)


@record
class LegCost:
    """The end of one leg of a way: metres of the way so far, and what they take of the allowance."""

    end: Spot
    metres: float
    charged: float


@record
class Ruled:
    """A way as the rules see it.

    `metres` are those it leads over, `moved` those the unit makes of them, `charged` what they take of the
    `allowance`. `suit_m` is what a metre takes in its suit alone, 1 where the suit costs nothing or a pack is in use
    (MOV-12, BNC-06). `end` and `facing_deg` are where and how it then stands. `refusal` None: the move may be
    declared.
    """

    metres: float
    moved: float
    charged: float
    allowance: float
    suit_m: float
    legs: tuple[LegCost, ...]
    turns: tuple[Turn, ...]
    end: Spot
    facing_deg: float
    stop: Obstruction | None
    refusal: Refusal | None
    facts: MoveFacts


def rule_move(world: MeasuredBattle, number: int, mode: str, stated: StatedMove) -> Ruled:
    """A move as the table states it, measured and judged.

    One that goes as far as it can is as long as that, and its `stop` may lie farther on. Whatever else lies beyond the
    metres asked for is left out. Raises KeyError for a unit that is on no map, ValueError for numbers without end.
    """
    figure, unit = world.figures[number], world.battle.units[number]
    facts = move(world, number, mode, stated)
    if facts is None:
        raise KeyError(number)
    wanted = facts.distance.value
    metres = ends_m(world, unit, mode, facts) if wanted is None else wanted
    moved, charged, allowed = _metres_paid(world, unit, mode, facts)
    station = facts.station(moved)
    end, facing = (figure.spot, figure.facing_deg)
    if station is not None:
        end, facing = Spot(station.x, station.y, station.floor), station.facing_deg
    gait, known = gait_of(world, unit, mode), _first_metres(facts, metres)
    route = route_of(figure, gait, stated, longest_m(world, unit, gait))
    stop = facts.stop if wanted is None else known.stop
    refused = _refusal(world, number, mode, stated, facts)
    return Ruled(
        metres=metres,
        moved=moved,
        charged=charged,
        allowance=allowed,
        suit_m=_suit_m(world, unit, mode),
        legs=tuple(_legs(world, unit, mode, facts, corners_until(route, metres))),
        turns=facts.turns,
        end=end,
        facing_deg=facing,
        stop=stop and replace(stop, sentence=with_names(stop.sentence, world.battle.units)),
        refusal=refused and in_names(refused, world.battle.units),
        facts=known,
    )


def _first_metres(facts: MoveFacts, metres: float) -> MoveFacts:
    """What is met on the first metres of a way."""
    until = metres + _NEARLY_M
    stop = None if facts.stop is None or facts.stop.at_m > until else facts.stop
    passed = tuple(one for one in facts.passed if one.at_m <= until)
    return replace(facts, ground=facts.ground[: metres_begun(metres)], passed=passed, stop=stop)


def _suit_m(world: MeasuredBattle, unit: Unit, mode: str) -> float:
    """What a metre takes in the suit; a leap is not paid by the metre."""
    if mode in LEAPS or bounce.pack_in_use(world.battle, unit, world.ctx):
        return 1.0
    return float(bounce.suit_cost(world.battle, unit, world.ctx))


def _metres_paid(
    world: MeasuredBattle, unit: Unit, mode: str, facts: MoveFacts, until_m: float | None = None
) -> tuple[float, float, float]:
    """Metres made, charged and allowed; in a leap what is made is what is paid."""
    if mode in LEAPS:
        made = ends_m(world, unit, mode, facts) if until_m is None else until_m
        return made, made, float(leap_of(world, unit, mode).farthest)
    until = facts.stop.at_m if facts.stop is not None and until_m is None else until_m
    walk = covers(world.battle, unit.id, mode, facts, world.ctx, until_m=until)
    metres = allowance(world.battle, unit.id, mode, world.ctx).metres if mode in MARCHES else 0
    return float(walk.moved), float(walk.charged), float(metres)


def _legs(
    world: MeasuredBattle, unit: Unit, mode: str, facts: MoveFacts, spots: Sequence[Spot]
) -> Iterator[LegCost]:
    gone = 0.0
    for before, spot in pairwise(spots):
        gone = round_m(gone + distance_m(spot, before))
        _, charged, _ = _metres_paid(world, unit, mode, facts, gone)
        yield LegCost(end=spot, metres=gone, charged=charged)


def _refusal(
    world: MeasuredBattle, number: int, mode: str, stated: StatedMove, facts: MoveFacts
) -> Refusal | None:
    """The first objection to declaring it in the unit's turn; what covers no ground is judged as a move alone."""
    declared = _build_order(number, mode, stated)
    if declared is None:
        return refusal_move(world.battle, number, mode, facts, world.ctx)
    ctx = replace(world.ctx, surveyor=_Measured(facts))
    return next(objections_in_turn(world.battle, declared, ctx), None)


def _build_order(number: int, mode: str, stated: StatedMove) -> Declare | None:
    """The order to move so; None for a mode that is no move by itself."""
    if mode in LEAPS:
        return Declare(unit=number, action=mode, move=stated)
    return next(
        (Declare(unit=number, action="move", mode=one, move=stated) for one in MARCHES if one == mode), None
    )


class _Measured(StatedSurveyor):
    """Tells what one move meets, as it was measured."""

    def __init__(self, facts: MoveFacts) -> None:
        self.facts = facts

    def move(self, unit: int, mode: str, stated: StatedMove, /) -> MoveFacts:  # noqa: ARG002 - it knows the one move
        """The move measured."""
        return self.facts


def objection(world: MeasuredBattle, number: int, mode: str) -> Refusal | None:
    """What forbids the unit every move of this kind now, whatever the ground; None if it may set out somewhere.

    It is asked of the rules with the least step there is, over clear ground and away from whoever attacks it.
    """
    return _refusal(world, number, mode, _A_STEP, world.ctx.surveyor.move(number, mode, _A_STEP))


def area_of(world: MeasuredBattle, number: int, mode: str) -> Reachable:
    """Where the unit can end one subphase of moving so: nowhere where the rules object to every such move.

    Raises KeyError for a unit that is on no map.
    """
    figure, unit = world.figures[number], world.battle.units[number]
    if objection(world, number, mode) is not None:
        return nowhere(figure)
    footing, leaps = footing_for(world, unit), mode in LEAPS
    metres = carries_m(world, unit, mode) if leaps else _allowance_m(world, unit, mode)
    foes = tuple(world.figures[foe] for foe in _foes(world, unit))
    mover, cost = mover_of(world, unit, mode), cost_of(world, unit, mode)
    asked = (figure, metres, mover, cost, unit.since_turn_m, unit.before.mode, foes, world.readings)
    box, storey = _box_round(figure.spot, metres), footing.storey(figure.spot.floor)
    near = footing.figures_near(box, mover.room_m)
    kept = world.compiled.reaches.get((number, mode))
    if kept is not None and kept[0] == asked and kept[1] is storey and kept[2] == near:
        return kept[3]
    found = _work_out(world, unit, mode, footing, metres)
    if len(world.compiled.reaches) >= _MOST_KEPT:
        world.compiled.reaches.clear()
    world.compiled.reaches[number, mode] = asked, storey, near, found
    return found


def _box_round(spot: Spot, metres: float) -> Box:
    """The box that holds all a unit can come to over ground at its cheapest, and the ends of it."""
    far = 2 * metres + 1.0
    return spot.x - far, spot.y - far, spot.x + far, spot.y + far


def _work_out(
    world: MeasuredBattle, unit: Unit, mode: str, footing: WalkableGround, metres: float
) -> Reachable:
    figure, leaps = world.figures[unit.id], mode in LEAPS
    turns = not leaps and not (mode in CRAWLS and world.rulings.is_("crawl.facing", "instead"))
    found = reachable(
        footing,
        figure,
        cost=cost_of(world, unit, mode),
        allowance=metres,
        pace=None if leaps else _pace(world, unit, mode),
        gate=_gate(world, unit, mode) if turns else _straight(metres),
        since_turn_m=unit.since_turn_m,
        gait=gait_word(mode),
        mover=mover_of(world, unit, mode),
    )
    return found.without(_no_place_to_end(world, unit, footing))


def _no_place_to_end(world: MeasuredBattle, unit: Unit, footing: WalkableGround) -> Iterator[Geometry]:
    """Ground to cross but not to stop on: deep water, others it may pass, an attacker's reach (AMB-60, AMB-37)."""
    figure = world.figures[unit.id]
    lands = world.rulings.is_("bounce.endOnWater", "yes") and unit.posture == "standing"
    if unit.floor == 1 and not lands and bounce.pack_in_use(world.battle, unit, world.ctx):
        yield deep_water(world.map)
    if world.readings.stacking != "never":
        others = [one for one in footing.conditions.figures if one.number != unit.id]
        yield from (
            around(one.spot, figure.room_m + one.room_m) for one in others if one.spot.floor == unit.floor
        )
    yield from (within_reach_of(world.footing, figure, world.figures[foe]) for foe in _foes(world, unit))


def _foes(world: MeasuredBattle, unit: Unit) -> list[int]:
    """Whom on the map it must get away from: those it fights hand to hand, if it has to answer them."""
    if not must_answer(world.battle, unit.id):
        return []
    foes = {number for one in world.battle.engaging(unit.id) for number in one.key if number != unit.id}
    return sorted(foes & world.figures.keys())


def _allowance_m(world: MeasuredBattle, unit: Unit, mode: str) -> float:
    return float(allowance(world.battle, unit.id, mode, world.ctx).metres) if mode in MARCHES else 0.0


def _pace(world: MeasuredBattle, unit: Unit, mode: str) -> Pace:
    """How far the allowance carries over given ground, by the rules (MOV-06)."""
    battle, ctx = world.battle, world.ctx
    metres = allowance(battle, unit.id, mode, ctx).metres if mode in MARCHES else Fraction(0)
    suit, pack_on = bounce.suit_cost(battle, unit, ctx), bounce.pack_in_use(battle, unit, ctx)

    def pace(ground: MetreEffects) -> float:
        walk = walk_metres(ground, metres, mode=row_key(mode), ctx=ctx, suit_cost=suit, pack_on=pack_on)
        return float(walk.moved)

    return pace


def _gate(world: MeasuredBattle, unit: Unit, mode: str) -> Gate:
    """Which changes of facing the rules allow on the way (ACT-29..33)."""

    def gate(degrees: float, since_m: float, made: int) -> bool:
        if mode in CRAWLS and made:
            return degrees <= 0
        return turn_allowed(mode, mode if made else unit.before.mode, since_m, degrees, world.ctx)

    return gate


def _straight(farthest_m: float) -> Gate:
    """Straight ahead, as a leap goes; what no ruler can tell from that gives its area some breadth (MOV-01, GEN-06)."""
    sway_deg = degrees(asin(min(1.0, GRACE_M / max(farthest_m, GRACE_M))))

    def gate(turned_deg: float, _since_m: float, made: int) -> bool:
        return not made and turned_deg <= sway_deg

    return gate
