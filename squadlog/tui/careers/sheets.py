"""What the screens of careers ask: one of several, a picture, and the whole result of an evening on paper."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Input, Static, TextArea

from squadlog.errors import SquadlogError
from squadlog.shell.careers.annals import AnnalsDoor, PaperBattle, lines_by_company
from squadlog.tui.chrome.chrome import CLOSES, LEAVES, Box, Sheet
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import PlainInput


class ChoiceList(StripList):
    """A click chooses."""

    decides = True


class ChoiceSheet(Sheet[str]):
    """One of several; the answer is its key, `None` when put aside."""

    CSS_PATH = "sheets.tcss"
    HELP = "Enter or a click chooses; Escape leaves everything as it was."

    def __init__(self, question: str, rows: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self._question, self._choices = question, tuple(rows)

    def compose(self) -> ComposeResult:
        """One list."""
        with Box(self._question, ("⏎", "takes it", ""), CLOSES):
            yield ChoiceList(id="choices")
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill it."""
        listed = self.query_one(ChoiceList)
        listed.fill([ListRow(key, Content(words)) for key, words in self._choices])
        listed.styles.height = min(16, max(1, len(self._choices)))

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Answer."""
        event.stop()
        self.dismiss(event.key)


class PictureSheet(Sheet[tuple[str, ...]]):
    """A soldier's picture, drawn in characters."""

    OF_THE_MOMENT = False
    CSS_PATH = "sheets.tcss"
    AUTO_FOCUS = "#picture"
    HELP = "Draw with any characters, up to 24 lines of 60. F2 keeps it; an empty one takes the picture away."
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "keep", "Keep it", id="picture.keep")]

    def __init__(self, name: str, lines: Iterable[str]) -> None:
        super().__init__()
        self._name, self._lines = name, tuple(lines)

    def compose(self) -> ComposeResult:
        """The paper."""
        with Box(f"picture of {self._name}", ("F2", "keeps it", "screen.keep"), LEAVES):
            yield TextArea("\n".join(self._lines), id="picture", soft_wrap=False, tab_behavior="focus")
        yield KeyBar()

    def action_keep(self) -> None:
        """Answer."""
        lines = self.query_one(TextArea).text.rstrip().splitlines()
        self.dismiss(tuple(lines))


class FormLine(PlainInput):
    """A line of a form: Enter goes on to the next one at once, however quickly somebody types."""

    async def action_submit(self) -> None:
        """On to the next."""
        self.screen.focus_next()


class ResultSheet(Sheet[int]):
    """The result of a battle that was played without the program, in one pass; the answer is its number."""

    OF_THE_MOMENT = False
    CSS_PATH = "sheets.tcss"
    AUTO_FOCUS = "#title"
    HELP = (
        "A battle played on paper: what it is called, two sides with their points, and a line a soldier who fought, "
        "with the company before the first of them: his number, then his wound and what he did, as in the example. "
        "Whoever claims it alone writes the name of his side: then it counts once the other "
        "side has confirmed it. Tab goes on, F2 enters it."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "enter", "Enter it", id="result.enter")]

    def __init__(self, door: AnnalsDoor, sides: Iterable[str] = ()) -> None:
        super().__init__()
        self._door = door
        self._sides = (*sides, "", "")[:2]

    def compose(self) -> ComposeResult:
        """Everything on one sheet."""
        with Box("result of a battle on paper", ("F2", "enters it", "screen.enter"), LEAVES):
            yield from self._line("battle", "title", hint="what it is called")
            for place, name in enumerate(self._sides, 1):
                yield from self._line(f"side {place}", f"side-{place}", value=name, points=f"points-{place}")
            yield from self._line("campaign", "campaign", hint="none")
            yield from self._line("claimed by", "by", hint="nobody alone: all sides together")
            yield Static("a line a soldier who fought, such as  Able: 3 W M, 2 kills", markup=False)
            yield TextArea("", id="lines", soft_wrap=False, tab_behavior="focus")
            yield Static("", id="result-fault", classes="fault", markup=False)
        yield KeyBar()

    @staticmethod
    def _line(label: str, name: str, *, value: str = "", hint: str = "", points: str = "") -> ComposeResult:
        with Horizontal(classes="line"):
            yield Static(label, classes="label", markup=False)
            yield FormLine(value=value, placeholder=hint, id=name, classes="name", compact=True)
            if points:
                yield FormLine(placeholder="points", id=points, classes="points", compact=True)

    def _said(self, name: str) -> str:
        return self.query_one(f"#{name}", Input).value.strip()

    def action_enter(self) -> None:
        """Enter it, or say what speaks against it."""
        sides = tuple((self._said(f"side-{place}"), self._said(f"points-{place}")) for place in (1, 2))
        try:
            lines = lines_by_company(self.query_one(TextArea).text.splitlines(), [name for name, _ in sides])
            battle = PaperBattle(
                title=self._said("title"),
                sides=sides,
                lines=lines,
                by=self._said("by"),
                campaign=self._said("campaign"),
            )
            self.dismiss(self._door.enter(battle).number)
        except SquadlogError as error:
            self.query_one("#result-fault", Static).update(Content(str(error)))
