"""What the two card games share on the screen: a hand to choose from, answers to choose from, and moves that can be followed."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.timer import Timer

from squadlog.games.catalogue import words_of
from squadlog.games.telling import News, Told
from squadlog.lazily import lazily
from squadlog.tui.chrome.words import lines
from squadlog.tui.games.board.boxes import Pick
from squadlog.tui.games.frame.frame import GameScreen
from squadlog.tui.games.hand.table import CardTable

with lazily():
    from squadlog.tui.games.frame import account_sheet

if TYPE_CHECKING:
    from squadlog.shell.match_seat import MatchSeat

PACE_S = 1.2
"""How long the move of a computer stands alone before the next computer moves."""
HAND_HELP = (
    "Your hand lies at the foot of the table. Left and right walk through it and Enter chooses; 1 to 9 and 0 "
    "point at a card by its "
    "place, a click does as well. Where there is something to answer instead, the answers are numbered in the "
    "same way, and the "
    "same digit again, Enter or a second click gives the answer. Up, down and PageDown scroll a large table. "
    "a explains everything "
    "that counts, card by card with its rules. The moves of computers come one after the other; Enter goes on at once."
)


class HandAnswer(NamedTuple):
    """Something to say: the move, and its words."""

    move: str
    words: str


class Card(NamedTuple):
    """A card of the hand, by its number in the deck."""

    card: int


class HandZone(NamedTuple):
    """A zone in which the chosen card may be laid."""

    zone: int


Choice = HandAnswer | Card | HandZone


class HandScreen(GameScreen):
    """A game of cards: something in a row can be chosen, a hand or answers, and computers move one by one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("a", "account", "Account", id="hand.account")]

    def __init__(self, match: "MatchSeat") -> None:
        super().__init__(match)
        self.at = 0
        """The place in the row that is highlighted."""
        self._meant = False
        """Somebody put the highlight there, so that pointing at it once more chooses it."""
        self._paced = match.head
        self._pause: Timer | None = None
        self._held = False
        self._looked: tuple[int | None, int] = (None, -1)
        latest = self._latest()
        self._before = 0 if latest is None else latest.number
        self._told: dict[int, int] = {}

    # For a game to give

    def row(self) -> Sequence[Choice]:
        """What can be chosen from now, all of one kind."""
        raise NotImplementedError

    def choose(self) -> None:
        """Choose what is highlighted."""
        raise NotImplementedError

    def pointed(self, what: Pick, which: int) -> None:
        """Somebody pointed at something; `row` is whatever the row holds."""
        raise NotImplementedError

    def show_table(self) -> tuple[Content, Content]:
        """What lies open, and the hand of the seat that looks."""
        raise NotImplementedError

    def laid(self, told: Iterable[Told]) -> list[Content]:
        """What is told, with cards as they are drawn here."""
        raise NotImplementedError

    def account_parts(self) -> Content:
        """Everything that counts, with reasons."""
        raise NotImplementedError

    def forget(self) -> None:
        """Another position or another person: nothing is chosen any more."""
        self.at, self._meant = 0, False

    def pointing(self) -> object:
        """The place in the row that is highlighted."""
        return self.at, self._meant

    def busy(self) -> bool:
        """Whether somebody put the highlight where it is."""
        return self._meant

    def news(self) -> bool:
        """Show what has ended, such as a battle, once to everybody who looks, before anybody moves on; whether it does."""
        news, seat = self._latest(), self.seat or 0
        number = 0 if news is None else news.number
        told = min(self._told.get(seat, self._before), number)
        self._told[seat] = number
        if news is None or not news.told or number <= told or self.replaying:
            return False
        self.call_later(self.read, news.title, lines(self.laid((*news.told, *news.details))))
        return True

    def _latest(self) -> News | None:
        return words_of(self.match.game).news(self.open_view, self.who)

    # Drawing

    def board(self) -> CardTable:
        """The table."""
        return CardTable()

    @property
    def table_view(self) -> CardTable:
        """The table."""
        return self.query_one(CardTable)

    def draw(self) -> None:
        """Everything; what was chosen at another position is forgotten first."""
        now = (self.seat, self.match.head)
        if now != self._looked:
            self._looked = now
            self.forget()
        super().draw()

    def lay_out(self) -> None:
        """The table; nothing at all behind the curtain."""
        self.redraw()
        if self.view is not None and self.app.screen is self and self.news():
            self._held = True

    def redraw(self) -> None:
        """The table and the line under it, after the highlight has moved."""
        covered = Content("The cards are covered until the right one lifts the curtain.")
        self.table_view.show(*((covered, Content("")) if self.view is None else self.show_table()))
        self.draw_next()

    # Pointing

    def on_card_table_resized(self, event: CardTable.Resized) -> None:
        """As much beside each other as fits."""
        event.stop()
        self.redraw()

    def on_card_table_walked(self, event: CardTable.Walked) -> None:
        """The highlight to the next one."""
        event.stop()
        if self.mine and self.row():
            self.at, self._meant = (self.at + event.steps) % len(self.row()), True
            self.redraw()

    def on_card_table_chosen(self, event: CardTable.Chosen) -> None:
        """Choose, or go on."""
        event.stop()
        if not self.mine or self.walks:
            self.go_or_say()
        elif self.row():
            self.choose()

    def on_card_table_pointed(self, event: CardTable.Pointed) -> None:
        """Point at something."""
        event.stop()
        if self.mine and event.what == "row" and event.which >= len(self.row()):
            self.answer(f"There is no number {event.which + 1}: they go from 1 to {len(self.row())}.")
        elif self.mine or event.what == "zone":
            self.pointed(event.what, event.which)
        else:
            self.go_or_say()

    def go_or_say(self) -> None:
        """As everywhere; the next computer need not wait until its time to be seen is over."""
        if self._pause is not None:
            self._go_at_once()
        else:
            super().go_or_say()

    def take_or_light(self, which: int) -> None:
        """The one that was pointed at before is chosen, another one is highlighted."""
        if which == self.at and self._meant:
            self.choose()
        else:
            self.at, self._meant = which, True
            self.redraw()

    def action_account(self) -> None:
        """Explain everything that counts on the table, card by card, with its rules."""
        self.read("What counts now, card by card", self.account_parts())

    def read(self, title: str, told: Content) -> None:
        """Show a text over the table; a computer waits until it is closed."""
        if self.view is not None:
            self.app.push_screen(account_sheet.AccountSheet(title, told))

    # One computer's move after the other

    def think(self, purpose: Literal["move", "hint"], seat: int) -> None:
        """Begin to think, but let people see the move before first; nobody moves on beneath a sheet."""
        if purpose == "move":
            if self._held or self.app.screen is not self:
                self._held = True
                return
            before = self.match.seen_before
            if before is not None and before.to_move not in self.people and self._paced != self.match.head:
                self._stop_pause()
                self._pause = self.set_timer(PACE_S, self._go_at_once)
                self.draw_next()
                return
        super().think(purpose, seat)

    def drop_thinking(self) -> None:
        """End the thinking, and the pause before it."""
        self._stop_pause()
        super().drop_thinking()

    def _stop_pause(self) -> None:
        if self._pause is not None:
            self._pause.stop()
            self._pause = None

    def _go_at_once(self) -> None:
        self._stop_pause()
        self._paced = self.match.head
        if self.is_attached:
            self.go_on()

    def on_screen_resume(self) -> None:
        """Back from a sheet: whoever waited goes on."""
        if self._held and self.is_mounted:
            self._held = False
            self.go_on()

    def waiting(self) -> str:
        """What is said while the seat to move is not the one who looks."""
        return "is next; Enter goes on at once." if self._pause is not None else super().waiting()
