"""Broken rules as the builder lists them: what is wrong with several soldiers alike takes one line."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.records import record
from squadlog.squads.in_play import NOT_IN_PLAY
from squadlog.squads.violation import Violation
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.strip_list import StripList


class ProblemList(StripList):
    """What speaks against the squad, a line each."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Agree"),
        Binding("r", "screen.rule", "Rule", id="builder.rule"),
    ]

    def __init__(self) -> None:
        super().__init__(id="problems", classes="panel")

    def on_mount(self) -> None:
        """The title, and what can be done."""
        self.border_title = "what is wrong"
        self._tell_keys()

    def watch_has_focus(self, has_focus: bool) -> None:
        """Enter is its own now, or that of another list."""
        super().watch_has_focus(has_focus)
        self._tell_keys()

    def _tell_keys(self) -> None:
        """What can be done: here Enter lets a rule pass, from elsewhere Tab leads here."""
        led = (
            ("⏎", "let it pass", "screen.agree")
            if self.has_focus
            else ("⇧⇥", "let it pass", "screen.to_problems")
        )
        self.border_subtitle = hint_line([led, ("r", "its rule", "screen.rule")])


@record
class Problem:
    """One line. `soldier` `None`: it concerns the squad, or several soldiers."""

    sentence: str
    rule: str
    soldier: str | None
    waived: str
    unknown: bool
    warning: bool
    idle: bool = False

    @property
    def shown(self) -> Content:
        """The sentence with its rule; never by colour alone."""
        cited = f"{self.sentence} [{self.rule}]"
        if self.waived:
            return Content.assemble(("~ agreed: ", "bold"), f"{cited} {self.waived}")
        if self.idle:
            return Content.assemble((f"- {NOT_IN_PLAY}: ", "bold"), cited)
        if self.warning:
            return Content.assemble(("! unusual: ", "bold $warning"), cited)
        return Content.assemble(("✗ ", "bold $error"), cited)


def grouped(broken: Iterable[Violation]) -> tuple[Problem, ...]:
    """One line for each violation, or for all that differ in nothing but the soldier; what forbids comes first."""
    alike: dict[tuple[object, ...], list[Violation]] = {}
    for one in broken:
        about = one.sentence.removeprefix(f"{one.soldier}: ").removeprefix(f"{one.soldier} ")
        alike.setdefault((one.code, one.rule, one.waived, about), []).append(one)
    problems = [_problem(group) for group in alike.values()]
    return tuple(sorted(problems, key=lambda problem: (problem.idle, bool(problem.waived), problem.warning)))


def _problem(group: list[Violation]) -> Problem:
    first = group[0]
    others = len(group) - 1
    also = f" ({others} more like this)" if others else ""
    return Problem(
        sentence=first.sentence + also,
        rule=first.rule,
        soldier=None if others else first.soldier,
        waived=first.waived,
        unknown=first.unknown,
        warning=first.warning,
        idle=first.code == "not-in-play",
    )
