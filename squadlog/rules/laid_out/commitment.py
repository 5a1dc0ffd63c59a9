"""The commitment to what a side does in secret: a hash, public at once, which anybody can check later.

As a side has placed what it places, the record tells all a SHA-256 over a salt and the placement. The salt is secret
with the side; without it the hash tells nothing. Opened after the battle, salt and placement must give the same hash.
"""

import hashlib
from typing import Final

from squadlog.battle.chapter_state import Proof
from squadlog.battle.events.union import Event
from squadlog.battle.state import Battle
from squadlog.battle.terms import Setup
from squadlog.rules.common.kept.laid_things import LaidThing, SideBound, laid_out, late

LAYS: Final = "lays out"
"""What such a commitment is about."""
_COPIED = 16
"""How many characters of a commitment are shown, to be copied by hand."""


def salt_of(setup: Setup, side: str, subject: str = "") -> str:
    """The salt of a side for what is bound, in hex; empty in a battle that was opened without one."""
    told = f"{setup.salt}\n{side}\n{subject}" if subject else f"{setup.salt}\n{side}"
    return hashlib.sha256(told.encode()).hexdigest()[:32] if setup.salt else ""


def commitment(salt: str, placed: str) -> str:
    """SHA-256, in hex, over the salt, a line break and the placement; empty without a salt."""
    return hashlib.sha256(f"{salt}\n{placed}".encode()).hexdigest() if salt else ""


def bind(setup: Setup, side: str, subject: str, placed: str) -> str:
    """What binds a side to a secret of that `subject`: hiding nobody and laying nothing look not alike."""
    return commitment(salt_of(setup, side, subject), _about(side, subject, placed))


def _about(side: str, subject: str, placed: str) -> str:
    return "\n".join(filter(None, (f"{side} {subject}", placed)))


def format_commitment(told: str) -> str:
    """A commitment as the log tells it, behind what it binds to: as many signs as one copies on paper."""
    return f"; commitment {told[:_COPIED]}" if told else ""


def proof(setup: Setup, side: str, subject: str, placed: str, told: str) -> Proof:
    """Proof of whether a side placed what it bound itself to.

    It also holds for a record with one commitment for all subjects.
    """
    salt, said = salt_of(setup, side, subject), _about(side, subject, placed)
    if told != commitment(salt, said) and told == commitment(salt_of(setup, side), placed):
        salt, said = salt_of(setup, side), placed
    return Proof(side=side, commitment=told, salt=salt, placed=said, holds=commitment(salt, said) == told)


def subject_now(battle: Battle, subject: str) -> str:
    """What a commitment is about that is made now: in play it is of that turn, so that no two are alike."""
    return f"{subject} in turn {battle.now.turn}" if late(battle) else subject


def text_of_side(battle: Battle, side: str) -> str:
    """What a side has laid out, a line for each thing: against what it lies, metres as on the map, or its own words."""
    return "\n".join(_line(one) for one in laid_out(battle).things if one.side == side)


def _line(thing: LaidThing) -> str:
    at = thing.position
    where = f" {thing.where}" if at is None else f" at {at.x:g},{at.y:g} floor {thing.floor}"
    on = "" if thing.feature is None else f" on {thing.feature}"
    return f"{thing.called}{on}{where}{' covered' if thing.covered else ''}"


def proves(event: Event, battle: Battle) -> Proof | None:
    """Whether what stands in the record is what its side bound itself to; asked with the battle after it."""
    if not isinstance(event, SideBound) or not event.commitment:
        return None
    placed = text_of_side(battle, event.side)
    return proof(battle.setup, event.side, subject_now(battle, LAYS), placed, event.commitment)
