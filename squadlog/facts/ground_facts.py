"""What the rules are told about the ground. Rules never measure: they are given these facts.

A fact is `measured` on a map, `stated` by the players (who have the last word), or a `default` nobody
questioned. Distances are metres, angles degrees. The protocol of `surveying` is how the engine asks for them.
"""

from collections.abc import Iterable, Mapping
from math import ceil
from typing import Literal

from squadlog.base.records import record, replace, value

Origin = Literal["measured", "stated", "default"]
FAR_M = 2.0
"""A verdict that no shift of this many metres changes is far from changing; a margin is no more than this."""
_NEARLY_M = 1e-9
GRACE_M = 0.01
"""What no ruler can tell: this much beyond a full metre, or an allowance, is neither charged nor refused.

MOV-06, GEN-06.
"""


@record
class Metres:
    """A distance in metres, or `None` when nobody knows it and no rule needs it."""

    value: float | None
    origin: Origin


@record
class YesNo:
    """A yes or no about the ground; a measured one has its reason, in a sentence, and the rule behind it."""

    value: bool
    origin: Origin
    reason: str = ""
    rule: str = ""


@record
class Position:
    """Where a unit's head is on the map (MOV-02) and which way it faces.

    Metres east and north of the south-west corner; degrees clockwise from north.
    """

    x: float
    y: float
    facing_deg: float = 0.0


@record
class Waypoint:
    """A place that a move leads through; `floor` None is the floor it is on already."""

    x: float
    y: float
    floor: int | None = None

    @property
    def words(self) -> str:
        """The place as people write it: `14,8`, and its floor if that is not the lowest."""
        return f"{self.x:g},{self.y:g}" + (f" on floor {self.floor}" if self.floor not in (None, 1) else "")

    @property
    def whereabouts(self) -> "Whereabouts":
        """The place to ask the ground about; on the lowest floor where none is said."""
        return Whereabouts(self.x, self.y, self.floor or 1)


@record
class Station:
    """A point of a measured move, `at_m` metres on its way: where the head is, how it faces from there on.

    `place` is the stairway, elevator or airlock it is in from there on, as in `Unit.place`; empty for none.
    """

    at_m: float
    x: float
    y: float
    floor: int
    facing_deg: float
    place: str = ""


@record
class Passed:
    """Something a measured move leads through or over, after `at_m` metres: a door, a window, a low obstacle ..."""

    kind: str
    id: str
    at_m: float


@record
class Obstruction:
    """The end of a measured move before its goal, after `at_m` metres: why, and the rule."""

    at_m: float
    sentence: str
    rule: str


@record
class Crossed:
    """What a line crosses that may hide whoever is beyond.

    A key of the cover table, or a bare class such as `half_hard`. `metres` are how deep it is where that
    counts, as for woods; None elsewhere. `at_m` is where the line first meets it, in metres from the viewer;
    None where nobody measured.
    """

    kind: str
    metres: float | None = None
    at_m: float | None = None


@record
class Sighting:
    """One unit's view of another unit or of a feature, head to head (LOS-01).

    `crossed` is what lies between, first what covers by being there, then what counts by its depth; each of the two
    has its origin. The rest is known of a measured view only: `reason` and `rule` say why it is as it is, `too_close`
    that so small a shift changes it that the table decides, `margin_m` how small if anybody asked, `at` the point of
    a feature that is looked at.
    """

    distance: Metres
    in_arc: YesNo
    in_sight: YesNo
    crossed: tuple[Crossed, ...] = ()
    depths_origin: Origin = "default"
    covers_origin: Origin = "default"
    reason: str = ""
    rule: str = ""
    margin_m: float | None = None
    too_close: bool = False
    at: tuple[float, float] | None = None

    def depth_m(self, kind: str) -> float:
        """How many metres of a kind the line crosses."""
        return sum(one.metres or 0.0 for one in self.crossed if one.kind == kind)


@record
class StatedSighting:
    """What the table says of a sighting; `None` leaves the fact to the map or to its default.

    `depths` are metres on the line by kind, such as `light_woods`; a kind that is not named is left likewise. `at` is
    the point of a wall or other feature that is aimed at, in metres on the map. `spotted` says that a friend sees what
    the viewer does not (GRN-06).
    """

    distance_m: float | None = None
    in_arc: bool | None = None
    in_sight: bool | None = None
    covers: tuple[str, ...] | None = None
    depths: tuple[tuple[str, float], ...] = ()
    at: tuple[float, float] | None = None
    spotted: bool | None = None


@record
class Sector:
    """A sector that is swept with fire: its middle in degrees from north (None: ahead), or who is in it, nearest first.

    `seen` is what the table says of the line to each, where that is not the same for all.
    """

    axis_deg: float | None = None
    units: tuple[int, ...] = ()
    seen: tuple[tuple[int, StatedSighting], ...] = ()


@record
class Turn:
    """A change of facing: `degrees` (0 to 180) after `after_m` metres of the move, to the right unless `left`."""

    degrees: float
    after_m: float = 0.0
    left: bool = False


@record
class Glimpse:
    """A mover comes into a watcher's arc and sight after `at_m` metres of its move (ACT-55)."""

    watcher: int
    at_m: float


