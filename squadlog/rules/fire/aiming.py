"""Whom and what one can aim at, in sight or not: the shot itself is judged when it is taken."""

from squadlog.battle.detail import foes
from squadlog.battle.state import Battle
from squadlog.facts import Target


def targets(battle: Battle, unit: int) -> tuple[Target, ...]:
    """The enemies that are still in the fight, in initiative order, then the features of the table."""
    return (*map(int, foes(battle, battle.units[unit])), *battle.features)
