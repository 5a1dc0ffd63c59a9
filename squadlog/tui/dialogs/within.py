"""The form for the soldiers an explosion catches, where no map tells: they are ticked, with metres and cover."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.lengths import UNITS, length_unit
from squadlog.base.records import replace
from squadlog.battle.state import Known
from squadlog.reports.wording import unit_words
from squadlog.session.view.questions.caught import COVER, COVERS, Within, caught_form
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import link_rules
from squadlog.tui.dialogs.panel import DIGITS, is_typable, number_pad
from squadlog.tui.dialogs.question import QuestionPanel


class WithinPanel(QuestionPanel):
    """Asks whom an explosion catches. The answer is the command."""

    HELP = (
        "An explosion goes off, and no map shows which soldiers it reaches. Up and down choose a soldier, digits 0 "
        "to 9 and full stop are the metres (backspace deletes one), c the cover: none, half, full. A soldier without "
        "metres is out of reach. Enter confirms. As a command: caught 7 1, 8 3.2 half, or caught nobody."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("c", "cover", "Cover", id="within.cover"),
        Binding("backspace", "erase", "Erase", show=False),
        Binding("full_stop", "digit('.')", show=False),
        *(Binding(digit, f"digit('{digit}')", show=False) for digit in DIGITS),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._known: Known | None = None
        self._title = ""
        self._said: dict[int, Within] = {}

    def about(self, battle: Known, title: str) -> None:
        """Ask about everybody who is not dead, enemies and friends alike."""
        self._known, self._title = battle, title
        self._said = {unit.id: Within() for unit in battle.in_order() if unit.wound != "D"}
        self._again(str(next(iter(self._said), "")))
        self.hinted(("0-9", UNITS[length_unit()], ""), ("c", "cover", "cover"), ("⏎", "confirm", "enter"))

    def _again(self, chosen: str) -> None:
        if self._known is None:
            return
        rows = [
            ListRow(str(number), self._row(self._known, number, one)) for number, one in self._said.items()
        ]
        words = [
            link_rules(
                f"{UNITS[length_unit()].capitalize()} from it to their head [GRN-38]; full cover protects [GRN-37]."
            ),
            number_pad(),
        ]
        self.told(self._title, words, rows, keep=chosen)

    @staticmethod
    def _row(battle: Known, number: int, one: Within) -> Content:
        tick = "[x]" if one.metres else "[ ]"
        how = (
            f"{one.metres} {length_unit()}{'' if one.cover == 'none' else f', {one.cover} cover'}"
            if one.metres
            else ""
        )
        return Content.assemble(f"{tick} {unit_words(battle, number):<24} ", (how, "bold"))

    def _changed(self, **changes: str) -> None:
        if self.chosen.isdecimal():
            number = int(self.chosen)
            self._said[number] = replace(self._said[number], **changes)
            self._again(self.chosen)

    @property
    def _here(self) -> Within:
        return self._said.get(int(self.chosen), Within()) if self.chosen.isdecimal() else Within()

    def action_digit(self, digit: str) -> None:
        """One more digit of the metres."""
        typed = self._here.metres + digit
        if is_typable(typed):
            self._changed(metres=typed)

    def action_erase(self) -> None:
        """Take back the last digit."""
        self._changed(metres=self._here.metres[:-1])

    def action_cover(self) -> None:
        """The next cover."""
        self._changed(cover=COVERS[(COVERS.index(self._here.cover) + 1) % len(COVERS)])

    def entered(self, _key: str) -> None:
        """Say what was typed."""
        self.action_enter()

    def clicked(self, key: str) -> None:
        """Do nothing more: a click chooses a soldier, and what is said of him is typed."""

    def action_enter(self) -> None:
        """Whom it catches, as it stands there."""
        if self._known is None:
            return
        form = caught_form(self._known, self._values)
        if form.says is None:
            wrong = next(one.wrong for one in form.fields if one.wrong)
            self.app.notify(wrong, severity="warning", markup=False)
        else:
            self.answer(form.says, by_enter=True)

    @property
    def _values(self) -> dict[str, str]:
        """What the form holds, by the names of its fields."""
        metres = {str(number): one.metres for number, one in self._said.items()}
        return metres | {f"{number}_{COVER}": one.cover for number, one in self._said.items()}
