"""What the screens need of the app that shows them: short messages and the way to other screens, by name."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from textual.app import App

if TYPE_CHECKING:
    from squadlog.tui.desk import Desk


class Places(App[None]):
    """An app that knows its screens by name. The app itself is built on this, so that no screen has to import it."""

    desk: "Desk | None" = None
    fault = ""

    def say(self, sentence: str, *, error: bool = False) -> None:
        """A short message, never read as markup."""
        self.notify(
            sentence, severity="error" if error else "information", markup=False, timeout=8 if error else 4
        )

    def show(self, name: str, *arguments: object, then: Callable[[Any], None] | None = None) -> None:
        """Open a screen by its name in the table of screens; `then` takes its answer."""
        raise NotImplementedError

    def open_battle(self, number: int) -> None:
        """Go on with a stored battle."""
        raise NotImplementedError

    def open_ready(self, key: str) -> None:
        """Begin a ready battle as it is."""
        raise NotImplementedError

    def action_open(self, name: str) -> None:
        """Open a screen that needs nothing but what is loaded."""
        raise NotImplementedError

    def action_help(self) -> None:
        """Explain the screen that is shown."""
        raise NotImplementedError


def places(app: App[Any]) -> Places:
    """The app as the screens know it."""
    return cast(Places, app)
