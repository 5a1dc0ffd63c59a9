"""A drop-down choice whose list bears page keys before it has been drawn: they can come faster than the first frame."""

from typing import Literal

from textual.app import ComposeResult
from textual.widgets import Select
from textual.widgets._select import SelectOverlay


class CalmOverlay(SelectOverlay):
    """The list that drops down from a `Chooser`: its page keys do nothing as long as its lines are not laid out."""

    def _move_page(self, direction: Literal[-1, 1]) -> None:
        if (self.highlighted or 0) in self._index_to_line:
            super()._move_page(direction)


class Chooser(Select[str]):
    """A drop-down choice among texts."""

    def compose(self) -> ComposeResult:
        """The value, and the list."""
        for part in super().compose():
            yield (
                CalmOverlay(type_to_search=self._type_to_search) if isinstance(part, SelectOverlay) else part
            )
