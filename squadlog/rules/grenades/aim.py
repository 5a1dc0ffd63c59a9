"""What a grenade is aimed at, how far that is, and who sees it (GRN-05, GRN-06, GRN-09, GRN-14, GRN-15; A-70, A-71).

Of a throw and of a launch alike; each has its own limits of range.
"""

from collections.abc import Callable, Iterator

from squadlog.base.lengths import in_metres
from squadlog.base.records import record, replace
from squadlog.battle.commands import Declare
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Mode, ShotPlan
from squadlog.facts.ground_facts import MoveFacts, Sighting, StatedSighting, Target, Waypoint
from squadlog.facts.shapes import at_least
from squadlog.rules.blasts.rings import whole_metres
from squadlog.rules.common import arriving
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire.aim import objections_sight
from squadlog.rules.fire.obstacles import nonsense_feature
from squadlog.rules.fire.seeing import is_smoked, sees
from squadlog.rules.grenades.record import Grenade, Volley
from squadlog.rules.grenades.scattering import least_m
from squadlog.rules.moving import movement

_no = refuses("fire")

_WINDOW = "window"


@record
class AimView:
    """How the thrower sees the aim: `metres` to it, None unsaid; `hidden` is why it is not seen.

    `spotted`: a friend sees it. `window`: the line leads through one. `aim` is the point on the map.
    """

    sighting: Sighting
    metres: float | None
    hidden: Refusal | None = None
    spotted: bool = False
    window: bool = False
    aim: Waypoint | None = None


def view_aim(
    battle: Battle, number: int, target: Target | None, stated: StatedSighting, ctx: RulesContext
) -> AimView:
    """How a unit sees its aim: a unit, a feature, a point of the map, or what the table states (GRN-05..06)."""
    sighting = ctx.surveyor.sighting(number, number if target is None else target, stated)
    if stated.spotted and stated.in_sight is None and sighting.in_sight.origin == "default":
        sighting = replace(sighting, in_sight=replace(sighting.in_sight, value=False, origin="stated"))
    hidden = _check_sight(battle, number, target, sighting, ctx)
    return AimView(
        sighting=sighting,
        metres=sighting.distance.value,
        hidden=hidden,
        spotted=hidden is not None and _is_spotted(battle, number, target, stated, ctx),
        window=any(one.kind == _WINDOW for one in sighting.crossed),
        aim=point_of(battle, number, target, sighting),
    )


def _check_sight(
    battle: Battle, number: int, target: Target | None, sighting: Sighting, ctx: RulesContext
) -> Refusal | None:
    """Why a unit does not see its aim, or None; smoke on the line stops whoever would throw (A-71)."""
    victim = target if isinstance(target, int) else None
    if (refused := next(objections_sight(battle, number, victim, sighting, ctx), None)) is not None:
        return refused
    if is_smoked(sighting, ctx):
        sentence = f"Smoke lies between unit {number} and the aim."
        return _no("smoke", sentence, "SMK-02", "A friend who sees it can spot for it.")
    return None


def _is_spotted(
    battle: Battle, number: int, target: Target | None, stated: StatedSighting, ctx: RulesContext
) -> bool:
    """Whether a friend sees it: as the table says, else any friend on the map (GRN-06, GRN-14)."""
    if stated.spotted is not None:
        return stated.spotted
    return target is not None and next(spotters(battle, number, target, ctx), None) is not None


def spotters(battle: Battle, number: int, target: Target, ctx: RulesContext) -> Iterator[int]:
    """The friends of a unit who are seen on the map to see that, in its arc and through no smoke (GRN-06)."""
    side = battle.units[number].side
    for friend in battle.units.values():
        if friend.side != side or friend.id == number or friend.out or friend.position is None:
            continue
        sighting = ctx.surveyor.sighting(friend.id, target, StatedSighting())
        if sighting.in_sight.origin != "measured" or not sees(sighting, ctx):
            continue
        if _check_sight(battle, friend.id, target, sighting, ctx) is None:
            yield friend.id


def point_of(battle: Battle, number: int, target: Target | None, sighting: Sighting) -> Waypoint | None:
    """The point of the map that is aimed at; None without a map."""
    here = battle.units[number]
    if isinstance(target, Waypoint):
        return replace(target, floor=target.floor or here.floor)
    if isinstance(target, int):
        other = battle.units.get(target)
        where = None if other is None else other.position
        return None if other is None or where is None else Waypoint(x=where.x, y=where.y, floor=other.floor)
    if isinstance(target, str) and sighting.at is not None and here.position is not None:
        return Waypoint(x=sighting.at[0], y=sighting.at[1], floor=here.floor)
    return None


