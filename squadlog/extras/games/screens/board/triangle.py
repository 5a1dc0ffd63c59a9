"""The board game at its board: what is drawn there, and the cursor on it."""

from typing import cast

from squadlog.extras.games.board.geometry import SIZE
from squadlog.extras.games.board.position import reach
from squadlog.extras.games.board.state import BoardSeen
from squadlog.extras.games.screens.board.captions import BoardCaptions
from squadlog.extras.games.screens.board.drawing import BoardScene, Marks
from squadlog.extras.games.screens.board.selection import PieceSelection
from squadlog.extras.games.screens.board.view import BoardView
from squadlog.extras.games.screens.board.words import last_marks
from squadlog.extras.games.screens.frame.board import GameBoard
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.tui.chrome.cells import cells_of_user

PANEL, LEAST_PANEL = 28, 18
"""What the list of moves needs, and what it makes do with where the board would not fit beside it."""
AROUND = 4
"""Lines that are never the board's: what game it is, what is next, an answer, keys."""


class TriangleBoard(BoardView, GameBoard):
    """The board that a game is played at."""

    HINTS = (
        ("⏎", "a piece, then its place", "focused.pick"),
        ("n", "next", "screen.selection.next(1)"),
        ("x", "overlooked", "screen.selection.overlooked"),
        ("f", "turn", "screen.turn"),
    )
    selection: PieceSelection

    def __init__(self, play: Playing) -> None:
        super().__init__()
        self.play = play
        self.selection = PieceSelection(play, self.post_message, self.redraw, self)
        self.captions = BoardCaptions(self.selection)
        self._turned = play.people == (1,)
        self._begun = False

    def on_mount(self) -> None:
        """Set cells as fine as the terminal shows them."""
        self.cells = cells_of_user(self.app)

    def lay_out(self) -> None:
        """Show the board as it stands."""
        position = self.selection.position
        self.selection.drop_what_is_gone()
        if not self._begun:
            self._begun = True
            self._begin_on(position.mover if self.play.seat is None else self.play.seat)
        self.show(BoardScene.of(position, self._marks(), turned=self._turned))

    def _begin_on(self, seat: int) -> None:
        """Put the cursor on the piece of a seat that can move and is nearest to the middle of the board."""
        middle = (SIZE - 1) / 2
        pieces = self.selection.movable(seat)
        if pieces:
            nearest = min(pieces, key=lambda one: (one.file - middle) ** 2 + (one.rank - middle) ** 2)
            self.cursor = nearest.cells[0]
            self.post_message(self.Points())

    def _marks(self) -> Marks:
        """What is pointed out; with a piece chosen, the whole place under the cursor that it would go to."""
        position, chosen = self.selection.position, self.selection.chosen
        places = position.rules.tables.places
        before = cast("BoardSeen | None", self.play.match.view.before)
        gone, came, fell = last_marks(None if before is None else before.state, position)
        goals = [] if chosen is None else reach(position, chosen)
        goal = self.selection.goal(self.cursor)
        return Marks(
            cursor=frozenset((self.cursor,) if goal is None else goal.cells),
            chosen=frozenset(() if chosen is None else places[chosen].cells),
            goals=frozenset(cell for place in goals for cell in place.cells),
            left=gone,
            came=came,
            fell=fell,
            prey=frozenset(cell for place in self.selection.in_danger() for cell in places[place].cells),
        )

    def resized(self, width: int, height: int) -> None:
        """Make the board as large as the height allows; the moves have the rest of the width."""
        wanted = self.fit(width - PANEL - self.edges, height - AROUND - self.edges) + self.edges
        self.styles.width = min(wanted, max(width - LEAST_PANEL, LEAST_PANEL))

    def on_board_view_moved(self, event: BoardView.Moved) -> None:
        """Draw the cursor with what it points at."""
        event.stop()
        self.selection.moved()

    def on_board_view_picked(self, event: BoardView.Picked) -> None:
        """Choose a piece, or where it goes, or what was overlooked."""
        event.stop()
        if not self.play.mine or self.walks or self.captions.offer_made():
            self.post_message(self.NotNow())
        else:
            self.selection.pick(event.cell)

    def turn(self) -> None:
        """Look at the board from the other side."""
        self._turned = not self._turned
        self.redraw()