@record
class StatedMove:
    """What the table says of one subphase of movement.

    `distance_m` None means the whole allowance. `ground` lists, metre by metre, the terrain keys present
    (after the mover's choice, MOV-07); metres beyond the list are clear. `seen_by` None means nobody has
    said who sees the move; an empty tuple means no watcher does. `clears` says that it ends beyond 1 m of
    every enemy that has engaged the mover (MEL-08). `into` is what ends a dive in zero gravity: `cover`, or the
    number of the unit it runs into (ZRG-11, ZRG-12).

    On a map `path` says where it goes (empty: straight on as the unit faces) and `facing_deg` how it faces in the
    end (None: as it went). With a path, `distance_m` ends the move on the way, and `as_far` asks only for as much of
    the path as ground and allowance let it.
    """

    distance_m: float | None = None
    ground: tuple[tuple[str, ...], ...] = ()
    turns: tuple[Turn, ...] = ()
    seen_by: tuple[Glimpse, ...] | None = None
    clears: bool | None = None
    into: str | None = None
    path: tuple[Waypoint, ...] = ()
    facing_deg: float | None = None
    as_far: bool = False

    @property
    def goes(self) -> bool:
        """Whether it asks by itself to cover ground: metres, or a path."""
        return bool(self.path) if self.distance_m is None else self.distance_m != 0

    @property
    def swings(self) -> bool:
        """Whether it asks for a change of facing."""
        return self.facing_deg is not None or any(turn.degrees for turn in self.turns)


@record
class MoveFacts:
    """What a move meets on the ground, settled, and where each fact came from.

    A measured move has its `way`: stations at every corner, turn and change of place, from its start to its goal as
    meant. `stop` says what it comes up against before that, None for a free way.
    """

    distance: Metres
    ground: tuple[tuple[str, ...], ...]
    turns: tuple[Turn, ...]
    seen_by: tuple[Glimpse, ...] | None
    clears: YesNo
    origin: Origin
    into: str | None = None
    way: tuple[Station, ...] = ()
    passed: tuple[Passed, ...] = ()
    stop: Obstruction | None = None

    def station(self, at_m: float) -> Station | None:
        """Where the mover is after `at_m` metres; None for a move that was not measured."""
        if not self.way:
            return None
        last = self.way[0]
        for station in self.way:
            if station.at_m > at_m + _NEARLY_M:
                share = (at_m - last.at_m) / (station.at_m - last.at_m)
                x, y = last.x + (station.x - last.x) * share, last.y + (station.y - last.y) * share
                return replace(last, at_m=at_m, x=x, y=y)
            last = station
        return last


def metres_begun(metres: float) -> int:
    """The full metres that a move of this length is charged.

    One that is begun by less than a centimetre is not (MOV-06).
    """
    return max(0, ceil(metres - GRACE_M - _NEARLY_M))


@value
class Lying:
    """A thing that lies somewhere: an object by its number, what a side has laid out by its id."""

    id: int | str


@value
class Whereabouts:
    """A place where a unit may stand: it looks out of cover over `facing_deg`; None: not at all."""

    x: float
    y: float
    floor: int = 1
    facing_deg: float | None = None


Target = int | str | Lying | Waypoint
"""What is looked at, fired at or reached for: a unit by its number, a feature by its id, a thing, a point of the map.

A point without a floor is on the floor of whoever looks.
"""


Shelter = Literal["none", "half", "full"]
"""What stands between a burst and somebody it reaches (GRN-36, GRN-37)."""


@value
class InReach:
    """A unit or thing near enough to a burst: how far it is, and what stands between.

    `unit` None: a mere place was asked about. `why` says in a sentence what gives the cover, `rule` is the rule; empty
    for a bare line.
    """

    unit: int | None
    metres: float
    cover: Shelter = "none"
    why: str = "Nothing stands between."
    rule: str = ""


@value
class Landing:
    """Where something comes down that goes its way over the ground: at its goal, or before what it met (GRN-25).

    `contact` is the id of what it met, empty for nothing. `at` None: off the map, which it left at `edge`.
    """

    at: Whereabouts | None
    contact: str = ""
    edge: Whereabouts | None = None


SMOKE = "smoke"
"""What a cloud is called where a line crosses it."""


@value
class Cloud:
    """A sphere of smoke around a point of a floor; `name` is what it is called (SMK-01)."""

    x: float
    y: float
    floor: int
    radius_m: float
    name: str = ""


@record
class Vented:
    """Where there is no air: compartments by name, and by name what opened them to the outside (ENV-17, ENV-23)."""

    compartments: tuple[str, ...]
    through: tuple[str, ...] = ()


def unit_of(target: Target | None) -> int | None:
    """The unit that is meant; None where it is something else, or nothing."""
    return target if isinstance(target, int) else None


def feature_of(target: Target | None) -> str | None:
    """The feature that is meant; None where it is something else, or nothing."""
    return target if isinstance(target, str) else None


def list_crossed(covers: Iterable[str], depths: Mapping[str, float]) -> tuple[Crossed, ...]:
    """What a line crosses, as the table says it: what covers, and metres by kind; of none there is nothing."""
    deep = (Crossed(kind=kind, metres=metres) for kind, metres in sorted(depths.items()) if metres)
    return (*(Crossed(kind=kind) for kind in covers), *deep)
