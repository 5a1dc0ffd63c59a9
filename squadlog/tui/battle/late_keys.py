"""Keys of a question that is answered, typed once too often: none of them gives an order that nobody read."""

from collections.abc import Set as AbstractSet

ANSWERED = (
    "That is answered. Enter goes on once another key has been pressed, such as an arrow; a acts, d is done."
)
ANOTHER = "That is answered. {key} would be another order now: {order}. Press it again if that is meant."
NONE: frozenset[str] = frozenset()


class LateKeys:
    """What is kept of the last question, until a key that was none of its own shows that somebody has looked."""

    def __init__(self) -> None:
        self._keys: AbstractSet[str] = NONE
        self._by_enter = False
        self.warned = ""
        """The key that was objected to just now: pressed again, it gives its order."""

    def answered(self, keys: AbstractSet[str], *, by_enter: bool) -> None:
        """A question with these keys was answered; `by_enter`: by Enter, so that the next one does nothing."""
        self._keys, self._by_enter, self.warned = keys, by_enter, ""

    @property
    def any(self) -> bool:
        """Whether there is anything to object to."""
        return self._by_enter or bool(self._keys)

    def objection(self, key: str, order: str = "", shown: str = "") -> str:
        """What is said instead of doing what `key` does; empty where it may act.

        `order` is what it orders at once, empty for a key that orders nothing; `shown` is how it is called.
        """
        warned, self.warned = self.warned, ""
        if key == "enter":
            return ANSWERED if self._by_enter else ""
        if key in self._keys and order and key != warned:
            self.warned = key
            return ANOTHER.format(key=shown or key, order=order)
        if order or key not in self._keys:
            self._keys, self._by_enter = NONE, False
        return ""
