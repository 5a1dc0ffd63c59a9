"""Characters of Legionnaire in words."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.lengths import format_length
from squadlog.battle.state import Unit
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.words import Beginning, ChapterWords
from squadlog.rules.legionnaire.record import character_of
from squadlog.squads.conversion.brought import Character, on_paper
from squadlog.squads.conversion.skills import above

if TYPE_CHECKING:
    from squadlog.squads.plan import CharacterPlan

VEHICLE = "vehicle"
"""Who begins so is a vehicle (FIR-32, A-137); `fire.to_hit` has the same word, and a test holds the two together."""


def _state(who: Character | None) -> str:
    if who is None:
        return ""
    return "player character" if who.player else "character"


def _marks(unit: Unit, book: Rulebook, rulings: Rulings) -> Iterator[str]:
    """What of a character counts beside its skills, which stand among its modifiers."""
    who = character_of(unit)
    if who is None:
        return
    table = book.conversion
    if above(who.movement, "legionnaire.move_above", rulings):
        yield f"{'+' if table.land_m > 0 else ''}{format_length(table.land_m)} on foot [LEG-13]"
    if above(who.reaction, "legionnaire.reaction_above", rulings):
        yield f"initiative {table.initiative:+d} [LEG-15]"
    if above(who.charisma, "legionnaire.charisma_above", rulings):
        yield f"leadership {table.leadership:+d} [LEG-16]"
    if who.player and any(key == "rout" for key, _ in unit.held):
        yield "rallies, does not rout [LEG-18]"


def _character(unit: Unit) -> "CharacterPlan | None":
    who = character_of(unit)
    return None if who is None else on_paper(who)


WORDS = ChapterWords(
    name="Legionnaire characters",
    aliases=("characters",),
    state=_state,
    marks=_marks,
    character=_character,
    beginnings={VEHICLE: Beginning(label="as a vehicle", why_not=lambda _soldier, _book: None)},
)
