"""Troop quality: its line in the roll of a grouping for initiative (QUA-03..QUA-07, QUA-11, A-45).

Rout and rally are a chapter of their own. Without it and without leaders quality gives this line alone, so that this
chapter needs no other (QUA-01, A-58).
"""

from collections.abc import Iterator

from squadlog.battle.ledger import Line
from squadlog.battle.state import Battle
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.quality.record import KEY, quality_of_all


def initiative(battle: Battle, unit: int, _other: int | None, ctx: RulesContext) -> Iterator[Line]:
    """What quality adds to the roll of the grouping of this unit."""
    yield initiative_line(quality_of_all(battle.members(battle.units[unit].grouping)), ctx)


def initiative_line(quality: str, ctx: RulesContext) -> Line:
    """What this quality adds to a roll for initiative, with the reason where it does not (A-45, AMB-12)."""
    row, against = ctx.book.qualities[quality], ""
    if not ctx.rulings.is_("initiative.quality", "true"):
        against = "quality does not count in initiative (A-45)"
    elif ctx.rulings.is_("initiative.modifierSources", "strict_two"):
        against = "only race and leader count here"
    return line(KEY, f"{row.name} troops", row.initiative, row.rule, against=against)


CHAPTER = Chapter(key=KEY, soldiers=SoldierHooks(modifiers={"initiative": initiative}))
