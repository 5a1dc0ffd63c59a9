"""A battle on its map from the command line: which battle, and what a word means there."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_battle
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map.places import spot_in

with lazy_imports():
    from squadlog.language import chart, naming, words

if TYPE_CHECKING:
    from squadlog.battle.state import Known, Unit
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.session.seat import Seat

NO_MAP = (
    "This battle has no map to measure on: state range, cover and ground in the order, such as fire 3 at 11 range 12 "
    "cover half-hard, or begin a battle with squadlog new --map KEY."
)


@contextmanager
def open_mapped(options: Namespace) -> Iterator["Seat"]:
    """The battle that is meant. Raises NotFoundError for one without a map."""
    with open_battle(options) as seat:
        if seat.rules.survey() is None:
            raise NotFoundError(NO_MAP)
        yield seat


def unit_called(battle: "Known", text: str) -> "Unit":
    """A unit on the map by number or by the beginning of its name. Raises NotFoundError."""
    unit = soldier_called(battle, text)
    if unit.position is None:
        raise NotFoundError(f"Unit {unit.id} is not on the map; before play, put {unit.id} X,Y places them.")
    return unit


def soldier_called(battle: "Known", text: str) -> "Unit":
    """A unit, wherever it is, by number or by the beginning of its name. Raises NotFoundError."""
    try:
        reader = words.Reader(words.tidy(text))
        number = naming.take_unit(reader, battle)
        more = reader.more()
    except (words.Stuck, ValueError) as error:
        told = str(error.misread) if isinstance(error, words.Stuck) else f"{text!r} is not a unit."
        raise NotFoundError(told) from None
    unit = battle.units.get(number)
    if unit is None or more:
        raise NotFoundError(f"There is no unit {text}; there are {', '.join(map(str, battle.units))}.")
    return unit


def side_called(battle: "Known", text: str) -> str:
    """The id of a side, by id or name. Raises NotFoundError."""
    try:
        reader = words.Reader(words.tidy(text))
        return naming.take_side(reader, battle)
    except (words.Stuck, ValueError) as error:
        told = str(error.misread) if isinstance(error, words.Stuck) else f"{text!r} is not a side."
        raise NotFoundError(told) from None


def maybe_spot(battle: "Known", text: str) -> "Spot | None":
    """`12,7.5` or `12,7.5,2` (or `12,7.5@2`) as a place; None for what is none.

    Raises NotUnderstoodError for one badly written, NotFoundError for one off the map.
    """
    found = spot_in(text.replace("@", ","))
    if found is None:
        if "," in text:
            raise NotUnderstoodError(f"{text!r} is not a place: write metres as X,Y or X,Y,FLOOR.")
        return None
    drawn = chart.chart(battle)
    if drawn is not None and not 1 <= found.floor <= drawn.floors:
        raise NotFoundError(f"{drawn.title} has floors 1 to {drawn.floors}, not {found.floor}.")
    if drawn is not None and not (0 <= found.x <= drawn.width_m and 0 <= found.y <= drawn.height_m):
        ends = f"{drawn.width_m:g},{drawn.height_m:g}"
        raise NotFoundError(f"{text} is off the map, which goes from 0,0 to {ends}.")
    return found


def spot_called(battle: "Known", text: str) -> "Spot":
    """A text as a place of the battle's map; refused where it is none."""
    found = maybe_spot(battle, text)
    if found is None:
        raise NotUnderstoodError(f"{text!r} is not a place: write metres as X,Y or X,Y,FLOOR.")
    return found


def feature_called(battle: "Known", text: str) -> str | None:
    """The id of a feature by id or name, or None."""
    try:
        return naming.maybe_feature(words.Reader(words.tidy(text)), battle)
    except (words.Stuck, ValueError):
        return None
