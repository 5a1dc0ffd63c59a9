"""What a side chose in secret before a judge asked for a die, by which it hears what others chose: that stays so.

It waits, and stands in no entry yet, so whoever has the word of the side can take it away and leave another choice. The
judge's computer remembers it, outside the file, as a hash under the key of the whole.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING

from squadlog.battle.rights import SECRET
from squadlog.session.secrecy import memory

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.battle.record.steps import Step
    from squadlog.battle.record.timeline import Timeline
    from squadlog.store.seal.keys import Opened

_TAKEN_AWAY = (
    "{} took away what it had chosen in secret once a die was asked for it, and chose anew:"
    " the first choice counts."
)


def _mark(opened: Opened, head: str, command: Command) -> str:
    return hmac.new(opened.whole or b"", f"{head} {command!r}".encode(), hashlib.sha256).hexdigest()


def remember(opened: Opened, tree: Timeline, command: Command, seat: str) -> None:
    """Remember a secret command from `seat` as a die is asked for it."""
    if command.kind in SECRET and seat in opened.ring.sides and tree.battle().pending is not None:
        head = tree.head.hash
        memory.keep_chosen(opened.ring.id, memory.ChosenBefore(head, _mark(opened, head, command), ""))


def forget(opened: Opened) -> None:
    """Forget the secret command, which the table took back."""
    memory.keep_chosen(opened.ring.id, None)


def is_anew(opened: Opened, tree: Timeline, command: Command) -> bool:
    """Whether a side chooses in secret what it chose otherwise before, as far as this computer has seen.

    Whatever else was said since, and wherever the battle stands by that: the same is asked as then.
    """
    before, asked = memory.recall_chosen(opened.ring.id), tree.battle().pending
    if before is None or asked is None or command.kind not in SECRET:
        return False
    then = next((step for step in map(tree.step, tree.line()) if step.hash == before.head), None)
    if then is None or tree.state(then.id).pending != asked:
        return False
    return before.mark != _mark(opened, before.head, command) and not _is_answered(tree, then, command.kind)


def _is_answered(tree: Timeline, then: Step, kind: str) -> bool:
    """Whether what was asked at that step was answered since, and that taken back."""
    asked = tree.state(then.id).pending
    answers = (step for step in tree.steps if step.id > then.id and step.label == kind)
    return any(step.parent is not None and tree.state(step.parent).pending == asked for step in answers)


def keep_warning(opened: Opened, side: str) -> None:
    """Keep a warning, for who sits here, that `side` chose anew."""
    before = memory.recall_chosen(opened.ring.id)
    if before is not None:
        memory.keep_chosen(opened.ring.id, before._replace(told=_TAKEN_AWAY.format(side)))


def warning(opened: Opened) -> str:
    """The sentence that a side chose anew what it had chosen; empty where none did, or it was told already."""
    before = memory.recall_chosen(opened.ring.id)
    return "" if before is None else before.told


def drop_warning(opened: Opened) -> None:
    """Drop the warning that was told."""
    before = memory.recall_chosen(opened.ring.id)
    if before is not None and before.told:
        memory.keep_chosen(opened.ring.id, before._replace(told=""))
