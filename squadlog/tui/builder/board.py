"""What the builder shows: the head, the soldiers, the forms, what is wrong."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static, TabbedContent, TabPane

from squadlog.errors import SquadlogError
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.rulebook.rulings import Rulings
from squadlog.squads.cost import bill
from squadlog.squads.in_play import idle
from squadlog.squads.legality import violations
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SquadPlan
from squadlog.tui.builder import words
from squadlog.tui.builder.form import SoldierForm, SquadForm
from squadlog.tui.builder.problems import Problem, grouped
from squadlog.tui.builder.shelf import KeptSquad, Shelf
from squadlog.tui.chrome.chrome import RoomScreen, tell
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker

HALVES, BROAD = 100, 150
"""Cells from which choices and lists stand side by side, and from which the list of soldiers is broader."""


class BuilderBoard(RoomScreen):
    """One squad as it stands.

    `shelf` is where squads are kept; `name` a squad on it, or `ready:` and the key of a ready one.
    """

    def __init__(self, shelf: Shelf, name: str | None = None, *, rulings: Rulings | None = None) -> None:
        super().__init__()
        self.book, self.rulings = load_rulebook(), rulings or load_rulings()
        self._kept = KeptSquad(shelf, self.book)
        self._first = name
        self._at = 0
        self._all = False
        self._problems: tuple[Problem, ...] = ()

    @property
    def plan(self) -> SquadPlan:
        """The squad as it stands."""
        return self._kept.plan

    def compose(self) -> ComposeResult:
        """Head, soldiers, forms, problems."""
        yield Static("", id="head", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static("", id="doing", markup=False)
                yield Picker(id="soldiers")
                yield Static(words.tools(), id="tools", markup=False)
            with TabbedContent(id="forms"):
                with TabPane("Soldier", id="tab-soldier"):
                    yield SoldierForm(self.book, self.rulings)
                with TabPane("Squad", id="tab-squad"):
                    yield SquadForm(self.book)
        yield Picker(id="problems")
        yield KeyBar()

    def on_mount(self) -> None:
        """Open the squad asked for."""
        if self._first is not None:
            self._open(self._first)
        self._show()

    # What is shown

    def _show(self) -> None:
        """Show the plan as it stands, everywhere."""
        plan = self.plan
        self._at = min(self._at, len(plan.soldiers) - 1)
        spent = bill(plan, self.book, self.rulings)
        broken = violations(plan, self.book, self.rulings)
        self._problems = grouped((*broken, *idle(plan, self.book)))
        forbidding = sum(one.forbids for one in broken)
        self.query_one("#head", Static).update(words.head(plan, spent, forbidding))
        self._show_soldiers()
        soldier = plan.soldiers[self._at]
        whom = f"Choices for ALL {len(plan.soldiers)}" if self._all else f"Choices for {soldier.name}"
        self.query_one("#doing", Static).update(
            Content.styled(whom, "bold $warning" if self._all else "bold")
        )
        self.query_one(SoldierForm).show(plan, self._at, log_values(plan, self._at, self.book, self.rulings))
        self.query_one(SquadForm).show(plan)
        problems = self.query_one("#problems", Picker)
        with self.prevent(OptionList.OptionHighlighted):
            problems.fill([(str(place), problem.shown) for place, problem in enumerate(self._problems)])
        problems.display = bool(self._problems)

    def _show_soldiers(self) -> None:
        plan = self.plan
        broad = self.app.size.width >= BROAD
        self.set_class(broad, "-broad")
        self.set_class(self.app.size.width >= HALVES, "-halves")
        width = 30 if broad else 20
        rows = []
        for place, soldier in enumerate(plan.soldiers):
            values = log_values(plan, place, self.book, self.rulings)
            rows.append((str(place), words.soldier_row(place, soldier, values.points, width)))
        with self.prevent(OptionList.OptionHighlighted):
            self.query_one("#soldiers", Picker).fill(rows, keep=str(self._at))

    def on_resize(self) -> None:
        """The columns follow the width."""
        if self.is_mounted:
            self._show_soldiers()

    @on(OptionList.OptionHighlighted, "#soldiers")
    def _chosen(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        place = int(event.option.id or 0)
        if place != self._at and place < len(self.plan.soldiers):
            self._at = place
            self._show()

    @on(OptionList.OptionSelected, "#soldiers")
    def _entered(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.query_one(TabbedContent).active = "tab-soldier"
        self.query_one(SoldierForm).begin()

    def _open(self, name: str) -> bool:
        try:
            self._kept.open(name)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return False
        self._at = 0
        return True
