"""The board of the battle screen: what it shows, and how that is brought in line with the battle."""

import re
from collections.abc import Sequence

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static, Tab, Tabs

from squadlog.battle.state import Known
from squadlog.rulebook.load import load_rulebook
from squadlog.shell.seat import Seat
from squadlog.tui.battle import summons
from squadlog.tui.battle.askline import AskLine
from squadlog.tui.battle.card import card_words
from squadlog.tui.battle.journal import Journal
from squadlog.tui.battle.lesson import LessonPanel
from squadlog.tui.battle.orderlist import ask_words, order_words, status_words
from squadlog.tui.battle.panels import Panels
from squadlog.tui.battle.roster import Roster
from squadlog.tui.battle.track import Track
from squadlog.tui.chrome.following import ELSEWHERE, Following
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.words import lines, linked
from squadlog.tui.sheets.sayline import SayLine
from squadlog.tutorial.course import course_of

WIDE, SIDE = 120, 40
"""Cells from which order and log stand beside the units, and how many they take (battle.tcss)."""
ANSWER_ROWS, ANSWER_ROWS_LOW, LOW = 5, 4, 30
"""How many rows the last answer takes; fewer on a screen of less than 30 rows, so that the units stay in sight."""
ROLLED = ", needs "
MOMENT = re.compile(r"^T\d+\.s\d+ ")


