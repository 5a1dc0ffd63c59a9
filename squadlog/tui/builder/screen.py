"""The squad builder: soldiers on the left, the chosen one's card in the middle, its worth at the table on the right.

Every change is kept at once on the shelf of squads, and can be taken back.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from squadlog.base.errors import SquadlogError
from squadlog.squads import edit
from squadlog.squads.choices import ONE_OF, chosen, in_hand, rating, ticked
from squadlog.squads.cost import bill
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.tui.builder.at_table import AtTable
from squadlog.tui.builder.card import Named, OutfitList, SoldierCard, Took
from squadlog.tui.builder.files import BuilderFiles
from squadlog.tui.builder.problems import ProblemList, is_idle
from squadlog.tui.builder.soldiers import SoldierList
from squadlog.tui.builder.squad_form import Changed, Wanted
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.screens import tell
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.typed import LineDialog


class BuilderScreen(BuilderFiles):
    """Builds one squad. `shelf` is where squads are kept; `name` a squad on it, or `ready:` and the key of a ready one.

    Without a name it asks which, if any is kept; a new squad of eight lies ready and is kept with its first change.
    `rulings` are those in force; without them the defaults are.
    """

    CSS_PATH = "builder.tcss"
    AUTO_FOCUS = "#soldiers"
    HELP = (
        "The soldiers are on the left, with the squad details below: name, side, budget, quality and squad "
        "equipment. In the middle is the card of the chosen soldier. Enter goes there: Enter, or a click, chooses "
        "the item under the cursor, a weapon in place of the one in hand; the space bar, or a click on the mark, "
        "adds a second weapon or removes it. The number behind a name is the change in points. Letters jump to an "
        "item: s a r Enter changes a rifle.\n"
        "n, or Tab, types names; Enter goes to the next one. Escape goes back to the soldiers, and from there home.\n"
        "The space bar marks a soldier, g marks all: a choice then goes to all marked soldiers, after you confirm. e "
        "gives all soldiers the outfit of the chosen one. a adds a soldier, c copies the chosen one, delete removes "
        "it. These letters work in the list of soldiers only.\n"
        "The top line shows the budget, the bottom the broken rules: shift+tab goes there from the soldiers; Enter "
        "allows one by agreement (or forbids it again), r opens its rule. v shows what a soldier is worth in play: "
        "chances to hit and to be hurt, against a suit and a cover that the arrows change.\n"
        "Every change is kept at once (ctrl+s says so); ctrl+z undoes it, and so does u among the soldiers. "
        "l adds a Legionnaire character from its sheet, t changes the sheet of the character chosen. "
        "o opens another squad, m compares two, "
        "p prints the sheet, x and i write and read a file for others, "
        "y shows a code for them that i reads too, k copies the squad."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+z", "take_back", "Undo", id="builder.take_back"),
        Binding("ctrl+s", "kept", "Kept", id="builder.kept", show=False),
    ]

    def on_mount(self) -> None:
        """Ask which squad, unless one was asked for or none is kept."""
        if self._first is None and self._any_kept():
            self.add_class("-undecided")
            self.action_open_squad()

    # Where one is

    def action_back(self) -> None:
        """One level out: from a field or a list to the soldiers, from there home."""
        soldiers = self.query_one(SoldierList)
        if self.focused is soldiers or self.focused is None:
            self.leave()
            return
        self.remove_class("-value")
        soldiers.focus()

    def action_names(self) -> None:
        """Type names, from the soldier chosen on."""
        self.query_one(SoldierCard).begin_name()

    def action_value(self) -> None:
        """To the worth at the table, which stands in place of the card where there is no room beside it."""
        self.add_class("-value")
        self.soon(self._weigh)

    def _weigh(self) -> None:
        self._show_worth()
        self.query_one(AtTable).focus()

    def action_take(self) -> None:
        """Take what is under the cursor of the card."""
        self.query_one(OutfitList).action_select()

    def action_tick(self) -> None:
        """Carry what is under the cursor of the card besides, or give it back."""
        self.query_one(OutfitList).action_beside()

    # Changes

    def _change(self, changed: SquadPlan, *, go: bool = False) -> bool:
        """Keep a changed squad and show it; a shelf that cannot keep it says so, and nothing changes."""
        try:
            self._kept.change(changed)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            self._show(go=go)
            self._offered_again()
            return False
        self._show(go=go)
        return True

    def _tried(self, change: Callable[[], SquadPlan], *, go: bool = False) -> bool:
        """Make a change; one that no plan can hold is refused in a sentence."""
        try:
            changed = change()
        except edit.EditError as error:
            tell(self.app, str(error), severity="error")
            self._show()
            self._offered_again()
            return False
        return changed == self.plan or self._change(changed, go=go)

    def _offered_again(self) -> None:
        """What stands in the field again after a refusal is replaced by the next letter."""
        if isinstance(self.focused, Input):
            self.focused.select_all()

    @on(Changed)
    def _field_changed(self, event: Changed) -> None:
        """One field of the squad."""
        event.stop()
        self._tried(lambda: edit.set_squad(self.plan, **event.values))

    @on(Named)
    def _soldier_named(self, event: Named) -> None:
        """A name; then, by Enter, the next one's."""
        event.stop()
        if event.place >= len(self.plan.soldiers):
            return
        named = self._tried(lambda: edit.set_soldiers(self.plan, (event.place,), name=event.name))
        if not event.onward or not named:
            return
        soldiers = self.query_one(SoldierList)
        if event.place + 1 >= len(self.plan.soldiers):
            soldiers.focus()
            return
        self._at = event.place + 1
        self._show(go=True)
        self.action_names()

    @on(Took)
    def _thing_taken(self, event: Took) -> None:
        """Something for the soldier chosen, or for those who are marked."""
        event.stop()
        row = event.row
        if not row.sold and not row.has:
            rule = row.words.rpartition("[")[2]
            tell(self.app, f"No battle can use {row.name} yet, so you cannot buy it [{rule}")
            return
        if row.field == "leader":
            if not row.has:
                self._tried(lambda: edit.name_leader(self.plan, self._at, rating(row.key)))
        elif row.field in ONE_OF:
            if not row.has:
                self._give(lambda _: chosen(row.field, row.key), row.name)
        elif row.field == "weapons" and not event.beside:
            self._give(lambda soldier: in_hand(soldier, row.key), f"{row.name} in hand")
        else:
            take = not row.has or row.more
            what = row.name if take else f"no {row.name}"
            self._give(lambda soldier: ticked(soldier, row.field, row.key, take=take, most=row.most), what)

    @work
    async def _give(self, change: Callable[[SoldierPlan], Mapping[str, object]], what: str) -> None:
        """Change the soldier chosen, or after a question all who are marked."""
        places = self.query_one(SoldierList).marked or (self._at,)
        await self._after_a_word(lambda: edit.change_soldiers(self.plan, change, places), what, len(places))

    async def _after_a_word(self, change: Callable[[], SquadPlan], what: str, many: int) -> None:
        """Make a change; one that concerns several soldiers says so before, with what it costs."""
        try:
            changed = change()
        except edit.EditError as error:
            tell(self.app, str(error), severity="error")
            return
        if changed == self.plan:
            return
        if many > 1:
            before, after = (bill(plan, self.book, self.rulings).total for plan in (self.plan, changed))
            who = f"all {many}" if many == len(self.plan.soldiers) else f"the {many} marked"
            question = f"{what} for {who} soldiers? The squad goes from {before} to {after} points."
            if not await self.app.push_screen_wait(ConfirmDialog(question)):
                return
        self._change(changed)

    @on(Wanted)
    def _thing_wanted(self, event: Wanted) -> None:
        """A thing bought for the squad, or given back."""
        event.stop()
        if event.back is not None:
            back = event.back
            self._tried(lambda: edit.remove_equipment(self.plan, back))
        else:
            self._tried(lambda: edit.add_equipment(self.plan, event.item, event.bearer))

    def action_add(self) -> None:
        """Add a bare recruit."""
        self._grow(None)

    def action_copy_soldier(self) -> None:
        """Add a soldier equipped like the one chosen."""
        self._grow(self._at)

    def _grow(self, like: int | None) -> None:
        at, self._at = self._at, len(self.plan.soldiers)
        if not self._tried(lambda: edit.add_soldier(self.plan, like), go=True):
            self._at = at

    def action_remove(self) -> None:
        """Remove the soldier chosen."""
        self._tried(lambda: edit.remove_soldier(self.plan, self._at))

    def action_for_all(self) -> None:
        """Mark every soldier, or none: choices go to all who are marked."""
        soldiers = self.query_one(SoldierList)
        every = [str(place) for place in range(len(self.plan.soldiers))]
        soldiers.marks.set(() if len(soldiers.marks.keys) == len(every) else every)

    @work
    async def action_equip_all(self) -> None:
        """Give everybody, or those marked, the troop, race, armour, weapons and equipment of the soldier chosen."""
        model = self.plan.soldiers[self._at]
        places = self.query_one(SoldierList).marked or tuple(range(len(self.plan.soldiers)))
        outfit = {name: getattr(model, name) for name in ("troop", "race", "armour", "weapons", "equipment")}
        await self._after_a_word(
            lambda: edit.set_soldiers(self.plan, places, **outfit), f"The outfit of {model.name}", len(places)
        )

    def action_take_back(self) -> None:
        """Undo the last change."""
        try:
            undone = self._kept.take_back()
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        if not undone:
            tell(self.app, "There is nothing to undo.")
        self._show()

    def action_kept(self) -> None:
        """Keep the squad even if nothing was changed."""
        if self._change(self.plan):
            tell(self.app, f"{self.plan.name} is saved; the program saves every change at once.")

    @on(StripList.Selected, "#problems")
    @work
    async def _agree(self, event: StripList.Selected) -> None:
        """Let a broken rule pass by agreement, for a reason; or take the agreement back."""
        event.stop()
        problem = self._problems[int(event.key)]
        if problem.unknown:
            tell(
                self.app, "This choice is not in the tables, so no agreement can allow it.", severity="error"
            )
            return
        if is_idle(problem):
            tell(self.app, "No rule forbids it, but no battle can use it yet: there is nothing to agree on.")
            return
        if problem.waived:
            whole = any(one.rule == problem.rule and one.soldier is None for one in self.plan.agreements)
            self._change(edit.revoke(self.plan, problem.rule, None if whole else problem.soldier))
            return
        reason = await self.app.push_screen_wait(LineDialog(f"{problem.sentence} By agreement, because:"))
        if reason:
            self._change(edit.agree(self.plan, problem.rule, reason, problem.soldier))

    def action_to_problems(self) -> None:
        """The keys go to what is wrong."""
        self.query_one(ProblemList).focus()

    def action_agree(self) -> None:
        """Let the problem under the cursor pass."""
        self.query_one(ProblemList).action_select()

    def action_rule(self) -> None:
        """Open the rule of the problem under the cursor."""
        chosen = self.query_one(ProblemList).chosen
        if chosen is not None:
            self.run_worker(self.app.run_action(f"app.open_rule('{self._problems[int(chosen)].rule}')"))
