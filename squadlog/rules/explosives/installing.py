"""Installing a charge, disarming one, and what an enemy's hand does to it (EXP-04, EXP-05, EXP-09..EXP-11, SHP-03)."""

from collections.abc import Iterable, Iterator
from math import cos, radians, sin

from squadlog.base.names import so_many
from squadlog.base.records import record, replace
from squadlog.battle.commands import Declare
from squadlog.battle.detail import Detail
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, listed, nonsense
from squadlog.battle.state import Battle, Ongoing, ShotPlan, Unit
from squadlog.facts import ground_facts
from squadlog.facts.shapes import metres_apart, within
from squadlog.rules.blasts.foreseeing import going_off
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.kept.laid_things import LaidThing
from squadlog.rules.explosives import record as charges
from squadlog.rules.explosives.battering import against
from squadlog.rules.explosives.going_off import as_fused, fuse_of, light
from squadlog.rules.fire.obstacles import row_of
from squadlog.rules.house import details as of_house
from squadlog.rules.house import objects
from squadlog.rules.house.belongings import no, refusal_not_carried
from squadlog.rules.laid_out.eyes import knows

_REACH_M = 1.0
_CLOSE_M = 0.2
_BESIDE_M = 1.5
"""A little farther than one reaches: as far as a line is drawn to find the face of what one stands before."""


@record
class Laying:
    """What is installed, and where: on a `feature`, at a point, or where words say; none of them: where one is."""

    item: str
    feature: str | None = None
    at: ground_facts.Waypoint | None = None
    told: str = ""


def _plan_laying(unit: Unit, said: Declare | Ongoing, plan: ShotPlan | None) -> Laying | None:
    """What is said of it; None where it is not clear which charge."""
    has = tuple(dict.fromkeys(item for item in unit.items if item in charges.CHARGES))
    item = (plan.weapon if plan is not None else None) or said.item or (has[0] if len(has) == 1 else None)
    if item is None:
        return None
    if plan is None:
        return Laying(item=item, feature=said.feature)
    at = plan.target if isinstance(plan.target, ground_facts.Waypoint) else None
    if plan.stated.at is not None:
        at = ground_facts.Waypoint(x=plan.stated.at[0], y=plan.stated.at[1])
    return Laying(
        item=item, feature=ground_facts.feature_of(plan.target) or said.feature, at=at, told=plan.told
    )


