"""A round comes down: the point is revealed, it is rolled for, and goes off at once (FMS-12..19, A-65, A-91, A-93)."""

from collections.abc import Iterator
from fractions import Fraction

from squadlog.base.dice import Face, Roll
from squadlog.base.records import record, replace
from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.blasts.foreseeing import foresee_kind, imagine_fused, would_strike
from squadlog.rules.blasts.harm import where
from squadlog.rules.common.checks import roll_check
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.foreseen import Fall, Foreseen
from squadlog.rules.common.kept.explosions import FuseChanged, FuseOut
from squadlog.rules.common.scatter import Scatter, astray, astray_words, axis_deg, roll_scatter, scatters
from squadlog.rules.fire_missions.missions import MISSIONS, MissionLanded
from squadlog.rules.fire_missions.strike import astray_m, impact, ledger_of

_COMPASS_DEG = 36.0
"""A face of a d10 as a direction (A-91)."""


@record
class Lands:
    """Where a round comes down, or why it is lost."""

    spot: Waypoint | None
    lost: str = ""
    rule: str = ""


def lands(recorder: EventRecorder, fused: Fused, ctx: RulesContext) -> bool:
    """The point is revealed and the round rolled for, once (FMS-12); may raise `DieNeeded`."""
    if not fused.secret:
        return False
    caller = recorder.battle.units.get(fused.by) if fused.by is not None else None
    who = caller.called if caller is not None else fused.what
    check, face = roll_check(
        ctx, ledger_of(fused.what, ctx), name=fused.what, who=who, side=fused.side, row="mission"
    )
    faces, axis, missed, came = [face], None, "", _at(fused.spot, ctx)
    if not check.success:
        axis, compass = _axis(recorder.battle, fused, ctx, who)
        scatter = roll_scatter(ctx, who=who, side=fused.side)
        faces += [*compass, *scatter.faces]
        metres = astray_m(fused.what, scatter, ctx)
        missed = astray_words(scatter, metres)
        if fused.spot is not None:
            came = _beside(fused.spot, axis, scatter, metres, ctx)
    recorder.emit(
        MissionLanded(
            fused=fused.id,
            side=fused.side,
            mission=fused.what,
            check=check,
            faces=tuple(faces),
            aim=fused.spot,
            told=fused.told,
            astray=missed,
            axis_deg=axis,
            spot=came.spot,
            lost=came.lost,
            lost_rule=came.rule,
        )
    )
    if came.lost:
        recorder.emit(FuseOut(fused=fused.id, cause=came.lost, rule=came.rule))
    else:
        told = f"{missed} of the point {fused.told}" if missed and fused.told else fused.told
        recorder.emit(
            FuseChanged(
                fused=replace(fused, secret=False, spot=came.spot, told=told), cause="it lands", rule="FMS-12"
            )
        )
    return True


def _axis(battle: Battle, fused: Fused, ctx: RulesContext, who: str) -> tuple[float, tuple[Face, ...]]:
    """The line from who called it, where he is now, to the point; by a die where nobody did or the table has it so."""
    caller = battle.units.get(fused.by) if fused.by is not None else None
    if ctx.rulings.is_("mission.axis", "leader"):
        if fused.spot is None:
            return 0.0, ()
        if caller is not None and caller.position is not None:
            start = (caller.position.x, caller.position.y)
            return axis_deg(start, (fused.spot.x, fused.spot.y)), ()
    needed = "where the scatter is seen from: so many tenths of a turn from north"
    face = ctx.dice.roll(Roll(name="compass", who=who, side=fused.side, needed=needed, row="scatter"))
    return face.value * _COMPASS_DEG % 360.0, (face,)


def _beside(aim: Waypoint, axis: float, scatter: Scatter, metres: float, ctx: RulesContext) -> Lands:
    x, y = astray((aim.x, aim.y), axis, scatter, metres)
    wide_m, high_m = ctx.surveyor.extent() or (0.0, 0.0)
    if not (0 <= x <= wide_m and 0 <= y <= high_m):
        if ctx.rulings.is_("scatter.offmap", "void"):
            return Lands(spot=None, lost="it comes down off the map", rule="GRN-25")
        x, y = _at_the_edge((aim.x, aim.y), (x, y), wide_m, high_m)
    return _at(Waypoint(x=x, y=y, floor=aim.floor), ctx)


