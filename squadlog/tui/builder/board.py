"""What the builder shows: the budget, the soldiers, one soldier's card, its worth at the table, what is wrong."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from squadlog.squads.cost import bill
from squadlog.squads.in_play import as_played, idle
from squadlog.squads.legality import violations
from squadlog.squads.log_values import log_values
from squadlog.tui.builder import words
from squadlog.tui.builder.at_table import AtTable
from squadlog.tui.builder.card import SoldierCard
from squadlog.tui.builder.draft import SquadDraft
from squadlog.tui.builder.problems import ProblemList, group_violations
from squadlog.tui.builder.soldiers import SQUAD, SoldierList
from squadlog.tui.builder.squad_form import SquadForm
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.strip_list import StripList


class BuilderBoard:
    """The panels of the builder; it shows a squad and changes nothing."""

    def __init__(self, draft: SquadDraft) -> None:
        self._draft = draft
        book, rulings = draft.book, draft.rulings
        self._head = Static("", id="head", markup=False)
        self.soldiers, self.problems = SoldierList(), ProblemList()
        self.card, self._form = SoldierCard(book, rulings), SquadForm(book, rulings)
        self.at_table = AtTable(book, rulings)

    def compose(self) -> ComposeResult:
        """Head, panels, problems."""
        yield self._head
        with Horizontal(id="middle"):
            yield self.soldiers
            yield self.card
            yield self._form
            yield self.at_table
        yield self.problems
        yield KeyBar()

    def show(self, *, go: bool) -> None:
        """Show the squad as it stands, everywhere; with `go` the cursor goes to the soldier chosen."""
        plan, at, book, rulings = self._draft.plan, self._draft.at, self._draft.book, self._draft.rulings
        self.card.book = self.at_table.book = book
        broken = violations(plan, book, rulings)
        forbidding = [one for one in broken if one.forbids]
        spent, basic = bill(plan, book, rulings), bill(as_played(plan, ()), book, rulings).total
        head = words.head(plan, spent, basic, forbidding, self._head.app.size.width)
        self._head.update(head, layout=False)
        points = [log_values(plan, place, book, rulings).points for place in range(len(plan.soldiers))]
        with self.soldiers.prevent(StripList.Highlighted):
            unknown = any(one.unknown for one in broken)
            below = () if unknown else words.squad_lines(plan, book, rulings)
            gone = self.soldiers.chosen not in (SQUAD, *map(str, range(len(plan.soldiers))))
            self.soldiers.show(plan, points, at if go or gone else None, below)
        self._form.show(plan, book)
        self.problems.show(group_violations((*broken, *idle(plan, book))))
        self.show_soldier()

    def show_soldier(self) -> None:
        """Show the card of the soldier under the cursor, or the form of the squad."""
        draft = self._draft
        self.soldiers.screen.set_class(self.soldiers.chosen == SQUAD, "-squad")
        values = log_values(draft.plan, draft.at, draft.book, draft.rulings)
        self.card.show(draft.plan, draft.at, values, len(self.soldiers.marked))
        self.show_worth()

    def show_worth(self) -> None:
        """Show what the soldier is worth at the table, where there is room for it or v asks for it."""
        if self.at_table.display:
            thing = self.card.outfit.thing
            also = thing.key if thing is not None and thing.field == "weapons" and not thing.has else None
            self.at_table.show(self._draft.soldier, also)
