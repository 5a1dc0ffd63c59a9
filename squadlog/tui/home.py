"""The first screen: go on with a battle, begin one, or look something up. It must be there at once."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static

from squadlog.errors import SquadlogError
from squadlog.tui.chrome.chrome import RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.places import places

if TYPE_CHECKING:
    from squadlog.store.records import BattleSummary

MENU: tuple[tuple[str, str, str], ...] = (
    ("new_battle", "b", "New battle: a ready one, or two squads of yours"),
    ("squads", "s", "Squads: build, change, copy, print"),
    ("rules", "r", "Rules: look up and search"),
    ("rulings", "i", "Rulings: how this group reads the rules"),
    ("side_games", "g", "Side games: Phalanx with cards or on a board, Generals and Majors"),
    ("settings", "o", "Settings: looks and keys"),
)

SIDE_GAME = "side game "
"""What the row of a side game is called, before its number."""


class HomeScreen(RoomScreen):
    """Continue, begin, look up."""

    AUTO_FOCUS = "#menu"
    HELP = (
        "Enter does what is highlighted; a side game that goes on has a row of its own. A newcomer presses "
        "Enter twice: once here for a new battle, once on the first ready battle. c goes on with the "
        "battle last played; every stored battle is in the list below the menu; delete takes the "
        "highlighted one away, after a second word. b begins a new battle, s builds squads, r opens the "
        "rules, i the rulings, g the side games, o the settings.\n"
        "Nothing ever needs saving: each step is kept when it is taken. ctrl+p finds every command by "
        "name, ctrl+q leaves."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", "Back", id="back", show=False),
        Binding("c", "last", "Continue", id="home.continue", show=False),
        Binding("b", "app.open('new_battle')", "New battle", id="home.new", show=False),
        Binding("s", "app.open('squads')", "Squads", id="home.squads", show=False),
        Binding("r", "app.open('rules')", "Rules", id="home.rules", show=False),
        Binding("i", "app.open('rulings')", "Rulings", id="home.rulings", show=False),
        Binding("g", "app.open('side_games')", "Side games", id="home.games", show=False),
        Binding("o", "app.open('settings')", "Settings", id="home.settings", show=False),
        Binding("delete", "delete", "Delete", id="home.delete", show=False),
        Binding("ctrl+q", "app.quit", "Quit", id="quit", priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._fault = ""

    def compose(self) -> ComposeResult:
        """Title and one list."""
        yield Static(
            Content.assemble(("squadlog", "bold"), "  the digital squad log for Phalanx: Streets of Blood"),
            id="title",
            markup=False,
        )
        yield Picker(id="menu")
        yield Static("", id="note", classes="hint", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the menu; stored battles follow when they are loaded."""
        self.fill()

    def on_screen_resume(self) -> None:
        """Battles may have gone on meanwhile."""
        if self.is_mounted and places(self.app).desk is not None:
            self.fill()

    def _stored(self) -> "tuple[BattleSummary, ...]":
        app = places(self.app)
        try:
            self._fault = ""
            return app.desk.battles() if app.desk is not None else ()
        except SquadlogError as error:
            self._fault = str(error)
            return ()

    def _side_game(self) -> "BattleSummary | None":
        """The side game played last of those that go on."""
        desk = places(self.app).desk
        try:
            games = desk.store.games() if desk is not None else ()
        except SquadlogError as error:
            self._fault = str(error)
            return None
        return next((game for game in games if not game.over), None)

    def fill(self) -> None:
        """The menu, a side game that goes on, and the stored battles."""
        app = places(self.app)
        rows: list[tuple[str, Content]] = []
        battles = self._stored()
        if battles:
            last = battles[0]
            rows.append(
                (
                    f"#{last.id}",
                    Content.assemble((" c ", "reverse bold"), f"  Continue: {last.title}, {last.moment}"),
                )
            )
        if (game := self._side_game()) is not None:
            rows.append(
                (f"{SIDE_GAME}{game.id}", Content(f"     Side game goes on: {game.title}, {game.moment}"))
            )
        rows.extend(
            (name, Content.assemble((f" {key} ", "reverse bold"), f"  {label}")) for name, key, label in MENU
        )
        for stored in battles[1:]:
            waits = "  (a die is awaited)" if stored.awaiting else ""
            day = stored.modified.replace("T", " ")[:16]
            rows.append(
                (f"#{stored.id}", Content(f"     {stored.title}, {stored.moment}, last played {day}{waits}"))
            )
        picker = self.query_one(Picker)
        picker.fill(rows, keep=picker.chosen if picker.highlighted else rows[0][0])
        loaded = self._fault if app.desk is not None else app.fault or "Loading the battles ..."
        self.query_one("#note", Static).update(
            Content(loaded or "Enter: do it · ? explains · ctrl+p finds any command · del removes a battle")
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        event.stop()
        chosen = event.option.id or ""
        if chosen.startswith("#"):
            places(self.app).open_battle(int(chosen[1:]))
        elif chosen.startswith(SIDE_GAME):
            places(self.app).open_game(int(chosen.removeprefix(SIDE_GAME)))
        else:
            places(self.app).action_open(chosen)

    def action_last(self) -> None:
        """Go on with the battle last played; before anything is loaded nobody knows which that is."""
        places(self.app).with_desk(lambda _desk: self._go_on())

    def _go_on(self) -> None:
        battles = self._stored()
        if self._fault:
            places(self.app).say(self._fault, error=True)
        elif battles:
            places(self.app).open_battle(battles[0].id)
        else:
            places(self.app).say("No battle has been played yet: b begins one.")

    def action_delete(self) -> None:
        """Delete the highlighted battle, after a second word."""
        chosen = self.query_one(Picker).chosen or ""
        if chosen.startswith("#"):
            places(self.app).show(
                "confirm",
                "Delete this battle and its whole record?",
                then=lambda yes: self._gone(yes, chosen),
            )

    def _gone(self, yes: object, chosen: str) -> None:
        desk = places(self.app).desk
        if not yes or desk is None:
            return
        try:
            desk.store.delete_record(int(chosen[1:]))
        except SquadlogError as error:
            places(self.app).say(str(error), error=True)
        self.fill()

    def action_back(self) -> None:
        """This is the first screen: there is nothing behind it."""
