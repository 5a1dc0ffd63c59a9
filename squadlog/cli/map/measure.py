"""`squadlog measure`: a way on the map of a battle, what it costs leg by leg, and what ends it."""

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept
from squadlog.cli.commands import MISREAD, OK, REFUSED
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.surveying import open_mapped, unit_called
from squadlog.cli.map.ways import MODES, order
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.session.view.map.map_data import way_data
from squadlog.session.view.map.ways import measure_way, why_off_the_map

if TYPE_CHECKING:
    from squadlog.session.view.map.ways import MeasuredWay

_MOST_WORDS = 120


def run(name: str, words: list[str]) -> int:
    """`measure UNIT WAY ...`; code 1 when the rules would refuse the move."""
    made = parser(name, battle=True)
    made.add_argument("unit", help="the unit that moves: a number or a name")
    made.add_argument(
        "way",
        nargs="*",
        metavar="WAY",
        help="places X,Y[,FLOOR] in metres, or words such as: toward 14, north 3m, via 12,8 toward D1",
    )
    made.add_argument("--mode", choices=MODES, default="walk", help="the move mode (walk)")
    made.add_argument("--facing", metavar="DIRECTION", help="the final facing: degrees, north, 14, D1 ...")
    look_words.add_figures(made)
    options = read(made, words)
    if len(options.way) > _MOST_WORDS:
        tell(f"{len(options.way)} words are too many for one path; {_MOST_WORDS} are allowed.")
        return MISREAD
    with open_mapped(options) as seat:
        unit = unit_called(seat.known, options.unit)
        facing = () if options.facing is None else ("facing", options.facing)
        said = order(seat.known, unit, options.mode, (*options.way, *facing))
        if said is None:
            return MISREAD
        if (refused := why_off_the_map(seat, said.move)) is not None:
            tell(str(refused))
            return REFUSED
        found = measure_way(seat, unit.id, options.mode, said.move)
        if not drawing.print_look(seat, options, floor=unit.floor, overlays=found.overlays):
            if options.json:
                print_json("measure", way_data(found))
            else:
                _print_way(found)
        return OK if found.refusal is None else REFUSED


def _print_way(found: "MeasuredWay") -> None:
    print_lines([found.head])
    print_lines("  " + line for line in table(found.legs))
    print_lines(f"  {line}" for line in found.facts)
    if found.refusal is not None:
        print_lines([f"refused: {format_kept(str(found.refusal))}"])
    print_lines([f"to say it: {found.say}"])
