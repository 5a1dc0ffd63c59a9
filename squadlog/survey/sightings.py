"""Views measured on the map: of units, of features at their best visible point, of things that lie about."""

from dataclasses import replace

from squadlog.battle.state import Battle
from squadlog.facts import ground_facts
from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Figure, Spot
from squadlog.ground.sight.arcs import in_front
from squadlog.ground.sight.line_of_sight import Crossing, SightLine
from squadlog.rules.common.kept.laid_things import place_of, thing_called
from squadlog.survey.aiming import best_point
from squadlog.survey.figures import placeholder
from squadlog.survey.measured_battle import MeasuredBattle

_SHUT_TO_THE_IDLE = ("LOS-08", "LOS-09", "LOS-10")


def sighting(
    world: MeasuredBattle,
    viewer: int,
    target: ground_facts.Target,
    stated: ground_facts.StatedSighting,
    *,
    margin: bool = False,
) -> ground_facts.Sighting | None:
    """How a unit sees a unit, a feature, a thing or a point of the ground, as far as the map can tell.

    A point is looked at as somebody who stands there would be, as the ruler of the map has it: who sees over the
    counter may throw over it. Facts that are stated win, one by one. None where viewer or target has no place on the
    map. `margin` asks for the margin too.
    """
    one = world.figures.get(viewer)
    if one is None:
        return None
    if isinstance(target, int):
        other = world.figures.get(target)
        if other is None:
            return None
        line = line_to(world, one, other, margin=margin)
        return build_sighting(world, one, other.spot, line, stated, covers=_covers(world, one, other, line))
    if isinstance(target, ground_facts.Lying | ground_facts.Waypoint):
        spot = target_spot(world.battle, one, target)
        if spot is None:
            return None
        line = world.line(one, placeholder(spot), margin=margin)
        return build_sighting(world, one, spot, line, stated, radius_m=0.0)
    aimed = best_point(world, one, target, stated.at)
    if aimed is None:
        return None
    line = world.line(one, placeholder(aimed.spot), aimed_at=aimed.id, margin=margin)
    seen = build_sighting(world, one, aimed.spot, line, stated, radius_m=0.0)
    return replace(seen, at=(aimed.spot.x, aimed.spot.y))


def line_to(world: MeasuredBattle, viewer: Figure, target: Figure, *, margin: bool = False) -> SightLine:
    """The line between two units, or what stands for them; whether the target looks out is for the rules (AMB-77)."""
    return world.line(viewer, target, looks_out=world.looks_out(target, viewer), margin=margin)


def target_spot(
    battle: Battle, viewer: Figure, target: ground_facts.Lying | ground_facts.Waypoint
) -> Spot | None:
    """Where a thing lies or a point is; None for a thing that there is not, and for one that lies on no map."""
    if isinstance(target, ground_facts.Waypoint):
        return Spot(target.x, target.y, viewer.spot.floor if target.floor is None else target.floor)
    if isinstance(target.id, str):
        return _spot_of_laid(battle, target.id)
    found = next((one for one in battle.things if one.id == target.id), None)
    if found is None or found.position is None:
        return None
    return Spot(found.position.x, found.position.y, found.floor)


def _spot_of_laid(battle: Battle, name: str) -> Spot | None:
    """Where something is that a side has laid out."""
    found = thing_called(battle, name)
    at, floor = (None, 1) if found is None else place_of(battle, found)
    return None if at is None else Spot(at.x, at.y, floor)


def _covers(world: MeasuredBattle, viewer: Figure, target: Figure, line: SightLine) -> tuple[Crossing, ...]:
    """What covers the target; of one hidden only because it does not look out, what would cover it if it did.

    The table may let such a shot stand, and then that cover counts.
    """
    if not line.open and line.rule in _SHUT_TO_THE_IDLE:
        line = world.line(viewer, target, looks_out=True)
    return line.crossings


def build_sighting(
    world: MeasuredBattle,
    viewer: Figure,
    spot: Spot,
    line: SightLine,
    stated: ground_facts.StatedSighting,
    *,
    covers: tuple[Crossing, ...] | None = None,
    radius_m: float = FIGURE_RADIUS_M,
) -> ground_facts.Sighting:
    """The line in facts; each one that is stated is taken as stated."""
    return ground_facts.Sighting(
        distance=_metres(stated.distance_m, line.range_m),
        in_arc=_arc(world, viewer, spot, stated.in_arc, radius_m),
        in_sight=_yes_no(
            stated.in_sight,
            ground_facts.YesNo(value=line.open, origin="measured", reason=line.reason, rule=line.rule),
        ),
        crossed=_list_crossed(line, line.crossings if covers is None else covers, stated),
        depths_origin="stated" if stated.depths else "measured",
        covers_origin="measured" if stated.covers is None else "stated",
        reason=line.reason,
        rule=line.rule,
        margin_m=line.margin_m,
        too_close=line.verdict == "too_close" and stated.in_sight is None,
    )


def _list_crossed(
    line: SightLine, covers: tuple[Crossing, ...], stated: ground_facts.StatedSighting
) -> tuple[ground_facts.Crossed, ...]:
    """What lies between, as stated or as measured: what covers by being there, then what counts by its depth."""
    said = dict(stated.depths)
    deep = (
        ground_facts.Crossed(
            kind=f"{grown.kind}_woods", metres=grown.metres, at_m=round(grown.t * line.distance_m, 3)
        )
        for grown in line.woods
    )
    smoke = (
        ground_facts.Crossed(kind=ground_facts.SMOKE, metres=puff.metres, at_m=puff.at_m)
        for puff in line.smoke
    )
    there = [ground_facts.Crossed(kind=one.key, at_m=one.at_m) for one in covers]
    return (
        *(there if stated.covers is None else ground_facts.list_crossed(stated.covers, {})),
        *sorted(
            (*(one for one in (*deep, *smoke) if one.kind not in said), *ground_facts.list_crossed((), said)),
            key=lambda one: one.kind,
        ),
    )


def _metres(said: float | None, measured_m: float) -> ground_facts.Metres:
    if said is not None:
        return ground_facts.Metres(value=said, origin="stated")
    return ground_facts.Metres(value=measured_m, origin="measured")


def _arc(
    world: MeasuredBattle, viewer: Figure, spot: Spot, said: bool | None, radius_m: float
) -> ground_facts.YesNo:
    within = in_front(viewer, spot, world.readings, radius_m=radius_m)
    where = "in" if within else "outside"
    reason = f"It lies {where} the 180 degrees before unit {viewer.number}."
    return _yes_no(said, ground_facts.YesNo(value=within, origin="measured", reason=reason, rule="FOV-01"))


def _yes_no(said: bool | None, measured: ground_facts.YesNo) -> ground_facts.YesNo:
    return measured if said is None else ground_facts.YesNo(value=said, origin="stated")
