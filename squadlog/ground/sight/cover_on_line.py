"""What the features on a line do to a shot at its target: hide it, or cover it (LOS-08..16, T-08)."""

from collections.abc import Iterator
from math import hypot

from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M
from squadlog.ground.compiled.plan import PlanThing, Role
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.compiled.stretches import Point
from squadlog.ground.sight.corners import leans
from squadlog.ground.sight.los_query import Looking, SightEffect
from squadlog.ground.sight.ray_trace import Contact, sections
from squadlog.ground.sight.woods_on_line import woods

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


def effects(looking: Looking, shared: PlanThing | None, aimed_at: str | None) -> Iterator[SightEffect]:
    """Everything on the line that hides or covers the target, but for `shared` stairs and the feature aimed at."""
    line = looking.line
    left_out = [] if aimed_at is None else _aimed_contacts(looking, aimed_at)
    for contact in line.solid:
        if contact not in left_out and (shared is None or contact.thing.id != shared.id):
            yield from _solid(looking, contact)
    for contact in line.soft:
        if contact not in left_out:
            yield from _soft(looking, contact)
    for name, kind, span in line.grown:
        if kind == "marsh":
            t = looking.from_viewer(span[0] if looking.from_a else span[1])
            if looking.readings.judge.cover.hides("marsh", low=looking.low, active=looking.looks_out):
                yield SightEffect(t, "LOS-09", f"marsh {name} hides the target", name)
            else:
                yield SightEffect(t, "FIR-23", f"marsh {name} gives half cover", name, "marsh")
    for number, t in _units(looking):
        yield _unit(looking, number, looking.from_viewer(t))
    if line.grown:
        yield from woods(looking)


def units_hide(readings: Readings) -> bool:
    """Whether somebody in the line may hide who is behind him, rather than only cover him (AMB-82)."""
    return readings.units_as_cover == "block"


def _aimed_contacts(looking: Looking, feature: str) -> list[Contact]:
    """Where the line ends at the feature it is aimed at: all of an obstacle, but only the last stretch of a wall."""
    met = [c for c in (*looking.line.solid, *looking.line.soft) if c.thing.id == feature]
    last = max((looking.first(contact) for contact in met), default=0.0)
    return [contact for contact in met if contact.thing.ring or looking.first(contact) >= last - _EPSILON]


def _solid(looking: Looking, contact: Contact) -> Iterator[SightEffect]:
    thing, readings, t = contact.thing, looking.readings, looking.first(contact)
    floor = contact.plan.floor
    if leans(contact, looking.line, looking.eye(floor), readings):
        return
    if not leans(contact, looking.line, looking.goal(floor), readings):
        rule, sentence = _BLOCKING[thing.role]
        yield SightEffect(t, rule, sentence.format(name=thing.name, id=thing.id), thing.id)
    elif _hides(looking, thing):
        sentence = f"the target is behind the {thing.name} and does not look over it"
        yield SightEffect(t, "LOS-10", sentence, thing.id)
    else:
        yield SightEffect(t, "LOS-16", f"the target looks over the {thing.name}", thing.id, thing.key)


def _soft(looking: Looking, contact: Contact) -> Iterator[SightEffect]:
    thing, readings, t = contact.thing, looking.readings, looking.first(contact)
    eye, goal = looking.eye(contact.plan.floor), looking.goal(contact.plan.floor)
    if _stands_on(thing, eye) or _stands_on(thing, goal):
        return  # whoever stands on it has no cover from it (AMB-139)
    if readings.firer_side == "ignored" and _near(thing, eye) and not _near(thing, goal):
        return
    posture = looking.target.posture
    window = thing.role == "window"
    if thing.key.startswith("full"):
        if _hides(looking, thing):
            yield SightEffect(
                t, "LOS-10", f"the {thing.name} hides a target that does not look over it", thing.id
            )
        else:
            yield SightEffect(t, "LOS-16", f"the target looks over the {thing.name}", thing.id, thing.key)
    elif window and looking.low and readings.window_posture == "outright":
        yield SightEffect(t, "LOS-08", f"the {thing.name} hides a {posture} target", thing.id)
    elif _hides(looking, thing):
        rule = "LOS-08" if window else "LOS-09"
        yield SightEffect(
            t, rule, f"the {thing.name} hides a {posture} target that does not look over it", thing.id
        )
    else:
        rule = "LOS-14" if window else "LOS-15"
        yield SightEffect(t, rule, f"the {thing.name} covers the target", thing.id, thing.key)


def _stands_on(thing: PlanThing, head: Point | None) -> bool:
    return head is not None and thing.holds(head)


def _near(thing: PlanThing, head: Point | None) -> bool:
    return head is not None and thing.within(head, OWN_COVER_M + _EPSILON)


def _hides(looking: Looking, thing: PlanThing) -> bool:
    return looking.readings.judge.cover.hides(thing.key, low=looking.low, active=looking.looks_out)


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


def _unit(looking: Looking, number: int, t: float) -> SightEffect:
    if units_hide(looking.readings) and looking.low:
        return SightEffect(t, "AMB-82", f"unit {number} hides a {looking.target.posture} target", str(number))
    return SightEffect(t, "FIR-23", f"unit {number} stands in the line", str(number), "unit")
