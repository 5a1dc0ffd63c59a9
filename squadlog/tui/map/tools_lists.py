"""Lists that the map opens: all targets from a place, and the layers of the picture."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message

from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog, hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.wrapped_list import lines_of_row

LEAST_ROWS = 3
"""Targets that are seen at once on the smallest map."""
LEAST_CELLS, HANG = 12, 5
"""Cells into which a target is folded at the least, and by which its further lines stand further in."""


class TargetList(StripList):
    """All targets by distance, at the foot of the map. The sight line goes along with its cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,t", "close", "Away", id="map.targets_away", show=False)
    ]

    _told: Sequence[tuple[str, Content]] = ()

    class Closed(Message):
        """The list is put away."""

    def show(self, title: str, rows: list[tuple[str, Content]], room: int) -> None:
        """Show these rows, the cursor on the first; no more than a third of the `room` is taken from the map."""
        self.border_title = Content(title)
        self.border_subtitle = hint_line([("⏎", "aim", "select"), ("esc", "away", "close")])
        self._told = rows
        self.fill(self._folded(), keep=rows[0][0] if rows else None)
        self.styles.height = min(len(self.rows), max(room // 3, LEAST_ROWS)) + 2
        self.display = True
        self.focus()

    def _folded(self) -> list[ListRow]:
        width = max(LEAST_CELLS, (self.scrollable_content_region.width or self.app.size.width) - 1)
        return [line for key, words in self._told for line in lines_of_row(key, words, width, hang=HANG)]

    def on_resize(self) -> None:
        """Fold the targets again for another width."""
        super().on_resize()
        self.fill(self._folded(), keep=self.chosen)

    def action_close(self) -> None:
        """Put it away."""
        self.post_message(self.Closed())


class LayersDialog(Dialog[frozenset[str]]):
    """Which layers of the picture are seen."""

    CSS_PATH = "tools_lists.tcss"
    AUTO_FOCUS = "#layers"
    HELP = "Choose what the map shows: Enter on a line shows or hides it, F2 uses the choice, Escape cancels."
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "use", "Use these", id="layers.use")]

    def __init__(self, layers: Iterable[str], shown: frozenset[str]) -> None:
        super().__init__()
        self._known, self._seen = tuple(layers), shown

    def compose(self) -> ComposeResult:
        """The list."""
        hints = (("⏎", "show or hide", ""), ("f2", "use these", "screen.use"), LEAVES)
        with Box("What the map shows", *hints, id="list-box"):
            yield StripList(id="layers", decides=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill it."""
        self._again()

    def _again(self) -> None:
        self.query_one(StripList).fill(
            ListRow(name, Content(f"[{'x' if name in self._seen else ' '}] {name}")) for name in self._known
        )

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Show or hide that layer."""
        event.stop()
        self._seen = self._seen ^ {event.key}
        self._again()

    def action_use(self) -> None:
        """Take the choice over."""
        self.dismiss(self._seen)
