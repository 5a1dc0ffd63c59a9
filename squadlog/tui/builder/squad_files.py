"""The builder between squads and files: open, copy, compare, print, export, import."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.read_files import file_named
from squadlog.base.write_files import is_there, write_new, write_whole
from squadlog.book.load import book_of, load_rulebook
from squadlog.reports.sheet import squad_sheet
from squadlog.squads import edit
from squadlog.tui.asker import waits
from squadlog.tui.book.labelling import labels_of
from squadlog.tui.book.share import ShareDialog
from squadlog.tui.builder import words
from squadlog.tui.builder.dialogs import NEW, CompareDialog, PaperDialog, SquadsDialog
from squadlog.tui.builder.draft import SquadDraft
from squadlog.tui.builder.shelf import squads_in_file, whole_path
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.typed import PASTE_CELLS
from squadlog.tui.parts import KeyedPart

if TYPE_CHECKING:
    from squadlog.book.packs.pack import CheckedPack
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.labels import Label

with lazy_imports():
    from squadlog.squads import packed
    from squadlog.squads.sharing import taking

_TAKEN_IN = (
    "The code is on the clipboard, if the terminal has one. Another squadlog imports it with i, or: squadlog squads "
    "import CODE"
)


def pack_words(pack: "CheckedPack") -> str:
    """A pack in a line: what it is called, whose it is, what it adds and what it changes."""
    adds = [one.key for one in pack.rows if not one.replaces]
    changes = [one.key for one in pack.rows if one.replaces]
    told = [f"adds {', '.join(adds)}"] if adds else []
    told += [f"changes {', '.join(changes)}"] if changes else []
    return f"{pack.name} ({pack.by}): {'; '.join(told)}"


class SquadFiles(KeyedPart):
    """What is done with whole squads."""

    def __init__(self, draft: SquadDraft, leaves: Callable[[], object]) -> None:
        """Take the draft.

        `leaves` leaves the builder: whoever chooses no squad at first has nothing to do there.
        """
        self.asker = draft.asker
        self._draft, self._kept, self._leaves = draft, draft.kept, leaves
        self._decided = True

    def begin(self) -> None:
        """Ask which squad to begin with, where any is kept."""
        if self.asker.found(self._kept.own):
            self._decided = False
            self.asker.screen.add_class("-undecided")
            self.action_open_squad()

    @waits
    async def action_open_squad(self) -> None:
        """Go to another squad, or begin a new one."""
        names = self.asker.found(self._kept.names)
        if names is None:
            return
        chosen = await self.asker.answer(
            SquadsDialog(
                names,
                new=True,
                remove=self._kept.delete,
                labels=labels_of(self.asker.screen.app, "squad"),
                label=self._label,
            )
        )
        decided, self._decided = self._decided, True
        self.asker.screen.remove_class("-undecided")
        if chosen == NEW:
            self._draft.start()
        elif not chosen and not decided:
            self._leaves()
            return
        elif not chosen or not self._draft.open(chosen):
            return
        self._draft.show(go=True)

    def _label(self, name: str, label: "Label") -> None:
        """Keep folder and tags of a squad. Raises SquadlogError."""
        open_desk(self.asker.screen.app).store.labels.put("squad", name, label)

    @waits
    async def action_copy_squad(self) -> None:
        """Keep a second squad like this one under another name, and go on with it."""
        name = await self.asker.line("Name of the copy:", self._draft.plan.name)
        if name:
            self.asker.did(lambda: self._kept.copy(edit.set_squad(self._draft.plan, name=name)))
            self._draft.show()

    @waits
    async def action_compare(self) -> None:
        """Put another squad beside this one."""
        names = self.asker.found(self._kept.names)
        if names is None:
            return
        draft, others = self._draft, tuple(name for name in names if name != self._kept.name)
        chosen = await self.asker.answer(
            SquadsDialog(
                others,
                f"Compare {draft.plan.name} with which squad?",
                labels=labels_of(self.asker.screen.app, "squad"),
                label=self._label,
            )
        )
        other: SquadPlan | None = self.asker.found(lambda: self._kept.read(chosen)) if chosen else None
        if other is not None:
            await self.asker.answer(
                CompareDialog(draft.plan, other, (draft.book, book_of(other)), draft.rulings)
            )

    @waits
    async def action_print(self) -> None:
        """Show the sheet for paper; from there it can be written to a file."""
        draft = self._draft
        sheet = squad_sheet(draft.plan, book_of(draft.plan), draft.rulings)
        if await self.asker.answer(PaperDialog(sheet)):
            proposal = f"{words.file_name(draft.plan.name)}.txt"
            await self._write("Name of the file for the sheet:", proposal, lambda _: sheet)

    @waits
    async def action_export(self) -> None:
        """Write the squad to a file that others can import: the ending of its name says in which form."""
        question = "Export to the file (.json, .csv, .txt or .code):"
        await self._write(question, f"{words.file_name(self._draft.plan.name)}.json", self._kept.text_for)

    @waits
    async def action_share(self) -> None:
        """Show the share code, drawn as QR; from there it can be written to a file."""
        plan = self._draft.plan
        code = self.asker.found(lambda: taking.squad_code(plan))
        if code is not None:
            await self.asker.answer(ShareDialog(_TAKEN_IN, code, words.file_name(plan.name)))

    async def _write(self, question: str, proposal: str, text_for: Callable[[str], str]) -> None:
        path = await self.asker.line(question, proposal)
        if not path:
            return
        text, file = text_for(path), file_named(path)
        over = is_there(file)
        if over and not await self.asker.sure(f"{path} exists. Overwrite it?"):
            return
        write = write_whole if over else write_new
        self.asker.did(lambda: write(file, text), f"Written to {whole_path(path)}.")

    @waits
    async def action_packs(self) -> None:
        """List the packs that the squad carries and those at hand; the one chosen is given to it, or taken back."""
        plan = self._draft.plan
        rows = self.asker.found(lambda: packed.offered_packs(plan, self._kept.packs))
        if not rows:
            self.asker.tell(
                "There is no pack: make one in the workshop (w at home), or squadlog pack take kettle_street."
            )
            return
        named = {pack.text: f"{'✓' if pack.text in plan.packs else ' '} {pack_words(pack)}" for pack in rows}
        texts = [*named]
        chosen = await self.asker.one_of(
            "Packs of the squad: ✓ it carries",
            [(str(place), named[text]) for place, text in enumerate(texts)],
        )
        if chosen is not None:
            text = texts[int(chosen)]
            change = packed.take_pack_back if text in plan.packs else packed.give_pack
            if self._draft.change(lambda: change(plan, text)) and self._draft.plan == plan:
                self.asker.tell(
                    f"{plan.name} uses no row of it: a soldier who takes one brings the pack along."
                )

    @waits
    async def action_import(self) -> None:
        """Read squads from a file or a share code and keep each under a free name."""
        question = "Import the file, or paste a share code:"
        if path := await self.asker.line(question, longest=PASTE_CELLS):
            self.asker.did(lambda: self._adopt(path))
            self._draft.at = 0
            self._draft.show()

    def _adopt(self, path: str) -> None:
        for plan in squads_in_file(path, load_rulebook(), self._kept.packs):
            self._kept.adopt(plan)
