"""The question for a die: names it, who rolls and what is needed; a key or a click answers."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.dice import Roll, read_face
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import linked
from squadlog.tui.sheets.panel import DIGITS, pressed
from squadlog.tui.sheets.question import QuestionPanel

WITHDRAW = "withdraw"
FACES = "faces"


class DieSheet(QuestionPanel):
    """Asks for one face. The answer is the typed face as text, or `withdraw`; `None` when put aside."""

    HELP = (
        "Somebody has to roll a die at the table. Press the face that came up: 1 to 9, and 0 for 10; of a larger die "
        "type it and press Enter, backspace takes a digit back.\n"
        "w takes back what asked for the die, as if it had not been said; faces typed for it are dropped.\n"
        "Escape keeps the question for later; the battle waits, even if the program is closed. Enter on the battle "
        "brings it back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w,u", "withdraw", "Take it back", id="die.withdraw"),
        Binding("backspace", "erase", "Erase", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._roll = Roll(name="")
        self._words: list[Content] = []
        self._after: list[Content] = []
        self._typed = self._fault = ""

    def about(self, roll: Roll, who: str, reasons: Content | None = None) -> None:
        """What to roll, and the modifiers behind it."""
        self._roll, self._typed, self._fault = roll, "", ""
        needed = [linked(f"What counts: {roll.needed}")] if roll.needed else []
        self._words = [Content(f"Who rolls: {who}"), *needed]
        self._after = [reasons] if reasons is not None else []
        self._again()

    def on_key(self, event: events.Key) -> None:
        """A digit is the face of a d10."""
        if event.character is not None and event.character in DIGITS:
            event.stop()
            self.action_digit(event.character)

    def action_digit(self, digit: str) -> None:
        """The face of a d10, or one more digit of that of another die."""
        if self._roll.die == 10:
            self._face(digit)
        else:
            self._typed = (self._typed + digit)[:4]
            self._again()

    def action_erase(self) -> None:
        """Take back a digit."""
        self._typed = self._typed[:-1]
        self._again()

    def entered(self, key: str) -> None:
        """Enter gives what was typed; where a digit is a face, it gives nothing."""
        del key
        if self._roll.die != 10:
            self._face(self._typed)

    def clicked(self, key: str) -> None:
        """Faces are clicked one by one."""

    def _face(self, text: str) -> None:
        try:
            face = read_face(text, self._roll.die)
        except ValueError as error:
            self._fault = str(error)
            self._again()
            return
        self.answer(str(face))

    def action_withdraw(self) -> None:
        """Take back the order that asked for this die."""
        self.answer(WITHDRAW)

    def _again(self) -> None:
        roll = self._roll
        if roll.die == 10:
            ask = Content("").join(
                [pressed(f"{face:>3}   ", f"digit('{face % 10}')") for face in range(1, 11)]
            )
        else:
            ask = Content(f"1 to {roll.die}, then Enter: {self._typed or '-'}")
        fault = [Content.styled(self._fault, "$out")] if self._fault else []
        title = f"Roll a d{roll.die}: {roll.name.replace('_', ' ')}"
        self.told(title, [*self._words, *fault], [ListRow(FACES, ask)], keep=FACES, after=self._after)
        self.hinted(("0-9", "the face, 0 is 10", ""), ("w", "takes it back", "withdraw"))
