"""`squadlog los`: the line of sight between two units, places or features of a battle, with its reason."""

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.ground_words import FAR_M, cited, covers, unit_name, verdict_words
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines
from squadlog.cli.surveying import feature_called, maybe_spot, spot_called, surveyed, unit_called

if TYPE_CHECKING:
    from squadlog.battle.state import Battle
    from squadlog.field.conditions import Figure, Spot
    from squadlog.field.sight import SightLine
    from squadlog.survey.survey import Survey


def run(name: str, words: list[str]) -> int:
    """`los A B`."""
    made = parser(name, battle=True)
    made.add_argument("viewer", metavar="A", help="who looks: a unit, or a place X,Y[,FLOOR] in metres")
    made.add_argument("target", metavar="B", help="at whom: a unit, a feature of the map, or a place")
    made.add_argument("--from", dest="start", metavar="X,Y[,FLOOR]", help="as if A had moved there")
    made.add_argument("--to", dest="end", metavar="X,Y[,FLOOR]", help="as if B had moved there")
    options = read(made, words)
    with surveyed(options) as (session, survey):
        line, names = _line(session.battle, survey, options)
    if options.json:
        print_json(
            {"from": names[0], "to": names[1], **{name: getattr(line, name) for name in line.__slots__}}
        )
    else:
        print_lines(_told(line, names))
    return OK


def _line(battle: "Battle", survey: "Survey", options: Namespace) -> "tuple[SightLine, tuple[str, str]]":
    start, end = (
        None if text is None else spot_called(battle, text) for text in (options.start, options.end)
    )
    here, there = maybe_spot(battle, options.viewer), maybe_spot(battle, options.target)
    feature = None
    if there is None and not _is_unit(battle, options.target):
        feature = feature_called(battle, options.target)
    other = unit_called(battle, options.target) if there is None and feature is None else None
    if end is not None and other is None:
        raise NotFoundError("--to moves a unit; B is none.")
    beyond = options.target
    if other is not None:
        beyond = unit_name(other) if end is None else f"{unit_name(other)} at {options.end}"
    if here is not None:
        if start is not None:
            raise NotFoundError("--from moves a unit; A is a place already.")
        if other is not None:
            target = _moved(survey.figures[other.id], end)
        elif there is not None:
            target = _stranger(there)
        else:
            raise NotFoundError(
                "A place looks at a unit or at a place; name the unit that looks at a feature."
            )
        return _between(survey, _stranger(here), target), (options.viewer, beyond)
    unit = unit_called(battle, options.viewer)
    name = unit_name(unit) if start is None else f"{unit_name(unit)} from {options.start}"
    if other is not None:
        if other.id == unit.id:
            raise NotFoundError(f"Unit {unit.id} does not look at itself.")
        return survey.sight(unit.id, other.id, viewer_at=start, target_at=end), (name, beyond)
    found = survey.sight_to(unit.id, there if there is not None else feature or "", viewer_at=start)
    if found is None:
        raise NotFoundError(f"{options.target} has no place on the map.")
    return found, (name, beyond)


def _is_unit(battle: "Battle", text: str) -> bool:
    number = text.removeprefix("#")
    return number.isascii() and number.isdigit() and len(number) < 7 and int(number) in battle.units


def _stranger(spot: "Spot") -> "Figure":
    from squadlog.field.conditions import Figure  # noqa: PLC0415 - start-up cost (pydantic)

    return Figure(0, spot)


def _moved(figure: "Figure", spot: "Spot | None") -> "Figure":
    from dataclasses import replace  # noqa: PLC0415 - start-up cost

    return figure if spot is None else replace(figure, spot=spot)


def _between(survey: "Survey", viewer: "Figure", target: "Figure") -> "SightLine":
    """The line of somebody who stands on a place where nobody does."""
    from squadlog.field.ground import Ground  # noqa: PLC0415 - start-up cost (shapely)
    from squadlog.field.sight import look  # noqa: PLC0415 - likewise

    return look(Ground(survey.map, survey.conditions), viewer, target, survey.readings)


def _told(line: "SightLine", names: tuple[str, str]) -> Iterator[str]:
    yield f"{names[0]} to {names[1]}: {verdict_words(line)}, {line.distance_m:.2f} m"
    yield cited(line.reason, line.rule)
    yield from (f"across {cover}" for cover in covers(line))
    margin = f"{FAR_M:g} m or more" if line.margin_m >= FAR_M else f"{line.margin_m:.2f} m"
    yield f"margin {margin} until something else would count"
