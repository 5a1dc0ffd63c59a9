"""A map under work and the way it came to be: what can be undone and done again."""

from squadlog.base.records import replace, value
from squadlog.extras.workshop.maps.pieces import PieceAt, Refused, bounded, pieces
from squadlog.ground.map.model import Map

_MOST_STEPS = 2_000


@value
class Draft:
    """A map and the pieces of it that are chosen."""

    drawn: Map
    chosen: tuple[PieceAt, ...] = ()

    def kept(self) -> "Draft":
        """The draft without chosen pieces that are no more."""
        there = tuple(at for at in self.chosen if at.place < len(pieces(self.drawn, at.table)))
        return self if there == self.chosen else Draft(self.drawn, there)


@value
class Trail:
    """The drafts before the present one, and those taken back from it, the next one last."""

    now: Draft
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()

    def on(self, draft: Draft) -> "Trail | Refused":
        """A step further; another choice of pieces alone is none. Refused for a map that is too large."""
        if draft.drawn == self.now.drawn:
            return replace(self, now=draft.kept())
        if isinstance(fault := bounded(draft.drawn), Refused):
            return fault
        return Trail(draft.kept(), (*self.past[-_MOST_STEPS:], self.now), ())

    def back(self) -> "Trail | Refused":
        """The last step taken back."""
        if not self.past:
            return Refused("There is nothing to undo.")
        return Trail(self.past[-1], self.past[:-1], (*self.future, self.now))

    def again(self) -> "Trail | Refused":
        """What was taken back last, done again."""
        if not self.future:
            return Refused("There is nothing to redo.")
        return Trail(self.future[-1], (*self.past, self.now), self.future[:-1])