def nonsense_aim(battle: Battle, number: int, plan: ShotPlan | None, ctx: RulesContext) -> Refusal | None:
    """What makes no sense of an aim, whatever the rules in force."""
    example = f'throw {number} fragmentation at 14,8; on no map at 7 range 12, or at "the gate" range 12.'
    if plan is None or (plan.target is None and not plan.told):
        return nonsense("no-aim", "Say where to throw the grenade.", "GRN-08", example)
    target = plan.target
    if isinstance(target, int) and target not in battle.units:
        return unknown_unit(target, "GRN-08")
    if isinstance(target, str):
        return nonsense_feature(battle, target, ())
    here = battle.units[number].position
    if here is not None and target is None:
        return nonsense("no-place", "There is a map: name a point on it.", "GRN-08", example)
    if isinstance(target, Waypoint) and here is None:
        sentence = f"{battle.units[number].called} is off the map, so there is no such point."
        instead = 'Name the target and its range: at "the gate" range 12, or at 7 range 12.'
        return nonsense("no-map", sentence, "GRN-08", instead)
    sighting = ctx.surveyor.sighting(number, number if target is None else target, plan.stated)
    if sighting.distance.value is None:
        return nonsense("no-range", "State the range.", "GRN-11", "Add its range, such as range 12.")
    return None


Limits = Callable[[AimView, RulesContext], Refusal | None]
"""What speaks against a range."""


def objections(
    battle: Battle, number: int, plan: ShotPlan, limits: Limits, ctx: RulesContext, *, declared: bool = True
) -> Iterator[Refusal]:
    """What speaks against an aim that makes sense, rule by rule: kind of target, arc, sight, range.

    Once it is `declared` a unit is aimed at no more, but the place where it stood.
    """
    view = view_aim(battle, number, plan.target, plan.stated, ctx)
    if (
        declared
        and not isinstance(plan.target, int | str)
        and ctx.rulings.is_("grenade.point_target", "false")
    ):
        sentence = "In this battle, throw a grenade at a unit or an object."
        yield _no("no-point", sentence, "GRN-05", "Name one.")
    if not view.sighting.in_arc.value:
        sentence = f"The aim is outside the field of fire of unit {number}."
        yield _no("out-of-arc", sentence, "GRN-09", "Turn toward it first.")
    if view.hidden is not None and not view.spotted:
        yield replace(
            view.hidden, rule="GRN-05", instead="A friend who sees it may spot for it: add spotted."
        )
    if (refused := limits(view, ctx)) is not None:
        yield refused


def check_throw_limits(view: AimView, ctx: RulesContext) -> Refusal | None:
    """Why the aim is out of limits, or None: a hand throws from 2 to 24 m (GRN-09, GRN-23, A-62)."""
    most, least = ctx.book.grenades.max_range_m, least_m(ctx)
    m = view.metres
    if m is None:
        return None
    if whole_metres(m, ctx) > most:
        sentence = f"The aim is {in_metres(m)} away; a throw reaches {in_metres(most)}."
        return _no("too-far", sentence, "GRN-09", "Move closer first.")
    if not at_least(m, least):
        sentence = f"The aim is {in_metres(m)} away; it must be at least {in_metres(least)}."
        return _no("too-near", sentence, "GRN-23", "Aim farther away from the thrower.")
    return None


def after_move(battle: Battle, command: Declare, ctx: RulesContext) -> tuple[Battle, RulesContext]:
    """The battle with the unit where the move beside its throw leads, if that is measured: from there it throws."""
    if command.mode is None or not (command.move.goes or command.move.swings or command.move.as_far):
        return battle, ctx
    mode: Mode = command.mode
    facts: MoveFacts = ctx.meets(command.unit, mode, command.move)
    if not facts.way:
        return battle, ctx
    metres = movement.goes_m(battle, command.unit, mode, facts, ctx)
    there = arriving.battle_at(battle, command.unit, facts.station(metres or 0.0))
    return there, ctx.at(there)


def volley(
    battle: Battle, number: int, grenade: Grenade, plan: ShotPlan, ctx: RulesContext, *, count: int = 1
) -> Volley:
    """What is let go, seen from where the unit stands now."""
    view = view_aim(battle, number, plan.target, plan.stated, ctx)
    here = battle.units[number]
    spot = here.position
    return Volley(
        grenade=grenade,
        count=count,
        start=None if spot is None else Waypoint(x=spot.x, y=spot.y, floor=here.floor),
        aim=view.aim if spot is not None else None,
        told=plan.told or aim_words(battle, plan.target),
        feature=plan.target if isinstance(plan.target, str) else None,
        metres=view.metres or 0.0,
        spotted=view.hidden is not None,
        window=view.window,
        adjust=plan.adjust,
    )


def aim_words(battle: Battle, target: Target | None) -> str:
    """What is aimed at, in words."""
    if isinstance(target, int):
        return f"unit {target}"
    if isinstance(target, str):
        feature = battle.features.get(target)
        return target if feature is None else feature.name
    if isinstance(target, Waypoint):
        return target.words
    return "the point named"
