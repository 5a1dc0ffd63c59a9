"""Who inflicted which wound of a unit: what the victory count of more than two sides needs (CAS-07)."""

from fractions import Fraction

from squadlog.battle.moment import Moment
from squadlog.battle.state import WOUNDS, Unit, Wound
from squadlog.records import record

HurtBy = tuple[tuple[str, Wound], ...]


@record
class Toll:
    """One wound of the record, also one set right by hand, and what it brought: points won, or lost again, by side.

    `by` is who inflicted it; None where nobody did, or nobody knows.
    """

    moment: Moment
    unit: int
    before: Wound
    after: Wound
    by: int | None
    points: tuple[tuple[str, Fraction], ...]


def inflicted(unit: Unit, after: Wound, side: str) -> HurtBy:
    """The record of a unit whose wound becomes `after` by `side` (empty: nobody knows).

    A wound taken back takes back what led to it.
    """
    reached = WOUNDS.index(after)
    kept = tuple(part for part in unit.hurt_by if WOUNDS.index(part[1]) <= reached)
    if after == "none" or (kept and kept[-1][1] == after):
        return kept
    undone = [by for by, level in unit.hurt_by if WOUNDS.index(level) > reached]
    return (*kept, (undone[0] if undone else side, after))
