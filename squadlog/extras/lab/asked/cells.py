"""The cells of a lab: the battles that answer its question."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.extras.lab.asked.contenders import stem_of_scenario
from squadlog.extras.lab.asked.contests import rank_cells, worth_cells
from squadlog.extras.lab.asked.lab import CONTESTS, LabError
from squadlog.extras.lab.trials.cell import Cell
from squadlog.extras.lab.trials.playing import find_bench, setup_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from squadlog.extras.lab.asked.lab import Lab, LabQuestion


def cells_of(lab: Lab) -> tuple[Cell, ...]:
    """The cells of a lab, the first of which is played first. Raises SquadlogError for what cannot be played."""
    for level in lab.levels:
        find_bench().mind(level)
    cells = tuple(_CELLS[lab.question](lab))
    if lab.question in CONTESTS:
        for scenario in lab.scenarios:
            setup_of(lab.seed, next(one for one in cells if one.scenario == scenario), 0)
    return cells


def _fair(lab: Lab) -> Iterator[Cell]:
    """Each scenario at each level, the same for both sides."""
    for scenario in lab.scenarios:
        for level in lab.levels:
            cell = _cell(lab, scenario, f"{_name(lab, scenario)}/{level}", (level, level))
            first, second = (side.name for side in setup_of(lab.seed, cell, 0).sides)
            yield replace(cell, called=(first, second))


def _levels(lab: Lab) -> Iterator[Cell]:
    """Each pair of levels in each scenario, sides exchanged."""
    if len(lab.levels) < 2:
        raise LabError("levels: name two or more to be compared.")
    for scenario in lab.scenarios:
        for weaker, stronger in combinations(lab.levels, 2):
            key = f"{_name(lab, scenario)}/{stronger}-{weaker}"
            cell = _cell(lab, scenario, key, (stronger, weaker), called=(stronger, weaker), exchanged=True)
            setup_of(lab.seed, cell, 0)
            yield cell


_CELLS: Mapping[LabQuestion, Callable[[Lab], Iterator[Cell]]] = {
    "fair": _fair, "levels": _levels, "rank": rank_cells, "worth": worth_cells,
}  # fmt: skip


def _name(lab: Lab, scenario: str) -> str:
    name = stem_of_scenario(scenario)
    return f"{name}:{lab.points}" if lab.points else name


def _cell(
    lab: Lab, scenario: str, key: str, levels: tuple[str, str], *, called: tuple[str, str] = ("", ""),
    exchanged: bool = False,
) -> Cell:  # fmt: skip
    return Cell(
        key=key, scenario=scenario, levels=levels, called=called, points=lab.points, chapters=lab.chapters,
        exchanged=exchanged, whole=lab.whole,
    )  # fmt: skip
