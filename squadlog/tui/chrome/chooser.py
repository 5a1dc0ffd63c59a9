"""A drop-down choice whose list bears page keys before it has been drawn."""

from textual.app import ComposeResult
from textual.widgets import Select
from textual.widgets._select import SelectOverlay

from squadlog.tui.chrome.calm import CalmPages


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
