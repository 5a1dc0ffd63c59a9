"""What is said and told after the end: that the table plays on, or that what ended the battle is set right (SCN-13)."""

from typing import ClassVar

from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, keep_battle_state
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.rights import of_all
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.end_of_battle import end_of
from squadlog.rules.scenario.progress import KEY as PAGE
from squadlog.rules.scenario.progress import progress_of

KEY = "after_the_end"


@record
class PlayOn(ChapterCommand):
    """The table plays on after the end: `turns` more turns, or without a limit (None). The result stays as it was."""

    after_the_end: ClassVar[bool] = True
    turns: int | None = None


@record
class PlayedOn(ChapterEvent):
    """The table plays on: until the end of turn `turns`, or None without a limit."""

    turns: int | None


@record
class EndUndone(ChapterEvent):
    """What had ended the battle was set right and ends it no more: it goes on, and has come to nothing yet."""


def _apply_played_on(battle: Battle, event: PlayedOn) -> Battle:
    progress = progress_of(battle)
    battle = keep_battle_state(battle, PAGE, replace(progress, over=progress.fired))
    if end_of(battle).how:  # what it came to is told; whoever has lost by it stays among the losers
        battle = end_of.change(battle, how="")
    return changed(battle, setup=replace(battle.setup, turns=event.turns), result="")


def _apply_undone(battle: Battle, _event: EndUndone) -> Battle:
    progress = progress_of(battle)
    if progress.ended == battle.now.turn:  # and what came of it before the table played on stays
        battle = keep_battle_state(battle, PAGE, replace(progress, result=None, ended=None))
    return changed(battle, result="")


STATE = ChapterState(
    key=KEY, folds=by_event(_apply_played_on, _apply_undone), commands={PlayOn: of_all}, always=True
)
