"""What is made of the record of a battle for a seat: exports, sheet and chronicle; and whether it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog import __version__
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.book.load import book_of
from squadlog.facts.seats import REFEREE

with lazy_imports():
    from squadlog.book import in_force
    from squadlog.reports import audit, export, proving, sheet
    from squadlog.reports.flat import tables
    from squadlog.reports.fought import following
    from squadlog.reports.heat import gather
    from squadlog.reports.story import chronicle as chronicles
    from squadlog.session import deciding, scripts
    from squadlog.session.battle_archive import paper
    from squadlog.setup import start_file
    from squadlog.survey.drawing import pairs_in_sight

if TYPE_CHECKING:
    from squadlog.battle.chapter_state import Proof
    from squadlog.reports.heat import map_heat
    from squadlog.session.asking.victory import VictoryCount
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.seat_views import SeatViews
    from squadlog.session.telling.log import SeatLog
    from squadlog.store.hashes import Broken


class Exports:
    """The record of a battle as a seat takes it away."""

    def __init__(
        self, record: RecordOfBattle, views: SeatViews, log: SeatLog, victory: VictoryCount, seat: str
    ) -> None:
        self._record, self._views, self._log, self._victory, self._seat = record, views, log, victory, seat

    def export(self, form: str, *, as_json: bool = False) -> str:
        """The record as `json`, `csv` or `story`; for the referee as `sql`, `battle` (a file) or `test` (`scripts`).

        Its `attacks` and `moves` are flat tables, CSV or JSON; `start` is a scenario. SquadlogError otherwise.
        """
        record, seat = self._record, self._seat
        if form in tables.TABLES:
            return self._flat_table(form, as_json=as_json)
        if form == "battle":
            return self._packet()
        if form == "start":
            return self.start().text
        if form == "sql" and seat == REFEREE:
            return record.store.dump(record.id)
        if form == "test" and seat == REFEREE:
            return scripts.script_of(record.tree)
        return export.export(
            form,
            title=record.title,
            battle=self._views.seen(seat),
            entries=self._log.entries(undone=True),
            branches=record.branches(seat),
            seat=self._reader,
        )

    def start(self) -> start_file.StartFile:
        """The file of a scenario that begins as the battle stands now, as far as this seat knows it.

        Raises SquadlogError where this seat knows of no soldier of a side.
        """
        record, seen = self._record, self._views.seen(self._seat)
        whose = "the referee" if self._seat == REFEREE else self._seat
        told = f"{record.title} as it stood in {seen.now} {seen.stage}, as {whose} knows it; squadlog {__version__}"
        waits = ["the command that waits for a die: give it again."] if record.half is not None else []
        rulings = in_force.rulings_of(seen.rulings, seen.setup.version)
        return start_file.write_start_file(seen, rulings, told=told, left=waits)

    def _packet(self) -> str:
        if self._seat != REFEREE:
            raise SquadlogError(
                "The whole record shows every secret: only --seat referee exports the battle."
            )
        return paper.write_text(self._record.store.packed(self._record.id))

    def _flat_table(self, what: str, *, as_json: bool) -> str:
        record = self._record
        with record.sound():
            told = tables.table(
                what,
                record.tree,
                record.logbook,
                title=record.title,
                seat=self._reader,
                read_by=self._seat,
            )
        return tables.as_json(told) if as_json else tables.as_csv(told)

    @property
    def _reader(self) -> str | None:
        """The seat whose reading it is; None for the referee, who reads all."""
        return None if self._seat == REFEREE else self._seat

    def sheet(self) -> str:
        """The squad logs as text: of every side, or for a side its own."""
        seen = self._views.seen(self._seat)
        rulings = in_force.rulings_of(seen.rulings, seen.setup.version)
        side = self._seat if self._seat in seen.side_ids() else None
        return sheet.battle_sheet(seen, book_of(seen.setup), rulings, side=side)

    def chronicle(self) -> chronicles.Chronicle:
        """How the battle came about as far as this seat knows: what its report is made of."""
        record, seat = self._record, self._seat
        return chronicles.Chronicle(
            title=record.title,
            seat=seat,
            battle=self._views.seen(seat),
            entries=self._log.entries(),
            tolls=self._victory.tolls(),
            follow=lambda: following.follow(record.tree, record.logbook, seat),
            told=self._log.told_each,
            stood_at=self._log.stood_at,
            reckoned_at=self._victory.reckoned_at,
            played=self._log.time_played,
        )

    def heat(self) -> map_heat.MapHeat:
        """What happened where on the map of the battle, as this seat knows it. SquadlogError without a map."""
        record, seat = self._record, self._seat
        seen = self._views.seen(seat)
        if not seen.setup.map:
            raise SquadlogError(
                f"{record.title} is played without a map, so nothing happened at any place of one."
            )
        with record.sound():
            happened = following.follow(record.tree, record.logbook, seat)
            return gather.gather_heat(record.title, seen, happened, pairs_in_sight.PairsInSight())

    # Whether it holds

    def proofs(self) -> tuple[Proof, ...]:
        """What the commitments of the line come to; before the end only the referee reads what was placed.

        Empty where a seal hides from this process what they are about.
        """
        record = self._record
        if not record.decides:
            return ()
        with record.sound():
            found = tuple(proving.proofs(record.tree))
        if self._seat == REFEREE or record.battle.stage == "over":
            return found
        return tuple(replace(one, salt="", placed="") for one in found)

    def broken(self) -> Broken | None:
        """The first step of the record that was changed from outside, or None."""
        return self._record.store.first_broken(self._record.id)

    def audit(self, *, whole: bool = False) -> tuple[audit.Difference, ...]:
        """Decide every command of the line again with the faces it had, and say where that leads elsewhere.

        `whole`: of all lines. Before that: the first step of the record, undone ones too, whose hash does not fit.
        ValueError for any seat but the referee's.
        """
        if self._seat != REFEREE:
            raise ValueError("an audit shows every secret")
        record = self._record
        changed: tuple[audit.Difference, ...] = ()
        if broken := self.broken():
            moment = record.tree.state(broken.step).now
            changed = (audit.Difference(step=broken.entry, moment=moment, what=broken.what),)
        return (*changed, *audit.audit(record.tree, deciding.table_at, whole=whole))
