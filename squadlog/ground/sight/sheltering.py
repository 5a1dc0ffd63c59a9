"""What stands between a burst and those it may reach: walls, floors, slopes and low cover on the line (GRN-35..37).

A burst lies on the ground at its point. Whatever the line to somebody's head meets covers him, be it beside the burst:
the charge under a counter does nothing for those behind it. Woods stop nothing unless the table reads it so (A-68b),
and bodies never. What has not fallen down round the point itself is taken as it stands; a point inside of furniture
lies on top of it, and is not covered by it.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from squadlog.base.names import as_sentence
from squadlog.base.records import value
from squadlog.facts.ground_facts import Shelter
from squadlog.ground.compiled.conditions import Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.plan import SHAFTS, PlanThing, Role
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.sight.ray_trace import Contact, SightTrace, in_order, traces

_SOLID: dict[Role, tuple[str, str]] = {
    "wall": ("the {name}", "LOS-03"),
    "door": ("the closed {name}", "LOS-04"),
    "high": ("the {name}", "LOS-05"),
    "sealed": ("the sealed {name}", "MAP-13"),
    "stairs": ("the staircase {id}", "MAP-16"),
    "elevator": ("the elevator {id}", "MAP-17"),
}
_AT_THE_POINT_M = 1e-6


@value
class Sheltered:
    """What covers a unit from a burst, in a sentence, and the rule; no rule for a bare line."""

    cover: Shelter = "none"
    why: str = "Nothing stands between."
    rule: str = ""


@value
class _Met:
    """A thing on the line: its place, counted from the burst, how much it covers, what it is, and the rule."""

    t: float
    cover: Shelter
    words: str
    rule: str


def find_shelter(
    ground: Ground, burst: Spot, figures: Sequence[Figure], readings: Readings, *, hole: bool = False
) -> tuple[Sheltered, ...]:
    """What covers each of those from a burst: the first thing on its line that does so in full, else the first by half.

    Who lies or kneels has full cover behind what gives half to others (A-68). `hole`: the burst comes through a hole at
    its point, and what it comes through covers nobody.
    """
    lines, shaft = _lines(ground, burst, figures, readings), ground.shaft(burst, readings)
    return tuple(
        _shelter_of(_Burst(ground, burst, shaft, figure, line, readings, hole=hole))
        for figure, line in zip(figures, lines, strict=True)
    )


@value
class _Burst:
    """A burst, the stairs or elevator it is in, and somebody it may reach, with the line between them."""

    ground: Ground
    at: Spot
    shaft: PlanThing | None
    figure: Figure
    line: SightTrace
    readings: Readings
    hole: bool

    def met(self) -> Iterator[_Met]:
        """Everything on the line that covers."""
        shared = self._shared()
        for contact in self.line.solid:
            thing = contact.thing
            if not ((thing.role in SHAFTS and thing.id == shared) or self._comes_through(contact)):
                called, rule = _SOLID[thing.role]
                words = f"{called.format(name=thing.name, id=thing.id)} stands between"
                yield _Met(self._t(contact), "full", words, rule)
        for contact in self.line.soft:
            thing = contact.thing
            if not self._on_top(contact) and not self._comes_through(contact):
                yield self._low(self._t(contact), thing.key, f"the {thing.name}")
        level = self.at.floor == self.figure.spot.floor == 1
        for name, kind, span in self.line.grown if level else ():
            t, growth = self._from_burst(span[0] if self._from_a else span[1]), self.readings.blast_growth
            if kind == "marsh" and growth != "none":
                yield self._low(t, kind, f"marsh {name}")
            elif kind != "marsh" and growth == "woods":
                yield _Met(t, "half", f"the woods {name} stand between", "A-68b")
        for hidden in self.readings.judge.slopes.hiding(self.line.profile):
            yield _Met(self._from_burst(hidden.t), "full", hidden.sentence, hidden.rule)
        if not shared:
            for t in self.line.ceilings:
                yield _Met(self._from_burst(t), "full", "a floor or a roof lies between", "MAP-08")

    def _shared(self) -> str:
        """The stairs or elevator that both are in, on whatever floor; empty: none (STO-05)."""
        theirs = None if self.shaft is None else self.ground.shaft(self.figure.spot, self.readings)
        return "" if theirs is None or self.shaft is None or theirs.id != self.shaft.id else theirs.id

    def _low(self, t: float, key: str, words: str) -> _Met:
        posture = self.figure.posture
        cover, rule = self.readings.judge.cover.shelters(key, low=posture != "standing")
        return _Met(t, cover, f"{words} covers who is {posture}", rule)

    def _on_top(self, contact: Contact) -> bool:
        """Whether the burst or the other lies on top of it (AMB-139)."""
        floor = contact.plan.floor
        ends = (spot for spot in (self.at, self.figure.spot) if spot.floor == floor)
        return any(contact.thing.holds((spot.x, spot.y)) for spot in ends)

    def _comes_through(self, contact: Contact) -> bool:
        """Whether it is what the hole is in: of a wall that piece, of machinery and the like all of it."""
        if not self.hole:
            return False
        thing = contact.thing
        whole = thing.ring and thing.role not in SHAFTS and thing.holds((self.at.x, self.at.y))
        return whole or self._t(contact) * self.line.length_m <= _AT_THE_POINT_M

    @property
    def _from_a(self) -> bool:
        return self.line.a == self.at

    def _from_burst(self, t: float) -> float:
        return t if self._from_a else 1 - t

    def _t(self, contact: Contact) -> float:
        return contact.t0 if self._from_a else 1 - contact.t1


def _shelter_of(two: _Burst) -> Sheltered:
    found = sorted(two.met(), key=lambda one: (one.cover != "full", round(one.t, 9)))
    if not found:
        return Sheltered()
    return Sheltered(found[0].cover, as_sentence(found[0].words), found[0].rule)


def _lines(ground: Ground, burst: Spot, figures: Sequence[Figure], readings: Readings) -> list[SightTrace]:
    """The lines to each, those between the same two floors measured together."""
    ends = [in_order(burst, figure.spot) for figure in figures]
    by_floors: dict[tuple[int, int], list[int]] = defaultdict(list)
    for place, (one, other) in enumerate(ends):
        by_floors[one.floor, other.floor].append(place)
    found: dict[int, SightTrace] = {}
    for places in by_floors.values():
        found |= zip(places, traces(ground, [ends[place] for place in places], readings), strict=True)
    return [found[place] for place in range(len(figures))]
