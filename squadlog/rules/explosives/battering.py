"""What charges do to the obstacle they are installed on, in half levels (EXP-20..27, SHP-04..08, A-79..85)."""

from squadlog.base.records import record, replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.events.fire import FeatureDamaged
from squadlog.battle.feature import Feature
from squadlog.battle.state import Battle
from squadlog.book.ground import ObstacleRow
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.blasts.harm import where
from squadlog.rules.blasts.rings import plastic
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.explosives.record import PLASTIC, ObstacleBattered
from squadlog.rules.fire.obstacles import explosion_halves, halves_to_fall, row_of
from squadlog.rules.fire.sections import section


@record
class Battered:
    """What an explosion does to one obstacle: `half_levels`, by `pf` against `af`; why, and whether it falls.

    `part` takes the damage: the whole obstacle, or a stretch of a wall that is not in the battle yet.
    """

    part: Feature
    pf: int
    af: int
    half_levels: int
    falls: bool
    rule: str
    why: str = ""


def plastic_harms(kind: str, row: ObstacleRow, ctx: RulesContext) -> bool:
    """Whether plastic harms such an obstacle: not bulkheads, nor the heavy doors of a ship (EXP-20, A-79)."""
    sliding = kind.replace("_", " ") in row.also and kind == "sliding_door"
    proof = row.plastic_proof or (
        row.kind == "window" and row.af > 0
    )  # a ship's window counts as its bulkhead
    return not proof and not (sliding and ctx.rulings.is_("plastic.heavy_doors", "all_ship_doors"))


def plastic_halves(together: int, kind: str, row: ObstacleRow, ctx: RulesContext) -> int:
    """The half levels that `together` plastic charges as one do to the obstacle they are installed on (A-82)."""
    if not plastic_harms(kind, row, ctx):
        return 0
    return explosion_halves(plastic(together, ctx)[0].pf, row.af, ctx)


def shaped_pf(ctx: RulesContext) -> int:
    """The penetration of a shaped charge against its obstacle (SHP-08, A-83)."""
    return int(ctx.rulings.number("shaped.pf"))


def shaped_halves(row: ObstacleRow, ctx: RulesContext) -> int:
    """The half levels of one shaped charge (SHP-08); they add up to those of no other in one explosion (SHP-02)."""
    return explosion_halves(shaped_pf(ctx), row.af, ctx)


def opens_at_once(item: str, row: ObstacleRow, ctx: RulesContext) -> bool:
    """Whether a charge opens it whatever the levels: a shaped one doors (SHP-04, A-85), plastic by a reading (A-82)."""
    if row.kind != "door":
        return False
    if item == PLASTIC:
        return ctx.rulings.is_("plastic.vs_door", "opens")
    return ctx.rulings.is_("shaped.door_auto", "true")


def against(
    battle: Battle, fused: Fused, feature: str, at: Whereabouts | None, ctx: RulesContext
) -> Battered | None:
    """What it does to one feature as that stands; None where there is nothing left to harm."""
    whole = battle.features.get(feature)
    row = None if whole is None else row_of(whole, ctx)
    if whole is None or row is None:
        return None
    point = None if at is None else ctx.surveyor.point_of(whole.part_of or feature, (at.x, at.y))
    part = section(battle, feature, point, ctx)
    if part.state == "destroyed":
        return None
    if fused.what == PLASTIC:
        pf, halves, rule = (
            plastic(fused.count, ctx)[0].pf,
            plastic_halves(fused.count, whole.kind, row, ctx),
            "EXP-22",
        )
        why = "" if plastic_harms(whole.kind, row, ctx) else "plastic is useless against it"
        rule = "EXP-20" if why else rule
    else:
        pf, halves, rule, why = shaped_pf(ctx), shaped_halves(row, ctx), "SHP-08", ""
    at_once = not why and opens_at_once(fused.what, row, ctx)
    if at_once:
        rule = "SHP-04" if fused.what != PLASTIC else "EXP-22"
    falls = at_once or part.damage + halves >= halves_to_fall(ctx)
    return Battered(part=part, pf=pf, af=row.af, half_levels=halves, falls=falls, rule=rule, why=why)


def batter(
    recorder: EventRecorder, fused: Fused, feature: str, at: Whereabouts | None, ctx: RulesContext
) -> None:
    """Record the damage an explosion does to an obstacle: at the fifth level it falls, or a hole opens in a wall."""
    found = against(recorder.battle, fused, feature, at, ctx)
    if found is None:
        return
    part = found.part
    recorder.emit(
        ObstacleBattered(
            name=part.name,
            pf=found.pf,
            af=found.af,
            levels=found.half_levels // 2,
            half=found.half_levels % 2 == 1,
            falls=found.falls,
            rule=found.rule,
            why=found.why,
        )
    )
    if not (found.half_levels or found.falls):
        return
    if fused.what != PLASTIC and part.part_of is not None:
        part = replace(part, width_m=float(ctx.book.shaped_charge.hole_width_m))
    if recorder.battle.features.get(part.id) != part:
        recorder.emit(FeatureSet(feature=part, unit=fused.by, what="battered"))
    enough = halves_to_fall(ctx)
    damage = enough if found.falls else part.damage + found.half_levels
    state = "destroyed" if found.falls else part.state
    recorder.emit(FeatureDamaged(feature=part.id, damage=damage, state=state, by=fused.by))


def pierces(battle: Battle, fused: Fused, ctx: RulesContext) -> bool:
    """Whether a shaped charge gets through what it lies against as that stands (SHP-07); what has fallen is open."""
    whole = battle.features.get(fused.feature or "")
    if whole is None or row_of(whole, ctx) is None:
        return False
    found = against(battle, fused, whole.id, where(fused), ctx)
    return found is None or found.falls
