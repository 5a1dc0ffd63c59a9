"""A quick battle for whoever plays many: drawn by its points, its ground and its seed, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.quick.plan import QuickBattle, QuickSide, plan_of
from squadlog.setup.battle import muster
from squadlog.squads.cost import bill

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.squads.plan import SquadPlan


def draw_battle(points: int, ground: str, seed: int, squads: tuple[SquadPlan, ...] = ()) -> Setup:
    """Two sides on such ground: of so many points, or with these two squads, each of which has spent what it costs.

    Raises SquadlogError for points or ground that give none.
    """
    book, rulings = load_rulebook(), rulings_with(())
    brought = squads or (None, None)
    red, blue = (
        QuickSide(name=name, points=bill(squad, book, rulings).total if squad else points, squad=squad)
        for name, squad in zip(("Red", "Blue"), brought, strict=True)
    )
    sides = (red, blue)
    return muster(plan_of(QuickBattle(sides=sides, ground=ground, seed=seed), book, rulings), book, rulings)
