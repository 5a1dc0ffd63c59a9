"""What goes off, and what that does to whoever is within reach, as values (GRN, EXP, MIN, FMS)."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import InReach, Waypoint, Whereabouts

Covered = Literal["none", "half", "full"]
COVERED: tuple[Covered, ...] = ("none", "half", "full")


@record
class Fused:
    """Something that goes off as the explosions of `at` are resolved: a grenade, charges set off, a round on its way.

    `what` is a key of `BlastHooks.kinds`, `count` how many of it go off as one. It lies at `spot` on the map, or where
    `told` says; at a `feature` that it is meant for or lies against, which it may batter. `by` is who threw or set it,
    of `side`. `things` are what it is made of, as its chapter counts them. `smothered` is who has thrown himself on it.
    `axis_deg` is where it points, for what does. `secret`: no other side knows where before it goes off. `off_m` is how
    far it lies from the feature that it is meant for.
    """

    id: int
    what: str
    at: Moment
    since: Moment
    side: str
    by: int | None = None
    count: int = 1
    spot: Waypoint | None = None
    told: str = ""
    feature: str | None = None
    things: tuple[int, ...] = ()
    smothered: int | None = None
    axis_deg: float | None = None
    secret: bool = False
    off_m: float = 0.0


@record
class PowerRing:
    """The penetration of an explosion up to `to_m` whole metres from it."""

    to_m: int
    pf: int


@record
class Wedge:
    """Zones beyond a hole, each from the one to the other depth and so far to each side, in metres (SHP-09).

    They lie along `axis_deg`, the nearer first, as many as there are rings; none where nothing is pierced.
    """

    hole: Whereabouts
    axis_deg: float
    zones: tuple[tuple[float, float, float], ...] = ()


@record
class Caught:
    """Who is within reach of an explosion: metres from it to the head, and how he is covered from there.

    `pf` is what it has there, where that is no matter of distance alone; None: as its rings have it.
    """

    unit: int
    metres: float
    cover: Covered = "none"
    why: str = ""
    rule: str = ""
    pf: int | None = None


def caught_in(found: Iterable[InReach], pf: int | None = None) -> Iterator[Caught]:
    """The units measured to be in reach, with the penetration `pf` for each; mere places are left out."""
    for one in found:
        if one.unit is not None:
            yield Caught(unit=one.unit, metres=one.metres, cover=one.cover, why=one.why, rule=one.rule, pf=pf)


@record
class Struck:
    """What reaches one of them: `pf` after cover, against `af`; `levels` None: not attacked, for the reason `why`."""

    unit: int
    metres: float
    cover: Covered
    pf: int
    af: int
    levels: int | None
    why: str = ""
    rule: str = ""


@record
class GoneOff:
    """What went off in the present subphase or the one before, and whom it struck: still shown on the map."""

    fused: Fused
    struck: tuple[Struck, ...]
    at: Moment


@record
class SetOff:
    """What another explosion may set off: the thing `of` that id, `told` in words, with what `chance`."""

    of: str
    told: str
    fused: Fused
    chance: Fraction
    rule: str
