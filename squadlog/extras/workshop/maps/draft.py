"""A map under work, and what of it is chosen."""

from squadlog.base.records import value
from squadlog.extras.workshop.maps.pieces import PieceAt, pieces
from squadlog.ground.map.model import Map


@value
class Draft:
    """A map and the pieces of it that are chosen."""

    drawn: Map
    chosen: tuple[PieceAt, ...] = ()

    def kept(self) -> "Draft":
        """The draft without chosen pieces that are no more."""
        there = tuple(at for at in self.chosen if at.place < len(pieces(self.drawn, at.table)))
        return self if there == self.chosen else Draft(self.drawn, there)
