"""Who came: a device that has a seat, by the token in its cookie."""

from typing import Literal

from aiohttp import web

from squadlog.base.records import record, value

GuestKind = Literal["player", "display", "referee"]
"""What sits at a seat: somebody who plays, a display that only shows, the referee."""


@value
class SeatPlace:
    """A seat of a table: the number of its battle, the name of the seat there, and what it is."""

    battle: int
    seat: str
    kind: GuestKind


@record
class Guest:
    """A device that joined. `token` is the hash of what its cookie holds, `places` where it sits: one seat a table.

    Whoever joins at a second table keeps the first: one cookie then opens both, and `?battle=N` says which is meant.
    """

    token: str
    places: tuple[SeatPlace, ...]

    def at(self, battle: int | None) -> SeatPlace | None:
        """The place at that table; for None the only one there is. None where it has no such place, or several."""
        if battle is None:
            return self.places[0] if len(self.places) == 1 else None
        return next((place for place in self.places if place.battle == battle), None)


GUEST: web.RequestKey[Guest] = web.RequestKey("guest", Guest)
"""Who asks; not there for somebody without a seat."""
PLACE: web.RequestKey[SeatPlace] = web.RequestKey("place", SeatPlace)
"""The seat that is meant; not there for somebody without one, nor where `/` is to name several tables."""
