"""The step in which explosions go off, just before melee or after it (GRN-34, A-67)."""

from squadlog.battle.story import Story
from squadlog.rules.blasts.harm import caught, explode
from squadlog.rules.blasts.record import FuseOut, exploding
from squadlog.rules.common.table import Table


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
