"""What a battle waits for before anything else: a die, or a terminal that can decide what was said; and whose it is."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, TABLE, for_all
from squadlog.session.battle_record import roll_of

with lazy_imports():
    from squadlog.battle import known, rights
    from squadlog.battle.record import codec
    from squadlog.rules.common.kept import people
    from squadlog.session import sealed
    from squadlog.session.asking import apart
    from squadlog.session.said import answers
    from squadlog.session.secrecy import chosen

if TYPE_CHECKING:
    from squadlog.base.dice import Roll
    from squadlog.battle.commands import Command
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.session.said.answers import Voice
    from squadlog.session.seat_views import SeatViews

_WITHDRAWN = "The command that waited for a die is withdrawn; the numbers typed for it are dropped."


class AwaitedDie:
    """What a battle waits for: a die, or a terminal that can decide what was said."""

    def __init__(self, record: RecordOfBattle, views: SeatViews) -> None:
        self._record, self._views = record, views

    @property
    def roll(self) -> Roll | None:
        """The die somebody must roll and type, or None."""
        half = self._record.half
        return None if half is None or self._record.waits else roll_of(half)

    @property
    def name(self) -> str:
        """A name for that very die, so that a face typed for it falls to no other; empty when none is awaited."""
        record, half = self._record, self._record.half
        if half is None:
            return ""
        told = half.stored
        if record.seal is None:  # what a seal keeps tells nothing, and lies alike at all seats
            said = codec.command_from_json(half.command)
            if not known.may_read(said, record.battle, NOBODY):  # nor may it tell by its name what was chosen
                told = f"{said.kind} {half.faces} {half.roll}"
        return f"{crc32(f'{record.head_of(NOBODY)} {told}'.encode()):08x}"

    def first(self) -> Refusal | None:
        """What must be answered before anything else is said; None where nothing is."""
        roll, seal = self.roll, self._record.seal
        if roll is None:
            return sealed.say_awaited(seal, self._views.seen(NOBODY)) if seal and self._record.waits else None
        return Refusal(
            code="die-awaited",
            sentence=f"Waiting for a d{roll.die}: {roll.name} {roll.who}".rstrip() + ".",
            rule="DIE-07",
            instead="Type the number rolled, or withdraw the command."
            if self._record.orders is None
            else "Both homes roll it: send it by mail, or withdraw the command.",
        )

    def command(self) -> Command | None:
        """The command that waits, whosever it is, or None; also where it cannot be read here."""
        half = self._record.half
        return None if half is None or not half.command else codec.command_from_json(half.command)

    def goes_on_waiting(self, command: Command) -> bool:
        """Whether a command is taken while a die is awaited, which is asked for again after it: who sits where.

        So one acts for somebody whose phone dies in the middle of a die. Not where another terminal decides.
        """
        record = self._record
        here = record.decides and record.orders is None
        return self.roll is not None and here and isinstance(command, people.OF_PEOPLE)

    # Who says what of it

    def not_your_word(self, seat: str, word: str) -> Refusal | None:
        """Why a word to the record is not for this seat to say; None when it may.

        Nor is a face taken where this computer has seen otherwise what waits for it.
        """
        record = self._record
        if word == "die":
            if record.orders is not None:
                return apart.die_of_both()
            if record.replaced:
                return record.another()
            if record.seal is not None and record.seal.far.seen_otherwise.remarks:
                far = record.seal.far
                instead = "Withdraw it." if far.put_back else sealed.check_first(record.id)
                return Refusal(code="seen-otherwise", sentence=far.remarks[0], rule="", instead=instead)
        if word == "branch" and not for_all(seat) and record.battle.setup.taking_back != "anybody":
            return Refusal(code="not-yours", sentence="Only all players together name steps here.", rule="")
        return rights.not_your_half(record.battle, seat, self._whose(word))

    def _whose(self, word: str) -> str:
        """The side whose word it is; empty for anybody's."""
        if word == "die":
            roll = self.roll
            return "" if roll is None else roll.side
        half = self._record.half
        if word != "withdraw" or half is None:
            return ""
        command = self.command()
        return TABLE if command is None else self._who_takes_back(command, fallen=bool(half.faces))

    def _who_takes_back(self, half: Command, *, fallen: bool) -> str:
        """Who takes back what waits for a die: its own side; the table where that would be to choose or roll again.

        The die that is asked for tells what others have chosen in secret, and those of a roll for all are everybody's.
        """
        whose = rights.owner(self._record.battle, half)
        return TABLE if half.kind in rights.SECRET or (not whose and fallen) else whose

    def withdraw(self, voice: Voice | None = None) -> Moved | Refusal:
        """Drop the half-answered command with the faces typed for it; the table may choose it anew then."""
        outcome, seal = self.drop(voice), self._record.seal
        if isinstance(outcome, Moved) and seal is not None and seal.judges:
            chosen.forget(seal.opened)
        return outcome

    def drop(self, voice: Voice | None = None) -> Moved | Refusal:
        """Drop the half-answered command with the faces typed for it."""
        record = self._record
        if record.half is None:
            return Refusal(code="no-die-awaited", sentence="No command waits for a die.", rule="")
        told = "The waiting command is withdrawn." if record.waits else _WITHDRAWN
        try:
            record.keep_half(None, "" if voice is None else answers.to_a_word(voice, told))
        except StoreError as error:
            return record.not_saved(error)
        return Moved(sentence=told)
