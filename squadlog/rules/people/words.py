"""The people of a side, in words."""

from squadlog.base.names import numbers
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.people import CommandTaken, CommandThem, PersonDone
from squadlog.rules.common.words import ChapterWords, Word, WordPart


def _narrate_taken(event: CommandTaken, battle: Battle) -> str:
    who = event.name or f"Whoever of {battle.setup.side_name(event.side)} likes"
    return f"{who} commands {numbers(event.units)}."


def _narrate_done(event: PersonDone, _battle: Battle) -> str:
    return f"{event.name} is done."


WORDS = ChapterWords(
    name="People of a side",
    verbs=(
        Word(
            form="command NAME UNITS",
            meaning="that person of the side commands these soldiers; command anybody: whoever of it likes",
            example="command Ann 1-3",
            says=CommandThem,
            parts=(
                WordPart(field="name", what="name", values=(("anybody", ""),)),
                WordPart(field="units", what="units"),
            ),
        ),
    ),
    tells=by_event(_narrate_taken, _narrate_done),
)
