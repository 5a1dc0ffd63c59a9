"""The commitment to a secret placement of those who hide, as to all that is laid in secret (HID-13)."""

from typing import Final

from squadlog.battle.chapter_state import Proof
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle
from squadlog.rules.hiding.piles import Pile, PilesNumbered, hiding_of
from squadlog.rules.laid_out.commitment import bind, commitment, proof, salt_of

__all__ = ["HIDES", "bind", "commitment", "placement", "proves", "salt_of"]

HIDES: Final = "hides"
"""What such a commitment is about."""


def placement(piles: tuple[Pile, ...]) -> str:
    """What was placed, a line for each pile in the order of the numbers: metres and degrees as on the map."""
    return "\n".join(map(_line, sorted(piles, key=lambda pile: pile.number)))


def _line(pile: Pile) -> str:
    beneath = pile.thing or ("decoy" if pile.unit is None else f"unit {pile.unit}")
    at = pile.position
    where = "" if at is None else f" at {at.x:g},{at.y:g} facing {at.facing_deg:g}"
    return f"pile {pile.number}: {beneath}{where} floor {pile.floor}"


def proves(event: Event, battle: Battle) -> Proof | None:
    """Whether what stands in the record is what its side bound itself to (HID-13); asked with the battle after it."""
    if not isinstance(event, PilesNumbered) or not event.commitment:
        return None
    placed = placement(hiding_of(battle).of(event.side))
    return proof(battle.setup, event.side, HIDES, placed, event.commitment)
