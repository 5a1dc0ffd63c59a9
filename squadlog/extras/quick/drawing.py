"""A quick battle for whoever plays many: drawn by its points, its ground and its seed, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.quick.plan import QuickBattle, QuickSide, plan_of
from squadlog.setup.battle import muster

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup


def draw_battle(points: int, ground: str, seed: int) -> Setup:
    """Two sides of so many points on such ground. Raises SquadlogError for points or ground that give none."""
    book, rulings = load_rulebook(), rulings_with(())
    sides = (QuickSide(name="Red", points=points), QuickSide(name="Blue", points=points))
    return muster(plan_of(QuickBattle(sides=sides, ground=ground, seed=seed), book, rulings), book, rulings)
