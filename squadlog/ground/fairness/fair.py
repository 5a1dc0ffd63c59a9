"""Whether a map is fair to two sides: seven questions about its start zones and the ground between, in figures.

**Places.** The ground is looked at in places 2 m apart or more, farther on large maps, some 150 on a floor (nearer, if
a zone would have fewer than four): those of the net of half metres on foot from which a walking man gets to most
others, on every floor. A place lies in the zone of a side, or between the zones. Everybody stands; doors are as the
map has them, and open where it is walked.

**Middle.** The places on the ground floor within 5 m of the centre of the map.

**Half.** A place belongs to the side from whose zone it is fewer steps; where it is as many from both, to neither.

The questions, each with its bound:

- *on foot*: a walking man gets from zone to zone and from each zone to the middle, by a way that the game's own
  measure of moves confirms metre by metre.
- *sight*: of the lines from a zone to the places between, the share that is in sight. The smaller share is at most
  10 % smaller than the larger.
- *cover*: of the lines from the enemy's zone and from the middle to the places of a side's own half, the share on
  which whoever stands there is hidden or has cover. The same bound.
- *hidden*: of all pairs of places in and between the zones, each looked along from both ends, at least a quarter are
  out of sight.
- *way of cover*, for each side: from its zone to the middle it gets from place to place, each at most two such steps
  from the last on foot, and at each of them, the first included, at most a quarter of the places of the enemy's zone
  see a man bare.
- *mirror image*: at most three quarters of the lines that are drawn lie within half a metre of the drawing mirrored or
  turned (`mirrored`).
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import ceil, inf, sqrt

import numpy as np
import shapely

from squadlog.base.errors import MapError
from squadlog.base.lengths import in_metres
from squadlog.base.records import record, value
from squadlog.ground.compiled.chains import Bools, Floats, Ints
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.outlines import ring, zone_area
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.fairness.mirrored import mirrored_share
from squadlog.ground.fairness.on_foot import STEP_M, Net
from squadlog.ground.fairness.sights import BARE, HIDDEN, SeenBetween
from squadlog.ground.map.model import Map
from squadlog.ground.map.zones import Zone
from squadlog.ground.moving.moves_stops import Cost

ALIKE = 0.10
"""By what share the smaller of two figures may be smaller than the larger."""
HIDDEN_LEAST = 0.25
"""The least share of all pairs of places that should be out of sight of each other."""
EXPOSED_MOST = 0.25
"""A place is safe on a covered way if at most this share of the enemy's zone has it in plain view."""
MIRRORED_MOST = 0.75
"""The greatest share of a drawing that should lie on its mirror image."""
MIDDLE_M = 5.0
LEAST_PLACES = 4
"""A zone with fewer places is too small to be judged by."""
_APART_M = 2.0
_PLACES = 150
"""About how many places of a map are looked from."""
_MOST_M2 = 20_000
_LINK = 2
"""How many spacings apart, on foot, two places are linked at most."""


@value
class FairAnswer:
    """One question of the measure: its key, whether the map stands it, the answer in a sentence, and its figures."""

    key: str
    holds: bool
    sentence: str
    figures: tuple[float, ...] = ()


@record
class Fairness:
    """What the measure says of a map: between which sides, from how many places how far apart, and each answer."""

    sides: tuple[str, str]
    places: int
    apart_m: float
    questions: tuple[FairAnswer, ...]

    @property
    def holds(self) -> bool:
        """Whether the map is fair within the measure."""
        return all(question.holds for question in self.questions)


def fairness(drawn: Map, readings: Readings, cost: Cost) -> Fairness:
    """The measure of a sound map, by the readings of sight and the prices of a walk that are handed in.

    Raises MapError for a map that has not the zones of just two sides, or is larger than 20,000 square metres.
    """
    sides = tuple(dict.fromkeys(zone.side for zone in drawn.zones))
    if len(sides) != 2:
        told = ", ".join(sides) or "none"
        raise MapError(
            f"{drawn.title} can be fair only between two sides with start zones; it has those of {told}."
        )
    return LookedOver(drawn, readings, cost, drawn.zones).between(drawn.zones)


