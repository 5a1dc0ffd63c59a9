"""The heat of a map in words: the hottest squares of each kind, metres walked, the longest looks."""

from collections.abc import Iterator

from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.facts.heat import HEAT_KINDS, HeatKind
from squadlog.reports.heat.map_heat import MapHeat, list_squares, total_metres

SQUARE_M = 2
"""Metres of the side of a square that words tell of."""
_MOST = 8
_HEADS: dict[HeatKind, str] = {
    "fired": "Shots were fired from",
    "struck": "Those who were attacked stood at",
    "fell": "Units fell at",
}


def heat_lines(heat: MapHeat) -> Iterator[str]:
    """The whole of it, the most first; a sentence where nothing happened yet."""
    fought = so_many(heat.battles, "battle")
    yield f"{heat.title}: {fought}, squares of {format_length(SQUARE_M)}, places in metres east and north."
    if not (heat.spots or heat.ways or heat.looks):
        yield "Nobody has moved, fired or seen an enemy on this map yet."
        return
    for kind in HEAT_KINDS:
        squares = list_squares((one for one in heat.spots if one.kind == kind), SQUARE_M)
        if squares:
            yield f"{_HEADS[kind]}:"
        for one in squares[:_MOST]:
            floor = f", floor {one.floor}" if one.floor > 1 else ""
            yield f"  {one.x},{one.y}{floor}: {one.side} {so_many(one.times, 'time')}"
        if len(squares) > _MOST:
            yield f"  and {so_many(len(squares) - _MOST, 'more square')}"
    for side, metres in total_metres(heat.ways):
        yield f"{side} walked {format_length(round(metres, 1))} in all."
    if heat.looks:
        yield "Who had an enemy in sight:"
    for look in heat.looks[:_MOST]:
        yield f"  {look.by} saw {look.of} for {so_many(look.seconds, 'second')}"
    if len(heat.looks) > _MOST:
        yield f"  and {so_many(len(heat.looks) - _MOST, 'more pair')}"
