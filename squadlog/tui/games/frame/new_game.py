"""A new side game: which one, who sits where, what is agreed, seed or deal. One list; every row says what it holds."""

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.dice import SEEDS
from squadlog.errors import SquadlogError
from squadlog.games.agreed import agreed
from squadlog.games.catalogue import GAMES, game_of
from squadlog.games.game import Game, GameError, Option
from squadlog.lazily import lazily
from squadlog.names import as_sentence, safe_name
from squadlog.seats import Speaker
from squadlog.shell.pace import (
    LEAST_HOPE,
    LEAST_S,
    MOST_HOPE,
    MOST_S,
    USUAL_HOPE,
    USUAL_S,
    hope_words,
    keep_pace,
    keep_resigns_below,
    pace,
    read_hope,
    read_seconds,
    resigns_below,
)
from squadlog.shell.standing import COMPUTER, OPPONENT
from squadlog.tui.chrome.chrome import Hint, RoomScreen, hint_line
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import opened_desk, places
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import lines
from squadlog.tui.games.frame.deals import SETUP, DealSheet
from squadlog.tui.games.frame.new_game_words import (
    PERSON,
    PLAYERS,
    about_words,
    seat_words,
    short,
    strength,
    wanting,
)
from squadlog.tui.games.frame.peek import opening
from squadlog.tui.games.frame.sheets import MovesSheet, WriteSheet
from squadlog.tui.games.frame.words import by_titles, game_title, linked, per_move

with lazily():
    from squadlog.games import score as scores
    from squadlog.shell import match as matches

if TYPE_CHECKING:
    from squadlog.games.game import State
    from squadlog.tui.chrome.desk import Desk

LAST = "new_game"
"""The setting that keeps what was chosen last."""


HINTS: tuple[Hint, ...] = (
    ("⏎", "change", "screen.change"), ("⌫", "as usual", "screen.usual"), ("F2", "begin", "screen.begin"),
)  # fmt: skip
"""What can be done, in the lower border of the list."""


class GameFields(StripList):
    """What can be set before a game, a row each: one click asks for it."""

    decides = True


