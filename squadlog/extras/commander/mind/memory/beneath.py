"""How likely somebody lies beneath a pile: a soldier or a decoy, which nobody can tell by looking (HID-10, HID-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from squadlog.extras.commander.mind.memory.remembered import PilesFound


def chance_beneath(piles: int, found: PilesFound, decoys_each: int) -> float:
    """The chance that a soldier lies beneath one of so many `piles` of a side that are left, 0 to 1.

    A side has laid at most `decoys_each` decoys for each soldier who hides, and every number of soldiers that fits what
    was found is taken to be as likely as another. Nothing where no pile is left.
    """
    if piles <= 0:
        return 0.0
    laid = piles + found.men + found.decoys
    fits = [men for men in range(found.men, laid - found.decoys + 1) if laid - men <= decoys_each * men]
    if not fits:  # things lie beneath piles too, which allow no decoys
        return 0.0
    return (sum(fits) / len(fits) - found.men) / piles
