"""What a chapter has come about by itself at a moment, and what of its own stands on the subphase track."""

from collections.abc import Callable, Iterable
from typing import Generic, Literal

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle
from squadlog.rules.common.joining import ContextT, gives_none
from squadlog.rules.common.on_track import Bar, OnTrack

ScheduledPart = Literal["opens", "slot", "closes", "rally"]


@record
class ScheduledEffect(Generic[ContextT]):
    """What comes about by itself at a moment: as that subphase opens, in a slot of it, as it closes, or as a rally.

    Rallies come after all other actions of the subphase (RAL-02): after what is due as it closes.
    `at` no later than the present: as soon as its part of a subphase comes round. `of` is the unit or the feature,
    `what` says what comes about. `happens` None: nothing has to be told, it is so from then on. `track` is
    how it stands on the subphase track until then, from `since` on or from now; None for what does not stand there.
    """

    at: Moment
    of: int | str
    what: str
    part: ScheduledPart = "opens"
    happens: Callable[[EventRecorder, ContextT], None] | None = None
    track: Bar | None = None
    since: Moment | None = None


@record
class TimeHooks(Generic[ContextT]):
    """What is to come."""

    scheduled: Callable[[Battle], Iterable[ScheduledEffect[ContextT]]] = gives_none
    """What of its own comes about by itself, and when. Asked as each subphase opens and closes."""

    track: Callable[[Battle], Iterable[OnTrack]] = gives_none
    """What stands on the subphase track besides: what has no end yet, or ends with something else."""
