"""What is made once for all people of a side, as long as the battle stands as it does."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from squadlog.facts.seats import Speaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.state import Known
    from squadlog.session.seat import Seat
    from squadlog.store.record_file import Store

_Stands = tuple["Known", tuple[int, int, str]]
_KEPT: WeakKeyDictionary[Store, dict[tuple[int, str, str], tuple[_Stands, str]]] = WeakKeyDictionary()
"""Of each open file, by battle, side and what is made: what the side knew then, where it stood with which die awaited,
and the text."""


def side_of(seat: Seat) -> Seat:
    """The seat of all people of that side."""
    return seat.of(Speaker(seat=seat.who.seat)) if seat.who.name else seat


def once_for_side(seat: Seat, make: Callable[[Seat], str]) -> str:
    """What is made of what a side knows; asked again by another person of it, it is there."""
    of_file = _KEPT.setdefault(seat.store, {})
    at = seat.id, seat.who.seat, f"{make.__module__}.{make.__qualname__}"
    known, stands = seat.known, (seat.head, seat.log.in_all(), seat.die.name)
    kept = of_file.get(at)
    if kept is None or kept[0][0] is not known or kept[0][1] != stands:
        kept = of_file[at] = (known, stands), make(seat)
    return kept[1]
