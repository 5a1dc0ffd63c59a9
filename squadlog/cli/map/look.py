"""`squadlog look`: who and what is where on the map of a battle, in words, and a floor drawn as text."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from math import isfinite, nan
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import UNITS, format_length, format_number, length_unit, read_length
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.ground_words import at_words, facing_words, state_words, unit_name, verdict_words
from squadlog.cli.map.surveying import open_survey, side_called, spot_called, unit_called
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, print_text, table
from squadlog.ground.compiled.bearings import compass, side_of
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.sight_words import back_words, cite, on_the_line
from squadlog.language.compass import COMPASS, JOINED

with lazy_imports():
    from squadlog.ground.compiled import shapes
    from squadlog.ground.drawing import draw_svg, draw_text
    from squadlog.session.view.shots import answers

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.ground.moving.landmarks import Landmark
    from squadlog.ground.sight.line_of_sight import SightLine
    from squadlog.ground.sight.watching import WatchTarget
    from squadlog.session.seat import Seat
    from squadlog.survey.seat_survey import Survey

_MOST_LANDMARKS = 25
_NEAR_M = 12.0
_FARTHEST_M = 2000.0


def run(name: str, words: list[str]) -> int:
    """`look [UNIT]`, `look UNIT --sector DIRECTION`, `look --map` and `look --svg`."""
    made = parser(name, battle=True)
    made.add_argument("unit", nargs="?", help="the unit that looks around (else all units, in short)")
    made.add_argument("--within", metavar="METRES", help=f"landmarks within this many metres ({_NEAR_M:g})")
    made.add_argument("--from", dest="start", metavar="X,Y[,FLOOR]", help="as if the unit had moved there")
    made.add_argument("--map", action="store_true", help="draw a floor as text, with the units on it")
    made.add_argument("--svg", action="store_true", help="draw it as SVG, on stdout")
    look_words.add_figures(made)
    made.add_argument("--seen-by", metavar="SIDE", help="with --look: shade what nobody of that side sees")
    made.add_argument("--floor", type=int, metavar="N", help="which floor to draw (the unit's own, or 1)")
    made.add_argument("--fine", action="store_true", help="draw two characters for a metre")
    made.add_argument(
        "--sector",
        metavar="DIRECTION",
        help="the units in a sector of fire with its middle there",
    )
    options = read(made, words)
    with open_survey(options) as (seat, survey):
        if look_words.look_asked(options) is not None or options.map or options.svg:
            return _draw(seat, survey, options)
        if options.unit is not None and options.sector is not None:
            return _over_sector(seat, options)
        if options.unit is not None:
            return _about(seat.known, survey, options)
        return _everybody(seat.known, survey, options)


def _over_sector(seat: "Seat", options: Namespace) -> int:
    """The twin of the sector that is drawn on the screen's map."""
    unit = unit_called(seat.known, options.unit)
    found = answers.sector_lines(seat, unit.id, _direction(options.sector))
    if options.json:
        print_json("sector", {"unit": unit.id, "lines": found})
    else:
        print_lines(found or (f"{unit_name(unit)} has no weapon in hand that can sweep a sector.",))
    return OK


def _direction(text: str) -> float:
    """Degrees from north, or a point of the compass. Raises NotUnderstoodError."""
    word = text.strip().lower().replace("-", "_")
    if (degrees := COMPASS.get(word, JOINED.get(word))) is not None:
        return degrees
    try:
        degrees = float(text)
    except ValueError:
        degrees = nan
    if not isfinite(degrees):
        raise NotUnderstoodError(
            f"--sector needs degrees from north or a point of the compass, not {text!r}."
        )
    return degrees % 360.0


