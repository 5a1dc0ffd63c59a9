"""What a throw or a salvo would come to, before it is said: the roll, where it may lie, whom it would reach."""

from squadlog.base.records import replace
from squadlog.battle.state import Battle, ShotPlan
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.blasts.foreseeing import as_waypoint, foresee_kind, imagine_fused, would_strike
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.foreseen import Fall, Foreseen
from squadlog.rules.grenades.aim import spotters, view_aim, volley
from squadlog.rules.grenades.kinds import halves_on
from squadlog.rules.grenades.landing import Delivery, chances, effect_at, landing_place, ledger_of
from squadlog.rules.grenades.record import Grenade, Volley
from squadlog.rules.grenades.scattering import LandingPlace, vector_words


def foreseen(  # noqa: PLR0917 - who throws what where, and how
    battle: Battle, number: int, grenade: Grenade, plan: ShotPlan, by: Delivery, ctx: RulesContext
) -> Foreseen | None:
    """What one grenade would come to, as things stand where the unit does; None while nobody says where.

    Of a salvo each has the same chances.
    """
    if plan.target is None and not plan.told:
        return None
    view = view_aim(battle, number, plan.target, plan.stated, ctx)
    if view.metres is None:
        return None
    meant = volley(battle, number, grenade, plan, ctx)
    ledger = ledger_of(battle.units[number], meant, by, ctx)
    fused = replace(
        imagine_fused(battle, grenade, meant.aim, side=battle.units[number].side),
        by=number,
        feature=meant.feature,
    )
    smokes = grenade == "smoke"
    friends = spotters(battle, number, plan.target, ctx) if view.spotted and plan.target is not None else ()
    return foresee_kind(
        fused,
        ctx,
        aim=None if meant.aim is None else meant.aim.whereabouts,
        falls=tuple(_fall(battle, fused, one, meant, ctx) for one in chances(meant, ledger, by, ctx)),
        ledger=ledger,
        sighting=view.sighting,
        spotter=next(iter(friends), None),
        at=effect_at(battle.now, ctx),
        cloud_m=float(ctx.book.grenades.smoke_radius_m) if smokes else None,
        battered=_batter(battle, fused, ctx),
    )


def _fall(battle: Battle, fused: Fused, one: LandingPlace, meant: Volley, ctx: RulesContext) -> Fall:
    told = vector_words(one.direction, one.metres)
    if one.at is None or meant.aim is None:
        return Fall(chance=one.chance, told=told, off_m=one.metres)
    spot, stopped, off = meant.aim, "", False
    if one.direction is not None:
        goal = Waypoint(x=one.at[0], y=one.at[1], floor=meant.aim.floor)
        found, stopped, off = landing_place(meant.aim, goal, ctx)
        if found is None or off:
            return Fall(chance=one.chance, told=f"{told}, off the map", struck=())
        spot = found
    there = replace(fused, spot=as_waypoint(spot.whereabouts))
    return Fall(
        chance=one.chance,
        told=told,
        at=spot.whereabouts,
        struck=would_strike(battle, there, ctx),
        stopped=stopped,
    )


def _batter(battle: Battle, fused: Fused, ctx: RulesContext) -> str:
    """What it does to the object that it is thrown at, if it lies on the point (GRN-42)."""
    if fused.feature is None or fused.what == "smoke" or fused.feature not in battle.features:
        return ""
    halves = halves_on(battle.features[fused.feature], fused, ctx)
    most = ctx.book.figure("obstacle_levels")
    return f"{battle.features[fused.feature].name}: {halves / 2:g} of {most} levels [GRN-42]."
