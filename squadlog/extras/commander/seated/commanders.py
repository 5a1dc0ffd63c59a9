"""Which sides of a battle have a commander, of what level and temper: kept in the settings beside the record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.levels import LEVELS
from squadlog.extras.commander.mind.tempers import TEMPERS
from squadlog.session.said.others import SETTING

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

SLOWEST_S = 60.0
"""The most seconds between two of their words."""


class Commanders:
    """The commanders of one battle, by side."""

    def __init__(self, store: Store, battle: int) -> None:
        self._settings, self._key = store.settings, f"{SETTING}.{battle}"

    @property
    def levels(self) -> dict[str, str]:
        """The level of each side that has a commander; those that this program has not are left out."""
        kept = self._kept().get("levels")
        there = kept if isinstance(kept, dict) else {}
        return {side: level for side, level in there.items() if isinstance(level, str) and level in LEVELS}

    @property
    def called(self) -> int:
        """How often they were told to go on: their words from before that are not said again."""
        kept = self._kept().get("called")
        return kept if isinstance(kept, int) else 0

    @property
    def tempers(self) -> dict[str, str]:
        """The temper of each side for which one was chosen or drawn; those that this program has not are left out."""
        kept = self._kept().get("tempers")
        there = kept if isinstance(kept, dict) else {}
        levels = self.levels
        return {side: one for side, one in there.items() if side in levels and str(one) in TEMPERS}

    @property
    def only(self) -> dict[str, tuple[int, ...]]:
        """The soldiers of each side whose commander has some of it only, beside people."""
        kept = self._kept().get("only")
        there, levels = kept if isinstance(kept, dict) else {}, self.levels
        some = {side: one for side, one in there.items() if side in levels and isinstance(one, list)}
        return {side: tuple(unit for unit in one if isinstance(unit, int)) for side, one in some.items()}

    @property
    def open(self) -> tuple[str, ...]:
        """The sides whose commanders give everybody their reasons at once."""
        kept = self._kept().get("open")
        return tuple(side for side in kept if side in self.levels) if isinstance(kept, list) else ()

    def sit(
        self, side: str, level: str, temper: str = "", only: tuple[int, ...] = (), *, is_open: bool = False
    ) -> None:
        """Have a commander of that level and temper (empty: the steady one) command a side, or `only` some of it.

        `is_open`: everybody may read his reasons at once. Raises StoreError.
        """
        tempers = {one: kept for one, kept in self.tempers.items() if one != side} | (
            {side: temper} if temper else {}
        )
        some = {one: kept for one, kept in self.only.items() if one != side} | ({side: only} if only else {})
        teachers = [*(one for one in self.open if one != side), *([side] if is_open else ())]
        kept = {"levels": {**self.levels, side: level}, "tempers": tempers, "only": some, "open": teachers}
        self._keep(**kept, called=self.called + 1)

    def leave(self, side: str) -> None:
        """Leave a side to people. Raises StoreError."""
        self._keep(levels={one: level for one, level in self.levels.items() if one != side})

    def go_on(self) -> None:
        """Have them go on after something was taken back, or after a pause. Raises StoreError."""
        self._keep(called=self.called + 1, paused=False, steps=0)

    @property
    def pace_s(self) -> float:
        """The seconds between their words where they go along with a battle, 0 as quick as they think."""
        kept = self._kept().get("pace_s")
        return min(max(float(kept), 0.0), SLOWEST_S) if isinstance(kept, int | float) else 0.0

    @property
    def paused(self) -> bool:
        """Whether they say nothing but the words that they were told to step by."""
        return self._kept().get("paused") is True

    @property
    def steps(self) -> int:
        """The words that they may say yet while they are paused."""
        kept = self._kept().get("steps")
        return kept if isinstance(kept, int) else 0

    def keep_pace(self, pace_s: float) -> None:
        """Have so many seconds between their words. Raises StoreError."""
        self._keep(pace_s=pace_s)

    def pause(self) -> None:
        """Have them say nothing until they are told to go on. Raises StoreError."""
        self._keep(paused=True, steps=0)

    def step(self, words: int = 1) -> None:
        """Have them pause, and say so many words first, 0 and more. Raises StoreError."""
        self._keep(paused=True, steps=words)

    def _kept(self) -> dict[str, object]:
        try:
            kept = json.loads(self._settings.get(self._key, "") or "{}")
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def _keep(self, **changes: object) -> None:
        """Keep what has changed beside what stands; with the last commander everything goes."""
        kept = {**self._kept(), **changes}
        self._settings.set(self._key, json.dumps(kept) if kept.get("levels") else "")
