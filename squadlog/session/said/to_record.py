"""Words to the record of a battle: undo, redo, jump, withdraw. Said again with its key, each is done once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.outcome import Accepted, Moved
from squadlog.battle.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.commands import Command
    from squadlog.battle.outcome import Outcome
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.said.answers import Voice
    from squadlog.session.undo_agreement import UndoAgreement
    from squadlog.session.undo_redo import Destination, UndoRedo


class WordsToRecord:
    """What is said to the record; `submit` says to the battle what must be asked of others first."""

    def __init__(
        self,
        record: RecordOfBattle,
        awaited: AwaitedDie,
        undo_redo: UndoRedo,
        agreement: UndoAgreement,
        *,
        submit: Callable[[Command, Voice], Outcome],
        done: Callable[[Voice], Outcome | None],
    ) -> None:
        self._record, self._awaited = record, awaited
        self._undo_redo, self._agreement = undo_redo, agreement
        self._submit, self._done = submit, done

    def undo(self, steps: int, voice: Voice, why: str) -> Moved | Refusal:
        """Go back by commands, dice and turns included; a half-answered command is withdrawn instead."""
        if said := self._said(voice):
            return said
        if self._record.half is not None:
            return self._awaited.not_your_word(voice.seat, "withdraw") or self._awaited.withdraw(voice)
        if self._record.orders is not None and (dropped := self._record.orders.drop(steps)):
            return dropped
        return self._go(self._undo_redo.back(steps, voice.seat), voice, why)

    def redo(self, steps: int, voice: Voice, why: str) -> Moved | Refusal:
        """Go forward along the line that was left last."""
        if said := self._said(voice):
            return said
        return self._go(self._awaited.first() or self._undo_redo.forth(steps, voice.seat), voice, why)

    def jump(self, entry: int, voice: Voice, why: str) -> Moved | Refusal:
        """Stand at any entry of the log, undone or not; whatever was half said is dropped."""
        return self._said(voice) or self._go(self._undo_redo.to(entry, voice.seat), voice, why)

    def withdraw(self, voice: Voice, die: str = "") -> Moved | Refusal:
        """Drop the half-answered command with the faces typed for it, of that very `die` where one is named."""
        if said := self._said(voice):
            return said
        if die and die != self._awaited.name:
            return self._record.elsewhere()
        return self._awaited.not_your_word(voice.seat, "withdraw") or self._awaited.withdraw(voice)

    def _said(self, voice: Voice) -> Moved | Refusal | None:
        """What came of the same word said before, or why it comes too late; None where it is to be done now."""
        done = self._done(voice)
        if done is None:
            return self._record.not_there(voice.at, voice.seat)
        return done if isinstance(done, Moved | Refusal) else _as_moved(done)

    def _go(self, way: Destination | Refusal, voice: Voice, why: str) -> Moved | Refusal:
        """Go there, or ask those who must agree."""
        if isinstance(way, Refusal):
            return way
        gone = self._agreement.go(way, voice, why)
        if isinstance(gone, Moved | Refusal):
            return gone
        outcome = self._submit(gone, voice)
        return outcome if isinstance(outcome, Refusal | Moved) else _as_moved(outcome)


def _as_moved(outcome: Outcome) -> Moved:
    """What others are asked first, as the answer to the word that it came from."""
    return Moved(sentence=" ".join(outcome.lines) if isinstance(outcome, Accepted) else "", waits=True)
