"""A text laid over a table of cards: an account, or how a battle ended."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from squadlog.tui.book.reading import ReadingSheet


class AccountSheet(ReadingSheet):
    """What counts, or what came of a battle; Enter goes on as Escape does."""

    CSS_PATH = "../../book/reading.tcss"
    HELP = (
        "Arrows, PageUp and PageDown read on. Enter or Escape closes it and the game goes on. A rule id can "
        "be clicked to read the rule."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "go_on", "Go on", id="account.on")]

    def action_go_on(self) -> None:
        """Close it; an action of its own, so that the keys at the foot show Enter beside Escape."""
        self.action_put_aside()
