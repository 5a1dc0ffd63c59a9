"""Who is in the sector of an area burst, and engaged by it, nearest first (AUT-08..AUT-10, AUT-28)."""

from itertools import groupby

from squadlog.base.dice import Roll
from squadlog.base.records import replace, value
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import GRACE_M, Sighting
from squadlog.rules.common.confined import apart
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.fire import ShotTaken
from squadlog.rules.fire.aim import merge_stated, objections_sight


@value
class InSector:
    """A unit in the sector, and how far away it is: in metres, or by its place where the table names them."""

    unit: int
    at_m: float


APART, OTHERS = "not-one-sector", "others-in-sector"
"""The named units lie in no one sector; others lie in it too, or the order is another."""
_HALF_ARC_DEG = 45.0


def _nearness(one: InSector) -> int:
    """What no ruler tells apart is equally near."""
    return round(one.at_m / GRACE_M)


def sector_deg(ctx: RulesContext) -> float:
    """How wide the sector of an area burst is (AUT-08)."""
    return float(ctx.book.automatic_fire.sector_deg)


def sway_deg(shot: ShotTaken) -> float:
    """How far the middle of its sector may lie off the facing: a shot at opportunity goes ahead (A-40, A-148)."""
    return 0.0 if shot.sort == "opportunity" else _HALF_ARC_DEG


def measure_sector(shot: ShotTaken, ctx: RulesContext) -> tuple[InSector, ...] | None:
    """Who is in the sector that holds those named, and the fewest others, nearest first (AUT-08..AUT-10, A-154).

    Empty: there is no such sector. None: nobody is named, nobody can measure it, or the table plays as it names them.
    Whom the firer names first comes first of two who are equally near (A-40).
    """
    named = () if shot.sector is None else shot.sector.units
    if not named or ctx.rulings.is_("auto.named_sector", "named"):
        return None
    found = ctx.surveyor.sector_with(shot.unit, named, sector_deg(ctx), sway_deg(shot))
    if found is None:
        return None
    place = {number: nth for nth, number in enumerate(named)}
    in_it = (InSector(unit=number, at_m=at_m) for number, at_m in found)
    return tuple(sorted(in_it, key=lambda one: (_nearness(one), place.get(one.unit, len(place)), one.unit)))


def as_named(shot: ShotTaken) -> bool:
    """Whether the table lets those be rolled for who are named, in that order, whatever the map says (GEN-06)."""
    return shot.overruled or bool({APART, OTHERS} & set(shot.let_stand))


def near(shot: ShotTaken, ctx: RulesContext) -> tuple[InSector, ...] | None:
    """Who is in the sector, nearest first; as the table says it, else as the map does (AUT-08, AUT-10)."""
    sector = shot.sector
    if sector is not None and sector.units:
        if not as_named(shot) and (held := measure_sector(shot, ctx)):
            return held
        return tuple(InSector(unit=number, at_m=float(place)) for place, number in enumerate(sector.units))
    axis = None if sector is None else sector.axis_deg
    found = ctx.surveyor.within(shot.unit, axis, sector_deg(ctx))
    return None if found is None else tuple(InSector(unit=number, at_m=at_m) for number, at_m in found)


def sighting_of(shot: ShotTaken, number: int, ctx: RulesContext) -> Sighting:
    """How the firer sees one of them: as it is said of that one, else of all, else as measured."""
    if number == shot.target and shot.sighting is not None:
        return shot.sighting
    said = dict(shot.sector.seen).get(number) if shot.sector is not None else None
    stated = shot.stated if said is None else merge_stated(said, shot.stated)
    return ctx.surveyor.sighting(shot.unit, number, stated)


def find_engaged(battle: Battle, shot: ShotTaken, ctx: RulesContext) -> tuple[InSector, ...]:
    """The units to be rolled for, friend and foe, nearest first: those in the sector and seen.

    AUT-09, AUT-10, AUT-28.
    """
    return tuple(one for one in near(shot, ctx) or () if _meets(battle, shot, battle.units[one.unit], ctx))


def _meets(battle: Battle, shot: ShotTaken, other: Unit, ctx: RulesContext) -> bool:
    removed = ctx.rulings.is_("wounds.unconscious", "removed")
    if ctx.hides_unit(other):
        return False
    if other.wound == "D" or (other.out and removed) or apart(battle.units[shot.unit], other, ctx):
        return False
    if ctx.rulings.is_("auto.area_requires_los", "false"):
        return True
    sighting = replace(sighting_of(shot, other.id, ctx), too_close=False)
    return next(objections_sight(battle, shot.unit, other.id, sighting, ctx), None) is None


def in_order(
    found: tuple[InSector, ...], shot: ShotTaken, side: str, ctx: RulesContext
) -> tuple[InSector, ...]:
    """The engaged units, ties of distance settled: in the order in which the table names them, or by chance (A-40)."""
    said = shot.sector is not None and shot.sector.units and (as_named(shot) or not measure_sector(shot, ctx))
    if said or not ctx.rulings.is_("auto.tie", "random"):
        return found
    settled: list[InSector] = []
    for _, tied in groupby(found, key=_nearness):
        group = list(tied)
        if len(group) > 1:
            rolls = {
                one.unit: ctx.dice.roll(Roll(name="tie", who=str(one.unit), side=side)).value for one in group
            }
            group.sort(key=lambda one: rolls[one.unit])
        settled += group
    return tuple(settled)
