"""What a rule may consult: the book, the readings in force, the ground and the dice."""

from dataclasses import dataclass

from squadlog.dice import Dice
from squadlog.facts import Surveyor
from squadlog.rulebook.book import Rulebook
from squadlog.rulebook.rulings import Rulings


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Everything outside the battle that a decision depends on. Dice are the one part that is used up."""

    book: Rulebook
    rulings: Rulings
    surveyor: Surveyor
    dice: Dice
