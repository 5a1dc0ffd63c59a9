"""The keys that go back and forth through the moves of a game."""

from squadlog.extras.games.screens.frame.parts.game_keys import GameKeys
from squadlog.tui.chrome.typed import ask_line


class HistoryKeys(GameKeys):
    """Takes moves back and brings them forward, one by one or to any place in the list."""

    def stand_at(self, entry: int) -> None:
        """Stand at an entry of the log."""
        self._turns.went(lambda: self._play.together.jump(entry))

    def action_undo(self) -> None:
        """Take back your last move with everything after it; without a person, the last move."""
        self._turns.went(self._play.undo)

    def action_redo(self) -> None:
        """Bring the moves that were taken back forward again, until a person is to move."""
        self._turns.went(self._play.redo)

    def action_step(self, steps: int) -> None:
        """One move backwards or forwards, whoever made it."""
        self._turns.went(lambda: self._play.step(steps))

    def action_name_place(self) -> None:
        """Give the place where the game stands a name, shown in the list of moves."""
        ask_line(
            self._board.app,
            "A name for the present position:",
            lambda name: self._turns.went(lambda: self._play.together.name_branch(name)),
        )

    def action_log(self) -> None:
        """To the list of moves."""
        self._page.moves.focus()

    def action_stand_there(self) -> None:
        """Stand at the move that is highlighted in the list."""
        self._page.moves.action_select()
