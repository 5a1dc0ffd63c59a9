"""What a side lays down in secret before play, and what else is put at a place: what there is, and where it may lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import record, replace, value
from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.book.load import book_of
from squadlog.facts.ground_facts import Waypoint
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.rules.common.kept.laid_things import LayThing
from squadlog.session.chapters import is_set_up
from squadlog.session.view.answer import Answer
from squadlog.session.view.questions.places import (
    FEW_SPOTS,
    MOST_SPOTS,
    MapExtent,
    find_places,
    first_place,
)

with lazy_imports():
    from squadlog.survey import aiming

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from squadlog.battle.commands import Command
    from squadlog.battle.refusal import Refusal
    from squadlog.rules.common.ask import Placeable
    from squadlog.session.seat import Seat
    from squadlog.session.view.asked_rules import WhyNot
    from squadlog.session.view.questions.places import LegalPlaces

    Lays = Callable[[Waypoint | None, float | None, str], Command]

IN_WORDS = "..."
"""What stands in a sentence where a place is written in words."""


@value
class PlaceSpot:
    """A spot where it may lie, against a `feature` or on the ground, and the sentence that puts it there."""

    x: float
    y: float
    floor: int
    say: str
    feature: str = ""


@record
class ThingToPlace:
    """A thing that a side may lay down: its key and words, how it stands with it, and where it lies or stands.

    `on_map`: it lies at a place of the map. `answers` are what may be said of it at once: that it lies where it stands,
    that it is taken up again, or that all is laid.
    """

    key: str
    words: str
    state: str = ""
    laid: bool = False
    unit: int | None = None
    at: Waypoint | None = None
    on_map: bool = False
    answers: tuple[Answer, ...] = ()


@record
class PlacesOfThing:
    """Where a thing may lie: the areas with their grid, and spots that can be said as they are.

    `beside` are those against a feature, one for each that it may lie against. `refusal` is why there is nothing.
    """

    words: str
    places: LegalPlaces
    spots: tuple[PlaceSpot, ...] = ()
    beside: tuple[PlaceSpot, ...] = ()
    refusal: Refusal | None = None


def how_it_ends(rows: Sequence[Placeable], first: str) -> str:
    """What Enter does first, and which rows say that all is placed; that there is nothing, where no other row is."""
    ends = sum(row.lays is None for row in rows)
    if ends == len(rows):
        return "There is nothing to place in secret: press Enter."
    last = "the last row ends placing" if ends < 2 else f"the last {ends} rows end placing"
    return f"In secret: {first}; {last}."


def rows_to_place(seat: Seat) -> tuple[Placeable, ...]:
    """What the side that sits here may lay down now; empty where it is not asked for that."""
    ask = seat.due.ask()
    return seat.due.placeables() if is_set_up(seat.known) and ask.kind in ("begin", "roll_initiative") else ()


def _rows_offered(seat: Seat) -> tuple[Placeable, ...]:
    """What is to be laid down from here: by the side that sits here, or by the referee for the side set up now."""
    return rows_to_place(seat) or seat.due.placeables_directed()


def list_things(seat: Seat) -> tuple[ThingToPlace, ...]:
    """What there is to lay down, in the order in which it is shown, each with what may be said of it at once."""
    mapped = bool(seat.known.setup.map)
    if not is_set_up(seat.known):
        return tuple(_orders_at_places(seat))
    return tuple(
        ThingToPlace(
            key=row.key,
            words=row.words,
            state=row.state,
            laid=row.laid,
            unit=row.unit,
            at=_where(row),
            on_map=mapped and row.placed and row.lays is not None,
            answers=tuple(_say_at_once(seat, row)),
        )
        for row in _rows_offered(seat)
    )


def _orders_at_places(seat: Seat) -> Iterator[ThingToPlace]:
    """What those whose slot it is can put or throw at a place, each as an order without its place."""
    for number in seat.due.ask().units:
        unit = seat.known.units[number]
        at = unit.position
        for order in seat.blasts.aimings(number):
            yield ThingToPlace(
                key=say(order),
                words=f"{unit.called}: {say(order)}",
                unit=number,
                at=None if at is None else Waypoint(x=at.x, y=at.y, floor=unit.floor),
                on_map=at is not None,
            )


def place_answers(seat: Seat) -> Iterator[Answer]:
    """What is offered while a side lays things down: one way to lay each thing that does not lie yet, and the ends."""
    judge, extent = seat.rules.refuses_as_known(), extent_of(seat)
    rows = _rows_offered(seat)
    ends = all(row.says is None or seat.rules.refusal(row.says) is None for row in rows)
    for row in rows:
        if row.laid:
            yield from () if ends else _pick_up(seat, row)
            continue
        at_once = next(_say_at_once(seat, row), None)
        if at_once is not None:
            yield at_once
        elif extent is not None and row.placed and row.lays is not None:
            against = next(_beside_features(seat, row.lays, judge), None)
            spot = first_place(_is_legal(judge, row.lays), extent, _where(row)) if against is None else None
            command = (
                against[1] if against is not None else None if spot is None else row.lays(spot, None, "")
            )
            if command is not None:
                where = f"against {against[0].feature}" if against is not None else "at a free place"
                yield Answer(say(command), f"put down {row.words} {where}", says=command)


def _beside_features(seat: Seat, lays: Lays, judge: WhyNot) -> Iterator[tuple[PlaceSpot, Command]]:
    """A spot against each feature of the map that it may lie against; none where it lies against nothing."""
    thing, survey = lays(None, None, ""), seat.rules.survey()
    if survey is None or not isinstance(thing, LayThing):
        return
    for feature in seat.known.features:
        for spot in aiming.beside(survey.world, feature):
            at = Waypoint(x=spot.x, y=spot.y, floor=spot.floor)
            command = replace(thing, at=at, on=feature)
            if judge(command) is None:
                yield PlaceSpot(spot.x, spot.y, spot.floor, say(command), feature), command
                break


def _is_legal(judge: WhyNot, lays: Lays) -> Callable[[Waypoint], bool]:
    return lambda at: judge(lays(at, None, "")) is None


def _say_at_once(seat: Seat, row: Placeable) -> Iterator[Answer]:
    """What may be said of a row without naming a place."""
    if row.says is not None:
        if seat.rules.refusal(row.says) is not None:
            return
        yield Answer(say(row.says), row.words, says=row.says)
        return
    if row.lays is not None and not row.laid:
        here = row.lays(None, None, "")
        if seat.rules.refusal(here) is None:
            said = say(here)  # a soldier is put there by the verb of the sentence: he hides, or is set up
            where = " where they stand" if row.at is not None else ""
            told = f"put down {row.words}" if row.unit is None else f"{said.split()[0]} {row.words}{where}"
            yield Answer(said, told, says=here)
        elif hasattr(here, "where") and not seat.known.setup.map:
            there = replace(here, where=IN_WORDS)  # type: ignore[call-arg]  # what has that field
            if seat.rules.refusal(there) is None:
                where = "where it lies, in words"
                yield Answer(say(there), f"put down {row.words}", asks=where, says=there)
    yield from _pick_up(seat, row)


def _pick_up(seat: Seat, row: Placeable) -> Iterator[Answer]:
    if row.lifts is not None and seat.rules.refusal(row.lifts) is None:
        yield Answer(say(row.lifts), f"{row.words}, picked up again", says=row.lifts)


def _where(row: Placeable) -> Waypoint | None:
    return None if row.at is None else Waypoint(x=row.at.x, y=row.at.y, floor=row.floor)


def extent_of(seat: Seat) -> MapExtent | None:
    """How large the map of a battle is; None where there is none."""
    if (survey := seat.rules.survey()) is None:
        return None
    plan = survey.world.footing.plan
    return MapExtent(plan.width_m, plan.height_m, plan.floors)


def places_of(
    seat: Seat,
    words: str,
    lays: Callable[[Waypoint], Command],
    near: Waypoint | None = None,
    *,
    most: int = MOST_SPOTS,
) -> PlacesOfThing | None:
    """Where something may lie of which `lays` makes the command that puts it at a place; None on no map.

    It is judged by what this seat knows alone. `near` is where it is now, or who puts it there.
    """
    if (extent := extent_of(seat)) is None:
        return None
    judge = seat.rules.refuses_as_known()
    found = find_places(lambda at: judge(lays(at)) is None, extent, near, most=most)
    spots = (PlaceSpot(one.x, one.y, one.floor or 1, say(lays(one))) for one in found.samples)
    somewhere = near or Waypoint(x=extent.width_m / 2, y=extent.height_m / 2)
    refusal = None if found.samples else judge(lays(somewhere))
    return PlacesOfThing(words=words, places=found, spots=tuple(spots), refusal=refusal)


def places_of_thing(seat: Seat, key: str) -> PlacesOfThing | None:
    """Where a thing of this side may lie, by its key; None where it lies at no place of a map. KeyError for none."""
    row = {one.key: one for one in _rows_offered(seat)}[key]
    if (lays := row.lays) is None or not row.placed:
        return None
    found = places_of(seat, row.words, lambda at: lays(at, None, ""), _where(row))
    if found is None:
        return None
    beside = tuple(spot for spot, _ in _beside_features(seat, lays, seat.rules.refuses_as_known()))
    return replace(found, beside=beside, refusal=None if beside else found.refusal)


def places_meant(seat: Seat, words: str) -> PlacesOfThing | None:
    """Where what is meant by these words may lie: a thing by its key or name, or an order without its place.

    None where it lies at no place of a map. KeyError where the words mean nothing that is put at a place.
    """
    asked = words.strip().casefold()
    for row in _rows_offered(seat):
        if asked in (row.key.casefold(), row.words.casefold(), row.words.casefold().partition(" ")[2]):
            return places_of_thing(seat, row.key)
    battle = seat.known
    for sentence in (f"{words} at 0,0", words):
        order = parse(sentence, battle, book_of(battle.setup))
        if isinstance(order, Declare):
            return _places_of_order(seat, words, order)
    raise KeyError(words)


def _places_of_order(seat: Seat, words: str, order: Declare) -> PlacesOfThing | None:
    """Where an order may aim that aims at a place, or lays something there; None on no map."""
    unit = seat.known.units.get(order.unit)
    at = None if unit is None else unit.position
    near = None if at is None or unit is None else Waypoint(x=at.x, y=at.y, floor=unit.floor)
    plan = order.shot or ShotPlan(weapon=order.item or order.weapon or "")
    return places_of(
        seat, words, lambda spot: replace(order, shot=replace(plan, target=spot)), near, most=FEW_SPOTS
    )
