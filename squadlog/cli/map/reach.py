"""`squadlog reach`: where a unit can get with one move, and the way to a place."""

from argparse import Namespace
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import cos, hypot, radians, sin
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_area, format_kept, format_length
from squadlog.cli.commands import MISREAD, NOTHING, OK, REFUSED
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.ground_words import degrees_words, spot_words, unit_name
from squadlog.cli.map.surveying import open_survey, unit_called
from squadlog.cli.map.ways import MODES, order, sentence
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.session.chapters import flees

with lazy_imports():
    from squadlog.ground.drawing.figures import overlays

if TYPE_CHECKING:
    from squadlog.battle.state import Unit
    from squadlog.facts.ground_facts import StatedMove
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.ground.drawing.figures.overlays import Area
    from squadlog.ground.moving.reached import Reachable
    from squadlog.session.seat import Seat
    from squadlog.survey.seat_survey import Survey

_STEP_M = 0.05
_LONGEST_M = 60.0
_DIGITS = (2, 3, 9)


def run(name: str, words: list[str]) -> int:
    """`reach UNIT [MODE]`; code 1 when the rules would refuse every such move, with `--to GOAL` code 5 out of reach."""
    made = parser(name, battle=True)
    made.add_argument("unit", help="the unit that moves: a number or a name")
    made.add_argument("mode", nargs="?", choices=MODES, default="walk", help="the move mode (walk)")
    made.add_argument("--to", nargs="+", metavar="GOAL", help="the path to a place X,Y, a unit or a feature")
    look_words.add_figures(made)
    options = read(made, words)
    with open_survey(options) as (seat, survey):
        unit = unit_called(seat.known, options.unit)
        if not options.to and look_words.look_asked(options) is not None:
            return _draw_reach(seat, survey, unit, options)
        if options.to:
            return _way_to(seat, survey, unit, options)
        return _reach(survey, unit, options)


def _draw_reach(seat: "Seat", survey: "Survey", unit: "Unit", options: Namespace) -> int:
    """The area as a picture; for a unit that has to flee the part of it where no enemy sees it (ROU-21)."""
    refused = survey.objection(unit.id, options.mode)
    if refused is not None:
        tell(str(refused))
        return REFUSED
    found, hazy = survey.reachable(unit.id, options.mode), None
    if flees(unit.held):
        found, hazy = survey.refuges(unit.id, options.mode)
    areas = [_area(found)] if hazy is None else [_area(hazy, hazy=True), _area(found)]
    drawing.print_look(seat, survey, options, floor=found.start.spot.floor, overlays=areas)
    return OK


def _area(found: "Reachable", *, hazy: bool = False) -> "Area":
    rings = tuple(ring for piece in found.outlines() for ring in piece)
    return overlays.Area(rings, found.start.spot.floor, hazy=hazy)


def _reach(survey: "Survey", unit: "Unit", options: Namespace) -> int:
    found, refused = survey.reachable(unit.id, options.mode), survey.objection(unit.id, options.mode)
    straight = [(degrees, _straight_m(found, degrees)) for degrees in range(0, 360, 45)]
    near = [
        one
        for one in survey.look(unit.id, _LONGEST_M)
        if one.kind not in ("unit", "body", "contour") and one.distance_m <= max(m for _, m in straight) + 1.0
    ]
    if options.json:
        print_json("reach", {
            "unit": unit.id, "mode": options.mode, "square_metres": float(found.area.area),
            "straight": [{"degrees": degrees, "metres": metres} for degrees, metres in straight],
            "area": found.outlines(), "floor": found.start.spot.floor, "refusal": refused,
        })  # fmt: skip
        return OK if refused is None else REFUSED
    if refused is not None:
        print_lines(
            [
                f"{unit_name(unit)}, {options.mode.replace('_', ' ')}: nowhere",
                f"refused: {format_kept(str(refused))}",
            ]
        )
        return REFUSED
    area = float(found.area.area)
    way = options.mode.replace("_", " ")
    print_lines([f"{unit_name(unit)}, {way} from {spot_words(found.start.spot)}: {format_area(area)}"])
    print_lines(
        "  " + line
        for line in table(
            [(degrees_words(degrees), format_length(metres, 1)) for degrees, metres in straight]
        )
    )
    if flees(unit.held):
        print_lines(_refuge(*survey.refuges(unit.id, options.mode)))
    if near:
        print_lines(["near what it can reach:", *(f"  {one.id}  {one.words}" for one in near[:12])])
    tell(f"squadlog reach {unit.id} {options.mode} --to GOAL finds the way to a place.")
    return OK


