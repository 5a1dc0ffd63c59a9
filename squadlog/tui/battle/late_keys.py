"""Keys that come too late for a question: no order is given that nobody read."""

import math
from collections.abc import Set as AbstractSet
from time import monotonic

HOLDS_S = 0.7
"""How long after an answer a key may still be meant for the question. Whoever presses it later has seen what came."""
ENTERED = "That was answered, and this Enter came right after it. Press it again for the next prompt."
ANOTHER = "That was answered. {key} would now give another order: {order}. Press it again to give it."
ONCE_MORE = "That was answered. {key} would now do something else: {order}. Press it again to do it."
GIVEN = "{key} has already given the order. Enter would now end the slot: press it again to end it."
NONE: frozenset[str] = frozenset()


class LateKeys:
    """What is kept of the last question for `HOLDS_S`, or until something shows that somebody has looked."""

    def __init__(self) -> None:
        self._keys: AbstractSet[str] = NONE
        self._by_enter = False
        self._at = -math.inf
        self._warned = self._answer = ""
        self._given, self._given_at = "", -math.inf
        self._doubted: object = None
        self._doubted_by = self._pressed = 0
        self.last = ""
        """The key that was pressed last, whatever it did."""

    def pressed(self, key: str) -> None:
        """Note that this key was pressed."""
        self.last = key
        self._pressed += 1

    def given(self) -> None:
        """Note that the key pressed last gave an order at once; Enter and a click are not noted."""
        self._given, self._given_at = "" if self.last == "enter" else self.last, monotonic()

    def given_by(self, at: float) -> str:
        """The key that gave an order so shortly before that an Enter pressed now may be meant to give it."""
        return self._given if at < self._given_at + HOLDS_S else ""

    def meant(self, what: object) -> bool:
        """Whether what is to be asked once was asked at the key before: pressed again, it is meant."""
        again = self._doubted == what and self._pressed - self._doubted_by <= 1
        self._doubted, self._doubted_by = what, self._pressed
        return again

    def answered(self, keys: AbstractSet[str], *, by_enter: bool) -> None:
        """Note that a question with these keys was answered.

        `by_enter`: by Enter, so that one right behind it does nothing.
        """
        self._keys, self._by_enter, self._warned = keys, by_enter, ""
        self._at, self._answer = monotonic(), self.last if self.last in keys else ""

    def seen(self) -> None:
        """Forget the last question: after a soldier was chosen or a sentence typed no key is meant for it any more."""
        self._keys, self._by_enter, self._warned, self._answer = NONE, False, "", ""

    def any(self, at: float) -> bool:
        """Whether there is anything to object to in a key that was pressed then, a time of `monotonic`."""
        if at >= self._at + HOLDS_S:
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
