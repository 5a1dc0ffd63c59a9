"""What this terminal lends to those of the other sides and is lent by them, so that together they can decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.session import sealed as sealing
    from squadlog.store.seal import lending as lenders

if TYPE_CHECKING:
    from squadlog.session.battle_record import RecordOfBattle

_TERMINALS: dict[tuple[str, str], lenders.Lending] = {}
"""What this process lends and is lent, by battle and side: however often it opens the record, it is one terminal."""


class OpenTerminals:
    """The terminals where a sealed battle is open."""

    def __init__(self, record: RecordOfBattle) -> None:
        self._record = record
        self._lent_at: object = None

    def lend(self) -> bool:
        """Lend and be lent what the open terminals of all sides can decide together with; True when it can do more."""
        seal, store = self._record.seal, self._record.store
        version = store.version()
        side = None if seal is None or seal.opened.sees_all else seal.opened.side
        if seal is None or side is None or version == self._lent_at:
            return False
        self._lent_at = version
        at = (seal.ring.id, side)
        terminal = _TERMINALS.get(at) or _TERMINALS.setdefault(at, lenders.Lending(seal.opened, side))
        rows = store.settings.all()
        opened = terminal.borrowed(seal.opened, rows)
        if (offer := terminal.offer(seal.opened, rows)) is not None:
            store.settings.set(terminal.row, offer)
        for left in terminal.stale(rows):
            store.settings.drop(left)
        if opened is seal.opened:
            return False
        sealing.GIVEN[seal.ring.id] = opened
        return opened.judges != seal.judges
