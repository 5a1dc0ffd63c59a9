"""The small sheets of a game screen: moves as a list, lines to type, what counts, what was agreed."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from squadlog.base.errors import SquadlogError
from squadlog.base.read_files import file_named
from squadlog.base.write_files import write_new
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.extras.games.session.pace import SECONDS_SPAN, read_seconds
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.tui.book.reading import ReadingDialog
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Dialog
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.typed import PlainInput, ask_line
from squadlog.tui.chrome.words import lines
from squadlog.tui.chrome.wrapped_list import WrappedList

if TYPE_CHECKING:
    from squadlog.extras.games.session.match_seat import MatchSeat


class MovesDialog(Dialog[str]):
    """Choose one of some answers; what is typed narrows the list down. The answer is the key of the row."""

    CSS_PATH = "dialogs.tcss"
    AUTO_FOCUS = "#narrow"
    HELP = (
        "Type part of a name: the list shows the rows that have it. Up, down, PageUp and PageDown go through the "
        "list, Enter or a click chooses a row. Escape cancels."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1)", "Up", show=False),
        Binding("down", "go(1)", "Down", show=False),
        Binding("pageup", "page(-1)", "Page up", show=False),
        Binding("pagedown", "page(1)", "Page down", show=False),
    ]

    def __init__(self, title: str, rows: Sequence[tuple[str, str]], *, keep: str = "") -> None:
        super().__init__()
        self._heading, self._rows, self._keep = title, rows, keep

    def compose(self) -> ComposeResult:
        """Title, line, list."""
        with Vertical(id="list-box", classes="panel"):
            yield Static(link_rules(self._heading, "bold"), markup=False)
            yield PlainInput(placeholder="type to narrow down", id="narrow", compact=True)
            yield WrappedList(id="rows", decides=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """List every move."""
        self._fill("")

    def _fill(self, wanted: str) -> None:
        words = wanted.casefold().split()
        fitting = [
            (key, Content(shown))
            for key, shown in self._rows
            if all(word in shown.casefold() for word in words)
        ]
        self.query_one(WrappedList).set_entries(fitting, keep=self._keep)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow down."""
        event.stop()
        self._fill(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the highlighted row."""
        event.stop()
        self._take()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Take it."""
        event.stop()
        self._take()

    def _take(self) -> None:
        chosen = self.query_one(WrappedList).chosen
        if chosen is not None:
            self.dismiss(chosen)

    def action_go(self, steps: int) -> None:
        """Up and down in the list, from the line as well."""
        self.query_one(WrappedList).action_move(steps)

    def action_page(self, steps: int) -> None:
        """A page up or down in the list, from the line as well."""
        self.query_one(WrappedList).action_page(steps)


class WriteDialog(Dialog[str]):
    """Asks for a line until it is taken: `refusal` says what is wrong with it, None that it stands."""

    CSS_PATH = "dialogs.tcss"
    HELP = "Type it and press Enter. Any error is shown below, for you to correct. Escape cancels."

    def __init__(self, question: str, refusal: Callable[[str], Content | None], *, value: str = "") -> None:
        super().__init__()
        self._question, self._refusal, self._value = question, refusal, value

    def compose(self) -> ComposeResult:
        """The question, the line, and what was wrong with it."""
        with Vertical(id="write-box", classes="panel"):
            yield Static(link_rules(self._question), markup=False)
            yield PlainInput(value=self._value, id="write")
            yield Static("", id="write-fault", markup=False)
        yield KeyBar()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take it, or say what is wrong."""
        event.stop()
        fault = self._refusal(event.value)
        if fault is None:
            self.dismiss(event.value)
        else:
            self.query_one("#write-fault", Static).update(fault)


class AccountDialog(ReadingDialog):
    """What counts, or what came of a battle; Enter goes on as Escape does."""

    CSS_PATH = "../../../../tui/book/reading.tcss"
    HELP = (
        "Arrows, PageUp and PageDown scroll. Enter or Escape closes it and the game continues. Click a rule id to "
        "read the rule."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "go_on", "Continue", id="account.on")]

    def action_go_on(self) -> None:
        """Close it; an action of its own, so that the keys at the foot show Enter beside Escape."""
        self.action_put_aside()


def ask(app: App[Any], dialog: ModalScreen[Any], then: Callable[[Any], object]) -> None:
    """Open a dialog; `then` is not called when it is put aside."""

    def answered(said: object) -> None:
        if said is not None:
            then(said)

    app.push_screen(dialog, answered)


def move_dialog(seat: "MatchSeat", example: str) -> WriteDialog:
    """Asks for a move as it is noted; what is wrong with it is said, and it can be mended."""

    def refusal(text: str) -> Content | None:
        refused = seat.refusal(text)
        return None if refused is None else Content.assemble(("✗ ", "bold $error"), link_rules(str(refused)))

    return WriteDialog(f"Your move, such as {example}:", refusal)


def time_dialog(seconds: float) -> WriteDialog:
    """Asks for the time per move."""

    def refusal(text: str) -> Content | None:
        if read_seconds(text) is not None:
            return None
        return Content(f"✗ {text} is not a time: type seconds {SECONDS_SPAN}.")

    return WriteDialog("Seconds per move for the computer and for hints:", refusal, value=f"{seconds:g}")


def ask_export(app: App[Any], match: "MatchSeat", then: Callable[[Content], object]) -> None:
    """Ask for the name of a new file for the record, and write it; `then` is told what came of that."""
    secret = " It shows every hand." if match.game.kind.hidden else ""
    question = (
        f"This writes the whole game into a new text file: the options, the deal and every move.{secret} To import it "
        "again: i on the screen of side games, or squadlog games import FILE.\n\nName of the new file:"
    )
    value = f"{match.game.key}-{match.id}.txt"
    ask_line(app, question, lambda name: then(Content(_export(match, name))), value=value)


def _export(match: "MatchSeat", name: str) -> str:
    path = file_named(name)
    try:
        write_new(path, match.of(Speaker(seat=REFEREE)).view.text())
    except SquadlogError as error:
        return error.cited
    return (
        f"Written to {path.resolve()}. To import it: i on the screen of side games, or squadlog games import."
    )


def format_agreed(match: "MatchSeat") -> Content:
    """Everything that was agreed about a game, what differs from the usual first; the seed once it is no secret."""
    game, agreed = match.game, match.view.agreed
    dealt = "" if agreed.seed is None else f" · seed {agreed.seed}"
    parts: list[Content | str] = [Content.styled(f"{game.name}{dealt}", "bold")]
    if agreed.deal:
        parts.append(link_rules(f"Deal: {agreed.deal}"))
    others: list[Content | str] = []
    usual: list[Content | str] = []
    for option in game.options:
        value = agreed.options.get(option.name, option.default)
        told = f"{option.question} {option.words(value) or value} [{option.rule}]"
        if value == option.default:
            usual.append(link_rules(f"  {told}"))
        else:
            others.append(link_rules(f"● {told}", "bold"))
    if others:
        parts += ["", Content.styled("Changed options", "underline"), *others]
    return lines([*parts, "", Content.styled("Defaults", "underline"), *usual])
