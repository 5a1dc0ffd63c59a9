"""How long whoever is ambushed does nothing (AMS-03, AMS-05, A-02)."""

from squadlog.battle.moment import Moment
from squadlog.rules.common.context import BookReading


def idle(at: Moment, reading: BookReading) -> tuple[Moment, ...]:
    """The subphases in which a victim of an ambush in `at` does nothing: the three after it.

    Or that of the attack itself and the two after it, where the house rules say so (A-02).
    """
    first = 0 if reading.rulings.is_("ambush.freeze_start", "immediate") else 1
    return tuple(at.later(first + n) for n in range(int(reading.book.figure("ambush"))))


def free_from(at: Moment, reading: BookReading) -> Moment:
    """The first subphase in which the victim acts again, in its old place in the order (AMS-05)."""
    return idle(at, reading)[-1].later(1)
