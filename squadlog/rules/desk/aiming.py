"""Whom and what one can aim at, in sight or not: the shot itself is judged when it is taken."""

from squadlog.battle.detail import foes
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Target
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire.at_things import things_to_shoot_at


def targets(battle: Battle, unit: int, ctx: RulesContext) -> tuple[Target, ...]:
    """The enemies that are still in the fight, in initiative order, what they have laid out, then the features."""
    things = things_to_shoot_at(battle, unit, ctx) if ctx.in_force.ground.kinds else ()
    return (*map(int, foes(battle, battle.units[unit])), *things, *battle.features)
