"""Charges going off: rings of plastic, zones beyond what a shaped charge pierces (EXP-21..27, SHP-03..09)."""

from collections.abc import Iterable, Sequence
from math import cos, hypot, radians, sin

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle
from squadlog.book.explosives import ShapedZone
from squadlog.facts.ground_facts import InReach, Waypoint, Whereabouts
from squadlog.facts.shapes import in_wedge, within
from squadlog.rules.blasts.harm import where
from squadlog.rules.blasts.rings import plastic
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.common.explosive import Caught, Fused, PowerRing, Wedge, caught_in
from squadlog.rules.common.hooks.blasts import BlastKind
from squadlog.rules.common.kept.explosions import FuseChanged, FuseOut, exploding, fuse_lit_event
from squadlog.rules.common.kept.laid_things import LaidThing
from squadlog.rules.explosives.battering import against, batter, pierces
from squadlog.rules.explosives.record import PLASTIC, SHAPED
from squadlog.rules.explosives.record import charges as all_charges
from squadlog.rules.laid_out.telling import end, show

_JUST_BEYOND_M = 0.1
"""How far behind the middle of a hole one looks out of it."""
_NEAR_M = 2


def as_fused(charges: Sequence[LaidThing], at: Moment, side: str, by: int | None) -> dict[str, object]:
    """Charges that go off as one, at the first of them, as what is about to go off."""
    centre = charges[0]
    spot = centre.position
    return {
        "what": centre.item,
        "at": at,
        "since": at,
        "side": side,
        "by": by,
        "count": len(charges),
        "spot": None if spot is None else Waypoint(x=spot.x, y=spot.y, floor=centre.floor),
        "told": centre.where,
        "feature": centre.feature,
        "things": tuple(one.number for one in charges),
        "axis_deg": centre.axis_deg,
        "secret": any(one.covered for one in charges),
    }


def light(recorder: EventRecorder, charges: Sequence[LaidThing], *, side: str, by: int | None) -> None:
    """Light the charges, to go off in the explosions of this subphase."""
    recorder.emit(fuse_lit_event(recorder.battle, **as_fused(charges, recorder.battle.now, side, by)))


def fuse_of(battle: Battle, number: int) -> Fused | None:
    """What is about to go off by a charge of that number; None: nothing yet."""
    found = (one for one in exploding(battle).fused if one.what in (PLASTIC, SHAPED) and number in one.things)
    return next(found, None)


def out_of_it(recorder: EventRecorder, charge: LaidThing, cause: str, rule: str) -> None:
    """Take a charge that was already set off out of the explosion it belongs to."""
    fused = fuse_of(recorder.battle, charge.number)
    if fused is None:
        return
    left = tuple(number for number in fused.things if number != charge.number)
    told: ChapterEvent = FuseOut(fused=fused.id, cause=cause, rule=rule)
    if left:
        told = FuseChanged(fused=replace(fused, things=left, count=len(left)), cause=cause, rule=rule)
    recorder.emit(told)


def together(
    charges: Sequence[LaidThing], ctx: RulesContext, *, as_one: bool | None = None
) -> list[list[LaidThing]]:
    """The charges set off at once, grouped into blasts, in the order they were named.

    Plastic within a metre of the first of them is one with it, whatever is left goes on in the same way (EXP-23,
    A-149); a shaped charge is always by itself (SHP-02). Where no map tells, `as_one` is what the table says; None:
    those on one feature, or at one place by its words, are.
    """
    left, found = list(charges), list[list[LaidThing]]()
    while left:
        centre = left.pop(0)
        one = [centre]
        if centre.item == PLASTIC:
            one += [
                other for other in left if other.item == PLASTIC and _same_spot(centre, other, ctx, as_one)
            ]
        left = [other for other in left if other not in one]
        found.append(one)
    return found


def _same_spot(centre: LaidThing, other: LaidThing, ctx: RulesContext, as_one: bool | None) -> bool:
    if as_one is not None:
        return as_one
    at, there = centre.position, other.position
    if at is None or there is None:
        return (centre.feature, centre.where) == (other.feature, other.where)
    apart_m = hypot(at.x - there.x, at.y - there.y)
    return centre.floor == other.floor and within(apart_m, ctx.rulings.number("charge.same_spot_m"))


def _plastic_rings(fused: Fused, ctx: RulesContext) -> tuple[PowerRing, ...]:
    return plastic(fused.count, ctx)


def _come(recorder: EventRecorder, fused: Fused, ctx: RulesContext) -> None:
    """Batter the obstacles the charges lie against, each once, and remove the charges (EXP-22, SHP-04..07, A-82)."""
    every = {one.number: one for one in all_charges(recorder.battle, whole=False) if one.condition == "whole"}
    lay = [every[number] for number in fused.things if number in every]
    on = {fused.feature: where(fused)} if fused.feature is not None else {}
    for one in lay:
        if one.feature is not None:
            here = one.position
            on.setdefault(one.feature, None if here is None else Whereabouts(here.x, here.y, one.floor))
        rule = "EXP-18" if one.covered else "EXP-06"
        show(recorder, one.id, rule)
        end(recorder, one.id, rule, condition="spent", by=fused.by)
    for feature, at in on.items():
        batter(recorder, fused, feature, at, ctx.at(recorder.battle))


# Shaped charges


