"""Lists that bear being paged through before they have been drawn: keys can come faster than the first frame."""

from typing import Literal

from textual.app import ComposeResult
from textual.widgets import Select
from textual.widgets._select import SelectOverlay


class CalmPages:
    """For an `OptionList`: its page keys do nothing as long as its lines have not been laid out.

    No widget itself, so that the list keeps the looks of the class it is mixed into.
    """

    def _move_page(self, direction: Literal[-1, 1]) -> None:
        laid_out, here = self._index_to_line, self.highlighted  # type: ignore[attr-defined]  # likewise
        if (here or 0) in laid_out:
            super()._move_page(direction)  # type: ignore[misc]  # the list it is mixed into has it


class CalmOverlay(CalmPages, SelectOverlay):
    """The list that drops down from a `Chooser`."""


class Chooser(Select[str]):
    """A drop-down choice among texts."""

    def compose(self) -> ComposeResult:
        """The value, and the list."""
        for part in super().compose():
            yield (
                CalmOverlay(type_to_search=self._type_to_search) if isinstance(part, SelectOverlay) else part
            )
