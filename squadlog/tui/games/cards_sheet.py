"""A text laid over a table of cards: an account, or how a battle ended."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from squadlog.tui.reading import ReadingSheet


class AccountSheet(ReadingSheet):
    """What counts, or what came of a battle; Enter goes on as Escape does."""

    CSS_PATH = "../reading.tcss"
    HELP = "Arrows, PageUp and PageDown read on. Enter or Escape closes it and the game goes on. A rule id can be clicked to read the rule."
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "put_aside", "Go on", id="account.on")]
