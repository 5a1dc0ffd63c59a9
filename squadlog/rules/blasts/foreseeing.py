"""An explosion before it comes about: whom it would reach as things stand, and what it would do (GRN-34..39)."""

from collections import deque
from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import Any

from squadlog.battle.commands import Declare
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint, Whereabouts
from squadlog.rules.blasts.harm import find_caught, kind_of, strikes, where
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, SetOff, Struck
from squadlog.rules.common.foreseen import Fall, Foreseen, Link


def would_strike(battle: Battle, fused: Fused, ctx: RulesContext) -> tuple[Struck, ...] | None:
    """Whom it would strike if it went off now, as far as `battle` knows of them; None where nobody can tell."""
    who = find_caught(battle, fused, ctx)
    return None if who is None else strikes(battle, fused, who, ctx)


def going_off(battle: Battle, fused: Fused, ctx: RulesContext) -> Foreseen:
    """What it would come to where it is."""
    return foresee_from_report(battle, fused, would_strike(battle, fused, ctx), ctx)


def foresee_from_report(
    battle: Battle, fused: Fused, struck: tuple[Struck, ...] | None, ctx: RulesContext
) -> Foreseen:
    """What it came to where it was, for those whom it struck."""
    kind, at = kind_of(fused, ctx), where(fused)
    lies = Fall(chance=Fraction(1), told=fused.told or "there", at=at, struck=struck)
    beyond = None if kind.beyond is None else kind.beyond(battle, fused, ctx)
    return foresee_kind(fused, ctx, aim=at, falls=(lies,), at=fused.at, beyond=beyond)


def foresee_kind(fused: Fused, ctx: RulesContext, **what: Any) -> Foreseen:  # noqa: ANN401 - the other fields
    """What would come of something by its kind; `what` are the fields of `Foreseen` that the kind does not say."""
    kind = kind_of(fused, ctx)
    rings = kind.rings(fused, ctx)
    return Foreseen(what=fused.what, label=kind.label, rule=kind.rule, rings=rings, **what)


def chain(
    battle: Battle, due: Sequence[tuple[Fused, str]], known: Collection[str], ctx: RulesContext
) -> tuple[Link, ...]:
    """What these explosions, each called so, may set off one after the other, to the end, as things stand (EXP-17).

    Things of the ids that are `known` go off anyway. What comes later in the chain is not said to set off what was
    before it.
    """
    waiting, found, gone = deque((*one, "") for one in due), dict[str, tuple[SetOff, list[str]]](), set(known)
    while waiting:
        fused, called, of = waiting.popleft()
        gone.add(of)
        for one in ctx.in_force.blasts.sets_off(battle, fused, ctx):
            if one.of in gone:
                continue
            if one.of not in found:
                found[one.of] = one, []
                waiting.append((one.fused, one.told, one.of))
            found[one.of][1].append(called)
    return tuple(
        Link(
            told=one.told,
            what=going_off(battle, one.fused, ctx),
            chance=one.chance,
            by=tuple(by),
            rule=one.rule,
        )
        for one, by in found.values()
    )


def imagine_fused(
    battle: Battle, what: str, spot: Waypoint | None, *, side: str = "", count: int = 1
) -> Fused:
    """Something of a kind that would go off at a place now, thrown or set by nobody."""
    return Fused(id=0, what=what, at=battle.now, since=battle.now, side=side, spot=spot, count=count)


def of_declaration(battle: Battle, said: Declare, ctx: RulesContext) -> Foreseen | None:
    """What a declaration aims at would come to if it lay on the point; None for one that aims nothing that goes off."""
    plan = said.shot
    if plan is None or plan.weapon not in ctx.in_force.blasts.kinds or said.unit not in battle.units:
        return None
    spot = spot_meant(battle, plan.target)
    if spot is None:
        return None
    one = imagine_fused(battle, plan.weapon, spot, side=battle.units[said.unit].side)
    return going_off(battle, one, ctx)


def spot_meant(battle: Battle, target: object) -> Waypoint | None:
    """The place on the map of what is aimed at, a unit or a point; None for anything else."""
    if isinstance(target, Waypoint):
        return target
    unit = battle.units.get(target) if isinstance(target, int) else None
    if unit is None or unit.position is None:
        return None
    return Waypoint(x=unit.position.x, y=unit.position.y, floor=unit.floor)


def as_waypoint(place: Whereabouts) -> Waypoint:
    """A place as a point of a way."""
    return Waypoint(x=place.x, y=place.y, floor=place.floor)
