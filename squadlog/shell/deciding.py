"""The table at which a kept battle is decided: the book, the readings in force, the ground and the dice."""

from squadlog.battle.state import Battle
from squadlog.dice import Dice
from squadlog.lazily import lazily
from squadlog.rulebook.in_force import rulings_of
from squadlog.rulebook.load import load_rulebook
from squadlog.rules.table import Table
from squadlog.stated import StatedSurveyor
from squadlog.surveying import Surveyor

with lazily():
    from squadlog.survey import surveyor


def table_for(battle: Battle, dice: Dice, *, margins: bool = False) -> Table:
    """What a decision about this battle may consult. The ground is measured on its map; without one it is stated.

    `margins` asks for the margin of every measured line, which takes longer than all the rest.
    """
    book, rulings = load_rulebook(), rulings_of(battle.rulings, battle.setup.version)
    if not battle.setup.map:
        return Table(book=book, rulings=rulings, surveyor=StatedSurveyor(), dice=dice)

    def survey(later: Battle) -> Surveyor:
        read = rulings_of(later.rulings, later.setup.version)
        return surveyor.MapSurveyor(later, book, read, margins=margins)

    return Table(book=book, rulings=rulings, surveyor=survey(battle), survey=survey, dice=dice)
