"""`squadlog los`: the line of sight between two units, places or features of a battle, with its reason."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.map import drawing, look_words
from squadlog.cli.map.surveying import feature_called, maybe_spot, open_mapped, spot_called, unit_called
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.map_data import line_data
from squadlog.session.view.map.map_now import look_from_the_side
from squadlog.session.view.map.side_texts import side_words
from squadlog.session.view.map.sighting import sight_line

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.sighting import LineSeen


def run(name: str, words: list[str]) -> int:
    """`los A B`."""
    made = parser(name, battle=True)
    made.add_argument("viewer", metavar="A", help="the viewer: a unit, or a place X,Y[,FLOOR] in metres")
    made.add_argument("target", metavar="B", help="the target: a unit, a feature of the map, or a place")
    made.add_argument("--from", dest="start", metavar="X,Y[,FLOOR]", help="as if A had moved there")
    made.add_argument("--to", dest="end", metavar="X,Y[,FLOOR]", help="as if B had moved there")
    made.add_argument("--side", action="store_true", help="also what stands on the line, seen from the side")
    look_words.add_figures(made)
    options = read(made, words)
    with open_mapped(options) as seat:
        found = _line(seat, options)
        if look_words.look_asked(options) is not None:
            if found.start is None or not found.overlays:
                raise NotFoundError("A line to a feature is not drawn; name a unit or a place X,Y.")
            drawing.print_look(seat, options, floor=found.start.floor, overlays=found.overlays)
            return OK
        side = _from_the_side(seat, found, options)
    if options.json:
        more = {"side": side} if options.side else {}
        print_json("los", {"from": found.names[0], "to": found.names[1], **line_data(found.line), **more})
    else:
        print_lines([*found.page, *(["", *side] if side else [])])
    return OK


def _from_the_side(seat: "Seat", found: "LineSeen", options: Namespace) -> tuple[str, ...]:
    """The line from the side in words, if that is asked for. Raises NotFoundError where no unit looks at it."""
    if not options.side:
        return ()
    if not isinstance(found.viewer, int) or isinstance(found.target, str):
        raise NotFoundError("--side goes with a unit that looks at a unit or a place.")
    start, end = (
        None if text is None else spot_called(seat.known, text) for text in (options.start, options.end)
    )
    return side_words(look_from_the_side(seat, found.viewer, found.target, start, end), found.names)


def _line(seat: "Seat", options: Namespace) -> "LineSeen":
    """The line that is meant. Raises NotFoundError and NotUnderstoodError."""
    battle = seat.known
    start, end = (
        None if text is None else spot_called(battle, text) for text in (options.start, options.end)
    )
    target, name = _target(battle, options)
    if end is not None and not isinstance(target, int):
        raise NotFoundError("--to moves a unit; B is not a unit.")
    viewer: int | Spot
    if (here := maybe_spot(battle, options.viewer)) is not None:
        if start is not None:
            raise NotFoundError("--from moves a unit; A is a place already.")
        if isinstance(target, str):
            raise NotFoundError(
                "A place looks at a unit or at a place; name the unit that looks at a feature."
            )
        viewer, called = here, options.viewer
    else:
        viewer = unit_called(battle, options.viewer).id
        called = unit_words(battle, viewer) + ("" if start is None else f" from {options.start}")
        if target == viewer:
            raise NotFoundError(f"Unit {viewer} cannot look at themselves.")
    found = sight_line(
        seat, viewer, target, viewer_at=start, target_at=end, names=(called, name), margin=True
    )
    if found is None:
        raise NotFoundError(f"{options.target} has no place on the map.")
    return found


def _target(battle: "Known", options: Namespace) -> "tuple[int | str | Spot, str]":
    """A unit by number, a feature by id, or a place, and what to call it."""
    if (there := maybe_spot(battle, options.target)) is not None:
        return there, options.target
    feature = None if _is_unit(battle, options.target) else feature_called(battle, options.target)
    if feature is not None:
        return feature, options.target
    unit = unit_called(battle, options.target).id
    return unit, unit_words(battle, unit) + ("" if options.end is None else f" at {options.end}")


def _is_unit(battle: "Known", text: str) -> bool:
    number = text.removeprefix("#")
    return number.isascii() and number.isdigit() and len(number) < 7 and int(number) in battle.units