def _refuge(hidden: "Reachable", hazy: "Reachable") -> list[str]:
    """Where a unit that has to flee gets out of the enemy's sight, and where enemies see it through smoke alone."""
    nowhere = ["out of the enemy's sight: nowhere in reach; move them behind cover, or away"]
    told = _nearest_of(hidden, "out of the enemy's sight") or nowhere
    return [*told, *_nearest_of(hazy, "seen through smoke alone")]


def _nearest_of(part: "Reachable", what: str) -> list[str]:
    here = part.start.spot
    nearest = part.nearest(here.x, here.y)
    area = float(part.area.area)
    return [] if nearest is None else [f"{what}: {format_area(area)}, the nearest at {spot_words(nearest)}"]


def _straight_m(found: "Reachable", degrees: float) -> float:
    """How far it can be followed straight that way."""
    spot, steps = found.start.spot, 0
    while steps * _STEP_M < _LONGEST_M:
        metres = (steps + 1) * _STEP_M
        if not found.covers(spot.x + sin(radians(degrees)) * metres, spot.y + cos(radians(degrees)) * metres):
            break
        steps += 1
    return round(steps * _STEP_M, 2)


def _running(start: Spot, way: Sequence[Spot]) -> tuple[str, ...]:
    """The metres run at each corner of a way."""
    legs = (hypot(b.x - a.x, b.y - a.y) for a, b in pairwise((start, *way)))
    return tuple(format_length(metres, 1) for metres in accumulate(legs))


def _way_to(seat: "Seat", survey: "Survey", unit: "Unit", options: Namespace) -> int:
    said = order(seat.known, unit, options.mode, ("via" if "," in options.to[0] else "toward", *options.to))
    if said is None:
        return MISREAD
    if not said.move.path:
        tell("Name the goal: a place X,Y, a unit or a feature.")
        return MISREAD
    goal = said.move.path[-1]
    spot = Spot(goal.x, goal.y, unit.floor if goal.floor is None else goal.floor)
    way = survey.way_to(unit.id, options.mode, spot)
    refused = survey.objection(unit.id, options.mode) if way is None else None
    if way is None:
        if options.json:
            print_json(
                "way", {"unit": unit.id, "mode": options.mode, "to": spot, "way": None, "refusal": refused}
            )
        elif refused is not None:
            tell(f"refused: {format_kept(str(refused))}")
        else:
            nearest = _nearest(survey.reachable(unit.id, options.mode), spot)
            going = f"a {options.mode.replace('_', ' ')} of unit {unit.id}"
            tell(f"{spot_words(spot)} is out of reach for {going}; {nearest}.")
        return NOTHING if refused is None else REFUSED
    meant = _as_said(survey, unit, options.mode, way, said.move.facing_deg)
    metres = sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise((survey.figures[unit.id].spot, *way)))
    words = sentence(unit, options.mode, meant)
    path = overlays.PathLine(
        (survey.figures[unit.id].spot, *way), _running(survey.figures[unit.id].spot, way)
    )
    if drawing.print_look(seat, survey, options, floor=unit.floor, overlays=(path,)):
        return OK
    if options.json:
        print_json(
            "way",
            {"unit": unit.id, "mode": options.mode, "to": spot, "way": way, "metres": metres, "say": words},
        )
    else:
        print_lines([f"{format_length(metres, 2)}: {', '.join(map(spot_words, way))}", f"to say it: {words}"])
    return OK


def _as_said(
    survey: "Survey", unit: "Unit", mode: str, way: Sequence["Spot"], facing_deg: float | None
) -> "StatedMove":
    """The way in places to the centimetre; more exactly where the rules would refuse that."""
    for digits in _DIGITS:
        path = tuple(Waypoint(x=round(one.x, digits) + 0.0, y=round(one.y, digits) + 0.0) for one in way)
        meant = StatedMove(path=path, facing_deg=facing_deg)
        if survey.measure_stated(unit.id, mode, meant).refusal is None:
            break
    return meant


def _nearest(found: "Reachable", goal: "Spot") -> str:
    """The reachable place that is nearest to a goal, in words."""
    near = found.nearest(goal.x, goal.y) if goal.floor == found.start.spot.floor else None
    if near is None:
        return "nothing on its floor comes near"
    return f"the nearest place within reach is {near.x:g},{near.y:g}"
