"""The battle is over: it is counted, and what it has come to is told (SEQ-07, CAS-07)."""

from squadlog.battle.events.turn import BattleEnded
from squadlog.battle.scored import Reckoning
from squadlog.battle.state import Battle
from squadlog.battle.story import Story
from squadlog.rules.common.table import Table
from squadlog.rules.desk.chapters import desk, laid
from squadlog.rules.turn import victory


def end(story: Story, reason: str, table: Table) -> None:
    """Take the victory count as things stand; what chapters have to tell of it comes after."""
    table = laid(table, story.battle).at(story.battle)
    _tell(story, reason, victory.reckoning(story.battle, table), table)


def count_anew(story: Story, before: Battle, table: Table) -> None:
    """Something was set right after the end: where the count is another by it, it is told again.

    What a battle came to that was played on stays (SCN-13).
    """
    table = laid(table, story.battle)
    kept = victory.reckoning(story.battle, table).turn
    if kept is not None and kept != story.battle.now.turn:
        return
    came = victory.counted(story.battle, table.ruled(story.battle).at(story.battle))
    if came != victory.counted(before, table.ruled(before).at(before)):
        _tell(story, story.battle.result, came, table.ruled(story.battle))


def _tell(story: Story, reason: str, came: Reckoning, table: Table) -> None:
    again = came.turn is not None
    story.tell(BattleEnded(reason=reason, scores=victory.written(came), again=again))
    for over in desk(story.battle.chapters).over:
        over(story, table.at(story.battle))
