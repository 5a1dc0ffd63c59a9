"""Orders that are not given as they are typed: keys of a question that is answered, and what was refused in a second.

Neither an order that nobody read, nor an end of the second in which one was lost.
"""

import math
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from time import monotonic

from squadlog.battle.state import Battle, Known, Unit
from squadlog.records import record

HOLDS_S = 0.7
"""So long after an answer a key may still be meant for the question. Whoever presses it later has seen what came."""
ENTERED = "That is answered, and this Enter came right behind it. Press it again for the next prompt."
ANOTHER = "That is answered. {key} would be another order now: {order}. Press it again if that is meant."
ONCE_MORE = "That is answered. {key} would be something else now: {order}. Press it again if that is meant."
NONE: frozenset[str] = frozenset()


class LateKeys:
    """What is kept of the last question for `HOLDS_S`, or until something shows that somebody has looked."""

    def __init__(self) -> None:
        self._keys: AbstractSet[str] = NONE
        self._by_enter = False
        self._at = -math.inf
        self._warned = self._answer = ""
        self.last = ""
        """The key that was pressed last, whatever it did."""

    def answered(self, keys: AbstractSet[str], *, by_enter: bool) -> None:
        """A question with these keys was answered; `by_enter`: by Enter, so that one right behind it does nothing."""
        self._keys, self._by_enter, self._warned = keys, by_enter, ""
        self._at, self._answer = monotonic(), self.last if self.last in keys else ""

    def seen(self) -> None:
        """Somebody has chosen a soldier, or typed a sentence: nothing that follows is meant for the question."""
        self._keys, self._by_enter, self._warned, self._answer = NONE, False, "", ""

    def any(self, at: float) -> bool:
        """Whether there is anything to object to in a key that was pressed then, a time of `monotonic`."""
        if at - self._at >= HOLDS_S:
            self.seen()
        return self._by_enter or bool(self._keys)

    def objection(self, key: str, at: float, order: str = "", shown: str = "", means: str = "") -> str:
        """What is said instead of doing what `key`, pressed then, does; empty where it may act.

        `order` is what it orders at once, empty for a key that orders nothing, and `means` what it does then; `shown`
        is how it is called. The very key that was the answer is objected to however late, if it is the next one: it
        may have been counted for one question more.
        """
        if (again := self._once_more(key, shown or key, order or means)) or not self.any(at):
            return again
        warned, self._warned = self._warned, ""
        if key == "enter":
            return ENTERED if self._by_enter else ""
        if key in self._keys and order and key != warned:
            self._warned = key
            return ANOTHER.format(key=shown or key, order=order)
        if order or key not in self._keys:
            self.seen()
        return ""

    def _once_more(self, key: str, shown: str, means: str) -> str:
        answer, self._answer = self._answer, ""
        if key != answer or key == "enter" or not means:
            return ""
        self._warned = key
        return ONCE_MORE.format(key=shown, order=means)


@record
class Unheard:
    """What was typed, in which slot, and those whom it was for as they stood."""

    what: str
    slot: tuple[object, ...]
    units: tuple[Unit, ...]

    def lacking(self, battle: Battle) -> bool:
        """Whether it still is that slot, and to one of them nothing has been said since."""
        return self.slot == _slot(battle) and any(battle.units.get(unit.id) == unit for unit in self.units)


class UnheardOrders:
    """What was refused in the slot that is now."""

    def __init__(self) -> None:
        self._kept: list[Unheard] = []

    def keep(self, battle: Known, what: str, units: Iterable[int]) -> None:
        """This was refused for these units."""
        self._kept = [one for one in self._kept if one.slot == _slot(battle)]
        whom = tuple(battle.units[number] for number in units if number in battle.units)
        self._kept.append(Unheard(what=what, slot=_slot(battle), units=whom))

    def told(self, battle: Known) -> str:
        """What is asked before the second ends; empty where all whom it was for were told something afterwards."""
        lacking = dict.fromkeys(one.what for one in self._kept if one.lacking(battle))
        if not lacking:
            return ""
        return f"Refused in this second, and nothing came of it: {' '.join(lacking)} End the second all the same?"


def _slot(battle: Battle) -> tuple[object, ...]:
    return battle.now, battle.active.id if battle.active is not None else None
