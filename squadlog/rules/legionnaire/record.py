"""What is kept of a character: what it brings (LEG-01)."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.by_hand import NONE
from squadlog.battle.chapter_state import ChapterState, OfAUnit, UnitState, replace_state
from squadlog.battle.state import Unit
from squadlog.battle.terms import Soldier
from squadlog.squads.conversion.brought import Character

with lazy_imports():
    from squadlog.book import load
    from squadlog.squads.conversion import words as character_words

KEY = "legionnaire"


character_of: UnitState[Character | None] = UnitState(KEY, None, of=Character)
"""What a unit brings from Legionnaire; None: it is no character, or none is played here."""


def _begins(soldier: Soldier) -> Character | None:
    return soldier.character


def _correct(unit: Unit, text: str) -> Unit:
    """`player, spike rifle 6, melee 3`: all that counts of it; what goes back with it besides stays. `none`: none."""
    if text.strip().lower() in NONE:
        return replace_state(unit, KEY, None)
    had = character_of(unit)
    said = character_words.read_traits(text, load.load_rulebook(), had)
    return replace_state(unit, KEY, replace(had or Character(), **said))


def _write_correction(unit: Unit) -> str:
    kept = character_of(unit)
    return "none" if kept is None else character_words.traits_in_words(kept, load.load_rulebook())


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(
        begins=_begins,
        corrects=_correct,
        writes=_write_correction,
        hint="skills and what else counts, such as: player, spike rifle 6, melee 3, knife, movement 12; none for none",
    ),
)
