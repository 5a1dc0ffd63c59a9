"""`squadlog reach`: where a unit can get with one move, and the way to a place."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_area, format_kept, format_length
from squadlog.cli.commands import MISREAD, NOTHING, OK, REFUSED
from squadlog.cli.map import danger, drawing, look_words
from squadlog.cli.map.surveying import open_mapped, unit_called
from squadlog.cli.map.ways import MODES, order
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.ground.compiled.conditions import Spot
from squadlog.session.view.map import reaching
from squadlog.session.view.map.map_texts import degrees_words, spot_as_said
from squadlog.session.view.map.ways import find_way

if TYPE_CHECKING:
    from squadlog.battle.state import Unit
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.reaching import ReachFound


def run(name: str, words: list[str]) -> int:
    """`reach UNIT [MODE]`; code 1 when the rules would refuse every such move, with `--to GOAL` code 5 out of reach."""
    made = parser(name, battle=True)
    made.add_argument("unit", help="the unit that moves: a number or a name")
    made.add_argument("mode", nargs="?", choices=MODES, default="walk", help="the move mode (walk)")
    made.add_argument("--to", nargs="+", metavar="GOAL", help="the path to a place X,Y, a unit or a feature")
    danger.add_danger(made)
    look_words.add_figures(made)
    options = read(made, words)
    with open_mapped(options) as seat:
        unit = unit_called(seat.known, options.unit)
        if options.best is not None or options.danger:
            if options.to:
                tell("--to names one place: leave it out, or --danger and --best.")
                return MISREAD
            tells = danger.print_danger if options.best is None else danger.print_best
            return tells(seat, unit, options)
        if options.to:
            return _way_to(seat, unit, options)
        found = reaching.find_reach(seat, unit.id, options.mode)
        if look_words.look_asked(options) is None:
            return _print_reach(seat, found, options)
        if found.refusal is not None:
            tell(str(found.refusal))
            return REFUSED
        drawing.print_look(seat, options, floor=unit.floor, overlays=found.overlays)
        return OK


def _print_reach(seat: "Seat", found: "ReachFound", options: Namespace) -> int:
    """The ground in words; for a unit that has to flee the part of it where no enemy sees it as well (ROU-21)."""
    reach, refused = found.reach, found.refusal
    straight = () if reach is None else reaching.straight_ways(reach)
    if options.json and reach is not None:
        print_json("reach", {
            "unit": found.unit, "mode": found.mode, "square_metres": float(reach.area.area),
            "straight": [{"degrees": degrees, "metres": metres} for degrees, metres in straight],
            "area": reach.outlines(), "floor": reach.start.spot.floor, "refusal": refused,
        })  # fmt: skip
        return OK if refused is None else REFUSED
    if refused is not None or reach is None:
        print_lines([f"{found.who}: nowhere", f"refused: {format_kept(str(refused))}"])
        return REFUSED
    area = format_area(float(reach.area.area))
    print_lines([f"{found.who} from {spot_as_said(reach.start.spot)}: {area}"])
    rows = [(degrees_words(degrees), format_length(metres, 1)) for degrees, metres in straight]
    print_lines("  " + line for line in table(rows))
    print_lines(reaching.refuge_words(found))
    if near := reaching.landmarks_in_reach(seat, found):
        print_lines(["near what it can reach:", *(f"  {one.id}  {one.words}" for one in near[:12])])
    tell(f"squadlog reach {found.unit} {found.mode} --to GOAL finds the way to a place.")
    return OK


def _way_to(seat: "Seat", unit: "Unit", options: Namespace) -> int:
    mode = options.mode
    said = order(seat.known, unit, mode, ("via" if "," in options.to[0] else "toward", *options.to))
    if said is None:
        return MISREAD
    if not said.move.path:
        tell("Name the goal: a place X,Y, a unit or a feature.")
        return MISREAD
    goal = said.move.path[-1]
    spot = Spot(goal.x, goal.y, unit.floor if goal.floor is None else goal.floor)
    found = find_way(seat, unit.id, mode, spot, said.move.facing_deg)
    asked = {"unit": unit.id, "mode": mode, "to": spot, "way": found.way}
    if found.way is None:
        if options.json:
            print_json("way", {**asked, "refusal": found.refusal})
        else:
            tell(found.text)
        return NOTHING if found.refusal is None else REFUSED
    if drawing.print_look(seat, options, floor=unit.floor, overlays=found.overlays):
        return OK
    if options.json:
        print_json("way", {**asked, "metres": found.metres, "say": found.say})
    else:
        print_lines([found.text, f"to say it: {found.say}"])
    return OK
