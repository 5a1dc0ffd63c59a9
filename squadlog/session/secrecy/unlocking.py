"""The words of a sealed battle that are given at a terminal, and what they open there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, REFEREE_CALLED
from squadlog.session.undo import GoingBack

with lazy_imports():
    from squadlog.session import sealed as sealing
    from squadlog.store.seal import keys

if TYPE_CHECKING:
    from collections.abc import Callable


class OpenedByWords(GoingBack):
    """A battle of which a seat may be opened by its word."""

    def may_sit(self, seat: str) -> bool:
        """Whether the words given here open that seat; a display needs none."""
        return self._seal is None or seat == NOBODY or self._seal.opened.may_sit(seat)

    def word_wanted(self, seat: str) -> tuple[str, str] | None:
        """The seat, with its name, whose word is wanted next to open one (the table: all sides'); None: it is open."""
        if self._seal is None or self.may_sit(seat):
            return None
        names = {side.id: side.name for side in self.seen(NOBODY).setup.sides}
        if seat in names:
            return seat, names[seat]
        if seat == REFEREE:
            return seat, REFEREE_CALLED
        return next((side, names[side]) for side in names if side not in self._seal.opened.words)

    def open_seat(self, seat: str, asks: Callable[[str], str]) -> None:
        """Ask for what opens a seat: its word; for the table's the referee's, or without that those of all sides."""
        if self._seal is None or self.may_sit(seat):
            return
        for_all = seat not in (*self._seal.ring.sides, REFEREE) and REFEREE in self._seal.ring.salts
        if for_all and (word := asks(f"{REFEREE_CALLED} (Enter for those of all sides)")).strip():
            self.unlock(REFEREE, word)
        while (wanted := self.word_wanted(seat)) is not None:
            self.unlock(wanted[0], asks(wanted[1]))

    def unlock(self, seat: str, word: str) -> None:
        """Open what the word of a seat opens, for as long as this process lasts. StoreError for a wrong one."""
        if self._seal is not None:
            opened = keys.with_word(self._seal.opened, seat, word)
            sealing.GIVEN[opened.ring.id] = opened
            self.refresh()

    def reveal(self) -> Refusal | None:
        """Open a sealed battle that is over for everybody; None when it is open."""
        if self._seal is None:
            return None
        if (whole := self._seal.opened.whole) is None:
            told = "The seal is opened by the referee's word, or by those of all sides together."
            return Refusal(code="sealed", sentence=told, rule="")
        if self._battle.stage != "over":
            return Refusal(
                code="not-over", sentence="The battle is not over.", rule="", instead="End it first."
            )
        self._store.settings.set(sealing.setting_of(self._seal.ring), whole.hex())
        return None
