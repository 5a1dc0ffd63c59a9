"""The prompt: sentences are typed and said there, and the keys go back to where they were."""

from collections.abc import Callable

from textual.widget import Widget
from textual.widgets import Input

from squadlog.base.plugs import key_of_command
from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.tui.battle.parts.chair import Chair
from squadlog.tui.battle.parts.slot_orders import SlotOrders
from squadlog.tui.battle.parts.talk import Talk
from squadlog.tui.chrome.key_bar import key_shown
from squadlog.tui.dialogs.sayline import SayLine
from squadlog.tui.parts import KeyedPart


class Prompt(KeyedPart):
    """Says what is typed in its line."""

    def __init__(
        self, chair: Chair, talk: Talk, slot: SlotOrders, goes_to: Callable[[Widget | None], Widget]
    ) -> None:
        """Take what the line works with.

        `goes_to` takes what a sentence was begun from and gives what has the keys after it.
        """
        self._chair, self._talk, self._slot, self._goes_to = chair, talk, slot, goes_to
        self.line = SayLine(lambda: chair.seat.known)
        self._spoken_from: Widget | None = None

    def action_command(self) -> None:
        """Type a sentence; the prompt has the keys at once, however fast they come.

        One that was refused is selected, so that the next letter takes its place and an arrow goes on with it.
        """
        self._spoken_from = self.line.screen.focused
        self.line.screen.set_focus(self.line)
        self.line.action_select_all()

    def begin(self, words: str) -> None:
        """Type on where these words end."""
        self.line.screen.set_focus(self.line)
        self.line.value = words
        self.line.cursor_position = len(words)

    def say(self, line: Input, value: str) -> None:
        """Say what stands in a line. Either way the keys are those of the battle again: a key typed next is no letter.

        What was refused stays in the prompt, and is selected there when the prompt has the keys again.
        """
        sentence = value.strip().removeprefix(":").strip()
        if not sentence:
            self._leave()
            return
        if sentence in ("help", "?"):
            line.value = ""
            line.call_later(line.app.run_action, "app.help")
            return
        if isinstance(line, SayLine):
            line.said(sentence)
        outcome, left = self._chair.seat.say_all(sentence)
        if isinstance(outcome, Refusal) and outcome.code == "misread":
            outcome = self._or_key(outcome, left)
        line.value, self._slot.whom = left, self._slot.named_in(left) if left else ()
        self._leave()
        self._talk.came_of(outcome)

    def _or_key(self, refusal: Refusal, sentence: str) -> Refusal:
        """A refusal of words that are a command of the program: the key that does the same on this screen."""
        word = sentence.partition(" ")[0].casefold()
        if (found := key_of_command(word)) is None:
            return refusal
        key = key_shown(self.line.screen, found.setting, found.key)
        return replace(
            refusal, sentence=f"On this screen the key {key} does what `{word}` does.", instead=found.words
        )

    def leave(self) -> bool:
        """Empty the line, and give the keys back if it has them; False where it holds nothing."""
        if not self.line.is_attached or not (self.line.value or self.line.has_focus):
            return False
        # What was refused is not carried into the next sentence; the arrow up brings it back.
        self.line.value = ""
        if self.line.has_focus:
            self._leave()
        return True

    def _leave(self) -> None:
        spoken_from, self._spoken_from = self._spoken_from, None
        self.line.screen.set_focus(self._goes_to(spoken_from))
