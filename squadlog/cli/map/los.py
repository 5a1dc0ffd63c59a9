"""`squadlog los`: the line of sight between two units, places or features of a battle, with its reason."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.ground_words import unit_name, verdict_words
from squadlog.cli.map.surveying import feature_called, maybe_spot, open_survey, spot_called, unit_called
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines
from squadlog.ground.sight.sight_words import back_words, cite, margin_words, on_the_line

with lazy_imports():
    from squadlog.ground.compiled import conditions
    from squadlog.survey.drawing import scene as pictures

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.ground.sight.line_of_sight import SightLine
    from squadlog.session.seat import Seat
    from squadlog.survey.seat_survey import Survey


def run(name: str, words: list[str]) -> int:
    """`los A B`."""
    made = parser(name, battle=True)
    made.add_argument("viewer", metavar="A", help="the viewer: a unit, or a place X,Y[,FLOOR] in metres")
    made.add_argument("target", metavar="B", help="the target: a unit, a feature of the map, or a place")
    made.add_argument("--from", dest="start", metavar="X,Y[,FLOOR]", help="as if A had moved there")
    made.add_argument("--to", dest="end", metavar="X,Y[,FLOOR]", help="as if B had moved there")
    look_words.add_figures(made)
    options = read(made, words)
    with open_survey(options) as (seat, survey):
        line, names = _line(seat.known, survey, options)
        if look_words.look_asked(options) is not None:
            return _draw_line(seat, survey, options, line)
        back = _back(seat.known, survey, options)
        told = () if options.json else tuple(_format_line(line, names, back))
    if options.json:
        print_json(
            "los",
            {"from": names[0], "to": names[1], **line_data(line)},
        )
    print_lines(told)
    return OK


def _draw_line(seat: "Seat", survey: "Survey", options: Namespace, line: "SightLine") -> int:
    """The line as a picture, with the cover that is met on it."""
    battle = seat.known
    target, _ = _target(battle, options)
    if isinstance(target, str):
        raise NotFoundError("A line to a feature is not drawn; name a unit or a place X,Y.")
    start, end = (
        None if text is None else spot_called(battle, text) for text in (options.start, options.end)
    )
    here = maybe_spot(battle, options.viewer) or start or _spot_of(unit_called(battle, options.viewer))
    there = end or (_spot_of(battle.units[target]) if isinstance(target, int) else target)
    sight = pictures.sight_between(here, there, line)
    drawing.print_look(seat, survey, options, floor=here.floor, overlays=(sight,))
    return OK


def _spot_of(unit: "Unit") -> "Spot":
    at = unit.position
    if at is None:
        raise NotFoundError(f"Unit {unit.id} is not on the map.")
    return conditions.Spot(at.x, at.y, unit.floor)


def line_data(line: "SightLine") -> dict[str, object]:
    """A line for programs: its fields, the metres that rules go by, and those of light and of heavy woods on it."""
    grown = {"range_m": line.range_m} | {f"{kind}_m": line.depth_m(kind) for kind in ("light", "heavy")}
    return {one.name: getattr(line, one.name) for one in fields(line)} | grown


def _line(battle: "Known", survey: "Survey", options: Namespace) -> "tuple[SightLine, tuple[str, str]]":
    """The line that is meant, and what to call its ends. Raises NotFoundError and NotUnderstoodError."""
    start, end = (
        None if text is None else spot_called(battle, text) for text in (options.start, options.end)
    )
    target, name = _target(battle, options)
    if end is not None and not isinstance(target, int):
        raise NotFoundError("--to moves a unit; B is not a unit.")
    if (here := maybe_spot(battle, options.viewer)) is not None:
        if start is not None:
            raise NotFoundError("--from moves a unit; A is a place already.")
        if isinstance(target, str):
            raise NotFoundError(
                "A place looks at a unit or at a place; name the unit that looks at a feature."
            )
        return survey.sight_from(here, target, target_at=end, margin=True), (options.viewer, name)
    unit = unit_called(battle, options.viewer)
    viewer = unit_name(unit) if start is None else f"{unit_name(unit)} from {options.start}"
    if target == unit.id:
        raise NotFoundError(f"Unit {unit.id} cannot look at themselves.")
    if isinstance(target, int):
        return survey.sight(unit.id, target, viewer_at=start, target_at=end, margin=True), (viewer, name)
    found = survey.sight_to(unit.id, target, viewer_at=start, margin=True)
    if found is None:
        raise NotFoundError(f"{options.target} has no place on the map.")
    return found, (viewer, name)


def _back(battle: "Known", survey: "Survey", options: Namespace) -> "SightLine | None":
    """The line from the other end, where both are units."""
    target, _ = _target(battle, options)
    if not isinstance(target, int) or maybe_spot(battle, options.viewer) is not None:
        return None
    start, end = (
        None if text is None else spot_called(battle, text) for text in (options.start, options.end)
    )
    viewer = unit_called(battle, options.viewer)
    return survey.sight_back(viewer.id, target, viewer_at=start, target_at=end)


def _target(battle: "Known", options: Namespace) -> "tuple[int | str | Spot, str]":
    """A unit by number, a feature by id, or a place, and what to call it."""
    if (there := maybe_spot(battle, options.target)) is not None:
        return there, options.target
    feature = None if _is_unit(battle, options.target) else feature_called(battle, options.target)
    if feature is not None:
        return feature, options.target
    unit = unit_called(battle, options.target)
    return unit.id, unit_name(unit) if options.end is None else f"{unit_name(unit)} at {options.end}"


def _is_unit(battle: "Known", text: str) -> bool:
    number = text.removeprefix("#")
    return number.isascii() and number.isdigit() and len(number) < 7 and int(number) in battle.units


def _format_line(line: "SightLine", names: tuple[str, str], back: "SightLine | None") -> Iterator[str]:
    yield f"{names[0]} to {names[1]}: {verdict_words(line)}, {format_length(line.range_m, 2)}{line.ends}"
    yield cite(line.reason, line.rule)
    yield from (f"across {cover}" for cover in on_the_line(line))
    if back is not None and (told := back_words(line, back, verdict_words(back))):
        yield told
    yield margin_words(line.margin_m, line.otherwise)
