"""Going back and forward in the record by one key."""

from dataclasses import replace

from squadlog.battle.outcome import Moved, Outcome
from squadlog.battle.refusal import Refusal
from squadlog.reports.wording import main_line
from squadlog.session.view.words.log_lines import MOMENT
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.parts import KeyedPart

LEFT_LINES = "Undone lines stay in the log: l shows them marked ~, Enter on one returns to it."


class StepBack(KeyedPart):
    """Takes the last step back or brings it forward, and says which it was."""

    def __init__(self, chair: Chair, talk: Talk) -> None:
        self._chair, self._talk = chair, talk

    def action_undo(self) -> None:
        """Take back the last step, and say which it was."""
        told = "" if self._chair.seat.die.roll else self.last_words()
        self._talk.came_of(_word_outcome(self._chair.seat.undo(), "Undone", told))

    def action_redo(self) -> None:
        """Bring the last undone step forward, and say which it is."""
        outcome = self._chair.seat.redo()
        if isinstance(outcome, Refusal) and outcome.code == "nothing-to-redo":
            outcome = replace(outcome, instead=LEFT_LINES)
        told = self.last_words() if isinstance(outcome, Moved) else ""
        self._talk.came_of(_word_outcome(outcome, "Redone", told))

    def last_words(self) -> str:
        """The line that says what was done in the step the battle stands at, as everybody may read it; empty: none."""
        step = self._chair.seat.log.newest()
        if step is None:
            return ""
        plain = [MOMENT.sub("", line) for line in step.lines]
        return main_line((one for one in plain if not one.startswith("—")), step.kind)


def _word_outcome(outcome: Outcome, what: str, told: str) -> Outcome:
    if not told or not isinstance(outcome, Moved) or outcome.waits:
        return outcome
    return Moved(sentence=f"{what}: {told}")
