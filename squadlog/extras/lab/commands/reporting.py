"""What a lab has found, laid out to be read: where things happened on the map, and the report."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base import plugs
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.write_files import write_new
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map.heat import add_drawing, draw_heat
from squadlog.cli.printing import print_json, print_text, print_wrapped, tell
from squadlog.facts.heat import HEAT_KINDS
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.extras.lab.told import flat
    from squadlog.extras.lab.told import heat as heats
    from squadlog.extras.lab.told import report as reports

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Mapping

    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.told.report import LabReport
    from squadlog.extras.lab.trials.running import RunningLab


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
    chosen = list(lab.cells.values()) if options.cell is None else [find_cell(lab, options.cell)]
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


def add_report(sub: ArgumentParser) -> None:
    """Add what `lab report` takes besides the lab."""
    ends = ", ".join((*_ON_PAPER, *_FILES))
    sub.add_argument(
        "--to", type=Path, metavar="FILE", help=f"write it into a new file: {ends} (else on stdout)"
    )


def tell_report(lab: RunningLab, options: Namespace) -> int:
    """The report of a lab on stdout or into a file, by its ending; code 5 where no battle has been played."""
    target: Path | None = options.to
    form = "" if target is None else target.suffix.lower()
    if form in _ON_PAPER:
        return _print(lab, str(target))
    found = reports.report_of(lab)
    if target is not None:
        if form not in _FILES:
            every = " or ".join((*_ON_PAPER, *_FILES))
            raise NotUnderstoodError(f"A report is written as {every}, by the ending of the file.")
        write_new(target, _FILES[form](found))
        tell(f"Written to {target}.")
    elif options.json:
        print_json("lab-report", reports.describe_report(found))
    else:
        print_wrapped(reports.tell_report(found), hanging=3)
    return OK if lab.was else NOTHING


def _print(lab: RunningLab, target: str) -> int:
    """Have paper write it."""
    found = plugs.extra_command("print")
    if found is None:
        raise NotUnderstoodError(
            "HTML and PDF are written by the extra paper, which is not there; --to FILE.csv and FILE.json need nothing."
        )
    code: int = import_module(found[0]).run("print", ["lab", "--of", str(lab.path), "--to", target])
    return code


def _as_json(found: LabReport) -> str:
    document = {"format": "squadlog-lab-report/1", **json_value(reports.describe_report(found))}
    return json.dumps(document, indent=2) + "\n"


def _as_csv(found: LabReport) -> str:
    return flat.write_findings(found.found)


_ON_PAPER = (".html", ".pdf")
_FILES: Mapping[str, Callable[[LabReport], str]] = {".csv": _as_csv, ".json": _as_json}


def find_cell(lab: RunningLab, said: str) -> CellSoFar:
    """The cell that is meant by its number or key. Raises NotFoundError, which names those that there are."""
    cell = lab.cell(said)
    if cell is None:
        raise NotFoundError(
            f"The lab has no cell {clean_text(said, limit=60)!r}; its cells: {', '.join(lab.cells)}."
        )
    return lab.cells[cell.key]
