"""Whether a battle can go on by itself: whoever could have something to say has said it, or is led (ACT-16)."""

from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.ask import watches_on
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.slot import of_the_slot
from squadlog.rules.desk.flow import has_a_choice
from squadlog.rules.desk.led import is_led


def units_undecided(battle: Battle, ctx: RulesContext) -> tuple[int, ...]:
    """The units of the slot whose owner still has something to decide.

    A unit with orders or a standing order is decided, and one with opportunity fire watches on until an enemy comes.
    """
    return tuple(number for number in of_the_slot(battle) if _to_be_asked(battle, battle.units[number], ctx))


def _to_be_asked(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    if unit.declaration is not None or is_led(battle, unit):
        return False
    return not watches_on(battle, unit) and has_a_choice(battle, unit, ctx)
