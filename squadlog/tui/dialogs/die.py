"""The question for a die, or for a row of them: names it, who rolls and what is needed; a key or a click answers."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.dice import Roll, read_face
from squadlog.session.view.questions.die import PRESS, DieAfter, DieRow
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import link_rules
from squadlog.tui.dialogs.panel import DIGITS, pressable
from squadlog.tui.dialogs.question import QuestionPanel

WITHDRAW = "withdraw"
FACES = "faces"
Reasons = Callable[[Sequence[int]], Content | None]
"""The modifiers behind the die that comes after these faces."""


def _alone(_faces: Sequence[int]) -> None:
    """Give no reasons."""


class DiePanel(QuestionPanel):
    """Asks for one face, or for a row of them. The answer is the typed faces as text, or `withdraw`.

    `None` when put aside.
    """

    HELP = (
        "Roll a die at the table. Press the number you rolled: 1 to 9, and 0 for 10; for a larger die, type it and "
        "press Enter; backspace deletes a digit.\n"
        "Type dice that are rolled together, such as those of a burst over a sector, as a row of digits; left and "
        "right go to a die, and another digit corrects it. Enter accepts the row, or the dice typed so far: the app "
        "then asks for the rest.\n"
        "w undoes the command that needs the die; the numbers typed for it are dropped.\n"
        "Escape keeps the question for later; the battle waits, even if you quit. Enter in the battle opens it again."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("w,u", "withdraw", "Undo command", id="die.withdraw"),
        Binding("backspace", "erase", "Erase", show=False),
        Binding("left,right", "say_keys", "Keys", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._roll = Roll(name="")
        self._who = ""
        self._reasons: Reasons = _alone
        self._typed = self._fault = ""
        self._row = DieRow(self._roll, _alone)

    def about(self, roll: Roll, who: str, reasons: Reasons = _alone, after: DieAfter = _alone) -> None:
        """Ask for this roll, with the modifiers behind it and what is rolled in a row with it."""
        self._roll, self._who, self._reasons = roll, who, reasons
        self._typed, self._fault, self._row = "", "", DieRow(roll, after)
        self._again()

    def on_key(self, event: events.Key) -> None:
        """Take a digit as the face of a d10."""
        if event.character is not None and event.character in DIGITS:
            event.stop()
            self.action_digit(event.character)

    def action_digit(self, digit: str) -> None:
        """The face of a d10, or one more digit of that of another die; in a row the face of the die at the cursor."""
        self._fault = ""
        if self._roll.die != 10:
            self._typed = (self._typed + digit)[:4]
            self._again()
        elif self._roll.row:
            self._in_row(read_face(digit))
        else:
            self._face(digit)

    def action_erase(self) -> None:
        """Take back a digit."""
        self._typed = self._typed[:-1]
        self._row.erase()
        self._again()

    def entered(self, _key: str) -> None:
        """Enter gives what was typed; where a digit is a face by itself, it says so."""
        if self._row.dice:
            self.answer(" ".join(map(str, self._row.faces)), by_enter=True)
        elif self._roll.die != 10:
            self._face(self._typed)
        else:
            self.action_say_keys()

    def action_say_keys(self) -> None:
        """Which keys are faces."""
        die = self._roll.die
        self._fault = PRESS if die == 10 else f"Type the number you rolled, 1 to {die}, then Enter."
        self._again()

    def clicked(self, key: str) -> None:
        """Do nothing more: faces are clicked one by one, and a die of a row takes the cursor."""

    def action_give(self) -> None:
        """Give the row as far as it is typed."""
        self.entered("")

    def _face(self, text: str) -> None:
        try:
            face = read_face(text, self._roll.die)
        except ValueError as error:
            self._fault = str(error)
            self._again()
            return
        self.answer(str(face))

    def _in_row(self, face: int) -> None:
        """Set the die at the cursor to that face; those after it have theirs as soon as it is their turn again."""
        if not self._row.put(face, int(self.chosen) if self.chosen.isdigit() else None):
            return
        if len(self._row.dice) == 1 and self._row.awaited is None:
            self.answer(str(face))
        else:
            self._again()

    def action_withdraw(self) -> None:
        """Take back the order that asked for this die."""
        self.answer(WITHDRAW)

    def _again(self) -> None:
        roll = self._roll
        title = f"Roll a d{roll.die}: {roll.name.replace('_', ' ')}"
        fault = [Content.styled(self._fault, "$out")] if self._fault else []
        if roll.row:
            self._again_row(title, fault)
            return
        ask = _pad() if roll.die == 10 else Content(f"1 to {roll.die}, then Enter: {self._typed or '-'}")
        needed = [link_rules(roll.needs)] if roll.needed else []
        words = [Content(f"Who rolls: {self._who}"), *needed, *fault]
        self.told(title, words, [ListRow(FACES, ask)], keep=FACES, after=_reason_lines(self._reasons(())))
        self.hinted(("0-9", "number rolled, 0 is 10", ""), ("w", "undo command", "withdraw"))

    def _again_row(self, title: str, fault: list[Content]) -> None:
        """Show each die on a line with what counts for it, the cursor on the one that is typed next."""
        awaited = self._row.awaited
        dice: list[tuple[Roll, int | None]] = [*self._row.dice]
        if awaited is not None:
            dice.append((awaited, None))
        rows = [_die_row(place, roll, face) for place, (roll, face) in enumerate(dice)]
        reasons = _reason_lines(self._reasons(self._row.faces)) if awaited is not None else []
        keep = str(len(dice) - 1)
        self.told(
            title, [Content(f"Who rolls: {self._who}"), *fault], [*rows, _PAD_ROW], keep=keep, after=reasons
        )
        given = len(self._row.dice)
        hints = [("0-9", "a digit each, 0 is 10", "")]
        if given:
            hints += [
                ("⏎", "accept all" if awaited is None else f"gives {given}", "give"),
                ("⌫", "back", "erase"),
            ]
        self.hinted(*hints, ("w", "undo command", "withdraw"))


def _die_row(place: int, roll: Roll, face: int | None) -> ListRow:
    shown = "·" if face is None else str(face)
    # By a mere number somebody is called who rolls all of them.
    name = roll.name.replace("_", " ") if roll.who.isdigit() else f"{roll.who}:"
    return ListRow(
        str(place), Content.assemble((f"{shown:>2}  ", "bold $asked"), link_rules(f"{name} {roll.needed}"))
    )


def _reason_lines(reasons: Content | None) -> list[Content]:
    return [] if reasons is None else [reasons]


def _pad() -> Content:
    return Content("").join([pressable(f"{face:>3}   ", f"digit('{face % 10}')") for face in range(1, 11)])


_PAD_ROW = ListRow(FACES, _pad(), stops=False)
