"""The squad builder: soldiers on the left, the chosen one's outfit on the right, what is wrong below.

Every change is kept at once on the shelf of squads, and can be taken back.
"""

from typing import ClassVar

from textual import on, work
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from squadlog.errors import SquadlogError
from squadlog.squads import edit
from squadlog.squads.plan import SquadPlan
from squadlog.tui.builder.files import BuilderFiles
from squadlog.tui.builder.form import Changed, Wanted
from squadlog.tui.chrome.chrome import tell
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.typed import LineSheet


class BuilderScreen(BuilderFiles):
    """Builds one squad. `shelf` is where squads are kept; `name` a squad on it, or `ready:` and the key of a ready one.

    Without a name it asks which; a new squad of eight lies ready and is kept with its first change. `rulings` are
    those in force; without them the defaults are.
    """

    CSS_PATH = "builder.tcss"
    AUTO_FOCUS = "#soldiers"
    HELP = (
        "Choose a soldier on the left and his troop, race, armour, weapons and equipment on the right; Tab "
        "goes from field to field, the arrows and the space bar or the mouse choose. g makes each choice "
        "for all soldiers instead of one; e gives everybody the outfit of the soldier chosen. The first "
        "weapon named is the one in hand when play begins.\n"
        "Points against the budget stand on top, broken rules at the bottom: with the cursor on one, Enter "
        "lets it pass by agreement (or no longer), r opens its rule. The second tab holds the squad "
        "itself: name, side, budget, quality, things bought for all.\n"
        "a adds a soldier, c copies the one chosen, delete removes him. Every change is kept at once "
        "(ctrl+s says so); ctrl+z takes it back. o opens another squad, m compares two, p prints the "
        "sheet, x and i write and read a file for others, k copies the squad."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "add", "Add", id="builder.add"),
        Binding("c", "copy_soldier", "Copy", id="builder.copy"),
        Binding("delete", "remove", "Remove", id="builder.remove"),
        Binding("g", "for_all", "One/all", id="builder.for_all"),
        Binding("e", "equip_all", "All alike", id="builder.equip_all"),
        Binding("ctrl+z", "take_back", "Take back", id="builder.take_back"),
        Binding("o", "open_squad", "Open", id="builder.open", show=False),
        Binding("k", "copy_squad", "Copy squad", id="builder.copy_squad", show=False),
        Binding("m", "compare", "Compare", id="builder.compare", show=False),
        Binding("p", "print", "Print", id="builder.print", show=False),
        Binding("x", "export", "Export", id="builder.export", show=False),
        Binding("i", "import", "Import", id="builder.import", show=False),
        Binding("r", "rule", "Rule", id="builder.rule"),
        Binding("ctrl+s", "kept", "Kept", id="builder.kept", show=False),
    ]

    def on_mount(self) -> None:
        """Ask which squad, unless one was asked for."""
        if self._first is None:
            self.action_open_squad()

    # Changes

    def _change(self, changed: SquadPlan) -> None:
        """Keep a changed squad and show it; a shelf that cannot keep it says so, and nothing changes."""
        try:
            self._kept.change(changed)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
        self._show()

    @on(Changed)
    def _field_changed(self, event: Changed) -> None:
        """One field of the soldier, or of all, or of the squad."""
        event.stop()
        try:
            if event.of_squad:
                changed = edit.set_squad(self.plan, **event.values)
            else:
                every = self._all and "name" not in event.values and "leader" not in event.values
                changed = edit.set_soldiers(self.plan, None if every else (self._at,), **event.values)
        except edit.EditError as error:
            tell(self.app, str(error), severity="error")
            self._show()
            return
        if changed != self.plan:
            self._change(changed)

    @on(Wanted)
    def _thing_wanted(self, event: Wanted) -> None:
        """A thing bought for the squad, or given back."""
        event.stop()
        try:
            if event.back is not None:
                self._change(edit.remove_equipment(self.plan, event.back))
            else:
                self._change(edit.add_equipment(self.plan, event.item, event.bearer))
        except edit.EditError as error:
            tell(self.app, str(error), severity="error")

    def action_add(self) -> None:
        """Add a bare recruit."""
        self._grow(None)

    def action_copy_soldier(self) -> None:
        """Add a soldier equipped like the one chosen."""
        self._grow(self._at)

    def _grow(self, like: int | None) -> None:
        try:
            changed = edit.add_soldier(self.plan, like)
        except edit.EditError as error:
            tell(self.app, str(error), severity="error")
            return
        self._at = len(changed.soldiers) - 1
        self._change(changed)

    def action_remove(self) -> None:
        """Remove the soldier chosen."""
        try:
            self._change(edit.remove_soldier(self.plan, self._at))
        except edit.EditError as error:
            tell(self.app, str(error), severity="error")

    def action_for_all(self) -> None:
        """Switch between choices for one and for all."""
        self._all = not self._all
        self._show()

    def action_equip_all(self) -> None:
        """Give everybody the troop, race, armour, weapons and equipment of the soldier chosen."""
        model = self.plan.soldiers[self._at]
        self._change(
            edit.set_soldiers(
                self.plan,
                troop=model.troop,
                race=model.race,
                armour=model.armour,
                weapons=model.weapons,
                equipment=model.equipment,
            )
        )

    def action_take_back(self) -> None:
        """Undo the last change."""
        try:
            undone = self._kept.take_back()
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        if not undone:
            tell(self.app, "There is nothing to take back.")
        self._show()

    def action_kept(self) -> None:
        """Keep the squad even if nothing was changed."""
        self._change(self.plan)
        tell(self.app, f"{self.plan.name} is kept; every change is kept at once.")

    @on(OptionList.OptionSelected, "#problems")
    @work
    async def _agree(self, event: OptionList.OptionSelected) -> None:
        """Let a broken rule pass by agreement, for a reason; or take the agreement back."""
        event.stop()
        problem = self._problems[int(event.option.id or 0)]
        if problem.unknown:
            tell(self.app, "Nothing can be played with a choice the tables do not have.", severity="error")
            return
        if problem.idle:
            tell(self.app, "No rule forbids it, and no battle can use it yet: nothing is to be agreed on.")
            return
        if problem.waived:
            whole = any(one.rule == problem.rule and one.soldier is None for one in self.plan.agreements)
            self._change(edit.revoke(self.plan, problem.rule, None if whole else problem.soldier))
            return
        reason = await self.app.push_screen_wait(LineSheet(f"{problem.sentence} By agreement, because:"))
        if reason:
            self._change(edit.agree(self.plan, problem.rule, reason, problem.soldier))

    def action_rule(self) -> None:
        """Open the rule of the problem under the cursor."""
        chosen = self.query_one("#problems", Picker).chosen
        if chosen is not None:
            self.run_worker(self.app.run_action(f"app.open_rule('{self._problems[int(chosen)].rule}')"))
