"""The keys for computer players: hints, their time, and when they move."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.screens.frame.parts.game_keys import GameKeys
from squadlog.extras.games.screens.frame.parts.thinker import keep_time, kept_pace

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs


class ComputerKeys(GameKeys):
    """Has computers think, move, wait, or give a person their place."""

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool:
        """Keys that do nothing now are not shown."""
        thinking = self._turns.thinker.now
        match action:
            case "hint":
                return self._play.mine
            case "take_over":
                return self._play.stuck
            case "stop":
                return thinking is not None
            case "let_go":
                paused = self._play.resting and self._play.match.progress.to_move is not None
                return paused or (thinking is not None and thinking.purpose == "move")
        return True

    def action_hint(self) -> None:
        """Think about the best moves for you, as long as the time allows; choose among those already shown."""
        if self._notices.hints.display:
            self._board.screen.set_focus(self._notices.hints)
        elif self._play.mine and self._play.seat is not None:
            self._turns.think("hint", self._play.seat)

    def action_stop(self) -> None:
        """A computer that thinks moves at once; a hint is given as it stands."""
        self._turns.thinker.stop()

    def action_take_over(self) -> None:
        """Let people move for a computer that could not."""
        if (seat := self._play.take_over()) is not None:
            self._turns.go_on()
            self._notices.answer(f"From here you move for {self._play.who(seat)}, until you leave the game.")

    def action_let_go(self) -> None:
        """Let the computer move on from here, once asked where a game was over; while it thinks, make it pause."""
        if self._play.over and self._play.resting:
            self._turns.begin_again(self._go_or_pause)
        else:
            self._go_or_pause()

    def _go_or_pause(self) -> None:
        self._play.resting = not self._play.resting
        self._notices.answer("")
        self._turns.go_on()

    def action_time(self) -> None:
        """Set how long the computer may think about a move or a hint."""
        app = self._board.app

        def said(text: str) -> None:
            if fault := keep_time(app, text):
                self._notices.answer(fault)
            self._page.draw()

        dialogs.ask(app, dialogs.time_dialog(kept_pace(app).seconds), said)
