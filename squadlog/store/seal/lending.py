"""Open terminals of the sides lend each other their keys, in memory: none of them is ever written but for the other.

Each makes a half as it is opened and puts the public one among the settings. Whoever sees another's there puts his own
side's key beside his, encrypted for that half and for the word of that seat: only that very process can open it.
"""

import json
import time
from collections.abc import Mapping

from squadlog.base.lazy_imports import lazy_imports
from squadlog.store.seal.ciphers import SealError, seal_text, unseal_text
from squadlog.store.seal.keys import Opened, lent, of_the_side, with_keys

with lazy_imports():
    from cryptography.hazmat.primitives.asymmetric import x25519

_PREFIX = "seal"
_DAY_S = 86_400
_SIGNS = 16
"""How many characters of its public key stand in the name of a terminal's setting."""


class Lending:
    """What one open terminal, with the word of one `side`, lends and is lent."""

    def __init__(self, opened: Opened, side: str) -> None:
        self._ring, self._side = opened.ring, side
        self._half = x25519.X25519PrivateKey.generate()
        self._public = self._half.public_key().public_bytes_raw().hex()
        self._since = int(time.time())

    @property
    def row(self) -> str:
        """The setting of this terminal."""
        return f"{_PREFIX}.{self._ring.id}.{self._side}.{self._public[:_SIGNS]}"

    def borrowed(self, opened: Opened, rows: Mapping[str, str]) -> Opened:
        """What can be opened with what the terminals of other sides have lent to this one."""
        keys = {}
        for side, _, content in self._others(rows):
            text = content.get("lent", {}).get(self._public)
            if side in opened.keys or not isinstance(text, str):
                continue
            try:
                key = unseal_text(self._between(opened, side, content), text, self._about(side, self._side))
            except (SealError, ValueError, KeyError):
                continue  # whoever wrote that has not the word of the side
            if of_the_side(self._ring, side, key):
                keys[side] = key
        return with_keys(opened, keys) if keys else opened

    def offer(self, opened: Opened, rows: Mapping[str, str]) -> str | None:
        """What this terminal's setting must be from now on, None where it is so already."""
        lends = {}
        kept = _content(rows.get(self.row, ""))
        if not kept:
            self._since = int(time.time())
        for side, _, content in self._others(rows):
            theirs = str(content.get("half"))
            try:
                key = self._between(opened, side, content)
            except (SealError, ValueError, KeyError):
                continue
            before = kept.get("lent", {}).get(theirs)
            about = self._about(self._side, side)
            lends[theirs] = before or seal_text(key, opened.keys[self._side], about)
        said = json.dumps({"half": self._public, "since": self._since, "lent": lends}, sort_keys=True)
        return None if rows.get(self.row) == said else said

    def stale(self, rows: Mapping[str, str]) -> tuple[str, ...]:
        """Settings of terminals that were opened more than a day ago."""
        old = int(time.time()) - _DAY_S
        return tuple(name for _, name, content in self._others(rows) if _since(content) < old)

    def _others(self, rows: Mapping[str, str]) -> list[tuple[str, str, dict[str, dict[str, str]]]]:
        """The settings of the terminals of other sides: whose, their names, and what stands there."""
        found = []
        for name, text in rows.items():
            kind, _, rest = name.partition(".")
            ring, _, rest = rest.partition(".")
            side, _, _ = rest.rpartition(".")
            if kind == _PREFIX and ring == self._ring.id and side in self._ring.sides and side != self._side:
                found.append((side, name, _content(text)))
        return found

    def _between(self, opened: Opened, side: str, content: Mapping[str, object]) -> bytes:
        about = f"{self._ring.id} {' '.join(sorted((self._side, side)))}"
        own, public = opened.keys[self._side], self._ring.public[side]
        return lent(self._half, own, str(content.get("half")), public, about)

    def _about(self, lender: str, borrower: str) -> str:
        return f"{self._ring.id} {lender} lends {borrower}"


def _since(content: Mapping[str, object]) -> int:
    since = content.get("since")
    return since if isinstance(since, int) else 0


def _content(text: str) -> dict[str, dict[str, str]]:
    try:
        content = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return content if isinstance(content, dict) and isinstance(content.get("lent", {}), dict) else {}
