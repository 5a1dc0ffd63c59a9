"""Moves measured on the map: where they lead, over what, past what, what ends them and who comes to see them."""

from squadlog.base.records import replace
from squadlog.battle.pending import EscapeAsked
from squadlog.battle.state import Unit
from squadlog.facts.ground_facts import (
    Metres,
    MoveFacts,
    Obstruction,
    Passed,
    StatedMove,
    Station,
    Turn,
    YesNo,
)
from squadlog.ground.compiled.bearings import between_deg
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.moves_route import Route, route_ahead
from squadlog.ground.moving.reachable_area import clears
from squadlog.ground.sight.arcs import turned_deg
from squadlog.survey.columns import footing_for
from squadlog.survey.glimpses import glimpses
from squadlog.survey.leaping import on_top
from squadlog.survey.measured_battle import MeasuredBattle
from squadlog.survey.pace import LEAPS, MARCHES, choice_of, gait_of, leap_of, longest_m, mover_of
from squadlog.survey.routes import degrees, heading_of, is_sound, round_m, spots_until, stations_of
from squadlog.survey.ways import Way, ends_m, obstruction_of, way_kept, way_meant

_TURNED_DEG = 1e-6
_NEARLY_M = 1e-6


def move(world: MeasuredBattle, number: int, mode: str, stated: StatedMove) -> MoveFacts | None:
    """What a move meets. Facts that are stated win, one by one; None for a unit that is on no map.

    An empty `mode`, a turn and the like stay on the spot.
    """
    figure, unit = world.figures.get(number), world.battle.units.get(number)
    if figure is None or unit is None:
        return None
    if not is_sound(stated):
        return _nowhere(stated)
    gait = gait_of(world, unit, mode)
    footing = footing_for(world, unit)
    if gait in LEAPS:
        way = way_meant(world, unit, figure, gait, stated, footing=footing)
        return _seen(world, unit, figure, stated, way, _build_facts(world, unit, gait, stated, way))
    kept = way_kept(world, unit, figure, gait, stated, footing)
    if kept.told is None:
        kept.told = _build_facts(world, unit, gait, stated, kept.way)
    return _seen(world, unit, figure, stated, kept.way, kept.told)


def sets_out(world: MeasuredBattle, number: int, mode: str) -> bool | Obstruction:
    """Whether the ground surely has nothing against a move straight ahead in this mode, as far as it goes.

    What ends it before it begins, if that is sure. False where only the move measured can tell, and for a unit that is
    on no map.
    """
    figure, unit = world.figures.get(number), world.battle.units.get(number)
    if figure is None or unit is None:
        return False
    if mode not in (*MARCHES, *LEAPS):
        return True
    if gait_of(world, unit, mode) != mode:
        return False
    mover, cost = mover_of(world, unit, mode), choice_of(world, unit, mode)
    room = world.at_hand(replace(mover, over_m=0.0))
    heading = heading_of(figure, mode)
    if mode in MARCHES:
        locks = [one.ring for one in world.compiled.chambers if one.floor == figure.spot.floor]
        ahead = room.may_walk(heading, longest_m(world, unit, mode), cost, locks)
    else:
        carries = leap_of(world, unit, mode)
        ahead = carries.usual <= carries.anyhow and room.may_leap(heading, float(carries.usual), cost)
    if isinstance(ahead, bool):
        return ahead
    obstruction = obstruction_of(route_ahead(figure.spot, heading, heading, 1.0), ahead)
    return obstruction if obstruction.at_m < _NEARLY_M else True


def _nowhere(stated: StatedMove) -> MoveFacts:
    """A move that nobody can draw; the rules refuse its distance."""
    return MoveFacts(
        distance=Metres(value=float("inf"), origin="stated"),
        ground=(),
        turns=(),
        seen_by=stated.seen_by,
        clears=YesNo(value=False, origin="default"),
        origin="stated",
    )


