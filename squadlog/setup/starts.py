"""Where units begin on a map: as the scenario says, others in groups on their start zones (SET-01, SET-05)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import atan2, degrees, hypot
from typing import NamedTuple

from squadlog.battle.terms import Side, Soldier, Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.scenario.area import NamedArea
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Room
from squadlog.ground.map.zones import zones_by_side
from squadlog.ground.moving.starting import Grounds, StartingGround, room_between
from squadlog.setup.plan import Force, MusterError

_FULL_TURN = 360.0


class Fielded(NamedTuple):
    """A squad that takes part, with its soldiers as they are numbered, and the groups that begin together."""

    force: Force
    soldiers: tuple[Soldier, ...]
    teams: tuple[tuple[int, ...], ...]


def starts(
    drawn: Map,
    sides: Sequence[Side],
    fielded: Sequence[Fielded],
    areas: Sequence[NamedArea] = (),
    *,
    base_m: float = 0.0,
) -> tuple[Start, ...]:
    """The start of each unit, by number; those for whom the map has no zone or no room are left out.

    Units stand a metre apart or more, by the radius `base_m` of the widest base where bases count (AMB-145), and face
    the nearest enemy, unless the scenario says otherwise. Raises MusterError
    for a place where nobody can stand and for a zone or room that the map does not have.
    """
    ground = StartingGround(drawn, room_between(base_m))
    spots: dict[int, Spot] = {}
    facings: dict[int, float] = {}
    for squad in fielded:
        for soldier in squad.soldiers:
            if (place := squad.force.places.get(soldier.name)) is not None:
                spot = Spot(place.x, place.y, place.floor)
                if fault := ground.fault(spot):
                    where = f"({spot.x:g}, {spot.y:g}) on floor {spot.floor}"
                    raise MusterError(f"{soldier.name} cannot begin at {where}: {fault}.")
                ground.take(spot)
                spots[soldier.id] = spot
                if place.facing_deg is not None:
                    facings[soldier.id] = place.facing_deg
    for team, places, share in _groups(drawn, sides, fielded, areas, spots):
        spots.update(zip(team, _set_up(ground, len(team), places, share), strict=False))
    side_of = {soldier.id: soldier.side for squad in fielded for soldier in squad.soldiers}
    return tuple(
        Start(
            unit=unit,
            position=Position(
                x=spot.x, y=spot.y, facing_deg=facings.get(unit, _toward(unit, spots, side_of, drawn))
            ),
            floor=spot.floor,
        )
        for unit, spot in sorted(spots.items())
    )


def _set_up(ground: StartingGround, units: int, places: Sequence[Grounds], share: float) -> Iterator[Spot]:
    """Spots for a group, who are split only where no place holds them all."""
    while units and (found := ground.together(units, places, share=share)):
        yield from found
        units -= len(found)


def _groups(
    drawn: Map,
    sides: Sequence[Side],
    fielded: Sequence[Fielded],
    areas: Sequence[NamedArea],
    placed: Mapping[int, Spot],
) -> Iterator[tuple[tuple[int, ...], tuple[Grounds, ...], float]]:
    """Each group still to be set up, the places it may be in, the first one first, and its share of that."""
    zones = zones_by_side(drawn.zones, [(side.id, side.name) for side in sides])
    turn: Counter[tuple[str, ...]] = Counter()
    queue: list[tuple[tuple[int, ...], tuple[Grounds, ...]]] = []
    for squad in fielded:
        places: tuple[Grounds, ...] = (
            tuple(_named_grounds(drawn, squad.force, areas)) or zones[squad.force.side]
        )
        for team in squad.teams:
            left = tuple(unit for unit in team if unit not in placed)
            if left and places:
                first = turn[squad.force.side, *squad.force.zones] % len(places)
                turn[squad.force.side, *squad.force.zones] += 1
                queue.append((left, places[first:] + places[:first]))
    sharing = Counter(id_of(places[0]) for _, places in queue)
    come: Counter[str] = Counter()
    for team, places in queue:
        name = id_of(places[0])
        come[name] += 1
        yield team, places, (come[name] - 0.5) / sharing[name]


def id_of(place: Grounds) -> str:
    """A word of its own for each zone, room and area."""
    return f"{place.floor} {place.name}" if isinstance(place, Room) else place.id


def _named_grounds(drawn: Map, force: Force, areas: Sequence[NamedArea]) -> Iterable[Grounds]:
    known: dict[str, Grounds] = {room.name.casefold(): room for room in reversed(drawn.rooms)}
    known.update({zone.id.casefold(): zone for zone in drawn.zones})
    known.update({area.id.casefold(): area for area in areas})
    for name in force.zones or force.deploys:
        if name.casefold() not in known:
            listed = ", ".join(
                (
                    *(area.id for area in areas),
                    *(zone.id for zone in drawn.zones),
                    *(room.name for room in drawn.rooms),
                )
            )
            raise MusterError(
                f"{force.plan.name} begins in {name}, but the map has only {listed or 'no zones'}."
            )
        yield known[name.casefold()]


def _toward(unit: int, spots: Mapping[int, Spot], side_of: Mapping[int, str], drawn: Map) -> float:
    """Whole degrees toward the nearest enemy, toward the middle of the map if there is none."""
    here = spots[unit]
    enemies = [spot for other, spot in spots.items() if side_of[other] != side_of[unit]]
    goal = min(
        enemies,
        key=lambda spot: (spot.floor != here.floor, hypot(spot.x - here.x, spot.y - here.y)),
        default=Spot(drawn.width_m / 2, drawn.height_m / 2),
    )
    return float(round(degrees(atan2(goal.x - here.x, goal.y - here.y))) % _FULL_TURN)
