"""The die prompt: names the die, who rolls and what is needed; a key or a click answers."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Input, Static

from squadlog.dice import Roll, read_face
from squadlog.tui.chrome.chrome import Sheet
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.words import linked

WITHDRAW = "withdraw"


class DieSheet(Sheet[str]):
    """Asks for one face. The answer is the typed face as text, or `withdraw`; `None` when put aside."""

    CSS_PATH = "die.tcss"
    AUTO_FOCUS = "#face"
    HELP = (
        "Somebody has to roll a die at the table. Press the face that came up: 1 to 9, and 0 for 10.\n"
        "w withdraws the order that asked for the die, as if it had not been said; faces typed for it are dropped.\n"
        "Escape puts the prompt aside; the battle waits, even if the program is closed. Enter on the battle "
        "brings it back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w,u", "withdraw", "Withdraw the order", id="die.withdraw"),
    ]

    def __init__(self, roll: Roll, who: str, reasons: Content | None = None) -> None:
        super().__init__()
        self._roll, self._who, self._reasons = roll, who, reasons

    def compose(self) -> ComposeResult:
        """What to roll, and one button per face."""
        roll = self._roll
        with Vertical(id="die-box", classes="box"):
            yield Static(
                Content.styled(f"Roll a d{roll.die}: {roll.name.replace('_', ' ')}", "bold"), markup=False
            )
            yield Static(Content(f"Who rolls: {self._who}"), id="die-who", markup=False)
            if roll.needed:
                yield Static(linked(f"Needed: {roll.needed}"), id="die-needed", markup=False)
            if roll.die == 10:
                yield Static(Content.styled("Press the face: 1 to 9, 0 is 10.", "dim"), markup=False)
                with Horizontal(id="faces"):
                    for face in range(1, 11):
                        yield Button(str(face), id=f"face-{face}", compact=True, classes="face")
            else:
                yield Input(placeholder=f"1 to {roll.die}, then Enter", id="face")
            if self._reasons is not None:
                yield Static(self._reasons, id="die-reasons", markup=False)
            yield Static("", id="die-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_key(self, event: events.Key) -> None:
        """A digit is the face of a d10."""
        if self._roll.die == 10 and event.character is not None and event.character in "0123456789":
            event.stop()
            self._answer(event.character)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A click on a face."""
        event.stop()
        self._answer(str(event.button.label))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed face of a larger die."""
        event.stop()
        self._answer(event.value)

    def _answer(self, text: str) -> None:
        try:
            face = read_face(text, self._roll.die)
        except ValueError as error:
            self.query_one("#die-fault", Static).update(Content(str(error)))
            return
        self.dismiss(str(face))

    def action_withdraw(self) -> None:
        """Take back the order that asked for this die."""
        self.dismiss(WITHDRAW)
