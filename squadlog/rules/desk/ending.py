"""The battle is over: it is counted, and what it has come to is told (SEQ-07, CAS-07)."""

from squadlog.battle.events.turn import BattleEnded
from squadlog.battle.story import Story
from squadlog.rules.desk.chapters import desk, laid
from squadlog.rules.table import Table
from squadlog.rules.turn import victory


def end(story: Story, reason: str, table: Table) -> None:
    """Take the victory count as things stand; what chapters have to tell of it comes after."""
    table = laid(table, story.battle).at(story.battle)
    again = victory.reckoning(story.battle, table).turn is not None
    story.tell(BattleEnded(reason=reason, scores=victory.written(story.battle, table), again=again))
    for over in desk(story.battle.chapters).over:
        over(story, table.at(story.battle))
