"""What is kept of lasting effects: those of each unit, as it came or as the referee has them."""

from squadlog.battle.chapter_state import ChapterState, OfAUnit, UnitState, replace_state
from squadlog.battle.state import Unit
from squadlog.battle.terms import Soldier
from squadlog.squads.lasting import LastingEffect, read_lasting, write_lasting

KEY = "lasting"

lasting_of: UnitState[tuple[LastingEffect, ...]] = UnitState(KEY, (), of=tuple[LastingEffect, ...])
"""The lasting effects of a unit; none where none are played."""


def _begins(soldier: Soldier) -> tuple[LastingEffect, ...]:
    return soldier.lasting


def _correct(unit: Unit, text: str) -> Unit:
    return replace_state(unit, KEY, read_lasting(text))


def _write_correction(unit: Unit) -> str:
    return write_lasting(lasting_of(unit)) or "none"


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(
        begins=_begins,
        corrects=_correct,
        writes=_write_correction,
        hint="lasting effects, such as: Bad knee: metres -2, may_not sprint; Keen eye: to_hit -1; none for none",
    ),
)
