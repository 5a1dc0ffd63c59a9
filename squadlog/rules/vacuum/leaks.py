"""What a breach of a suit does to its wearer, and when (ENV-18..ENV-21, A-100)."""

from collections.abc import Iterator

from squadlog.battle.moment import Moment
from squadlog.battle.state import Wound
from squadlog.records import record
from squadlog.rules.table import Table
from squadlog.rules.wounds import ticked

BIG_LEVELS = 2
"""From so many levels on a breach is too big for the suit to seal."""


@record
class Leak:
    """A breach of a suit: since when, when it bites next, and whether it is too big to be sealed (ENV-19, ENV-20)."""

    since: Moment
    next: Moment
    big: bool


def breached(levels: int, at: Moment, table: Table) -> Leak | None:
    """What a hit of so many levels tears into a suit; None for one without a level (ENV-18)."""
    if levels <= 0:
        return None
    return Leak(since=at, next=later(at, table), big=levels >= BIG_LEVELS)


def later(at: Moment, table: Table) -> Moment:
    """When a breach of that moment, or one that bit then, bites next (ENV-19..ENV-21)."""
    return at.later(table.book.environment.vacuum_delay_subphases)


def course(leak: Leak, wound: Wound, table: Table) -> Iterator[tuple[Moment, Wound]]:
    """What comes of one breach alone, from that wound on: a level, or one after the other until death (ENV-20)."""
    at = leak.next
    while wound != "D":
        wound = ticked(wound, 1, table)
        yield at, wound
        if not leak.big:
            return
        at = later(at, table)
