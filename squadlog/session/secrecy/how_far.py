"""How far a sealed record goes: whether it goes as far as it was signed, and what is signed as somebody goes on."""

from __future__ import annotations

import json
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from squadlog.battle.record.steps import HeadMove, Step
from squadlog.session.secrecy import memory
from squadlog.store.records import EndMark
from squadlog.store.seal import course, ending
from squadlog.store.seal.ciphers import SealError
from squadlog.store.seal.ending import Ending

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.record.timeline import Timeline
    from squadlog.store.records import BattleRecord
    from squadlog.store.seal.keys import KeyRing, Opened


SAID_AS = "said as"
"""Beside the boxes of what is half said, which change of the record it was, where that is signed."""
OLDER = "This battle was sealed by an older squadlog: who wrote what, and how far it goes, is signed nowhere."


def begins(opened: Opened) -> EndMark:
    """What is signed as a battle begins."""

    def after(first: Step | HeadMove | None) -> str:
        assert isinstance(first, Step)  # noqa: S101 - the one there is
        return ending.write_ending(opened, Ending(1, ending.stand([first.hash], first.hash, (), None)))

    return EndMark("", after)


def _change_of(half: str | None) -> int:
    """Which change said what waits; 0 for nothing, and where that is told nowhere."""
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        number = json.loads(json.loads(half or "{}")["command"])[SAID_AS]
        return number if type(number) is int else 0
    return 0


class HowFar:
    """How far a record goes. StoreError where it goes not as far as was signed, or who signed it had no word."""

    def __init__(self, record: BattleRecord, ring: KeyRing) -> None:
        half = None if record.half is None else record.half.stored
        went = course.read(record.steps.values(), record.events, record.head, record.moves)
        self._moves, self.hashes = went.moves, went.hashes
        self._text, self._next = record.end or "", ""
        try:
            told = ending.check_ending(ring, record.end, went, half)
            self.number, self.stand, self.by, self._signatures = told
            """The so-and-so-many-th change of the record was the last, 0: that is signed nowhere; and who signed it."""
        except SealError as error:
            raise record.damaged(str(error).rstrip(".")) from None
        self._ring, self._half = ring, half
        self.seen_otherwise = memory.SeenOtherwise()
        """What this computer has seen otherwise."""
        self.compare()

    @property
    def doubted(self) -> bool:
        """Whether this computer has seen the battle go otherwise: nobody decides what waits before he was told that."""
        return bool(self.seen_otherwise.course)

    @property
    def put_back(self) -> bool:
        """Whether what waits was withdrawn or decided before, as far as this computer has seen."""
        return self.seen_otherwise.put_back

    @property
    def remarks(self) -> tuple[str, ...]:
        """What this computer has seen otherwise, and where the battle was sealed before steps were signed."""
        return self.seen_otherwise.remarks if self._ring.signed else (*self.seen_otherwise.remarks, OLDER)

    def moved_by(self, place: int) -> str:
        """The side that has signed the undo or redo of that place; nothing for a judge, or where it is not signed."""
        return self._signatures[place].seat if place < len(self._signatures) else ""

    def accept(self) -> None:
        """Remember the record as it is now.

        What waits is left out where it was put back, and stays put back.
        """
        seen = self._seen()
        memory.keep(self._ring.id, seen._replace(half=0) if self.seen_otherwise.put_back else seen)
        self.compare()

    def compare(self) -> None:
        """Compare the record with what this computer has seen of it."""
        marks = course.marks(self._moves, self._signatures)
        self.seen_otherwise = memory.compare_with_seen(self._ring.id, self._seen(), self.hashes, marks)

    def _seen(self) -> memory.LastSeen:
        half, moves = _change_of(self._half), len(self._moves)
        stand = self.stand
        return memory.LastSeen(self.number, stand.steps, stand.last, stand.short, half, moves, stand.moves)

    @property
    def next(self) -> int:
        """Which change of the record the next will be; 0 where that is signed nowhere."""
        return self.number + 1 if self.number else 0

    def said_as(self, number: object) -> int:
        """Which change something half said was. SealError where there was none such yet."""
        if type(number) is not int or (number > 0) is not (self.number > 0) or number > self.number:
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
        hashes, moves, head = list(self.hashes), list(self._moves), tree.head.hash
        signatures = list(self._signatures)

        def after(change: Step | HeadMove | None) -> str:
            nonlocal head
            if isinstance(change, Step):
                hashes.append(change.hash)
                head = head if beside else change.hash
            elif change is not None:
                head = tree.at(change.reached).hash
                went = course.build_move(change, tree.at(change.left).hash, head)
                signatures.append(course.sign_move(opened, went, hashes[-1], self.stand.moves))
                moves.append(went)
            stands = ending.stand(hashes, head, moves, half, signatures)
            self._next = ending.write_ending(opened, Ending(self.next, stands, moves=tuple(signatures)))
            return self._next

        yield EndMark(self._text, after)
        self._text, self.number = self._next, self.next
        self.stand = ending.stand(hashes, head, moves, half, signatures)
        self.hashes, self._moves, self._signatures, self._half = hashes, moves, tuple(signatures), half
        self.compare()
