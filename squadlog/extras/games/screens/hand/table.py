"""A table of cards on the screen: what lies open, which scrolls, and below it a hand that is always in sight.

What the card games share: cards, zones or answers in a row, to be highlighted and chosen from.
"""

from pathlib import Path
from typing import ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.extras.games.screens.frame.board import GameBoard
from squadlog.extras.games.screens.hand.boxes import Pick
from squadlog.extras.games.screens.hand.selection import RowSelection
from squadlog.extras.games.words import count_of

AROUND = 5
"""Lines that are never the table's: what game it is, two for what is next, one for an answer, the keys."""
MOST = 10
"""As many things in a row can be pointed at by digit, 0 being the tenth."""

HAND_HELP = (
    "Your hand is at the foot of the table. Left and right go through it and Enter chooses; 1 to 9 and 0, or a "
    "click, point at a card. Answers to a question are numbered in the same way, and the same digit again, Enter or "
    "a second click gives the answer. Up, down and PageDown scroll a large table. a explains the score, card by card "
    "with its rules. The computers move one after the other; Enter shows the next move at once."
)


class CardTable(GameBoard, can_focus=True):
    """A table of cards: something in a row can be chosen, a hand or answers, and computers move one by one."""

    PACED = True

    DEFAULT_CSS = Path(__file__).with_name("table.tcss").read_text(encoding="utf-8")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "screen.selection.walk(-1)", "One to the left", id="hand.left", show=False),
        Binding("right", "screen.selection.walk(1)", "One to the right", id="hand.right", show=False),
        Binding("enter", "choose", "Choose", id="hand.choose", show=False),
        Binding("up", "roll(-1)", "Up", id="hand.up", show=False),
        Binding("down", "roll(1)", "Down", id="hand.down", show=False),
        Binding("pageup", "roll(-10)", "Page up", id="hand.page_up", show=False),
        Binding("pagedown", "roll(10)", "Page down", id="hand.page_down", show=False),
        *[
            Binding(
                str(at % MOST), f"screen.selection.place({at})", f"Number {at}", id=f"hand.{at}", show=False
            )
            for at in range(1, MOST + 1)
        ],
    ]

    selection: RowSelection

    def drawn(self) -> tuple[Content, Content]:
        """What lies open, and the hand of the seat that looks."""
        raise NotImplementedError

    def lay_out(self) -> None:
        """Show the table; nothing at all behind the curtain."""
        covered = Content("The cards are covered until the player named lifts the curtain."), Content("")
        table, hand = covered if self.play.view is None else self.drawn()
        self.query_one("#cards", Static).update(table)
        self.query_one("#hand", Static).update(hand)
        self.call_after_refresh(self._tell_more)

    # Drawing

    def compose(self) -> ComposeResult:
        """What lies open, and the hand."""
        with VerticalScroll(id="open", can_focus=False):
            yield Static("", id="cards", markup=False)
        yield Static("", id="more", markup=False)
        yield Static("", id="hand", markup=False)

    def on_mount(self) -> None:
        """Watch for scrolling and for a table of another size: both change what lies above and below."""
        for changes in ("scroll_y", "virtual_size"):
            self.watch(self.query_one("#open"), changes, self._tell_more)

    def _tell_more(self) -> None:
        """Say how much of the table is out of sight; nothing, while the board is coming down."""
        if not self.query("#more"):
            return
        table = self.query_one("#open")
        above, below = round(table.scroll_y), round(table.max_scroll_y - table.scroll_y)
        told = [
            f"{sign} {count_of(count, 'line')} more {where}"
            for sign, count, where in (("▲", above, "above"), ("▼", below, "below"))
            if count > 0
        ]
        keys = " (Up, Down, PageUp, PageDown)" if told else ""
        self.query_one("#more", Static).update(Content.styled(" ".join(told) + keys, "bold"))

    def to_top(self) -> None:
        """Scroll back to where one's own things lie."""
        self.query_one("#open").scroll_home(animate=False)

    @property
    def room(self) -> tuple[int, int]:
        """How many cells a line may have, the scroll bar always having its own, and how many lines are seen at once.

        The lines are those that are left whatever is said below: a table that changed its looks with every answer would
        be hard to read.
        """
        return max(self.size.width - 1, 24), self.screen.size.height - AROUND - self.edges

    def on_resize(self) -> None:
        """Draw as much beside each other as fits."""
        self.redraw()

    # Pointing

    def action_roll(self, rows: int) -> None:
        """Scroll a table that is larger than the screen."""
        self.query_one("#open").scroll_relative(y=rows, animate=False)

    def action_choose(self) -> None:
        """Choose what is highlighted: a card, then its place; or go on."""
        if not self.play.mine or self.walks:
            self.post_message(self.NotNow())
        elif self.selection.row():
            self.selection.choose()

    def on_click(self, event: events.Click) -> None:
        """Point with the mouse."""
        meant = event.style.meta.get("pick")
        if isinstance(meant, str):
            event.stop()
            what, _, which = meant.partition(":")
            self.selection.point(cast("Pick", what), int(which))
