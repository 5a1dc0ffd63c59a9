"""What a ready battle is begun with beside what it says itself: who types dice, and which side is on paper."""

from typing import TYPE_CHECKING, Final, Literal

from squadlog.base.lengths import UNITS
from squadlog.base.records import replace
from squadlog.session.chapters import AGREED
from squadlog.setup.on_paper import keep_on_paper

if TYPE_CHECKING:
    from squadlog.base.lengths import LengthUnit
    from squadlog.battle.terms import Setup, TakingBack
    from squadlog.book.book import Rulebook

    Agreed = TakingBack | Literal["no-referee"]

NO_REFEREE: Final = "no-referee"
"""Agreed is that all consent to undo, and to what is a referee's: none sits at the battle."""
HELP = (
    "Enter begins the highlighted ready battle at once; the right side shows the sides, the ground and the "
    "briefing. Before that, t chooses who types dice: nobody, everybody, or one side; the app rolls for the "
    "others. n chooses between new dice and the same dice every time, c the advanced chapters, u who may undo "
    "commands, p which side keeps its squad log on paper, l the unit of lengths, w the packs of own rows that come "
    "along. s seals the file: it encrypts "
    "each side's secrets under that side's password.\n"
    "Your own scenarios stand below the ready battles; O opens one from any other file, or a whole battle that "
    "another group exported from its log (.battle). The right side shows what is wrong with a file. A side with "
    "points to spend chooses its squads as the battle begins.\n"
    "The last row sets up a battle of two squads: choose them on the right with Tab and the arrows, then press "
    "F2 to begin."
)
"""What the help of the screen tells."""
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


def agreed_choices() -> dict["Agreed", str]:
    """What may be agreed about undo and about what is a referee's, in words."""
    words = "all, by consent; corrections and rulings too (no referee)"
    choices: tuple[tuple[Agreed, str], ...] = (*AGREED.items(), (NO_REFEREE, words))
    return dict(choices)


def next_agreed(agreed: "Agreed | None") -> "Agreed | None":
    """The next of what may be agreed; None is what the battle says."""
    ways = (None, *agreed_choices())
    return ways[(ways.index(agreed) + 1) % len(ways)]


def agreed_words(agreed: "Agreed | None") -> str:
    """What is agreed."""
    return AS_IT_SAYS if agreed is None else agreed_choices()[agreed]


def with_agreed(setup: "Setup", agreed: "Agreed | None") -> "Setup":
    """The battle with what is agreed."""
    if agreed is None:
        return setup
    if agreed == NO_REFEREE:
        return replace(setup, taking_back="consent", referee=False)
    return replace(setup, taking_back=agreed)


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
