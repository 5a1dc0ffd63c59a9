"""The command that is half said and waits for a die: whose it is, which die comes next, and the reasons behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from squadlog.base.dice import DieNeeded
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import REFEREE, TABLE, for_all
from squadlog.session.asked import Asked

with lazy_imports():
    from squadlog.battle import known, rights
    from squadlog.battle.record import codec
    from squadlog.rules.desk import engine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.base.dice import Roll
    from squadlog.battle.commands import Command
    from squadlog.battle.ledger import Ledger

_ENOUGH = 400
"""Faces that no single command can use up."""


class AwaitingDie(Asked):
    """A battle that can be asked about what it waits for."""

    def half_said(self, seat: str = REFEREE) -> Command | None:
        """The command that waits for the die, or None; a secret one is for its own side."""
        command = self._half_command()
        if command is None:
            return None
        return command if known.may_read(command, self._battle, seat) else None

    def _half_command(self) -> Command | None:
        if self._half is None or not self._half.command:
            return None
        return codec.command_from_json(self._half.command)

    def not_your_word(self, seat: str, word: str) -> Refusal | None:
        """Why a word to the record is not for this seat to say; None when it may."""
        if word == "branch" and not for_all(seat) and self._battle.setup.taking_back != "anybody":
            return Refusal(code="not-yours", sentence="Places are named by the whole table here.", rule="")
        whose, half = "", self._half_command()
        if word == "die" and self.awaiting is not None:
            whose = self.awaiting.side
        elif word == "withdraw" and self._half is not None:
            whose = TABLE if half is None else self._whose_half(half)
        return rights.not_your_half(self._battle, seat, whose)

    def _whose_half(self, half: Command) -> str:
        """Who takes back what waits for a die: its own side; the table where that would be to choose or roll again.

        The die that is asked for tells what others have chosen in secret, and those of a roll for all are everybody's.
        """
        whose = rights.owner(self._battle, half)
        fallen = self._half is not None and self._half.faces
        return TABLE if half.kind in rights.SECRET or (not whose and fallen) else whose

    def die_after(self, faces: Sequence[int]) -> Roll | None:
        """The die of the same row that these faces, not yet given, leave to be rolled; None: no more of them."""
        said, half, first = self._half_command(), self._half, self.awaiting
        if said is None or half is None or first is None or not faces or not self._decides:
            return first
        try:
            engine.decide(self._battle, said, self._table((*half.faces, *faces)))
        except DieNeeded as needed:
            roll = needed.roll
            return roll if first.row and (roll.row, roll.side) == (first.row, first.side) else None
        return None

    def reasons(self, faces: Sequence[int] = (), seat: str = REFEREE) -> Ledger | None:
        """The modifiers behind the die that is awaited, as far as a seat may know them; None where a die has none.

        `faces` are those of its row before it that are not yet given.
        """
        said, half, roll = self._half_command(), self._half, self.die_after(faces)
        if said is None or half is None or roll is None or not roll.needed or not self._decides:
            return None
        try:
            # The modifiers do not hang on the face: the command is decided for show, with any faces, and not kept.
            told = engine.decide(self._battle, said, self._table((*half.faces, *faces, *[1] * _ENOUGH)))
        except DieNeeded:
            return None
        if isinstance(told, Refusal):
            return None
        rolled = [
            (face, getattr(event, "check", None))
            for event in (known.seen_event(one, self._battle, seat) for one in told)
            for face in (getattr(event, "face", None), *getattr(event, "faces", ()))
            if face is not None and face.source == "typed"
        ]
        typed = len(half.faces) + len(faces)
        for face, check in (*rolled[typed:], *rolled):
            if check is not None and (face.name, face.who) == (roll.name, roll.who):
                return None if check.net is None else cast("Ledger", check.ledger)
        return None
