"""What is laid down or put at a place: what there is, and where it may lie."""

from argparse import Namespace
from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_number, length_unit
from squadlog.cli.calls import call
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import NOTHING, OK, REFUSED
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.facts.seats import TABLE
from squadlog.session.seat import Seat

with lazy_imports():
    from squadlog.session.view.questions import placing, placing_data

_MOST_AREAS, _MOST_SPOTS = 8, 8
_LEAST_M2 = 0.1
"""Smaller areas are counted, not told."""


def run(name: str, words: list[str]) -> int:
    """`place`: what there is to lay down, or where one thing may lie."""
    options = read(call(name), words)
    with open_battle(options) as seat:
        return _list(seat, options) if not options.thing else _find(seat, " ".join(options.thing), options)


def _list(seat: Seat, options: Namespace) -> int:
    things = placing.list_things(seat)
    if options.json:
        print_json("place", placing_data.place_data(things, None))
        return OK
    if not things:
        tell(_none(seat))
        return NOTHING
    for thing in things:
        state = f", {thing.state}" if thing.state else ""
        where = f"; squadlog place {thing.key}" if thing.on_map else ""
        print_lines([f"{thing.words}{state}{where}", *(f"  {one.say}" for one in thing.answers)])
    return OK


def _none(seat: Seat) -> str:
    if seat.who.seat == TABLE and seat.due.has_secrets:
        sides = " or ".join(f"--seat {side}" for side in seat.known.side_ids())
        return f"Each side places in secret at its own seat: {sides}."
    return "There is nothing to place now."


def _find(seat: Seat, words: str, options: Namespace) -> int:
    try:
        found = placing.places_meant(seat, words)
    except KeyError:
        raise NotFoundError(f"Nothing to place is called {words!r}; squadlog place lists what is.") from None
    if found is None:
        raise NotFoundError("It lies at no place of a map: say where in words, or lay it as it stands.")
    if options.json:
        print_json("place", placing_data.place_data(placing.list_things(seat), found))
    else:
        print_lines(_tell(found))
    if found.refusal is not None:
        tell(str(found.refusal))
        return REFUSED
    return OK


def _tell(found: "placing.PlacesOfThing") -> Iterator[str]:
    areas, unit = found.places.areas, length_unit()
    grid = f"by a grid of {format_number(found.places.grid_m)} {unit}"
    yield f"{found.words}: {_count(len(areas))} where it may lie, {grid}"
    shown = [area for area in areas if area.square_m >= _LEAST_M2][:_MOST_AREAS] or areas[:1]
    for area in shown:
        xs, ys = zip(*area.points, strict=True)
        yield (
            f"  floor {area.floor}: {area.square_m:.1f} square metres within {min(xs):g},{min(ys):g} and "
            f"{max(xs):g},{max(ys):g}"
        )
    if len(areas) > len(shown):
        yield f"  and {len(areas) - len(shown)} smaller"
    yield from (f"  {spot.say}" for spot in (*found.beside[:_MOST_SPOTS], *found.spots[:_MOST_SPOTS]))


def _count(areas: int) -> str:
    return "no area" if not areas else "one area" if areas == 1 else f"{areas} areas"
