"""The squad builder: soldiers on the left, the chosen one's outfit on the right, what is wrong below.

Every change is kept at once on the shelf of squads, and can be taken back.
"""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Footer, OptionList, Static, TabbedContent, TabPane

from squadlog.errors import SquadlogError
from squadlog.reports.sheet import squad_sheet
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.rulebook.rulings import Rulings
from squadlog.squads import edit
from squadlog.squads.cost import bill
from squadlog.squads.legality import violations
from squadlog.squads.log_values import log_values
from squadlog.squads.plan import SquadPlan
from squadlog.tui import builder_words as words
from squadlog.tui.builder_form import Changed, SoldierForm, SquadForm, Wanted
from squadlog.tui.builder_problems import Problem, grouped
from squadlog.tui.builder_sheets import CompareSheet, PaperSheet, SquadsSheet
from squadlog.tui.builder_shelf import KeptSquad, Shelf, read_file, write_file
from squadlog.tui.chrome import Room, tell
from squadlog.tui.confirm import ConfirmSheet
from squadlog.tui.picker import Picker
from squadlog.tui.typed import LineSheet

HALVES, BROAD = 100, 150
"""Cells from which choices and lists stand side by side, and from which the list of soldiers is broader."""


class BuilderScreen(Room):
    """Builds one squad. `shelf` is where squads are kept; `name` a squad on it, or `ready:` and the key of a ready one.

    Without a name it asks which; a new squad of eight lies ready and is kept with its first change. `rulings` are those in force;
    without them the defaults are.
    """

    CSS_PATH = "builder.tcss"
    AUTO_FOCUS = "#soldiers"
    HELP = (
        "Choose a soldier on the left and his troop, race, armour, weapons and equipment on the right; Tab goes from field to "
        "field, the arrows and the space bar or the mouse choose. g makes each choice for all soldiers instead of one; e gives "
        "everybody the outfit of the soldier chosen. The first weapon named is the one in hand when play begins.\n"
        "Points against the budget stand on top, broken rules at the bottom: with the cursor on one, Enter lets it pass by "
        "agreement (or no longer), r opens its rule. The second tab holds the squad itself: name, side, budget, quality, "
        "things bought for all.\n"
        "a adds a soldier, c copies the one chosen, delete removes him. Every change is kept at once; ctrl+z takes it back. "
        "o opens another squad, m compares two, p prints the sheet, x and i write and read a file for others, k copies the squad."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "add", "Add", id="builder.add"),
        Binding("c", "copy_soldier", "Copy", id="builder.copy"),
        Binding("delete", "remove", "Remove", id="builder.remove"),
        Binding("g", "for_all", "One/all", id="builder.for_all"),
        Binding("e", "equip_all", "All like this", id="builder.equip_all"),
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
        yield Footer()

    def on_mount(self) -> None:
        """Open the squad asked for."""
        if self._first is not None:
            self._open(self._first)
        self._show()
        if self._first is None:
            self.action_open_squad()

    # What is shown

    def _show(self) -> None:
        """Show the plan as it stands, everywhere."""
        plan = self.plan
        self._at = min(self._at, len(plan.soldiers) - 1)
        spent = bill(plan, self.book, self.rulings)
        broken = violations(plan, self.book, self.rulings)
        self._problems = grouped(broken)
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

    # Other squads and files

    def _open(self, name: str) -> bool:
        try:
            self._kept.open(name)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return False
        self._at = 0
        return True

    @work
    async def action_open_squad(self) -> None:
        """Go to another squad, or begin a new one."""
        chosen = await self.app.push_screen_wait(
            SquadsSheet(self._kept.names(), new=True, remove=self._kept.delete)
        )
        if chosen == "new":
            self._kept.start()
            self._at = 0
        elif not chosen or not self._open(chosen):
            return
        self._show()

    @work
    async def action_copy_squad(self) -> None:
        """Keep a second squad like this one under another name, and go on with it."""
        name = await self.app.push_screen_wait(LineSheet("Name of the copy:", value=self.plan.name))
        if name:
            try:
                self._kept.copy(edit.set_squad(self.plan, name=name))
            except SquadlogError as error:
                tell(self.app, str(error), severity="error")
            self._show()

    @work
    async def action_compare(self) -> None:
        """Put another squad beside this one."""
        chosen = await self.app.push_screen_wait(SquadsSheet(self._kept.names()))
        if not chosen:
            return
        try:
            other = self._kept.read(chosen)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        await self.app.push_screen_wait(CompareSheet(self.plan, other, self.book, self.rulings))

    @work
    async def action_print(self) -> None:
        """Show the sheet for paper; from there it can be written to a file."""
        sheet = squad_sheet(self.plan, self.book, self.rulings)
        if await self.app.push_screen_wait(PaperSheet(sheet)):
            await self._write("Write the sheet to the file:", f"{words.file_name(self.plan.name)}.txt", sheet)

    @work
    async def action_export(self) -> None:
        """Write the squad to a file that others can import."""
        await self._write("Export to the file:", f"{words.file_name(self.plan.name)}.json", self._kept.text())

    async def _write(self, question: str, proposal: str, text: str) -> None:
        path = await self.app.push_screen_wait(LineSheet(question, value=proposal))
        if not path:
            return
        try:
            if not write_file(path, text):
                again = f"{path} exists. Write over it?"
                if not await self.app.push_screen_wait(ConfirmSheet(again)):
                    return
                write_file(path, text, over=True)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        tell(self.app, f"Written to {path}.")

    @work
    async def action_import(self) -> None:
        """Read a squad from a file and keep it under a free name."""
        path = await self.app.push_screen_wait(LineSheet("Import the file:"))
        if path:
            try:
                self._kept.adopt(read_file(path, self.book))
            except SquadlogError as error:
                tell(self.app, str(error), severity="error")
            self._at = 0
            self._show()
