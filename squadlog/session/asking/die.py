"""The die that is awaited, at a seat: what it is rolled for, which comes after it, and the reasons behind it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from squadlog.base.dice import DieNeeded
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal

with lazy_imports():
    import secrets

    from squadlog.battle import known
    from squadlog.rules.common import checks
    from squadlog.rules.desk import engine
    from squadlog.session import deciding

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.base.dice import Roll
    from squadlog.battle.commands import Command
    from squadlog.battle.events.union import Event
    from squadlog.battle.ledger import Ledger
    from squadlog.session.awaited import AwaitedDie
    from squadlog.session.battle_record import RecordOfBattle

_ENOUGH = 400
"""Faces that no single command can use up."""


class DieOfSeat:
    """The awaited die as a seat may know it."""

    def __init__(self, record: RecordOfBattle, die: AwaitedDie, seat: str) -> None:
        self._record, self._die, self._seat = record, die, seat

    @property
    def roll(self) -> Roll | None:
        """The die somebody must roll and type, or None; what counts for it in secret, its own side reads."""
        roll = self._die.roll
        if roll is None or roll.needed != checks.UNTOLD or (own := self.reasons()) is None:
            return roll
        return replace(roll, needed=checks.say_needed(own))

    @property
    def name(self) -> str:
        """A name for that very die, so that a face typed for it falls to no other; empty when none is awaited."""
        return self._die.name

    def rolled(self) -> str:
        """A face of the awaited die, for who lets the program roll it; empty when none is awaited."""
        return "" if self._die.roll is None else str(secrets.randbelow(self._die.roll.die) + 1)

    def half_said(self) -> Command | None:
        """The command that waits for the die, or None; a secret one is for its own side."""
        command = self._die.command()
        if command is None:
            return None
        return command if known.may_read(command, self._record.battle, self._seat) else None

    def after(self, faces: Sequence[int]) -> Roll | None:
        """The die of the same row that these faces, not yet given, leave to be rolled; None: no more of them."""
        first = self._die.roll
        if first is None or not faces or self._die.command() is None or not self._record.decides:
            return first
        told = self._decided(faces)
        if not isinstance(told, DieNeeded):
            return None
        roll = told.roll
        return roll if first.row and (roll.row, roll.side) == (first.row, first.side) else None

    def reasons(self, faces: Sequence[int] = ()) -> Ledger | None:
        """The modifiers behind the die that is awaited, as far as this seat may know them; None where a die has none.

        `faces` are those of its row before it that are not yet given.
        """
        half, roll = self._record.half, self.after(faces)
        if half is None or roll is None or not roll.needed or not self._record.decides:
            return None
        # The modifiers do not hang on the face: the command is decided for show, with any faces, and not kept.
        told = self._decided((*faces, *[1] * _ENOUGH))
        if isinstance(told, DieNeeded | Refusal):
            return None
        rolled = [
            (face, getattr(event, "check", None))
            for event in (known.redact_event(one, self._record.battle, self._seat) for one in told)
            for face in (getattr(event, "face", None), *getattr(event, "faces", ()))
            if face is not None and face.source == "typed"
        ]
        typed = len(half.faces) + len(faces)
        for face, check in (*rolled[typed:], *rolled):
            if check is not None and (face.name, face.who) == (roll.name, roll.who):
                return None if check.net is None else cast("Ledger", check.ledger)
        return None

    def _decided(self, faces: Sequence[int]) -> Sequence[Event] | Refusal | DieNeeded:
        """What would come of the half-said command with these faces more; nothing of it is kept."""
        half, said, battle = self._record.half, self._die.command(), self._record.battle
        if half is None or said is None:
            return ()
        try:
            return engine.decide(battle, said, deciding.table_at(battle, (*half.faces, *faces)))
        except DieNeeded as needed:
            return needed
