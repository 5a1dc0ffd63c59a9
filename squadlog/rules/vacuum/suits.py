"""Which suits hold where there is no air (ENV-16, A-98)."""

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings

KEY = "vacuum"


def holds_air(armour: str, book: Rulebook, rulings: Rulings) -> bool:
    """Whether a suit of that key is proof against vacuum: those of the list, or the other power suits too (A-98)."""
    suit = book.armours[armour]
    return suit.space or (suit.power and rulings.is_("vacuum.suits", "list_and_power"))
