"""What a side chose in secret before a judge asked for a die, by which it hears what others chose: that stays so.

It waits, and stands in no entry yet, so whoever has the word of the side can take it away and leave another choice. The
judge's computer remembers it, outside the file, as a hash under the key of the whole.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

from squadlog.battle.rights import SECRET
from squadlog.shell.secrecy import memory

if TYPE_CHECKING:
    from collections.abc import Container

    from squadlog.battle.commands import Command
    from squadlog.battle.record.timeline import Timeline
    from squadlog.seal.keys import Opened

_TAKEN_AWAY = (
    "{} took away what it had chosen in secret once a die was asked for it, and chose anew:"
    " the first choice counts."
)


def _mark(opened: Opened, head: str, command: Command) -> str:
    return hmac.new(opened.whole or b"", f"{head} {command!r}".encode(), hashlib.sha256).hexdigest()


def remember(opened: Opened, tree: Timeline, command: Command, seat: str) -> None:
    """A judge asks for a die for what was said from that seat."""
    if command.kind in SECRET and seat in opened.ring.sides:
        head = tree.head.hash
        memory.keep_chosen(opened.ring.id, memory.ChosenBefore(head, _mark(opened, head, command), ""))


def forget(opened: Opened) -> None:
    """The table has taken it back."""
    memory.keep_chosen(opened.ring.id, None)


def is_anew(opened: Opened, tree: Timeline, alone: Container[int], command: Command, side: str) -> bool:
    """Whether a side chooses in secret what it chose otherwise before, as far as this computer has seen; it is told.

    Steps that sides have written `alone` since decide nothing.
    """
    before, asked = memory.chosen(opened.ring.id), tree.head
    if before is None or command.kind not in SECRET:
        return False
    while asked.hash != before.head and asked.id in alone and asked.parent is not None:
        asked = tree.step(asked.parent)
    if asked.hash != before.head or before.mark == _mark(opened, before.head, command):
        return False
    after = (step for step in tree.steps if step.parent == asked.id and step.id not in alone)
    if any(step.id not in tree.aside for step in after):
        return False  # it was decided, and taken back since
    memory.keep_chosen(opened.ring.id, before._replace(told=_TAKEN_AWAY.format(side)))
    return True


def told(opened: Opened) -> str:
    """That a side tried to, as far as nobody has been told; nothing where none did."""
    before = memory.chosen(opened.ring.id)
    return "" if before is None else before.told


def was_told(opened: Opened) -> None:
    """Somebody was told."""
    before = memory.chosen(opened.ring.id)
    if before is not None and before.told:
        memory.keep_chosen(opened.ring.id, before._replace(told=""))
