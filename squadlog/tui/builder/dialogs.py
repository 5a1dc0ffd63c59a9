"""Sheets of the builder: choose a squad, compare two, look at the paper."""

from collections.abc import Callable
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.squads.compare import compare
from squadlog.squads.plan import SquadPlan
from squadlog.tui.builder.shelf import READY, shelf_words
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import CLOSES, Box, Dialog, Hint, tell
from squadlog.tui.chrome.strip_list import ListRow, StripList

NEW = "new"


class SquadList(StripList):
    """Squads to choose among: a click chooses."""

    decides = True


class SquadsDialog(Dialog[str]):
    """A list of squads; the answer is the name chosen, `new` for a new one, `None` when put aside.

    With `remove`, which may raise SquadlogError, kept squads can be deleted here.
    """

    CSS_PATH = "dialogs.tcss"
    HELP = (
        "Enter or a click chooses a squad; Escape cancels. The squads of the program are marked ready; if you change "
        "one, your copy is saved as your own squad. Delete removes a squad of yours, after you confirm."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("delete", "remove", "Delete", id="squads.delete")]

    def __init__(
        self,
        names: tuple[str, ...],
        question: str = "Which squad?",
        *,
        new: bool = False,
        remove: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        self._names, self._question, self._new, self._remove = names, question, new, remove

    def compose(self) -> ComposeResult:
        """One list."""
        hints: tuple[Hint, ...] = (("⏎", "choose", ""), CLOSES)
        if self._remove is not None:
            hints = (hints[0], ("del", "deletes", "screen.remove"), CLOSES)
        with Box(self._question, *hints):
            yield SquadList(id="squads")
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill the list."""
        self._fill()

    def _fill(self) -> None:
        rows = [ListRow(f":{name}", Content(shelf_words(name))) for name in self._names]
        if self._new:
            rows.insert(0, ListRow(NEW, Content("A new squad")))
        squads = self.query_one(SquadList)
        squads.fill(rows)
        squads.styles.height = min(16, len(rows))

    def on_strip_list_highlighted(self) -> None:
        """What can be deleted has changed."""
        self.refresh_bindings()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Answer."""
        event.stop()
        self.dismiss(event.key.removeprefix(":"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - textual's
        """Nothing is deleted where squads are only looked at, and none that ships."""
        return action != "remove" or (self._remove is not None and self._own is not None)

    @property
    def _own(self) -> str | None:
        """The squad under the cursor, if it is kept; None for one that ships, and before there is a list."""
        name = next((squads.chosen for squads in self.query(SquadList)), None)
        return name[1:] if name is not None and name != NEW and not name.startswith(f":{READY}") else None

    @work
    async def action_remove(self) -> None:
        """Delete the kept squad under the cursor, after a second word."""
        name = self._own
        if self._remove is None or name is None:
            return
        if not await self.app.push_screen_wait(
            ConfirmDialog(
                f"Delete the squad {name}? For thirty days, squadlog squads restore brings it back."
            )
        ):
            return
        try:
            self._remove(name)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        self._names = tuple(kept for kept in self._names if kept != name)
        self._fill()


class CompareDialog(Dialog[bool]):
    """Two squads side by side; where they differ the line is marked."""

    CSS_PATH = "dialogs.tcss"
    HELP = "A mark shows a line in which the squads differ. Averages are per soldier. Escape closes."

    def __init__(self, first: SquadPlan, second: SquadPlan, book: Rulebook, rulings: Rulings) -> None:
        super().__init__()
        self._names = first.name, second.name
        self._rows = compare(first, second, book, rulings)

    def compose(self) -> ComposeResult:
        """The lines, both squads under each heading so that long ones wrap."""
        with Box(" against ".join(self._names), ("↑↓", "scroll", ""), CLOSES), VerticalScroll():
            for row in self._rows:
                mark = "≠" if row.differs else " "
                shown = Content.assemble((f"{mark} {row.what}: ", "bold" if row.differs else ""), row.first)
                if row.differs:
                    shown = shown + Content(f"  ↔  {row.second}")
                yield Static(shown, markup=False)
        yield KeyBar()


class PaperDialog(Dialog[bool]):
    """A sheet as it will be printed; true when it is to be written to a file."""

    CSS_PATH = "dialogs.tcss"
    HELP = "The sheet as it prints, 79 columns wide. f writes it to a file, Escape closes it."
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f", "to_file", "To a file", id="paper.file")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """The text."""
        with ScrollableContainer(id="page"):
            yield Static(Content(self._text), id="paper", markup=False)
        yield KeyBar()

    def action_to_file(self) -> None:
        """Answer that a file is wanted."""
        wanted = True
        self.dismiss(wanted)
