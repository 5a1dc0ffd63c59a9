"""What a seat is told of the record: the log, its lines as the battle stood at them, what befell whom, the exports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE
from squadlog.session.seat_access import SeatAccess

with lazy_imports():
    from squadlog.reports import sheet

if TYPE_CHECKING:
    from squadlog.battle.chapter_state import Proof
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.state import Known
    from squadlog.book.rulings import Rulings
    from squadlog.facts.seats import Speaker
    from squadlog.reports.audit import Difference
    from squadlog.reports.entries import LogEntries, LogEntry
    from squadlog.reports.soldier.health import HealthLine
    from squadlog.reports.soldier.notes import NoteKept
    from squadlog.reports.story.chronicle import Chronicle
    from squadlog.session.battle_session import Session
    from squadlog.session.seat_access import Eyes
    from squadlog.store.hashes import Broken


class ReadingSeat(SeatAccess["Session"]):
    """A seat as far as it reads, and says nothing. ValueError for one that the battle has not."""

    def __init__(self, session: Session, who: Speaker, eyes: Eyes | None = None) -> None:
        session.seen(who.seat)
        super().__init__(session, who, eyes)

    @property
    def known(self) -> Known:
        """The battle as this seat knows it; one and the same while nothing changes."""
        return self._record.seen(self.who.seat)

    @property
    def rulings(self) -> Rulings:
        """The readings in force."""
        return self._record.rulings

    def latest(self, steps: int) -> tuple[str, ...]:
        """The words of the last steps that stand, oldest first: less than the log costs."""
        return self._record.latest(steps, self.who.seat)

    def newest(self) -> LogEntry | None:
        """The last step that stands, as this seat may read it: less than the log costs."""
        return self._record.newest(self.who.seat)

    def health(self, unit: int | None = None) -> tuple[HealthLine, ...]:
        """What befell a soldier, or everybody, as this seat may read it: wounds, dazes, lost nerves; oldest first."""
        lines = self._record.health(self.who.seat)
        return lines if unit is None else tuple(line for line in lines if line.unit == unit)

    def log(self, *, undone: bool = False) -> LogEntries:
        """The log as this seat may read it, oldest first; with `undone`, the lines left as well."""
        return self._record.log(self.who.seat, undone=undone)

    def stood_at(self, entry: int) -> Known | None:
        """The battle as it stood after a line of the log, as this seat knows it; None: there is no such line."""
        return self._record.stood_at(entry, self.who.seat)

    def chronicle(self) -> Chronicle:
        """How the battle came about as far as this seat knows: what its report is made of."""
        return self._record.chronicle(self.who.seat)

    def notes(self) -> tuple[NoteKept, ...]:
        """Every note that this seat may read, oldest first: those of lines that were taken back as well."""
        return self._record.notes(self.who.seat)

    def notes_on(self, line: int) -> tuple[NoteKept, ...]:
        """The notes on a line of the log that this seat may read, oldest first: less than all of them cost."""
        return self._record.notes(self.who.seat, line=line)

    def export(self, form: str, *, as_json: bool = False) -> str:
        """The record in that form, as this seat may know it, a flat table `as_json` too. SquadlogError for no form."""
        return self._record.export(form, seat=self.who.seat, as_json=as_json)

    def sheet(self) -> str:
        """The squad logs as text: of every side, or for a side its own."""
        side = self.who.seat if self.who.seat in self.known.side_ids() else None
        return sheet.battle_sheet(self.known, load_rulebook(), self.rulings, side=side)

    @property
    def sealed(self) -> bool:
        """Whether what this seat may not know lies encrypted in the file."""
        return self._record.sealed

    @property
    def seal_stands(self) -> str:
        """What people compare who look at one sealed battle, see `SealedPlay.seal_stands`."""
        return self._record.seal_stands

    @property
    def seal_remarks(self) -> tuple[str, ...]:
        """What speaks against a sealed record, see `SealedPlay.seal_remarks`."""
        return self._record.seal_remarks

    @property
    def seal_doubt(self) -> str:
        """What this computer has seen otherwise, see `SealedPlay.seal_doubt`."""
        return self._record.seal_doubt

    @property
    def secrecy_words(self) -> str:
        """What a seat keeps from others, see `SealedPlay.secrecy_words`."""
        return self._record.secrecy_words

    def seal_checked(self) -> None:
        """Somebody was told the remarks."""
        self._record.seal_checked()

    def forged(self) -> tuple[tuple[int, str], ...]:
        """What sides wrote alone and is not as it must be, for a judge: entry and why."""
        return self._record.forged()

    def reveal(self) -> Refusal | None:
        """Open a sealed battle that is over for everybody; None where it is open."""
        return self._record.reveal()

    def proofs(self) -> tuple[Proof, ...]:
        """What the commitments to secret placements come to; see `Recorded.proofs`."""
        return self._record.proofs(self.who.seat)

    def broken(self) -> Broken | None:
        """The first step of the record that was changed from outside, or None."""
        return self._record.broken()

    def audit(self) -> tuple[Difference, ...]:
        """Decide everything again and say where that leads elsewhere. ValueError for any seat but the referee's."""
        if self.who.seat != REFEREE:
            raise ValueError("an audit tells every secret")
        return self._record.audit()
