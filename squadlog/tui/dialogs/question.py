"""The one kind of question: what is asked, then the answers, each with its key; a key, Enter or one click answers."""

from collections.abc import Iterable

from textual import on
from textual.app import ComposeResult
from textual.content import Content

from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.wrapped_list import lines_of_row
from squadlog.tui.dialogs.panel import FRAME, DeskPanel, FactList, hints


class QuestionPanel(DeskPanel):
    """A question beside the roster. Whoever inherits says what is asked, and takes the answer."""

    FIRST = "#choices"

    def compose(self) -> ComposeResult:
        """One list: words that the cursor passes over, and answers."""
        yield FactList(id="choices")

    def told(
        self, title: str, words: Iterable[Content], answers: Iterable[ListRow], *, keep: str = "",
        after: Iterable[Content] = (),
    ) -> None:  # fmt: skip
        """Show the question: what is asked in the border, what must be known for it, the answers, and the reasons."""
        self.border_title = Content(title)
        room = self.room("#choices", min(77, self.app.size.width - 3))
        above, below = (
            [row for line in told for row in lines_of_row(key, line, room, stops=False)]
            for key, told in (("told", words), ("after", after))
        )
        shown = (*above, *answers, *below)
        self.rows = len(shown) + FRAME
        self.query_one("#choices", StripList).fill(shown, keep=keep or None)
        self.cites((*above, *below))

    def hinted(self, *hinted: tuple[str, str, str]) -> None:
        """Name the keys in the lower border: key, what it does, and the action of a click on it."""
        self.border_subtitle = hints(*hinted, ("esc", "later", "put_aside"))

    @property
    def chosen(self) -> str:
        """The answer under the cursor."""
        return self.query_one("#choices", StripList).chosen or ""

    @on(StripList.Selected, "#choices")
    def _entered(self, event: StripList.Selected) -> None:
        event.stop()
        self.entered(event.key)

    @on(FactList.Turned)
    def _clicked(self, event: FactList.Turned) -> None:
        event.stop()
        self.clicked(event.key)

    def entered(self, key: str) -> None:
        """Give the answer that Enter was pressed on."""
        raise NotImplementedError

    def clicked(self, key: str) -> None:
        """Give the answer that was clicked, as Enter does."""
        self.entered(key)
