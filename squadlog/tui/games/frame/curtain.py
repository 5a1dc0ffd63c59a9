"""The curtain between two people with hidden hands: nothing of either is on the screen until the right one lifts it."""

from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from squadlog.tui.chrome.chrome import Sheet
from squadlog.tui.chrome.key_bar import KeyBar


class CurtainSheet(Sheet[Literal["lifted", "undo"]]):
    """Whether it was lifted or the last person takes his move back; None when the game is left instead.

    `last`: what was done last, as all may know it. `mover`: whose move can be taken back here, empty for nobody's.
    """

    OF_THE_MOMENT = False
    CSS_PATH = "curtain.tcss"
    HELP = (
        "Somebody else is to move, and hands are hidden. Hand over the keyboard; the one who is named "
        "presses Enter and sees his own hand. u lets the one who moved last take that back. Escape leaves "
        "the game as it stands. Nothing of any hand is shown meanwhile."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", "Lift the curtain", id="curtain.lift"),
        Binding("u", "take_back", "Take back", id="curtain.undo"),
        Binding("escape", "put_aside", "Leave the game", id="sheet.aside"),
    ]

    def __init__(self, who: str, last: str = "", mover: str = "") -> None:
        super().__init__()
        self._who, self._last, self._mover = who, last, mover

    def compose(self) -> ComposeResult:
        """Who takes over."""
        with Vertical(id="curtain-box", classes="panel") as box:
            box.border_title = "hands are hidden"
            yield Static(Content.styled(f"{self._who} takes over.", "bold"), markup=False)
            if self._last:
                yield Static(Content(self._last), markup=False)
            yield Static(
                Content("Hand over the keyboard. Only the one named looks; Enter lifts the curtain."),
                markup=False,
            )
            if self._mover:
                yield Static(Content(f"u takes back the last move of {self._mover}."), markup=False)
            yield Static(
                Content(" Lift the curtain ").stylize("reverse bold").stylize_before("bold"),
                id="curtain-button",
                markup=False,
            )
        yield KeyBar()

    def on_click(self) -> None:
        """A click does what Enter does."""
        self.action_lift()

    def action_lift(self) -> None:
        """Show the hand of the one who is named."""
        self.dismiss("lifted")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody has a move to take back before the first one."""
        return bool(self._mover) if action == "take_back" else super().check_action(action, parameters)

    def action_take_back(self) -> None:
        """The one who moved last takes it back."""
        self.dismiss("undo")