def _everybody(battle: "Known", survey: "Survey", options: Namespace) -> int:
    units = [unit for unit in battle.units.values() if unit.position is not None]
    off = [unit for unit in battle.units.values() if unit.position is None]
    sees = {
        unit.id: tuple(_enemies_in_sight(battle, unit, survey.targets(unit.id)))
        for unit in units
        if not unit.out
    }
    if options.json:
        print_json("look-all", {
            "map": survey.map.title,
            "units": [{**_stands(survey, unit), "sees": sees.get(unit.id, ())} for unit in units],
            "off_map": [unit.id for unit in off],
        })  # fmt: skip
        return OK
    drawn = survey.map
    print_lines(
        [
            f"{drawn.title}: {format_number(drawn.width_m)} by {format_length(drawn.height_m)}, {drawn.floors} floor(s)"
        ]
    )
    rows = [
        (unit.id, unit.soldier.name, unit.side, at_words(unit), facing_words(unit),
         survey.whereabouts(unit.id), state_words(unit), ", ".join(map(str, sees.get(unit.id, ()))) or "-")
        for unit in units
    ]  # fmt: skip
    print_lines(table(rows, head=("no", "name", "side", "at", "faces", "where", "", "sees")))
    if off:
        print_lines([f"Not on the map: {', '.join(unit_name(unit) for unit in off)}"])
    return OK


def _enemies_in_sight(battle: "Known", unit: "Unit", found: "tuple[WatchTarget, ...]") -> Iterator[int]:
    """The enemies in its arc that it sees, by number."""
    for target in sorted(found, key=lambda one: one.number):
        other = battle.units[target.number]
        if other.side != unit.side and not other.out and target.in_arc and target.line.open:
            yield target.number


def _metres(text: str | None) -> float:
    """A length, in metres. Raises NotUnderstoodError."""
    if text is None:
        return _NEAR_M
    read = read_length(text)
    if read is None or not 0 <= read.metres <= _FARTHEST_M:
        unit = UNITS[length_unit()]
        raise NotUnderstoodError(f"--within needs {unit}, 0 to {format_number(_FARTHEST_M)}, not {text!r}.")
    return read.metres


def _about(battle: "Known", survey: "Survey", options: Namespace) -> int:
    unit = unit_called(battle, options.unit)
    spot = None if options.start is None else spot_called(battle, options.start)
    within = _metres(options.within)
    landmarks = [one for one in survey.look(unit.id if spot is None else spot, within) if one.kind != "unit"]
    targets = survey.targets(unit.id, spot, margins=options.json)
    seen_by = survey.who_sees(unit.id if spot is None else spot)
    seen_by = tuple(one for one in seen_by if one.watcher != unit.id)
    looks_back = {one.watcher: survey.sight_back(unit.id, one.watcher, viewer_at=spot) for one in seen_by}
    cover = survey.nearest_cover(unit.id) if spot is None else ()
    if options.json:
        print_json("look", {
            **_stands(survey, unit), "from": spot, "targets": targets, "seen_by": seen_by, "landmarks": landmarks,
            "nearest_cover": cover,
        })  # fmt: skip
        return OK
    print_lines(_page(battle, survey, unit, options.start, targets, looks_back))
    if landmarks:
        print_lines(
            [
                "",
                f"Within {format_length(within)}:",
                *(f"  {_landmark(one)}" for one in landmarks[:_MOST_LANDMARKS]),
            ]
        )
        if len(landmarks) > _MOST_LANDMARKS:
            print_lines([f"  and {len(landmarks) - _MOST_LANDMARKS} more, farther away"])
    if cover:
        print_lines(["", "Nearest cover:", *(f"  {_landmark(one)}" for one in cover)])
    return OK


def _page(  # noqa: PLR0917 - who looks from where, whom it sees and who sees it
    battle: "Known", survey: "Survey", unit: "Unit", start: str | None,
    found: "tuple[WatchTarget, ...]", looks_back: Mapping[int, "SightLine"],
) -> Iterator[str]:  # fmt: skip
    where = f"as if at {start}" if start else f"at {at_words(unit)}, {survey.whereabouts(unit.id)}"
    yield f"{unit_name(unit)} {where}, facing {facing_words(unit)}, {state_words(unit)}"
    if not found:
        yield "No other unit is on the map."
        return
    if ends := next((one.line.ends for one in found), ""):
        yield f"Distances run{ends} (AMB-145)."
    for title, enemy in (("Enemies:", True), ("Friends:", False)):
        there = [one for one in found if (battle.units[one.number].side != unit.side) == enemy]
        yield from ("", title) if there else ()
        for target in sorted(there, key=lambda one: one.line.range_m):
            yield f"  {_target(battle, unit, target)}{_format_seen_back(target.line, looks_back.get(target.number))}"


