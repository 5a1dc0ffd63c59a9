"""The card game on screen: its help and its keys."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from squadlog.extras.games.screens.cards.board import CardsBoard
from squadlog.extras.games.screens.cards.scene import glimpse
from squadlog.extras.games.screens.frame.game_screen import GameScreen
from squadlog.extras.games.screens.frame.keys import FRAME_HELP
from squadlog.extras.games.screens.hand.table import HAND_HELP, CardTable


class CardsScreen(GameScreen):
    """A game of Phalanx with cards, for two to seven."""

    KEYED = (CardTable,)
    BOARD = CardsBoard
    HELP = (
        "Every box is a zone; each player in it has a row of cards, yours lowest, with the total in front: 14 = 8+6 "
        "counts 8 of its own and 6 from a flank. ▶ leads. Cards in brackets are face down. The last card laid is "
        "reversed, the card it struck is underlined. A large screen explains one zone below the table, card by card. "
        "Choose a card, then a zone by its number, by left and right and Enter, or by a click; Escape drops the "
        "card. A click on a zone explains it when no "
        "card is chosen. The first card of a battle is laid face down in the centre. When you gamble, $ is the stake "
        "in a zone, and d offers to stop or answers such an offer.\n" + HAND_HELP + "\n" + FRAME_HELP
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "selection.account", "Account", id="hand.account"),
        Binding("d", "moves.agree", "Offer stop", id="cards.agree"),
    ]


SCREEN = CardsScreen
GLIMPSE = glimpse
