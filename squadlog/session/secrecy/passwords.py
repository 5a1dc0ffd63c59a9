"""The words of a sealed battle that are given at a terminal, and what they open there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.facts.seats import NOBODY, REFEREE, REFEREE_CALLED, TABLE

with lazy_imports():
    from squadlog.session import sealed as sealing
    from squadlog.store.seal import keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.seat_views import SeatViews


class Passwords:
    """What opens the seats of a battle; those of one that is not sealed are open."""

    def __init__(self, record: RecordOfBattle, views: SeatViews) -> None:
        self._record, self._views = record, views

    def may_sit(self, seat: str) -> bool:
        """Whether the words given here open that seat; a display needs none."""
        seal = self._record.seal
        if seal is None or seat == NOBODY:
            return True
        orders = self._record.orders
        at = orders.home.side if orders is not None and seat == TABLE else seat
        return seal.opened.may_sit(at)

    def require(self, seat: str) -> None:
        """Check that the password of `seat` was given in this process. Raises SealError."""
        if not self.may_sit(seat):
            raise sealing.not_opened(self._record.id, self._views.seen(NOBODY).setup, seat)

    def wanted(self, seat: str) -> tuple[str, str] | None:
        """The seat, with its name, whose word is wanted next to open one (the table: all sides'); None: it is open."""
        seal = self._record.seal
        if seal is None or self.may_sit(seat):
            return None
        names = {side.id: side.name for side in self._views.seen(NOBODY).setup.sides}
        if seat in names:
            return seat, names[seat]
        if seat == REFEREE:
            return seat, REFEREE_CALLED
        return next((side, names[side]) for side in names if side not in seal.opened.words)

    def open_seat(self, seat: str, asks: Callable[[str], str]) -> None:
        """Ask for the password of a seat; for the table, the referee's, or without one those of all sides."""
        seal = self._record.seal
        if seal is None or self.may_sit(seat):
            return
        if (orders := self._record.orders) is not None and orders.home.keys:
            raise sealing.played_elsewhere(orders.home.side)
        for_all = seat not in (*seal.ring.sides, REFEREE) and REFEREE in seal.ring.salts
        if for_all and (word := asks(f"{REFEREE_CALLED} (Enter for those of all sides)")).strip():
            self.unlock(REFEREE, word)
        while (wanted := self.wanted(seat)) is not None:
            self.unlock(wanted[0], asks(wanted[1]))

    def unlock(self, seat: str, word: str) -> None:
        """Open all that the password of a seat opens, while this process lasts. StoreError for a wrong password."""
        if self._record.seal is not None:
            opened = keys.with_word(self._record.seal.opened, seat, word)
            sealing.GIVEN[opened.ring.id] = opened
            self._record.refresh()
