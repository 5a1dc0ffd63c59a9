"""What is kept from everybody: who hides where, what lies about unseen, what one side alone knows; for the referee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import value
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.view.words.aloud import soldier
from squadlog.session.view.words.roster import things_lying

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.session.seat import Seat


@value
class KeptFromAll:
    """Something that not everybody knows: the side it is of, and in words what it is and where."""

    side: str
    told: str


def kept_from_all(seat: Seat) -> tuple[KeptFromAll, ...]:
    """Give what a seat knows that is not known to all, as it stands: soldiers first, then what lies about."""
    return (*_soldiers(seat), *_lying(seat))


def _soldiers(seat: Seat) -> Iterator[KeptFromAll]:
    """Whom nobody else knows of, or of whom nobody else knows where he is or what he is about."""
    known, public = seat.known, seat.of(Speaker(seat=NOBODY)).known
    for unit in known.units.values():
        told = soldier(known, unit)
        if unit.id not in public.units or soldier(public, public.units[unit.id]) != told:
            yield KeptFromAll(unit.side, told)


def _lying(seat: Seat) -> Iterator[KeptFromAll]:
    public = {
        (side, kind): set(texts) for side, kind, texts in things_lying(seat.of(Speaker(seat=NOBODY)).known)
    }
    for side, kind, texts in things_lying(seat.known):
        for text in texts:
            if text not in public.get((side, kind), ()):
                yield KeptFromAll(side, f"{kind}: {text}")
