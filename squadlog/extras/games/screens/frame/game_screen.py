"""The frame that every game screen shares. A game brings its board (`board.GameBoard`), its help and its keys.

A screen of a game inherits `GameScreen` and sets `BOARD`, `HELP` (`f"... {FRAME_HELP}"`), `KEYED`, and bindings of
its own, whose actions are those of the board's `selection`; their ids begin with the game's own short word. Style:
`CSS_PATH = [FRAME_LOOKS, "<own>.tcss"]`, rules nested under the class name; `#panel` is the column with the moves,
`#board` has the rest; `-narrow` below 120 columns. A screen is opened with `app.show("game", match)`.
"""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.dom import DOMNode
from textual.types import CSSPathType

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.screens.frame.board import BoardFor, GameBoard
from squadlog.extras.games.screens.frame.keys import KEYS
from squadlog.extras.games.screens.frame.parts.computer_keys import ComputerKeys
from squadlog.extras.games.screens.frame.parts.history_keys import HistoryKeys
from squadlog.extras.games.screens.frame.parts.look_up_keys import LookUpKeys
from squadlog.extras.games.screens.frame.parts.move_keys import MoveKeys
from squadlog.extras.games.screens.frame.parts.news import NewsTeller
from squadlog.extras.games.screens.frame.parts.page import GamePage
from squadlog.extras.games.screens.frame.parts.pausing import Pausing
from squadlog.extras.games.screens.frame.parts.thinker import Thinker
from squadlog.extras.games.screens.frame.parts.turns import Turns
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import RoomScreen
from squadlog.tui.chrome.strip_list import StripList

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs

if TYPE_CHECKING:
    from squadlog.extras.games.session.match_seat import MatchSeat

FRAME_LOOKS = str(Path(__file__).with_name("frame.tcss"))
"""The style sheet of the frame, in full, because a screen that inherits may lie elsewhere."""
LOOK_EVERY_S = 0.2


class GameScreen(RoomScreen):
    """A side game being played: a board, the moves beside it, what is next and what was answered below.

    What it does is done by its parts; it puts them together, and hands each what is pressed and heard.
    """

    CSS_PATH: ClassVar[CSSPathType] = FRAME_LOOKS
    AUTO_FOCUS = "#board"
    BINDINGS: ClassVar[list[BindingType]] = KEYS
    BOARD: ClassVar[BoardFor]
    """The board of the game."""
    KEYED: ClassVar[tuple[type[DOMNode], ...]] = ()
    """What else has keys at this game: the board first, then sheets."""

    def __init__(self, match: "MatchSeat") -> None:
        super().__init__()
        play = self.play = Playing(match)
        board = self.board = type(self).BOARD(play)
        board.id, board.border_title = "board", match.game.name
        thinker, self.pausing = Thinker(self, play), Pausing(self, play)
        self.news = NewsTeller(play, board, self.pausing)
        page = self.page = GamePage(play, board, thinker, self.pausing, self.news.tell)
        turns = self.turns = Turns(page, thinker, self.pausing, self.leave)
        self.thinker, self.notices = thinker, page.notices
        computers = ComputerKeys(page, turns)
        self.history, self.moves = HistoryKeys(page, turns), MoveKeys(page, turns, computers)
        self.parts = {
            "history": self.history, "computers": computers, "moves": self.moves, "look_up": LookUpKeys(page, turns),
            "selection": board.selection,
        }  # fmt: skip
        self.following = Following(self, self.record, self.gone_on)

    def compose(self) -> ComposeResult:
        """Status, board with the moves beside it, what is next and what was answered."""
        yield self.page.status
        with Horizontal(id="middle"):
            yield self.board
            with Vertical(id="panel"):
                yield self.page.standing
                yield self.page.moves
        yield from self.notices.compose()
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.set_interval(LOOK_EVERY_S, self.page.show_thinking)
        self.turns.go_on()
        self.following.begin()

    def on_unmount(self) -> None:
        """Drop what a computer thinks: nobody waits for an answer any more."""
        self.turns.drop()

    def on_resize(self) -> None:
        """Fit the board and the lines to another size."""
        self.board.resized(self.size.width, self.size.height)
        if self.is_mounted:
            self.page.draw_status()
            self.page.draw_side()

    def on_screen_resume(self) -> None:
        """Go on when back from another screen: the curtain may be due, or somebody waited for it to be closed."""
        if self.is_mounted and (self.pausing.released() or self.play.seat is None):
            self.turns.go_on()

    def record(self) -> "MatchSeat":
        """The game."""
        return self.play.match

    def gone_on(self) -> None:
        """Go on where another window has gone on to, and say so."""
        self.turns.go_on()
        self.notices.answer(ELSEWHERE)

    def on_descendant_focus(self) -> None:
        """Write the line that says what is next: other keys work now."""
        self.page.draw_next()

    on_descendant_blur = on_descendant_focus

    # What the board and the lists say

    def on_game_board_chosen(self, event: GameBoard.Chosen) -> None:
        """Make the move that was chosen."""
        event.stop()
        self.moves.make(event.move)

    def on_game_board_asks(self, event: GameBoard.Asks) -> None:
        """Ask what is to be asked first."""
        event.stop()
        dialogs.ask(self.app, event.dialog, event.then)

    def on_game_board_says(self, event: GameBoard.Says) -> None:
        """Write these words under the board."""
        event.stop()
        self.notices.answer(event.words)

    def on_game_board_explains(self, event: GameBoard.Explains) -> None:
        """Show these words on a sheet of their own, to be read at leisure."""
        event.stop()
        self.news.explain(event.title, event.told)

    def on_game_board_points(self, event: GameBoard.Points) -> None:
        """Write the lines again: something else is pointed at."""
        event.stop()
        self.page.draw_status()
        self.page.draw_next()

    def on_game_board_not_now(self, event: GameBoard.NotNow) -> None:
        """Go on, or say who is to move: whoever chose something cannot move now."""
        event.stop()
        self.moves.go_or_say()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Stand at the chosen move, or play the first one of a hint's line."""
        event.stop()
        if event.source is self.notices.hints:
            self.moves.make(self.notices.hints.moves[int(event.key)])
        else:
            self.history.stand_at(int(event.key))

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Call off leaving, on any key but Escape."""
        if self.page.leaving and event.key != "escape":
            self.page.leaving = False
            self.page.draw_next()

    def action_back(self) -> None:
        """Stop thinking of a hint, else back from the list of moves to the board, else leave when asked once more."""
        thinking = self.thinker.now
        if thinking is None and self.board.selection.let_go():
            return
        if thinking is not None and thinking.purpose == "hint":
            self.thinker.stop()
        elif self.focused is self.notices.hints:
            self.notices.answer("")
        elif self.focused is self.page.moves:
            self.board.focus()
        elif self.page.leaving:
            super().action_back()
        else:
            # One Escape too many, meant for a hint or a chosen card, must not throw anybody out of the game.
            self.page.leaving = True
            self.notices.answer("")
            self.page.draw_next()
