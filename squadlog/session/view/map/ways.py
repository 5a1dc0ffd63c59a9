"""A way that is measured, and a way that is looked for: what it costs, what ends it, the order that goes it."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, cast

from squadlog.base.lengths import format_kept, format_length
from squadlog.base.records import record, replace, value
from squadlog.battle.commands import Declare
from squadlog.battle.pending import EscapeAsked
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Arc, Overlay, PathLine
from squadlog.language.say import say
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.danger import PlaceDanger, way_danger
from squadlog.session.view.map.danger_texts import way_danger_words
from squadlog.session.view.map.in_hand_tools import spot_of
from squadlog.session.view.map.map_texts import mode_words, spot_as_said, survey_of_seat
from squadlog.session.view.map.ruler import Ruler, move_order
from squadlog.session.view.map.way_texts import way_facts, way_head, way_legs, way_text
from squadlog.session.view.toned import Toned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.state import Mode
    from squadlog.ground.moving.reached import Reachable
    from squadlog.session.seat import Seat
    from squadlog.survey.reaching import Ruled
    from squadlog.survey.seat_survey import Survey

TOO_LONG = frozenset({"too-far", "in-the-way"})
"""Refusals that a part of the way would not meet."""
POSTURE = frozenset({"prone", "not-prone", "kneeling"})
"""Refusals that hold for a way of moving however short it is."""
FACING_DEG, FACING_M = 45.0, 1.5
"""The arc that shows how somebody faces at the end of a way."""
_DIGITS = (2, 3, 9)


@record
class MeasuredWay:
    """A way of a unit, measured.

    `ruled` has its numbers. `text` tells it in a line, `head`, `legs` and `facts` on a page. `overlays` draw it.
    `says` goes it, with its sentence `say`; `refusal` is why that would be refused. `danger` tells for every metre of
    one that stands who would see the unit, and what their shots would come to.
    """

    unit: int
    mode: str
    ruled: Ruled
    text: tuple[Toned, ...]
    head: str
    legs: tuple[tuple[str, str, str, str], ...]
    facts: tuple[str, ...]
    overlays: tuple[Overlay, ...]
    says: Command
    say: str
    refusal: Refusal | None
    danger: tuple[PlaceDanger, ...] = ()


def measure_way(seat: Seat, unit: int, mode: str, move: StatedMove) -> MeasuredWay:
    """The way of a unit as it is stated, by the rules that judge the move (MOV-01, MOV-06).

    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    battle, survey = seat.known, survey_of_seat(seat)
    ruled = survey.measure_stated(unit, mode, move)
    start = spot_of(battle, unit)
    metres = tuple(format_length(leg.metres, 1) for leg in ruled.legs)
    drawn = () if start is None else (PathLine((start, *(leg.end for leg in ruled.legs)), metres),)
    says = order_to_go(seat, unit, mode, move)
    corners = tuple(leg.end for leg in ruled.legs)
    danger = () if ruled.refusal is not None else way_danger(seat, unit, mode, corners)
    seen = way_danger_words(danger)
    return MeasuredWay(
        unit=unit,
        mode=mode,
        ruled=ruled,
        text=way_text(battle, unit, mode, ruled),
        head=way_head(battle, unit, mode, ruled),
        legs=way_legs(ruled),
        facts=(*way_facts(battle, survey, unit, ruled), *([f"seen by {seen}"] if seen else ())),
        overlays=(*drawn, Arc(ruled.end, ruled.facing_deg, FACING_DEG, FACING_M)) if drawn else (),
        says=says,
        say=say(says),
        refusal=ruled.refusal,
        danger=danger,
    )


def why_off_the_map(seat: Seat, move: StatedMove) -> Refusal | None:
    """Why a way leads to no floor of the map, as its declarer is told (MAP-01)."""
    return survey_of_seat(seat).off_the_map(move)


