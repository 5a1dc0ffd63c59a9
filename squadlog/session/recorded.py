"""The record of one battle: where it stands, going back and forth in it. Decides nothing.

What the store, the rules and pydantic's adapters cost to import is paid when a battle is opened, not before.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING
from zlib import crc32

from squadlog.base.dice import Roll
from squadlog.base.errors import StoreError
from squadlog.base.gc_pause import gc_pause
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import Moved
from squadlog.battle.record.upcasting import NewerError
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE
from squadlog.session.kept import Kept

with lazy_imports():
    from squadlog.battle import known, rights
    from squadlog.battle.record import codec, timeline
    from squadlog.reports import logbook, wording
    from squadlog.session import sealed
    from squadlog.store import bodies, strangers

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from squadlog.battle.events.union import Event  # noqa: F401 - named in quotes
    from squadlog.battle.record.steps import Step
    from squadlog.battle.record.timeline import Timeline
    from squadlog.battle.state import Battle, Known
    from squadlog.reports.logbook import Logbook
    from squadlog.session.clock import Stopwatch
    from squadlog.session.sealed import Sealed
    from squadlog.store.records import BattleRecord, EndMark, Half


_WITHDRAWN = "The command that waited for a die is withdrawn; its faces are gone."


class Recorded(Kept["Event", "Battle"]):
    """A battle as it is kept. `id` is its number in the store, `title` its name in the list."""

    _what, _step = "battle", "command"
    _tree: Timeline
    _logbook: Logbook
    _seal: Sealed | None = None
    _half_seat: str = ""
    _seen_of: Battle | None = None
    watch: Stopwatch | None = None
    """What measures the time of decisions at this terminal; None: nobody does."""
    _seen: dict[str, Known]

    def refresh(self) -> None:
        """Read the battle again, in case somebody else has gone on with it. Raises StoreError."""
        with gc_pause(), self.sound():
            record = self._store.load(self.id)
            self._half: Half | None = record.half
            if record.sealed:
                self._unseal(record)
            else:
                self._seal = None
                self._tree = timeline.Timeline(
                    record.steps, record.head, record.moves, partial(bodies.read_steps, record)
                )
                self._logbook = logbook.Logbook(self._tree)
            if self._half is not None and (fault := _unreadable(self._half)):
                raise record.damaged(f"the command that waits for a die {fault}")
        self.title = record.title
        self._branches = dict(record.branches)

    def damage(self) -> StoreError | None:
        """See `Kept.damage`; also what no hash tells, where whoever changed it hashed all anew."""
        return super().damage() or strangers.nonsense_in(self._store.load(self.id))

    def _unseal(self, record: BattleRecord) -> None:
        """Read a sealed battle as far as it can be opened here."""
        self._seal = sealed.Sealed(record, self._store.settings.all())
        self._tree = self._seal.timeline()
        self._seal.try_sides(self._tree)
        self._logbook = self._seal.logbook(self._tree)
        if self._half is not None:
            self._half, self._half_seat = self._seal.half_read(self._tree.head, self._half)

    @property
    def _decides(self) -> bool:
        """Whether all that decides is known here, as it is but in a sealed battle."""
        return self._seal is None or self._seal.judges

    @property
    def waits(self) -> bool:
        """Whether what was said waits for a terminal that can decide it."""
        return self._half is not None and not self._half.roll

    @property
    def _battle(self) -> Battle:
        """The battle as it stands, secrets and all: for the rules alone."""
        return self._tree.battle()

    def seen(self, seat: str) -> Known:
        """The battle as a seat knows it; one and the same while nothing changes. ValueError for no seat of it."""
        if self._seen_of is not self._battle:
            self._seen_of, self._seen = self._battle, {}
        if seat not in self._seen:
            self._seen[seat] = known.known(self._battle, seat)
        return self._seen[seat]

    @property
    def awaiting(self) -> Roll | None:
        """The die somebody must roll and type, or None."""
        return None if self._half is None or self.waits else self._half_roll(self._half)

    @staticmethod
    def _half_roll(half: Half) -> Roll:
        return Roll(**json.loads(half.roll))

    @property
    def die_awaited(self) -> str:
        """A name for that very die, so that a face typed for it falls to no other; empty when none is awaited."""
        if self._half is None:
            return ""
        told = self._half.stored
        if self._seal is None:  # what a seal keeps tells nothing, and lies alike at all seats
            said = codec.command_from_json(self._half.command)
            if not known.may_read(said, self._battle, NOBODY):  # nor may it tell by its name what was chosen
                told = f"{said.kind} {self._half.faces} {self._half.roll}"
        return f"{crc32(f'{self.head_of(NOBODY)} {told}'.encode()):08x}"

    # Where the battle stands

    def undo(self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Go back by commands, dice and turns included; a half-answered command is withdrawn instead."""
        if self._half is None:
            return super().undo(steps, by=by, why=why, seat=seat)
        return self.not_your_word(seat, "withdraw") or self.withdraw()

    def withdraw(self) -> Moved | Refusal:
        """Drop the half-answered command with the faces typed for it."""
        if self._half is None:
            return Refusal(code="no-die-awaited", sentence="No command waits for a die.", rule="")
        try:
            with self._signs(None) as end:
                self._store.keep_half(self.id, self._tree.head.last, None, awaited=self._half, end=end)
        except StoreError as error:
            return self._not_saved(error)
        waited, self._half = self.waits, None
        told = "What waited is withdrawn." if waited else _WITHDRAWN
        return Moved(sentence=told)

    # Inside

    def _signs(self, half: str | None, *, beside: bool = False) -> AbstractContextManager[EndMark | None]:
        if self._seal is None:
            return super()._signs(half, beside=beside)
        return self._seal.signs(self._tree, half, beside=beside)

    def _number(self, step: int, seat: str) -> int:
        return self._logbook.counted(seat).number(step)

    def _numbered(self, number: int, seat: str) -> Step | None:
        return self._logbook.counted(seat).numbered(number)

    def _counted(self, steps: Sequence[Step], seat: str) -> Sequence[Step]:
        return self._logbook.counted(seat).counted(steps)

    def _said(self, step: Step) -> str:
        """A step in the words an onlooker hears, so that no secret is told by taking it back."""
        secret = step.label in rights.SECRET
        unheard = "what was done in secret" if secret else step.label.replace("_", " ")
        first = wording.main_line(self._logbook.told(step.id, NOBODY), step.label) or unheard
        opened = first.strip("— ") if first.startswith("—") else ""
        return f"start of second {opened.partition('.s')[2]}" if opened else first.rstrip(".")

    def _awaits(self) -> Refusal | None:
        roll = self.awaiting
        if roll is None:
            return sealed.awaited(self._seal, self.seen(NOBODY)) if self._seal and self.waits else None
        return Refusal(
            code="die-awaited",
            sentence=f"A d{roll.die} is waited for: {roll.name} {roll.who}".rstrip() + ".",
            rule="DIE-07",
            instead="Type its face, or withdraw the command.",
        )

    def _moment(self, step: Step) -> str:
        return moment_of(self._tree.state(step.id))

    def _awaited(self) -> Half | None:
        return self._half

    def _dropped(self) -> None:
        self._half = None


def _unreadable(half: Half) -> str:
    """What is wrong with a half-answered command, or with the die it waits for; empty for nothing."""
    try:
        if half.command:
            codec.command_from_json(half.command)
        if not half.roll:
            return ""
        roll = Roll(**json.loads(half.roll))
    except NewerError:
        return "was said in a newer squadlog; upgrade squadlog to go on"
    except (ValueError, TypeError, RecursionError):
        return "cannot be read"
    words = (roll.name, roll.who, roll.side, roll.needed)
    sound = isinstance(roll.die, int) and roll.die > 0 and all(isinstance(word, str) for word in words)
    return "" if sound else "cannot be read"


def moment_of(battle: Battle) -> str:
    """When a step was taken, as the log shows it."""
    if battle.stage == "setup":
        return "set-up"
    return "over" if battle.stage == "over" else str(battle.now)
