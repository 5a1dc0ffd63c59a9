"""What the builder shows: the budget, the soldiers, one soldier's card, its worth at the table, what is wrong."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.book.rulings import Rulings
from squadlog.squads.cost import bill
from squadlog.squads.in_play import as_played, idle
from squadlog.squads.legality import violations
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SquadPlan
from squadlog.squads.violation import Violation
from squadlog.tui.builder import words
from squadlog.tui.builder.at_table import AtTable
from squadlog.tui.builder.card import OutfitList, SoldierCard
from squadlog.tui.builder.problems import ProblemList, grouped, problem_words
from squadlog.tui.builder.shelf import KeptSquad, Shelf
from squadlog.tui.builder.soldiers import SQUAD, SoldierList
from squadlog.tui.builder.squad_form import SquadForm
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import RoomScreen, tell
from squadlog.tui.chrome.strip_list import ListRow, StripList

BROAD, BROADEST = 116, 150
"""Cells from which the worth at the table stands beside the card, and from which every panel has room."""


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
        self._problems: tuple[Violation, ...] = ()

    @property
    def plan(self) -> SquadPlan:
        """The squad as it stands."""
        return self._kept.plan

    def compose(self) -> ComposeResult:
        """Head, panels, problems."""
        yield Static("", id="head", markup=False)
        with Horizontal(id="middle"):
            yield SoldierList()
            yield SoldierCard(self.book, self.rulings)
            yield SquadForm(self.book, self.rulings)
            yield AtTable(self.book, self.rulings)
        yield ProblemList()
        yield KeyBar()

    def on_mount(self) -> None:
        """Open the squad asked for."""
        if self._first is not None:
            self._open(self._first)
        self._fit()
        self.soon(self._show)

    def on_resize(self) -> None:
        """The panels follow the width."""
        if self.is_mounted:
            self._fit()
            self.soon(self._show)

    def _fit(self) -> None:
        self.set_class(self.app.size.width >= BROAD, "-broad")
        self.set_class(self.app.size.width >= BROADEST, "-broadest")

    # What is shown

    def _show(self, *, go: bool = False) -> None:
        """Show the plan as it stands, everywhere; with `go` the cursor goes to the soldier chosen."""
        plan = self.plan
        self._at = min(self._at, len(plan.soldiers) - 1)
        spent = bill(plan, self.book, self.rulings)
        broken = violations(plan, self.book, self.rulings)
        self._problems = grouped((*broken, *idle(plan, self.book)))
        forbidding = [one for one in broken if one.forbids]
        basic = bill(as_played(plan, ()), self.book, self.rulings).total
        head = words.head(plan, spent, basic, forbidding, self.app.size.width)
        self.query_one("#head", Static).update(head, layout=False)
        points = [log_values(plan, at, self.book, self.rulings).points for at in range(len(plan.soldiers))]
        soldiers = self.query_one(SoldierList)
        with self.prevent(StripList.Highlighted):
            below = (
                words.squad_lines(plan, self.book, self.rulings)
                if not any(one.unknown for one in broken)
                else ()
            )
            gone = soldiers.chosen not in (SQUAD, *map(str, range(len(plan.soldiers))))
            soldiers.show(plan, points, self._at if go or gone else None, below)
        self.query_one(SquadForm).show(plan)
        problems = self.query_one(ProblemList)
        problems.fill(
            [ListRow(str(place), problem_words(problem)) for place, problem in enumerate(self._problems)]
        )
        problems.display = bool(self._problems)
        problems.styles.height = len(self._problems) + 2
        self._show_soldier()

    def _show_soldier(self) -> None:
        """The card of the soldier under the cursor, or the form of the squad."""
        soldiers = self.query_one(SoldierList)
        whole = soldiers.chosen == SQUAD
        self.set_class(whole, "-squad")
        values = log_values(self.plan, self._at, self.book, self.rulings)
        self.query_one(SoldierCard).show(self.plan, self._at, values, len(soldiers.marked))
        self._show_worth()

    def _show_worth(self) -> None:
        if not self.query_one(AtTable).display:
            return  # shown when there is room for it, or v asks for it
        soldier = self.plan.soldiers[self._at]
        thing = self.query_one(OutfitList).thing
        also = thing.key if thing is not None and thing.field == "weapons" and not thing.has else None
        self.query_one(AtTable).show(soldier, also)

    @on(StripList.Highlighted, "#soldiers")
    def _chosen(self, event: StripList.Highlighted) -> None:
        event.stop()
        if event.key != SQUAD and int(event.key) < len(self.plan.soldiers):
            self._at = int(event.key)
        self._show_soldier()

    @on(SoldierList.Marked)
    def _marked(self) -> None:
        self._show_soldier()

    @on(StripList.Highlighted, "#outfit")
    @on(AtTable.Turned)
    def _weighed(self) -> None:
        self._show_worth()

    @on(StripList.Selected, "#soldiers")
    def _entered(self, event: StripList.Selected) -> None:
        event.stop()
        if event.key == SQUAD:
            self.query_one("#squad-name").focus()
        else:
            self.query_one(OutfitList).focus()

    def _open(self, name: str) -> bool:
        try:
            self._kept.open(name)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return False
        self._at = 0
        return True
