"""Side games: go on with a stored one, begin one, bring one in, count who won."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game_rules import load_game_rules
from squadlog.extras.games.screens.frame.bring_in import BringInDialog
from squadlog.extras.games.screens.frame.peek import glimpse
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.extras.games.session.match_seat import at_the_table
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import ask_sure, open_desk, places
from squadlog.tui.chrome.screens import Headline, Rest, StoredScreen
from squadlog.tui.chrome.stored import MenuEntry, blank, format_stored, heading_row, offer_words, row_hints
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines

if TYPE_CHECKING:
    from squadlog.store.records import BattleSummary
    from squadlog.tui.chrome.desk import Desk

BEGIN = (
    MenuEntry("new", "b", "New game", "choose a game and its players"),
    MenuEntry("in", "i", "Import a game", "from the text of its record"),
)
LOOK_UP = (
    MenuEntry("count", "k", "Statistics", "who won, drew and lost"),
    MenuEntry("rules", "/", "Rules of the games", "every paragraph, with search"),
)
STORED = "#"
"""What the key of a stored game begins with."""
LOOKS_AFTER_S = 0.2
"""How long the cursor rests before the right side looks into what it stands on."""


class SideGamesScreen(StoredScreen):
    """The stored games, and what can be done beside."""

    CSS_PATH = "side.tcss"
    AUTO_FOCUS = "#games"
    HELP = (
        "Enter, or one click, does what is highlighted; the right side previews it. Games in progress stand at the "
        "top, the last one played first: c continues that one. Finished games follow. Delete removes the highlighted "
        "game, after you confirm. b begins a new game, i imports one from its text, k shows the statistics, / opens "
        "the rules. The program keeps every move at once."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "last", "Continue", id="games.continue"),
        Binding("b", "new", "New game", id="games.new"),
        Binding("i", "bring_in", "Import", id="games.in"),
        Binding("k", "count", "Statistics", id="games.count"),
        Binding("slash", "rules", "Rules", id="games.rules"),
        Binding("delete", "delete", "Delete", id="games.delete"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._games: tuple[BattleSummary, ...] = ()
        self._looking = Rest(self, LOOKS_AFTER_S, self._look)

    def compose(self) -> ComposeResult:
        """The list, and what its row is."""
        yield Headline("Side games", "cards, board, Generals and Majors")
        with Horizontal(id="halves"):
            menu = StripList(id="games", classes="panel", decides=True)
            menu.border_title = "side games"
            yield menu
            with VerticalScroll(id="about-box", can_focus=False):
                yield Static("", id="about", markup=False)
        yield Static("", id="note", classes="fault", markup=False)
        yield KeyBar()

    def on_resize(self) -> None:
        """Fill the list with the rows of another width."""
        if self.is_mounted:
            self.soon(self.fill)

    def _desk(self) -> "Desk":
        return open_desk(self.app)

    def _stored(self) -> "tuple[BattleSummary, ...]":
        try:
            return self._desk().store.games()
        except SquadlogError as error:
            self._fault(str(error))
            return ()

    def _fault(self, told: str) -> None:
        self.query_one("#note", Static).update(Content(told))

    # The list

    def fill(self) -> None:
        """List what can be begun, and the games that are stored."""
        if not self.stands:
            return
        self._games = self._stored()
        menu = self.query_one(StripList)
        rows = list(self._rows(max(40, menu.size.width - 2)))
        first = next(row.key for row in rows if row.stops)
        menu.fill(rows, keep=menu.chosen or first)

    def _rows(self, width: int) -> Iterator[ListRow]:
        now = datetime.now(UTC)
        going = [game for game in self._games if not game.over]
        over = [game for game in self._games if game.over]
        last = self._games[0].id if self._games else None
        for title, games in (("Continue", going), ("Finished games", over)):
            if games:
                yield heading_row(title)
            for game in games:
                letter = "c" if game.id == last else ""
                yield ListRow(f"{STORED}{game.id}", format_stored(game, now, width, letter=letter))
            if games:
                yield blank(title)
        yield heading_row("Begin")
        yield from (ListRow(offer.key, offer_words(offer, width)) for offer in BEGIN)
        yield blank("begin")
        yield heading_row("Look up")
        yield from (ListRow(offer.key, offer_words(offer, width)) for offer in LOOK_UP)

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Look into it, if the cursor rests there."""
        event.stop()
        event.source.border_subtitle = row_hints(stored=event.key.startswith(STORED))
        self.refresh_bindings()
        self._looking.begin(wanted=not self.has_class("-narrow"))

    def _look(self) -> None:
        """Show what the cursor stands on."""
        if not self.stands:
            return
        chosen = self.query_one(StripList).chosen or ""
        if not chosen.startswith(STORED):
            told = _about_games()
        else:
            try:
                told = glimpse(self._desk().store, int(chosen[1:]), self._glance_room)
            except SquadlogError as error:
                told = [f"✗ {error}"]
        self.query_one("#about", Static).update(lines(told))
        self.query_one("#about-box").scroll_home(animate=False)

    @property
    def _glance_room(self) -> tuple[int, int]:
        box = self.query_one("#about-box").scrollable_content_region
        return box.width, box.height

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Do what was chosen."""
        event.stop()
        if event.key.startswith(STORED):
            self._open(int(event.key[1:]))
            return
        act = {
            "new": self.action_new,
            "in": self.action_bring_in,
            "count": self.action_count,
            "rules": self.action_rules,
        }
        act[event.key]()

    def action_enter(self) -> None:
        """Do what is highlighted."""
        self.query_one(StripList).action_select()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - textual's
        """Whether a key can be pressed: only a stored game can be deleted."""
        if action == "delete":
            return self.is_mounted and (self.query_one(StripList).chosen or "").startswith(STORED)
        return action != "last" or bool(self._games)

    def _open(self, number: int) -> None:
        try:
            match = at_the_table(self._desk().store, number)
        except SquadlogError as error:
            self._fault(f"✗ {error}")
            return
        self._fault("")
        places(self.app).show("game", match)

    def action_last(self) -> None:
        """Go on with the game last played."""
        stored = self._stored()
        if stored:
            self._open(stored[0].id)
        else:
            places(self.app).say("No side games yet: b begins one.")

    def action_new(self) -> None:
        """Begin a new game."""
        places(self.app).show("new_game")

    def action_bring_in(self) -> None:
        """Bring in a game from its text: a file, or pasted."""

        def brought(number: int | None) -> None:
            if number is not None:
                self._open(number)

        self.app.push_screen(BringInDialog(self._desk().store), brought)

    def action_count(self) -> None:
        """Count the stored games of everybody."""
        places(self.app).show("game_statistics")

    def action_rules(self) -> None:
        """Open the rules of the games."""
        places(self.app).show("game_rules")

    def action_delete(self) -> None:
        """Delete the highlighted game, after a second word."""
        chosen = self.query_one(StripList).chosen or ""
        title = next((game.title for game in self._games if f"{STORED}{game.id}" == chosen), "this game")
        question = f"Delete {title}? For thirty days, squadlog games restore {chosen[1:]} brings it back."
        ask_sure(self.app, question, lambda: self._gone(chosen))

    def _gone(self, chosen: str) -> None:
        try:
            self._desk().store.delete_record(int(chosen[1:]))
        except SquadlogError as error:
            self._fault(f"✗ {error}")
        self.fill()


def _about_games() -> list[Content | str]:
    """The games there are, each in a few words."""
    heads, found = load_game_rules().heads, list[Content | str]()
    for key in GAMES:
        found += [
            Content.styled(game_of(key).name, "bold"),
            heads[key].about,
            *map(link_rules, heads[key].gist),
            "",
        ]
    return found
