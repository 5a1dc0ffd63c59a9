"""One look along a line, and what something on it does to the look."""

from squadlog.base.records import value
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import Point
from squadlog.ground.sight.ray_trace import Contact, SightTrace


@value
class SightEffect:
    """What something on the line does. `t` is where, counted from the viewer; `key` None if it blocks.

    `key` is the feature's name in the cover table; woods, whose metres count instead, have none of their own and are
    called `light_woods` and `heavy_woods`.
    """

    t: float
    rule: str
    sentence: str
    feature: str
    key: str | None = None

    @property
    def blocks(self) -> bool:
        """Whether it hides the target."""
        return self.key is None


@value
class Looking:
    """A look along a line: the viewer and the target.

    `looks_out`: the target fires or detects toward the viewer (AMB-77).
    """

    line: SightTrace
    viewer: Figure
    target: Figure
    others: tuple[Figure, ...]
    looks_out: bool
    from_a: bool
    readings: Readings
    deeper_m: float = 0.0
    """By how much woods are taken as deeper than they are, to see how close a verdict is."""

    @property
    def low(self) -> bool:
        """Whether the target kneels or lies."""
        return self.target.posture != "standing"

    def eye(self, floor: int) -> Point | None:
        """The head of the viewer, if that is on this floor: what stands on another is no cover of his own (STO-01)."""
        return _on(self.line.a if self.from_a else self.line.b, floor)

    def goal(self, floor: int) -> Point | None:
        """The head of the target, if that is on this floor."""
        return _on(self.line.b if self.from_a else self.line.a, floor)

    def from_viewer(self, t: float) -> float:
        """A place on the line, 0 at the viewer and 1 at the target."""
        return t if self.from_a else 1 - t

    def first(self, contact: Contact) -> float:
        """Where the viewer's look first meets a contact."""
        return self.from_viewer(contact.t0 if self.from_a else contact.t1)


def _on(spot: Spot, floor: int) -> Point | None:
    return (spot.x, spot.y) if spot.floor == floor else None
