"""What a seat keeps of what it saw: who was last seen where, and what piles turned out to be.

It is made of what the seat knew before a command and after it, nothing else. By the rules nobody walks while he hides
(HID-16): he is where he was last seen, beneath a tarp (HOL-06), or beneath a pile.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.battle.events.referee import UnitCorrected
from squadlog.rules.hiding.piles import KEY, PileFound, UnitForfeited, hiding_of
from squadlog.rules.holotarp.record import TarpCloses
from squadlog.rules.scenario.progress import progress_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.moment import Moment
    from squadlog.battle.state import Known, Unit

LEARNED_BY = (PileFound, UnitForfeited, TarpCloses, UnitCorrected)
"""The events by which anybody comes to light, goes out of sight, or a pile goes: nothing is remembered of others."""


@record
class EnemyLastSeen:
    """An enemy who went out of sight: as he was then, where he stood and what he had in hand, and when that was."""

    unit: Unit
    when: Moment


@record
class PilesFound:
    """What the piles of a side turned out to be, as far as they were found: so many soldiers, so many decoys."""

    side: str
    men: int = 0
    decoys: int = 0


@record
class EnemiesRemembered:
    """What a seat keeps. `gone` are the enemies whom it has seen and sees no longer.

    `found` is of each other side of whose piles some were found.
    """

    gone: tuple[EnemyLastSeen, ...] = ()
    found: tuple[PilesFound, ...] = ()

    def piles_of(self, side: str) -> PilesFound:
        """What the piles of a side turned out to be so far."""
        return next((one for one in self.found if one.side == side), PilesFound(side=side))


NOTHING_YET = EnemiesRemembered()


def teaches(events: Iterable[object]) -> bool:
    """Whether anything may be remembered of what came of a command."""
    return any(isinstance(event, LEARNED_BY) for event in events)


def remember(so_far: EnemiesRemembered, before: Known, after: Known, side: str) -> EnemiesRemembered:
    """What a side keeps after a command, by what it knew `before` it and knows `after` it."""
    if KEY not in after.chapters or before.stage == "setup":
        return so_far
    left = tuple(_gone(before, after, side))
    still = tuple(one for one in so_far.gone if one.unit.id not in after.units)
    found = {one.side: one for one in so_far.found}
    for one in _opened(before, after, side):
        kept = found.get(one.side, PilesFound(side=one.side))
        found[one.side] = replace(kept, men=kept.men + one.men, decoys=kept.decoys + one.decoys)
    return EnemiesRemembered(gone=(*still, *left), found=tuple(found.values()))


def _gone(before: Known, after: Known, side: str) -> Iterator[EnemyLastSeen]:
    """Who of the others stood there and hides now; whoever has left the map is told to have left."""
    left = {one.soldier.id for one in progress_of(after).left}
    for number, unit in sorted(before.units.items()):
        unseen = number not in after.units and number not in left
        if unseen and unit.side != side and not unit.out and unit.position is not None:
            yield EnemyLastSeen(unit=unit, when=after.now)


def _opened(before: Known, after: Known, side: str) -> Iterator[PilesFound]:
    """The piles of each other side that were there and are gone: so many soldiers have come to light with them."""
    there = {one.number for one in hiding_of(after).piles}
    gone = Counter(one.side for one in hiding_of(before).piles if one.number not in there)
    came = Counter(unit.side for number, unit in after.units.items() if number not in before.units)
    for other, piles in gone.items():
        if other != side:
            men = min(piles, came[other])
            yield PilesFound(side=other, men=men, decoys=piles - men)
