"""What stands under the board: who is next, what was answered, the lines of a hint."""

import time
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from squadlog.extras.games.screens.frame.hints import HintList, Worth, best_lines, line_rows
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.tui.chrome.words import lines

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import Thought
    from squadlog.extras.games.screens.frame.parts.thinker import Thinking

READ_S = 4.0
"""How long an answer stands before the progress of somebody who thinks takes its place."""


class Notices:
    """Three widgets of a screen, one under the other: plain text, never markup."""

    def __init__(self, worth: Worth) -> None:
        self._worth = worth
        self._next = Static("", id="next", markup=False)
        self._answer = Static("", id="answer", markup=False)
        self.hints = HintList()
        self._stands_until = 0.0

    def compose(self) -> ComposeResult:
        """One under the other."""
        yield from (self._next, self._answer, self.hints)

    def show_next(self, told: Content) -> None:
        """Say what is next."""
        self._next.update(told)

    def answer(self, told: Content | str) -> None:
        """Show what came of something. A hint shown there is put away, and the keys are the board's again."""
        if self.hints.display:
            screen = self.hints.screen
            if self.hints.has_focus:
                screen.set_focus(screen.query_one("#board"))
            self.hints.display = False
        self._answer.update(link_rules(told) if isinstance(told, str) else told)

    def tell(self, told: str) -> None:
        """Show an answer that stays to be read although somebody thinks."""
        self.answer(told)
        self._stands_until = time.monotonic() + READ_S

    def progress(self, thinking: "Thinking", who: str) -> None:
        """Show how far the thinking for somebody is; what a computer has in mind is as secret as what a person has."""
        if time.monotonic() < self._stands_until:
            return
        best = thinking.best if thinking.purpose == "hint" else None
        rows = [] if best is None else line_rows(best_lines(best), self._room, self._worth)
        self.answer(lines([Content(thinking.told(who)), *rows]))

    def offer(self, thought: "Thought", head: str, *, takes: bool) -> None:
        """Show the lines of a hint, to be played from there; if it `takes` the keys, at once."""
        self.answer(Content.styled(head, "bold"))
        self.hints.offer(best_lines(thought), self._room, self._worth)
        if takes:
            self.hints.screen.set_focus(self.hints)

    @property
    def choosing(self) -> bool:
        """Whether the keys choose among the lines of a hint."""
        return self.hints.display and self.hints.has_focus

    @property
    def _room(self) -> int:
        """The cells that a line of a hint may have."""
        return max(self.hints.screen.size.width - 2, 32)
