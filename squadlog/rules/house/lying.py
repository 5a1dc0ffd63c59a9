"""Which of several things on the ground is meant: one answer for whoever refuses and for what comes of it (ACT-65)."""

from squadlog.battle.state import Battle, Thing, Unit
from squadlog.facts.ground_facts import GRACE_M
from squadlog.facts.shapes import metres_apart
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import laid_out


def lying(battle: Battle, unit: Unit, named: str | None, ctx: RulesContext) -> Thing | None:
    """The object on the ground that is named by its number or by its name; None where none lies there.

    Of several of one name it is one that its side has a use for (ECM-11), then one within reach (AMB-136), then the
    first that was dropped.
    """
    if named is None:
        return None
    for one in battle.things:
        if named == str(one.id):
            return one
    strange = {one.object_id for one in laid_out(battle).things if one.side != unit.side}
    found = (one for one in battle.things if one.name == named)
    return min(found, key=lambda one: (one.id in strange, _too_far(unit, one, ctx)), default=None)


def _too_far(unit: Unit, one: Thing, ctx: RulesContext) -> bool:
    if unit.position is None or one.position is None:
        return False
    metres = apart_m(unit, one, ctx)
    return metres is None or not in_reach(metres, ctx)


def apart_m(unit: Unit, one: Thing, ctx: RulesContext) -> float | None:
    """Metres from head or base to object, whatever is between; None on another floor or where no map tells."""
    here, there = unit.position, one.position
    if here is None or there is None or unit.floor != one.floor:
        return None
    return metres_apart(there.x - here.x, there.y - here.y, bases_m=ctx.reading.base_m(unit.soldier))


def in_reach(metres: float, ctx: RulesContext) -> bool:
    """Whether a thing so far off can be picked up (AMB-136)."""
    return metres < ctx.rulings.number("pickUp.reach") + GRACE_M