def _at_the_edge(
    aim: tuple[float, float], to: tuple[float, float], wide_m: float, high_m: float
) -> tuple[float, float]:
    """Where the straight way from the point leaves the map (A-65)."""
    shares = [1.0]
    for begin, end, most in ((aim[0], to[0], wide_m), (aim[1], to[1], high_m)):
        if end < 0:
            shares.append(begin / (begin - end))
        elif end > most:
            shares.append((most - begin) / (end - begin))
    share = min(shares)
    return round(aim[0] + (to[0] - aim[0]) * share, 3), round(aim[1] + (to[1] - aim[1]) * share, 3)


def _at(spot: Waypoint | None, ctx: RulesContext) -> Lands:
    """On a roof nothing comes of it for those inside, or nothing at all (A-93)."""
    if (
        spot is not None
        and ctx.rulings.is_("mission.roof", "void")
        and ctx.surveyor.indoors(spot.whereabouts).value
    ):
        return Lands(spot=None, lost="it comes down on a roof", rule="FMS-05")
    return Lands(spot=spot)


def spares(_battle: Battle, fused: Fused, unit: Unit, ctx: RulesContext) -> tuple[str, str] | None:
    """Who is inside when it goes off on the roof (A-93)."""
    if fused.spot is None or not ctx.surveyor.indoors(fused.spot.whereabouts).value:
        return None
    return ("beneath the roof", "FMS-05") if ctx.surveyor.indoors(unit.id).value else None


def foresees(battle: Battle, said: Declare, ctx: RulesContext) -> Foreseen | None:
    """What a call would come to: each place where its round may come down, as things stand now (FMS-14..19).

    Without a map: how far off the point it may come down.
    """
    plan, unit = said.shot, battle.units[said.unit]
    if plan is None or plan.weapon not in MISSIONS:
        return None
    point = plan.target if isinstance(plan.target, Waypoint) else None
    if point is None and (battle.setup.map or not plan.told):
        return None
    fused = replace(imagine_fused(battle, plan.weapon, point, side=unit.side), by=unit.id)
    return foresee_kind(
        fused,
        ctx,
        aim=where(fused),
        falls=tuple(_falls(battle, fused, point, ctx)),
        ledger=ledger_of(plan.weapon, ctx),
        at=impact(battle.now, ctx),
        remarks=() if point is None else ("The places of units are those of now.",),
    )


def _falls(battle: Battle, fused: Fused, aim: Waypoint | None, ctx: RulesContext) -> Iterator[Fall]:
    ledger, here = ledger_of(fused.what, ctx), battle.units[fused.by or 0].position
    on = Fraction(sum(ledger.succeeds(face) for face in range(1, 11)), 10)
    if aim is None:
        yield Fall(chance=on, told="on the point", off_m=0.0)
    else:
        yield _fall(battle, fused, _at(aim, ctx), ctx, chance=on, told="on the point")
        if here is None or not ctx.rulings.is_("mission.axis", "leader"):
            return
    for scatter, chance in scatters(ctx):
        metres = astray_m(fused.what, scatter, ctx)
        told, chance_off = astray_words(scatter, metres), (1 - on) * chance
        if aim is None or here is None:
            yield Fall(chance=chance_off, told=told, off_m=metres)
        else:
            came = _beside(aim, axis_deg((here.x, here.y), (aim.x, aim.y)), scatter, metres, ctx)
            yield _fall(battle, fused, came, ctx, chance=chance_off, told=told)


def _fall(
    battle: Battle, fused: Fused, came: Lands, ctx: RulesContext, *, chance: Fraction, told: str
) -> Fall:
    if came.spot is None:
        return Fall(chance=chance, told=f"{told}: {came.lost}", struck=())
    there = replace(fused, spot=came.spot)
    return Fall(chance=chance, told=told, at=where(there), struck=would_strike(battle, there, ctx))
