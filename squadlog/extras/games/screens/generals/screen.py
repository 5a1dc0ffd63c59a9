"""Generals and Majors on screen: its help and its keys."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from squadlog.extras.games.screens.frame.game_screen import GameScreen
from squadlog.extras.games.screens.frame.keys import FRAME_HELP
from squadlog.extras.games.screens.generals.board import GeneralsBoard
from squadlog.extras.games.screens.generals.scene import glimpse
from squadlog.extras.games.screens.hand.table import HAND_HELP, CardTable


class GeneralsScreen(GameScreen):
    """A game of Generals and Majors."""

    KEYED = (CardTable,)
    BOARD = GeneralsBoard
    HELP = (
        "The other side is above, yours below: its command in each colour, its commanders, its armies. Cards "
        "in brackets are cancelled and face down. In a turn you lay one commander first, then as many armies "
        "as your command pays for; d ends the turn, and with more than seven cards left you discard. Point "
        "at a card to read its effect; the same digit again, Enter or a second click lays it. If you can lay "
        "a card in several ways, such as a joker, the screen lets you choose. The last card laid is "
        "reversed, the cards it cancelled are underlined. A line with ! says who threatens to win and whose "
        "turn is the last chance.\n" + HAND_HELP + "\n" + FRAME_HELP
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "selection.account", "Account", id="hand.account"),
        Binding("d", "selection.end_turn", "End turn", id="generals.end"),
    ]


SCREEN = GeneralsScreen
GLIMPSE = glimpse
