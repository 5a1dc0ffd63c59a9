"""What is swept with fire, as somebody says it."""

from squadlog.facts import StatedSighting
from squadlog.records import record


@record
class Sector:
    """A sector that is swept with fire, its point at the head of who fires.

    `axis_deg` is the middle of it, in degrees clockwise from north; None: straight ahead. `units` are those who are in
    it as the table says, nearest first; none: the map tells. `seen` is what the table says of the line to each, where
    that is not the same for all.
    """

    axis_deg: float | None = None
    units: tuple[int, ...] = ()
    seen: tuple[tuple[int, StatedSighting], ...] = ()
