"""The frame that every game screen shares. A game brings its board (`board.GameBoard`), its help and its keys.

A screen of a game inherits `GameScreen`, gives `board_for`, and sets `HELP` (`f"... {FRAME_HELP}"`), `KEYED`, and
bindings of its own, whose actions hand on to the board; their ids begin with the game's own short word. Style:
`CSS_PATH = [FRAME_LOOKS, "<own>.tcss"]`, rules nested under the class name; `#panel` is the column with the moves,
`#board` has the rest; `-narrow` below 120 columns. A screen is opened with `app.show("game", match)`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import ModalScreen
from textual.types import CSSPathType
from textual.widgets import Static

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.screens.frame.board import WIDE, GameBoard
from squadlog.extras.games.screens.frame.flow import Flow
from squadlog.extras.games.screens.frame.hints import HOW
from squadlog.extras.games.screens.frame.keys import KEYS, OVER_HINTS
from squadlog.extras.games.screens.frame.notices import Notices
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.frame.shown import marked, move_rows, next_words, status_words
from squadlog.extras.games.screens.frame.thinker import keep_time, kept_pace
from squadlog.extras.games.screens.frame.words import offered, per_move
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import RoomScreen, hint_line
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.chrome.words import lines

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs

if TYPE_CHECKING:
    from squadlog.extras.games.session.match_seat import MatchSeat

FRAME_LOOKS = str(Path(__file__).with_name("frame.tcss"))
"""The style sheet of the frame, in full, because a screen that inherits may lie elsewhere."""
LOOK_EVERY_S = 0.2


class MoveList(StripList):
    """The moves, numbered; a click chooses one, Enter stands there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Go there")]

    def __init__(self) -> None:
        super().__init__(id="moves", classes="panel")
        self.border_title = "moves"
        self.border_subtitle = hint_line([("⏎", "go there", "screen.stand_there")])