def order_to_go(seat: Seat, unit: int, mode: str, move: StatedMove) -> Command:
    """The order that makes this move: an escape that is owed, the next step of what the unit is about, or a new action.

    A leap and a dive are actions of their own.
    """
    mover, pending = seat.known.units[unit], seat.known.pending
    owed = isinstance(pending, EscapeAsked) and pending.unit == unit
    if owed or (mover.action is not None and mover.action.mode is not None):
        return move_order(seat.known, unit, mode, move)
    action = mode if mode in ("jump", "dive") else "move"
    return Declare(unit=unit, action=action, mode=cast("Mode", mode) if action == "move" else None, move=move)


@value
class RulerRead:
    """What a ruler shows: `text` tells the way, `overlays` draw it, `says` is what makes it, None for none.

    `refusal` is why that would be refused; `trims`: a shorter part of the way might stand.
    """

    text: tuple[Toned, ...]
    overlays: tuple[Overlay, ...]
    says: Command | None = None
    refusal: Refusal | None = None
    trims: bool = False


def read_ruler(seat: Seat, unit: int | None, mode: str, ruler: Ruler) -> RulerRead:
    """What a ruler measures: the way of a unit in `mode`, or mere metres where it belongs to nobody on the map."""
    battle = seat.known
    metres = tuple(format_length(metres, 1) for metres in ruler.running_m)
    path = PathLine((ruler.start, *ruler.points), metres)
    if unit is None or spot_of(battle, unit) is None:
        return RulerRead((Toned(f"Ruler: {format_length(ruler.length_m, 2)}. "),), (path,))
    says, facing, refusal = ruler_order(seat, unit, mode, ruler), ruler.facing_deg, None
    text: tuple[Toned, ...] = (Toned(f"Ruler: {unit_words(battle, unit)}, {mode_words(mode)}. ", "bold"),)
    if ruler.points:
        ruled = survey_of_seat(seat).measure(unit, mode, ruler.points, facing)
        seen = "" if ruled.refusal else way_danger_words(way_danger(seat, unit, mode, ruler.points))
        told = (Toned(f" Seen by {seen}."),) if seen else ()
        text, refusal = (*way_text(battle, unit, mode, ruled), *told, Toned("\n")), ruled.refusal
    elif facing is not None:
        text = *text, Toned(f"Turns to {facing:.0f}° on the spot.\n")
    if refusal is None and says is not None:
        refusal = seat.rules.refusal(says)
    if facing is None:
        at = battle.units[unit].position
        facing = ruler.heading_deg(0.0 if at is None else at.facing_deg, mode)
    return RulerRead(
        text=text,
        overlays=(path, Arc(ruler.end, facing, FACING_DEG, FACING_M)),
        says=says,
        refusal=refusal,
        trims=refusal is not None and refusal.code in TOO_LONG,
    )


def ruler_order(seat: Seat, unit: int | None, mode: str, ruler: Ruler, overrule: str = "") -> Command | None:
    """The command a ruler stands for; None for a ruler that belongs to no unit, or an empty one."""
    if unit is None or spot_of(seat.known, unit) is None:
        return None
    if not ruler.points and ruler.facing_deg is None:
        return None
    return move_order(seat.known, unit, mode, ruler.move(), overrule)


def trim_ruler(seat: Seat, unit: int | None, mode: str, ruler: Ruler) -> Ruler | None:
    """The ruler as far as the unit can go: the ruler itself if that is all, None if it is nothing."""
    if unit is None or not ruler.points or spot_of(seat.known, unit) is None:
        return ruler
    survey = survey_of_seat(seat)
    ruled = survey.measure(unit, mode, ruler.points, ruler.facing_deg, asks_watchers=False)
    if ruled.refusal is None or ruled.refusal.code not in TOO_LONG:
        return ruler
    # A way is said to the centimetre, and the next one down is never too far.
    for metres in (ruled.moved, ruled.moved - 0.01, ruled.moved - 0.02, float(int(ruled.moved))):
        shorter = ruler.cut(metres)
        stands = shorter.points and metres > 0
        if stands and _may_go(survey, unit, mode, shorter.move()):
            return shorter
    return None


