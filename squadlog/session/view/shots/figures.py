"""The figures of a test in words: chances in per cent, modifiers with their causes and rules, and their sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lengths import format_kept

if TYPE_CHECKING:
    from fractions import Fraction

    from squadlog.battle.ledger import Ledger, Line


def percent(chance: Fraction) -> str:
    """A chance as whole per cent, never 0 or 100 unless it is certain."""
    exact = chance * 100
    if 0 < exact < 1:
        return "<1%"
    if 99 < exact < 100:
        return ">99%"
    return f"{round(exact)}%"


def format_signed(value: int) -> str:
    """+2, -1, 0."""
    return f"{value:+d}" if value else "0"


def hit_faces(ledger: Ledger) -> str:
    """The faces that succeed, as `1-5`."""
    low, high = sorted((ledger.last_success, ledger.scale.die if ledger.scale.high else 1))
    return str(low) if low == high else f"{low}-{high}"


def modifier_words(line: Line) -> str:
    """One modifier with its cause and rule; what was looked at and changes nothing is a 0 and says why."""
    note = f" ({line.note})" if line.note else ""
    rule = f" [{line.rule}]" if line.rule else ""
    told = f"{line.label}{note}" if line.applied else f"{line.label}{note or ' does not count'}"
    return format_kept(f"{told}{rule}")


def sum_words(ledger: Ledger) -> str:
    """What follows the sum of the modifiers: the roll that succeeds, and the faces that do."""
    low, high = sorted((ledger.last_success, ledger.scale.die if ledger.scale.high else 1))
    faces = f"only a {low}" if low == high else f"faces {low} to {high}"
    wanted = f"more than {ledger.target}" if ledger.scale.high else f"{ledger.target} or less"
    return f"in all; {wanted}: {faces}"