class NewGameScreen(RoomScreen):
    """Choose everything, then begin."""

    CSS_PATH = "new_game.tcss"
    AUTO_FOCUS = "#fields"
    HELP = (
        "Enter on a row, or one click, changes what it holds; on the first row, as F2 does anywhere, it "
        "begins the game. Every seat is played by a person, whose name you type, or by the "
        "computer, at a level from novice to strong. Below come all options of the game with their rule; "
        "what differs from the usual is marked ●, what does nothing as things are agreed is marked ·; "
        "backspace brings back the usual. A seed repeats the same deal; a deal says in words what the "
        "seed would have dealt, and is the place for a set-up of your own."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "begin", "Begin", id="newgame.begin"),
        Binding("backspace", "usual", "As usual", id="newgame.usual"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._key = next(iter(GAMES))
        self._seats: dict[int, str] = {0: "", 1: OPPONENT}
        self._said: dict[str, dict[str, str]] = {}
        self._seed = time.time_ns() % SEEDS
        self._deal, self._begun = "", cast("State | None", None)
        self._seconds, self._resigns = USUAL_S, USUAL_HOPE

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return game_of(self._key)

    def _options(self) -> dict[str, str]:
        return self._said.setdefault(self._key, {})

    def _desk(self) -> "Desk":
        return opened_desk(self.app)

    def compose(self) -> ComposeResult:
        """Fields on the left, what the highlighted one means on the right."""
        with Horizontal(id="halves"):
            fields = GameFields(id="fields", classes="panel")
            fields.border_title, fields.border_subtitle = "a new side game", hint_line(HINTS)
            yield fields
            with VerticalScroll(id="about-box", can_focus=False):
                yield Static("", id="about", markup=False)
        yield Static("", id="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """As it was chosen last."""
        try:
            settings = self._desk().store.settings
            last = json.loads(settings.get(LAST, "{}"))
            self._seconds, self._resigns = pace(settings), resigns_below(settings)
            if last.get("game") in GAMES:
                self._key = last["game"]
            self._seats.update({int(seat): str(name) for seat, name in last.get("seats", {}).items()})
        except (SquadlogError, ValueError, AttributeError, TypeError):
            pass  # what cannot be read counts as nothing chosen yet
        self._fill()

    def on_resize(self) -> None:
        """There is another room for the board."""
        if self.is_mounted:
            self.soon(self._about)

    # Rows

    def _seat_names(self) -> tuple[str, ...]:
        try:
            return self.game.seats(self._options())
        except GameError:
            return self.game.seats({})

    def _seated(self) -> tuple[str, ...]:
        return tuple(self._seats.get(seat, OPPONENT) for seat, _ in enumerate(self._seat_names()))

    def _fill(self) -> None:
        rows = [
            ListRow("begin", Content.assemble((" F2 ", "reverse bold"), "  Begin the game")),
            ListRow("game", Content.assemble("Game: ", (self.game.name, "bold"))),
        ]
        for seat, (name, who) in enumerate(zip(self._seat_names(), self._seated(), strict=True)):
            rows.append(ListRow(f"seat:{seat}", _field(f"Seat {name}", who or PERSON)))
        below = f"below {hope_words(self._resigns)}" if self._resigns else "never"
        rows += [
            ListRow("time", Content.assemble(_field("Computer's time", per_move(self._seconds)), " a move")),
            ListRow("resign", _field("Computers resign", below)),
            ListRow("seed", _field("Seed", f"{self._seed}")),
            ListRow("deal", _field("Deal, set-up", self._deal or "by the seed")),
        ]
        for option in self.game.options:
            value = self._options().get(option.name, option.default)
            waits = bool(wanting(self.game, self._options(), option))
            mark = "●" if value != option.default else "·" if waits else " "
            words = Content.assemble(
                f"{mark}{option.title}: ", (short(option, value), "" if waits else "bold")
            )
            rows.append(ListRow(f"option:{option.name}", words.stylize("$quiet") if waits else words))
        self._fields.fill(rows)
        self._check()
        self._about()

    @property
    def _fields(self) -> GameFields:
        return self.query_one(GameFields)

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Say what the row is."""
        event.stop()
        self._about()

    def _about(self) -> None:
        sort, _, name = (self._fields.chosen or "begin").partition(":")
        told = seat_words(self._seated()[int(name)]) if sort == "seat" else []
        told = [*(told or about_words(self.game, self._options(), sort, name))]
        if self._begun is not None and (sort in ("begin", "game", "seed", "deal") or name == SETUP):
            room = self.query_one("#about-box").scrollable_content_region.size
            told += opening(self.game, self._begun, self._seat_names(), room, below=len(told))
        self.query_one("#about", Static).update(lines(told))
        self.query_one("#about-box").scroll_home(animate=False)

    def _check(self) -> bool:
        """Whether it could begin; what stands against it is said."""
        try:
            self._begun = self.game.start(agreed(self.game, self._options()), self._seed, self._deal)
            warned = self.game.warnings(self._options(), self._deal)
            told = linked(" ".join(f"{warning}." for warning in warned))
        except GameError as error:
            self._begun = None
            told = Content.assemble(("✗ ", "bold $error"), linked(self._plain(error)))
        self.query_one("#fault", Static).update(told)
        return self._begun is not None

    def _plain(self, error: GameError) -> str:
        told = as_sentence(by_titles(self.game, error.said))
        return f"{told} [{error.rule}]" if error.rule else told

    # Changing a row

    def action_change(self) -> None:
        """Change the highlighted row."""
        self._fields.action_select()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Change the row."""
        event.stop()
        sort, _, name = event.key.partition(":")
        match sort:
            case "begin":
                self.action_begin()
            case "game":
                rows = [(key, game_of(key).name) for key in GAMES]
                self._choose("Which game?", rows, self._key, self._set_game)
            case "seat":
                self._choose_seat(int(name))
            case "time":
                self._ask_line(
                    "Seconds per move:", per_move(self._seconds).removesuffix(" s"), self._set_time
                )
            case "resign":
                self._ask_line(
                    "Below how many per cent does a computer resign? (off: never)",
                    hope_words(self._resigns),
                    self._set_resigns,
                )
            case "seed":
                self._ask_line("Seed, a whole number:", str(self._seed), self._set_seed)
            case "deal":
                self.app.push_screen(
                    DealSheet(self._desk().store, self.game, self._options(), self._deal), self._set_deal
                )
            case "option":
                self._choose_option(next(option for option in self.game.options if option.name == name))

    def _choose(
        self, title: str, rows: list[tuple[str, str]], keep: str, then: Callable[[str], object]
    ) -> None:
        def said(key: str | None) -> None:
            if key is not None:
                then(key)
                self._fill()

        self.app.push_screen(MovesSheet(title, rows, keep=keep), said)

    def _set_game(self, key: str) -> None:
        self._key, self._deal = key, ""

    def _choose_seat(self, seat: int) -> None:
        name = self._seat_names()[seat]
        now = self._seated()[seat]
        rows = [("", f"{PERSON}, nobody in particular"), ("named", f"{PERSON}, by name ...")]
        rows += [(player, f"{strength(player)}{player}: {how}") for player, how in PLAYERS.items()]

        def said(who: str) -> None:
            if who == "named":
                self._ask_line(
                    f"Who plays {name}?",
                    "" if now in PLAYERS else now,
                    lambda text: self._set_seat(seat, text),
                )
            else:
                self._seats[seat] = who

        self._choose(f"Who plays {name}?", rows, now if now in PLAYERS or not now else "named", said)

    def _set_seat(self, seat: int, text: str) -> str | None:
        try:
            name = safe_name(text)
        except ValueError as error:
            return str(error)
        if name.startswith(COMPUTER) and name not in PLAYERS:
            return f"there is no {name}: {', '.join(PLAYERS)}"
        self._seats[seat] = name
        return None

    def _ask_line(self, question: str, value: str, take: Callable[[str], str | None]) -> None:
        """Ask until `take` has taken what was typed; it returns what is wrong with it, None when that stands."""

        def taken(text: str) -> Content | None:
            fault = take(text.strip())
            return None if fault is None else Content(f"✗ {as_sentence(fault)}")

        self.app.push_screen(WriteSheet(question, taken, value=value), lambda _text: self._fill())

    def _set_time(self, text: str) -> str | None:
        seconds = read_seconds(text)
        if seconds is None:
            return f"type seconds from {LEAST_S:g} to {MOST_S:g}"
        self._seconds = seconds
        return None

    def _set_resigns(self, text: str) -> str | None:
        hope = read_hope(text)
        if hope is None:
            return f"type off, or per cent from {100 * LEAST_HOPE:g} to {100 * MOST_HOPE:g}"
        self._resigns = hope
        return None

    def _set_seed(self, text: str) -> str | None:
        if not (text.isascii() and text.isdigit() and len(text) <= 12):
            return "a seed is a whole number such as 123"
        self._seed = int(text)
        return None

    def _set_deal(self, deal: str | None) -> None:
        if deal is None:
            return
        self._deal = deal
        if any(option.name == SETUP for option in self.game.options):
            # A set-up of one's own is asked for by an option of the board game as well.
            if deal:
                self._options()[SETUP] = "custom"
            elif self._options().get(SETUP) == "custom":
                del self._options()[SETUP]
        self._fill()

    def _choose_option(self, option: Option) -> None:
        value = self._options().get(option.name, option.default)
        if option.choices:
            rows = [(choice.key, choice.words) for choice in option.choices]
            self._choose(option.cited, rows, value, lambda key: self._set_option(option, key))
        else:
            self._ask_line(option.cited, value, lambda text: self._set_option(option, text))

    def _set_option(self, option: Option, value: str) -> str | None:
        try:
            value = agreed(self.game, {option.name: value})[option.name]
        except GameError as error:
            return self._plain(error)
        if value == option.default:
            self._options().pop(option.name, None)
        else:
            self._options()[option.name] = value
        return None

    def action_usual(self) -> None:
        """The highlighted row as it is usual."""
        sort, _, name = (self._fields.chosen or "").partition(":")
        match sort:
            case "option":
                self._options().pop(name, None)
            case "deal":
                self._set_deal("")
            case "seed":
                self._seed = time.time_ns() % SEEDS
            case "time":
                self._seconds = USUAL_S
            case "resign":
                self._resigns = USUAL_HOPE
        self._fill()

    def action_begin(self) -> None:
        """Begin the game."""
        if self.app.screen is not self or not self._check():  # chosen twice in one breath
            return
        seated, names = self._seated(), self._seat_names()
        shown = tuple(who or name for who, name in zip(seated, names, strict=True))
        score = scores.Score(
            game=self._key, options=dict(self._options()), seed=self._seed, deal=self._deal, seats=seated
        )
        try:
            settings = self._desk().store.settings
            settings.set(
                LAST, json.dumps({"game": self._key, "seats": {str(k): v for k, v in self._seats.items()}})
            )
            keep_pace(settings, self._seconds)
            keep_resigns_below(settings, self._resigns)
            match = matches.Match.create(self._desk().store, score, title=game_title(self.game, shown))
        except SquadlogError as error:
            self.query_one("#fault", Static).update(Content(f"✗ {error}"))
            return
        self.dismiss()
        places(self.app).show("game", match.seat(Speaker()))


def _field(name: str, value: str) -> Content:
    """What a row holds."""
    return Content.assemble(f"{name}: ", (value, "bold"))
