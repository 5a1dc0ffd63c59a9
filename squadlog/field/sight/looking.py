"""One look along a line, and what something on it does to the look."""

from squadlog.field.ground.conditions import Figure
from squadlog.field.ground.readings import Readings
from squadlog.field.ground.stretches import Point
from squadlog.field.sight.trace import Contact, SightTrace
from squadlog.records import value


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
    """Who looks along a line at whom. `looks_out`: the target fires or detects toward the viewer (AMB-77)."""

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

    @property
    def eye(self) -> Point:
        """The head of the viewer."""
        spot = self.line.a if self.from_a else self.line.b
        return spot.x, spot.y

    @property
    def goal(self) -> Point:
        """The head of the target."""
        spot = self.line.b if self.from_a else self.line.a
        return spot.x, spot.y

    def from_viewer(self, t: float) -> float:
        """A place on the line, 0 at the viewer and 1 at the target."""
        return t if self.from_a else 1 - t

    def first(self, contact: Contact) -> float:
        """Where the viewer's look first meets a contact."""
        return self.from_viewer(contact.t0 if self.from_a else contact.t1)