def zones(table: BookReading | RulesContext) -> tuple[ShapedZone, ...]:
    """The zones beyond the hole, the nearer first, as far as the table plays by them (SHP-09, A-84)."""
    rows = table.book.shaped_charge.rows
    return tuple(row for row in rows.values() if table.rulings.is_(f"shaped.{row.key}", "wedge"))


def zone_at(
    point: tuple[float, float], hole: tuple[float, float], axis_deg: float, ctx: RulesContext
) -> ShapedZone | None:
    """The zone that a point lies in; None outside all zones."""
    return next(
        (zone for zone in zones(ctx) if in_wedge(point, hole, axis_deg, zone.depth_m, zone.half_width_m)),
        None,
    )


def _ladder(_fused: Fused, ctx: RulesContext) -> tuple[PowerRing, ...]:
    """By depth, for whom the table names (SHP-09)."""
    return tuple(PowerRing(to_m=zone.depth_m[1], pf=zone.pf) for zone in zones(ctx))


def _hole(fused: Fused, ctx: RulesContext) -> Whereabouts | None:
    """The middle of the hole: the point of the obstacle that the charge touches (SHP-03)."""
    at = where(fused)
    if at is None or fused.feature is None:
        return None
    point = ctx.surveyor.point_of(fused.feature, (at.x, at.y)) or (at.x, at.y)
    return Whereabouts(x=point[0], y=point[1], floor=at.floor)


def _axis(fused: Fused, ctx: RulesContext) -> float:
    """Straight through the obstacle, away from the charge (SHP-09)."""
    if fused.axis_deg is not None:
        return fused.axis_deg
    at = where(fused)
    through = None if at is None or fused.feature is None else ctx.surveyor.through(fused.feature, None, at)
    return 0.0 if through is None else through


def _catches(battle: Battle, fused: Fused, ctx: RulesContext) -> tuple[Caught, ...] | None:
    """Nobody unless it pierces (SHP-07), then who is in a zone beyond; on the near side as the table plays it."""
    near = _on_the_near_side(fused, ctx)
    if not pierces(battle, fused, ctx):
        return near
    hole = _hole(fused, ctx)
    if hole is None:
        return None
    found = list(near)
    for zone in zones(ctx):
        reached = ctx.surveyor.in_wedge(hole, _axis(fused, ctx), zone.depth_m, zone.half_width_m)
        if reached is None:
            return None
        found += caught_in(reached, zone.pf)
    return tuple(found)


def _beyond(battle: Battle, fused: Fused, ctx: RulesContext) -> Wedge | None:
    """Where its zones lie, none while the obstacle would hold; None without a map."""
    hole = _hole(fused, ctx)
    if hole is None:
        return None
    there = zones(ctx) if _is_pierced(battle, fused, ctx) else ()
    wide = tuple((*zone.depth_m, zone.half_width_m) for zone in there)
    return Wedge(hole=hole, axis_deg=_axis(fused, ctx), zones=wide)


def _is_pierced(battle: Battle, fused: Fused, ctx: RulesContext) -> bool:
    """Whether it gets through, or of one that has gone off just now whether it did."""
    if any(one.fused == fused for one in exploding(battle).over):
        return against(battle, fused, fused.feature or "", where(fused), ctx) is None
    return pierces(battle, fused, ctx)


def _on_the_near_side(fused: Fused, ctx: RulesContext) -> tuple[Caught, ...]:
    """Whom it reaches before the obstacle: nobody, unless the table plays so (SHP-09, A-86)."""
    pf, at = int(ctx.rulings.number("shaped.near_pf")), where(fused)
    found = ctx.surveyor.around(at, _NEAR_M) if pf and at is not None else None
    return tuple(caught_in((one for one in found or () if one.cover != "full"), pf))


def _reaches(
    battle: Battle, fused: Fused, places: Sequence[Whereabouts], ctx: RulesContext
) -> tuple[InReach | None, ...]:
    """Of places where something lies those in a zone, seen from the hole (SHP-09)."""
    hole = _hole(fused, ctx)
    if hole is None or not pierces(battle, fused, ctx):
        return (None,) * len(places)
    axis = _axis(fused, ctx)
    east, north = sin(radians(axis)), cos(radians(axis))
    out = Whereabouts(hole.x + _JUST_BEYOND_M * east, hole.y + _JUST_BEYOND_M * north, hole.floor)
    far = max((hypot(zone.depth_m[1], zone.half_width_m) for zone in zones(ctx)), default=0.0)
    seen = ctx.surveyor.reached(out, places, far) or (None,) * len(places)
    return tuple(
        near
        if place.floor == hole.floor and zone_at((place.x, place.y), (hole.x, hole.y), axis, ctx)
        else None
        for place, near in zip(places, seen, strict=True)
    )


BLASTS = {
    PLASTIC: BlastKind(label="plastic charge", rule="EXP-22", rings=_plastic_rings, comes=_come),
    SHAPED: BlastKind(
        label="shaped charge",
        rule="SHP-09",
        rings=_ladder,
        catches=_catches,
        reaches=_reaches,
        beyond=_beyond,
        comes=_come,
    ),
}


def numbers_of(charges: Iterable[LaidThing]) -> str:
    """Charges as people write them: `1,2`."""
    return ",".join(str(one.number) for one in charges)
