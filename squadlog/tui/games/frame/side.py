"""Side games: go on with a stored one, begin one, bring one in, count who won."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static

from squadlog.errors import SquadlogError
from squadlog.tui.chrome.chrome import RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.places import opened_desk, places
from squadlog.tui.games.frame.bring_in import BringInSheet

if TYPE_CHECKING:
    from squadlog.store.records import BattleSummary
    from squadlog.tui.chrome.desk import Desk

MENU = (
    ("new", "b", "New game: which, who plays, what was agreed"),
    ("in", "i", "Bring in a game from its text"),
    ("count", "k", "Statistics: who won, drew and lost how many"),
    ("rules", "/", "Rules of the games"),
)


class SideGamesScreen(RoomScreen):
    """The stored games, and what can be done beside."""

    CSS_PATH = "side.tcss"
    AUTO_FOCUS = "#games"
    HELP = (
        "Enter does what is highlighted. c goes on with the game last played; every stored game is in the "
        "list below the menu, delete takes the highlighted one away, after a second word. b begins a new "
        "game, i brings one in from its text, k counts the games of everybody, / opens the rules. Every move "
        "is kept when it is made."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "last", "Continue", id="games.continue"),
        Binding("b", "new", "New game", id="games.new"),
        Binding("i", "bring_in", "Bring in", id="games.in"),
        Binding("k", "count", "Statistics", id="games.count"),
        Binding("slash", "rules", "Rules", id="games.rules"),
        Binding("delete", "delete", "Delete", id="games.delete"),
    ]

    def compose(self) -> ComposeResult:
        """Title and list."""
        yield Static(
            Content.assemble(("Side games", "bold"), "  against each other, or the computer"),
            id="title",
            markup=False,
        )
        yield Picker(id="games")
        yield Static("", id="note", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show what is stored."""
        self._fill()

    def on_screen_resume(self) -> None:
        """Games may have gone on meanwhile."""
        if self.is_mounted:
            self._fill()

    def _desk(self) -> "Desk":
        return opened_desk(self.app)

    def _stored(self) -> "tuple[BattleSummary, ...]":
        try:
            return self._desk().store.games()
        except SquadlogError as error:
            self._fault(str(error))
            return ()

    def _fault(self, told: str) -> None:
        self.query_one("#note", Static).update(Content(told))

    def _fill(self) -> None:
        stored = self._stored()
        rows = []
        if stored:
            told = f"  Continue: {stored[0].title}, {stored[0].moment}"
            rows.append((f"#{stored[0].id}", Content.assemble((" c ", "reverse bold"), told)))
        rows += [
            (name, Content.assemble((f" {key} ", "reverse bold"), f"  {label}")) for name, key, label in MENU
        ]
        rows += [
            (
                f"#{game.id}",
                Content(
                    f"     {game.title}, {game.moment}, last played {game.modified.replace('T', ' ')[:16]}"
                ),
            )
            for game in stored[1:]
        ]
        picker = self.query_one(Picker)
        picker.fill(rows, keep=picker.chosen if picker.highlighted else rows[0][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        event.stop()
        chosen = event.option.id or ""
        if chosen.startswith("#"):
            self._open(int(chosen[1:]))
            return
        act = {
            "new": self.action_new,
            "in": self.action_bring_in,
            "count": self.action_count,
            "rules": self.action_rules,
        }
        act[chosen]()

    def _open(self, number: int) -> None:
        try:
            match = self._desk().game(number)
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
            places(self.app).say("No side game has been played yet: b begins one.")

    def action_new(self) -> None:
        """Begin a new game."""
        places(self.app).show("new_game")

    def action_bring_in(self) -> None:
        """Bring in a game from its text: a file, or pasted."""

        def brought(number: int | None) -> None:
            if number is not None:
                self._open(number)

        self.app.push_screen(BringInSheet(self._desk().store), brought)

    def action_count(self) -> None:
        """Count the stored games of everybody."""
        places(self.app).show("game_statistics")

    def action_rules(self) -> None:
        """Open the rules of the games."""
        places(self.app).show("game_rules")

    def action_delete(self) -> None:
        """Delete the highlighted game, after a second word."""
        chosen = self.query_one(Picker).chosen or ""
        if chosen.startswith("#"):
            title = next((game.title for game in self._stored() if f"#{game.id}" == chosen), "this game")
            places(self.app).show(
                "confirm",
                f"Delete {title} and its whole record?",
                then=lambda yes: self._gone(chosen, yes=yes),
            )

    def _gone(self, chosen: str, *, yes: object) -> None:
        if not yes:
            return
        try:
            self._desk().store.delete_record(int(chosen[1:]))
        except SquadlogError as error:
            self._fault(f"✗ {error}")
        self._fill()
