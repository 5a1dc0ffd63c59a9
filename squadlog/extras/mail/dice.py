"""Dice that two homes roll together: each gives a share, and the hash of both decides.

The home that judges binds itself to its share (by the hash of it) in the packet that asks, before it knows the other's.
The other home gives its share in the answer, together with its orders, before it knows the judge's. The judge's packet
after that opens the share it was bound to. So nobody who can still choose a share, or what is said, knows a face; and
both can work out each of them afterwards.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from squadlog.base.dice import Face, Roll
from squadlog.reports.audit import faces_in

_ABOUT = "squadlog-mail/1"


def new_share() -> str:
    """A share that nobody can guess, in hex."""
    return secrets.token_hex(32)


def commitment(battle: str, number: int, share: str) -> str:
    """What binds a home, in its packet of that number, to a share."""
    return hashlib.sha256(f"{_ABOUT} share {battle} {number} {share}".encode()).hexdigest()


class FallenDie(NamedTuple):
    """A die of an exchange, counted from 0: whose it was, what for, and the face."""

    place: int
    name: str
    who: str
    die: int
    face: int


class SharedDice:
    """The dice of one exchange: of the packet of that number, and the answer to it."""

    def __init__(self, battle: str, number: int, judge: str, other: str) -> None:
        self._over = f"{_ABOUT} dice {battle} {number} {judge} {other}"
        self.fallen: list[FallenDie] = []

    def face(self, place: int, die: int) -> int:
        """The face of the die of that place, 1 to `die`; each is as likely as the others."""
        for attempt in count():
            drawn = int.from_bytes(hashlib.sha256(f"{self._over} {place} {die} {attempt}".encode()).digest())
            if drawn < 2**256 - 2**256 % die:
                return drawn % die + 1
        raise AssertionError

    def roll(self, roll: Roll) -> int:
        """The face of the next die."""
        one = FallenDie(
            len(self.fallen), roll.name, roll.who, roll.die, self.face(len(self.fallen), roll.die)
        )
        self.fallen.append(one)
        return one.face


def shared_faces(events: Sequence[object]) -> Iterator[Face]:
    """The faces in events that both homes have rolled, in the order written there."""
    return (face for face in faces_in(tuple(events)) if face.source == "typed")


def seen_places(faces: Sequence[Face], fallen: Sequence[FallenDie]) -> tuple[tuple[int, int], ...]:
    """For each of these faces which die of the exchange it was, and the face."""
    left, found = list(fallen), list[tuple[int, int]]()
    for face in faces:
        as_said = (face.name, face.who, face.die, face.value)
        one = next((die for die in left if die[1:] == as_said), None)
        if one is not None:
            left.remove(one)
            found.append((one.place, one.face))
    return tuple(found)


def why_not_fallen(
    dice: SharedDice, faces: Sequence[Face], seen: Sequence[tuple[int, int]], most: int
) -> str:
    """What is wrong with faces that are said to have fallen so, in a sentence without an end; empty for nothing."""
    if len(faces) != len(seen) or len({place for place, _ in seen}) != len(seen):
        return "it shows other dice than it tells of"
    for face, (place, value) in zip(faces, seen, strict=True):
        if place >= most or dice.face(place, face.die) != value or face.value != value:
            return f"{face.value} for {face.name} is not what both shares come to"
    return ""