class GameScreen(RoomScreen):
    """A side game being played: a board, the moves beside it, what is next and what was answered below."""

    CSS_PATH: ClassVar[CSSPathType] = FRAME_LOOKS
    AUTO_FOCUS = "#board"
    BINDINGS: ClassVar[list[BindingType]] = KEYS
    KEYED: ClassVar[tuple[type[DOMNode], ...]] = ()
    """What else has keys at this game: the board first, then sheets."""

    def __init__(self, match: "MatchSeat") -> None:
        super().__init__()
        self.play = Playing(match)
        self.board = self.board_for(self.play)
        self.board.id, self.board.border_title = "board", match.game.name
        self.notices = Notices(self.play.worth)
        self.flow, self.following = Flow(self), Following(self, self.record, self.gone_on)
        self._drawn: object = None
        self._listed: object = None
        self._leaving = False

    def board_for(self, play: Playing) -> GameBoard:
        """The board of the game, made once."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Status, board with the moves beside it, what is next and what was answered."""
        yield Static("", id="status", markup=False)
        with Horizontal(id="middle"):
            yield self.board
            with Vertical(id="panel"):
                yield Static("", id="standing", markup=False)
                yield MoveList()
        yield from self.notices.compose()
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.set_interval(LOOK_EVERY_S, self.show_thinking)
        self.flow.go_on()
        self.following.begin()

    def on_unmount(self) -> None:
        """Nobody waits for an answer any more."""
        self.flow.drop()

    def on_resize(self) -> None:
        """Another width has room for more of the title, or for less."""
        self.board.resized(self.size.width, self.size.height)
        if self.is_mounted:
            self.draw_status()
            self._draw_side()

    def on_screen_resume(self) -> None:
        """Back from another screen: the curtain may be due, or whoever waited for it to be closed goes on."""
        if self.is_mounted and (self.flow.pausing.released() or self.play.seat is None):
            self.flow.go_on()

    def record(self) -> "MatchSeat":
        """The game."""
        return self.play.match

    def gone_on(self) -> None:
        """Another window has gone on."""
        self.flow.go_on()
        self.notices.answer(ELSEWHERE)

    # What is shown

    def draw(self) -> None:
        """Everything, as it stands for the seat that looks; what was chosen at another position is forgotten first."""
        if self._drawn != (now := (self.play.seat, self.play.match.head)):
            self._drawn = now
            self.board.selection.forget()
        self.draw_status()
        self.draw_next()
        self._draw_side()
        self.board.border_subtitle = hint_line(OVER_HINTS if self.play.over else self.board.HINTS)
        self.board.lay_out()
        self.flow.tell_news()
        self.refresh_bindings()

    def _draw_side(self) -> None:
        """What every seat has; and the moves, when others are known or there is room for other words."""
        wide = self.app.size.width >= WIDE
        standing = () if self.play.seat is None else self.board.captions.standing(wide=wide)
        self.query_one("#standing", Static).update(lines(standing))
        if self._listed != (known := (self.play.known, wide)):
            self._listed = known
            rows, here = move_rows(self.play, wide=wide)
            self.query_one(MoveList).fill(rows, keep=here)

    def draw_status(self) -> None:
        """The first line: which game, how far it is, and the time per move, where anybody uses it."""
        more = self.board.captions.status()
        if len(self.play.people) < len(self.play.match.seating.names):
            whose = "computer " if self.has_class("-wide") else ""
            more += f" · {whose}{per_move(kept_pace(self.app).seconds)} a move"
        self.query_one("#status", Static).update(status_words(self.play, more, self.size.width))

    def draw_next(self) -> None:
        """The line that says what is next."""
        self.notices.show_next(self._next_words())

    def _next_words(self) -> Content:
        if self._leaving:
            return marked("Press Escape again", " to leave the game. Every move is kept.")
        if self.board.walks:
            return marked(
                "The game is over",
                " and you stepped back: Enter steps forward, another move or g replays it from here.",
            )
        if self.play.mine and self.notices.choosing:
            return marked(self.play.who(self.play.seat or 0), f" {HOW}")
        step = self.board.captions.next_step() if self.play.mine else self.flow.waiting()
        return next_words(self.play, step)

    def show_thinking(self) -> None:
        """Show how far the thinking is, now and then."""
        thinking = self.flow.thinker.now
        if thinking is not None and self.stands:
            self.notices.progress(thinking, self.play.who(thinking.seat))

    def on_descendant_focus(self) -> None:
        """Other keys, another line that says what is next."""
        self.draw_next()

    on_descendant_blur = on_descendant_focus

    def explain(self, title: str, told: Content) -> None:
        """Show a text over the board; a computer waits until it is closed."""
        if self.play.view is not None:
            self.app.push_screen(dialogs.AccountDialog(title, told))

    def ask(self, sheet: ModalScreen[Any], then: Callable[[Any], object]) -> None:
        """Open a sheet; `then` is not called when it is put aside."""

        def answered(said: object) -> None:
            if said is not None:
                then(said)

        self.app.push_screen(sheet, answered)

    # What the board says

    def on_game_board_chosen(self, event: GameBoard.Chosen) -> None:
        """A move was chosen."""
        event.stop()
        self.flow.make(event.move)

    def on_game_board_asks(self, event: GameBoard.Asks) -> None:
        """Something is to be asked first."""
        event.stop()
        self.ask(event.sheet, event.then)

    def on_game_board_says(self, event: GameBoard.Says) -> None:
        """Something is to be read under the board."""
        event.stop()
        self.notices.answer(event.words)

    def on_game_board_explains(self, event: GameBoard.Explains) -> None:
        """Something is to be read at leisure."""
        event.stop()
        self.explain(event.title, event.told)

    def on_game_board_points(self, event: GameBoard.Points) -> None:
        """Something else is pointed at."""
        event.stop()
        self.draw_status()
        self.draw_next()

    def on_game_board_not_now(self, event: GameBoard.NotNow) -> None:
        """Something was chosen by one who cannot move now."""
        event.stop()
        self.flow.go_or_say()

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Any other key, and nobody leaves."""
        if self._leaving and event.key != "escape":
            self._leaving = False
            self.draw_next()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - textual's
        """Keys that do nothing now are not shown."""
        match action:
            case "hint" | "write" | "list_moves":
                return self.play.mine
            case "resign":
                return self.play.mine and not self.play.over
            case "take_over":
                return self.play.stuck
            case "stop":
                return self.flow.thinker.now is not None
            case "review":
                return self.play.over or not self.play.hidden
            case "review_waits":
                return self.play.hidden and not self.play.over
            case "let_go":
                paused = self.play.resting and self.play.match.progress.to_move is not None
                thinking = self.flow.thinker.now
                return paused or (thinking is not None and thinking.purpose == "move")
            case "agree":
                return self.play.mine and self.board.captions.may_agree()
        return self.board.selection.can(action)

    def action_back(self) -> None:
        """Stop thinking of a hint, else back from the list of moves to the board, else leave when asked once more."""
        thinking = self.flow.thinker.now
        if thinking is None and self.board.selection.let_go():
            return
        if thinking is not None and thinking.purpose == "hint":
            self.flow.thinker.stop()
        elif self.focused is self.notices.hints:
            self.notices.answer("")
        elif isinstance(self.focused, MoveList):
            self.board.focus()
        elif self._leaving:
            super().action_back()
        else:
            # One Escape too many, meant for a hint or a chosen card, must not throw anybody out of the game.
            self._leaving = True
            self.notices.answer("")
            self.draw_next()

    def action_undo(self) -> None:
        """Take back your last move with everything after it; without a person, the last move."""
        self.flow.went(self.play.undo)

    def action_redo(self) -> None:
        """Bring the moves that were taken back forward again, until a person is to move."""
        self.flow.went(self.play.redo)

    def action_step(self, steps: int) -> None:
        """One move backwards or forwards, whoever made it."""
        self.flow.went(lambda: self.play.step(steps))

    def action_name_place(self) -> None:
        """Give the place where the game stands a name, shown in the list of moves."""

        def named(name: str) -> None:
            if name:
                self.flow.went(lambda: self.play.name_place(name))

        self.ask(LineDialog("A name for the present position:"), named)

    def action_time(self) -> None:
        """Set how long the computer may think about a move or a hint."""

        def said(text: str) -> None:
            if fault := keep_time(self.app, text):
                self.notices.answer(fault)
            self.draw()

        self.ask(dialogs.time_sheet(kept_pace(self.app).seconds), said)

    def action_export(self) -> None:
        """Write the record of the game into a new file, as text that can be brought in again."""

        def named(name: str) -> None:
            if name:
                self.notices.answer(Content(dialogs.exported(self.play.match, name)))

        self.ask(dialogs.export_sheet(self.play.match), named)

    def action_hint(self) -> None:
        """Think about the best moves for you, as long as the time allows; choose among those already shown."""
        if self.notices.hints.display:
            self.set_focus(self.notices.hints)
        elif self.play.mine and self.play.seat is not None:
            self.flow.think("hint", self.play.seat)

    def action_stop(self) -> None:
        """A computer that thinks moves at once; a hint is given as it stands."""
        self.flow.thinker.stop()

    def action_take_over(self) -> None:
        """Move for a computer that could not."""
        self.flow.take_over()

    def action_let_go(self) -> None:
        """Let the computer move on from here; while it thinks, make it pause."""
        self.flow.let_go()

    def action_log(self) -> None:
        """To the list of moves."""
        self.query_one(MoveList).focus()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Stand at the chosen move, or play the first one of a hint's line."""
        event.stop()
        if event.source is self.notices.hints:
            self.flow.make(self.notices.hints.moves[int(event.key)])
        else:
            self.flow.stand_at(int(event.key))

    def action_stand_there(self) -> None:
        """Stand at the move that is highlighted in the list."""
        self.query_one(MoveList).action_select()

    def action_resign(self) -> None:
        """Give the game up, once that is confirmed."""
        more = len(self.play.match.seating.names) > 2
        ends = " The game ends; the other player with most wins wins." if more else " The other player wins."
        sheet = ConfirmDialog(f"Resign?{ends}")
        self.ask(sheet, lambda yes: self.flow.make("resign") if yes else None)

    def action_list_moves(self) -> None:
        """List every legal move; Enter makes one."""
        offers = words_of(self.play.match.game).offers(self.play.view)
        self.ask(dialogs.MovesDialog("Every move you can make", offered(offers)), self.flow.make)

    def action_write(self) -> None:
        """Write a move as it is noted; what is wrong with it is said, and it can be mended."""
        example = self.board.captions.example()
        self.ask(dialogs.move_sheet(self.play.door, example), self.board.selection.write)

    def action_rules(self) -> None:
        """Open the rules of this game in words."""
        places(self.app).show("game_rules", self.play.match.game.key)

    def action_agreed(self) -> None:
        """Show what was agreed for this game."""
        places(self.app).show("reading", "Options of this game", dialogs.agreed_words(self.play.match))

    def action_review(self) -> None:
        """Look through the game for the moves that lost it."""
        self.flow.review()

    def action_review_waits(self) -> None:
        """Say when the game can be reviewed."""
        self.notices.tell("A review shows every hand, so it waits until the game is over: press v then.")

    def action_count(self) -> None:
        """Count the stored games: who played, won, drew and lost how many."""
        places(self.app).show("game_statistics", self.play.match.game.key)
