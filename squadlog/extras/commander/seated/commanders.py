"""Which sides of a battle have a commander, of what level and temper: kept in the settings beside the record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from squadlog.extras.commander.mind.levels import LEVELS
from squadlog.extras.commander.mind.tempers import TEMPERS
from squadlog.session.said.who_sits import SETTING

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.store.record_file import Store

GOES_ON = "squadlog commander go on"
"""What is typed so that they say again what was undone."""
SLOWEST_S = 60.0
"""The most seconds between two of their words."""


class Commanders:
    """The commanders of one battle, by side."""

    def __init__(self, store: Store, battle: int) -> None:
        self._settings, self._key = store.settings, f"{SETTING}.{battle}"

    @property
    def levels(self) -> dict[str, str]:
        """The level of each side that has a commander; those that this program has not are left out."""
        there = _by_side(self._kept(), "levels")
        return {side: level for side, level in there.items() if isinstance(level, str) and level in LEVELS}

    @property
    def called(self) -> int:
        """How often they were told to go on: their words from before that are not said again."""
        return _count(self._kept(), "called")

    @property
    def tempers(self) -> dict[str, str]:
        """The temper of each side for which one was chosen or drawn; those that this program has not are left out."""
        there, levels = _by_side(self._kept(), "tempers"), self.levels
        return {side: one for side, one in there.items() if side in levels and str(one) in TEMPERS}

    @property
    def only(self) -> dict[str, tuple[int, ...]]:
        """The soldiers of each side whose commander has some of it only, beside people."""
        there, levels = _by_side(self._kept(), "only"), self.levels
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

        def with_him(kept: dict[str, Any]) -> dict[str, Any]:
            others = _without(kept, side)
            return {
                "levels": others["levels"] | {side: level},
                "tempers": others["tempers"] | ({side: temper} if temper else {}),
                "only": others["only"] | ({side: only} if only else {}),
                "open": [*others["open"], *([side] if is_open else [])],
                "called": _count(kept, "called") + 1,
            }

        self._change(with_him)

    def leave(self, side: str) -> None:
        """Leave a side to people. Raises StoreError."""
        self._change(lambda kept: _without(kept, side))

    def go_on(self) -> None:
        """Have them go on after something was taken back, or after a pause. Raises StoreError."""
        self._change(lambda kept: {"called": _count(kept, "called") + 1, "paused": False, "steps": 0})

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
        return _count(self._kept(), "steps")

    def dropped(self, side: str, head: int, ordered: int) -> bool:
        """Whether some of the orders that one gave at a line of the log, and that wait to be sent, were dropped."""
        kept = _by_side(self._kept(), "ordered").get(side)
        return isinstance(kept, list) and kept[:2] == [head, self.called] and ordered < kept[2]

    def keep_ordered(self, side: str, head: int, ordered: int) -> None:
        """Keep that so many orders wait at a line of the log to be sent since one spoke. Raises StoreError."""
        self._change(
            lambda kept: {
                "ordered": {**_by_side(kept, "ordered"), side: [head, _count(kept, "called"), ordered]}
            }
        )

    def keep_pace(self, pace_s: float) -> None:
        """Have so many seconds between their words. Raises StoreError."""
        self._change(lambda _kept: {"pace_s": pace_s})

    def pause(self) -> None:
        """Have them say nothing until they are told to go on. Raises StoreError."""
        self._change(lambda _kept: {"paused": True, "steps": 0})

    def step(self, words: int = 1) -> None:
        """Have them pause, and say so many words first, 0 and more. Raises StoreError."""
        self._change(lambda _kept: {"paused": True, "steps": words})

    def count_step(self) -> None:
        """Count a word that was said while they are paused. Raises StoreError."""
        self._change(lambda kept: {"steps": max(0, _count(kept, "steps") - 1)})

    def _kept(self) -> dict[str, Any]:
        return _read(self._settings.get(self._key, ""))

    def _change(self, changes: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Keep what changes of that which stands by then: a screen and whoever speaks beside it both write here.

        With the last commander everything goes.
        """

        def into(text: str) -> str:
            kept = _read(text)
            kept |= changes(kept)
            return json.dumps(kept) if kept.get("levels") else ""

        self._settings.change(self._key, into)


def _read(text: str) -> dict[str, Any]:
    """What is kept; nothing where that is no such thing."""
    try:
        kept = json.loads(text or "{}")
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def _count(kept: dict[str, Any], name: str) -> int:
    held = kept.get(name)
    return held if isinstance(held, int) else 0


def _by_side(kept: dict[str, Any], name: str) -> dict[str, Any]:
    held = kept.get(name)
    return held if isinstance(held, dict) else {}


def _without(kept: dict[str, Any], side: str) -> dict[str, Any]:
    """What is kept of the other sides."""
    others: dict[str, Any] = {
        name: {one: held for one, held in _by_side(kept, name).items() if one != side}
        for name in ("levels", "tempers", "only")
    }
    teachers = kept.get("open")
    others["open"] = [one for one in teachers if one != side] if isinstance(teachers, list) else []
    return others