def _may_go(survey: Survey, unit: int, mode: str, move: StatedMove) -> bool:
    """Whether the rules let a way pass, whoever sees it: that is asked once it is gone."""
    return survey.measure_stated(unit, mode, replace(move, seen_by=())).refusal is None


def is_mode_barred(seat: Seat, unit: int | None, mode: str) -> bool:
    """Whether a unit's posture forbids it to move so (ACT-23, ACT-38)."""
    if unit is None:
        return False
    refusal = seat.rules.refusal(move_order(seat.known, unit, mode, StatedMove()))
    return refusal is not None and refusal.code in POSTURE


# A way that is looked for


@value
class FoundWay:
    """A way of a unit to a place within one subphase; `way` None: there is none.

    `move` is the way as it is said, `says` what goes it, with its sentence `say`. `refusal` is what forbids the unit
    every such move; `nearest` is the place in reach that is nearest to the goal, None for none.
    """

    unit: int
    mode: str
    to: Spot
    way: tuple[Spot, ...] | None
    metres: float = 0.0
    overlays: tuple[Overlay, ...] = ()
    move: StatedMove | None = None
    says: Command | None = None
    say: str = ""
    refusal: Refusal | None = None
    nearest: Spot | None = None

    @property
    def text(self) -> str:
        """The way in a line: its metres, and the places that it leads through; else why there is none."""
        if self.way is not None:
            return f"{format_length(self.metres, 2)}: {', '.join(map(spot_as_said, self.way))}"
        if self.refusal is not None:
            return f"refused: {format_kept(str(self.refusal))}"
        near = "nothing on its floor comes near"
        if self.nearest is not None:
            near = f"the nearest place within reach is {self.nearest.x:g},{self.nearest.y:g}"
        going = f"a {mode_words(self.mode)} of unit {self.unit}"
        return f"{spot_as_said(self.to)} is out of reach for {going}; {near}."


def find_way(seat: Seat, unit: int, mode: str, to: Spot, facing_deg: float | None = None) -> FoundWay:
    """The way of a unit to a place within one subphase that the rules let pass.

    Raises KeyError for a unit that is on no map, LookupError for a battle without one.
    """
    survey = survey_of_seat(seat)
    way = survey.way_to(unit, mode, to)
    if way is None:
        refusal = survey.objection(unit, mode)
        near = None if refusal is not None else _nearest(survey.reachable(unit, mode), to)
        return FoundWay(unit, mode, to, None, refusal=refusal, nearest=near)
    start = survey.figures[unit].spot
    running = tuple(accumulate(distance_m(b, a) for a, b in pairwise((start, *way))))
    path = PathLine((start, *way), tuple(format_length(metres, 1) for metres in running))
    move = _as_said(seat, unit, mode, way, facing_deg)
    says = order_to_go(seat, unit, mode, move)
    return FoundWay(unit, mode, to, way, sum(running[-1:]), (path,), move, says, say(says))


def _as_said(seat: Seat, unit: int, mode: str, way: Sequence[Spot], facing_deg: float | None) -> StatedMove:
    """The way in places to the centimetre; more exactly where the rules would refuse that."""
    for digits in _DIGITS:
        path = tuple(Waypoint(x=round(one.x, digits) + 0.0, y=round(one.y, digits) + 0.0) for one in way)
        meant = StatedMove(path=path, facing_deg=facing_deg)
        if _may_go(survey_of_seat(seat), unit, mode, meant):
            break
    return meant


def _nearest(found: Reachable, goal: Spot) -> Spot | None:
    """The reachable place that is nearest to a goal."""
    return found.nearest(goal.x, goal.y) if goal.floor == found.start.spot.floor else None