class LookedOver:
    """A map looked over once, whatever its zones: its places, who sees whom between them, and the net on foot."""

    def __init__(self, drawn: Map, readings: Readings, cost: Cost, zones: Sequence[Zone] = ()) -> None:
        """Find the places, near enough to each other that each side of `zones` has its four, if that can be."""
        if drawn.width_m * drawn.height_m * drawn.floors > _MOST_M2:
            raise MapError(
                f"{drawn.title} is too large to be measured: at most {_MOST_M2:,} square metres, all floors."
            )
        self.drawn, self._readings = drawn, readings
        self._links: dict[int, list[int]] = {}
        self._ground = Ground(drawn)
        self.net = Net(self._ground, readings, cost)
        apart = max(_APART_M, sqrt(drawn.width_m * drawn.height_m / _PLACES))
        inside = self._inside = self.net.largest()
        for self._every in range(ceil(apart / STEP_M - 1e-9), 0, -1):
            marks = [mark for mark in self.net.marks(self._every).tolist() if mark in inside]
            self.marks: Ints = np.array(marks, dtype=np.int64)
            self.xy: Floats = self.net.xy[self.marks]
            self.floors: Ints = self.net.floors[self.marks]
            if (
                min((int(self.within(of).sum()) for of in _by_side(zones)), default=LEAST_PLACES)
                >= LEAST_PLACES
            ):
                break
        self.apart_m = self._every * STEP_M

    @cached_property
    def looks(self) -> SeenBetween:
        """Who sees whom between the places."""
        return SeenBetween(
            self._ground, [self.net.spot(mark) for mark in self.marks.tolist()], self._readings
        )

    @cached_property
    def middle(self) -> Bools:
        """Which places lie in the middle."""
        x, y = self.drawn.width_m / 2, self.drawn.height_m / 2
        far = np.hypot(self.xy[:, 0] - x, self.xy[:, 1] - y)
        near: Bools = (far <= MIDDLE_M) & (self.floors == 1)
        return near

    @cached_property
    def _numbers(self) -> dict[int, int]:
        return {mark: place for place, mark in enumerate(self.marks.tolist())}

    def links(self, place: int) -> list[int]:
        """The places at most two places' distance from one on foot."""
        if place not in self._links:
            near = self.net.steps_from([int(self.marks[place])], _LINK * self._every)
            self._links[place] = [self._numbers[there] for there in near if there in self._numbers]
        return self._links[place]

    def shut(self) -> tuple[str, ...]:
        """The rooms into which nobody walks."""
        main = np.array(sorted(self._inside), dtype=np.int64)
        xy, floors = self.net.xy[main], self.net.floors[main]
        return tuple(
            room.name
            for room in self.drawn.rooms
            if not bool((shapely.contains_xy(ring(room.points), xy) & (floors == room.floor)).any())
        )

    @cached_property
    def image(self) -> float:
        """How much of the map lies on its own mirror image."""
        return mirrored_share(self.drawn)

    def within(self, zones: Sequence[Zone]) -> Bools:
        """Which places lie in any of these zones."""
        found: Bools = np.zeros(len(self.marks), dtype=np.bool_)
        for zone in zones:
            area = zone_area(zone)
            shapely.prepare(area)
            found |= shapely.intersects_xy(area, self.xy) & (self.floors == zone.floor)
        return found

    def between(self, zones: Sequence[Zone]) -> Fairness:
        """The measure for the zones of two sides."""
        one, other = dict.fromkeys(zone.side for zone in zones)
        ours = self.within([zone for zone in zones if zone.side == one])
        theirs = self.within([zone for zone in zones if zone.side == other])
        questions = tuple(self._answers((one, other), (ours, theirs)))
        return Fairness(sides=(one, other), places=len(self.marks), apart_m=self.apart_m, questions=questions)

    def steps(self, zone: Bools) -> Floats:
        """How many steps each place is from a zone on foot; infinite if nobody gets there."""
        far = self.net.steps_from(self.marks[zone].tolist())
        return np.array([far.get(mark, inf) for mark in self.marks.tolist()], dtype=np.float64)

    def sight(self, ours: Bools, theirs: Bools) -> float:
        """The share of the lines from our zone to the places between that is in sight."""
        return _share(self.looks.of(ours)[np.ix_(ours, ~(ours | theirs))] != HIDDEN)

    def covers(self, theirs: Bools, half: Bools) -> float:
        """The share of the lines from the enemy's zone and the middle to our half that are covered or hidden."""
        watching = theirs | self.middle
        return _share(self.looks.of(watching)[np.ix_(watching, half)] != BARE)

    def halves(self, ours: Bools, theirs: Bools) -> tuple[Bools, Bools]:
        """The places nearer to our zone on foot, and those nearer to the other."""
        near, far = self.steps(ours), self.steps(theirs)
        return near < far, far < near

    def hidden(self) -> float:
        """The share of all pairs of places, each looked along from both ends, that are out of sight."""
        pairs = len(self.marks) * (len(self.marks) - 1)
        return float((self.looks.all() == HIDDEN).sum() / pairs) if pairs else 0.0

    def covered_way(self, ours: Bools, theirs: Bools) -> bool:
        """Whether there is a way of cover from our zone to the middle."""
        bare = (
            (self.looks.of(theirs)[theirs] == BARE).mean(axis=0) if theirs.any() else np.ones(len(self.marks))
        )
        safe = bare <= EXPOSED_MOST
        waiting = np.flatnonzero(ours & safe).tolist()
        been = set(waiting)
        while waiting:
            here = waiting.pop()
            if self.middle[here]:
                return True
            for there in self.links(here):
                if safe[there] and there not in been:
                    been.add(there)
                    waiting.append(there)
        return False

    def _answers(self, sides: tuple[str, str], zones: tuple[Bools, Bools]) -> Iterator[FairAnswer]:
        ours, theirs = zones
        small = [side for side, zone in zip(sides, zones, strict=True) if int(zone.sum()) < LEAST_PLACES]
        if small:
            sentence = f"The zone of {small[0]} has fewer than {LEAST_PLACES} places where a man may stand."
            yield FairAnswer("on foot", holds=False, sentence=sentence)
            return
        yield self._on_foot(sides, zones)
        yield _alike(
            "sight", sides, (self.sight(ours, theirs), self.sight(theirs, ours)),
            "From the zone of {} {} of the lines to the ground between are in sight",
        )  # fmt: skip
        halves = self.halves(ours, theirs)
        cover = self.covers(theirs, halves[0]), self.covers(ours, halves[1])
        yield _alike(
            "cover", sides, cover,
            "In the half of {} {} of the lines from the enemy's zone and the middle meet somebody hidden or in cover",
        )  # fmt: skip
        hidden = self.hidden()
        words = f"{hidden:.0%} of all pairs of places are out of sight of each other (at least {HIDDEN_LEAST:.0%})."
        yield FairAnswer("hidden", hidden >= HIDDEN_LEAST, words, (hidden,))
        for side, our, their in ((sides[0], ours, theirs), (sides[1], theirs, ours)):
            holds = self.covered_way(our, their)
            words = "gets to the middle from cover to cover" if holds else "has no way of cover to the middle"
            yield FairAnswer(f"way of cover {side}", holds, f"{side} {words}.")
        words = f"{self.image:.0%} of the drawing lies on its mirror image (at most {MIRRORED_MOST:.0%})."
        yield FairAnswer("mirror image", self.image <= MIRRORED_MOST, words, (self.image,))

    def _on_foot(self, sides: tuple[str, str], zones: tuple[Bools, Bools]) -> FairAnswer:
        ours, theirs, middle = (self.marks[places].tolist() for places in (*zones, self.middle))
        told, far = [], []
        ways = ((ours, theirs, "from zone to zone"), (ours, middle, f"from the zone of {sides[0]} to the middle"),
                (theirs, middle, f"from the zone of {sides[1]} to the middle"))  # fmt: skip
        for start, goal, words in ways:
            metres, stop = self.net.walked(start, goal)
            if metres == inf:
                why = f": {stop.sentence}" if stop else "; no way leads there."
                return FairAnswer("on foot", holds=False, sentence=f"Nobody walks {words}{why}")
            far.append(metres)
            told.append(f"{in_metres(metres, 0)} {words}")
        sentence = f"On foot it is {', '.join(told)}."
        return FairAnswer("on foot", holds=True, sentence=sentence, figures=tuple(far))


def _by_side(zones: Sequence[Zone]) -> Iterator[list[Zone]]:
    for side in dict.fromkeys(zone.side for zone in zones):
        yield [zone for zone in zones if zone.side == side]


def _share(of: Bools) -> float:
    return float(of.mean()) if of.size else 0.0


def apart(one: float, other: float) -> float:
    """The share by which the smaller of two figures is below the larger, 0 to 1; 0 for two zeros."""
    most = max(one, other)
    return abs(one - other) / most if most else 0.0


def _alike(key: str, sides: tuple[str, str], shares: tuple[float, float], words: str) -> FairAnswer:
    by = apart(*shares)
    sentence = words.format(sides[0], f"{shares[0]:.1%}") + f", of {sides[1]} {shares[1]:.1%}"
    return FairAnswer(key, by <= ALIKE, f"{sentence}: {by:.1%} apart (at most {ALIKE:.0%}).", shares)
