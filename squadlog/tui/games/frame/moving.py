"""Going back and forth in a game, and writing its record down."""

from pathlib import Path

from textual.content import Content

from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.errors import SquadlogError
from squadlog.lazily import lazily
from squadlog.seats import REFEREE, Speaker
from squadlog.shell.pace import LEAST_S, MOST_S, keep_pace, read_seconds
from squadlog.shell.writing import write_new
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.typed import LineSheet
from squadlog.tui.games.frame.thinking import GameThinking
from squadlog.tui.games.frame.words import refused

with lazily():
    from squadlog.tui.games.frame import sheets


class GameMoving(GameThinking):
    """A table whose record can be stepped through."""

    def went(self, outcome: Moved | Refusal) -> None:
        """Show where the record stands now. A computer to move there waits for a word."""
        self.resting = self.match.to_move not in (None, *self.people)
        self.go_on()
        self.answer(refused(outcome) if isinstance(outcome, Refusal) else outcome.sentence)

    def action_undo(self) -> None:
        """Take back your last move with everything after it; without a person, the last move."""
        self.drop_thinking()
        own = (self.seat,) if self.hidden and self.seat is not None else self.people
        self.went(self.together.undo_own(own) or self.together.undo())

    def action_redo(self) -> None:
        """Bring the moves that were taken back forward again, until a person is to move."""
        self.drop_thinking()
        self.went(self.together.redo_to(self.people))

    def action_step(self, steps: int) -> None:
        """One move backwards or forwards, whoever made it."""
        self.drop_thinking()
        self.went(self.together.undo() if steps < 0 else self.together.redo())

    def jump_to(self, entry: int) -> None:
        """Stand at an entry of the log."""
        self.drop_thinking()
        self.went(self.together.jump(entry))

    def jump_to_move(self, number: int) -> None:
        """Stand before the move of that number, of those that a review looks at."""
        entry = self.match.entry_at(number - 1)
        if entry is not None:
            self.jump_to(entry)

    def action_name_place(self) -> None:
        """Give the place where the game stands a name, shown in the list of moves."""

        def named(name: str | None) -> None:
            if name:
                self.went(self.together.name_branch(name))

        self.app.push_screen(LineSheet("A name for the place where the game stands:"), named)

    def action_time(self) -> None:
        """Set how long the computer may think about a move or a hint."""

        def refusal(text: str) -> Content | None:
            if read_seconds(text) is not None:
                return None
            return Content(f"✗ {text} is no time: type seconds from {LEAST_S:g} to {MOST_S:g}.")

        def said(text: str | None) -> None:
            seconds, desk = read_seconds(text or ""), places(self.app).desk
            if seconds is None or desk is None:
                return
            try:
                keep_pace(desk.store.settings, seconds)
            except SquadlogError as error:
                self.answer(error.cited)
            self.draw()

        question = "Seconds per move for the computer and for hints:"
        self.app.push_screen(sheets.WriteSheet(question, refusal, value=f"{self.seconds():g}"), said)

    def action_export(self) -> None:
        """Write the record of the game into a new file, as text that can be brought in again."""

        def named(name: str | None) -> None:
            if name:
                self.answer(Content(self._exported(Path(name).expanduser())))

        secret = " Whoever reads it sees every hand." if self.hidden else ""
        question = (
            "The whole game is written into a new text file: what was agreed, the deal and every move."
            f"{secret} To read it back: i among the side games, or squadlog games import FILE.\n\nName of the new file:"
        )
        self.app.push_screen(LineSheet(question, value=f"{self.match.game.key}-{self.match.id}.txt"), named)

    def _exported(self, path: Path) -> str:
        back = "Read it back with i among the side games, or squadlog games import."
        try:
            write_new(path, self.match.of(Speaker(seat=REFEREE)).text())
        except SquadlogError as error:
            return error.cited
        return f"Written to {path.resolve()}. {back}"
