"""The way a move is meant to go, before ground and allowance have their say (MOV-01, MOV-15)."""

import math
from collections.abc import Iterator, Sequence

from squadlog.facts.ground_facts import StatedMove, Station, Turn, Waypoint
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.moving.moves_lines import Ring
from squadlog.ground.moving.moves_route import Gait, Leg, Route, route_through
from squadlog.survey.measured_battle import MeasuredBattle

_GAITS: dict[str, Gait] = {"backward": "backward", "crawl_back": "backward", "sideways": "sideways"}
_HEADS: dict[Gait, float] = {"forward": 0.0, "backward": 180.0, "sideways": 90.0}
_NEARLY_M = 1e-6
_DIGITS = 6
"""Decimal places that are told of metres and degrees."""
_KEPT_DIGITS = 5
"""Decimal places that a kept waypoint has, in metres."""
_TINY_M = 1e-9


def gait_word(mode: str) -> Gait:
    """Whether a unit goes forward, backward or sideways in this mode."""
    return _GAITS.get(mode, "forward")


def heading_of(figure: Figure, mode: str) -> float:
    """The direction in degrees in which a unit goes straight on in this mode."""
    return figure.facing_deg + _HEADS[gait_word(mode)]


def is_sound(stated: StatedMove) -> bool:
    """Whether every number of it can be drawn; the rules refuse the others by themselves."""
    numbers = [stated.distance_m or 0.0, stated.facing_deg or 0.0]
    numbers += [number for way in stated.path for number in (way.x, way.y)]
    numbers += [number for turn in stated.turns for number in (turn.degrees, turn.after_m)]
    return all(math.isfinite(number) for number in numbers) and (stated.distance_m or 0.0) >= 0


def route_of(figure: Figure, mode: str, stated: StatedMove, longest_m: float) -> Route:
    """The way meant. Without a path it goes on for the distance stated, else for `longest_m`.

    Straight ahead is where the unit faces, or behind it or to its right for those ways of moving; turns bend it.
    """
    gait = gait_word(mode)
    if stated.path:
        return _along(figure, gait, stated.path, stated.distance_m)
    length = longest_m if stated.distance_m is None else stated.distance_m
    return _straight(figure, gait, stated.turns, length)


def spots_through(start: Spot, path: Sequence[Waypoint]) -> list[Spot]:
    """The places that a path from a start leads through: each on the floor that was said last."""
    floor, spots = start.floor, list[Spot]()
    for way in path:
        floor = floor if way.floor is None else way.floor
        spots.append(Spot(way.x, way.y, floor))
    return spots


def _along(figure: Figure, gait: Gait, path: Sequence[Waypoint], wanted_m: float | None) -> Route:
    """Through the waypoints; a distance longer than that goes straight on."""
    spots = spots_through(figure.spot, path)
    route = route_through(figure.spot, figure.facing_deg, spots, gait=gait)
    rest = 0.0 if wanted_m is None else wanted_m - route.length_m
    last = next((leg for leg in reversed(route.legs) if leg.length_m > 0), None)
    if rest <= _NEARLY_M or last is None:
        return route
    end = route.goal
    onward = Spot(end.x + last.dx * rest, end.y + last.dy * rest, end.floor)
    return route_through(figure.spot, figure.facing_deg, (*spots, onward), gait=gait)


def _straight(figure: Figure, gait: Gait, turns: Sequence[Turn], length_m: float) -> Route:
    at, heading, gone = figure.spot, figure.facing_deg + _HEADS[gait], 0.0
    facing, spots = figure.facing_deg, []
    for turn in sorted(turns, key=lambda one: one.after_m):
        if turn.after_m > length_m + _NEARLY_M:
            break
        if turn.after_m > gone:
            at = _ahead(at, heading, turn.after_m - gone)
            spots.append(at)
            gone = turn.after_m
        bend = -turn.degrees if turn.left else turn.degrees
        facing += bend
        heading += 0.0 if gait == "sideways" else bend
    if length_m > gone:
        spots.append(_ahead(at, heading, length_m - gone))
    return route_through(figure.spot, figure.facing_deg, spots, gait=gait, end_facing_deg=facing)


def _ahead(at: Spot, heading_deg: float, metres: float) -> Spot:
    angle = math.radians(heading_deg)
    return Spot(at.x + math.sin(angle) * metres, at.y + math.cos(angle) * metres, at.floor)


