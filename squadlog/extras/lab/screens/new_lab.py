"""A new lab on the screen: what is asked, of which battle, led by whom, and what is enough."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Checkbox, Input, Select, Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many, whole_number
from squadlog.base.records import record, replace
from squadlog.extras.lab.asked.lab import (
    CONTESTS,
    USUAL_GROUND,
    Lab,
    LabError,
    require_sound,
    usual_levels,
    usual_within,
)
from squadlog.extras.lab.screens.lab import USUAL_MINUTES
from squadlog.ground.random_maps.kinds import KIND_WORDS
from squadlog.tui.chrome.chooser import Chooser, Tick
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.lab.asked import answers, cells, naming, offered, things
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
    ("What is a weapon, a suit or a troop worth?", "worth"),
    ("Which squad wins?", "rank"),
)
_SHOWN: dict[str, tuple[LabQuestion, ...]] = {
    "battle": ("fair", "levels"), "points": ("fair", "levels"), "thing": ("worth",), "squad": ("worth",),
    "first": ("rank",), "second": ("rank",), "ground": CONTESTS,
}  # fmt: skip
"""The fields that not each question needs, with those that do."""
_DRAWN = "drawn "
_EVEN, _CLOSE = "Even: 50 ±", "Known within ±"
_NONE = " "
"""In place of a squad: the ordinary one, or all ready ones."""
_USUAL_POINTS, _USUAL_THING = 200, "SAR"
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
        "What is asked, of what, and who commands it: Tab goes from field to field, Enter opens a list or ticks; "
        "letters find a line of a list. A thing is given to everybody of a squad; two squads meet, or one all ready "
        "ones. Even is what counts as fair, 50 in 100 give or take that; 3 takes thousands of battles, 5 some "
        "hundreds. What a thing is worth is measured within twice so many in 100 of a squad's strength. Battles are "
        "played at most so many of each level; it stops sooner once the answer is settled. "
        "Minutes are for how long it is played at first, empty until it is settled; it can go on later. F2 begins."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "make", "Begin", id="new_lab.make")]

    class Checked(ValueMessage):
        """The lab can be played, or why it cannot."""

        made: NewLab
        why: str

    def __init__(self) -> None:
        """A form in which the first question is asked."""
        super().__init__()
        self._question: LabQuestion = "fair"

    def compose(self) -> ComposeResult:
        """A line for each question."""
        with Box("A new lab", ("f2", "begin", "screen.make"), LEAVES, id="new-lab-box"):
            yield from self._lines()
            yield Static("", id="new-lab-fault", classes="fault", markup=False)
        yield KeyBar()

    def _lines(self) -> Iterator[Widget]:
        questions = [(Content(words), key) for words, key in _QUESTIONS]
        yield _line("Question", _chooser("question", questions, "fair"))
        yield Vertical(*self._contenders(), id="new-lab-of")
        levels = (
            Tick(level, value=level in _PLAIN.levels, id=f"new-lab-level-{level}", compact=True)
            for level in commanding.levels_offered()
        )
        yield _line("Commanders", *levels)
        yield _line(_EVEN, _field("within", _PLAIN.within))
        yield _line("Battles at most", _field("battles", _PLAIN.battles))
        yield _line("Minutes at most", _field("minutes", USUAL_MINUTES))

    def _contenders(self) -> Iterator[Widget]:
        """What differs from question to question; there is always the same room for it."""
        battles = list(_battles(open_desk(self.app).ready))
        yield _line("Battle", _chooser("battle", battles, str(battles[0][1])))
        yield _line("Points, if drawn", _field("points", _USUAL_POINTS))
        priced = {
            one.key: Content.assemble(one.name, (f"  {one.key}, {so_many(one.points, 'point')}", "$quiet"))
            for one in reversed(things.list_things())
        }
        weighed = [(words, key) for key, words in reversed(priced.items())]
        yield _line("Thing", _chooser("thing", weighed, _USUAL_THING))
        squads = [(Content(name), name) for name in offered.list_squads()]
        ordinary, ready = (Content("four ordinary soldiers"), _NONE), (Content("all ready squads"), _NONE)
        yield _line("Given to", _chooser("squad", [ordinary, *squads], _NONE))
        yield _line("Squad", _chooser("first", squads, squads[0][1]))
        yield _line("Against", _chooser("second", [ready, *squads], _NONE))
        grounds = [(Content(words), key) for key, words in offered.list_grounds()]
        yield _line("Ground", _chooser("ground", grounds, USUAL_GROUND["rank"]))

    def on_mount(self) -> None:
        """Show what the first question needs."""
        self._show_fields()

    @on(Select.Changed, "#new-lab-question")
    def _asked_otherwise(self) -> None:
        """Show the fields of this question; what nobody changed becomes what is usual for it."""
        before, now = self._question, self._read_question()
        if now == before:
            return
        self._question = now
        within = self.query_one("#new-lab-within", Input)
        if within.value == f"{usual_within(before)}":
            within.value = f"{usual_within(now)}"
        if tuple(self._levels()) == usual_levels(before):
            for level in commanding.levels_offered():
                self.query_one(f"#new-lab-level-{level}", Tick).value = level in usual_levels(now)
        ground = self.query_one("#new-lab-ground", Chooser)
        if now in CONTESTS and ground.value in (USUAL_GROUND["rank"], USUAL_GROUND["worth"]):
            ground.value = USUAL_GROUND[now]
        self._show_fields()

    def _show_fields(self) -> None:
        for field, questions in _SHOWN.items():
            line = self.query_one(f"#new-lab-{field}").parent
            if isinstance(line, Horizontal):
                line.display = self._question in questions
        even = self.query_one("#new-lab-within").parent
        if isinstance(even, Horizontal):
            even.query_one(".label", Static).update(
                _CLOSE if self._question == "worth" else _EVEN, layout=False
            )

    def _read_question(self) -> LabQuestion:
        return next(key for _, key in _QUESTIONS if key == self._value("question"))

    def _levels(self) -> list[str]:
        return [
            level
            for level in commanding.levels_offered()
            if self.query_one(f"#new-lab-level-{level}", Tick).value
        ]

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
        question, minutes = self._read_question(), self._value("minutes").strip()
        battle = self._value("ground" if question in CONTESTS else "battle")
        points, squads = 0, self._squads(question)
        weighed = (self._value("thing"),) if question == "worth" else ()
        if question == "worth":
            offered.require_change("".join(squads), weighed)
        if question == "rank":
            offered.require_meeting(squads)
        if battle.startswith(_DRAWN):
            points = _number("points", self._value("points"))
            if not points:
                raise LabError(f"points: what each squad costs, such as {_USUAL_POINTS}.")
        lab = Lab(
            question=question, scenarios=(battle.removeprefix(_DRAWN),), points=points, squads=squads, things=weighed,
            levels=answers.read_levels(" ".join(self._levels()), question),
            within=_number("even", self._value("within")),
            battles=_number("battles", self._value("battles")),
        )  # fmt: skip
        require_sound(lab)
        most = _number("minutes", minutes) if minutes else None
        if most is not None and not 1 <= most <= _MOST_MINUTES:
            raise LabError("minutes: a number such as 10, or nothing until it is settled.")
        return NewLab(lab=replace(lab, title=naming.title_of(lab)), minutes=most)

    def _squads(self, question: LabQuestion) -> tuple[str, ...]:
        """The squads that a question is of; all ready ones and the ordinary one have no name."""
        fields = {"worth": ("squad",), "rank": ("first", "second")}.get(question, ())
        return tuple(one for field in fields if (one := self._value(field)) != _NONE)


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
