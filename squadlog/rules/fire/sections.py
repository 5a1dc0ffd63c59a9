"""Which part of a feature a shot counts against: a stretch of a wall, or the whole of it (OBS-01, AMB-135).

Counters, machinery and shelving count as wholes here: what is drawn as one piece falls as one piece.
"""

from dataclasses import replace
from itertools import count
from math import hypot

from squadlog.battle.feature import Feature
from squadlog.battle.state import Battle
from squadlog.rules.common.context import RulesContext

ADDS_UP_M = 0.5
"""A shot that strikes within half a metre of the middle of a stretch adds to it."""
_NEARLY_M = 1e-9

Point = tuple[float, float]


def section(battle: Battle, feature: str, at: Point | None, ctx: RulesContext) -> Feature:
    """What a shot at that point of a known feature counts against.

    A stretch of 1 m that nobody has hit yet is made up: it is not in the battle. Without a point (no map), for anything
    but a wall or bulkhead, and where everything counts as a whole, it is the feature itself.
    """
    whole = battle.features[feature]
    if at is None or whole.part_of is not None or not _has_stretches(whole, ctx):
        return whole
    near = [
        (_apart_m(one.at, at), one)
        for one in battle.features.values()
        if one.part_of == whole.id and one.at is not None
    ]
    adding = [entry for entry in near if entry[0] <= ADDS_UP_M + _NEARLY_M]
    if adding:
        return min(adding, key=lambda entry: entry[0])[1]
    return _make_section(battle, whole, at)


def stretch_at(battle: Battle, wall: Feature, at: Point) -> Feature:
    """The stretch of a wall that the referee means by a point.

    One that is there already, else a new one, centred there.
    """
    near = [(_apart_m(one.at, at), one) for one in battle.features.values() if one.part_of == wall.id]
    known = min(
        (entry for entry in near if entry[0] <= ADDS_UP_M + _NEARLY_M), key=lambda one: one[0], default=None
    )
    return (
        _make_section(battle, wall, at) if known is None else replace(known[1], at=at, name=_name(wall, at))
    )


def _make_section(battle: Battle, whole: Feature, at: Point) -> Feature:
    number = next(number for number in count(1) if f"{whole.id}-{number}" not in battle.features)
    return replace(
        whole,
        id=f"{whole.id}-{number}",
        name=_name(whole, at),
        state="intact",
        damage=0,
        part_of=whole.id,
        at=at,
    )


def _name(wall: Feature, at: Point) -> str:
    return f"{wall.name} at {at[0]:.1f}, {at[1]:.1f}"


def _has_stretches(whole: Feature, ctx: RulesContext) -> bool:
    row = ctx.book.obstacles.get(whole.kind)
    falls_in_parts = ctx.rulings.is_("obstacle.section", "per_stretch")
    return row is not None and row.kind == "wall" and falls_in_parts and whole.state != "destroyed"


def _apart_m(one: Point | None, other: Point) -> float:
    return float("inf") if one is None else hypot(one[0] - other[0], one[1] - other[1])
