"""Companies as they are looked at: each at a glance with its soldiers, beside it the one under the cursor."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.names import cleaned
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.screens import glance
from squadlog.extras.careers.session import changed
from squadlog.extras.careers.session.companies import Companies, carried_by, names_of
from squadlog.extras.careers.words import entry_words
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.marked_list import MarkedList
from squadlog.tui.chrome.places import opened_desk
from squadlog.tui.chrome.screens import Headline, StoredScreen, hint_line
from squadlog.tui.chrome.stored import blank
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import lines

if TYPE_CHECKING:
    from collections.abc import Mapping

_WRITTEN = 12
"""Entries of a chronicle that are shown."""


class RosterList(MarkedList):
    """Companies, and their soldiers beneath them."""

    class Widened(Message):
        """There is room for longer or shorter lines."""

    def on_resize(self) -> None:
        """Tell of it."""
        super().on_resize()
        self.post_message(self.Widened())


class RosterScreen(StoredScreen):
    """The list of companies and what stands beside it."""

    CSS_PATH = "careers.tcss"
    AUTO_FOCUS = "#roster"

    def __init__(self) -> None:
        super().__init__()
        self._companies: dict[str, Company] = {}
        self._names: Mapping[str, Mapping[int, str]] = {}
        self._shut: set[str] | None = None

    def compose(self) -> ComposeResult:
        """The rosters, and one career."""
        yield Headline("Companies", "campaign squads, results, the ladder")
        with Horizontal(id="halves"):
            roster = RosterList(id="roster", classes="panel")
            roster.border_title = "companies"
            yield roster
            with VerticalScroll(id="career-box", classes="panel"):
                yield Static("", id="career", markup=False)
        yield KeyBar()

    def on_roster_list_widened(self, event: RosterList.Widened) -> None:
        """Other room for columns and for what stands beside them."""
        event.stop()
        if self._companies or self._shut is not None:
            self.soon(self._draw)

    @property
    def door(self) -> Companies:
        """What reads and writes companies."""
        return Companies(opened_desk(self.app).store)

    def fill(self) -> None:
        """Every company with its soldiers."""
        try:
            companies = {one.id: one for one in self.door.all()}
            self._names = {key: names_of(one) for key, one in companies.items()}
        except SquadlogError as error:
            self._show("damaged", Content(str(error)))
            return
        self._companies = companies
        self._draw()

    def _draw(self) -> None:
        listed = self.query_one(RosterList)
        if self._shut is None:
            self._shut = self._shut_at_first()
        listed.fill(tuple(self._rows(max(40, (listed.scrollable_content_region.width or 73) - 2))))
        self._look()

    def _shut_at_first(self) -> set[str]:
        """As many companies are open as have room with all of their soldiers, from the top; one alone always is."""
        companies = list(self._companies.values())
        high = self.app.size.height - 5
        room = (high // 2 - 1 if self.has_class("-narrow") else high) - sum(
            3 + bool(one.out) for one in companies
        )
        shut = set()
        for one in companies if len(companies) > 1 else ():
            room -= len(one.members) + 1
            if room < 0:
                shut.add(one.id)
        return shut

    def _rows(self, width: int) -> Iterator[ListRow]:
        named = glance.name_cells(self._companies.values())
        for key, one in self._companies.items():
            closed = key in (self._shut or ())
            yield from glance.company_rows(one, self._names[key], width, named=named, closed=closed)
            yield blank(key)
        yield from glance.offer_rows(width, empty=not self._companies)

    def on_strip_list_highlighted(self, event: RosterList.Highlighted) -> None:
        """Another career."""
        event.stop()
        self._look()

    def on_strip_list_selected(self, event: RosterList.Selected) -> None:
        """A company opens and closes; what can be begun is begun."""
        event.stop()
        if event.key.startswith(glance.OFFER):
            self.call_later(self.run_action, event.key.removeprefix(glance.OFFER))
        elif event.key in self._companies and self._shut is not None:
            self._shut ^= {event.key}
            self._draw()
            soldiers = [f"{event.key}-{number}" for number in self._companies[event.key].members]
            self.query_one(RosterList).reveal([event.key, *soldiers])

    # Beside it

    def _look(self) -> None:
        one, number = self._chosen()
        listed = self.query_one(RosterList)
        open_word = "opens" if one is not None and one.id in (self._shut or ()) else "closes"
        hints = [("space", "mark", ""), ("m", "muster", "screen.muster")]
        if number is None:
            hints.insert(0, ("⏎", "begins" if one is None else open_word, ""))
        listed.border_subtitle = hint_line(hints if one is not None else hints[:1])
        try:
            if one is None:
                self._show("how to", glance.how_words(self._room))
            elif number is None:
                self._show(one.name, self._company_words(one))
            else:
                told = glance.soldier_words(
                    one,
                    number,
                    self._names[one.id][number],
                    carried=carried_by(one, number),
                    numbers=changed.numbers_of(self.door),
                    width=self._room[0],
                )
                self._show(self._names[one.id][number], told)
        except SquadlogError as error:
            self._show("damaged", Content(str(error)))

    def _company_words(self, one: Company) -> Content:
        numbers = changed.numbers_of(self.door)
        last: Sequence[str] = [
            entry_words(row.entry, numbers) for row in self.door.chronicle(one)[: -_WRITTEN - 1 : -1]
        ]
        return glance.company_words(
            one,
            self._names[one.id],
            carried={number: carried_by(one, number) for number in one.members},
            numbers=numbers,
            changed=[battle.told for battle in changed.changed_battles(self.door, one)],
            written=last,
            room=self._room,
        )

    @property
    def _room(self) -> tuple[int, int]:
        """Cells and lines beside the list, the scroll bar left out."""
        size = self.query_one("#career-box").size
        return max(0, size.width - 1), size.height

    def _show(self, title: str, shown: Content) -> None:
        box = self.query_one("#career-box")
        box.border_title = Content(cleaned(title, limit=40))
        self.query_one("#career", Static).update(lines([shown]))
        box.scroll_home(animate=False)

    def _chosen(self) -> tuple[Company | None, int | None]:
        """The company under the cursor, and the soldier if it is one."""
        key = self.query_one(RosterList).chosen or ""
        home, dash, number = key.partition("-")
        return self._companies.get(home), int(number) if dash else None
