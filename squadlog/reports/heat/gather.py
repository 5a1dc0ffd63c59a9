"""The places and ways of a battle read off its events, as one seat may know them."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from squadlog.battle.events.action import UnitMoved
from squadlog.battle.events.turn import SubphaseOpened
from squadlog.battle.state import Known, Unit
from squadlog.facts.heat import HeatLook, HeatSpot, HeatWay
from squadlog.reports.fought.attacked import list_attacks
from squadlog.reports.fought.following import Happening, side_of
from squadlog.reports.fought.places import PlaceMet, list_places
from squadlog.reports.heat.map_heat import MapHeat
from squadlog.reports.trail import spots_of

Pairs = Callable[[Known], Iterable[tuple[int, int]]]
"""Who has whom in arc and sight as a battle stands, by number."""


def gather_heat(title: str, battle: Known, happened: Iterable[Happening], pairs: Pairs) -> MapHeat:
    """The heat of a battle on a map; a battle without one has nowhere to be hot."""
    events, seen = list(happened), _Looks(pairs)
    ways = list[HeatWay]()
    for told in events:
        match told.event:
            case UnitMoved() as moved:
                ways += _ways(told.before(), moved)
            case SubphaseOpened():
                seen.count(told.before())
    return MapHeat(
        title=title,
        map=battle.setup.map or "",
        sides=tuple(side.name for side in battle.setup.sides),
        spots=tuple(map(_spot, list_places(list_attacks(events), events))),
        ways=tuple(ways),
        looks=tuple(seen.looks()),
    )


def _spot(met: PlaceMet) -> HeatSpot:
    side = side_of(met.battle, met.unit.side) or ""
    return HeatSpot(met.kind, side, round(met.at.x, 2), round(met.at.y, 2), met.unit.floor)


def _ways(battle: Known, moved: UnitMoved) -> Iterator[HeatWay]:
    """The way of a move, a stretch for each floor."""
    unit = battle.units.get(moved.unit)
    if unit is None or unit.position is None or moved.to is None or moved.trace.metres <= 0:
        return
    if moved.facts is not None and moved.facts.way:
        spots = spots_of(moved)
    else:
        spots = tuple((one.x, one.y, unit.floor) for one in (unit.position, moved.to))
    for floor, run in groupby(spots, key=itemgetter(2)):
        points = tuple(point for point, _ in groupby((round(x, 2), round(y, 2)) for x, y, _ in run))
        if len(points) > 1:
            yield HeatWay(side_of(battle, unit.side) or "", points, floor)


class _Looks:
    """Counts the seconds of everybody's looks at everybody of another side."""

    def __init__(self, pairs: Pairs) -> None:
        self._pairs = pairs
        self._found = dict[tuple[int, int], list[tuple[Unit, Unit]]]()
        self._last = dict[tuple[int, int], Known]()

    def count(self, battle: Known) -> None:
        """Add the second that ends as the battle stands."""
        for by, of in self._pairs(battle):
            one, other = battle.units[by], battle.units[of]
            if one.side != other.side:
                self._found.setdefault((by, of), []).append((one, other))
                self._last[by, of] = battle

    def looks(self) -> Iterator[HeatLook]:
        """All of them, the longest first; of equal ones each side has the next in its turn."""
        told = dict[tuple[int, str], int]()
        rank = dict[tuple[int, int], tuple[int, int]]()
        for pair, seen in self._found.items():
            whose = len(seen), seen[-1][0].side
            told[whose] = told.get(whose, 0) + 1
            rank[pair] = -len(seen), told[whose]
        for pair in sorted(rank, key=rank.__getitem__):
            seen, battle = self._found[pair], self._last[pair]
            by, of = seen[-1]
            yield HeatLook(
                by=by.soldier.name,
                of=of.soldier.name,
                by_side=side_of(battle, by.side) or "",
                of_side=side_of(battle, of.side) or "",
                seconds=len(seen),
                start=_middle(one for one, _ in seen),
                end=_middle(other for _, other in seen),
                floor=by.floor,
            )


def _middle(units: Iterable[Unit]) -> tuple[float, float]:
    places = [(one.position.x, one.position.y) for one in units if one.position is not None]
    many = len(places) or 1
    return round(sum(x for x, _ in places) / many, 2), round(sum(y for _, y in places) / many, 2)
