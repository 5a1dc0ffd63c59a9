"""What stands around the board: which game and how far, what every seat has, the moves, who is next."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from squadlog.extras.games.screens.frame.board import WIDE, GameBoard
from squadlog.extras.games.screens.frame.hints import HOW
from squadlog.extras.games.screens.frame.keys import OVER_HINTS
from squadlog.extras.games.screens.frame.parts.notices import Notices
from squadlog.extras.games.screens.frame.parts.pausing import Pausing
from squadlog.extras.games.screens.frame.parts.thinker import Thinker, kept_pace
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.frame.shown import mark_line, move_rows, next_words, status_words
from squadlog.extras.games.screens.frame.words import per_move
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.words import lines


class MoveList(StripList):
    """The moves, numbered; a click chooses one, Enter stands there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Go there")]

    def __init__(self) -> None:
        super().__init__(id="moves", classes="panel")
        self.border_title = "moves"
        self.border_subtitle = hint_line([("⏎", "go there", "screen.history.stand_there")])


class GamePage:
    """Draws a game for the seat that looks; `drawn` is called whenever all of it is drawn."""

    def __init__(
        self, play: Playing, board: GameBoard, thinker: Thinker, pausing: Pausing, drawn: Callable[[], object]
    ) -> None:
        self.play, self.board, self.notices = play, board, Notices(play.worth)
        self._thinker, self._pausing, self._drawn = thinker, pausing, drawn
        self.status = Static("", id="status", markup=False)
        self.standing = Static("", id="standing", markup=False)
        self.moves = MoveList()
        self.leaving = False
        """Whether another Escape leaves the game."""
        self._position: object = None
        self._listed: object = None

    def draw(self) -> None:
        """Draw everything as it stands for the seat that looks.

        What was chosen at another position is forgotten first.
        """
        if self._position != (now := (self.play.seat, self.play.match.head)):
            self._position = now
            self.board.selection.forget()
        self.draw_status()
        self.draw_next()
        self.draw_side()
        self.board.border_subtitle = hint_line(OVER_HINTS if self.play.over else self.board.HINTS)
        self.board.lay_out()
        self._drawn()
        self.board.screen.refresh_bindings()

    def draw_side(self) -> None:
        """Draw what every seat has; and the moves, when others are known or there is room for other words."""
        wide = self.board.app.size.width >= WIDE
        standing = () if self.play.seat is None else self.board.captions.standing(wide=wide)
        self.standing.update(lines(standing))
        if self._listed != (known := (self.play.known, wide)):
            self._listed = known
            rows, here = move_rows(self.play, wide=wide)
            self.moves.fill(rows, keep=here)

    def draw_status(self) -> None:
        """Draw the first line: which game, how far it is, and the time per move, where anybody uses it."""
        more, screen = self.board.captions.status(), self.board.screen
        if len(self.play.people) < len(self.play.match.seating.names):
            whose = "computer " if screen.has_class("-wide") else ""
            more += f" · {whose}{per_move(kept_pace(screen.app).seconds)} a move"
        self.status.update(status_words(self.play, more, screen.size.width))

    def draw_next(self) -> None:
        """Draw the line that says what is next."""
        self.notices.show_next(self._next_words())

    def _next_words(self) -> Content:
        play = self.play
        if self.leaving:
            return mark_line("Press Escape again", " to leave the game. Every move is kept.")
        if self.board.walks:
            return mark_line(
                "The game is over",
                " and you stepped back: Enter steps forward, another move or g replays it from here.",
            )
        if play.mine and self.notices.choosing:
            return mark_line(play.who(play.seat or 0), f" {HOW}")
        return next_words(play, self.board.captions.next_step() if play.mine else self._waiting())

    def not_yours(self) -> str:
        """Why the one who looks cannot move now."""
        to_move = self.play.match.progress.to_move
        if to_move is None:
            return "The game is over. u undoes, v shows where it was lost."
        return f"{self.play.who(to_move)} {self._waiting()}"

    def _waiting(self) -> str:
        """What is said while the seat to move is not the one who looks."""
        if self._pausing.waits:
            return "is next; Enter moves at once."
        if self.play.stuck:
            return "could not move. Enter or g tries again, o lets you move for it, u undoes."
        if self.play.resting:
            return "is to move. Press Enter or g."
        return "is thinking. s makes it move at once, g pauses it." if self._thinker.now else "is to move."

    def show_thinking(self) -> None:
        """Show how far the thinking is, now and then."""
        if (thinking := self._thinker.now) is not None and self.board.is_attached:
            self.notices.progress(thinking, self.play.who(thinking.seat))