def _build_facts(
    world: MeasuredBattle, unit: Unit, mode: str, stated: StatedMove, way: Way
) -> tuple[MoveFacts, float]:
    """What is met on a way, but for who sees it and whom it leaves behind; and the metres after which it ends."""
    measured, route = way.measured, way.measured.route
    # That it turns at all may cost a crawler its metres (AMB-54); where, is known once it is known how far it comes.
    turns = stated.turns or ((Turn(degrees=1.0),) if stated.facing_deg is not None else ())
    facts = MoveFacts(
        distance=way.wanted,
        ground=stated.ground or measured.ground,
        turns=turns,
        seen_by=(),
        clears=YesNo(value=bool(stated.clears), origin="stated"),
        origin="stated" if stated.ground else "measured",
        into=stated.into,
        way=on_top(world, mode, stations_of(world, route)),
        passed=tuple(
            dict.fromkeys(Passed(kind=p.kind, id=p.id, at_m=round_m(p.at_m)) for p in measured.passed)
        ),
        stop=way.stop,
    )
    end_m = ends_m(world, unit, mode, facts)
    stop = way.stop_at_rest(world, unit, mode, end_m)
    if stop is not None:
        end_m = stop.at_m
    turns, stations = _face_way(facts, stated, route, end_m)
    return replace(facts, turns=turns, way=stations, stop=stop or facts.stop), end_m


def _seen(  # noqa: PLR0917 - one move: whose, as stated, as measured
    world: MeasuredBattle,
    unit: Unit,
    figure: Figure,
    stated: StatedMove,
    way: Way,
    told: tuple[MoveFacts, float],
) -> MoveFacts:
    """What is told of a way, with who comes to see it and whether it leads away from who attacks the unit."""
    (facts, end_m), route = told, way.measured.route
    clears = facts.clears if stated.clears is not None else _clears(world, unit, route.spot_at(end_m))
    seen_by = stated.seen_by
    if seen_by is None:
        seen_by = glimpses(world, figure, spots_until(route, end_m))
    return replace(facts, clears=clears, seen_by=seen_by)


def _face_way(
    facts: MoveFacts, stated: StatedMove, route: Route, end_m: float
) -> tuple[tuple[Turn, ...], tuple[Station, ...]]:
    """The changes of facing of the way and the one it ends with, made where it really ends; the way with that."""
    until = end_m if facts.distance.value is None else max(end_m, facts.distance.value)
    turns = stated.turns if stated.turns or not stated.path else _turns_of(route, until)
    if stated.facing_deg is None:
        return turns, facts.way
    turn = _turn_between(route.facing_at(end_m), stated.facing_deg, end_m)
    here, spot = degrees(stated.facing_deg), facts.station(end_m)
    if turn is None or spot is None:
        return turns, facts.way
    before = tuple(one for one in facts.way if one.at_m <= end_m)
    after = tuple(one for one in facts.way if one.at_m > end_m)
    return (*turns, turn), (*before, replace(spot, at_m=end_m, facing_deg=here), *after)


def _turns_of(route: Route, until_m: float) -> tuple[Turn, ...]:
    """The changes of facing at the corners of a way, as far as it is gone."""
    found, facing = [], route.facing_deg
    for leg in route.legs:
        at_m = round_m(leg.from_m)
        turn = _turn_between(facing, leg.facing_deg, at_m)
        if turn is not None and at_m <= until_m:
            found.append(turn)
        facing = leg.facing_deg
    return tuple(found)


def _turn_between(before_deg: float, after_deg: float, at_m: float) -> Turn | None:
    apart = round_m(between_deg(before_deg, after_deg))
    if apart <= _TURNED_DEG:
        return None
    return Turn(degrees=apart, after_m=at_m, left=turned_deg(before_deg, after_deg) < 0)


def _clears(world: MeasuredBattle, unit: Unit, end: Spot) -> YesNo:
    """Whether it ends beyond 1 m of everybody it is engaged with (MEL-08, MEL-12), if with anybody."""
    battle = world.battle
    foes = {number for one in battle.engaging(unit.id) for number in one.key if number != unit.id}
    if isinstance(battle.pending, EscapeAsked) and battle.pending.unit == unit.id:
        foes.add(battle.pending.attacker)
    near = [world.figures[number] for number in sorted(foes) if number in world.figures]
    value = bool(near) and clears(world.footing, replace(world.figures[unit.id], spot=end), near)
    reason = f"It ends {'beyond' if value else 'within'} 1 m of its opponent." if near else ""
    return YesNo(value=value, origin="measured", reason=reason, rule="MEL-08")
