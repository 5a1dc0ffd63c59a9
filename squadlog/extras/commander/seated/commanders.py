"""Which sides of a battle have a commander, and of what level: kept beside the record, in the settings of its file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.levels import LEVELS
from squadlog.session.said.others import SETTING

if TYPE_CHECKING:
    from squadlog.store.record_file import Store


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

    def sit(self, side: str, level: str) -> None:
        """Have a commander of that level command a side. Raises StoreError."""
        self._keep({**self.levels, side: level}, self.called + 1)

    def leave(self, side: str) -> None:
        """Leave a side to people. Raises StoreError."""
        self._keep({one: level for one, level in self.levels.items() if one != side}, self.called)

    def go_on(self) -> None:
        """Have them go on after something was taken back. Raises StoreError."""
        self._keep(self.levels, self.called + 1)

    def _kept(self) -> dict[str, object]:
        try:
            kept = json.loads(self._settings.get(self._key, "") or "{}")
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def _keep(self, levels: dict[str, str], called: int) -> None:
        self._settings.set(self._key, json.dumps({"levels": levels, "called": called}) if levels else "")
