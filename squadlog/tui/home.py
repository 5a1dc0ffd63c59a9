"""The first screen: go on with a battle, begin one, or look something up. It must be there at once."""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from squadlog.errors import SquadlogError
from squadlog.lazily import lazily
from squadlog.tui.chrome.chrome import Headline, RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.stored import (
    BEGIN,
    CARDS,
    LOOK_UP,
    MenuEntry,
    blank,
    headed,
    offer_words,
    row_hints,
    stored_words,
)
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines

with lazily():
    from squadlog.store import records
    from squadlog.tui.battle import glance as glances
    from squadlog.tui.games.frame import peek as peeks

if TYPE_CHECKING:
    from textual.timer import Timer

    from squadlog.shell.glance import Glance
    from squadlog.store.records import BattleSummary
    from squadlog.tui.chrome.desk import Desk

STORED, GAME, READY = "#", "side game ", "ready:"
"""What the keys of rows begin with: a stored battle, a stored side game, a ready battle."""
NAMES = 10
"""Cells of the longest name of what can be begun or looked up."""
MORE, SHORT, ROOMY_ROWS = "more", 4, 30
"""The row that shows the rest of what can be gone on with, of which a screen of fewer rows shows so many at first."""
LISTED = 10
"""Records that are looked into without being asked for: those played last."""
LOOKS_AFTER_S = 0.2
"""How long the cursor rests before the right side looks into what it stands on."""


