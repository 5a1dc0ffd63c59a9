"""The cells in which given squads meet, sides exchanged: one against another, or a thing and its rod against none."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.extras.lab.asked.contenders import (
    build_ordinary,
    find_squad,
    price_of,
    stem_of_scenario,
    stem_of_squad,
)
from squadlog.extras.lab.asked.lab import LabError
from squadlog.extras.lab.asked.things import find_thing, rod_for, with_thing
from squadlog.extras.lab.trials.cell import Cell
from squadlog.squads.exchange import export_squad
from squadlog.squads.ready import ready_squads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.lab.asked.lab import Lab
    from squadlog.extras.lab.trials.cell import Measure
    from squadlog.squads.plan import SquadPlan

_PLAIN = "plain"
"""What the squad that a thing and its rod are held against is called in the key of a cell."""


def rank_cells(lab: Lab) -> Iterator[Cell]:
    """Each pair of squads on each ground at each level. Raises SquadlogError."""
    squads = {stem_of_squad(one): find_squad(one) for one in lab.squads}
    if len(squads) < len(lab.squads):
        raise LabError("squads: two of them are called alike; give one of the files another name.")
    if len(squads) == 1:
        pairs = [(*squads, other) for other in ready_squads() if other not in squads]
        squads |= {key: find_squad(key) for key in ready_squads() if key not in squads}
    else:
        pairs = list(combinations(squads, 2))
    for ground in lab.scenarios:
        for level in lab.levels:
            for first, second in pairs:
                yield _meet(lab, ground, level, (first, second), (squads[first], squads[second]), by="won")


@record
class ThingAndRod:
    """A thing as it is weighed: what it costs more than what it replaces, for each soldier, and its rod.

    The `rod` costs `rod_points` for each soldier of the plain squad more than that; both are keys of cells.
    """

    thing: str
    name: str
    price: float
    rod_points: float
    cell: str
    rod: str
    ground: str
    level: str


def list_weighed(lab: Lab) -> tuple[ThingAndRod, ...]:
    """What a lab of `worth` weighs, and by which cells. Raises SquadlogError."""
    return tuple(one for one, _ in _weigh(lab))


def worth_cells(lab: Lab) -> Iterator[Cell]:
    """Each thing, and its rod, against the plain squad on each ground at each level. Raises SquadlogError."""
    told: set[str] = set()
    for _, cells in _weigh(lab):
        for cell in cells:
            if cell.key not in told:
                told.add(cell.key)
                yield cell


def _weigh(lab: Lab) -> Iterator[tuple[ThingAndRod, tuple[Cell, Cell]]]:
    plain = find_squad(lab.squads[0]) if lab.squads else build_ordinary()
    many = len(plain.soldiers)
    for ground in lab.scenarios:
        for level in lab.levels:
            for said in lab.things:
                thing = find_thing(said)
                changed = with_thing(plain, thing)
                before, after = price_of((plain, changed))
                rod, costs = rod_for(plain, after - before)
                keys = (thing.key, _PLAIN), (rod.name, _PLAIN)
                of_thing = _meet(lab, ground, level, keys[0], (changed, plain), by="strength")
                of_rod = _meet(lab, ground, level, keys[1], (rod, plain), by="strength")
                weighed = ThingAndRod(
                    thing=thing.key, name=thing.name, price=(after - before) / many, rod_points=costs / many,
                    cell=of_thing.key, rod=of_rod.key, ground=stem_of_scenario(ground), level=level,
                )  # fmt: skip
                yield weighed, (of_thing, of_rod)


def _meet(
    lab: Lab, ground: str, level: str, keys: tuple[str, str], squads: tuple[SquadPlan, SquadPlan], *, by: Measure
) -> Cell:  # fmt: skip
    where = f"{stem_of_scenario(ground)}/{level}"
    return Cell(
        key=f"{where}/{keys[0]}-{keys[1]}", scenario=ground, levels=(level, level), exchanged=True, whole=lab.whole,
        called=(squads[0].name, squads[1].name), squads=(export_squad(squads[0]), export_squad(squads[1])), by=by,
        dice=where,
    )  # fmt: skip
