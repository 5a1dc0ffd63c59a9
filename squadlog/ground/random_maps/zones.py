"""Where two sides set up on a map that was drawn without them: the pair of zones at its ends that is fairest."""

from collections.abc import Iterator, Mapping, Sequence

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
_Held = tuple[Zone, Bools]
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
        west, east = (_zones_in(word, boxes) for word, boxes in starts.items())
        alike = (edges for edges in ((west, east),))
    for lower, upper in alike:
        over.looks.of(over.within([*lower, *upper]))  # all at once, and nothing yet from the places between
        ours, theirs = _with_places(over, lower), _with_places(over, upper)
        if starts is not None:
            ours, theirs = _each_once(ours), _each_once(theirs)
        found += _pairs_alike(over, ours, theirs)
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


def _with_places(over: LookedOver, zones: list[Zone]) -> list[_Held]:
    """The zones with places enough, each with its places."""
    held = [(zone, over.within([zone])) for zone in zones]
    return [one for one in held if int(one[1].sum()) >= _PLACES]


def _each_once(held: list[_Held]) -> list[_Held]:
    """Of zones with the same places the first."""
    first = {places.tobytes(): (zone, places) for zone, places in reversed(held)}
    return [one for one in held if first[one[1].tobytes()][0] is one[0]]


def _pairs_alike(
    over: LookedOver, ours: list[_Held], theirs: list[_Held]
) -> Iterator[tuple[float, Zone, Zone]]:
    """The pairs that look over the ground between them alike, each with the share of lines in sight of each other.

    The shares are those of `LookedOver.sight`, counted for all pairs at once.
    """
    if not (ours and theirs):
        return
    near, far = (np.array([places for _, places in held]) for held in (ours, theirs))
    every: Bools = np.logical_or.reduce([*near, *far])
    seen = (over.looks.of(every) != HIDDEN).astype(np.int64)
    from_near, from_far = near @ seen, far @ seen
    many_near, many_far = near.sum(axis=1), far.sum(axis=1)
    for one, (first, here) in enumerate(ours):
        for other, (second, there) in enumerate(theirs):
            between = ~(here | there)
            many = int(between.sum())
            if not many:
                continue
            shares = (
                float(from_near[one][between].sum() / (many_near[one] * many)),
                float(from_far[other][between].sum() / (many_far[other] * many)),
            )
            if apart(*shares) <= ALIKE:
                facing = from_near[one][there].sum() / (many_near[one] * many_far[other])
                yield float(facing), first, second


def _edges(over: LookedOver, deep_m: float, long_m: float) -> Iterator[tuple[list[Zone], list[Zone]]]:
    """The zones along two opposite edges, those farther from each other first."""
    wide, high = over.drawn.width_m, over.drawn.height_m
    ways = [("west", "east"), ("south", "north")]
    for edges in ways if wide >= high else ways[::-1]:
        yield _along(edges[0], wide, high, deep_m, long_m), _along(edges[1], wide, high, deep_m, long_m)
        if wide != high:
            return


def _zones_in(word: str, boxes: Sequence[Box]) -> list[Zone]:
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
