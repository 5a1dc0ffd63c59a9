"""What a chapter has to do with the end of a battle, and with what it comes to."""

from collections.abc import Callable, Iterable
from typing import Generic

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.scored import Earned, ScoreLine, VictoryReckoning
from squadlog.battle.state import Battle
from squadlog.rules.common.joining import ContextT, as_it_is, does_nothing, gives_none, no_answer


@record
class ScoreHooks(Generic[ContextT]):
    """Why a battle ends, and what it comes to."""

    ending: Callable[[Battle], str | None] = no_answer
    """Why the battle ends with this turn; None: it does not. Asked in the End Phase."""

    awaited: Callable[[Battle], Iterable[str]] = gives_none
    """The sides that may still get reserves."""

    counts: Callable[[Battle, str, ContextT], Iterable[ScoreLine | Earned]] = gives_none
    """What counts for a side as things stand: a unit's line in place of what its wound brings, and what is earned."""

    levels: bool = False
    """The scores are compared, and come to a level of victory (VIC-08)."""

    settles: Callable[[VictoryReckoning, Battle], VictoryReckoning] = as_it_is
    """The count with what else decides a battle: who conceded has lost, whatever the points."""

    result: Callable[[Battle], VictoryReckoning | None] = no_answer
    """What the battle was told to have come to, and stays; None as long as that is open."""

    ended: Callable[[EventRecorder, ContextT], None] = does_nothing
    """What is told once the battle has ended."""
