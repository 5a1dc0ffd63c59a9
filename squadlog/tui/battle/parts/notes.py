"""Notes for the log, written while a battle goes on."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.reports.wording import unit_words
from squadlog.tui.battle.noting import ask_note
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.meant_units import MeantUnits
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.battle.roster import Roster
from squadlog.tui.parts import KeyedPart

with lazy_imports():
    from squadlog.language.chapters import notes


class Notes(KeyedPart):
    """Asks for a line and says it as a note."""

    def __init__(self, chair: Chair, talk: Talk, meant: MeantUnits, roster: Roster) -> None:
        self._chair, self._talk, self._meant, self._roster = chair, talk, meant, roster

    def action_note(self) -> None:
        """Write something into the log."""
        self._ask("A note for the log", None)

    def action_note_on(self) -> None:
        """Write something down about the chosen unit."""
        number = self._meant.unit()
        if number is not None:
            self._ask(f"A note on {unit_words(self._chair.seat.known, number)}", number)

    def _ask(self, question: str, unit: int | None) -> None:
        def written(text: str, picture: str) -> None:
            self._talk.submit(notes.build_note(text, self._chair.seat.known, unit=unit, picture=picture))

        ask_note(self._roster.app, question, written)
