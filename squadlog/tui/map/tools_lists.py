"""Lists that the map opens: all targets from a place, and the layers of the picture."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static

from squadlog.tui.chrome.chrome import Sheet
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker


class TargetsSheet(Sheet[int]):
    """All targets by distance. The answer is the number of the one to point at."""

    CSS_PATH = "tools_lists.tcss"
    AUTO_FOCUS = "#targets"
    HELP = (
        "Every enemy on the map by distance: metres, direction, whether it is in sight and why not, woods "
        "and covers on the line, how little would change that, and what it would take to hit it now. "
        "Arrows choose, Enter points the sight line at it, Escape goes back."
    )

    def __init__(self, title: str, rows: list[tuple[str, Content]]) -> None:
        super().__init__()
        self._heading, self._rows = title, rows

    def compose(self) -> ComposeResult:
        """The list."""
        with Vertical(id="list-box", classes="box"):
            yield Static(Content.styled(self._heading, "bold"), markup=False)
            if not self._rows:
                yield Static(Content("No enemy stands on the map."), markup=False)
            yield Picker(id="targets")
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill it."""
        self.query_one(Picker).fill(self._rows)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter points at it."""
        event.stop()
        self.dismiss(int(event.option.id or 0))


class LayersSheet(Sheet[frozenset[str]]):
    """Which layers of the picture are seen."""

    CSS_PATH = "tools_lists.tcss"
    AUTO_FOCUS = "#layers"
    HELP = (
        "What the picture of the map shows: Enter on a line shows or hides it, f2 takes it over, "
        "Escape changes nothing."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "use", "Use these", id="layers.use")]

    def __init__(self, layers: Iterable[str], shown: frozenset[str]) -> None:
        super().__init__()
        self._known, self._seen = tuple(layers), shown

    def compose(self) -> ComposeResult:
        """The list."""
        with Vertical(id="list-box", classes="box"):
            yield Static(Content.styled("What the map shows", "bold"), markup=False)
            yield Picker(id="layers")
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill it."""
        self._again()

    def _again(self) -> None:
        rows = [(name, Content(f"[{'x' if name in self._seen else ' '}] {name}")) for name in self._known]
        self.query_one(Picker).fill(rows)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Show or hide that layer."""
        event.stop()
        self._seen = self._seen ^ {event.option.id or ""}
        self._again()

    def action_use(self) -> None:
        """Take the choice over."""
        self.dismiss(self._seen)
