"""A new lab on the screen: what is asked, of which battle, led by whom, and what is enough."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Checkbox, Input, Select, Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import whole_number
from squadlog.base.records import record
from squadlog.extras.lab.asked.lab import Lab, LabError, require_sound
from squadlog.extras.lab.screens.lab import USUAL_MINUTES
from squadlog.ground.random_maps.kinds import KIND_WORDS
from squadlog.tui.chrome.chooser import Chooser, Tick
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.lab.asked import answers, cells, naming
    from squadlog.session.said import commanding

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from textual.app import ComposeResult
    from textual.widget import Widget

    from squadlog.extras.lab.asked.lab import LabQuestion

_PLAIN = Lab(question="fair")
_QUESTIONS: tuple[tuple[str, LabQuestion], ...] = (
    ("Is a battle fair?", "fair"),
    ("Which commander is better?", "levels"),
)
_DRAWN = "drawn "
_USUAL_POINTS = 200
_MOST_MINUTES = 100_000


@record
class NewLab:
    """A lab that somebody asked, and for how many minutes it is played at first; None: until it is settled."""

    lab: Lab
    minutes: int | None


class NewLabDialog(Dialog[NewLab]):
    """Asks for all of a lab; what is wrong is told as it is typed."""

    OF_THE_MOMENT = False
    CSS_PATH = "new_lab.tcss"
    AUTO_FOCUS = "#new-lab-question"
    HELP = (
        "What is asked, of which battle, and who commands it: Tab goes from field to field, Enter opens a list or "
        "ticks. Even is what counts as fair, 50 in 100 give or take that; 3 takes thousands of battles, 5 some "
        "hundreds. Battles are played at most so many of each level; it stops sooner once the answer is settled. "
        "Minutes are for how long it is played at first, empty until it is settled; it can go on later. F2 begins."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "make", "Begin", id="new_lab.make")]

    class Checked(ValueMessage):
        """The lab can be played, or why it cannot."""

        made: NewLab
        why: str

    def compose(self) -> ComposeResult:
        """A line for each question."""
        with Box("A new lab", ("f2", "begin", "screen.make"), LEAVES, id="new-lab-box"):
            yield from self._lines()
            yield Static("", id="new-lab-fault", classes="fault", markup=False)
        yield KeyBar()

    def _lines(self) -> Iterator[Widget]:
        questions = [(Content(words), key) for words, key in _QUESTIONS]
        yield _line("Question", _chooser("question", questions, "fair"))
        battles = list(_battles(open_desk(self.app).ready))
        yield _line("Battle", _chooser("battle", battles, str(battles[0][1])))
        yield _line("Points, if drawn", _field("points", _USUAL_POINTS))
        levels = (
            Tick(level, value=level in _PLAIN.levels, id=f"new-lab-level-{level}", compact=True)
            for level in commanding.levels_offered()
        )
        yield _line("Commanders", *levels)
        yield _line("Even: 50 ±", _field("within", _PLAIN.within))
        yield _line("Battles at most", _field("battles", _PLAIN.battles))
        yield _line("Minutes at most", _field("minutes", USUAL_MINUTES))

    @on(Select.Changed)
    @on(Input.Changed)
    @on(Checkbox.Changed)
    def _changed(self) -> None:
        """Say what is wrong now, before anybody begins; points are asked of battles that are drawn."""
        self.query_one("#new-lab-points", Input).disabled = not self._value("battle").startswith(_DRAWN)
        try:
            self._made()
        except SquadlogError as error:
            self._say(str(error))
        else:
            self._say("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go on to the next field."""
        event.stop()
        self.focus_next()

    def action_make(self) -> None:
        """Begin, unless it cannot be."""
        try:
            made = self._made()
        except SquadlogError as error:
            self._say(str(error))
            return
        self._say("Looking whether it can be played ...")
        self.run_worker(partial(self._check, made), thread=True, exclusive=True, group="check")

    def _check(self, made: NewLab) -> None:
        try:
            cells.cells_of(made.lab)
        except SquadlogError as error:
            self.post_message(self.Checked(made, str(error)))
        else:
            self.post_message(self.Checked(made, ""))

    def on_new_lab_dialog_checked(self, event: Checked) -> None:
        """Answer with it, or say why it cannot be played."""
        event.stop()
        if event.why:
            self._say(event.why)
        else:
            self.dismiss(event.made)

    def _say(self, sentence: str) -> None:
        self.query_one("#new-lab-fault", Static).update(Content(sentence))

    def _value(self, field: str) -> str:
        found = self.query_one(f"#new-lab-{field}")
        return str(found.value) if isinstance(found, Input | Select) else ""

    def _made(self) -> NewLab:
        """What the fields say. Raises SquadlogError, in one sentence."""
        question: LabQuestion = "levels" if self._value("question") == "levels" else "fair"
        battle, minutes = self._value("battle"), self._value("minutes").strip()
        points = 0
        if battle.startswith(_DRAWN):
            points = _number("points", self._value("points"))
            if not points:
                raise LabError(f"points: what each squad costs, such as {_USUAL_POINTS}.")
        ticked = [
            level
            for level in commanding.levels_offered()
            if self.query_one(f"#new-lab-level-{level}", Tick).value
        ]
        scenarios = (battle.removeprefix(_DRAWN),)
        lab = Lab(
            question=question, title=naming.title_of(question, scenarios, points), scenarios=scenarios, points=points,
            levels=answers.read_levels(" ".join(ticked), question), within=_number("even", self._value("within")),
            battles=_number("battles", self._value("battles")),
        )  # fmt: skip
        require_sound(lab)
        most = _number("minutes", minutes) if minutes else None
        if most is not None and not 1 <= most <= _MOST_MINUTES:
            raise LabError("minutes: a number such as 10, or nothing until it is settled.")
        return NewLab(lab=lab, minutes=most)


def _number(field: str, said: str) -> int:
    number = whole_number(said.strip().replace(",", ""))
    if number is None:
        raise LabError(f"{field}: a whole number.")
    return number


def _battles(ready: object) -> Iterator[tuple[Content, str]]:
    """The ready battles of two sides by title, then the kinds of ground on which some can be drawn."""
    titles = {one.key: one.title for one in ready} if isinstance(ready, tuple) else {}
    for key in answers.list_ready():
        yield Content.assemble(titles.get(key, key), (f"  {key}", "$quiet")), key
    for kind, words in KIND_WORDS.items():
        yield Content(f"drawn at random: {words}"), f"{_DRAWN}{kind}"


def _line(label: str, *fields: Widget) -> Horizontal:
    return Horizontal(Static(Content(label), classes="label", markup=False), *fields, classes="line")


def _chooser(name: str, options: Sequence[tuple[Content, str]], value: str) -> Chooser:
    return Chooser(options, id=f"new-lab-{name}", value=value, allow_blank=False, compact=True)


def _field(name: str, value: int) -> PlainInput:
    return PlainInput(value=f"{value}", id=f"new-lab-{name}", compact=True)
