"""A table of cards on the screen: what lies open, which scrolls, and below it a hand that is always in sight."""

from pathlib import Path
from typing import ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from squadlog.games.words import count_of
from squadlog.tui.games.board.boxes import Pick

AROUND = 5
"""Lines that are never the table's: what game it is, two for what is next, one for an answer, the keys."""
MOST = 10
"""As many things in a row can be pointed at by digit, 0 being the tenth."""


class CardTable(Vertical, can_focus=True):
    """Shows what it is told and tells what people point at; it knows no cards."""

    DEFAULT_CSS = Path(__file__).with_name("table.tcss").read_text(encoding="utf-8")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", "One to the left", id="hand.left", show=False),
        Binding("right", "walk(1)", "One to the right", id="hand.right", show=False),
        Binding("enter", "choose", "Choose", id="hand.choose", show=False),
        Binding("up", "roll(-1)", "Up", id="hand.up", show=False),
        Binding("down", "roll(1)", "Down", id="hand.down", show=False),
        Binding("pageup", "roll(-10)", "Page up", id="hand.page_up", show=False),
        Binding("pagedown", "roll(10)", "Page down", id="hand.page_down", show=False),
        *[
            Binding(str(place % MOST), f"place({place})", f"Number {place}", id=f"hand.{place}", show=False)
            for place in range(1, MOST + 1)
        ],
    ]

    class Walked(Message):
        """To the next one in the row, `steps` to the right."""

        def __init__(self, steps: int) -> None:
            super().__init__()
            self.steps = steps

    class Chosen(Message):
        """The one that is highlighted."""

    class Pointed(Message):
        """At something by its number or with the mouse: what it is, and which, from 0.

        By a digit it is `row`: whatever lies in the row now.
        """

        def __init__(self, what: Pick, which: int) -> None:
            super().__init__()
            self.what, self.which = what, which

    class Resized(Message):
        """There is another amount of room."""

    def compose(self) -> ComposeResult:
        """What lies open, and the hand."""
        with VerticalScroll(id="open", can_focus=False):
            yield Static("", id="cards", markup=False)
        yield Static("", id="more", markup=False)
        yield Static("", id="hand", markup=False)

    def on_mount(self) -> None:
        """Scrolling changes what lies above and below."""
        self.watch(self.query_one("#open"), "scroll_y", self._tell_more)

    def _tell_more(self) -> None:
        """Say how much of the table is out of sight."""
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
        """Back to where one's own things lie."""
        self.query_one("#open").scroll_home(animate=False)

    @property
    def room(self) -> tuple[int, int]:
        """How many cells a line may have, the scroll bar always having its own, and how many lines are seen at once.

        The lines are those that are left whatever is said below: a table that changed its looks with every answer would
        be hard to read.
        """
        return max(self.size.width - 1, 24), self.screen.size.height - AROUND

    def show(self, told: Content, hand: Content) -> None:
        """Show a table and a hand."""
        self.query_one("#cards", Static).update(told)
        self.query_one("#hand", Static).update(hand)
        self.call_after_refresh(self._tell_more)

    def on_resize(self) -> None:
        """Whoever lays the table does it again."""
        self.post_message(self.Resized())

    def action_walk(self, steps: int) -> None:
        """The highlight to the next one in the row."""
        self.post_message(self.Walked(steps))

    def action_roll(self, rows: int) -> None:
        """Scroll a table that is larger than the screen."""
        self.query_one("#open").scroll_relative(y=rows, animate=False)

    def action_choose(self) -> None:
        """Choose what is highlighted: a card, then its place."""
        self.post_message(self.Chosen())

    def action_place(self, place: int) -> None:
        """Point at what has this number in the row."""
        self.post_message(self.Pointed("row", place - 1))

    def on_click(self, event: events.Click) -> None:
        """Point with the mouse."""
        meant = event.style.meta.get("pick")
        if isinstance(meant, str):
            event.stop()
            what, _, which = meant.partition(":")
            self.post_message(self.Pointed(cast("Pick", what), int(which)))
