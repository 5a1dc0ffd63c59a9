"""What this computer has seen of a sealed battle, and says of it before anything is decided there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import COURTESY, REFEREE, SEALED
from squadlog.session.secrecy.unlocking import OpenedByWords

with lazy_imports():
    from squadlog.session import sealed as sealing
    from squadlog.session.secrecy import chosen, memory

if TYPE_CHECKING:
    from squadlog.base.errors import StoreError
    from squadlog.store.record_file import Store


class SeenHere(OpenedByWords):
    """A battle that may be sealed, held against what was seen of it here."""

    _replaced: str = ""
    """That this is another battle than the sealed one that this computer saw here; nothing where it is none such."""

    def refresh(self) -> None:
        """Read the battle again, see `Kept.refresh`; another in the place of a sealed one is told."""
        super().refresh()
        self._look_at_place()

    @staticmethod
    def _begins(store: Store, number: int) -> None:
        """A battle was begun here: whatever was sealed under its number before is no more."""
        memory.keep_place(store.path, number, "")

    def _look_at_place(self) -> None:
        ring = "" if self._seal is None else self._seal.ring.id
        self._replaced = memory.replaced(self._store.path, self.id, ring)

    def damage(self) -> StoreError | None:
        """See `Kept.damage`; also what cannot be on the pages of a sealed battle of which nothing is signed."""
        return super().damage() or (None if self._seal is None else self._seal.nonsense())

    @property
    def sealed(self) -> bool:
        """Whether what a seat may not know lies encrypted in the file."""
        return self._seal is not None

    @property
    def seal_stands(self) -> str:
        """Four signs that all have alike who see the same sealed record; nothing where it is not sealed."""
        return "" if self._seal is None else self._seal.far.stand.short

    @property
    def seal_remarks(self) -> tuple[str, ...]:
        """What this computer has seen here otherwise, and what the seal of a battle does not protect."""
        here = (self._replaced,) if self._replaced else ()
        if self._seal is None:
            return here
        anew = chosen.warning(self._seal.opened)
        public = sealing.OPEN_TO_ALL if self._seal.open_to_all else ""
        return (*here, *filter(None, (public, anew)), *self._seal.far.remarks)

    @property
    def seal_doubt(self) -> str:
        """What this computer has seen here otherwise, as a sentence; nothing where it is as it was, or not sealed."""
        return self._replaced or ("" if self._seal is None else self._seal.far.seen_otherwise.course)

    @property
    def secrecy_words(self) -> str:
        """What a seat keeps from others, as a sentence; nothing where the remarks on its seal say it."""
        if self._seal is None:
            return COURTESY
        return "" if self._seal.open_to_all else SEALED

    def seal_checked(self) -> None:
        """Somebody was told the remarks: from now on it is remembered as it is."""
        if self._replaced:
            memory.keep_place(self._store.path, self.id, "" if self._seal is None else self._seal.ring.id)
            self._look_at_place()
        if self._seal is not None:
            self._seal.far.accept()
            chosen.drop_warning(self._seal.opened)

    def not_there(self, at: int | None, seat: str = REFEREE) -> Refusal | None:
        """See `Kept.not_there`; nor is anything decided in another battle than the sealed one that was seen here."""
        return self._another() or super().not_there(at, seat)

    def _another(self) -> Refusal | None:
        if not self._replaced:
            return None
        return Refusal(
            code="replaced",
            sentence=self._replaced,
            rule="",
            instead=sealing.check_first(self.id),
        )

    def forged(self) -> tuple[tuple[int, str], ...]:
        """What sides wrote with their words alone and is not as it must be, with its entry; only a judge finds any."""
        if self._seal is None or not self._seal.judges:
            return ()
        return tuple(
            (self._tree.number(number), why)
            for number in self._seal.by_sides()
            if (why := self._seal.wrong_of(self._tree, number))
        )
