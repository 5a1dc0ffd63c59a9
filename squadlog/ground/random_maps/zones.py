"""Where two sides set up on a map that was drawn without them: the pair of zones at its ends that is fairest."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import numpy as np

from squadlog.ground.compiled.chains import Bools
from squadlog.ground.fairness.fair import ALIKE, HIDDEN_LEAST, LookedOver, apart
from squadlog.ground.fairness.sights import HIDDEN
from squadlog.ground.map.zones import Zone
from squadlog.ground.random_maps.sketch import Box, rectangle

_PLACES = 5
"""The fewest places that a start zone needs."""
_STEP_M = 2
_SHORTER_M = (0, 2, 4)
_MOST_JUDGED = 60
"""How many pairs of zones are judged at most."""


def fair_zones(
    over: LookedOver,
    sides: tuple[str, str],
    deep_m: float,
    long_m: float,
    starts: Mapping[str, Sequence[Box]] | None = None,
) -> tuple[Zone, ...] | None:
    """Two zones alike on opposite edges, between which the map is fair; None if there are none.

    They are `deep_m` deep, and `long_m` long or a little less; or one of each list of `starts`, if given.
    Of those that look over the ground alike, the pairs that see least of each other are judged first.
    """
    found: list[tuple[float, Zone, Zone]] = []
    alike = (edges for less in _SHORTER_M for edges in _edges(over, deep_m, long_m - less))
    if starts is not None:
        west, east = (_boxed(word, boxes) for word, boxes in starts.items())
        alike = (edges for edges in ((west, east),))
    for lower, upper in alike:
        over.looks.of(over.within([*lower, *upper]))  # all at once, and nothing yet from the places between
        ours = [(zone, over.within([zone])) for zone in lower]
        theirs = [(zone, over.within([zone])) for zone in upper]
        ours = [one for one in ours if int(one[1].sum()) >= _PLACES]
        theirs = [one for one in theirs if int(one[1].sum()) >= _PLACES]
        for (first, near), (second, far) in product(ours, theirs):
            if apart(over.sight(near, far), over.sight(far, near)) <= ALIKE:
                found.append((_in_sight(over, near, far), first, second))
    found.sort(key=lambda pair: (pair[0], pair[1].id, pair[2].id))
    for _, first, second in found[:_MOST_JUDGED]:
        zones = _name_zone(first, sides[0]), _name_zone(second, sides[1])
        if _promising(over, zones):
            if over.hidden() < HIDDEN_LEAST:
                return None
            if over.between(zones).holds:
                return zones
    return None


def _promising(over: LookedOver, zones: tuple[Zone, Zone]) -> bool:
    """Whether the questions that are soon answered speak for two zones."""
    ours, theirs = over.within(zones[:1]), over.within(zones[1:])
    if not (over.covered_way(ours, theirs) and over.covered_way(theirs, ours)):
        return False
    halves = over.halves(ours, theirs)
    return apart(over.covers(theirs, halves[0]), over.covers(ours, halves[1])) <= ALIKE


def _name_zone(zone: Zone, side: str) -> Zone:
    return zone.model_copy(update={"side": side, "id": zone.id.partition("-")[0]})


def _in_sight(over: LookedOver, ours: Bools, theirs: Bools) -> float:
    return float((over.looks.of(ours)[np.ix_(ours, theirs)] != HIDDEN).mean())


def _edges(over: LookedOver, deep_m: float, long_m: float) -> Iterator[tuple[list[Zone], list[Zone]]]:
    """The zones along two opposite edges, those farther from each other first."""
    wide, high = over.drawn.width_m, over.drawn.height_m
    ways = [("west", "east"), ("south", "north")]
    for edges in ways if wide >= high else ways[::-1]:
        yield _along(edges[0], wide, high, deep_m, long_m), _along(edges[1], wide, high, deep_m, long_m)
        if wide != high:
            return


def _boxed(word: str, boxes: Sequence[Box]) -> list[Zone]:
    return [
        Zone(id=f"{word}-{number:03d}", side="nobody", points=rectangle(box))
        for number, box in enumerate(boxes)
    ]


def _along(edge: str, wide: float, high: float, deep_m: float, long_m: float) -> list[Zone]:
    """The zones along one edge, a step apart."""
    whole = high if edge in ("west", "east") else wide
    found = []
    for step in range(int(max(whole - long_m, 0) / _STEP_M) + 1):
        low = step * _STEP_M
        far = min(low + long_m, whole)
        box: Box = {
            "west": (0.0, low, deep_m, far),
            "east": (wide - deep_m, low, wide, far),
            "south": (low, 0.0, far, deep_m),
            "north": (low, high - deep_m, far, high),
        }[edge]
        found.append(Zone(id=f"{edge}-{step:03d}", side="nobody", points=rectangle(box)))
    return found
