"""A game at the table: its record, the seat that looks, and everything that is drawn of it."""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.types import CSSPathType
from textual.widget import Widget
from textual.widgets import Static

from squadlog.games.game import ONLOOKER
from squadlog.seats import Speaker
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.words import cut, lines
from squadlog.tui.games.frame.curtain import CurtainSheet
from squadlog.tui.games.frame.hints import HintList
from squadlog.tui.games.frame.words import linked

if TYPE_CHECKING:
    from squadlog.games.game import Seen
    from squadlog.shell.match_log import Last, MoveEntry
    from squadlog.shell.match_seat import MatchSeat

FRAME_LOOKS = str(Path(__file__).with_name("frame.tcss"))
"""The style sheet of the frame, in full, because a screen that inherits may lie elsewhere."""
LEAST_TITLE = 12
"""So much of a title is always shown."""


class MoveList(Picker):
    """The moves, numbered; Enter or a second click stands there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Go there")]


class GameTable(Following):
    """Draws a match for the seat that looks. What can be done there is added by those that inherit."""

    CSS_PATH: ClassVar[CSSPathType] = FRAME_LOOKS
    AUTO_FOCUS = "#board"

    def __init__(self, match: "MatchSeat") -> None:
        super().__init__()
        self.match = match
        """The game as the whole table sees it."""
        self.seat: int | None = None
        """The seat that looks; None behind the curtain."""
        self.people = match.people
        """The seats on which people sit."""
        self.was_over = self.over
        """Whether it was over when it was drawn last."""
        self.replaying = self.over
        """Somebody walks through a game that was over before: nothing is asked or told on the way."""
        self._entries: tuple[object, tuple[MoveEntry, ...]] = (None, ())
        self._listed: object = None

    # What a game says of itself; see the contract in `frame`

    def board(self) -> Widget:
        """The widget that shows the position."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Show on the board what `view` sees; nothing of any hand when that is None."""
        raise NotImplementedError

    def next_step(self) -> str:
        """What the person to move can do next, in one line."""
        raise NotImplementedError

    def standing(self) -> list[Content | str]:
        """The lines above the list of moves: what every seat has."""
        return []

    # Who looks, and at what

    @property
    def door(self) -> "MatchSeat":
        """The seat that looks; behind the curtain, the table."""
        return self.match.at(ONLOOKER if self.seat is None else self.seat)

    @property
    def together(self) -> "MatchSeat":
        """The whole table, in the words of the one who looks: it goes back and forth."""
        return self.match.of(Speaker(name="" if self.seat is None else self.match.seats[self.seat]))

    @property
    def view(self) -> "Seen | None":
        """What the seat that looks may see; None behind the curtain."""
        return None if self.seat is None else self.door.seen

    @property
    def open_view(self) -> "Seen":
        """The same; behind the curtain what lies open to all."""
        return self.door.seen

    def others(self) -> "tuple[Seen, ...]":
        """What all other seats see, in turn order; empty until the game is over, for it is their secret."""
        return self.door.others()

    @property
    def hidden(self) -> bool:
        """Whether the game has hands that others may not see."""
        return self.match.game.kind.hidden

    @property
    def over(self) -> bool:
        """Whether the game has ended, also for who has gone back in it: no hand is a secret any more."""
        return self.match.ending is not None

    @property
    def mine(self) -> bool:
        """Whether the one who looks is a person and to move."""
        return self.seat is not None and self.seat in self.people and self.match.to_move == self.seat

    def seat_name(self, seat: int) -> str:
        """The seat's own name, such as `Red`."""
        return self.match.own_names[seat]

    def who(self, seat: int) -> str:
        """Who sits there, with the seat: `Ann (Red)`."""
        return self.match.called(seat)

    def _due(self) -> int | None:
        """The seat that ought to look now."""
        people, to_move = self.people, self.match.to_move
        if not people:
            return to_move if to_move is not None else (self.seat or 0)
        if len(people) == 1:
            return people[0]
        if to_move in people:
            return to_move
        if self.hidden and not self.over:
            return self.seat
        return people[0] if self.seat is None else self.seat

    def take_seats(self) -> None:
        """Let the right seat look; with hidden hands the curtain falls between two people."""
        due = self._due()
        if not self.hidden or len(self.people) < 2 or self.over:
            self.seat = due
        elif due != self.seat or due is None:
            self.seat = None
            self.answer("")
            if due is not None and self.app.screen is self:
                self.app.push_screen(
                    CurtainSheet(self.who(due), self._done_last(), self._last_person()),
                    lambda said: self._lifted(due, said),
                )

    def _lifted(self, seat: int, said: str | None) -> None:
        if said == "lifted":
            self.seat = seat
            self.go_on()
        elif said == "undo":
            self.action_undo()
        else:
            self.leave()

    def _last_person(self) -> str:
        """Who of the people moved last; empty if none has."""
        seats = (entry.seat for entry in reversed(self.log_entries()))
        return next((self.who(seat) for seat in seats if seat is not None and seat in self.people), "")

    def action_undo(self) -> None:
        """Take back the last move of the one who looks; behind the curtain, of whoever moved last."""
        raise NotImplementedError

    def _done_last(self) -> str:
        entry = self.log_entries()[-1]
        return "" if entry.seat is None else f"Last: {entry.number}. {self.who(entry.seat)}: {entry.words}"

    def record(self) -> "MatchSeat":
        """The game."""
        return self.match

    def gone_on(self) -> None:
        """Another window has gone on."""
        self.go_on()
        self.answer(ELSEWHERE)

    def go_on(self) -> None:
        """After anything changed: whoever is due looks, and everything is drawn again."""
        self.replaying = self.over and self.was_over
        self.was_over = self.over
        self.take_seats()
        self.draw()

    # Drawing

    def compose(self) -> ComposeResult:
        """Status, board with the moves beside it, what is next, what was answered."""
        yield Static("", id="status", markup=False)
        with Horizontal(id="middle"):
            board = self.board()
            board.id = "board"
            yield board
            with Vertical(id="panel"):
                yield Static("", id="standing", markup=False)
                yield MoveList(id="moves")
        yield Static("", id="next", markup=False)
        yield Static("", id="answer", markup=False)
        yield HintList()
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin, or go on."""
        self.go_on()

    def on_resize(self) -> None:
        """Another width has room for more of the title, or for less."""
        if self.is_mounted:
            self.draw_status()

    def on_screen_resume(self) -> None:
        """Back from another screen: the curtain may be due."""
        if self.is_mounted and self.seat is None:
            self.go_on()

    def draw(self) -> None:
        """Everything, as it stands for the seat that looks."""
        self.draw_status()
        self.query_one("#standing", Static).update(lines(self.standing()) if self.seat is not None else "")
        self.draw_next()
        self._draw_moves()
        self.lay_out()
        self.refresh_bindings()

    def draw_status(self) -> None:
        """The first line: which game, how far it is."""
        self.query_one("#status", Static).update(self._status())

    def draw_next(self) -> None:
        """The line that says what is next."""
        self.query_one("#next", Static).update(self.next_words())

    def answer(self, told: Content | str) -> None:
        """Show what came of something, under the board; plain text, never markup. A hint shown there is put away."""
        hints = self.query_one(HintList)
        if hints.display:
            if hints.has_focus:
                self.set_focus(self.query_one("#board"))
            hints.display = False
        self.query_one("#answer", Static).update(linked(told) if isinstance(told, str) else told)

    def log_entries(self, *, undone: bool = False) -> "tuple[MoveEntry, ...]":
        """The moves as the seat that looks may read them."""
        seen = self._seen()
        if self._entries[0] != seen:
            self._entries = (seen, self.door.log(undone=True))
        return tuple(entry for entry in self._entries[1] if undone or not entry.undone)

    def made_last(self) -> "Last | None":
        """The last move, None at the start or where the seat that looks may not know it."""
        return self.door.last()

    def _seen(self) -> object:
        """What the words of the log depend on: while it is the same, so are they."""
        return self.match.head, self.seat, len(self.match.branches()), self.over

    def _status(self) -> Content:
        number, last = self.match.length, self.match.length_reviewed
        back = f" of {last}, gone back" if number < last else ""
        told = f" move {number}{back}{self.status_more()}"
        # The title gives way: what follows it changes from move to move.
        title = cut(self.match.title, max(self.size.width - len(told) - 2, LEAST_TITLE))
        return Content.assemble((f" {title} ", "reverse bold"), told)

    def status_more(self) -> str:
        """What else the first line says."""
        return ""

    def next_words(self) -> Content:
        """Who is to move, and what to do next."""
        ending, to_move = self.match.outcome, self.match.to_move
        if ending is not None:
            rule = f" [{ending.rule}]" if ending.rule else ""
            reason = ending.reason[:1].upper() + ending.reason[1:]
            return Content.assemble(
                ("▶ Over ", "bold reverse"), (f" {self._result()}", "bold"), linked(f" {reason}.{rule}")
            )
        if to_move is None:
            return Content("")
        who = (f"▶ {self.who(to_move)} ", "bold reverse")
        if self.seat is None:
            return Content.assemble(who, " is to take over the keyboard.")
        return Content.assemble(who, linked(f" {self.next_step() if self.mine else self.waiting()}"))

    def waiting(self) -> str:
        """What is said while the seat to move is not the one who looks."""
        return "is to move."

    def _result(self) -> str:
        ending = self.match.outcome
        if ending is None:
            return ""
        best = max(ending.shares)
        winners = [self.who(seat) for seat, share in enumerate(ending.shares) if share == best]
        return f"{winners[0]} wins." if len(winners) == 1 else "Drawn."

    def _draw_moves(self) -> None:
        if self._listed == self._seen():
            return
        self._listed = self._seen()
        rows, here = [], None
        for entry in self.log_entries(undone=True):
            mark = "▶" if entry.current else "~" if entry.undone else " "
            seat = f"{cut(self.seat_name(entry.seat), 5)} " if entry.seat is not None else ""
            number = f"{entry.number:>3}. " if entry.seat is not None else "     "
            named = f" [{entry.branch}]" if entry.branch else ""
            style = "bold" if entry.current else "dim" if entry.undone else ""
            words = entry.words if entry.seat is not None else "the start"
            rows.append((str(entry.id), Content.styled(f"{mark}{number}{seat}{words}{named}", style)))
            here = str(entry.id) if entry.current else here
        self.query_one(MoveList).fill(rows, keep=here)
