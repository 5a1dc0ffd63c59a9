"""What comes of saying something to a battle: it stands, it needs a die, the record moved, or it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.dice import Roll
from squadlog.base.records import record
from squadlog.battle.refusal import Refusal

if TYPE_CHECKING:  # building seventy dataclasses takes longer than a screen may wait for its first frame
    from squadlog.battle.events.union import Event


@record
class Accepted:
    """The command stands: what came of it, and the same in words, both as the seat that spoke may know them."""

    events: tuple[Event, ...]
    lines: tuple[str, ...]


NOTHING = ("Nothing changed.",)
"""The lines of a command that stands without a trace."""


@record
class DieAsked:
    """A die is to be rolled and its face typed; command and faces so far are already safe in the file.

    `lines` are what must be said besides: of faces that were not used.
    """

    roll: Roll
    lines: tuple[str, ...] = ()


@record
class Moved:
    """A record stands elsewhere now, or a half-answered command is gone: the sentence says which.

    `waits`: it does not yet, since others are asked first whether they agree.
    """

    sentence: str
    waits: bool = False


Outcome = Accepted | DieAsked | Moved | Refusal
