"""The board game on screen: its help and its keys."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.types import CSSPathType

from squadlog.extras.games.screens.board.captures import CapturesDialog
from squadlog.extras.games.screens.board.triangle import TriangleBoard
from squadlog.extras.games.screens.board.view import BoardView
from squadlog.extras.games.screens.board.words import glimpse
from squadlog.extras.games.screens.frame.game_screen import FRAME_LOOKS, GameScreen
from squadlog.extras.games.screens.frame.keys import FRAME_HELP


class BoardScreen(GameScreen):
    """A game on the board of 128 triangles."""

    CSS_PATH: ClassVar[CSSPathType] = [FRAME_LOOKS, "board.tcss"]
    KEYED = (BoardView, CapturesDialog)
    BOARD = TriangleBoard
    board: TriangleBoard
    HELP = (
        "Two armies of fifteen on a board of triangles. Solid pieces with capitals are Red, stippled ones with small "
        "letters are Black; each shows its letter and its points in the middle. A piece never leaves the squares of "
        "its shade. Move the cursor with the "
        "arrows, space takes it over the diagonal; Enter or a click chooses your piece, then its destination: every "
        "possible one shows +. n moves the cursor to your next piece that can move, or to the next destination of "
        "the chosen one, p to the previous. If the move covers two whole sides of an enemy piece, you choose what to "
        "declare. ! marks the captures of the move under the cursor, and overlooked captures, which x makes instead "
        "of a move. d offers to stop "
        "and count points, or answers such an offer, f turns the board round.\n" + FRAME_HELP
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "selection.next(1)", "Next", id="field.next"),
        Binding("p", "selection.next(-1)", "Previous", id="field.previous", show=False),
        Binding("x", "selection.overlooked", "Take overlooked", id="field.overlooked"),
        Binding("d", "moves.agree", "Offer to stop", id="field.agree", show=False),
        Binding("f", "turn", "Turn the board", id="field.turn", show=False),
    ]

    def action_turn(self) -> None:
        """Look at the board from the other side."""
        self.board.turn()


SCREEN = BoardScreen
GLIMPSE = glimpse
