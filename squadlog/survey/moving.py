"""Moves measured on the map: where they lead, over what, past what, what ends them and who comes to see them."""

from dataclasses import replace

from squadlog.battle.pending import EscapeAsked
from squadlog.battle.state import Unit
from squadlog.facts import Metres, MoveFacts, Obstruction, Passed, StatedMove, Turn, YesNo
from squadlog.field.arcs import turned_deg
from squadlog.field.conditions import Figure, Spot
from squadlog.field.moves import Measured, measure
from squadlog.field.moves_route import Route, between_deg
from squadlog.field.reach import clears
from squadlog.rules.marching import goes_m
from squadlog.survey.glimpses import glimpses
from squadlog.survey.lay import Lay
from squadlog.survey.leaping import leap
from squadlog.survey.pace import LEAPS, MARCHES, choice_of, gait_of, leap_of, longest_m, mover_of
from squadlog.survey.routes import degrees, is_sound, just_short, rounded, route_of, spots_until, stations_of

_TURNED_DEG = 1e-6


def move(lay: Lay, number: int, mode: str, stated: StatedMove) -> MoveFacts | None:
    """What a move meets. Facts that are stated win, one by one; None for a unit that is on no map.

    An empty `mode`, a turn and the like stay on the spot.
    """
    figure, unit = lay.figures.get(number), lay.battle.units.get(number)
    if figure is None or unit is None:
        return None
    if not is_sound(stated):
        return _nowhere(stated)
    gait = gait_of(lay, unit, mode)
    if gait in LEAPS:
        wanted, measured = leap(lay, unit, figure, gait, stated)
    else:
        longest = longest_m(lay, unit, gait)
        route = route_of(figure, gait, stated if gait in MARCHES else _on_the_spot(stated), longest)
        wanted = _wanted(stated, route, figure, gait)
        measured = measure(
            lay.footing, route, cost=choice_of(lay, unit, gait), mover=mover_of(lay, unit, gait)
        )
    return _told(lay, unit, figure, gait, stated, wanted, measured)


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


def _on_the_spot(stated: StatedMove) -> StatedMove:
    return replace(
        stated, path=(), distance_m=0.0, turns=tuple(replace(t, after_m=0.0) for t in stated.turns)
    )


def _wanted(stated: StatedMove, route: Route, figure: Figure, mode: str) -> Metres:
    """How far it is to go: None for as far as ground and allowance let it."""
    if stated.distance_m is not None:
        return Metres(value=stated.distance_m, origin="stated")
    if stated.path and mode not in MARCHES:
        # Whoever cannot move at all is told so by the rules, which ask for the metres wanted.
        whole = route_of(figure, "walk", stated, 0.0)
        return Metres(value=rounded(whole.length_m), origin="measured")
    if stated.path and not stated.as_far:
        return Metres(value=rounded(route.length_m), origin="measured")
    return Metres(value=None, origin="stated" if stated.as_far else "default")


def _told(  # noqa: PLR0917 - one move: whose, how, as stated, as wanted, as measured
    lay: Lay, unit: Unit, figure: Figure, mode: str, stated: StatedMove, wanted: Metres, measured: Measured
) -> MoveFacts:
    route = measured.route
    # That it turns at all may cost a crawler its metres (AMB-54); where, is known once it is known how far it comes.
    turns = stated.turns or ((Turn(degrees=1.0),) if stated.facing_deg is not None else ())
    facts = MoveFacts(
        distance=wanted,
        ground=stated.ground or measured.ground,
        turns=turns,
        seen_by=stated.seen_by,
        clears=YesNo(value=bool(stated.clears), origin="stated"),
        origin="stated" if stated.ground else "measured",
        into=stated.into,
        way=stations_of(lay, route),
        passed=tuple(
            dict.fromkeys(Passed(kind=p.kind, id=p.id, at_m=rounded(p.at_m)) for p in measured.passed)
        ),
        stop=_obstruction(measured),
    )
    ends_m = _ends_m(lay, unit, mode, facts)
    facts = _faced(facts, stated, route, ends_m)
    if stated.clears is None:
        facts = replace(facts, clears=_clears(lay, unit, route.spot_at(ends_m)))
    if stated.seen_by is None:
        facts = replace(facts, seen_by=glimpses(lay, figure, spots_until(route, ends_m)))
    return facts


def _obstruction(measured: Measured) -> Obstruction | None:
    stop = measured.stop
    if stop is None:
        return None
    return Obstruction(at_m=just_short(measured.route, stop.at_m), sentence=stop.sentence, rule=stop.rule)


def _ends_m(lay: Lay, unit: Unit, mode: str, facts: MoveFacts) -> float:
    """Metres after which the unit really stands: the allowance and what is in the way have had their say."""
    if mode in LEAPS:
        usual = float(leap_of(lay, unit, mode).usual)
        meant = usual if facts.distance.value is None else facts.distance.value
    elif mode not in MARCHES:
        meant = 0.0
    else:
        meant = goes_m(lay.battle, unit.id, mode, facts, lay.table)
    return meant if facts.stop is None else min(meant, facts.stop.at_m)


def _faced(facts: MoveFacts, stated: StatedMove, route: Route, ends_m: float) -> MoveFacts:
    """The move with its changes of facing: those of the way, and the one it ends with, made where it really ends."""
    until = ends_m if facts.distance.value is None else max(ends_m, facts.distance.value)
    turns = stated.turns if stated.turns or not stated.path else _turns_of(route, until)
    if stated.facing_deg is None:
        return replace(facts, turns=turns)
    turn = _turned(route.facing_at(ends_m), stated.facing_deg, ends_m)
    here, spot = degrees(stated.facing_deg), facts.station(ends_m)
    if turn is None or spot is None:
        return replace(facts, turns=turns)
    before = tuple(one for one in facts.way if one.at_m <= ends_m)
    after = tuple(one for one in facts.way if one.at_m > ends_m)
    way = (*before, replace(spot, at_m=ends_m, facing_deg=here), *after)
    return replace(facts, turns=(*turns, turn), way=way)


def _turns_of(route: Route, until_m: float) -> tuple[Turn, ...]:
    """The changes of facing at the corners of a way, as far as it is gone."""
    found, facing = [], route.facing_deg
    for leg in route.legs:
        at_m = rounded(leg.from_m)
        turn = _turned(facing, leg.facing_deg, at_m)
        if turn is not None and at_m <= until_m:
            found.append(turn)
        facing = leg.facing_deg
    return tuple(found)


def _turned(before_deg: float, after_deg: float, at_m: float) -> Turn | None:
    apart = rounded(between_deg(before_deg, after_deg))
    if apart <= _TURNED_DEG:
        return None
    return Turn(degrees=apart, after_m=at_m, left=turned_deg(before_deg, after_deg) < 0)


def _clears(lay: Lay, unit: Unit, end: Spot) -> YesNo:
    """Whether it ends beyond 1 m of everybody it is engaged with (MEL-08, MEL-12); with nobody, there is nothing to clear."""
    battle = lay.battle
    foes = {number for one in battle.engaging(unit.id) for number in one.key if number != unit.id}
    if isinstance(battle.pending, EscapeAsked) and battle.pending.unit == unit.id:
        foes.add(battle.pending.attacker)
    near = [lay.figures[number] for number in sorted(foes) if number in lay.figures]
    value = bool(near) and clears(lay.footing, end, near)
    reason = f"It ends {'beyond' if value else 'within'} 1 m of whoever it is engaged with." if near else ""
    return YesNo(value=value, origin="measured", reason=reason, rule="MEL-08")
