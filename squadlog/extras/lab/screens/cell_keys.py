"""What can be looked at of a lab and of the cell under the cursor, by keys: the report, the heat map, its battles."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.base.write_files import write_new
from squadlog.tui.asker import waits
from squadlog.tui.chrome.places import open_desk, watch_again
from squadlog.tui.parts import KeyedPart

with lazy_imports():
    from squadlog.base import processes
    from squadlog.extras.lab.screens import heat
    from squadlog.extras.lab.told import battles, flat, plans
    from squadlog.extras.lab.told import report as reports
    from squadlog.extras.lab.trials import replaying
    from squadlog.tui import picking
    from squadlog.tui.book import reading

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.trials.cell import Cell, Measure
    from squadlog.extras.lab.trials.running import RunningLab
    from squadlog.tui.asker import Asker


class CellKeys(KeyedPart):
    """Opens what a lab has to show; `chosen` gives the lab and its cell under the cursor, None before it is read."""

    def __init__(self, asker: Asker, chosen: Callable[[], tuple[RunningLab, CellSoFar] | None]) -> None:
        self.asker, self._chosen = asker, chosen
        self.allows = self._may

    def _may(self, _action: str) -> bool:
        """Nothing can be looked at before a battle is there."""
        chosen = self._chosen()
        return chosen is not None and any(one.rows for one in chosen[0].cells.values())

    def open_report(self) -> None:
        """Read all that was found of all its cells."""
        if (chosen := self._chosen()) is not None:
            text = Content("\n".join(reports.tell_report(reports.report_of(chosen[0]))))
            self.asker.app.push_screen(reading.ReadingDialog("The report", text))

    @waits
    async def action_plan(self) -> None:
        """What more time would tell, by how long its battles took since it was opened."""
        if (chosen := self._chosen()) is None:
            return
        lab, at_once = chosen[0], processes.cores()
        if not lab.now:
            self.asker.tell("Play some of its battles first: r. Then t tells what more time would settle.")
            return
        self.asker.tell("Reckoning ...")
        each_s, by = lab.seconds_each * at_once, lab.work.cells[0].by
        reckons = partial(_reckon, each_s, len(lab.cells), lab.lab.battles, at_once, by)
        told = await self.asker.screen.run_worker(reckons, thread=True, group="glance").wait()
        self.asker.app.push_screen(
            reading.ReadingDialog("What more time would tell", Content("\n\n".join(told)))
        )

    @waits
    async def action_export(self) -> None:
        """Write all battles of the lab into a new file, for a notebook of one's own."""
        if (chosen := self._chosen()) is None:
            return
        lab = chosen[0]
        question = "Write its battles into a new file: .csv, or .sqlite with every shot and fall:"
        if path := await self.asker.line(question, f"{lab.path.stem}.csv"):
            target = file_named(path)
            self.asker.did(
                lambda: _write(lab, target), f"Written to {clean_text(str(target.resolve()), limit=300)}."
            )

    def action_heat(self) -> None:
        """Where on the map the battles of the cell under the cursor were fought."""
        if (chosen := self._chosen()) is not None:
            lab, so_far = chosen
            self.asker.app.push_screen(heat.LabHeatScreen(lab, so_far.cell.key))

    @waits
    async def action_play(self) -> None:
        """Play one battle of the cell under the cursor again, keep it as a record, and open it."""
        if (chosen := self._chosen()) is None:
            return
        lab, so_far = chosen
        screen, app = self.asker.screen, self.asker.app
        rows = [(f"{row.number}", battles.say_battle(so_far.cell, row)) for row in so_far.rows]
        told = "It is played again as it was, and kept among your battles."
        dialog = picking.PickDialog(f"Which battle of {so_far.cell.key}?", told, rows, clears=False)
        if (found := await self.asker.answer(dialog)) is None:
            return
        self.asker.tell(f"Battle {found[0]} is played again ...")
        keeps = partial(_keep, lab, so_far.cell, int(found[0]), open_desk(app).store.path)
        kept = await screen.run_worker(keeps, thread=True, group="keep").wait()
        if isinstance(kept, str):
            self.asker.refuse(kept)
        elif app.screen is screen:
            watch_again(app, kept)
        else:
            self.asker.tell(f"Battle {kept} is among your battles now.")


def _keep(lab: RunningLab, cell: Cell, number: int, file: Path) -> int | str:
    """The number of the record of a battle that is played again, or why there is none."""
    try:
        return replaying.keep_battle(lab, cell, number, file)
    except SquadlogError as error:
        return str(error)


def _reckon(each_s: float, cells: int, most: int, at_once: int, by: Measure) -> tuple[str, ...]:
    return tuple(plans.tell_plan(each_s, cells, most, at_once=at_once, by=by))


def _write(lab: RunningLab, target: Path) -> None:
    flat.require_ending(target)
    tables = target.suffix.lower() in flat.SQLITE
    write_new(target, flat.write_tables(lab.counted()) if tables else flat.write_rows(lab.counted()))
