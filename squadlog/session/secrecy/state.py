"""How it stands with the seal of a battle: what this computer has seen of it, and says before anything is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import COURTESY, SEALED
from squadlog.session.secrecy.beside import SealBeside

with lazy_imports():
    from squadlog.session import sealed as sealing
    from squadlog.session.secrecy import chosen, memory

if TYPE_CHECKING:
    from squadlog.session.battle_record import RecordOfBattle


class SealState:
    """The seal of a battle, which may have none, as everybody who looks at it is told of it."""

    def __init__(self, record: RecordOfBattle) -> None:
        self._record = record
        self.beside = SealBeside(record)
        """What those who are no people may do, and keep to themselves."""

    @property
    def closed(self) -> bool:
        """Whether what a seat may not know lies encrypted in the file."""
        return self._record.seal is not None

    @property
    def stands(self) -> str:
        """Four signs that all have alike who see the same sealed record; nothing where it is not sealed."""
        seal = self._record.seal
        return "" if seal is None else seal.far.stand.short

    @property
    def remarks(self) -> tuple[str, ...]:
        """What this computer has seen here otherwise, and what the seal of a battle does not protect."""
        replaced, seal = self._record.replaced, self._record.seal
        here = (replaced,) if replaced else ()
        if seal is None:
            return here
        anew = chosen.warning(seal.opened)
        public = sealing.OPEN_TO_ALL if seal.open_to_all else ""
        return (*here, *filter(None, (public, anew)), *seal.far.remarks)

    @property
    def doubt(self) -> str:
        """What this computer has seen here otherwise, as a sentence; nothing where it is as it was, or not sealed."""
        seal = self._record.seal
        return self._record.replaced or ("" if seal is None else seal.far.seen_otherwise.course)

    @property
    def secrecy(self) -> str:
        """What a seat keeps from others, as a sentence; nothing where the remarks on its seal say it."""
        seal = self._record.seal
        if seal is None:
            return COURTESY
        return "" if seal.open_to_all else SEALED

    def accept(self) -> None:
        """Remember the record and its seal as they are, now that the remarks were told."""
        record, seal = self._record, self._record.seal
        if record.replaced:
            memory.keep_place(record.store.path, record.id, "" if seal is None else seal.ring.id)
            record.look_at_place()
        if seal is not None:
            seal.far.accept()
            chosen.drop_warning(seal.opened)

    def forged(self) -> tuple[tuple[int, str], ...]:
        """What sides wrote with their words alone and is not as it must be, with its entry; only a judge finds any."""
        tree, seal = self._record.tree, self._record.seal
        if seal is None or not seal.judges:
            return ()
        return tuple(
            (tree.number(number), why) for number in seal.by_sides() if (why := seal.wrong_of(tree, number))
        )

    def reveal(self) -> Refusal | None:
        """Open a sealed battle that is over for everybody; None when it is open."""
        record, seal = self._record, self._record.seal
        if seal is None:
            return None
        if (whole := seal.opened.whole) is None:
            told = "The referee's password opens the seal, or those of all sides together."
            return Refusal(code="sealed", sentence=told, rule="")
        if record.battle.stage != "over":
            return Refusal(
                code="not-over", sentence="The battle is not over.", rule="", instead="End it first."
            )
        record.store.settings.set(sealing.setting_of(seal.ring), whole.hex())
        return None
