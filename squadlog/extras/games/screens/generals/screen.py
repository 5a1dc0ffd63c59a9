"""Generals and Majors on screen: its help and its keys."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from squadlog.extras.games.screens.frame.game_screen import GameScreen
from squadlog.extras.games.screens.frame.keys import FRAME_HELP
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.generals.board import GeneralsBoard
from squadlog.extras.games.screens.generals.scene import glimpse
from squadlog.extras.games.screens.hand.table import HAND_HELP, CardTable


class GeneralsScreen(GameScreen):
    """A game of Generals and Majors."""

    KEYED = (CardTable,)
    board: GeneralsBoard
    HELP = (
        "The other side lies above, yours below it: what it commands in each colour, its commanders, its "
        "armies. Cards in brackets are cancelled and lie face down. A turn: one commander first, then as "
        "many armies as your command pays for, then d ends it; with more than seven cards left you discard. "
        "Point at a card to read what it would do; the same digit again, Enter or a second click lays it. A "
        "card that can be laid in several ways, a joker or one that may cancel this or that, asks. The card "
        "laid last is shown reversed, what it cancelled is underlined. A line with ! says who threatens to "
        "win and whose turn is the last chance.\n" + HAND_HELP + "\n" + FRAME_HELP
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "account", "Account", id="hand.account"),
        Binding("d", "end_turn", "End turn", id="generals.end"),
    ]

    def board_for(self, play: Playing) -> GeneralsBoard:
        """The board, made once."""
        return GeneralsBoard(play)

    def action_account(self) -> None:
        """Explain everything that counts on the table, card by card, with its rules."""
        self.board.explain()

    def action_end_turn(self) -> None:
        """End your turn; with more than seven cards you discard first."""
        self.board.end_turn()


SCREEN = GeneralsScreen
GLIMPSE = glimpse