def stations_of(world: MeasuredBattle, route: Route) -> tuple[Station, ...]:
    """Every corner, turn and change of place on a route, from its start to its end; told once for all who ask."""
    floors = sorted({route.start.floor, *[leg.floor for leg in route.legs]})
    return world.compiled.stations(
        (route, *[world.footing.storey(floor) for floor in floors]), lambda: _stations(world, route)
    )


def _stations(world: MeasuredBattle, route: Route) -> tuple[Station, ...]:
    marks = list(_marks(world, route))
    found: list[Station] = []
    for number, (at_m, spot, facing) in enumerate(marks):
        onward, upon = marks[number + 1 :][:1], spot
        if onward and onward[0][0] > at_m:
            there = onward[0][1]
            upon = Spot((spot.x + there.x) / 2, (spot.y + there.y) / 2, spot.floor)
        place, faces = place_of(world, upon), degrees(facing)
        here = Station(
            at_m=round_m(at_m), x=spot.x, y=spot.y, floor=spot.floor, facing_deg=faces, place=place
        )
        if not found or here != found[-1]:
            found.append(here)
    return tuple(found)


def place_of(world: MeasuredBattle, spot: Spot) -> str:
    """The stairway, elevator or airlock that a spot lies in, as in `Unit.place`; empty for none."""
    if (well := world.footing.well_at(spot)) is not None:
        return f"{well.kind}:{well.id}"
    for chamber in world.compiled.chambers:
        if chamber.floor == spot.floor and chamber.ring.side(spot.x, spot.y) >= 0:
            return f"airlock:{chamber.airlock}"
    return ""


def spots_until(route: Route, until_m: float) -> tuple[Spot, ...]:
    """The corners of a route as far as `until_m`, and the place there."""
    spots = [route.start]
    for leg in route.legs:
        if leg.from_m > until_m + _NEARLY_M:
            break
        spots.append(leg.at(min(leg.length_m, max(until_m - leg.from_m, 0.0))))
    return tuple(spots)


def corners_until(route: Route, until_m: float) -> tuple[Spot, ...]:
    """The start of a route, its corners as far as `until_m`, and the place there, each once and exact."""
    spots = [route.start]
    for leg in route.legs:
        rest = until_m - leg.from_m
        if rest > _NEARLY_M or (rest > -_NEARLY_M and not leg.length_m):
            spot = leg.at(min(leg.length_m, rest))
            spots.append(Spot(round_m(spot.x), round_m(spot.y), spot.floor))
    return tuple(spots)


def degrees(facing: float) -> float:
    """A facing from 0 up to 360, fit to be kept."""
    return round(facing % 360.0, _DIGITS) % 360.0


def round_m(metres: float) -> float:
    """Metres to the micrometre, so that every fact of a move means the same place."""
    return round(metres, _DIGITS)


def just_short(route: Route, at_m: float) -> float:
    """Metres after which a unit stops that comes up against something: where it is kept it must not be in it.

    Positions are kept to a hundredth of a millimetre, which may lie farther on than the place measured.
    """
    spot = route.spot_at(at_m)
    kept_apart = math.hypot(round(spot.x, _KEPT_DIGITS) - spot.x, round(spot.y, _KEPT_DIGITS) - spot.y)
    return round_m(at_m) if kept_apart < _TINY_M else max(0.0, round_m(at_m - 2 * 10.0**-_KEPT_DIGITS))


def _marks(world: MeasuredBattle, route: Route) -> Iterator[tuple[float, Spot, float]]:
    """Metres, spot and facing at everything that deserves a station."""
    yield 0.0, route.start, route.facing_deg
    for leg in route.legs:
        yield leg.from_m, leg.at(0.0), leg.facing_deg
        for along in sorted(_sides_crossed(world, leg)):
            if _NEARLY_M < along < leg.length_m - _NEARLY_M:
                yield leg.from_m + along, leg.at(along), leg.facing_deg
    yield route.length_m, route.goal, route.end_facing_deg


def _sides_crossed(world: MeasuredBattle, leg: Leg) -> set[float]:
    rings: list[Ring] = [well.ring for well in world.footing.storey(leg.floor).wells]
    rings += [chamber.ring for chamber in world.compiled.chambers if chamber.floor == leg.floor]
    return {along for ring in rings for along in ring.touched(leg)}
