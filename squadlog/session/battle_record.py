"""The record of one battle: where it stands, what of it is read here, and what its steps are called. Decides nothing.

What the store, the rules and pydantic's adapters cost to import is paid when a battle is opened, not before.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from squadlog.base.dice import Roll
from squadlog.base.errors import StoreError
from squadlog.base.gc_pause import gc_pause
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.record.upcasting import NewerError
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.session.record import Record

with lazy_imports():
    from squadlog.battle import rights
    from squadlog.battle.record import codec, timeline
    from squadlog.reports import logbook, wording
    from squadlog.rules.common.kept import undo_wish
    from squadlog.session import sealed
    from squadlog.session.asking import apart
    from squadlog.session.secrecy import memory
    from squadlog.store import bodies, strangers
    from squadlog.store.seal import pages

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from squadlog.battle.events.union import Event  # noqa: F401 - named in quotes
    from squadlog.battle.record.steps import Step
    from squadlog.battle.record.timeline import Timeline
    from squadlog.battle.state import Battle
    from squadlog.facts.seats import Speaker
    from squadlog.reports.logbook import Logbook
    from squadlog.session.asking.apart import SentOrders
    from squadlog.session.sealed import Sealed
    from squadlog.store.records import BattleRecord, EndMark, Half


class RecordOfBattle(Record["Event", "Battle"]):
    """A battle as it is kept, whole: for the rules and the parts of a session, never for a seat."""

    what, step = "battle", "command"
    tree: Timeline
    logbook: Logbook
    """What tells its steps, to each seat what it may read."""
    seal: Sealed | None = None
    """What of a sealed battle can be opened here; None where it is not sealed."""
    half_seat: str = ""
    """The seat that gave the command that waits in a sealed battle, where that can be read here."""
    orders: SentOrders | None = None
    """What waits to be sent where the sides of the battle sit at homes of their own; None where they do not."""
    replaced: str = ""
    """The sentence that another battle is in place of the sealed one seen here; empty where it is none such."""

    def refresh(self) -> None:
        """Read the battle again, in case another program has gone on with it. Raises StoreError."""
        with gc_pause(), self.sound():
            record = self.store.load(self.id)
            self.half = record.half
            if record.sealed:
                self._unseal(record)
            else:
                self.seal = self.orders = None
                self.tree = timeline.Timeline(
                    record.steps, record.head, record.moves, partial(bodies.read_steps, record)
                )
                self.logbook = logbook.Logbook(self.tree)
            if self.half is not None and (fault := _unreadable(self.half)):
                raise record.damaged(f"the command that waits for a die {fault}")
        self.title = record.title
        self.named = dict(record.branches)
        self.look_at_place()

    def _unseal(self, record: BattleRecord) -> None:
        """Read a sealed battle as far as it can be opened here."""
        settings = self.store.settings.all()
        self._come_home(record, settings.get(apart.setting_of(self.id), ""))
        self.seal = sealed.Sealed(record, settings)
        self.tree = self.seal.timeline()
        self.seal.try_sides(self.tree)
        self.logbook = self.seal.logbook(self.tree)
        if self.half is not None:
            self.half, self.half_seat = self.seal.half_read(self.tree.head, self.half)

    def _come_home(self, record: BattleRecord, text: str) -> None:
        """Open the seal with the keys of this home, where the sides sit at homes of their own."""
        first = min(record.steps)
        home = apart.home_in(text, record.steps[first].hash) if text else None
        self.orders = None if home is None else apart.SentOrders(self.store, self.id, home)
        if home is not None and home.keys:
            ring = pages.ring_of(record.events[first])
            if ring.id not in sealed.GIVEN and (opened := apart.open_home(ring, home)) is not None:
                sealed.GIVEN[ring.id] = opened

    def at_home(self, who: Speaker) -> Speaker:
        """Who speaks: where the sides sit at homes of their own, whoever names no seat sits at that of this home."""
        if self.orders is None or who.seat != TABLE:
            return who
        return replace(who, seat=self.orders.home.side)

    def kept_apart(self, seat: str) -> Refusal | None:
        """Why nothing is said from a seat at this home; None where something may be."""
        if (home := self._home()) is None:
            return None
        return apart.why_silent(home, seat, self.tree.battle().setup.side_name(home.side))

    def for_other_home(self, seat: str, asked: str) -> str:
        """What waits for the other home, for the side that sits at this one and the side asked; empty for nothing."""
        home = self._home()
        if home is None or self.orders is None or seat != home.side:
            return ""
        rolls = self.half is not None or self.orders.rolls(self.tree.battle())
        return apart.say_whose_turn(home, asked, rolls=rolls)

    def _home(self) -> apart.ApartHome | None:
        """The home at which this is, as another program may have left it; None where the sides are not apart."""
        if self.orders is None:
            return None
        text = self.store.settings.get(apart.setting_of(self.id))
        return apart.home_in(text, self.orders.home.origin) or self.orders.home

    def look_at_place(self) -> None:
        """Compare the battle with the sealed one that this computer saw under its number."""
        ring = "" if self.seal is None else self.seal.ring.id
        self.replaced = memory.say_replaced(self.store.path, self.id, ring)

    def damage(self) -> StoreError | None:
        """See `Record.damage`; also what no hash tells, where whoever changed it hashed all anew, or signed nothing."""
        told = super().damage() or strangers.nonsense_in(self.store.load(self.id))
        return told or (None if self.seal is None else self.seal.nonsense())

    @property
    def battle(self) -> Battle:
        """The battle as it stands, secrets and all: for the rules alone; with the orders that wait to be sent."""
        return self.tree.battle() if self.orders is None else self.orders.battle(self.tree.battle())

    @property
    def decides(self) -> bool:
        """Whether all that decides is known here, as it is but in a sealed battle."""
        return self.seal is None or self.seal.judges

    @property
    def waits(self) -> bool:
        """Whether what was said waits for a terminal that can decide it."""
        return self.half is not None and not self.half.roll

    def keep_half(self, half: Half | None, answer: str = "") -> None:
        """Write the half-said command in place of the one before; None drops it. Raises StoreError.

        The `answer` to what was said is kept with it, see `said.answers`.
        """
        with self.signs(None if half is None else half.stored) as end:
            self.half = self.store.keep_half(
                self.id, self.tree.head.last, half, awaited=self.half, end=end, answer=answer
            )

    def signs(self, half: str | None, *, beside: bool = False) -> AbstractContextManager[EndMark | None]:
        """See `Record.signs`."""
        if self.seal is None:
            return super().signs(half, beside=beside)
        return self.seal.signs(self.tree, half, beside=beside)

    def not_there(self, at: int | None, seat: str = REFEREE) -> Refusal | None:
        """See `Record.not_there`; nor is anything decided in another battle than the sealed one that was seen here."""
        return self.another() or super().not_there(at, seat)

    def another(self) -> Refusal | None:
        """Why nothing is decided in a battle that stands in the place of a sealed one; None where it does not."""
        if not self.replaced:
            return None
        return Refusal(code="replaced", sentence=self.replaced, rule="", instead=sealed.check_first(self.id))

    def not_saved(self, error: StoreError) -> Refusal:
        """See `Record.not_saved`."""
        if isinstance(error, pages.TooLongError):
            # What waits is withdrawn then, instead of being tried for ever.
            return Refusal(code="too-long", sentence=str(error), rule="")
        return super().not_saved(error)

    def number(self, step: int, seat: str) -> int:
        """See `Record.number`."""
        return self.logbook.counted(seat).number(step)

    def numbered(self, number: int, seat: str) -> Step | None:
        """See `Record.numbered`."""
        return self.logbook.counted(seat).numbered(number)

    def counted(self, steps: Sequence[Step], seat: str) -> Sequence[Step]:
        """See `Record.counted`; talk about what all must agree to is no step of it, but what they agreed to is."""
        found = self.logbook.counted(seat).counted(steps)
        return [
            step for step in found if step.label not in undo_wish.TALK or len(self.tree.events(step.id)) > 1
        ]

    def words(self, step: Step) -> str:
        """A step in the words an onlooker hears, so that no secret is told by taking it back."""
        secret = step.label in rights.SECRET
        unheard = "what was done in secret" if secret else step.label.replace("_", " ")
        first = wording.main_line(self.logbook.told(step.id, NOBODY), step.label) or unheard
        opened = first.strip("— ") if first.startswith("—") else ""
        return f"start of subphase {opened.partition('.s')[2]}" if opened else first.rstrip(".")

    def moment(self, step: Step) -> str:
        """See `Record.moment`."""
        return moment_of(self.tree.state(step.id))


def roll_of(half: Half) -> Roll:
    """The die that half a command waits for."""
    return Roll(**json.loads(half.roll))


def _unreadable(half: Half) -> str:
    """What is wrong with a half-answered command, or with the die it waits for; empty for nothing."""
    try:
        if half.command:
            codec.command_from_json(half.command)
        if not half.roll:
            return ""
        roll = roll_of(half)
    except NewerError:
        return "was made by a newer squadlog; upgrade squadlog to continue"
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
