"""The keys that people move with: on the board, from a list, in writing; and giving up or agreeing to stop."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.screens.frame.parts.computer_keys import ComputerKeys
from squadlog.extras.games.screens.frame.parts.game_keys import GameKeys
from squadlog.extras.games.screens.frame.parts.page import GamePage
from squadlog.extras.games.screens.frame.parts.turns import Turns
from squadlog.extras.games.screens.frame.words import format_offers
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.places import ask_sure

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs


class MoveKeys(GameKeys):
    """Makes the moves of the person who looks, or shows why not."""

    def __init__(self, page: GamePage, turns: Turns, computers: ComputerKeys) -> None:
        super().__init__(page, turns)
        self._computers = computers

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool:
        """Keys that do nothing now are not shown."""
        match action:
            case "resign":
                return self._play.mine and not self._play.over
            case "agree":
                return self._play.mine and self._board.captions.may_agree()
        return self._play.mine

    def make(self, move: str) -> None:
        """Make a move, in notation, for the person who looks; in a game that was over it is asked first."""
        if not self._play.mine:
            self._notices.answer(self._page.not_yours())
            self._board.app.bell()
        elif self._play.over:
            self._turns.begin_again(lambda: self._turns.made(self._play.say(move)))
        else:
            self._turns.made(self._play.say(move))

    def go_or_say(self) -> None:
        """Let a computer that waits go on, else say who is to move: somebody chose something out of turn.

        In a game that was over, the next move of it is shown instead.
        """
        if self._turns.pausing.waits:
            self._turns.pausing.go_on()
        elif self._board.walks:
            self._turns.went(lambda: self._play.step(1))
        elif self._play.mine and self._board.captions.offer_made():
            self.action_agree()
        elif self._play.resting and self._play.match.progress.to_move is not None:
            self._computers.action_let_go()
        else:
            self._notices.tell(self._page.not_yours())

    def action_agree(self) -> None:
        """Offer to stop, or answer such an offer."""
        captions, app = self._board.captions, self._board.app
        if made := captions.offer_made():
            dialogs.ask(app, ConfirmDialog(made), lambda yes: self.make("accept" if yes else "decline"))
        elif offer := captions.offer_to_make():
            ask_sure(app, offer.does, lambda: self.make(offer.move))

    def action_resign(self) -> None:
        """Give the game up, once that is confirmed."""
        more = len(self._play.match.seating.own) > 2
        ends = " The game ends; the other player with most wins wins." if more else " The other player wins."
        ask_sure(self._board.app, f"Resign?{ends}", lambda: self.make("resign"))

    def action_list_moves(self) -> None:
        """List every legal move; Enter makes one."""
        offers = words_of(self._play.match.game).offers(self._play.view)
        dialog = dialogs.MovesDialog("Every move you can make", format_offers(offers))
        dialogs.ask(self._board.app, dialog, self.make)

    def action_write(self) -> None:
        """Write a move as it is noted; what is wrong with it is said, and it can be mended."""
        dialog = dialogs.move_dialog(self._play.access, self._board.captions.example())
        dialogs.ask(self._board.app, dialog, self._board.selection.write)