def _format_seen_back(line: "SightLine", back: "SightLine | None") -> str:
    """The sentence that the other sees it, with the rule where the line is judged otherwise from there."""
    if back is None:
        return ""
    told = back_words(line, back, verdict_words(back))
    return f"; sees you. {told}" if told else "; sees you"


def _target(battle: "Known", unit: "Unit", target: "WatchTarget") -> str:
    """Another unit in one line: where it is, whether and how it is seen, and how it stands."""
    other, line = battle.units[target.number], target.line
    side = side_of(unit.position.facing_deg, target.bearing_deg) if unit.position else ""
    floor = f", floor {other.floor}" if other.floor != unit.floor else ""
    how = f"{verdict_words(line)}, out of its arc" if not target.in_arc and line.open else verdict_words(line)
    open_line = line.verdict in ("clear", "penalty")
    why = ", ".join(on_the_line(line)) if open_line else cite(line.reason, line.rule)
    where = f"{format_length(line.range_m, 1)} {compass(target.bearing_deg)}, {side}{floor}"
    stands = f"{state_words(other)}, faces {facing_words(other)}"
    return f"{unit_name(other)}: {where}; {how}{': ' if why else ''}{why}; {stands}"


def _landmark(one: "Landmark") -> str:
    return one.words if one.id in one.name else f"{one.id}  {one.words}"


def _stands(survey: "Survey", unit: "Unit") -> dict[str, object]:
    return {
        "unit": unit.id, "name": unit.soldier.name, "side": unit.side, "position": unit.position, "floor": unit.floor,
        "where": survey.whereabouts(unit.id), "posture": unit.posture,
    }  # fmt: skip


def _sector(
    seat: "Seat", survey: "Survey", unit: "Unit | None", direction: str | None
) -> "Iterator[MapShape]":
    """The sector that a unit would sweep with its middle there, if that is asked for and it can (AUT-08)."""
    found = None if unit is None else answers.sweeping(seat, unit.id)
    if unit is None or direction is None or unit.position is None or found is None:
        return
    degrees, far_m = (
        found[1].sector_deg or 0.0,
        shapes.sector_reach_m(survey.map.width_m, survey.map.height_m),
    )
    at = Spot(unit.position.x, unit.position.y, unit.floor)
    yield shapes.sector(at, _direction(direction), degrees, far_m, f"sector of unit {unit.id}")


def _draw(seat: "Seat", survey: "Survey", options: Namespace) -> int:
    battle = seat.known
    unit = unit_called(battle, options.unit) if options.unit is not None else None
    floor = options.floor if options.floor is not None else unit.floor if unit is not None else 1
    if not 1 <= floor <= survey.map.floors:
        raise NotFoundError(f"{survey.map.title} has floors 1 to {survey.map.floors}, not {floor}.")
    laid = (*seat.blasts.shapes_now(), *_sector(seat, survey, unit, options.sector))
    looking = None if unit is None or unit.out else unit.id
    side = "" if options.seen_by is None else side_called(battle, options.seen_by)
    struck: frozenset[int] = frozenset()
    if looking is not None and options.sector is not None:
        struck = answers.friends_in_sector(seat, looking, _direction(options.sector))
    if drawing.print_look(
        seat, survey, options, floor=floor, shapes=laid, looking=looking, looking_side=side, endangered=struck
    ):
        return OK
    if options.svg:
        drawn = draw_svg.draw_svg(
            survey.map, floor=floor, conditions=survey.conditions, counters=survey.counters, shapes=laid
        )
        print_text(drawn)
        return OK
    page = draw_text.draw_text(
        survey.map,
        floor=floor,
        cells_per_m=2 if options.fine else 1,
        conditions=survey.conditions,
        counters=survey.counters,
        shapes=laid,
    )
    if options.json:
        print_json("map-text", {"title": survey.map.title, "floor": floor, "lines": page.split("\n")})
    else:
        print_text(page)
    return OK
