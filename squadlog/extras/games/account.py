"""Why something on a table counts what it counts, card by card."""

from squadlog.base.records import record


@record
class CardLine:
    """One card on the table: what it counts, in points, why, and by which rule.

    `card` is its number in its game, with whatever marks that game sets in it; `is_open` is false face down.
    """

    card: int
    name: str
    value: int
    why: str
    rule: str
    is_open: bool = True

    @property
    def in_brackets(self) -> str:
        """The name of the card, in brackets if it lies face down."""
        return self.name if self.is_open else f"({self.name.strip('()')})"
