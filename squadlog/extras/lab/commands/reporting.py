"""What a lab has found, laid out to be read: where things happened on the map, and the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.write_files import write_new
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map.heat import add_drawing, draw_heat
from squadlog.cli.printing import print_json, print_text, print_wrapped, tell
from squadlog.facts.heat import HEAT_KINDS

with lazy_imports():
    from squadlog.extras.lab.told import flat
    from squadlog.extras.lab.told import heat as heats

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from pathlib import Path

    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.trials.running import RunningLab

SQLITE = (".sqlite", ".db")
"""How the name of a file of tables ends."""


def write_tables(lab: RunningLab, target: Path) -> int:
    """Write its battles and their shots and falls into a new SQLite file. Raises SquadlogError."""
    write_new(target, flat.write_tables(lab.counted()))
    tell(f"Written to {target}: the tables battles and spots.")
    return OK


def add_heat(sub: ArgumentParser) -> None:
    """Add what `lab heat` takes besides the lab."""
    sub.add_argument(
        "cell", nargs="?", metavar="CELL", help="a cell by its number or key (all; drawn: the only one)"
    )
    add_drawing(sub, HEAT_KINDS)


def tell_heat(lab: RunningLab, options: Namespace) -> int:
    """Where shots were fired from, who was attacked and who fell; code 5 where no battle tells that."""
    chosen = list(lab.cells.values()) if options.cell is None else [_cell(lab, options.cell)]
    if options.svg and len(chosen) > 1:
        every = "; ".join(f"{number} {key}" for number, key in enumerate(lab.cells, 1))
        raise NotUnderstoodError(f"One cell is drawn at a time, by its number: {every}.")
    found = [heats.heat_of(lab, one) for one in chosen]
    if options.json:
        print_json("lab-heat", {"cells": [heats.describe_heat(one) for one in found]})
    elif options.svg:
        (one,) = found
        if why := heats.say_why_no_map(one):
            tell(why)
            return NOTHING
        print_text(draw_heat(one.heat, options))
    else:
        for number, one in enumerate(found):
            print_wrapped((*([""] if number else []), *heats.tell_heat(one)))
    return OK if any(one.heat.spots for one in found) else NOTHING


def _cell(lab: RunningLab, said: str) -> CellSoFar:
    cell = lab.cell(said)
    if cell is None:
        raise NotFoundError(
            f"The lab has no cell {clean_text(said, limit=60)!r}; its cells: {', '.join(lab.cells)}."
        )
    return lab.cells[cell.key]
