"""Timed play at a terminal: how long each decision takes that is awaited, and when its time is up (TIM).

Only here is time measured. What was measured is a fact beside what was said (`took_s`), and that a time is up is a
command like any other; nothing of the battle hangs on either, but on what the rules make of that command.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.battle import commands as say

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from squadlog.battle.commands import Command
    from squadlog.battle.state import Known
    from squadlog.rules.common.words import Decision, PlayClock
    from squadlog.store.shelves import Settings

PLAYED = "time_played"
"""The setting that shows at the head of a battle how long was played."""
HIDDEN, SHOWN = PLAYED_SHOWN = ("hidden", "shown")
BELL = "clock_bell"
SILENT, RINGS = BELLS = ("silent", "bell")
"""The answers of the setting for a bell as a time is up, the usual one first."""
TIMED = ("declare", "opportunity", "intent", "escape", "shares")
"""The kinds of questions whose answers may be timed."""
_DECIDES = (
    say.Declare, say.Continue, say.Hold, say.Engage, say.FaceAttacker, say.Orders, say.OpportunityShot,
    say.DeclineShot, say.GiveIntent, say.Escape, say.ShareParry,
)  # fmt: skip


def shows_played(settings: Settings) -> bool:
    """Whether this user sees how long was played. Raises StoreError."""
    return settings.get(PLAYED, HIDDEN) == SHOWN


def has_bell(settings: Settings) -> bool:
    """Whether this user has a bell as a time is up. Raises StoreError."""
    return settings.get(BELL, SILENT) == RINGS


@value
class Timing:
    """The decision that is awaited, its limit in seconds, and what is left of that; `paused`: the clock stands.

    `moot`: its time was up, and the rules found nothing to do in place of it.
    """

    decision: Decision
    limit_s: int
    left_s: float
    paused: bool = False
    moot: bool = False

    @property
    def up(self) -> bool:
        """Whether its time is over, and something is to be done about it."""
        return self.left_s <= 0 and not (self.paused or self.moot)

    @property
    def shown_s(self) -> int:
        """What is left, as a clock shows it: no second is gone before it is over."""
        return ceil(self.left_s)


class Stopwatch:
    """Measures at one terminal, for whoever sits there; `now` are seconds from any point on.

    A decision that comes again in the same slot goes on where it was left, but for one whose time was up.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._slot: Hashable = None
        self._spent: dict[Decision, float] = {}
        self._at: Decision | None = None
        self._since = 0.0
        self._limit_s: int | None = None
        self.moot: Decision | None = None
        """One whose time was up, and for which the rules found nothing to do in place of it."""

    def look(self, battle: Known, clock: PlayClock, *, stopped: bool) -> Timing | None:
        """How it stands with the time of what is awaited; None: nothing is timed. `stopped`: a die is, or a judge."""
        decision, limit = (None, None) if stopped else (clock.decision, clock.limit_s)
        self._go_on(battle, None if limit is None or clock.paused else decision, limit)
        if decision is None or limit is None:
            return None
        left = limit - self._spent.get(decision, 0.0)
        return Timing(decision, limit, max(0.0, left), clock.paused, decision == self.moot)

    def _go_on(self, battle: Known, decision: Decision | None, limit: int | None) -> None:
        now = self._now()
        if self._at is not None:
            self._spent[self._at] += now - self._since
        self._since = now
        slot = (battle.now, battle.stage, battle.acting)
        if slot != self._slot:
            self._slot, self._spent = slot, {}
        if decision is not None and decision != self._at:
            self.moot = None
            if limit is not None and self._spent.get(decision, 0.0) >= limit:
                del self._spent[decision]
        if decision is not None:
            self._spent.setdefault(decision, 0.0)
        self._at = decision

    def took(self, command: Command) -> float | None:
        """The seconds that went into what is about to be said; None for what is no timed decision."""
        if self._at is None or not isinstance(command, _DECIDES):
            return None
        return round(self._spent[self._at] + self._now() - self._since, 1)
