"""Which actions of the house are of use to whom, by what he carries; light, for whoever asks without a battle."""

from collections.abc import Collection

from squadlog.book.book import Rulebook

CHANGE_MODE = "change_omni_mode"


def has_modes(weapon: str, book: Rulebook) -> bool:
    """Whether the mode of a weapon can be changed (ACT-61)."""
    code = book.weapons[weapon].code if weapon in book.weapons else weapon
    return sum(row.code == code for row in book.weapons.values()) > 1


def serve(action: str, carried: Collection[str], book: Rulebook) -> bool:
    """Whether an action of the basic game is ever of use to a unit with these weapons."""
    return action != CHANGE_MODE or any(has_modes(weapon, book) for weapon in carried)
