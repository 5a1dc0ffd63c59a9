"""Grenades as they go off: splinters that batter what they were thrown at, smoke (GRN-38, GRN-42, SMK-01)."""

from collections.abc import Mapping

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.feature import Feature
from squadlog.battle.state import Effect
from squadlog.rules.blasts.rings import fragmentation, pf_at
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, PowerRing
from squadlog.rules.common.hooks.blasts import BlastKind
from squadlog.rules.common.kept.explosions import FuseChanged
from squadlog.rules.fire.obstacles import explosion_halves, land, obstacle_row
from squadlog.rules.grenades.sacrifice import lies_on
from squadlog.rules.smoke.rising import rises


def _splinters(_fused: Fused, ctx: RulesContext) -> tuple[PowerRing, ...]:
    return fragmentation(ctx.book)


def _nothing(_fused: Fused, _ctx: RulesContext) -> tuple[PowerRing, ...]:
    return ()


def halves_on(thing: Feature, fused: Fused, ctx: RulesContext) -> int:
    """Half levels on an object that a grenade was thrown at: PF of its distance less AF (GRN-42); 0: it never falls."""
    row = obstacle_row(thing.kind, ctx)
    if row is None or ctx.rulings.is_("grenade.vs_object", "none"):
        return 0
    af = row.af if thing.af is None else thing.af
    return explosion_halves(pf_at(fragmentation(ctx.book), fused.off_m, ctx), af, ctx)


def _batters(recorder: EventRecorder, fused: Fused, ctx: RulesContext) -> None:
    """Objects take harm where they were the declared target, and nowhere else (GRN-04, GRN-42, A-153)."""
    if fused.feature is None or fused.feature not in recorder.battle.features:
        return
    if halves := halves_on(recorder.battle.features[fused.feature], fused, ctx):
        effect = Effect(target=fused.feature, by=fused.by or 0, half_levels=halves, cause="blast")
        land(recorder, effect, ctx)


def _uncover(recorder: EventRecorder, fused: Fused, ctx: RulesContext) -> bool:
    """Whoever lay on it and has left it, or was moved, smothers nothing (GRN-30)."""
    if fused.smothered is None or lies_on(recorder.battle, fused.smothered, fused, ctx):
        return False
    why = f"unit {fused.smothered} lies on it no more"
    recorder.emit(FuseChanged(fused=replace(fused, smothered=None), cause=why, rule="GRN-30"))
    return True


BLASTS: Mapping[str, BlastKind[RulesContext]] = {
    "fragmentation": BlastKind(
        label="fragmentation grenade",
        rule="GRN-38",
        rings=_splinters,
        comes=_batters,
        thrown=True,
        lands=_uncover,
    ),
    "smoke": BlastKind(label="smoke grenade", rule="SMK-01", rings=_nothing, comes=rises),
}
