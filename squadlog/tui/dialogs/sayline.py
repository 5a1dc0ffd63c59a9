"""The prompt of the battle screen: sentences, their completion, and those that were said before."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType

from squadlog.battle.state import Known
from squadlog.tui.chrome.completion import SentenceSuggester
from squadlog.tui.chrome.typed import PlainInput


class SayLine(PlainInput):
    """One sentence. Up and down go through the sentences of this sitting."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "submit", "Enter command"),
        Binding("escape", "screen.back", "Leave"),
        Binding("up", "earlier", "Previous command"),
        Binding("down", "later", "Next command", show=False),
    ]

    def __init__(self, battle: Callable[[], Known]) -> None:
        super().__init__(
            placeholder=": type a command, e.g. walk 3 2m   (: to begin, Enter to send)",
            suggester=SentenceSuggester(battle),
            id="say",
            compact=True,
            select_on_focus=False,
        )
        self._said: list[str] = []
        self._at = 0

    def said(self, sentence: str) -> None:
        """Keep a sentence for later."""
        if not self._said or self._said[-1] != sentence:
            self._said.append(sentence)
        self._at = len(self._said)

    def sit(self) -> None:
        """Forget what was said, because somebody else types: nothing from behind a curtain is brought back."""
        self._said, self._at, self.value = [], 0, ""

    def action_earlier(self) -> None:
        """The sentence said before the one shown."""
        self._go(self._at - 1)

    def action_later(self) -> None:
        """The sentence said after the one shown."""
        self._go(self._at + 1)

    def _go(self, place: int) -> None:
        if 0 <= place <= len(self._said):
            self._at = place
            self.value = self._said[place] if place < len(self._said) else ""
            self.cursor_position = len(self.value)
