"""What a ready battle is begun with beside what it says itself: who types dice, and which side is on paper."""

from typing import TYPE_CHECKING

from squadlog.base.lengths import UNITS
from squadlog.setup.on_paper import keep_on_paper

if TYPE_CHECKING:
    from squadlog.base.lengths import LengthUnit
    from squadlog.battle.terms import Setup
    from squadlog.book.book import Rulebook

AS_IT_SAYS = "as the battle says"
_MOST_SIDES = 3


def next_typed(typed: int) -> int:
    """The next of those who may type dice: as the battle says (-1), nobody (0), everybody (1), then side by side."""
    return typed + 1 if typed < _MOST_SIDES else -1


def typed_words(typed: int) -> str:
    """Who types dice."""
    return {-1: AS_IT_SAYS, 0: "the app rolls for everybody", 1: "everybody types"}.get(
        typed, f"side {typed - 1} types, the app rolls for the others"
    )


def typed_sides(typed: int, setup: "Setup") -> tuple[str, ...]:
    """The sides that type their dice in a battle."""
    sides = tuple(side.id for side in setup.sides)
    if typed == -1:
        return setup.typed_dice
    return {0: (), 1: sides}.get(typed, sides[typed - 2 : typed - 1])


def next_on_paper(side: int) -> int:
    """The next side that may be on paper: none (0), then side by side."""
    return side + 1 if side < _MOST_SIDES - 1 else 0


def paper_words(side: int) -> str:
    """Which side keeps its squad log on paper."""
    return f"side {side}" if side else "no side"


def next_unit(unit: "LengthUnit") -> "LengthUnit":
    """The next unit of lengths."""
    units = tuple(UNITS)
    return units[(units.index(unit) + 1) % len(units)]


def with_paper(setup: "Setup", side: int, book: "Rulebook") -> "Setup":
    """The battle with that side on paper, as the scenario lists it. Raises MusterError."""
    if not 0 < side <= len(setup.sides):
        return setup
    return keep_on_paper(setup, {setup.sides[side - 1].id: None}, book)
