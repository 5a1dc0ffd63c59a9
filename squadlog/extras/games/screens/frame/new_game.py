"""A new side game: which one, who sits where, what is agreed, seed or deal. One list; every row says what it holds."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game import GameError, Option
from squadlog.extras.games.screens.frame import new_game_words
from squadlog.extras.games.screens.frame.deals import DealDialog
from squadlog.extras.games.screens.frame.dialogs import MovesDialog, WriteDialog, ask
from squadlog.extras.games.screens.frame.peek import opening_lines
from squadlog.extras.games.screens.frame.wishes import Wishes
from squadlog.extras.games.screens.frame.words import by_titles, game_title, link_rules, per_move
from squadlog.extras.games.session.pace import hope_words
from squadlog.facts.seats import Speaker
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk, places
from squadlog.tui.chrome.screens import Dialog, Hint, RoomScreen, hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines

with lazy_imports():
    from squadlog.extras.games.session import match as matches
    from squadlog.extras.games.session import match_seat

if TYPE_CHECKING:
    from squadlog.extras.games.game import State
    from squadlog.tui.chrome.desk import Desk

HINTS: tuple[Hint, ...] = (
    ("⏎", "change", "screen.change"), ("⌫", "as usual", "screen.usual"), ("F2", "begin", "screen.begin"),
)  # fmt: skip
"""What can be done, in the lower border of the list."""


class NewGameScreen(RoomScreen):
    """Choose everything, then begin."""

    CSS_PATH = "new_game.tcss"
    AUTO_FOCUS = "#fields"
    HELP = (
        "Enter on a row, or one click, changes it; on the first row it begins the game, and so does F2 anywhere. A "
        "person, whose name you type, or the computer, at a level from novice to strong, plays each seat. All "
        "options of the game follow with their rules: ● marks a changed option, · an option without effect; "
        "backspace restores the default. The same seed repeats the same deal; a deal in words replaces the seed, for "
        "a set-up of your own."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "begin", "Begin", id="newgame.begin"),
        Binding("backspace", "usual", "Default", id="newgame.usual"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._wishes, self._begun = Wishes(), cast("State | None", None)

    def _desk(self) -> "Desk":
        return open_desk(self.app)

    def compose(self) -> ComposeResult:
        """Fields on the left, what the highlighted one means on the right."""
        with Horizontal(id="halves"):
            fields = StripList(id="fields", classes="panel", decides=True)
            fields.border_title, fields.border_subtitle = "a new side game", hint_line(HINTS)
            yield fields
            with VerticalScroll(id="about-box", can_focus=False):
                yield Static("", id="about", markup=False)
        yield Static("", id="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill the form as it was chosen last."""
        with suppress(SquadlogError):
            self._wishes.as_last(self._desk().store.settings)
        self._fill()

    def on_resize(self) -> None:
        """Draw the board again for another size."""
        if self.is_mounted:
            self.soon(self._about)

    # Rows

    def _fill(self) -> None:
        wishes = self._wishes
        rows = [
            ListRow("begin", Content.assemble((" F2 ", "reverse bold"), "  Begin the game")),
            ListRow("game", Content.assemble("Game: ", (wishes.game.name, "bold"))),
        ]
        for seat, (name, who) in enumerate(zip(wishes.seat_names(), wishes.seated(), strict=True)):
            rows.append(ListRow(f"seat:{seat}", _field(f"Seat {name}", who or new_game_words.PERSON)))
        below = f"below {hope_words(wishes.hope)}" if wishes.hope else "never"
        rows += [
            ListRow("time", Content.assemble(_field("Computer's time", per_move(wishes.seconds)), " a move")),
            ListRow("resign", _field("Computers resign", below)),
            ListRow("seed", _field("Seed", f"{wishes.seed}")),
            ListRow("deal", _field("Deal, set-up", wishes.deal or "by the seed")),
        ]
        for option in wishes.game.options:
            value = wishes.options.get(option.name, option.default)
            waits = bool(new_game_words.wanting(wishes.game, wishes.options, option))
            mark = "●" if value != option.default else "·" if waits else " "
            words = Content.assemble(
                f"{mark}{option.title}: ", (new_game_words.short(option, value), "" if waits else "bold")
            )
            rows.append(ListRow(f"option:{option.name}", words.stylize("$quiet") if waits else words))
        self._fields.fill(rows)
        self._check()
        self._about()

    @property
    def _fields(self) -> StripList:
        return self.query_one(StripList)

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Say what the row is."""
        event.stop()
        self._about()

    def _about(self) -> None:
        sort, _, name = (self._fields.chosen or "begin").partition(":")
        told = new_game_words.seat_words(self._wishes.seated()[int(name)]) if sort == "seat" else []
        told = [*(told or new_game_words.about_words(self._wishes.game, self._wishes.options, sort, name))]
        if self._begun is not None and (
            sort in ("begin", "game", "seed", "deal") or name == new_game_words.SETUP
        ):
            room = self.query_one("#about-box").scrollable_content_region.size
            told += opening_lines(
                self._wishes.game, self._begun, self._wishes.seat_names(), room, below=len(told)
            )
        self.query_one("#about", Static).update(lines(told))
        self.query_one("#about-box").scroll_home(animate=False)

    def _check(self) -> bool:
        """Whether it could begin; what stands against it is said."""
        try:
            self._begun = self._wishes.started()
            wishes = self._wishes
            warned = wishes.game.warnings(wishes.options, wishes.deal)
            told = link_rules(" ".join(f"{warning}." for warning in warned))
        except GameError as error:
            self._begun = None
            told = Content.assemble(("✗ ", "bold $error"), link_rules(self._plain(error)))
        self.query_one("#fault", Static).update(told)
        return self._begun is not None

    def _plain(self, error: GameError) -> str:
        told = as_sentence(by_titles(self._wishes.game, error.said))
        return f"{told} [{error.rule}]" if error.rule else told

    # Changing a row

    def action_change(self) -> None:
        """Change the highlighted row."""
        self._fields.action_select()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Change the row."""
        event.stop()
        wishes = self._wishes
        sort, _, name = event.key.partition(":")
        match sort:
            case "begin":
                self.action_begin()
            case "game":
                rows = [(key, game_of(key).name) for key in GAMES]
                self._choose("Choose a game:", rows, wishes.key, wishes.set_game)
            case "seat":
                self._choose_seat(int(name))
            case "time":
                self._ask_line(
                    "Seconds per move:",
                    per_move(wishes.seconds).removesuffix(" s"),
                    wishes.set_time,
                )
            case "resign":
                self._ask_line(
                    "A computer resigns below how many per cent? (off: never)",
                    hope_words(wishes.hope),
                    wishes.set_hope,
                )
            case "seed":
                self._ask_line("Seed, a whole number:", str(wishes.seed), wishes.set_seed)
            case "deal":
                dialog = DealDialog(self._desk().store, wishes.game, wishes.options, wishes.deal)
                self._ask(dialog, wishes.set_deal)
            case "option":
                self._choose_option(next(option for option in wishes.game.options if option.name == name))

    def _choose(
        self, title: str, rows: list[tuple[str, str]], keep: str, then: Callable[[str], object]
    ) -> None:
        self._ask(MovesDialog(title, rows, keep=keep), then)

    def _ask(self, dialog: Dialog[str], then: Callable[[str], object]) -> None:
        """Ask for a value of a row, and show what is chosen then."""

        def said(value: str) -> None:
            then(value)
            self._fill()

        ask(self.app, dialog, said)

    def _choose_seat(self, seat: int) -> None:
        question, now = f"Player of {self._wishes.seat_names()[seat]}:", self._wishes.seated()[seat]
        players, person = new_game_words.PLAYERS, new_game_words.PERSON
        rows = [("", f"{person}, unnamed"), ("named", f"{person}, by name ...")]
        rows += [(one, f"{new_game_words.strength(one)}{one}: {how}") for one, how in players.items()]

        def said(who: str) -> None:
            if who == "named":
                typed = "" if now in players else now
                self._ask_line(question, typed, lambda text: self._wishes.set_seat(seat, text))
            else:
                self._wishes.seats[seat] = who

        self._choose(question, rows, now if now in players or not now else "named", said)

    def _ask_line(self, question: str, value: str, take: Callable[[str], str | None]) -> None:
        """Ask until `take` has taken what was typed; it returns what is wrong with it, None when that stands."""

        def taken(text: str) -> Content | None:
            fault = take(text.strip())
            return None if fault is None else Content(f"✗ {as_sentence(fault)}")

        self._ask(WriteDialog(question, taken, value=value), lambda _text: None)

    def _choose_option(self, option: Option) -> None:
        value = self._wishes.options.get(option.name, option.default)
        if option.choices:
            rows = [(choice.key, choice.words) for choice in option.choices]
            self._choose(option.cited, rows, value, lambda key: self._set_option(option, key))
        else:
            self._ask_line(option.cited, value, lambda text: self._set_option(option, text))

    def _set_option(self, option: Option, value: str) -> str | None:
        try:
            self._wishes.set_option(option, value)
        except GameError as error:
            return self._plain(error)
        return None

    def action_usual(self) -> None:
        """The highlighted row as it is usual."""
        sort, _, name = (self._fields.chosen or "").partition(":")
        self._wishes.as_usual(sort, name)
        self._fill()

    def action_begin(self) -> None:
        """Begin the game."""
        if self.app.screen is not self or not self._check():  # chosen twice in one breath
            return
        wishes, store = self._wishes, self._desk().store
        shown = tuple(who or name for who, name in zip(wishes.seated(), wishes.seat_names(), strict=True))
        try:
            wishes.keep(store.settings)
            match = matches.Match.create(store, wishes.score(), title=game_title(wishes.game, shown))
        except SquadlogError as error:
            self.query_one("#fault", Static).update(Content(f"✗ {error}"))
            return
        self.dismiss()
        places(self.app).show("game", match_seat.MatchSeat(match, Speaker()))


def _field(name: str, value: str) -> Content:
    """What a row holds."""
    return Content.assemble(f"{name}: ", (value, "bold"))
