"""The curtain between people at one machine who keep something from each other: hands, hidden soldiers, choices.

Nothing of anybody is on the screen until the right one lifts it.
"""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Dialog

LIFTED, UNDO = "lifted", "undo"


class CurtainDialog(Dialog[str]):
    """Whether it was `LIFTED` or the last person takes his move back, `UNDO`; None when it stays down.

    `last`: what was done last, as all may know it. `mover`: whose move can be taken back here, empty for nobody's.
    `hides` says what is hidden. `words` are told besides.
    """

    OF_THE_MOMENT = False
    CSS_PATH = "curtain.tcss"
    HELP = (
        "Another player is to act, and there are secrets. Pass the keyboard; the player named presses Enter and sees "
        "their own view. In a side game, u lets the player who moved last undo that move. Escape keeps it hidden: it "
        "leaves a game, and a battle keeps the question. No secret is shown meanwhile."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", "Show my view", id="curtain.lift"),
        Binding("u", "take_back", "Undo", id="curtain.undo"),
        Binding("escape", "put_aside", "Not now", id="sheet.aside"),
    ]

    def __init__(
        self, who: str, last: str = "", mover: str = "", *, hides: str = "hands are hidden", words: str = ""
    ) -> None:
        super().__init__()
        self._who, self._last, self._mover, self._hides, self._words = who, last, mover, hides, words

    def compose(self) -> ComposeResult:
        """The words that say who takes over."""
        with Vertical(id="curtain-box", classes="panel") as box:
            box.border_title = self._hides
            yield Static(Content.styled(f"{self._who} takes over.", "bold"), markup=False)
            for told in (self._last, self._words):
                if told:
                    yield Static(Content(told), markup=False)
            yield Static(
                Content("Pass the keyboard. Enter shows the view of the player named."),
                markup=False,
            )
            if self._mover:
                yield Static(Content(f"u undoes the last move of {self._mover}."), markup=False)
            yield Static(
                Content(" Show my view ").stylize("reverse bold").stylize_before("bold"),
                id="curtain-button",
                markup=False,
            )
        yield KeyBar()

    def on_click(self) -> None:
        """Lift the curtain, as Enter does."""
        self.action_lift()

    def action_lift(self) -> None:
        """Show what belongs to the one who is named."""
        self.dismiss(LIFTED)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: before the first move there is none to take back."""
        return bool(self._mover) if action == "take_back" else super().check_action(action, parameters)

    def action_take_back(self) -> None:
        """The one who moved last takes it back."""
        self.dismiss(UNDO)


class WhoLooksDialog(Dialog[str]):
    """A curtain that asks whose it is: its answer is the key of whoever looks behind it."""

    CSS_PATH = "curtain.tcss"
    HELP = (
        "There are secrets from the other players at this screen. Pass the keyboard; the player who takes it presses "
        "the number of their side, 1 to 9, or clicks it. Escape keeps it hidden."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(str(number), f"look({number})", show=False, id=f"curtain.look_{number}")
        for number in range(1, 10)
    ]

    def __init__(self, who: Sequence[tuple[str, Content]], words: str) -> None:
        super().__init__()
        self._sides, self._words = tuple(who), words

    def compose(self) -> ComposeResult:
        """The seats that the curtain may be lifted for."""
        with Vertical(id="curtain-box", classes="panel") as box:
            box.border_title = "pass the keyboard"
            yield Static(Content(self._words), markup=False)
            yield Static(Content("Pass the keyboard: a number shows the view of that side."), markup=False)
            for number, (_, name) in enumerate(self._sides, start=1):
                shown = Content.assemble((f" {number} ", "bold $asked"), " ", name)
                yield Static(
                    shown.stylize(Style.from_meta({"@click": f"screen.look({number})"})), markup=False
                )
        yield KeyBar()

    def action_look(self, number: int) -> None:
        """This one looks."""
        if number <= len(self._sides):
            self.dismiss(self._sides[number - 1][0])
