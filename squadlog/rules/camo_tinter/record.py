"""What is kept of a camo tinter: nothing; that a side has one stands in its goods (CAM-01..CAM-03)."""

from squadlog.battle.chapter_state import ChapterState
from squadlog.battle.terms import Setup
from squadlog.rules.common.kept.laid_things import count_bought

KEY = ITEM = "camo_tinter"


def has_tinter(setup: Setup, side: str) -> bool:
    """Whether the units of a side are tinted, for as long as the battle lasts (CAM-01)."""
    return count_bought(setup, side, ITEM) > 0


STATE = ChapterState(key=KEY)
