"""The first screen: go on with a battle, begin one, or look something up. It must be there at once."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.plugs import HomeEntry, extras, other_records
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import ask_sure, places, watch_again
from squadlog.tui.chrome.screens import Headline
from squadlog.tui.chrome.stored import (
    MenuEntry,
    blank,
    cards,
    format_stored,
    heading_row,
    menu_entries,
    offer_words,
    row_hints,
)
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.home_glances import OTHER, READY, STORED, GlancingScreen, HomeMenu

with lazy_imports():
    from squadlog.session import left_alone
    from squadlog.session.deleting import restoring
    from squadlog.store import records
    from squadlog.tui.battle import glance as glances

if TYPE_CHECKING:
    from squadlog.store.labels import Label
    from squadlog.tui.chrome.desk import Desk

NAMES = 10
"""Cells of the longest name of what can be begun or looked up."""
MORE, SHORT, ROOMY_ROWS = "more", 4, 30
"""The row that shows the rest of what can be gone on with; the rows of it shown at first on a screen with fewer rows
than the third."""


def extra_entries() -> list[HomeEntry]:
    """What the extras offer here, in the order of their places: first what is begun."""
    found = (entry for extra in extras() for entry in extra.entries)
    return sorted(found, key=lambda entry: (not entry.begins, entry.place))


def _extra_keys() -> Iterator[Binding]:
    for one in extra_entries():
        opens = "of_battle" if one.of_battle else "app.open"
        yield Binding(one.letter, f"{opens}('{one.screen}')", one.label, id=one.key, show=False)


class HomeScreen(GlancingScreen):
    """Continue, begin, look up; beside it what the cursor stands on, at a glance."""

    AUTO_FOCUS = "#menu"
    CSS_PATH = "home.tcss"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (20, "-high")]  # noqa: RUF012 - textual declares it
    HELP = (
        "Enter, or one click, does what is highlighted; the right side previews it. What is in progress stands at the "
        "top, the last one played first: c continues that one. Below stands what you can begin: every ready battle "
        "begins at once, and the app rolls new dice. W shows a battle again from its beginning. "
        "Delete removes what is highlighted at the top, after you confirm. "
        "b begins a new battle, s builds squads, f finds battles, notes and squads by words, d has the dice "
        "ever rolled and who won which scenario, r opens the rules, i the rulings, "
        f"{''.join(f'{one.help}, ' for one in extra_entries())}o the settings.\n"
        "Nothing needs saving: the program keeps each step at once. ctrl+p finds every command, ctrl+q leaves."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "Back", id="back", show=False),
        Binding("c", "last", "Continue", id="home.continue"),
        Binding("b", "app.open('new_battle')", "New battle", id="home.new", show=False),
        Binding("s", "app.open('squads')", "Squads", id="home.squads", show=False),
        Binding("f", "app.open('find')", "Find", id="home.find", show=False),
        Binding("d", "app.open('records')", "Records", id="home.records", show=False),
        Binding("r", "app.open('rules')", "Rules", id="home.rules", show=False),
        Binding("i", "app.open('rulings')", "Rulings", id="home.rulings", show=False),
        *_extra_keys(),
        Binding("o", "app.open('settings')", "Settings", id="home.settings", show=False),
        Binding("W", "watch", "Watch again", id="home.watch"),
        Binding("delete", "delete", "Delete", id="home.delete"),
        Binding("ctrl+q", "app.quit", "Quit", id="quit", priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._fault = self._alone = ""
        self._labels: dict[str, Label] = {}
        self._all = False

    def compose(self) -> ComposeResult:
        """Title, one list, and what its row is."""
        yield Headline("squadlog", "the digital squad log for Phalanx: Streets of Blood")
        yield Static("", id="note", classes="fault", markup=False)
        with Horizontal(id="halves"):
            menu = HomeMenu(id="menu", classes="panel")
            menu.border_title = "what next"
            yield menu
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the menu; stored battles follow when they are loaded."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Fill the menu again: battles may have gone on meanwhile."""
        if self.is_mounted and places(self.app).desk is not None:
            self.fill()

    def on_home_menu_widened(self, event: "HomeMenu.Widened") -> None:
        """Fill the menu with the rows of another width."""
        event.stop()
        self.fill()

    # The list

    def _read(self) -> None:
        """Read what is stored: battles, and other records that go on by an extra."""
        desk = places(self.app).desk
        self._fault, self._records, self._alone, self._labels = "", {}, "", {}
        if desk is None:
            return
        try:
            battles = desk.battles()
            self._fault = records.say_misfiled(battles)
            self._labels = desk.store.labels.of("battle")
            found = [(f"{STORED}{battle.id}", battle) for battle in battles]
            if other_records() is not None:
                found += [(f"{OTHER}{one.id}", one) for one in desk.store.games() if not one.over]
            self._alone = left_alone.format_left_alone(desk.store)
        except SquadlogError as error:
            self._fault = str(error)
            return
        found.sort(key=lambda entry: (entry[1].modified, entry[1].id), reverse=True)
        self._records = dict(found)

    @property
    def _last(self) -> str | None:
        """The battle played last."""
        return next((key for key in self._records if key.startswith(STORED)), None)

    def fill(self) -> None:
        """List what can be gone on with, what can be begun, and where to look things up."""
        if not self.is_mounted:
            return
        self._read()
        menu = self.query_one(HomeMenu)
        untouched = menu.chosen is None or menu.chosen == menu.first
        note = self.query_one("#note", Static)
        note.update(Content(places(self.app).fault or self._fault))
        note.display = bool(note.content)
        rows = list(self._rows(menu.room))
        menu.first = next((row.key for row in rows if row.stops), None)
        menu.fill(rows, keep=menu.first if untouched else None)
        self.refresh_bindings()
        self._look_soon()

    def _rows(self, width: int) -> Iterator[ListRow]:
        app = places(self.app)
        if self._records:
            yield heading_row("Continue")
            now = datetime.now(UTC)
            records = list(self._records.items())
            short = not self._all and self.app.size.height < ROOMY_ROWS and len(records) > SHORT
            for key, stored in records[:SHORT] if short else records:
                seen = self._seen.get((key, stored.modified))
                letter, score = "c" if key == self._last else "", glances.score_short(seen)
                label = None if stored.game else self._labels.get(str(stored.id))
                folder = "" if label is None else label.folder
                yield ListRow(
                    key,
                    format_stored(
                        stored, now, width, letter=letter, score=score, numbered=True, folder=folder
                    ),
                )
            if short:
                offer = MenuEntry("", "", f"▸ {len(records) - SHORT} more")
                yield ListRow(MORE, offer_words(offer, width, NAMES))
            yield blank("continue")
        elif app.desk is None and not app.fault:
            yield heading_row("Loading the battles ...")
            yield blank("loading")
        elif not self._fault and not app.fault:
            yield heading_row("Start here")
            for card in cards():
                yield ListRow(f"card:{card.key}", Content.assemble("  ▸ ", (card.name, "bold")))
                yield ListRow(f"told:{card.key}", Content.styled(f"      {card.told}", "$quiet"), stops=False)
            yield blank("cards")
        yield heading_row("Begin")
        for offer in menu_entries(begins=True):
            yield ListRow(offer.key, offer_words(offer, width, NAMES))
        if app.desk is not None:
            yield blank("ready")
            yield heading_row("Ready battles")
            for ready in app.desk.ready:
                told = f"{' - '.join(ready.sides)}{f', {ready.turns} turns' if ready.turns else ''}"
                offer = MenuEntry("", "", f"{ready.title:<22}", f"{told}{', map' if ready.mapped else ''}")
                yield ListRow(f"{READY}{ready.key}", offer_words(offer, width, NAMES))
        yield blank("look up")
        yield heading_row("Look up and set")
        for offer in menu_entries(begins=False):
            yield ListRow(offer.key, offer_words(offer, width, NAMES))
        if self._alone:
            yield blank("alone")
            yield ListRow("alone", Content.styled(f"  {self._alone}", "$quiet"), stops=False)

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Look into it, if the cursor rests there."""
        event.stop()
        self.query_one(HomeMenu).border_subtitle = row_hints(stored=event.key in self._records)
        self.refresh_bindings()
        self._look_soon()

    # What is done

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Do what was chosen."""
        event.stop()
        app, chosen = places(self.app), self._looked_up(event.key)
        if chosen == MORE:
            self._show_all()
        elif chosen.startswith(STORED):
            app.open_battle(int(chosen.removeprefix(STORED)))
        elif chosen.startswith(OTHER):
            app.open_record(int(chosen.removeprefix(OTHER)))
        elif chosen.startswith(READY):
            app.open_ready(chosen.removeprefix(READY))
        else:
            app.action_open(chosen)

    def _show_all(self) -> None:
        """Show all that can be gone on with, the cursor on the first that was not shown."""
        self._all = True
        menu = self.query_one(HomeMenu)
        menu.fill(list(self._rows(menu.room)), keep=list(self._records)[SHORT])
        self._look_soon()

    def action_enter(self) -> None:
        """Do what is highlighted."""
        self.query_one(HomeMenu).action_select()

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: only what is stored can be deleted or gone on with.

        Before anything is loaded nobody knows what is.
        """
        if action in ("delete", "watch"):
            chosen = self.query_one(HomeMenu).chosen or "" if self.is_mounted else ""
            return chosen in self._records and (action == "delete" or chosen.startswith(STORED))
        return action != "last" or places(self.app).desk is None or bool(self._fault or self._last)

    def action_last(self) -> None:
        """Go on with the battle last played; before anything is loaded nobody knows which that is."""
        places(self.app).with_desk(lambda _desk: self._go_on())

    def _go_on(self) -> None:
        self._read()
        if self._fault:
            places(self.app).say(self._fault, error=True)
        elif self._last is not None:
            places(self.app).open_battle(int(self._last.removeprefix(STORED)))
        else:
            places(self.app).say("No battles yet: b begins one.")

    def action_of_battle(self, screen: str) -> None:
        """A screen of the battle under the cursor, if it stands on one that opens without a word; else of none."""
        places(self.app).with_desk(partial(self._show_of_battle, screen))

    def action_watch(self) -> None:
        """The battle under the cursor again, from its beginning."""
        watch_again(self.app, int((self.query_one(HomeMenu).chosen or "").removeprefix(STORED)))

    def _show_of_battle(self, screen: str, desk: "Desk") -> None:
        app, chosen, seat = places(self.app), self.query_one(HomeMenu).chosen or "", None
        if chosen.startswith(STORED):
            number = int(chosen.removeprefix(STORED))
            try:
                seat = None if desk.seats_sealed(number) else desk.resume(number)
            except SquadlogError as error:
                app.say(str(error), error=True)
                return
        app.show(screen, seat)

    def action_delete(self) -> None:
        """Delete the highlighted battle or other record, after a second word."""
        chosen = self.query_one(HomeMenu).chosen or ""
        if (stored := self._records.get(chosen)) is not None:
            way = f"squadlog {restoring.command_for('game' if stored.game else 'battle')} restore {stored.id}"
            question = f"Delete {stored.title}? For thirty days, {way} restores it."
            ask_sure(self.app, question, lambda: self._gone(chosen))

    def _gone(self, chosen: str) -> None:
        desk = places(self.app).desk
        if desk is None or chosen not in self._records:
            return
        try:
            desk.store.delete_record(self._records[chosen].id)
        except SquadlogError as error:
            places(self.app).say(str(error), error=True)
        self.fill()
        self._look()  # at once: what is gone is shown no longer

    def action_back(self) -> None:
        """This is the first screen: there is nothing behind it."""
