"""What each seat knows of a battle: the one way from the whole of it to what a seat may be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from squadlog.base.lazy_imports import lazy_imports
from squadlog.facts.seats import NOBODY, REFEREE, TABLE

with lazy_imports():
    from squadlog.battle import known
    from squadlog.battle.whose import seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.state import Battle, Known
    from squadlog.facts.seats import Speaker
    from squadlog.session.battle_record import RecordOfBattle

PartT = TypeVar("PartT")
_NOT_OF_A_PERSON = (NOBODY, REFEREE, TABLE)


class SeatViews:
    """The battle of a record as its seats know it."""

    def __init__(self, record: RecordOfBattle) -> None:
        self._record = record
        self._of: Battle | None = None
        self._seen = dict[str, "Known"]()

    def seen(self, seat: str) -> Known:
        """The battle as a seat knows it; one and the same while nothing changes. ValueError for no seat of it."""
        battle = self._record.battle
        if self._of is not battle:
            self._of, self._seen = battle, {}
        if seat not in self._seen:
            self._seen[seat] = known.known(battle, seat)
        return self._seen[seat]

    def speaker(self, who: Speaker) -> Speaker:
        """Who speaks, where he names a person's own seat; see `whose.seats`."""
        battle = self._record.battle
        return (
            who
            if who.seat in _NOT_OF_A_PERSON or who.seat in battle.side_ids()
            else seats.speaker_at(battle, who)
        )

    def stood_at(self, entry: int, seat: str) -> Known | None:
        """The battle as it stood after a line of the log, as a seat knows it; None: there is no such line."""
        step = self._record.numbered(entry, seat)
        return None if step is None else known.known(self._record.tree.state(step.id), seat)

    def stood_before(self, entry: int, seat: str) -> Known | None:
        """The battle as it stood before a line of the log, as a seat knows it; None: there is no such line."""
        step = self._record.numbered(entry, seat)
        before = None if step is None else self._record.tree.before(step.id)
        return None if before is None else known.known(before, seat)


class BySeat(dict[str, PartT]):
    """A part of a session for each seat, made when it is first asked for."""

    def __init__(self, make: Callable[[str], PartT]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, seat: str) -> PartT:
        """The part of a seat that nobody has asked for yet."""
        self[seat] = self._make(seat)
        return self[seat]