class HomeScreen(RoomScreen):
    """Continue, begin, look up; beside it what the cursor stands on, at a glance."""

    AUTO_FOCUS = "#menu"
    CSS_PATH = "home.tcss"
    VERTICAL_BREAKPOINTS = [(0, "-low"), (20, "-high")]  # noqa: RUF012 - textual declares it
    HELP = (
        "Enter, or one click, does what is highlighted; the right side shows it at a glance. Above stands what "
        "can be gone on with, the one played last first: c goes on with that. Beneath it what can be begun: every "
        "ready battle begins at once, with new dice of the program. On a battle or a side game delete takes it away, "
        "after a second word. b begins a new battle, q a quick one, s builds squads, k has the companies, r opens the "
        "rules, i the rulings, p what can be printed, g the side games, w the workshop, o the settings.\n"
        "Nothing ever needs saving: each step is kept at once. ctrl+p finds every command, ctrl+q leaves."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "Back", id="back", show=False),
        Binding("c", "last", "Continue", id="home.continue"),
        Binding("b", "app.open('new_battle')", "New battle", id="home.new", show=False),
        Binding("q", "app.open('quick_battle')", "Quick battle", id="home.quick", show=False),
        Binding("s", "app.open('squads')", "Squads", id="home.squads", show=False),
        Binding("r", "app.open('rules')", "Rules", id="home.rules", show=False),
        Binding("i", "app.open('rulings')", "Rulings", id="home.rulings", show=False),
        Binding("g", "app.open('side_games')", "Side games", id="home.games", show=False),
        Binding("k", "app.open('companies')", "Companies", id="home.companies", show=False),
        Binding("w", "app.open('workshop')", "Workshop", id="home.workshop", show=False),
        Binding("p", "app.open('papers')", "Papers", id="home.papers", show=False),
        Binding("o", "app.open('settings')", "Settings", id="home.settings", show=False),
        Binding("delete", "delete", "Delete", id="home.delete"),
        Binding("ctrl+q", "app.quit", "Quit", id="quit", priority=True),
    ]

    class Glanced(Message):
        """A stored or ready battle has been looked into: how it stands, or why it cannot be told."""

        def __init__(self, key: str, modified: str, seen: "Glance | Content | str") -> None:
            super().__init__()
            self.key, self.modified, self.seen = key, modified, seen

    def __init__(self) -> None:
        super().__init__()
        self._fault = ""
        self._records: dict[str, BattleSummary] = {}
        self._seen: dict[tuple[str, str], Glance | Content | str] = {}
        self._looking: Timer | None = None
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
        """Battles may have gone on meanwhile."""
        if self.is_mounted and places(self.app).desk is not None:
            self.fill()

    def on_home_menu_widened(self, event: "HomeMenu.Widened") -> None:
        """The rows of another width."""
        event.stop()
        self.fill()

    # The list

    def _read(self) -> None:
        """What is stored: battles and side games that go on, and battles that are over."""
        desk = places(self.app).desk
        self._fault, self._records = "", {}
        if desk is None:
            return
        try:
            battles = desk.battles()
            self._fault = records.misfiled(battles)
            found = [(f"{STORED}{battle.id}", battle) for battle in battles]
            found += [(f"{GAME}{game.id}", game) for game in desk.store.games() if not game.over]
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
        """What can be gone on with, what can be begun, and where to look things up."""
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
            yield headed("Go on")
            now = datetime.now(UTC)
            records = list(self._records.items())
            short = not self._all and self.app.size.height < ROOMY_ROWS and len(records) > SHORT
            for key, stored in records[:SHORT] if short else records:
                seen = self._seen.get((key, stored.modified))
                letter, score = "c" if key == self._last else "", glances.score_short(seen)
                yield ListRow(
                    key, stored_words(stored, now, width, letter=letter, score=score, numbered=True)
                )
            if short:
                offer = MenuEntry("", "", f"▸ {len(records) - SHORT} more")
                yield ListRow(MORE, offer_words(offer, width, NAMES))
            yield blank("go on")
        elif app.desk is None and not app.fault:
            yield headed("Loading the battles ...")
            yield blank("loading")
        elif not self._fault and not app.fault:
            yield headed("Start here")
            for card in CARDS:
                yield ListRow(f"card:{card.key}", Content.assemble("  ▸ ", (card.name, "bold")))
                yield ListRow(f"told:{card.key}", Content.styled(f"      {card.told}", "$quiet"), stops=False)
            yield blank("cards")
        yield headed("Begin")
        for offer in BEGIN:
            yield ListRow(offer.key, offer_words(offer, width, NAMES))
        if app.desk is not None:
            yield blank("ready")
            yield headed("Ready battles")
            for ready in app.desk.ready:
                told = f"{' - '.join(ready.sides)}{f', {ready.turns} turns' if ready.turns else ''}"
                offer = MenuEntry("", "", f"{ready.title:<22}", f"{told}{', map' if ready.mapped else ''}")
                yield ListRow(f"{READY}{ready.key}", offer_words(offer, width, NAMES))
        yield blank("look up")
        yield headed("Look up and set")
        for offer in LOOK_UP:
            yield ListRow(offer.key, offer_words(offer, width, NAMES))

    # At a glance

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Look into it, if the cursor rests there."""
        event.stop()
        self.query_one(HomeMenu).border_subtitle = row_hints(stored=event.key in self._records)
        self.refresh_bindings()
        self._look_soon()

    def _look_soon(self) -> None:
        if self._looking is not None:
            self._looking.stop()
        if places(self.app).desk is not None and not (self.has_class("-narrow") and self.has_class("-low")):
            self._looking = self.set_timer(LOOKS_AFTER_S, self._look)

    def _look(self) -> None:
        """Show what the cursor stands on; what is not known yet is looked into by another thread."""
        desk, chosen = places(self.app).desk, self.query_one(HomeMenu).chosen
        if desk is None or chosen is None or not self.stands:
            return
        self._show(chosen)
        if chosen.startswith(GAME) and not all(self._room):  # the pane has come just now, and has no size yet
            self._look_soon()
            return
        wanted = [self._looked_up(chosen), *list(self._records)[:LISTED]]
        fresh = [
            key
            for key in dict.fromkeys(wanted)
            if (key.startswith((STORED, READY)) or (key == chosen and key in self._records))
            and (key, self._modified(key)) not in self._seen
        ]
        if fresh:
            known = {
                key: (self._modified(key), partial(self._at_a_glance, desk, key, self._room)) for key in fresh
            }
            self.run_worker(lambda: self._glance(known), thread=True, exclusive=True, group="glance")

    @property
    def _room(self) -> tuple[int, int]:
        pane = next(iter(self.query(glances.GlancePane)), None)
        return pane.room if pane is not None else (0, 0)

    def _modified(self, key: str) -> str:
        """What tells one look at it from another: when it was played last, and of a side game how large it is drawn."""
        modified = self._records[key].modified if key in self._records else ""
        return f"{modified} {self._room}" if key.startswith(GAME) else modified

    @staticmethod
    def _looked_up(key: str) -> str:
        return key.removeprefix("card:")

    def _glance(self, looks: "Mapping[str, tuple[str, Callable[[], Glance | Content]]]") -> None:
        worker = get_current_worker()
        for key, (modified, look) in looks.items():
            if worker.is_cancelled:
                return
            seen = glances.looked(look)
            if not worker.is_cancelled:
                self.post_message(self.Glanced(key, modified, seen))

    @staticmethod
    def _at_a_glance(desk: "Desk", key: str, room: tuple[int, int]) -> "Glance | Content":
        if key.startswith(GAME):
            return lines(peeks.peeked(desk.game(int(key.removeprefix(GAME))), room))
        if key.startswith(READY):
            return desk.ready_at_a_glance(key.removeprefix(READY))
        return desk.at_a_glance(int(key.removeprefix(STORED)))

    def on_home_screen_glanced(self, event: Glanced) -> None:
        """Keep it, and show it where it is wanted."""
        event.stop()
        self._seen[event.key, event.modified] = event.seen
        if not self.stands:
            return
        menu = self.query_one(HomeMenu)
        if event.key in self._records:
            menu.fill(list(self._rows(menu.room)))
        if menu.chosen is not None and self._looked_up(menu.chosen) == event.key:
            self._show(menu.chosen)

    def _show(self, chosen: str) -> None:
        key = self._looked_up(chosen)
        halves = self.query_one("#halves")
        pane = next(iter(self.query(glances.GlancePane)), None) or glances.GlancePane()
        if not pane.is_attached:
            halves.mount(pane)
        seen = self._seen.get((key, self._modified(key)))
        if seen is not None:
            pane.show_seen(seen, briefing=key.startswith(READY))
        elif key in self._records:
            stored = self._records[key]
            pane.tell((Content.styled(stored.title, "bold"), f"{stored.moment}"))
        else:
            offer = next((offer for offer in (*BEGIN, *LOOK_UP) if offer.key == key), None)
            pane.tell((Content.styled(offer.name, "bold"), offer.told) if offer is not None else ())

    # What is done

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Do what was chosen."""
        event.stop()
        app, chosen = places(self.app), self._looked_up(event.key)
        if chosen == MORE:
            self._show_all()
        elif chosen.startswith(STORED):
            app.open_battle(int(chosen.removeprefix(STORED)))
        elif chosen.startswith(GAME):
            app.open_game(int(chosen.removeprefix(GAME)))
        elif chosen.startswith(READY):
            app.open_ready(chosen.removeprefix(READY))
        else:
            app.action_open(chosen)

    def _show_all(self) -> None:
        """All that can be gone on with, the first that was not shown under the cursor."""
        self._all = True
        menu = self.query_one(HomeMenu)
        menu.fill(list(self._rows(menu.room)), keep=list(self._records)[SHORT])
        self._look_soon()

    def action_enter(self) -> None:
        """Do what is highlighted."""
        self.query_one(HomeMenu).action_select()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what is stored can be deleted or gone on with; before anything is loaded nobody knows what is."""
        del parameters
        if action == "delete":
            return self.is_mounted and self.query_one(HomeMenu).chosen in self._records
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
            places(self.app).say("No battle has been played yet: b begins one.")

    def action_delete(self) -> None:
        """Delete the highlighted battle or side game, after a second word."""
        chosen = self.query_one(HomeMenu).chosen or ""
        if (stored := self._records.get(chosen)) is not None:
            way = f"squadlog {'games' if stored.game else 'battles'} restore {stored.id}"
            places(self.app).show(
                "confirm",
                f"Delete {stored.title}? {way} brings it back, for thirty days.",
                then=lambda yes: self._gone(yes, chosen),
            )

    def _gone(self, yes: object, chosen: str) -> None:
        desk = places(self.app).desk
        if not yes or desk is None or chosen not in self._records:
            return
        try:
            desk.store.delete_record(self._records[chosen].id)
        except SquadlogError as error:
            places(self.app).say(str(error), error=True)
        self.fill()
        self._look()  # at once: what is gone is shown no longer

    def action_back(self) -> None:
        """This is the first screen: there is nothing behind it."""


class HomeMenu(StripList):
    """The one list of the screen. `first` is the row it began on: untouched, the cursor stays on the first."""

    decides = True
    first: str | None = None

    class Widened(Message):
        """There is room for longer or shorter rows."""

    @property
    def room(self) -> int:
        """Cells of the words of a row."""
        return max(40, (self.scrollable_content_region.width or self.app.size.width - 5) - 1)

    def on_resize(self) -> None:
        """Tell of it."""
        super().on_resize()
        self.post_message(self.Widened())
