"""Companies as they are looked at: each at a glance with its soldiers, beside it the one under the cursor."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.screens import glance
from squadlog.extras.careers.screens.page import CareerPage
from squadlog.extras.careers.session import changed
from squadlog.extras.careers.session.companies import Companies, gear_of, names_of
from squadlog.extras.careers.words import entry_words
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.marked_list import MarkedList
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.stored import blank
from squadlog.tui.chrome.strip_list import ListRow

_WRITTEN = 12
"""Entries of a chronicle that are shown."""


class RosterList(MarkedList):
    """Companies, and their soldiers beneath them. `widened` is done where lines have other room."""

    widened: Callable[[], object] | None = None

    def on_resize(self) -> None:
        """Tell of it."""
        super().on_resize()
        if self.widened is not None:
            self.widened()


class CompanyRoster:
    """The list of companies and the page beside it; it knows who is meant by the cursor and the marks."""

    def __init__(self, asker: Asker) -> None:
        self._asker = asker
        self.listed, self.page = RosterList(id="roster", classes="panel"), CareerPage()
        self._companies: dict[str, Company] = {}
        self._names: Mapping[str, Mapping[int, str]] = {}
        self._shut: set[str] | None = None

    @property
    def companies(self) -> Companies:
        """What reads and writes companies."""
        return Companies(open_desk(self._asker.app).store)

    def fill(self) -> None:
        """Show every company with its soldiers."""
        try:
            companies = {one.id: one for one in self.companies.all()}
            self._names = {key: names_of(one) for key, one in companies.items()}
        except SquadlogError as error:
            self.page.show("damaged", str(error))
            return
        self._companies = companies
        self._draw()

    def refit(self) -> None:
        """Draw it again where columns and page have other room."""
        if self._shut is not None:
            self._draw()

    def _draw(self) -> None:
        if self._shut is None:
            self._shut = self._shut_at_first()
        width = self.listed.scrollable_content_region.width or 73
        self.listed.fill(tuple(self._rows(max(40, width - 2))))
        self.look()

    def _shut_at_first(self) -> set[str]:
        """The companies that are shut at first: open are as many as have room with all their soldiers, one always."""
        companies = list(self._companies.values())
        high = self.listed.app.size.height - 5
        room = (high // 2 - 1 if self.listed.screen.has_class("-narrow") else high) - sum(
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

    def open_or_close(self, key: str) -> None:
        """Show the soldiers of a company, or hide them again."""
        if key in self._companies and self._shut is not None:
            self._shut ^= {key}
            self._draw()
            soldiers = [f"{key}-{number}" for number in self._companies[key].members]
            self.listed.reveal([key, *soldiers])

    # Beside it

    def look(self) -> None:
        """Show the page of what is under the cursor, and name what can be done with it."""
        one, number = self.chosen()
        open_word = "opens" if one is not None and one.id in (self._shut or ()) else "closes"
        hints = [("space", "mark", ""), ("m", "muster", "screen.companies.muster")]
        if number is None:
            hints.insert(0, ("⏎", "begins" if one is None else open_word, ""))
        self.listed.border_subtitle = hint_line(hints if one is not None else hints[:1])
        try:
            if one is None:
                self.page.show("how to", glance.how_words(self.page.room))
            elif number is None:
                self.page.show(one.name, self._company_words(one))
            else:
                words = glance.soldier_words(
                    one,
                    number,
                    self._names[one.id][number],
                    carried=gear_of(one, number),
                    numbers=changed.numbers_of(self.companies),
                    width=self.page.room[0],
                )
                self.page.show(self._names[one.id][number], words)
        except SquadlogError as error:
            self.page.show("damaged", str(error))

    def _company_words(self, one: Company) -> Content:
        numbers = changed.numbers_of(self.companies)
        last: Sequence[str] = [
            entry_words(row.entry, numbers) for row in self.companies.chronicle(one)[: -_WRITTEN - 1 : -1]
        ]
        return glance.company_words(
            one,
            self._names[one.id],
            carried={number: gear_of(one, number) for number in one.members},
            numbers=numbers,
            changed=[battle.told for battle in changed.find_changed(self.companies, one)],
            written=last,
            room=self.page.room,
        )

    # Who is meant

    def chosen(self) -> tuple[Company | None, int | None]:
        """The company under the cursor, and the soldier if it is one."""
        home, dash, number = (self.listed.chosen or "").partition("-")
        return self._companies.get(home), int(number) if dash else None

    def meant(self) -> tuple[Company, tuple[int, ...]] | None:
        """The company under the cursor with its marked soldiers, or the one under it; told where there is none."""
        one, number = self.chosen()
        if one is None:
            self._asker.tell("There is no company yet; n creates one.")
            return None
        who = self._marked(one) or (() if number is None else (number,))
        if not who:
            self._asker.tell("First put the cursor on a soldier, or mark several with space.")
            return None
        return one, who

    def mustered(self) -> tuple[Company, tuple[int, ...]] | None:
        """The soldiers that a muster means: those marked, else all of the company that are fit to go."""
        one, number = self.chosen()
        marks = self.listed.marks.keys
        if one is None or number is not None or any(key.partition("-")[0] == one.id for key in marks):
            return self.meant()
        if not one.ready:
            self._asker.tell(f"No soldier of {one.name} is fit.")
            return None
        return one, one.ready

    def _marked(self, one: Company) -> tuple[int, ...]:
        marks = [key.partition("-") for key in self.listed.marks.keys]
        return tuple(int(there) for home, dash, there in marks if dash and home == one.id)

    # What is done

    def do(self, what: Callable[[], object], said: str = "") -> bool:
        """Do it and show what came of it, or say in one sentence why not."""
        done = self._asker.did(what, said)
        if done:
            self.fill()
        return done

    def write(self, one: Company, *entries: told.ChronicleEntry) -> None:
        """Write entries into the log of a company."""
        self.do(lambda: self.companies.write(one, *entries))