def refusal(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot install that there, or None (EXP-04, SHP-03)."""
    unit = battle.units[command.unit]
    what = _plan_laying(unit, command, command.shot)
    if what is None:
        has = any(item in charges.CHARGES for item in unit.items)
        sentence = "Say which charge: plastic or shaped." if has else f"{unit.called} carries no charge."
        return nonsense("no-charge", sentence, "EXP-02", f"Such as install {unit.id} plastic." if has else "")
    if what.item not in charges.CHARGES:
        sentence = f"{what.item} is not a charge."
        return nonsense("no-charge", sentence, "EXP-01", f"Charges: {listed(charges.CHARGES)}.")
    if what.item not in unit.items:
        return refusal_not_carried(unit, what.item, "EXP-02")
    if command.shot is not None and ground_facts.unit_of(command.shot.target) is not None:
        sentence = "Install a charge at a place or on an obstacle."
        return nonsense("on-a-unit", sentence, "EXP-04", "Name one.")
    return _obstacle(battle, unit, what, ctx) or _far(battle, unit, what, ctx)


def _obstacle(battle: Battle, unit: Unit, what: Laying, ctx: RulesContext) -> Refusal | None:
    if what.feature is None:
        if what.item != charges.SHAPED:
            return None
        sentence = "A shaped charge must touch the obstacle that it pierces."
        such = (
            f", such as install {unit.id} shaped on {next(iter(battle.features))}" if battle.features else ""
        )
        return no("no-obstacle", sentence, "SHP-03", f"Name it{such}.")
    feature = battle.features.get(what.feature)
    if feature is None:
        sentence = f"There is no feature {what.feature!r}."
        return nonsense("unknown-feature", sentence, "EXP-04", listed(battle.features))
    if row_of(feature, ctx) is None:
        sentence = f"{feature.name} cannot be destroyed."
        return no("indestructible", sentence, "OBS-17", "Place the charge on the ground beside it.")
    if feature.state == "destroyed":
        sentence = f"{feature.name} has fallen already."
        return no("destroyed", sentence, "OBS-04", "Place the charge on the ground.")
    return None


def _far(battle: Battle, unit: Unit, what: Laying, ctx: RulesContext) -> Refusal | None:
    """The unit has to be at the spot: within a metre of it, as of a door (EXP-04)."""
    if unit.position is None:
        return None
    point = None if what.at is None else replace(what.at, floor=what.at.floor or unit.floor)
    place = point if point is not None else what.feature
    if place is None:
        return None
    if what.feature is not None and point is not None:
        on_it = ctx.surveyor.point_of(what.feature, (point.x, point.y))
        if on_it is None:
            sentence = f"{battle.features[what.feature].name} is not at {point.x:g},{point.y:g}."
            return no(
                "not-on-it",
                sentence,
                "SHP-03" if what.item == charges.SHAPED else "EXP-04",
                "Name a point of it.",
            )
        east_m, north_m = on_it[0] - unit.position.x, on_it[1] - unit.position.y
        near = within(metres_apart(east_m, north_m, bases_m=ctx.reading.base_m(unit.soldier)), _REACH_M)
        reason = "" if near else "It is more than 1 m away."
    else:
        found = ctx.surveyor.reach(unit.id, place, None)
        near, reason = found.value, found.reason
    if near:
        return None
    return no("out-of-reach", reason or "It is more than 1 m away.", "EXP-04", "Move closer first.")


def extras(battle: Battle, command: Declare, ctx: RulesContext) -> Iterable[Line]:
    """What a shaped charge costs beyond a plastic one (EXP-05)."""
    what = _plan_laying(battle.units[command.unit], command, command.shot)
    if what is None or what.item != charges.SHAPED:
        return ()
    extra = int(ctx.book.actions[charges.INSTALL].extras["shaped_extra"])
    return (line("shaped", "a shaped charge", extra, "EXP-05"),)


def finish_install(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Install the charge, armed and in plain sight, unless the unit no longer has it (EXP-05, EXP-29)."""
    unit = recorder.battle.units[number]
    what = _plan_laying(unit, action, action.shot)
    if what is None or what.item not in unit.items:
        return
    charge = charges.next_number(recorder.battle, number, what.item)
    recorder.emit(charges.ChargeInstalled(unit=number, thing=_thing(unit, what, charge, ctx)))


def _thing(unit: Unit, what: Laying, number: int, ctx: RulesContext) -> LaidThing:
    thing = LaidThing(
        id=f"{unit.side}-{charges.CHARGE}-{number}",
        kind=charges.CHARGE,
        side=unit.side,
        number=number,
        by=unit.id,
        item=what.item,
        feature=what.feature,
        floor=unit.floor,
        where=what.told,
    )
    if unit.position is None:
        told = what.told or ("" if what.feature is not None else f"where {unit.called} stood")
        return replace(thing, where=told)
    return against_its_feature(thing, unit.position, what.at, ctx)


def against_its_feature(
    thing: LaidThing, here: ground_facts.Position, at: ground_facts.Waypoint | None, ctx: RulesContext
) -> LaidThing:
    """The thing where it comes to lie on the map: on the ground, or at the near face of what it is laid against.

    A shaped charge points straight through that (SHP-09).
    """
    by = ground_facts.Whereabouts(here.x, here.y, thing.floor)
    floor = thing.floor if at is None else at.floor or thing.floor
    spot, axis = (here.x, here.y) if at is None else (at.x, at.y), None
    if thing.feature is not None:
        point = None if at is None else ctx.surveyor.point_of(thing.feature, (at.x, at.y))
        axis = ctx.surveyor.through(thing.feature, point, by)
        spot = _at_the_face(thing, by, point, axis, ctx) or spot
    return replace(thing, position=ground_facts.Position(x=spot[0], y=spot[1]), floor=floor, axis_deg=axis)


def _at_the_face(
    thing: LaidThing,
    by: ground_facts.Whereabouts,
    point: tuple[float, float] | None,
    axis: float | None,
    ctx: RulesContext,
) -> tuple[float, float] | None:
    """The place just before the face of an obstacle, on the side of whoever stands there; None if nobody can tell."""
    if axis is None or thing.feature is None:
        return point
    east, north = sin(radians(axis)), cos(radians(axis))
    starts = (by.x, by.y) if point is None else (point[0] - east * _CLOSE_M, point[1] - north * _CLOSE_M)
    start = ground_facts.Whereabouts(*starts, by.floor)
    ends = ground_facts.Whereabouts(start.x + east * _BESIDE_M, start.y + north * _BESIDE_M, by.floor)
    landing = ctx.surveyor.lands(start, ends)
    if landing is not None and landing.at is not None and landing.contact == thing.feature:
        return round(landing.at.x, 2), round(landing.at.y, 2)
    if point is not None or thing.by is None:
        return point
    seen = ctx.surveyor.sighting(thing.by, thing.feature, ground_facts.StatedSighting()).at
    return None if seen is None else _at_the_face(thing, by, seen, axis, ctx)


def details(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """Which of its charges, and on what within reach: a shaped one on an obstacle, plastic first at its feet.

    Where no obstacle is within reach, a shaped one is offered those that are not, so that they are told how far off.
    """
    unit = battle.units[said.unit]
    has = tuple(dict.fromkeys(item for item in unit.items if item in charges.CHARGES))
    yield Detail(slot="item", label="charge", options=has or (None,))
    obstacles = tuple(
        feature.id
        for feature in battle.features.values()
        if feature.part_of is None and row_of(feature, ctx) is not None and feature.state != "destroyed"
    )
    near = tuple(
        one for one in obstacles if unit.position is None or ctx.surveyor.reach(unit.id, one, None).value
    )
    shaped = (said.item or (has[0] if has else None)) == charges.SHAPED
    yield Detail(
        slot="feature", label="on", options=(near or obstacles or (None,)) if shaped else (None, *near)
    )


def serves(_battle: Battle, unit: Unit, _ctx: RulesContext) -> bool:
    """Whether a unit carries a charge."""
    return any(item in charges.CHARGES for item in unit.items)


def aims(_battle: Battle, unit: Unit, _ctx: RulesContext) -> Iterator[Declare]:
    """The kinds of charge that the unit carries, to be laid at a place."""
    for item in dict.fromkeys(item for item in unit.items if item in charges.CHARGES):
        yield Declare(unit=unit.id, action=charges.INSTALL, shot=ShotPlan(weapon=item))


def foresees(battle: Battle, said: Declare, ctx: RulesContext) -> Foreseen | None:
    """What the charge would come to where it is to be laid, if it went off by itself; None without a map."""
    unit = battle.units[said.unit]
    what = _plan_laying(unit, said, said.shot)
    if what is None or what.item not in charges.CHARGES or unit.position is None:
        return None
    return foretold(battle, (_thing(unit, what, 0, ctx),), ctx)


def foretold(battle: Battle, things: tuple[LaidThing, ...], ctx: RulesContext) -> Foreseen:
    """What charges would come to that go off as one, and what to the obstacle that they lie against."""
    fused = Fused(id=0, **as_fused(things, battle.now, things[0].side, None))  # type: ignore[arg-type]
    lines = [told for one in things if (told := _batter(battle, fused, one, ctx))]
    return replace(going_off(battle, fused, ctx), battered=" ".join(dict.fromkeys(lines)))


def _batter(battle: Battle, fused: Fused, thing: LaidThing, ctx: RulesContext) -> str:
    if thing.feature is None:
        return ""
    at = thing.position
    found = against(
        battle,
        fused,
        thing.feature,
        None if at is None else ground_facts.Whereabouts(at.x, at.y, thing.floor),
        ctx,
    )
    if found is None:
        return ""
    has = (found.part.damage + found.half_levels) / 2
    total = "which opens it" if found.falls else f"{has:g} of {ctx.book.figure('obstacle_levels')} in all"
    comes = f"PF {found.pf} - AF {found.af}: {so_many(found.half_levels / 2, 'level')}, {total}"
    return f"{found.part.name}: {comes} [{found.rule}]."


# Disarming


def refusal_device(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot disarm that charge, or use that device, or None (EXP-09)."""
    if charges.DISARM not in command.extras:
        return objects.refusal_device(battle, command, ctx)
    unit = battle.units[command.unit]
    charge = _find_charge(battle, unit, command)
    if charge is None:
        there = listed(str(one.number) for one in charges.charges(battle) if knows(unit.side, one))
        sentence = "Say which of the charges there."
        return nonsense("no-such-charge", sentence, "EXP-09", f"Charges: {there}.")
    if unit.position is None or charge.position is None:
        return None
    near = ctx.surveyor.reach(unit.id, ground_facts.Lying(charge.id), None)
    if near.value or _beside(unit, charge, ctx):
        return None
    return no("out-of-reach", near.reason or "It is more than 1 m away.", "EXP-09", "Move closer first.")


def _beside(unit: Unit, charge: LaidThing, ctx: RulesContext) -> bool:
    """Whether the charge lies within a metre on this side: at the face of a wall nothing is between."""
    here, there = unit.position, charge.position
    if here is None or there is None or unit.floor != charge.floor or charge.feature is None:
        return False
    apart_m = metres_apart(here.x - there.x, here.y - there.y, bases_m=ctx.reading.base_m(unit.soldier))
    if not within(apart_m, _REACH_M) or charge.axis_deg is None:
        return False
    east, north = sin(radians(charge.axis_deg)), cos(radians(charge.axis_deg))
    return (here.x - there.x) * east + (here.y - there.y) * north <= 0


def _find_charge(battle: Battle, unit: Unit, said: Declare | Ongoing) -> LaidThing | None:
    text = (said.item or "").removeprefix(charges.CHARGE).strip()
    charge = (
        charges.charge_of(battle, int(text)) if text.isascii() and text.isdigit() and len(text) < 5 else None
    )
    return charge if charge is not None and knows(unit.side, charge) else None


def begins_device(recorder: EventRecorder, number: int, action: Ongoing, ctx: RulesContext) -> None:
    """Set off a charge that an enemy begins to disarm, where the house rules say so (EXP-11, A-77)."""
    if charges.DISARM in action.extras and ctx.rulings.is_("charge.tamper_at", "start"):
        _tamper(recorder, number, action)


def finish_use(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    """End work on a charge: a friend disarms it and it lies as an object, an enemy sets it off (EXP-09..11)."""
    if charges.DISARM not in action.extras:
        return
    unit = recorder.battle.units[number]
    charge = _find_charge(recorder.battle, unit, action)
    if charge is None or fuse_of(recorder.battle, charge.number) is not None:
        return
    if charge.side != unit.side:
        _tamper(recorder, number, action)
        return
    item_id = max((one.id for one in recorder.battle.things), default=0) + 1
    recorder.emit(charges.ChargeDisarmed(unit=number, thing=charge, item_id=item_id))


def _tamper(recorder: EventRecorder, number: int, action: Ongoing) -> None:
    unit = recorder.battle.units[number]
    charge = _find_charge(recorder.battle, unit, action)
    if charge is None or charge.side == unit.side or fuse_of(recorder.battle, charge.number) is not None:
        return
    recorder.emit(charges.ChargeTampered(unit=number, thing=charge))
    light(recorder, (charge,), side=unit.side, by=number)


def details_device(battle: Battle, said: Declare, ctx: RulesContext) -> Iterator[Detail]:
    """A charge within reach that is disarmed, or which device."""
    unit = battle.units[said.unit]
    near = [one for one in charges.charges(battle) if knows(unit.side, one) and _in_reach(unit, one, ctx)]
    if not near:
        yield from of_house.of_device(battle, said, ctx)
        return
    yield Detail(slot="extras", label="does what", options=(charges.DISARM, None))
    yield Detail(slot="item", label="what", options=(*(one.called for one in near), *unit.items, None))


def _in_reach(unit: Unit, charge: LaidThing, ctx: RulesContext) -> bool:
    if unit.position is None or charge.position is None:
        return True
    return (
        _beside(unit, charge, ctx) or ctx.surveyor.reach(unit.id, ground_facts.Lying(charge.id), None).value
    )


def has_devices(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether it carries anything to use, or any charge lies about."""
    return of_house.has_devices(battle, unit, ctx) or any(charges.charges(battle))
