"""Lines between soldiers as a commander knows them where no map measures: intervals that widen as people walk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace, value
from squadlog.extras.commander.mind.table.told import FAR_AWAY_M
from squadlog.facts.ground_facts import Metres, Sighting, YesNo, list_crossed

if TYPE_CHECKING:
    from squadlog.extras.commander.mind.table.told import LineTold, TableTold
    from squadlog.facts.ground_facts import StatedSighting

STANDS_M = 1.0
"""What was said of cover and of sight holds while the two have walked less than that."""


@value
class LineKnown:
    """A line as it is known now: from `low_m` to `high_m` metres, and what was `stated` of it beside its length.

    `said_m` is its length as it was last said, the farther end of it. `fresh`: what was said of cover and sight holds.
    `from_there`: it was said from the other end alone, so that nobody has told what covers the other.
    """

    low_m: float
    high_m: float
    said_m: float
    stated: StatedSighting
    fresh: bool = True
    from_there: bool = False

    @property
    def is_exact(self) -> bool:
        """Whether its length is one number."""
        return self.low_m == self.high_m

    @property
    def is_measured(self) -> bool:
        """Whether anybody has said how long it is."""
        return self.high_m != FAR_AWAY_M

    @property
    def is_seen(self) -> bool:
        """Whether the one sees the other in front of him, as far as anybody has said: who turned since may do so."""
        return self.stated.in_sight is not False and (self.stated.in_arc is not False or not self.fresh)

    @property
    def is_behind(self) -> bool:
        """Whether the one sees the other as soon as he turns."""
        return self.stated.in_sight is not False and self.stated.in_arc is False and self.fresh

    @property
    def is_unknown(self) -> bool:
        """Whether they did not see each other, and may by now."""
        return self.stated.in_sight is False and not self.fresh

    def stated_at(self, metres: float) -> StatedSighting:
        """What is stated of a shot along it over so many metres."""
        return replace(self.stated, distance_m=metres)

    def sighting_at(self, metres: float) -> Sighting:
        """The view along it over so many metres, as the table would state it."""
        return Sighting(
            distance=Metres(value=metres, origin="stated"),
            in_arc=YesNo(value=True, origin="stated"),
            in_sight=YesNo(value=True, origin="stated"),
            crossed=list_crossed(self.stated.covers or (), dict(self.stated.depths)),
        )


def line_known(table: TableTold, viewer: int, target: int) -> LineKnown | None:
    """The line as it is known now, by what was told last of it and what both have walked since; None for none told.

    It is as long from the other end; cover and the front of the viewer are his own.
    """
    here, there = _last(table, viewer, target), _last(table, target, viewer)
    said = here if there is None else here or replace(there, stated=_from_there(there))
    if said is None:
        return None
    measured = (*_measured(table, viewer, target), *_measured(table, target, viewer))
    length = max(measured, key=lambda one: one.entry, default=said)
    return _line(table, length, said, from_there=here is None)


def _line(table: TableTold, length: LineTold, said: LineTold, *, from_there: bool) -> LineKnown:
    walked = _walked_m(table, length)
    return LineKnown(
        low_m=max(0.0, length.low_m - walked),
        high_m=length.high_m + walked,
        said_m=length.high_m,
        stated=said.stated,
        fresh=_walked_m(table, said) < STANDS_M and not _turned(table, said),
        from_there=from_there,
    )


def _from_there(told: LineTold) -> StatedSighting:
    """What was said from the other end, as far as it holds from this one: whether they see each other."""
    return replace(told.stated, in_arc=None, covers=None, depths=())


def _last(table: TableTold, viewer: int, target: int) -> LineTold | None:
    return max(_told(table, viewer, target), key=lambda one: one.entry, default=None)


def _measured(table: TableTold, viewer: int, target: int) -> tuple[LineTold, ...]:
    return tuple(one for one in _told(table, viewer, target) if one.high_m != FAR_AWAY_M)


def _told(table: TableTold, viewer: int, target: int) -> tuple[LineTold, ...]:
    return tuple(one for one in table.lines if (one.viewer, one.target) == (viewer, target))


def _walked_m(table: TableTold, since: LineTold) -> float:
    """What the two at the ends of a line have walked since something was said of it, in metres."""
    ends = (since.viewer, since.target)
    return sum(one.metres for one in table.walked if one.unit in ends and one.entry > since.entry)


def _turned(table: TableTold, since: LineTold) -> bool:
    """Whether the viewer has turned since something was said of a line."""
    return any(one.turned and one.unit == since.viewer and one.entry > since.entry for one in table.walked)
