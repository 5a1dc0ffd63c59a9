"""`squadlog measure`: a way on the map of a battle, what it costs leg by leg, and what ends it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_kept, format_length, format_number
from squadlog.base.names import of_kind
from squadlog.cli.commands import MISREAD, OK, REFUSED
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.ground_words import degrees_words, spot_words, unit_name
from squadlog.cli.map.surveying import open_survey, unit_called
from squadlog.cli.map.ways import MODES, order, sentence
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, table, tell
from squadlog.facts.ground_facts import metres_begun
from squadlog.ground.compiled.conditions import Spot

with lazy_imports():
    from squadlog.ground.drawing.figures import overlays

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.survey.reaching import Ruled
    from squadlog.survey.seat_survey import Survey

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
    with open_survey(options) as (seat, survey):
        unit = unit_called(seat.known, options.unit)
        facing = () if options.facing is None else ("facing", options.facing)
        said = order(seat.known, unit, options.mode, (*options.way, *facing))
        if said is None:
            return MISREAD
        if (refused := survey.off_the_map(said.move)) is not None:
            tell(str(refused))
            return REFUSED
        found = survey.measure_stated(unit.id, options.mode, said.move)
        code = OK if found.refusal is None else REFUSED
        if drawing.print_look(
            seat, survey, options, floor=unit.floor, overlays=tuple(_draw_way(unit, found))
        ):
            return code
        if options.json:
            print_json("measure", {"unit": unit.id, "mode": options.mode, **_record(found)})
        else:
            print_lines(_format_measured(seat.known, survey, unit, options.mode, found))
            print_lines([f"to say it: {sentence(unit, options.mode, said.move)}"])
        return code


def _draw_way(unit: "Unit", found: "Ruled") -> "Iterator[Overlay]":
    """The way with the metres run at each corner, and where the unit then looks."""
    if unit.position is None:
        return
    start = Spot(unit.position.x, unit.position.y, unit.floor)
    metres = tuple(format_length(leg.metres, 1) for leg in found.legs)
    yield overlays.PathLine((start, *(leg.end for leg in found.legs)), metres)
    yield overlays.Arc(found.end, found.facing_deg, 45.0, 1.5)


def _format_measured(
    battle: "Known", survey: "Survey", unit: "Unit", mode: str, found: "Ruled"
) -> Iterator[str]:
    at, facing = unit.position, found.facing_deg
    start = (
        ""
        if at is None
        else f" from {round(at.x, 2):g},{round(at.y, 2):g} facing {degrees_words(at.facing_deg)}"
    )
    yield f"{unit_name(unit)}, {mode.replace('_', ' ')}{start}: {format_length(found.metres, 2)} of path"
    rows = [
        (
            f"leg {number}",
            f"to {spot_words(leg.end)}",
            format_length(leg.metres, 2),
            f"{format_number(leg.charged, 2)} of {format_length(found.allowance)}",
        )
        for number, leg in enumerate(found.legs, 1)
    ]
    yield from ("  " + line for line in table(rows))
    yield from (f"  {words}" for words in _surcharges(survey, unit, found))
    yield from (
        f"  past {of_kind(one.kind, one.id)} at {format_length(one.at_m, 2)}" for one in found.facts.passed
    )
    for turn in sorted(found.turns, key=lambda turn: turn.after_m):
        way = "left" if turn.left else "right"
        yield f"  turns {turn.degrees:.0f} degrees {way} after {format_length(turn.after_m, 2)}"
    for glimpse in found.facts.seen_by or ():
        watcher = unit_name(battle.units[glimpse.watcher])
        yield f"  comes into the readied view of {watcher} after {format_length(glimpse.at_m, 2)} [ACT-55]"
    if found.stop is not None:
        why = format_kept(found.stop.sentence)
        yield f"  stops after {format_length(found.stop.at_m, 2)}: {why} [{found.stop.rule}]"
    yield f"  ends at {spot_words(found.end)} facing {degrees_words(facing)}, {survey.whereabouts(found.end)}"
    uses = f"uses {format_number(found.charged, 2)} of {format_length(found.allowance)}"
    yield f"  moves {format_length(found.moved, 2)}, {uses}"
    if found.refusal is not None:
        yield f"refused: {format_kept(str(found.refusal))}"


def _surcharges(survey: "Survey", unit: "Unit", found: "Ruled") -> Iterator[str]:
    """What makes metres dearer: the ground by kind, the suit, and how much it comes to."""
    metres: dict[str, list[int]] = {}
    for number, effects in enumerate(found.facts.ground, 1):
        for effect in effects:
            metres.setdefault(effect, []).append(number)
    terrain = survey.book.terrain
    for effect, where in metres.items():
        row = terrain.get(effect)
        if effect != "clear":
            name, rule = (row.name, f" [{row.rule}]") if row is not None else (effect.replace("_", " "), "")
            yield f"{name}: metre {', '.join(map(str, where))}{rule}"
    if found.suit_m != 1:
        yield f"{survey.book.armours[unit.soldier.armour].name}: {format_length(found.suit_m)} a metre [MOV-12]"
    begun = metres_begun(found.moved)
    if found.charged > begun + 1e-6:
        yield f"surcharge in all: {format_length(found.charged - begun, 2)}"
    if found.charged > found.moved + 1e-6 and begun > found.moved + 1e-6:
        yield f"{format_kept('a metre')} begun uses a whole one: {format_length(begun - found.moved, 2)} [MOV-06]"


def _record(found: "Ruled") -> dict[str, object]:
    facts = found.facts
    return {
        "metres": found.metres, "moved": found.moved, "charged": found.charged, "allowance": found.allowance,
        "suit_m": found.suit_m,
        "legs": found.legs, "turns": found.turns, "ground": facts.ground, "passed": facts.passed,
        "seen_by": facts.seen_by, "stop": found.stop, "end": found.end, "facing_deg": found.facing_deg,
        "refusal": found.refusal,
    }  # fmt: skip
