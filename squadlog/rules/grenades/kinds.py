"""Grenades as they go off: splinters that batter what they were thrown at, smoke (GRN-38, GRN-42, SMK-01)."""

from collections.abc import Mapping

from squadlog.base.records import replace
from squadlog.battle.feature import Feature
from squadlog.battle.state import Effect
from squadlog.battle.story import Story
from squadlog.rules.blasts.record import FuseChanged
from squadlog.rules.blasts.rings import fragmentation, pf_at
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.table import BlastKind, PowerRing, Table
from squadlog.rules.fire.obstacles import explosion_halves, land, obstacle_row
from squadlog.rules.grenades.sacrifice import lies_on
from squadlog.rules.smoke.rising import rises


def _splinters(fused: Fused, table: Table) -> tuple[PowerRing, ...]:
    del fused
    return fragmentation(table.book)


def _nothing(fused: Fused, table: Table) -> tuple[PowerRing, ...]:
    del fused, table
    return ()


def halves_on(thing: Feature, fused: Fused, table: Table) -> int:
    """Half levels on an object that a grenade was thrown at: PF of its distance less AF (GRN-42); 0: it never falls."""
    row = obstacle_row(thing.kind, table)
    if row is None or table.rulings.is_("grenade.vs_object", "none"):
        return 0
    af = row.af if thing.af is None else thing.af
    return explosion_halves(pf_at(fragmentation(table.book), fused.off_m, table), af, table)


def _batters(story: Story, fused: Fused, table: Table) -> None:
    """Objects take harm where they were the declared target, and nowhere else (GRN-04, GRN-42, A-153)."""
    if fused.feature is None or fused.feature not in story.battle.features:
        return
    if halves := halves_on(story.battle.features[fused.feature], fused, table):
        effect = Effect(target=fused.feature, by=fused.by or 0, half_levels=halves, cause="blast")
        land(story, effect, table)


def _uncovered(story: Story, fused: Fused, table: Table) -> bool:
    """Whoever lay on it and has left it, or was moved, smothers nothing (GRN-30)."""
    del table
    if fused.smothered is None or lies_on(story.battle, fused.smothered, fused):
        return False
    why = f"unit {fused.smothered} lies on it no more"
    story.tell(FuseChanged(fused=replace(fused, smothered=None), cause=why, rule="GRN-30"))
    return True


BLASTS: Mapping[str, BlastKind] = {
    "fragmentation": BlastKind(
        label="fragmentation grenade",
        rule="GRN-38",
        rings=_splinters,
        comes=_batters,
        thrown=True,
        lands=_uncovered,
    ),
    "smoke": BlastKind(label="smoke grenade", rule="SMK-01", rings=_nothing, comes=rises),
}
