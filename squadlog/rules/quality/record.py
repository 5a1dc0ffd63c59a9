"""What is kept of troop quality: that of each unit, which regrouping may change (QUA-02, QUA-08, QUA-09)."""

from collections import Counter
from collections.abc import Iterable

from squadlog.battle.by_hand import one_of
from squadlog.battle.chapter_state import ChapterState, OfAUnit
from squadlog.battle.state import Unit
from squadlog.battle.terms import Soldier

KEY, REGULAR = "quality", "regular"
QUALITIES = ("civilian", "green", "regular", "veteran", "elite")
"""The keys of the quality table, from the worst to the best; a test holds the two together."""


def quality_of(unit: Unit) -> str:
    """The quality of a unit, a key of the table; that of its log where nothing else is kept (QUA-08)."""
    return str(unit.holds(KEY) or unit.soldier.quality)


def quality_of_all(units: Iterable[Unit]) -> str:
    """The quality of a squad, which all of it share (QUA-02).

    Should they not, it is the commonest, and of several that are as common the lowest (QUA-09).
    """
    counted = Counter(map(quality_of, units))
    return max(QUALITIES, key=counted.__getitem__)


def _begins(soldier: Soldier) -> str:
    return soldier.quality


def _read(text: str) -> str:
    return one_of(QUALITIES)(text.strip().lower())


STATE = ChapterState(key=KEY, unit=OfAUnit(begins=_begins, read=_read))
