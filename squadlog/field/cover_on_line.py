"""What the features on a line do to a shot at its target: hide it, or cover it (LOS-08..16, T-08)."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot

from squadlog.field.conditions import FIGURE_RADIUS_M, Figure
from squadlog.field.corners import leans
from squadlog.field.plan import Point, Role, Thing
from squadlog.field.readings import Readings
from squadlog.field.trace import Contact, Trace, sections

LIGHT_LIMIT_M = 10.0
HEAVY_LIMIT_M = 3.0
OWN_COVER_M = 1.0
"""Low cover this near the firer is its own (AMB-129)."""
_EPSILON = 1e-9
_BLOCKING: dict[Role, tuple[str, str]] = {
    "wall": ("LOS-03", "the {name} blocks the line"),
    "door": ("LOS-04", "the {name} is closed and blocks the line"),
    "high": ("LOS-05", "the {name} reaches the ceiling and blocks the line"),
    "sealed": ("MAP-13", "the ship's window {id} is sealed: no shot passes it"),
    "stairs": ("MAP-16", "the staircase {id} blocks the line for whoever is not in it"),
    "elevator": ("MAP-17", "the elevator {id} blocks the line for whoever is not in it"),
}


@dataclass(frozen=True, slots=True)
class Effect:
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


@dataclass(frozen=True, slots=True)
class Looking:
    """Who looks along a line at whom. `looks_out`: the target fires or detects toward the viewer (AMB-77)."""

    line: Trace
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


def effects(looking: Looking, shared: Thing | None) -> Iterator[Effect]:
    """Everything on the line that hides or covers the target, `shared` stairs or elevator left out."""
    line = looking.line
    for contact in line.solid:
        if shared is None or contact.thing.id != shared.id:
            yield from _solid(looking, contact)
    for contact in line.soft:
        yield from _soft(looking, contact)
    for name, kind, span in line.grown:
        if kind == "marsh":
            t = looking.from_viewer(span[0] if looking.from_a else span[1])
            yield Effect(t, "FIR-23", f"marsh {name} gives half cover", name, "marsh")
    for number, t in _units(looking):
        yield _unit(looking, number, looking.from_viewer(t))
    yield from _woods(looking)


def _solid(looking: Looking, contact: Contact) -> Iterator[Effect]:
    thing, readings, t = contact.thing, looking.readings, looking.first(contact)
    if leans(contact, looking.line, looking.eye, readings):
        return
    if not leans(contact, looking.line, looking.goal, readings):
        rule, sentence = _BLOCKING[thing.role]
        yield Effect(t, rule, sentence.format(name=thing.name, id=thing.id), thing.id)
    elif looking.looks_out:
        yield Effect(t, "LOS-16", f"the target looks out from behind the {thing.name}", thing.id, thing.key)
    else:
        sentence = f"the target is behind the {thing.name} and does not look out"
        yield Effect(t, "LOS-10", sentence, thing.id)


def _soft(looking: Looking, contact: Contact) -> Iterator[Effect]:
    thing, readings, t = contact.thing, looking.readings, looking.first(contact)
    if thing.holds(looking.eye) or thing.holds(looking.goal):
        return  # whoever stands on it has no cover from it (AMB-139)
    if readings.firer_side == "ignored":
        own = thing.distance(looking.eye) <= OWN_COVER_M + _EPSILON
        if own and thing.distance(looking.goal) > OWN_COVER_M + _EPSILON:
            return
    posture = looking.target.posture
    window = thing.role == "window"
    if thing.key.startswith("full"):
        if looking.looks_out:
            yield Effect(
                t, "LOS-16", f"the target looks out from behind the {thing.name}", thing.id, thing.key
            )
        else:
            yield Effect(t, "LOS-10", f"the {thing.name} hides a target that does not look out", thing.id)
    elif window and looking.low and readings.window_posture == "outright":
        yield Effect(t, "LOS-08", f"the {thing.name} hides a {posture} target", thing.id)
    elif looking.low and not looking.looks_out and readings.half_posture == "standing_only":
        rule = "LOS-08" if window else "LOS-09"
        yield Effect(t, rule, f"the {thing.name} hides a {posture} target that does not look out", thing.id)
    else:
        rule = "LOS-14" if window else "LOS-15"
        yield Effect(t, rule, f"the {thing.name} covers the target", thing.id, thing.key)


def _units(looking: Looking) -> Iterator[tuple[int, float]]:
    """Standing and kneeling units other than the two that the line touches, and where it passes them (AMB-82)."""
    a, b = looking.line.a, looking.line.b
    dx, dy = b.x - a.x, b.y - a.y
    length2 = dx * dx + dy * dy
    for figure in looking.others:
        fx, fy = figure.spot.x - a.x, figure.spot.y - a.y
        for part in sections(a.floor, b.floor):
            if part.floor == figure.spot.floor:
                t = (fx * dx + fy * dy) / length2 if length2 else 0.0
                t = min(max(t, part.t0), part.t1)
                if hypot(fx - t * dx, fy - t * dy) <= FIGURE_RADIUS_M + _EPSILON:
                    yield figure.number, t


def _unit(looking: Looking, number: int, t: float) -> Effect:
    if looking.readings.units_as_cover == "block" and looking.low:
        return Effect(t, "AMB-82", f"unit {number} hides a {looking.target.posture} target", str(number))
    return Effect(t, "FIR-23", f"unit {number} stands in the line", str(number), "unit")


def _woods(looking: Looking) -> Iterator[Effect]:
    """Woods short of the limit cover, beyond it they hide (LOS-06, LOS-07, LOS-12, LOS-13)."""
    readings, line = looking.readings, looking.line
    spans = [
        _Grown(min(looking.from_viewer(t0), looking.from_viewer(t1)), (t1 - t0) * line.length_m, kind, name)
        for name, kind, (t0, t1) in line.grown
        if kind != "marsh"
    ]
    for group in _groups(sorted(spans, key=lambda span: span.t), readings):
        weight = {"light": 1 / LIGHT_LIMIT_M, "heavy": 1 / HEAVY_LIMIT_M}
        if readings.mixed_woods == "all_heavy":
            weight["light"] = weight["heavy"]
        share = sum(weight[span.kind] * span.metres for span in group)
        share += looking.deeper_m * max(weight[span.kind] for span in group)
        named = " and ".join(f"{_metres(group, kind):.1f} m of {kind} woods" for kind in _kinds(group))
        rule = "LOS-06" if weight[group[0].kind] == weight["heavy"] else "LOS-07"
        if share > 1 + _EPSILON or (readings.woods_boundary_blocks and share >= 1 - _EPSILON):
            yield Effect(
                _full_at(group, weight, line.length_m), rule, f"{named} hide the target", group[0].name
            )
        elif readings.woods_need_firing and not looking.looks_out:
            yield Effect(
                group[0].t, "LOS-10", "the woods hide a target that does not look out", group[0].name
            )
        for kind in _kinds(group):
            first = next(span for span in group if span.kind == kind)
            sentence = f"{_metres(group, kind):.1f} m of {kind} woods cover the target"
            yield Effect(
                first.t, "LOS-13" if kind == "heavy" else "LOS-12", sentence, first.name, f"{kind}_woods"
            )


@dataclass(frozen=True, slots=True)
class _Grown:
    """A stretch of woods on the line: where the look enters it, and how long it is."""

    t: float
    metres: float
    kind: str
    name: str


def _groups(spans: list[_Grown], readings: Readings) -> list[list[_Grown]]:
    """Which stretches are counted together (AMB-71)."""
    if readings.mixed_woods != "independent":
        return [spans] if spans else []
    return [[span for span in spans if span.kind == kind] for kind in _kinds(spans)]


def _kinds(spans: list[_Grown]) -> list[str]:
    return sorted({span.kind for span in spans})


def _metres(spans: list[_Grown], kind: str) -> float:
    return sum(span.metres for span in spans if span.kind == kind)


def _full_at(spans: list[_Grown], weight: dict[str, float], length_m: float) -> float:
    """Where on the line the limit of the woods is used up."""
    used = 0.0
    for span in spans:
        more = span.metres * weight[span.kind]
        if used + more >= 1:
            return span.t + (1 - used) / weight[span.kind] / length_m
        used += more
    return spans[-1].t + spans[-1].metres / length_m