def latest(told: Sequence[str], width: int, rows: int) -> Content:
    """What just happened, a line each, without moments and rulers: as many as fit, rolls before everything else."""
    plain = [MOMENT.sub("", line) for line in told]
    plain = [line for line in plain if line and not line.startswith("—")]
    by_weight = sorted(range(len(plain)), key=lambda place: (ROLLED not in plain[place], -place))
    kept: set[int] = set()
    for place in by_weight:
        takes = -(-Content(plain[place]).cell_length // max(1, width))
        if takes <= rows:
            kept.add(place)
            rows -= takes
    return Content("\n").join([linked(plain[place]) for place in sorted(kept)])


class BattleBoard(Following):
    """Status, track, order, units, card, log, the last answer, what is asked, and the prompt."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.shown: Known | None = None
        self._asks = ""
        self._drawn_at = Size()
        self.answered = Content("")
        self.panels = Panels(self)

    def compose(self) -> ComposeResult:
        """Track on top, order, units and log in the middle, what is asked below."""
        self.arrange_for(self.app.size.width)
        yield Static("", id="status", markup=False)
        if (fight := course_of(self.seat.known.setup)) is not None:
            yield LessonPanel(fight, self.seat)
        yield Track(id="track")
        yield Tabs(
            Tab("Units", id="tab-units"), Tab("Order", id="tab-order"), Tab("Log", id="tab-log"), id="tabs"
        )
        with Horizontal(id="middle"):
            with Vertical(id="units-box"):
                yield Roster(id="units")
                with VerticalScroll(id="card-box", can_focus=False):
                    yield Static("", id="card", markup=False)
                yield from self.panels.compose()
            yield from self.compose_map()
            with Vertical(id="side"):
                with VerticalScroll(id="order-box", can_focus=False):
                    yield Static("", id="order", markup=False)
                yield Journal(id="journal")
        yield from self.compose_map_line()
        yield Static("", id="answer", markup=False)
        yield AskLine("", id="ask", markup=False)
        yield SayLine(lambda: self.seat.known)
        yield KeyBar()

    def arrange_for(self, width: int) -> None:
        """What hangs on the width, set before anything has looks: a later change would renew them all."""
        fitting = [name for least, name in self.app.HORIZONTAL_BREAKPOINTS or () if width >= least][-1:]
        self.add_class("tab-units", *fitting, update=False)

    def compose_map(self) -> ComposeResult:
        """What stands between units and log: a board alone has no map."""
        yield from ()

    def compose_map_line(self) -> ComposeResult:
        """What stands under them: a board alone has no map."""
        yield from ()

    def units_room(self, width: int) -> int:
        """Cells for the unit rows on a screen of that width."""
        return width - SIDE if width >= WIDE else width

    def on_mount(self) -> None:
        """Show the battle and whatever it waits for."""
        self.redraw(whole=True)
        self.next_unit()
        self.call_after_refresh(self.follow)

    def on_resize(self, event: events.Resize) -> None:
        """Another width shows more or less of the rows."""
        if event.size != self._drawn_at:
            self.panels.resized()
            self.call_after_refresh(self.redraw)

    def record(self) -> Seat:
        """The battle."""
        return self.seat

    def gone_on(self) -> None:
        """Another window has gone on: show the battle as it stands there, and what it waits for."""
        self.panels.close_all()
        self.draw_answer(Content(ELSEWHERE))
        self.redraw(whole=True)
        self.next_unit()
        self.call_after_refresh(self.follow)

    def on_screen_resume(self) -> None:
        """Something may have changed on a screen laid over this one."""
        if self.shown is not None and self.shown is not self.seat.known:
            self.draw_answer(Content(""))
            self.redraw(whole=True)

    # Showing

    def redraw(self, *, whole: bool = False) -> None:
        """Bring everything in line with the battle as it stands. `whole` reads the log again."""
        battle = self.seat.known
        self._drawn_at = self.app.size
        ask = self.seat.ask()
        self.query_one("#status", Static).update(status_words(self.seat.title, battle))
        self.query_one(Track).show(battle)
        self.query_one("#order", Static).update(order_words(battle))
        width = self.app.size.width
        wide = width >= WIDE
        self.query_one(Roster).show(
            battle, summons.asked(battle, ask), self.seat.shots_left(), room=self.units_room(width)
        )
        if whole or self.shown is None:
            self.query_one(Journal).show(self.seat.log())
        self.shown = battle
        self.query_one("#ask", Static).update(ask_words(battle, ask, self.seat.awaiting, short=not wide))
        for lesson in self.query(LessonPanel):
            lesson.show()
        self._draw_card()
        self.draw_answer(self.answered)
        if ask.kind != self._asks:
            self._asks = ask.kind
            self.refresh_bindings()

    def _draw_card(self) -> None:
        number = self.query_one(Roster).selected
        battle = self.seat.known
        if number is None:
            briefing = battle.setup.briefing
            reads = [linked(briefing), Content.styled("b reads all of it", "dim")] if briefing else []
            shown = lines(reads)
        else:
            size = self.app.size
            whole = size.width >= WIDE and size.height >= LOW
            reminders = self.seat.reminders()
            shown = card_words(battle, battle.units[number], load_rulebook(), reminders, whole=whole)
        card = self.query_one("#card", Static)
        # As many lines as before: nothing else has to be laid out again.
        card.update(shown, layout=shown.get_height({}, card.size.width or 1) != card.size.height)
        self.query_one("#card-box").scroll_home(animate=False)

    def draw_answer(self, answer: Content) -> None:
        """Show what came of the last thing said, until something else is said."""
        self.answered = answer
        self.set_class(bool(answer.plain), "told")
        self.query_one("#answer", Static).update(answer)

    def follow(self) -> None:
        """Open what the battle waits for; a board alone opens nothing."""

    def next_unit(self) -> None:
        """Put the cursor on the next unit that is waited for, unless it already is on one."""
        roster = self.query_one(Roster)
        waiting = summons.asked(self.seat.known, self.seat.ask())
        if waiting and roster.selected not in waiting:
            roster.select(waiting[0])
            self.call_after_refresh(roster.reveal_units, waiting)

    @on(StripList.Highlighted, "#units")
    def _chosen_row(self, event: StripList.Highlighted) -> None:
        """Show the card of the unit under the cursor."""
        event.stop()
        self._draw_card()

    def on_tabs_tab_activated(self, event: Tabs.TabActivated) -> None:
        """On a narrow screen one of units, order and log is shown."""
        for name in ("tab-units", "tab-order", "tab-log"):
            self.set_class(event.tab.id == name, name)

    def action_tab(self) -> None:
        """The next tab of a narrow screen."""
        self.query_one(Tabs).action_next_tab()
