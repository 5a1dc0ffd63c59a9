"""What is shown to somebody faster than the loading: it keeps their keys and presses them afterwards."""

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static


class PatiencePanel(ModalScreen[None]):
    """Waits for what was asked for. `keys` are those pressed meanwhile."""

    DEFAULT_CSS = "PatiencePanel { align: center middle; Static { width: auto; padding: 1 2; } }"

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []

    def compose(self) -> ComposeResult:
        """One line."""
        yield Static(Content("Opening the file of battles ..."), markup=False)

    def on_key(self, event: events.Key) -> None:
        """Keep the key."""
        if event.key != "ctrl+q":
            event.stop()
            self.keys.append(event.key)
