"""The builder between squads and files: open, copy, compare, print, export, import."""

from collections.abc import Callable
from functools import partial

from textual import work

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.read_files import file_named
from squadlog.base.write_files import is_there, write_new, write_whole
from squadlog.reports.sheet import squad_sheet
from squadlog.squads import edit
from squadlog.squads.plan import SquadPlan
from squadlog.tui.book.share import ShareDialog
from squadlog.tui.builder import words
from squadlog.tui.builder.board import BuilderBoard
from squadlog.tui.builder.character import CharacterForm
from squadlog.tui.builder.dialogs import CompareDialog, PaperDialog, SquadsDialog
from squadlog.tui.builder.shelf import squads_in_file, whole_path
from squadlog.tui.chrome.confirm import ConfirmDialog
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import tell
from squadlog.tui.chrome.typed import PASTE_CELLS, LineDialog

with lazy_imports():
    from squadlog.squads.sharing import taking

_TAKEN_IN = (
    "The code is on the clipboard, if the terminal has one. Another squadlog imports it with i, or: squadlog squads "
    "import CODE"
)


class BuilderFiles(BuilderBoard):
    """What is done with whole squads."""

    def _names(self) -> tuple[str, ...] | None:
        try:
            return self._kept.names()
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return None

    def _any_kept(self) -> bool:
        try:
            return bool(self._kept.own())
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return False

    @work
    async def action_open_squad(self) -> None:
        """Go to another squad, or begin a new one."""
        names = self._names()
        if names is None:
            return
        chosen = await self.app.push_screen_wait(SquadsDialog(names, new=True, remove=self._kept.delete))
        undecided = self.has_class("-undecided")
        self.remove_class("-undecided")
        if chosen == "new":
            self._kept.start()
            self._at = 0
        elif not chosen and undecided:
            self.leave()
            return
        elif not chosen or not self._open(chosen):
            return
        self._show(go=True)

    def action_extra(self, screen: str) -> None:
        """A screen of an extra, of this squad."""
        places(self.app).show(screen, None, self.plan)

    @work
    async def action_copy_squad(self) -> None:
        """Keep a second squad like this one under another name, and go on with it."""
        name = await self.app.push_screen_wait(LineDialog("Name of the copy:", value=self.plan.name))
        if name:
            try:
                self._kept.copy(edit.set_squad(self.plan, name=name))
            except SquadlogError as error:
                tell(self.app, str(error), severity="error")
            self._show()

    @work
    async def action_compare(self) -> None:
        """Put another squad beside this one."""
        names = self._names()
        if names is None:
            return
        others = tuple(name for name in names if name != self._kept.name)
        chosen = await self.app.push_screen_wait(
            SquadsDialog(others, f"Compare {self.plan.name} with which squad?")
        )
        if not chosen:
            return
        try:
            other = self._kept.read(chosen)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        await self.app.push_screen_wait(CompareDialog(self.plan, other, self.book, self.rulings))

    @work
    async def action_print(self) -> None:
        """Show the sheet for paper; from there it can be written to a file."""
        sheet = squad_sheet(self.plan, self.book, self.rulings)
        if await self.app.push_screen_wait(PaperDialog(sheet)):
            await self._write(
                "Name of the file for the sheet:", f"{words.file_name(self.plan.name)}.txt", lambda _: sheet
            )

    @work
    async def action_export(self) -> None:
        """Write the squad to a file that others can import: the ending of its name says in which form."""
        question = "Export to the file (.json, .csv, .txt or .code):"
        await self._write(question, f"{words.file_name(self.plan.name)}.json", self._kept.text_for)

    @work
    async def action_share(self) -> None:
        """Show the share code, drawn as QR; from there it can be written to a file."""
        try:
            code = taking.squad_code(self.plan)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        await self.app.push_screen_wait(ShareDialog(_TAKEN_IN, code, words.file_name(self.plan.name)))

    @work
    async def action_character(self) -> None:
        """New soldiers from sheets of characters (LEG-01)."""
        soldiers = await self.app.push_screen_wait(CharacterForm(self.book, self.rulings))
        for soldier in soldiers or ():
            self._at = len(self.plan.soldiers)
            if not self._tried(partial(edit.recruit, self.plan, soldier), go=True):
                return

    @work
    async def action_its_sheet(self) -> None:
        """Change the sheet of the character chosen; what the builder gave it besides stays."""
        place, soldier = self._at, self.plan.soldiers[self._at]
        if soldier.character is None:
            tell(self.app, f"{soldier.name} is not a character; l adds one from its sheet.")
            return
        found = await self.app.push_screen_wait(CharacterForm(self.book, self.rulings, soldier))
        if not found:
            return
        fields = ("name", "race", "armour", "weapons", "equipment", "character")
        changes = {name: getattr(found[0], name) for name in fields}
        if found[0].character is not None and found[0].character.combat != soldier.character.combat:
            changes["troop"] = found[0].troop
        self._tried(lambda: edit.set_soldiers(self.plan, (place,), **changes), go=True)
        for other in found[1:]:
            self._tried(partial(edit.recruit, self.plan, other))

    def _tried(self, change: Callable[[], SquadPlan], *, go: bool = False) -> bool:
        """Make a change that no plan may be able to hold."""
        raise NotImplementedError

    async def _write(self, question: str, proposal: str, text_for: Callable[[str], str]) -> None:
        path = await self.app.push_screen_wait(LineDialog(question, value=proposal))
        if not path:
            return
        text, file = text_for(path), file_named(path)
        over = is_there(file)
        if over and not await self.app.push_screen_wait(ConfirmDialog(f"{path} exists. Overwrite it?")):
            return
        try:
            (write_whole if over else write_new)(file, text)
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        tell(self.app, f"Written to {whole_path(path)}.")

    @work
    async def action_import(self) -> None:
        """Read squads from a file or a share code and keep each under a free name."""
        asked = LineDialog("Import the file, or paste a share code:", longest=PASTE_CELLS)
        path = await self.app.push_screen_wait(asked)
        if path:
            try:
                for plan in squads_in_file(path, self.book):
                    self._kept.adopt(plan)
            except SquadlogError as error:
                tell(self.app, str(error), severity="error")
            self._at = 0
            self._show()
