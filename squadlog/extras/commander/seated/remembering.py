"""What the side of a seat remembers: read from its log, line by line as it heard them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.memory.remembered import NOTHING_YET, EnemiesRemembered, remember
from squadlog.rules.hiding.piles import KEY, PileFound
from squadlog.rules.holotarp.record import TarpCloses

if TYPE_CHECKING:
    from squadlog.session.seat import Seat


def remembered_at(seat: Seat) -> EnemiesRemembered:
    """What the side that sits there remembers now."""
    return next(reversed(remembered_by_line(seat).values()), NOTHING_YET)


def remembered_by_line(seat: Seat) -> dict[int, EnemiesRemembered]:
    """What its side remembers after each line that added to it, oldest first; nothing where nobody hides."""
    if KEY not in seat.known.chapters:
        return {}
    lines = dict.fromkeys(line for line, _ in seat.log.happened(PileFound, TarpCloses))
    parents = {one.id: one.parent for one in seat.log.entries()} if lines else {}
    kept, found = NOTHING_YET, dict[int, EnemiesRemembered]()
    for line in lines:
        parent = parents.get(line)
        before, after = (None if one is None else seat.log.stood_at(one) for one in (parent, line))
        if before is not None and after is not None:
            found[line] = kept = remember(kept, before, after, seat.who.seat)
    return found
