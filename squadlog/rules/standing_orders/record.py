"""What is kept of a standing order: what is to be done, and how things stood when they were last looked at."""

from typing import ClassVar

from squadlog.base.records import record
from squadlog.battle.by_hand import NONE
from squadlog.battle.chapter_state import ChapterState, OfAUnit, UnitState
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.moment import Moment
from squadlog.battle.standing import STANDING, Task
from squadlog.battle.state import Battle, Wound

KEY = STANDING


@record
class Looked:
    """How things stood when they were last looked at: what is otherwise the next time ends the order.

    `seen` are the enemies in sight on the map, `at` where the unit stood (None: on no map).
    """

    wound: Wound
    dazed_at: Moment | None = None
    seen: tuple[int, ...] = ()
    at: tuple[float, float] | None = None


@record
class StandingOrder:
    """A task under way. `begun`: at least one order has come of it."""

    task: Task
    looked: Looked
    begun: bool = False


@record
class StandingOrderGiven(ChapterEvent):
    """A unit was given a standing order."""

    private: ClassVar[bool] = True
    unit: int
    order: StandingOrder


@record
class StandingOrderGoesOn(ChapterEvent):
    """What is left of a standing order, and how things stand now."""

    private: ClassVar[bool] = True
    unit: int
    order: StandingOrder


@record
class StandingOrderEnded(ChapterEvent):
    """A standing order is over: `done`, or given up because something has changed; why, and the rule."""

    private: ClassVar[bool] = True
    unit: int
    why: str
    done: bool = False
    rule: str = ""


standing: UnitState[StandingOrder | None] = UnitState(KEY, None, always=True, of=StandingOrder)
"""The standing order of a unit; None when it has none."""


def _apply_set(battle: Battle, event: StandingOrderGiven | StandingOrderGoesOn) -> Battle:
    return standing.put(battle, event.unit, event.order)


def _apply_ended(battle: Battle, event: StandingOrderEnded) -> Battle:
    return standing.put(battle, event.unit, None)


def _read(text: str) -> None:
    """By hand it can only be taken away."""
    if text.lower() not in NONE:
        raise ValueError("a standing order is given as such; by hand it can be set to none")


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(begins=standing.begins, read=_read),
    folds=by_event(_apply_set, _apply_ended),
    private=True,
    always=True,
)
