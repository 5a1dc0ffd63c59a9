"""What is kept of stealth power mode: whether a suit is in it (STL-04)."""

from squadlog.base.records import record
from squadlog.battle.by_hand import read_yes_no
from squadlog.battle.chapter_state import ChapterState, OfAUnit, replace_states
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Soldier

KEY, ACTION = "stealth", "leave_stealth"


@record
class StealthSwitched(ChapterEvent):
    """A suit has left stealth power mode (STL-01), or entered it again where the table plays so (A-25)."""

    unit: int
    on: bool


def in_stealth(unit: Unit) -> bool:
    """Whether the suit of the unit is in stealth power mode."""
    return bool(unit.holds(KEY))


def _begins(soldier: Soldier) -> bool:
    return KEY in soldier.begins


def _apply_switched(battle: Battle, event: StealthSwitched) -> Battle:
    return replace_states(battle, KEY, {event.unit: event.on})


STATE = ChapterState(key=KEY, unit=OfAUnit(begins=_begins, read=read_yes_no), folds=by_event(_apply_switched))
