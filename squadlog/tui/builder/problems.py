"""Broken rules as the builder lists them: what is wrong with several soldiers alike takes one line."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.base.records import replace
from squadlog.squads.in_play import NOT_IN_PLAY
from squadlog.squads.violation import Violation
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList


class ProblemList(StripList):
    """What speaks against the squad, a line each."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", "Agree"),
        Binding("r", "screen.problems.rule", "Rule", id="builder.rule"),
    ]

    def __init__(self) -> None:
        super().__init__(id="problems", classes="panel")
        self._problems: tuple[Violation, ...] = ()

    @property
    def problem(self) -> Violation | None:
        """The one under the cursor; None where nothing is wrong."""
        return self._problems[int(self.chosen)] if self.chosen is not None else None

    def show(self, problems: tuple[Violation, ...]) -> None:
        """Show these problems; hide the list where there are none."""
        self._problems = problems
        self.fill([ListRow(str(place), problem_words(one)) for place, one in enumerate(problems)])
        self.display = bool(problems)
        self.styles.height = len(problems) + 2

    def on_mount(self) -> None:
        """Write the title, and what can be done, into the border."""
        self.border_title = "broken rules"
        self._tell_keys()

    def watch_has_focus(self, has_focus: bool) -> None:
        """Enter is its own now, or that of another list."""
        super().watch_has_focus(has_focus)
        self._tell_keys()

    def _tell_keys(self) -> None:
        """Name the keys: here Enter lets a rule pass, from elsewhere Tab leads here."""
        led = (
            ("⏎", "allow", "screen.problems.agree")
            if self.has_focus
            else ("⇧⇥", "allow", "screen.problems.to_problems")
        )
        self.border_subtitle = hint_line([led, ("r", "rule", "screen.problems.rule")])


def is_idle(one: Violation) -> bool:
    """Whether it says of something that this battle does not play with it."""
    return one.code == "not-in-play"


def problem_words(one: Violation) -> Content:
    """The sentence with its rule; never by colour alone."""
    cited = f"{one.sentence} [{one.rule}]"
    if one.waived:
        return Content.assemble(("~ agreed: ", "bold"), f"{cited} {one.waived}")
    if is_idle(one):
        return Content.assemble((f"- {NOT_IN_PLAY}: ", "bold"), cited)
    if one.warning:
        return Content.assemble(("! unusual: ", "bold $warning"), cited)
    return Content.assemble(("✗ ", "bold $error"), cited)


def group_violations(broken: Iterable[Violation]) -> tuple[Violation, ...]:
    """One line for each violation, or for all that differ in nothing but the soldier; what forbids comes first."""
    alike: dict[tuple[object, ...], list[Violation]] = {}
    for one in broken:
        about = one.sentence.removeprefix(f"{one.soldier}: ").removeprefix(f"{one.soldier} ")
        alike.setdefault((one.code, one.rule, one.waived, about), []).append(one)
    problems = [_problem(group) for group in alike.values()]
    return tuple(
        sorted(problems, key=lambda problem: (is_idle(problem), bool(problem.waived), problem.warning))
    )


def _problem(group: list[Violation]) -> Violation:
    first, others = group[0], len(group) - 1
    if not others:
        return first
    return replace(first, sentence=f"{first.sentence} ({others} more like this)", soldier=None)
