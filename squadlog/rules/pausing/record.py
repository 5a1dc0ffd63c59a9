"""A pause is told, and changes nothing in the battle."""

from typing import ClassVar

from squadlog.base.records import record
from squadlog.battle.chapter_state import ChapterState
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.rights import of_anybody
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle

KEY = "pausing"


@record
class Pause(ChapterCommand):
    """Play pauses until the next word: that time counts for nobody."""

    after_the_end: ClassVar[bool] = True
    reason: str = ""


@record
class Paused(ChapterEvent):
    """Play pauses."""

    reason: str = ""


def _apply_paused(battle: Battle, _event: Paused) -> Battle:
    return battle


STATE = ChapterState(key=KEY, folds=by_event(_apply_paused), commands={Pause: of_anybody}, always=True)
