"""The step in which explosions go off, just before melee or after it (GRN-34, A-67)."""

from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.ask import Ask, AskOption
from squadlog.rules.blasts.harm import caught, explode
from squadlog.rules.blasts.record import FuseOut, SayCaught, exploding
from squadlog.rules.blasts.words import at_words, capital
from squadlog.rules.table import Table


def runs(story: Story, table: Table) -> bool:
    """One explosion after the other, those that it sets off after those that were due; then the subphase goes on."""
    due = exploding(story.battle).due(story.battle.now)
    if due is None:
        return False
    if due.what not in table.in_force.blasts:
        story.tell(FuseOut(fused=due.id, cause="its chapter is played no longer", rule="ADV-01"))
        return True
    lands = table.in_force.blasts[due.what].lands
    if lands is not None and lands(story, due, table.at(story.battle)):
        return True
    if caught(story.battle, due, table.at(story.battle)) is None:
        return False
    explode(story, due, table)
    return True


def asks(battle: Battle) -> Ask:
    """Where no map tells, the table says whom it catches."""
    due = exploding(battle).due(battle.now)
    what = "An explosion" if due is None else capital(at_words(battle, due))
    return Ask(
        kind="step",
        sentence=f"{what} goes off: whom does it catch? Metres, then the cover: caught 7 1, 8 3.2 half.",
        options=(AskOption(says=SayCaught(who="nobody"), words="nobody is within reach"),),
    )
