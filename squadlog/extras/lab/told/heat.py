"""Where in a lab's battles shots were fired from, who was attacked and who fell, on the map that they share."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record
from squadlog.extras.lab.trials.playing import setup_of
from squadlog.facts.heat import HEAT_KINDS, HeatSpot
from squadlog.reports.heat.map_heat import MapHeat, list_squares
from squadlog.reports.heat.words import heat_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.trials.running import RunningLab
    from squadlog.facts.heat import HeatKind

Ground = Literal["one map", "no map", "many maps"]
_DOES: Mapping[HeatKind, str] = {"fired": "shots", "struck": "attacks on it", "fell": "falls"}


@record
class CellHeat:
    """The heat of all counted battles of a cell; `ground` says whether they were fought on one map.

    `exchanged`: each contender had each side in half of them.
    """

    ground: Ground
    heat: MapHeat
    exchanged: bool = False


def heat_of(lab: RunningLab, so_far: CellSoFar) -> CellHeat:
    """The heat of a cell: places by the names of sides. Raises SquadlogError for a cell that cannot be played."""
    cell, setup = so_far.cell, setup_of(lab.work.seed, so_far.cell, 0)
    named = {side.id: side.name for side in setup.sides}
    ground: Ground = "one map" if setup.map else "no map"
    is_drawn = bool(cell.points or cell.squads)
    if is_drawn and setup_of(lab.work.seed, cell, 2).map != setup.map:  # of another deal
        ground = "many maps"
    spots = (
        HeatSpot(one.kind, named[one.side], one.x, one.y, one.floor)
        for row in so_far.rows
        for one in row.fought.spots
    )
    heat = MapHeat(
        title=cell.key,
        map=setup.map or "",
        sides=tuple(named.values()),
        battles=len(so_far.rows),
        spots=tuple(spots),
    )
    return CellHeat(ground=ground, heat=heat, exchanged=cell.exchanged)


def say_why_no_map(found: CellHeat) -> str:
    """Why nothing of it can be drawn on a map, in a sentence; empty where it can."""
    return {
        "one map": "" if found.heat.battles else "No battle of it has been played yet.",
        "no map": "These battles are fought without a map, so there is nowhere to draw what happened.",
        "many maps": "Each of these battles is fought on a map of its own, drawn at random: a place is not the same "
        "in two of them.",
    }[found.ground]


def say_whose(found: CellHeat) -> str:
    """Whose the places are where commanders changed sides, in a sentence; empty where they did not."""
    return (
        "Places are told by side; each commander had each side in half of the battles."
        if found.exchanged
        else ""
    )


def tell_heat(found: CellHeat) -> Iterator[str]:
    """The heat of a cell in lines: how much of what a battle, then the hottest squares of the map."""
    heat = found.heat
    if heat.battles:
        counts = Counter((one.side, one.kind) for one in heat.spots)
        for side in heat.sides if heat.spots else ():
            each = ", ".join(f"{counts[side, kind] / heat.battles:.1f} {_DOES[kind]}" for kind in HEAT_KINDS)
            yield f"{side}, a battle: {each}"
    if why := say_why_no_map(found):
        yield f"{heat.title}: {why}"
        return
    yield from heat_lines(heat)
    if whose := say_whose(found):
        yield whose


def describe_heat(found: CellHeat) -> Mapping[str, object]:
    """The heat of a cell as data: squares of a metre where it is of one map."""
    squares = list_squares(found.heat.spots) if found.ground == "one map" else ()
    return {
        "cell": found.heat.title,
        "ground": found.ground,
        "battles": found.heat.battles,
        "sides": list(found.heat.sides),
        "squares": squares,
    }
