"""What is said after the end, in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.scored import level_lines, side_lines
from squadlog.battle.state import Battle
from squadlog.rules.after_the_end.record import EndUndone, PlayedOn, PlayOn
from squadlog.rules.common.words import ChapterWords, Word, WordPart
from squadlog.rules.scenario.progress import ResultTold


def _narrate_on(event: PlayedOn, _battle: Battle) -> str:
    until = "without a limit" if event.turns is None else f"until the end of turn {event.turns}"
    return f"Play continues {until}; the result stays as it was [SCN-13]."


def _narrate_undone(_event: EndUndone, _battle: Battle) -> str:
    return "The cause of the end is corrected: the battle continues [SEQ-07]."


def _narrate_result(event: ResultTold, battle: Battle) -> str:
    reckoning, setup = event.result, battle.setup
    told = [f"The result {reckoning.told_at}, point by point:"]
    for one in reckoning.scores:
        told.extend(f"  {line}" for line in side_lines(one, setup))
    return "\n".join([*told, *level_lines(reckoning, setup)])


WORDS = ChapterWords(
    name="After the end",
    verbs=(
        Word(
            form="play on [TURNS]",
            meaning="play on after the end; the result stays",
            example="play on 5",
            says=PlayOn,
            parts=(WordPart(field="turns", what="number", needed=False),),
        ),
    ),
    tells=by_event(_narrate_on, _narrate_undone, _narrate_result),
)
