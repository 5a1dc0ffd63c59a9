"""Lines and boxes of the battle screen that keep a fixed size, and the line of what is asked now."""

from collections.abc import Callable

from textual import events
from textual.content import Content
from textual.widgets import Static

from squadlog.tui.chrome.strip_list import ListRow, StripList


class RoomyWords(Static):
    """Words whose room does not depend on them: other words lay nothing out again, equal ones draw nothing."""

    _told: tuple[object, ...] | None = None

    def tell(self, words: Content) -> None:
        """Show these words."""
        # Contents that are equal may differ in their styles.
        look = (words.plain, *words.spans)
        if look != self._told:
            self._told = look
            self.update(words, layout=False)


class CardLines(StripList, can_focus=False):
    """The card of a soldier, a row each; `fit` lays its words out anew where it has another width."""

    fit: Callable[[], None] | None = None
    _told: list[Content] | None = None

    def tell(self, rows: list[Content]) -> None:
        """Show these; what is shown already is left as it is."""
        if rows is self._told:
            return
        self._told = rows
        self.fill([ListRow(str(place), words, stops=False) for place, words in enumerate(rows)])

    @property
    def room(self) -> int:
        """Cells that its words have; none before it is laid out."""
        return max(0, self.size.width - 1)

    def on_resize(self) -> None:
        """Fold the lines again for another width."""
        if self.fit is not None:
            self.fit()


class AskLine(RoomyWords):
    """What is asked; a click on it does what Enter does. A rule id in it still opens its rule."""

    def on_click(self, event: events.Click) -> None:
        """Answer, as Enter does."""
        if "@click" not in event.style.meta:
            event.stop()
            self.run_worker(self.screen.run_action("asked.answer"))
