"""What meets a unit along its way comes about metre by metre; opportunity fire is the first of it (ACT-55, ACT-58)."""

from itertools import groupby
from operator import itemgetter

from squadlog.battle.story import Story
from squadlog.facts import MoveFacts
from squadlog.rules.desk.chapters import desk
from squadlog.rules.table import Table


def interrupted(story: Story, mover: int, facts: MoveFacts, table: Table) -> bool:
    """Have what meets a move about to be made come about, by its metres; True where somebody must be asked first.

    Whoever carries out the move then stops, and asks again when it goes on. Of things at one point those of the chapter
    that comes first in the book come first. Nothing lies along a way of no metres.
    """
    if facts.distance.value == 0:
        return False
    parts = desk(story.battle.chapters).along
    met = [(one.at_m, part, one) for part in parts for one in part.finds(story.battle, mover, facts, table)]
    met.sort(key=itemgetter(0))
    return any(
        part.comes(story, mover, tuple(one for _, _, one in run), table)
        for part, run in groupby(met, key=itemgetter(1))
    )
