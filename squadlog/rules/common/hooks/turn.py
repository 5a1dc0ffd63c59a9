"""What a chapter has to do with the sequence of play: steps of its own, and what comes about as others begin or end."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, Generic, Literal

from squadlog.base.records import record
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.rules.common.ask import Ask, DieAhead
from squadlog.rules.common.joining import ContextT, does_nothing, gives_none, no_answer

Resolution = Callable[[EventRecorder, ContextT], None]
PHASES = ("initiative", "detection", "actions", "fire_mission", "rout_rally", "end")
"""The phases of a turn in their order (ADV-05). The action phase is its ten subphases."""
Phase = Literal["detection", "fire_mission", "rout_rally"]
"""The phases made of steps of advanced chapters; without such a chapter there is none."""


@record
class TurnStep(Generic[ContextT]):
    """A step of the turn or of a subphase.

    `runs` goes on by itself, by one event or more, and is False where somebody must speak first; `asks` says who.
    A chapter's own step stands in a `phase` of the turn, and goes on to the next when it is `over`; it is passed by
    where it is so beforehand. `foretold` is what a seat should know of what is about to be rolled,
    `ahead` the dice of one answer, in their order, for who knows as much of the battle as is handed in.
    """

    asks: Callable[[Battle], Ask]
    runs: Callable[[EventRecorder, ContextT], bool]
    phase: Phase | None = None
    over: Callable[[Battle], bool] = lambda _battle: False
    foretold: Callable[[Battle, ContextT, str], Iterable[str]] | None = None
    ahead: Callable[[Battle, Any, ContextT], Iterable[DieAhead]] | None = None


@record
class TurnHooks(Generic[ContextT]):
    """The set-up, the turn and its slots."""

    steps: Mapping[str, TurnStep[ContextT]] = field(default_factory=dict)
    """The steps that it adds, by their stage of the battle."""

    set_up_asks: Callable[[Battle], Ask | None] = no_answer
    """Whose word it is before play; its option is what ends the set-up of that side. None: anybody's."""

    unready: Callable[[Battle, ContextT, str], Iterable[Refusal]] = gives_none
    """What must be settled before turn 1 can begin (SET-05); with a side, by that side alone. Empty: by any."""

    opens: Resolution[ContextT] = does_nothing
    """What comes about as play begins."""

    begins: Resolution[ContextT] = does_nothing
    """What comes about as a turn begins."""

    slot_ends: Resolution[ContextT] = does_nothing
    """What comes about as the slot of a grouping ends."""

    ends: Resolution[ContextT] = does_nothing
    """What comes about in the End Phase, before it is asked whether the battle ends."""

    leaves: Resolution[ContextT] = does_nothing
    """What it leaves behind as it is played by no longer (ADV-01). Asked of the chapter that goes alone."""
