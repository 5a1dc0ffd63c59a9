"""Why not, as a value: a command that cannot stand is answered with a refusal, never with an exception."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from squadlog.base.records import record

if TYPE_CHECKING:  # start-up cost: side games know no battle, but are refused in the same way
    from squadlog.battle.saying import ChapterCommand
    from squadlog.battle.state import Subsystem

_MOST_LISTED = 12


@record
class Refusal:
    """What is wrong, which rule says so, and what would be legal instead.

    `subsystem` is the part of the rules that objects: the table may overrule it, or turn its assist dial down.
    `None` marks a command that makes no sense (an unknown unit, a missing target), which nobody can overrule.
    `lasting`: nothing of the kind is legal while the unit is as it is, so that lists of what it may do leave it out.
    `first` is what could be said first, so that it stands: nothing that is done lightly, or it would be done with it.
    """

    code: str
    sentence: str
    rule: str
    instead: str = ""
    subsystem: Subsystem | None = None
    lasting: bool = False
    first: ChapterCommand | None = None

    def __str__(self) -> str:
        """The sentence with its rule and the way out."""
        cited = f" [{self.rule}]" if self.rule else ""
        return f"{self.sentence}{cited} {self.instead}".rstrip()


class Refuses(Protocol):
    """Makes refusals that one part of the rules gives."""

    def __call__(self, code: str, sentence: str, rule: str = "", instead: str = "") -> Refusal:
        """The refusal of that code, with the sentence that says why, the rule and what would be legal instead."""
        ...


def refuses(subsystem: Subsystem | None) -> Refuses:
    """What makes the refusals of a part of the rules; None makes those that nobody can overrule."""

    def refusal(code: str, sentence: str, rule: str = "", instead: str = "") -> Refusal:
        return Refusal(code=code, sentence=sentence, rule=rule, instead=instead, subsystem=subsystem)

    return refusal


nonsense = refuses(None)
"""A refusal of what makes no sense: something needed is missing, unknown or said at the wrong time."""


def unknown_unit(number: int | None, rule: str = "GEN-11") -> Refusal:
    """The refusal of a number that no unit has. Which there are is told by the session, which knows who asks."""
    return nonsense("unknown-unit", f"There is no unit {number}.", rule)


def with_reason(sentence: str, reason: str) -> str:
    """A refusal's sentence, and the measured reason behind it if there is one."""
    return f"{sentence} {reason}" if reason else sentence


def not_here(what: str, said: str | None) -> str:
    """The sentence for a thing that this battle has not, or that nobody named."""
    return f"This battle has no {what} {said!r}." if said else f"Say which {what}."


def listed(names: Iterable[str]) -> str:
    """The names there are to choose from, the first dozen of them."""
    known = tuple(names)
    more = f" and {len(known) - _MOST_LISTED} more" if len(known) > _MOST_LISTED else ""
    return (", ".join(known[:_MOST_LISTED]) or "none yet") + more
