"""Which sides have said before play that they are ready."""

from typing import ClassVar, Literal

from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle

KEY = "readiness"


@record
class SayReady(ChapterCommand):
    """A side is ready to play, or after all not yet; `seat` is filled in by whose seat it is said from."""

    of_seat: ClassVar[bool] = True
    answer: Literal["yes", "no"] = "yes"
    seat: str = ""


@record
class SideReady(ChapterEvent):
    """A side is ready, or not any more."""

    side: str
    ready: bool = True


ready_sides: BattleState[tuple[str, ...]] = BattleState(KEY, (), always=True, of=tuple[str, ...])
"""The sides that are ready, in the order in which they said so."""


def waits_for(battle: Battle, side: str) -> tuple[str, ...]:
    """The other sides with people of their own whose `ready` is lacking before a side opens play."""
    return tuple(one for one in battle.setup.voices() if one not in (side, *ready_sides(battle)))
