"""`squadlog look`: who and what is where on the map of a battle, in words, and a floor drawn as text."""

from argparse import Namespace
from math import isfinite, nan
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import UNITS, format_kept, format_number, length_unit, read_length
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.surveying import maybe_spot, open_mapped, side_called, spot_called, unit_called
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, print_text, table
from squadlog.language.compass import COMPASS, JOINED
from squadlog.reports.wording import unit_words
from squadlog.session.view.map import looking

with lazy_imports():
    from squadlog.session.view.map import here, map_data, pictures
    from squadlog.session.view.shots import sweeping

if TYPE_CHECKING:
    from squadlog.battle.state import Unit
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.session.seat import Seat

_FARTHEST_M = 2000.0


def run(name: str, words: list[str]) -> int:
    """`look [UNIT]`, `look X,Y`, `look UNIT --sector DIRECTION`, `look --map` and `look --svg`."""
    made = parser(name, battle=True)
    made.add_argument(
        "unit", nargs="?", help="the unit that looks around, or a place X,Y[,FLOOR] (else all units)"
    )
    near = f"landmarks within this many metres ({looking.NEAR_M:g})"
    made.add_argument("--within", metavar="METRES", help=near)
    made.add_argument("--from", dest="start", metavar="X,Y[,FLOOR]", help="as if the unit had moved there")
    made.add_argument(
        "--for", dest="who", metavar="UNIT", help="at a place: the unit that may do something there"
    )
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
    with open_mapped(options) as seat:
        place = None if options.unit is None else maybe_spot(seat.known, options.unit)
        if place is not None:
            return _here(seat, place, options)
        if options.who is not None:
            raise NotUnderstoodError("--for goes with a place: look X,Y --for UNIT.")
        if look_words.look_asked(options) is not None or options.map or options.svg:
            return _draw(seat, options)
        if options.unit is not None and options.sector is not None:
            return _over_sector(seat, options)
        if options.unit is not None:
            return _about(seat, options)
        return _everybody(seat, options)


def _here(seat: "Seat", at: "Spot", options: Namespace) -> int:
    """What is at a place, who sees it, and what may be done there."""
    who = None if options.who is None else unit_called(seat.known, options.who).id
    found = here.what_is_here(seat, at, unit=who)
    if drawing.print_look(seat, options, floor=at.floor, overlays=found.overlays):
        return OK
    if options.json:
        print_json("here", map_data.here_data(found))
        return OK
    print_lines(found.lines)
    if found.offers and found.asked is not None:
        print_lines(["", f"{unit_words(seat.known, found.asked)} here:"])
    for one in found.offers:
        why = "" if one.refusal is None else f" refused: {format_kept(str(one.refusal))}"
        print_lines([f"  {one.words}{why}", *([f"    to say it: {one.say}"] if one.say else [])])
    return OK


def _over_sector(seat: "Seat", options: Namespace) -> int:
    """The twin of the sector that is drawn on the screen's map."""
    unit = unit_called(seat.known, options.unit).id
    found = sweeping.sector_lines(seat, unit, _direction(options.sector))
    if options.json:
        print_json("sector", {"unit": unit, "lines": found})
    else:
        print_lines(
            found or (f"{unit_words(seat.known, unit)} has no weapon in hand that can sweep a sector.",)
        )
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


def _everybody(seat: "Seat", options: Namespace) -> int:
    found = looking.look_at_all(seat)
    off = [unit.id for unit in seat.known.units.values() if unit.position is None]
    title, size, floors = pictures.describe_map(seat)
    if options.json:
        units = [{**_stands(one.unit, one.where), "sees": one.sees} for one in found]
        print_json("look-all", {"map": title, "units": units, "off_map": off})
        return OK
    print_lines([f"{title}: {size}, {floors} floor(s)"])
    head = ("no", "name", "side", "at", "faces", "where", "", "sees")
    print_lines(table([one.row for one in found], head=head))
    if off:
        print_lines([f"Not on the map: {', '.join(unit_words(seat.known, unit) for unit in off)}"])
    return OK


def _metres(text: str | None) -> float:
    """A length, in metres. Raises NotUnderstoodError."""
    if text is None:
        return looking.NEAR_M
    read = read_length(text)
    if read is None or not 0 <= read.metres <= _FARTHEST_M:
        unit = UNITS[length_unit()]
        raise NotUnderstoodError(f"--within needs {unit}, 0 to {format_number(_FARTHEST_M)}, not {text!r}.")
    return read.metres


def _about(seat: "Seat", options: Namespace) -> int:
    unit = unit_called(seat.known, options.unit)
    spot = None if options.start is None else spot_called(seat.known, options.start)
    found = looking.look_around(
        seat, unit.id, spot, _metres(options.within), at_called=options.start or "", margins=options.json
    )
    if options.json:
        print_json("look", {
            **_stands(unit, found.where), "from": spot, "targets": found.targets, "seen_by": found.seen_by,
            "landmarks": found.landmarks, "nearest_cover": found.nearest_cover,
        })  # fmt: skip
    else:
        print_lines(found.page)
    return OK


def _stands(unit: "Unit", where: str) -> dict[str, object]:
    return {
        "unit": unit.id, "name": unit.soldier.name, "side": unit.side, "position": unit.position, "floor": unit.floor,
        "where": where, "posture": unit.posture,
    }  # fmt: skip


def _draw(seat: "Seat", options: Namespace) -> int:
    unit = unit_called(seat.known, options.unit) if options.unit is not None else None
    floor = options.floor if options.floor is not None else unit.floor if unit is not None else 1
    title, _, floors = pictures.describe_map(seat)
    if not 1 <= floor <= floors:
        raise NotFoundError(f"{title} has floors 1 to {floors}, not {floor}.")
    axis = None if unit is None or options.sector is None else _direction(options.sector)
    sector = () if unit is None or axis is None else pictures.shape_sector(seat, unit.id, axis)
    laid = (*seat.blasts.shapes_now(), *sector)
    looks = None if unit is None or unit.out else unit.id
    side = "" if options.seen_by is None else side_called(seat.known, options.seen_by)
    struck: frozenset[int] = frozenset()
    if looks is not None and axis is not None:
        struck = sweeping.friends_in_sector(seat, looks, axis)
    if drawing.print_look(
        seat, options, floor=floor, laid=laid, looking=looks, looking_side=side, endangered=struck
    ):
        return OK
    if options.svg:
        print_text(pictures.draw_plan(seat, floor=floor, laid=laid))
        return OK
    page = pictures.draw_page(seat, floor=floor, laid=laid, fine=options.fine)
    if options.json:
        print_json("map-text", {"title": title, "floor": floor, "lines": page.split("\n")})
    else:
        print_text(page)
    return OK
