"""The table at which a kept battle is decided: the book, the readings in force, the ground and the dice."""

from collections.abc import Sequence

from squadlog.base.dice import Dice, MixedDice
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.state import Battle
from squadlog.book.in_force import rulings_of
from squadlog.book.load import book_of
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.facts.surveyor import Surveyor
from squadlog.rules.common.context import RulesContext

with lazy_imports():
    from squadlog.survey import surveyor


def table_at(battle: Battle, faces: Sequence[int] = (), *, margins: bool = False) -> RulesContext:
    """The table of a battle with its own dice, in whose place these faces fall first; see `table_for`."""
    dice = MixedDice(
        seed=battle.setup.seed,
        used=battle.rolls,
        typed_sides=battle.typed_dice,
        sides=battle.side_ids(),
        entered=faces,
    )
    return table_for(battle, dice, margins=margins)


def table_for(battle: Battle, dice: Dice, *, margins: bool = False) -> RulesContext:
    """What a decision about this battle may consult. The ground is measured on its map; without one it is stated.

    `margins` asks for the margin of every measured line, which takes longer than all the rest.
    """
    book, rulings = book_of(battle.setup), rulings_of(battle.rulings, battle.setup.version)
    if not battle.setup.map:
        return RulesContext(book=book, rulings=rulings, surveyor=StatedSurveyor(), dice=dice)

    def survey(later: Battle) -> Surveyor:
        read = rulings_of(later.rulings, later.setup.version)
        return surveyor.MapSurveyor(later, book, read, margins=margins)

    return RulesContext(book=book, rulings=rulings, surveyor=survey(battle), survey=survey, dice=dice)
