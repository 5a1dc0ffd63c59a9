"""The camo tinter: who is tinted is harder to hit, and to detect (CAM-01..CAM-06, A-101).

Whom it hides better stands in hiding, as all that a pile is detected by.
"""

from collections.abc import Iterator

from squadlog.battle.ledger import Line
from squadlog.battle.state import Battle
from squadlog.rules.camo_tinter.record import KEY, has_tinter
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.soldiers import SoldierHooks

_LINE = "camo"


def to_hit(battle: Battle, unit: int, target: int | None, ctx: RulesContext) -> Iterator[Line]:
    """The modifier for fire at a tinted target (CAM-04); of power suits, unless it covers all (CAM-06)."""
    del unit
    if target is None or not has_tinter(battle.setup, battle.units[target].side):
        return
    row = ctx.book.to_hit[_LINE]
    suit = ctx.book.armours[battle.units[target].soldier.armour]
    counts = suit.power or ctx.rulings.is_("camo.scope", "all")
    against = "" if counts else f"{suit.name} is no power suit [CAM-06]"
    yield line(row.key, row.name, row.value, "CAM-04", against=against)


CHAPTER = Chapter(key=KEY, soldiers=SoldierHooks(modifiers={"ranged": to_hit}))
