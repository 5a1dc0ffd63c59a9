"""A pause in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.words import ChapterWords, Word
from squadlog.rules.pausing.record import Pause, Paused


def _narrate_paused(event: Paused, _battle: Battle) -> str:
    return f"Play pauses{f': {event.reason}' if event.reason else ''}."


WORDS = ChapterWords(
    name="Pauses",
    verbs=(
        Word(
            form="pause",
            meaning="play pauses: the time until the next command counts for nobody (show --time)",
            example="pause because supper is ready",
            says=Pause,
        ),
    ),
    tells=by_event(_narrate_paused),
)
