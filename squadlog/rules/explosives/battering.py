"""What charges do to the obstacle they are installed on, in half levels (EXP-20..27, SHP-04..08, A-79..85)."""

from squadlog.base.records import record, replace
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.events.fire import FeatureDamaged
from squadlog.battle.feature import Feature
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.book.ground import ObstacleRow
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.blasts.harm import where
from squadlog.rules.blasts.rings import plastic
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.table import Table
from squadlog.rules.explosives.record import PLASTIC, ObstacleBattered
from squadlog.rules.fire.obstacles import explosion_halves, halves_to_fall, obstacle_row
from squadlog.rules.fire.sections import section


@record
class Battered:
    """What an explosion does to one obstacle: so many half levels, `pf` against `af`; why, and whether it falls.

    `part` is what of it takes them: the whole, or a stretch of a wall that is not in the battle yet.
    """

    part: Feature
    pf: int
    af: int
    half_levels: int
    falls: bool
    rule: str
    why: str = ""


def plastic_harms(kind: str, row: ObstacleRow, table: Table) -> bool:
    """Whether plastic harms such an obstacle: not bulkheads, nor the heavy doors of a ship (EXP-20, A-79)."""
    sliding = kind.replace("_", " ") in row.also and kind == "sliding_door"
    proof = row.plastic_proof or (
        row.kind == "window" and row.af > 0
    )  # a ship's window counts as its bulkhead
    return not proof and not (sliding and table.rulings.is_("plastic.heavy_doors", "all_ship_doors"))


def plastic_halves(together: int, kind: str, row: ObstacleRow, table: Table) -> int:
    """The half levels of so many plastic charges that go off as one, on the obstacle they are installed on (A-82)."""
    if not plastic_harms(kind, row, table):
        return 0
    return explosion_halves(plastic(together, table)[0].pf, row.af, table)


def shaped_pf(table: Table) -> int:
    """The penetration of a shaped charge against its obstacle (SHP-08, A-83)."""
    return int(table.rulings.number("shaped.pf"))


def shaped_halves(row: ObstacleRow, table: Table) -> int:
    """The half levels of one shaped charge (SHP-08); they add up to those of no other in one explosion (SHP-02)."""
    return explosion_halves(shaped_pf(table), row.af, table)


def opens_at_once(item: str, row: ObstacleRow, table: Table) -> bool:
    """Whether a charge opens it whatever the levels: a shaped one doors (SHP-04, A-85), plastic by a reading (A-82)."""
    if row.kind != "door":
        return False
    if item == PLASTIC:
        return table.rulings.is_("plastic.vs_door", "opens")
    return table.rulings.is_("shaped.door_auto", "true")


def row_of(feature: Feature, table: Table) -> ObstacleRow | None:
    """The row of a feature in the obstacle table, with an armour factor of its own if it has one; None: it has none."""
    row = obstacle_row(feature.kind, table)
    return row if row is None or feature.af is None else row.replaced(af=feature.af)


def against(
    battle: Battle, fused: Fused, feature: str, at: Whereabouts | None, table: Table
) -> Battered | None:
    """What it does to one feature as that stands; None where there is nothing left to harm."""
    whole = battle.features.get(feature)
    row = None if whole is None else row_of(whole, table)
    if whole is None or row is None:
        return None
    point = None if at is None else table.surveyor.point_of(whole.part_of or feature, (at.x, at.y))
    part = section(battle, feature, point, table)
    if part.state == "destroyed":
        return None
    if fused.what == PLASTIC:
        pf, halves, rule = (
            plastic(fused.count, table)[0].pf,
            plastic_halves(fused.count, whole.kind, row, table),
            "EXP-22",
        )
        why = "" if plastic_harms(whole.kind, row, table) else "plastic is useless against it"
        rule = "EXP-20" if why else rule
    else:
        pf, halves, rule, why = shaped_pf(table), shaped_halves(row, table), "SHP-08", ""
    at_once = not why and opens_at_once(fused.what, row, table)
    if at_once:
        rule = "SHP-04" if fused.what != PLASTIC else "EXP-22"
    falls = at_once or part.damage + halves >= halves_to_fall(table)
    return Battered(part=part, pf=pf, af=row.af, half_levels=halves, falls=falls, rule=rule, why=why)


def batter(story: Story, fused: Fused, feature: str, at: Whereabouts | None, table: Table) -> None:
    """It comes about: levels are kept, at the fifth the obstacle falls, a wall as wide as the charge makes it."""
    found = against(story.battle, fused, feature, at, table)
    if found is None:
        return
    part = found.part
    story.tell(
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
        part = replace(part, width_m=float(table.book.shaped_charge.hole_width_m))
    if story.battle.features.get(part.id) != part:
        story.tell(FeatureSet(feature=part, unit=fused.by, what="battered"))
    enough = halves_to_fall(table)
    damage = enough if found.falls else part.damage + found.half_levels
    state = "destroyed" if found.falls else part.state
    story.tell(FeatureDamaged(feature=part.id, damage=damage, state=state, by=fused.by))


def pierces(battle: Battle, fused: Fused, table: Table) -> bool:
    """Whether a shaped charge gets through what it lies against as that stands (SHP-07); what has fallen is open."""
    whole = battle.features.get(fused.feature or "")
    if whole is None or row_of(whole, table) is None:
        return False
    found = against(battle, fused, whole.id, where(fused), table)
    return found is None or found.falls
