"""The seat that a screen shows a battle from and speaks for."""

from squadlog.base.lengths import LengthScale
from squadlog.session.seat import Seat


class Chair:
    """Holds the seat: that of everybody at the screen, or of one side while it looks behind the curtain."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def scale(self) -> LengthScale:
        """The unit in which lengths are shown on the screen of this battle."""
        return self.seat.scale()
