"""A test in lines: each modifier with its cause and rule, what does not count, and the sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.session.view.shots.figures import format_signed, modifier_words, sum_words
from squadlog.session.view.toned import Toned

if TYPE_CHECKING:
    from squadlog.battle.ledger import Ledger, Line

ReasonLine = tuple[Toned, ...]


def modifier_line(line: Line) -> ReasonLine:
    """Give one modifier with its cause and rule; what was looked at and changes nothing is quiet."""
    if line.applied:
        return Toned(f"{format_signed(line.value):>3} ", "bold"), Toned(modifier_words(line))
    return (Toned(f"  0 {modifier_words(line)}", "quiet"),)


def ledger_lines(ledger: Ledger) -> tuple[ReasonLine, ...]:
    """Give what counts in a ledger, and the sum."""
    counting = tuple(modifier_line(line) for line in ledger.lines if line.applied)
    total = Toned(f"{format_signed(ledger.total):>3} {sum_words(ledger)}", "bold")
    return (*(counting or ((Toned("  0 no modifiers", "quiet"),),)), (total,))


def silent_lines(ledger: Ledger) -> tuple[ReasonLine, ...]:
    """Give what was looked at and does not count, each with the reason."""
    return tuple(modifier_line(line) for line in ledger.lines if not line.applied)
