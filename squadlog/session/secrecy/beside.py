"""A sealed battle and those at its sides who are no people: they sit where the word of their side was given.

This computer remembers beside the file which of them sit here. What they keep for themselves lies in the file under
the key of their side. To a process of their own that key goes by its input alone: neither key nor word is in a file.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.session import sealed as sealing
    from squadlog.session.secrecy import memory
    from squadlog.store.seal import ciphers, keys

if TYPE_CHECKING:
    from squadlog.session.battle_record import RecordOfBattle
    from squadlog.store.seal.keys import Opened

_PAGE = 1024
"""What is kept is so many bytes long, or twice and thrice that: its length tells little of it."""


class SealBeside:
    """What others than people may do at the sides of a battle, and keep to themselves; all, where it is not sealed."""

    def __init__(self, record: RecordOfBattle) -> None:
        self._record = record

    def opens(self, side: str) -> bool:
        """Whether a side can be played in this process: its word was given here; by mail, this is its home."""
        seal, apart = self._record.seal, self._record.orders
        return seal is None or (seal.opened.may_sit(side) and (apart is None or apart.home.side == side))

    @property
    def home(self) -> str:
        """The side that sits at this home, where the sides sit at homes of their own; else empty."""
        apart = self._record.orders
        return "" if apart is None else apart.home.side

    @property
    def ordered(self) -> int:
        """How many orders of that side wait here to be sent, where the other home decides them."""
        apart = self._record.orders
        return 0 if apart is None else len(apart.home.orders)

    @property
    def is_handed_on(self) -> bool:
        """Whether another process needs what opens it here: a word was given, and no key lies in the file."""
        seal, apart = self._record.seal, self._record.orders
        return seal is not None and not (apart is not None and apart.home.keys)

    @property
    def waits(self) -> bool:
        """Whether something was said that waits for a terminal which can decide it."""
        return self._record.seal is not None and self._record.waits

    def sits_here(self, side: str) -> bool:
        """Whether the one who has a side sits at this computer."""
        seal = self._record.seal
        return seal is None or side in memory.recall_sitting(seal.ring.id)

    def seat_here(self, side: str) -> None:
        """Remember that the one who has a side sits at this computer from now on."""
        if (seal := self._record.seal) is not None:
            there = memory.recall_sitting(seal.ring.id)
            memory.keep_sitting(seal.ring.id, tuple(dict.fromkeys((*there, side))))

    def lock(self, side: str, text: str) -> str:
        """A text as it may lie in the file, for the eyes of a side alone. SealError where it cannot be played here."""
        seal = self._record.seal
        if seal is None:
            return text
        if not seal.opened.may_sit(side):
            raise ciphers.SealError(f"The word of {side} was not given here.")
        content = text.encode()
        content = content.ljust(-(-len(content) // _PAGE) * _PAGE)
        key, about = _key_of(seal.opened, side)
        return json.dumps({"side": side, "sealed": ciphers.seal_text(key, content, about)})

    def unlock(self, text: str) -> str | None:
        """Such a text as it was; None where it is for other eyes, or is none."""
        seal = self._record.seal
        if seal is None:
            return text
        try:
            held = json.loads(text)
            side = str(held["side"])
            if not seal.opened.may_sit(side):
                return None
            key, about = _key_of(seal.opened, side)
            return ciphers.unseal_text(key, str(held["sealed"]), about).decode()
        except (ciphers.SealError, *ciphers.NONSENSE):
            return None

    def hand_on(self) -> str:
        """What opens here the sides whose words were given, as a line for another process of this program."""
        seal = self._record.seal
        if seal is None:
            return ""
        opened = seal.opened
        sides = [side for side in seal.ring.sides if opened.sees_all or side in opened.words]
        return json.dumps({
            "words": sorted(opened.words), "last": opened.last,
            "keys": {side: opened.keys[side].hex() for side in sides},
        })  # fmt: skip

    def take(self, line: str) -> None:
        """Open here what another process of this program handed on. SealError for what is no such thing."""
        seal = self._record.seal
        if seal is None:
            return
        ring = seal.ring
        try:
            held = json.loads(line)
            given = {str(side): bytes.fromhex(key) for side, key in held["keys"].items()}
            words, last = frozenset(map(str, held["words"])), str(held["last"])
        except ciphers.NONSENSE:
            raise ciphers.SealError("What was handed on opens nothing here.") from None
        if not all(side in ring.sides and keys.of_the_side(ring, side, key) for side, key in given.items()):
            raise ciphers.SealError("What was handed on opens another battle.")
        opened = keys.Opened(ring=ring, words=words, last=last)
        sealing.GIVEN[ring.id] = keys.with_keys(opened, given)
        self._record.refresh()


def _key_of(opened: Opened, side: str) -> tuple[bytes, str]:
    """The key under which a side keeps what it thought, and what that is about."""
    return ciphers.derive_key(opened.keys[side], "kept beside"), f"{opened.ring.mark} kept beside for {side}"
