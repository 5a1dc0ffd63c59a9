"""The commitment to a secret placement: a hash of what a side placed, public at once, which anybody can check later.

As a side has placed whom it hides, the record tells all a SHA-256 over a salt and the placement. The salt is secret
with the side; without it the hash tells nothing. Opened after the battle, salt and placement must give the same hash.
"""

import hashlib

from squadlog.battle.events.union import Event
from squadlog.battle.holding import Proof
from squadlog.battle.setup import Setup
from squadlog.battle.state import Battle
from squadlog.rules.hiding.piles import Pile, PilesNumbered, hiding_of


def salt_of(setup: Setup, side: str) -> str:
    """The salt of a side, in hex; empty in a battle that was opened without one."""
    return hashlib.sha256(f"{setup.salt}\n{side}".encode()).hexdigest()[:32] if setup.salt else ""


def placement(piles: tuple[Pile, ...]) -> str:
    """What was placed, a line for each pile in the order of the numbers: metres and degrees as on the map."""
    return "\n".join(map(_line, sorted(piles, key=lambda pile: pile.number)))


def _line(pile: Pile) -> str:
    beneath = "decoy" if pile.unit is None else f"unit {pile.unit}"
    at = pile.position
    where = "" if at is None else f" at {at.x:g},{at.y:g} facing {at.facing_deg:g}"
    return f"pile {pile.number}: {beneath}{where} floor {pile.floor}"


def commitment(salt: str, placed: str) -> str:
    """SHA-256, in hex, over the salt, a line break and the placement; empty without a salt."""
    return hashlib.sha256(f"{salt}\n{placed}".encode()).hexdigest() if salt else ""


def proves(event: Event, battle: Battle) -> Proof | None:
    """Whether what stands in the record is what its side bound itself to (HID-13); asked with the battle after it."""
    if not isinstance(event, PilesNumbered) or not event.commitment:
        return None
    salt, placed = salt_of(battle.setup, event.side), placement(hiding_of(battle).of(event.side))
    return Proof(
        side=event.side,
        commitment=event.commitment,
        salt=salt,
        placed=placed,
        holds=commitment(salt, placed) == event.commitment,
    )
