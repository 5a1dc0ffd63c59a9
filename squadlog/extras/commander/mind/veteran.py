"""Level 3, the veteran: weighs as a sergeant does, and acts after the enemy wherever he may choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.extras.commander.mind.chapters.initiative import orders_of_turn
from squadlog.extras.commander.mind.choosing import best_of
from squadlog.extras.commander.mind.sergeant import SergeantMind

if TYPE_CHECKING:
    from squadlog.extras.commander.mind.posed import Considered, MindView
    from squadlog.extras.commander.mind.weights import Weights


class VeteranMind(SergeantMind):
    """A commander of level 3. `weights` are what it cares for."""

    def __init__(self, weights: Weights | None = None, name: str = "veteran/1") -> None:
        super().__init__(weights, name)

    def consider(self, view: MindView) -> Considered:
        """What it says to what is asked; on a map it countermoves by the enemies who then act before it (INI-06)."""
        asked = view.now.asked() and view.now.due.ask().kind == "choose_order"
        chosen = None
        if asked and view.now.rules.survey() is not None:
            chosen = best_of(view, orders_of_turn(view))
        return chosen or super().consider(view)
