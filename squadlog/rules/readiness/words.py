"""Being ready, in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.kept.readiness import SayReady, SideReady
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import ChapterWords, Word


def _narrate_ready(event: SideReady, battle: Battle) -> str:
    name = battle.setup.side_name(event.side)
    return f"{name} is ready." if event.ready else f"{name} is not ready after all."


WORDS = ChapterWords(
    name="Readiness",
    verbs=(
        Word(
            form="ready",
            meaning="before play: your side is ready, and turn 1 opens once each side is",
            example="ready",
            says=SayReady,
            fixed={"answer": "yes"},
        ),
        Word(
            form="unready",
            meaning="your side is not ready after all",
            example="unready",
            says=SayReady,
            fixed={"answer": "no"},
        ),
    ),
    tells=by_event(_narrate_ready),
    reports={SideReady: quiet},
)
