"""What the keys of a game speak to."""

from squadlog.extras.games.screens.frame.parts.page import GamePage
from squadlog.extras.games.screens.frame.parts.turns import Turns
from squadlog.tui.parts import KeyedPart


class GameKeys(KeyedPart):
    """Keys at the board and the lines around it, which carry the play on."""

    def __init__(self, page: GamePage, turns: Turns) -> None:
        self._page, self._turns = page, turns
        self._play, self._board, self._notices = page.play, page.board, page.notices
