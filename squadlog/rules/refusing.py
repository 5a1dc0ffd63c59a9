"""How a chapter refuses what makes no sense, and how it points at a unit. Nobody can overrule nonsense."""

from collections.abc import Iterable

from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Unit

_MOST_LISTED = 12


def nonsense(code: str, sentence: str, rule: str = "", instead: str = "") -> Refusal:
    """A refusal of what makes no sense: something needed is missing, unknown or said at the wrong time."""
    return Refusal(code=code, sentence=sentence, rule=rule, instead=instead)


def unknown_unit(number: int | None, rule: str = "GEN-11") -> Refusal:
    """The refusal of a number that no unit has. Which there are is told by the shell, that knows who asks."""
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


def named(unit: Unit) -> str:
    """The unit as people point at it: counter number and name."""
    return f"{unit.id} {unit.soldier.name}"
