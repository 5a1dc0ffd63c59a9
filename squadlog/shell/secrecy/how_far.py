"""How far a sealed record goes: whether it goes as far as it was signed, and what is signed as somebody goes on."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from squadlog.battle.record.steps import HeadMove, Step
from squadlog.seal import ending
from squadlog.seal.ciphers import SealError
from squadlog.seal.ending import Ending
from squadlog.store.records import EndMark

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.record.timeline import Timeline
    from squadlog.seal.keys import KeyRing, Opened
    from squadlog.store.records import BattleRecord


def begins(opened: Opened) -> EndMark:
    """What is signed as a battle begins."""

    def after(first: Step | HeadMove | None) -> str:
        assert isinstance(first, Step)  # noqa: S101 - the one there is
        return ending.written(opened, Ending(1, ending.stand([first.hash], first.hash, (), None)))

    return EndMark("", after)


class HowFar:
    """How far a record goes. StoreError where it goes not as far as was signed, or who signed it had no word."""

    def __init__(self, record: BattleRecord, ring: KeyRing) -> None:
        at = {step.last: step.hash for step in record.steps.values()}
        half = None if record.half is None else record.half.stored
        self.hashes = [step.hash for step in record.steps.values()]
        self.stand = ending.stand(self.hashes, at[record.head], record.moves, half)
        self._text, self._next = record.end or "", ""
        self.number = 0
        """The so-and-so-many-th change of the record was the last; 0: that is signed nowhere."""
        if ring.signed:
            try:
                signed = ending.read(ring, record.end)
            except SealError as error:
                raise record.damaged(f"its end: {str(error).rstrip('.')}") from None
            if why := ending.differs(signed.stand, self.stand):
                raise record.damaged(why)
            self.number = signed.number
        elif record.end is not None:
            raise record.damaged("its keys sign nothing, and it says that it is signed")

    @property
    def next(self) -> int:
        """Which change of the record the next will be; 0 where that is signed nowhere."""
        return self.number + 1 if self.number else 0

    def said_as(self, number: object) -> int:
        """Which change something half said was. SealError where there was none such yet."""
        if not isinstance(number, int) or (number > 0) is not (self.number > 0) or number > self.number:
            raise SealError("What waits was not said here.")
        return number

    @contextmanager
    def signs(
        self, opened: Opened, tree: Timeline, half: str | None, *, beside: bool
    ) -> Iterator[EndMark | None]:
        """What is signed of the next change, after which that `half` waits; once written it goes so far."""
        if not self.number:
            yield None
            return
        hashes, moves, head = [step.hash for step in tree.steps], list(tree.moves), tree.head.hash

        def after(change: Step | HeadMove | None) -> str:
            nonlocal head
            if isinstance(change, Step):
                hashes.append(change.hash)
                head = head if beside else change.hash
            elif change is not None:
                moves.append(change)
                head = tree.at(change.reached).hash
            self._next = ending.written(opened, Ending(self.next, ending.stand(hashes, head, moves, half)))
            return self._next

        yield EndMark(self._text, after)
        self._text, self.number = self._next, self.next
        self.hashes, self.stand = hashes, ending.stand(hashes, head, moves, half)
