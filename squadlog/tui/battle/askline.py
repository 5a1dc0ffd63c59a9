"""The line that says what is asked now and of whom; a click on it does what Enter does."""

from textual import events
from textual.widgets import Static


class AskLine(Static):
    """What is asked. A rule id in it still opens its rule."""

    def on_click(self, event: events.Click) -> None:
        """Answer, as Enter does."""
        if "@click" not in event.style.meta:
            event.stop()
            self.run_worker(self.screen.run_action("answer"))
