"""Whom an explosion reaches and what that does: the same for grenades, charges, mines and missions (GRN-35..39)."""

from collections.abc import Iterable

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import GRACE_M, Whereabouts
from squadlog.rules.blasts.rings import Reaches, comes_to, pf_at, smothers
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Caught, Fused, PowerRing, Struck, caught_in
from squadlog.rules.common.hooks.blasts import BlastKind
from squadlog.rules.common.kept.explosions import Exploded, exploding
from squadlog.rules.common.wounds import armour_factor, daze, levels_by_af, lose_action, wound

CAUSE = "blast"
_ANY_M = 10_000
"""As far as anything is on any map."""


def reach_m(rings: tuple[PowerRing, ...], ctx: RulesContext) -> float:
    """How far away, in metres, a head may be that it still reaches; the ground adds what no ruler tells."""
    far = max((ring.to_m for ring in rings if ring.pf), default=0)
    if not far:
        return 0.0
    return far + 0.5 - GRACE_M if ctx.rulings.is_("distance.rounding", "nearest") else far


def kind_of(fused: Fused, ctx: RulesContext) -> BlastKind[RulesContext]:
    """What kind of thing goes off."""
    return ctx.in_force.blasts.kinds[fused.what]


def where(fused: Fused) -> Whereabouts | None:
    """The place on the map where it goes off; None for one that is only told."""
    return None if fused.spot is None else fused.spot.whereabouts


def find_caught(battle: Battle, fused: Fused, ctx: RulesContext) -> tuple[Caught, ...] | None:
    """Whom it reaches: as the table says, else as measured; None where nobody can tell yet."""
    if (said := exploding(battle).told_of(fused.id)) is not None:
        return said
    kind = kind_of(fused, ctx)
    if kind.catches is not None:
        return kind.catches(battle, fused, ctx)
    rings = kind.rings(fused, ctx)
    at = where(fused)
    if not rings:
        return ()
    if at is None:
        return None if fused.smothered is None else (Caught(unit=fused.smothered, metres=0.0),)
    found = ctx.surveyor.around(at, reach_m(rings, ctx), _cover_from(battle, fused, kind, ctx))
    return None if found is None else tuple(caught_in(found))


def _cover_from(
    battle: Battle, fused: Fused, kind: BlastKind[RulesContext], ctx: RulesContext
) -> Whereabouts | None:
    """From where cover is judged: None from where it goes off, or from who threw it, where he stands now (A-68)."""
    if not kind.thrown or fused.by is None or not ctx.rulings.is_("frag.cover_from", "thrower"):
        return None
    thrower = battle.units.get(fused.by)
    if thrower is None or thrower.position is None:
        return None
    return Whereabouts(x=thrower.position.x, y=thrower.position.y, floor=thrower.floor)


def strikes(
    battle: Battle, fused: Fused, reached: Iterable[Caught], ctx: RulesContext
) -> tuple[Struck, ...]:  # fmt: skip
    """What it comes to for each of those whom it reaches (GRN-35..38); the dead are beyond harm."""
    kind = kind_of(fused, ctx)
    rings = kind.rings(fused, ctx)
    found = (
        _strike(battle, fused, one, battle.units[one.unit], rings, kind, ctx)
        for one in reached
        if one.unit in battle.units and battle.units[one.unit].wound != "D"
    )
    return tuple(one for one in found if one is not None)


def _strike(  # noqa: PLR0917 - what goes off, and how it reaches whom
    battle: Battle,
    fused: Fused,
    one: Caught,
    unit: Unit,
    rings: tuple[PowerRing, ...],
    kind: BlastKind[RulesContext],
    ctx: RulesContext,
) -> Struck | None:
    af = armour_factor(unit, ctx)
    if fused.smothered == unit.id:
        return _build_struck(one, smothers(rings, af, ctx), af, "lies on it", "GRN-31")
    if one.pf is not None:
        rings = (PowerRing(to_m=_ANY_M, pf=one.pf),)
    if not pf_at(rings, one.metres, ctx):
        return None
    nothing = Reaches(pf=0, levels=None)
    if fused.smothered is not None:
        return _build_struck(one, nothing, af, f"unit {fused.smothered} lies on it", "GRN-32")
    if kind.spares is not None and (why := kind.spares(battle, fused, unit, ctx)) is not None:
        return _build_struck(one, nothing, af, *why)
    if one.cover == "full":
        return _build_struck(one, nothing, af, one.why or "full cover", "GRN-37")
    rule = "GRN-36" if one.cover == "half" else ""
    if "armour" in unit.soldier.unknown:  # what it does waits for that
        reaches = comes_to(rings, one.metres, one.cover, af, ctx)
        return _build_struck(one, replace(reaches, levels=0), af, one.why, rule)
    return _build_struck(one, comes_to(rings, one.metres, one.cover, af, ctx), af, one.why, rule)


def _build_struck(one: Caught, reaches: Reaches, af: int, why: str, rule: str) -> Struck:
    return Struck(
        unit=one.unit,
        metres=one.metres,
        cover=one.cover,
        pf=reaches.pf,
        af=af,
        levels=reaches.levels,
        why=why,
        rule=rule,
    )


def explode(
    recorder: EventRecorder, fused: Fused, ctx: RulesContext, reached: tuple[Caught, ...] | None = None
) -> None:
    """Explode `fused`: show hidden piles within reach, strike all units at once, then things (EXP-28).

    `reached`: the units it catches, where the command states them. The caller has made sure that they can be told. May
    raise `DieNeeded`, for rolls on things within reach.
    """
    kind = kind_of(fused, ctx)
    rings = kind.rings(fused, ctx)
    ctx.in_force.blasts.reveals(recorder, fused, reach_m(rings, ctx), ctx.at(recorder.battle))
    ctx = ctx.at(recorder.battle)
    who = find_caught(recorder.battle, fused, ctx) if reached is None else reached
    struck = strikes(recorder.battle, fused, who or (), ctx)
    said = reached is not None or exploding(recorder.battle).told_of(fused.id) is not None
    measured = not said and fused.spot is not None
    recorder.emit(Exploded(fused=fused, struck=struck, measured=measured, attacks=bool(rings)))
    for one in struck:
        _harm(recorder, one, ctx, by=fused.by)
    # The table is that of the ground as it was: what falls by it has still kept it off.
    ctx.in_force.blasts.blasted(recorder, fused, struck, ctx)
    if kind.comes is not None:
        kind.comes(recorder, fused, ctx.at(recorder.battle))


def _harm(recorder: EventRecorder, one: Struck, ctx: RulesContext, *, by: int | None) -> None:
    """Daze a unit for any hit, and end its action (GRN-39, ACT-14); spare one safe in full cover (A-69)."""
    if one.levels is not None:
        lose_action(recorder, one.unit, "explosion", "ACT-14")
        daze(recorder, one.unit, CAUSE, ctx)
        by_af = levels_by_af(recorder.battle.units[one.unit], lambda af: max(0, one.pf - af))
        wound(recorder, one.unit, one.levels, ctx, by=by, cause=CAUSE, by_af=by_af)
    elif one.rule == "GRN-37" and ctx.rulings.is_("blast.interrupts_full_cover", "true"):
        lose_action(recorder, one.unit, "explosion", "ACT-14")
